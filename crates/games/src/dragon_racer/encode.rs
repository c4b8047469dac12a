//! Fixed numbers for actions, and observations for programs that learn.

use super::action::Slot;
use super::cards::Cards;
use super::data::{COVERED, MOST, TEAM};
use super::kinds::{Colour, Realm};
use super::piece::{Dragon, Hero, Tile};
use super::state::{Board, DragonRacer, Phase};
use crate::observation::{Table, Writer, table};
use engine::{Encoded, Parts, Seat, View};

/// Numbers for the dragon in one slot: which, and attacks on it by colour.
const SLOT: usize = Dragon::COUNT + Colour::COUNT;

impl Encoded for DragonRacer {
    /// Seats count from the viewer, seats that are not at the table are 0. Cards are counts by card / 2. In order:
    /// - `seats`: one-hot, 2 to 8; `phase`: one-hot, as [`Phase`]; `turn` / 7; `dealt`: cards dealt for the
    ///   Draft / 72; `pass` / 9; `left`: whether hands go to the left; `premium` / 3;
    /// - `tiles`: for each covered place one-hot by tile; `flying`: one-hot by seat; `committed`: for each seat;
    /// - `heroes`: for each seat one-hot; `trophies`: for each seat / 8; `distances`: for each seat / 100, and its
    ///   movement in this turn / 30;
    /// - `teams`: for each seat and slot one-hot by card, then attacks on it by colour;
    /// - `shown`: for each seat the open drafted cards; `realms`: for each seat the cards by realm / 10;
    /// - `asking`: one-hot by card; `firing`: by slot;
    /// - `hand`, `drafted`: the own cards; `passed`: cards of hands passed on that nobody has shown since.
    const OBSERVATION: Parts = &[
        ("seats", &[MOST - 1]),
        ("phase", &[Phase::COUNT]),
        ("turn", &[1]),
        ("dealt", &[1]),
        ("pass", &[1]),
        ("left", &[1]),
        ("premium", &[1]),
        ("tiles", &[COVERED, Tile::COUNT]),
        ("flying", &[MOST]),
        ("committed", &[MOST]),
        ("heroes", &[MOST, Hero::COUNT]),
        ("trophies", &[MOST]),
        ("distances", &[MOST, 2]),
        ("teams", &[MOST, TEAM, SLOT]),
        ("shown", &[MOST, Dragon::COUNT]),
        ("realms", &[MOST, Realm::COUNT]),
        ("asking", &[Dragon::COUNT]),
        ("firing", &[TEAM]),
        ("hand", &[Dragon::COUNT]),
        ("drafted", &[Dragon::COUNT]),
        ("passed", &[Dragon::COUNT]),
    ];

    fn observe(view: &View<Self>, out: &mut [f32]) {
        let board = &view.public.board;
        let table = table(view.viewer, board.seats(), MOST);
        let mut writer = Writer::new(out);
        observe_turn(board, &table, &mut writer);
        for &seat in &table {
            observe_team(board, seat, &mut writer);
        }
        for &seat in &table {
            write_cards(seat.map_or(Cards::NONE, |seat| board.shown(seat)), &mut writer);
        }
        for &seat in &table {
            let counts = seat.map_or([0; Realm::COUNT], |seat| super::score::realm_counts(board, seat));
            for count in counts {
                writer.number(f32::from(count) / 10.0);
            }
        }
        writer.one_hot(board.asking().map(Dragon::index), Dragon::COUNT);
        for slot in 0..TEAM {
            writer.flag(board.firing().any(|chosen| chosen.index() == slot));
        }
        observe_own(view, &mut writer);
        debug_assert_eq!(writer.written(), Self::OBSERVATION_LENGTH);
    }
}

fn observe_turn(board: &Board, table: &Table, out: &mut Writer<'_>) {
    out.one_hot(Some(board.seats() - 2), MOST - 1);
    out.one_hot(Some(board.phase.index()), Phase::COUNT);
    out.number(f32::from(board.turn) / 7.0);
    out.number(f32::from(board.dealt) / 72.0);
    out.number(f32::from(board.pass()) / 9.0);
    out.flag(board.passes_left());
    out.number(f32::from(board.premium()) / 3.0);
    for at in 0..COVERED {
        out.one_hot(board.tile_at(at).map(Tile::index), Tile::COUNT);
    }
    out.seat(board.flyer(), table);
    out.each_of(table, board.committed);
    for seat in table {
        out.one_hot(seat.and_then(|seat| board.hero(seat)).map(Hero::index), Hero::COUNT);
    }
    for seat in table {
        out.number(seat.and_then(|seat| board.trophy(seat)).map_or(0.0, |place| f32::from(place) / 8.0));
    }
    for seat in table {
        out.number(seat.map_or(0.0, |seat| f32::from(board.distance(seat)) / 100.0));
        out.number(seat.map_or(0.0, |seat| f32::from(board.moved(seat)) / 30.0));
    }
}

fn observe_team(board: &Board, seat: Option<Seat>, out: &mut Writer<'_>) {
    for slot in (0..TEAM).map(Slot::new) {
        out.one_hot(seat.and_then(|seat| board.team(seat).at(slot)).map(Dragon::index), Dragon::COUNT);
        let Some(seat) = seat else {
            out.block(Colour::COUNT);
            continue;
        };
        let attacks = board.demand(seat, slot).attacks;
        for colour in Colour::ALL {
            out.number(f32::from(attacks.of(colour)));
        }
    }
}

fn observe_own(view: &View<DragonRacer>, out: &mut Writer<'_>) {
    let Some(mine) = &view.private else {
        return (0..3).for_each(|_| write_cards(Cards::NONE, out));
    };
    write_cards(mine.hand, out);
    write_cards(mine.drafted, out);
    let board = &view.public.board;
    let shown = Seat::all(board.seats()).fold(Cards::NONE, |all, seat| all.plus(board.shown(seat)));
    let passed = mine.passed().fold(0, |mask, (held, _)| mask | held.mask());
    let others = passed & !(mine.hand.mask() | mine.drafted.mask() | shown.mask());
    write_cards(Cards::of_mask(others, 1), out);
}

fn write_cards(cards: Cards, out: &mut Writer<'_>) {
    let copies = out.block(Dragon::COUNT);
    if cards != Cards::NONE {
        for (card, copies) in Dragon::all().zip(copies) {
            *copies = f32::from(cards.of(card)) / 2.0;
        }
    }
}
