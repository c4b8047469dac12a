//! Fixed numbers for actions, and observations for programs that learn.

use super::cards::Deck;
use super::state::{CamelUp, Phase};
use crate::camel_race::{Camel, Crazy, Die, Racer, Side, Space};
use crate::observation::{Table, Writer, place_of, table};
use engine::{Encoded, MAX_SEATS, Parts, View};

/// Spaces that a camel can stand on, beyond the finish line included: −2 to 19.
const PLACES: usize = 22;

impl Encoded for CamelUp {
    /// Seats count from the viewer, seats that are not at the table are 0. In order:
    /// - `seats`: one-hot, 1 to 8; `phase`: one-hot, as [`Phase`]; `leg`: number / 8;
    /// - `active`, `first`: one-hot by seat;
    /// - `spaces`: for each camel one-hot, space −2 to 19 (all 0 while not placed); `heights`: camels underneath / 6;
    /// - `places`: for each racer one-hot, place 1 to 5;
    /// - `tiles`: for each seat, cheer then boo, one-hot by space 1 to 16;
    /// - `dice`: for each die one-hot: inside, 1, 2, 3; `grey`: one-hot, printed black or white;
    /// - `tickets_left`: for each colour / 4; `tickets`: for each seat and colour, by ticket from the top;
    /// - `pyramid`: for each seat / 5; `money`: for each seat / 50; `partners`: for each seat one-hot by seat;
    /// - `hand_sizes`: for each seat / 5; `hand`: own colours;
    /// - `own_cards`: for each deck and colour, whether played there, then its position / 8;
    /// - `decks`: for each deck and seat, cards / 5, then turned up colours of that seat.
    const OBSERVATION: Parts = &[
        ("seats", &[MAX_SEATS]),
        ("phase", &[Phase::COUNT]),
        ("leg", &[1]),
        ("active", &[MAX_SEATS]),
        ("first", &[MAX_SEATS]),
        ("spaces", &[Camel::COUNT, PLACES]),
        ("heights", &[Camel::COUNT]),
        ("places", &[Racer::COUNT, Racer::COUNT]),
        ("tiles", &[MAX_SEATS, 2, Space::LOOP as usize]),
        ("dice", &[Die::COUNT, 4]),
        ("grey", &[2]),
        ("tickets_left", &[Racer::COUNT]),
        ("tickets", &[MAX_SEATS, Racer::COUNT, 3]),
        ("pyramid", &[MAX_SEATS]),
        ("money", &[MAX_SEATS]),
        ("partners", &[MAX_SEATS, MAX_SEATS]),
        ("hand_sizes", &[MAX_SEATS]),
        ("hand", &[Racer::COUNT]),
        ("own_cards", &[2, Racer::COUNT, 2]),
        ("decks", &[2, MAX_SEATS, 1 + Racer::COUNT]),
    ];

    fn observe(view: &View<Self>, out: &mut [f32]) {
        let mut writer = Writer::new(out);
        let table = table(view.viewer, view.public.board.seats(), MAX_SEATS);
        observe_turn(view, &table, &mut writer);
        observe_race(view, &table, &mut writer);
        observe_dice_and_tickets(view, &table, &mut writer);
        observe_players(view, &table, &mut writer);
        observe_cards(view, &table, &mut writer);
        debug_assert_eq!(writer.written(), Self::OBSERVATION_LENGTH);
    }
}

fn observe_turn(view: &View<CamelUp>, table: &Table, out: &mut Writer<'_>) {
    let board = &view.public.board;
    out.one_hot(Some(board.seats() - 1), MAX_SEATS);
    out.one_hot(Some(board.phase.index()), Phase::COUNT);
    out.number(f32::from(board.leg) / 8.0);
    out.seat(board.active(), table);
    out.seat(board.first, table);
}

fn observe_race(view: &View<CamelUp>, table: &Table, out: &mut Writer<'_>) {
    let board = &view.public.board;
    for camel in Camel::ALL {
        let space = board.race.space(camel);
        out.one_hot(space.map(|space| (space.number() - Space::MIN) as usize), PLACES);
    }
    for camel in Camel::ALL {
        out.number(board.race.height(camel) as f32 / 6.0);
    }
    let ranking = board.ranking();
    for racer in Racer::ALL {
        let place = ranking.and_then(|ranking| ranking.iter().position(|&other| other == racer));
        out.one_hot(place, Racer::COUNT);
    }
    for seat in table {
        let tile = seat.and_then(|seat| board.tile_of(seat));
        for side in Side::ALL {
            let here = tile.filter(|tile| tile.side == side);
            out.one_hot(here.map(|tile| tile.space.number() as usize - 1), Space::LOOP as usize);
        }
    }
}

fn observe_dice_and_tickets(view: &View<CamelUp>, table: &Table, out: &mut Writer<'_>) {
    let board = &view.public.board;
    for die in Die::ALL {
        out.one_hot(Some(board.dice.get(die).map_or(0, |shown| usize::from(shown.number))), 4);
    }
    let printed = board.dice.get(Die::Grey).and_then(|shown| shown.crazy);
    out.one_hot(printed.map(Crazy::index), 2);
    for colour in Racer::ALL {
        out.number(board.tickets.left(colour).len() as f32 / 4.0);
    }
    let [first, second, ..] = super::data::data().ticket_values;
    let tickets = out.block(MAX_SEATS * Racer::COUNT * 3);
    for (seat, row) in table.iter().zip(tickets.chunks_exact_mut(Racer::COUNT * 3)) {
        for ticket in seat.iter().flat_map(|&seat| board.tickets_of(seat)) {
            let (column, share) = match ticket.value {
                value if value == first => (0, 1.0),
                value if value == second => (1, 1.0),
                _ => (2, 0.5),
            };
            row[ticket.colour.index() * 3 + column] += share;
        }
    }
}

fn observe_players(view: &View<CamelUp>, table: &Table, out: &mut Writer<'_>) {
    let board = &view.public.board;
    out.each_seat(table, |seat| f32::from(board.pyramid_tickets(seat)) / 5.0);
    out.each_seat(table, |seat| f32::from(board.money(seat)) / 50.0);
    for seat in table {
        out.seat(seat.and_then(|seat| board.partner(seat)), table);
    }
    out.each_seat(table, |seat| f32::from(view.public.hand_size(seat)) / 5.0);
}

fn observe_cards(view: &View<CamelUp>, table: &Table, out: &mut Writer<'_>) {
    let private = view.private.as_ref();
    for racer in Racer::ALL {
        out.flag(private.is_some_and(|private| private.hand.contains(racer)));
    }
    for deck in Deck::ALL {
        for racer in Racer::ALL {
            let played = private.and_then(|private| private.played[racer.index()]);
            let here = played.filter(|card| card.deck == deck);
            out.flag(here.is_some());
            out.number(here.map_or(0.0, |card| f32::from(card.position) / 8.0));
        }
    }
    for deck in Deck::ALL {
        let rows = out.block(MAX_SEATS * (1 + Racer::COUNT));
        let mut counts = [0u8; MAX_SEATS];
        for card in view.public.decks.iter(deck) {
            let Some(place) = place_of(Some(card.owner), table) else { continue };
            counts[place] += 1;
            if let Some(colour) = card.colour {
                rows[place * (1 + Racer::COUNT) + 1 + colour.index()] = 1.0;
            }
        }
        for (row, count) in rows.chunks_exact_mut(1 + Racer::COUNT).zip(counts) {
            row[0] = f32::from(count) / 5.0;
        }
    }
}
