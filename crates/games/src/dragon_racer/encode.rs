//! Fixed numbers for actions, and observations for programs that learn.

use super::cards::Cards;
use super::data::{COVERED, MOST, TEAM};
use super::kinds::{Colour, Realm};
use super::piece::{Dragon, Hero, Tile};
use super::state::{Board, DragonRacer, Phase};
use super::view::Private;
use crate::observation::{Writer, observed};
use engine::{Seat, View};

/// Numbers for the dragon in one slot: which, and attacks on it by colour.
const SLOT: usize = Dragon::COUNT + Colour::COUNT;

observed! {
    /// Cards are counts by card / 2.
    DragonRacer of MOST: |view, board, table, out|
    let mine = view.private.as_ref();

    /// One-hot, 2 to 8.
    seats [MOST - 1] => out.one_hot(Some(board.seats() - 2), MOST - 1);
    /// One-hot, as [`Phase`].
    phase [Phase::COUNT] => out.one_hot(Some(board.phase.index()), Phase::COUNT);
    /// Its number / 7.
    turn [1] => out.number(f32::from(board.turn) / 7.0);
    /// Cards dealt for the Draft / 72.
    dealt [1] => out.number(f32::from(board.dealt) / 72.0);
    /// Its number / 9.
    pass [1] => out.number(f32::from(board.pass()) / 9.0);
    /// Whether hands go to the left.
    left [1] => out.flag(board.passes_left());
    /// Of the turn / 3.
    premium [1] => out.number(f32::from(board.premium()) / 3.0);
    /// For each covered place one-hot by tile.
    tiles [COVERED, Tile::COUNT] => for at in 0..COVERED {
        out.one_hot(board.tile_at(at).map(Tile::index), Tile::COUNT);
    };
    /// One-hot by seat.
    flying [MOST] => out.seat(board.flyer(), table);
    /// For each seat whether it has chosen a card.
    committed [MOST] => out.each_of(table, board.committed);
    /// For each seat one-hot.
    heroes [MOST, Hero::COUNT] => out.rows(table, Hero::COUNT, |seat, out| {
        out.one_hot(board.hero(seat).map(Hero::index), Hero::COUNT);
    });
    /// For each seat / 8.
    trophies [MOST] => out.each_seat(table, |seat| f32::from(board.trophy(seat).unwrap_or(0)) / 8.0);
    /// For each seat / 100, and its movement in this turn / 30.
    distances [MOST, 2] => out.rows(table, 2, |seat, out| {
        out.number(f32::from(board.distance(seat)) / 100.0);
        out.number(f32::from(board.moved(seat)) / 30.0);
    });
    /// For each seat and slot one-hot by card, then attacks on it by colour.
    teams [MOST, TEAM, SLOT] => out.rows(table, TEAM * SLOT, |seat, out| observe_team(board, seat, out));
    /// For each seat the drafted cards that lie open.
    shown [MOST, Dragon::COUNT] => out.rows(table, Dragon::COUNT, |seat, out| out.copies(board.shown(seat)));
    /// For each seat its cards by realm / 10.
    realms [MOST, Realm::COUNT] => out.rows(table, Realm::COUNT, |seat, out| {
        for count in super::score::realm_counts(board, seat) {
            out.number(f32::from(count) / 10.0);
        }
    });
    /// One-hot by card.
    asking [Dragon::COUNT] => out.one_hot(board.asking().map(Dragon::index), Dragon::COUNT);
    /// For each slot whether its dragon has been chosen.
    firing [TEAM] => {
        let firing = out.block(TEAM);
        board.firing().for_each(|slot| firing[slot.index()] = 1.0);
    };
    /// The viewer's cards.
    hand [Dragon::COUNT] => out.copies(mine.map_or(Cards::NONE, |mine| mine.hand));
    /// The viewer's cards.
    drafted [Dragon::COUNT] => out.copies(mine.map_or(Cards::NONE, |mine| mine.drafted));
    /// Cards of hands passed on that nobody has shown since.
    passed [Dragon::COUNT] => out.copies(mine.map_or(Cards::NONE, |mine| passed(view, mine)));
}

fn observe_team(board: &Board, seat: Seat, out: &mut Writer<'_>) {
    let numbers = out.block(TEAM * SLOT);
    for (slot, dragon) in board.team(seat).iter() {
        numbers[slot.index() * SLOT + dragon.index()] = 1.0;
    }
    for attack in board.attacks.iter().filter(|attack| attack.on == seat) {
        numbers[attack.slot.index() * SLOT + Dragon::COUNT + attack.card.colour().index()] += 1.0;
    }
}

fn passed(view: &View<DragonRacer>, mine: &Private) -> Cards {
    let board = &view.public.board;
    let shown = Seat::all(board.seats()).fold(Cards::NONE, |all, seat| all.plus(board.shown(seat)));
    let passed = mine.passed().fold(0, |mask, (held, _)| mask | held.mask());
    Cards::of_mask(passed & !(mine.hand.mask() | mine.drafted.mask() | shown.mask()), 1)
}
