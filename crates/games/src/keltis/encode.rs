//! Fixed numbers for actions, and observations for programs that learn.

use super::cards::{Card, Cards, Colour};
use super::data::{LAYOUT_NAMES, MAX_SEATS, data};
use super::paths::{LAST_STEP, Stone, Tile};
use super::state::{Keltis, Phase, Played};
use super::table::{Column, Direction};
use crate::observation::{Table, Writer, table};
use engine::{Encoded, Parts, Seat, View};

const STEPS: usize = LAST_STEP as usize + 1;

impl Encoded for Keltis {
    /// Seats count from the viewer, seats that are not at the table are 0. Cards are in listing order. In order:
    /// - `seats`: one-hot, 1 to 4; `options`: `redraw_own_discard`, `clover_optional`, `bonus_enters`,
    ///   `stall_rounds`, 1 as by default; `layout`: one-hot, as [`LAYOUT_NAMES`];
    /// - `phase`: one-hot, as `Phase`; `active`, `first`: one-hot by seat;
    /// - `played`: one-hot by card; `discarded`: whether that card was discarded; `clover`: one-hot by path;
    /// - `tiles`: for each stone one-hot by kind; `steps`: for each seat and path one-hot, 0 to 9;
    /// - `large`: for each seat one-hot by path; `columns`: for each seat and card, copies / 2;
    /// - `last`: for each seat and colour one-hot by value; `directions`: for each seat and colour one-hot,
    ///   open, up, down; `points`: for each seat / 14; `wishes`: for each seat / 9;
    /// - `discards`: for each card, copies / 2; `tops`: for each colour one-hot by value;
    /// - `known`: for each seat and card, copies / 2; `hand_sizes`: for each seat / 8; `hand`: for each card,
    ///   copies / 2; `hands`: for each seat and card at the end, copies / 2;
    /// - `draw_pile`: / 86; `goal`: goal count / 5; `idle`: idle turns / 40.
    const OBSERVATION: Parts = &[
        ("seats", &[MAX_SEATS]),
        ("options", &[4]),
        ("layout", &[LAYOUT_NAMES.len()]),
        ("phase", &[Phase::COUNT]),
        ("active", &[MAX_SEATS]),
        ("first", &[MAX_SEATS]),
        ("played", &[Card::COUNT]),
        ("discarded", &[1]),
        ("clover", &[Colour::COUNT]),
        ("tiles", &[Stone::COUNT, Tile::COUNT]),
        ("steps", &[MAX_SEATS, Colour::COUNT, STEPS]),
        ("large", &[MAX_SEATS, Colour::COUNT]),
        ("columns", &[MAX_SEATS, Card::COUNT]),
        ("last", &[MAX_SEATS, Card::COUNT]),
        ("directions", &[MAX_SEATS, Colour::COUNT, 3]),
        ("points", &[MAX_SEATS]),
        ("wishes", &[MAX_SEATS]),
        ("discards", &[Card::COUNT]),
        ("tops", &[Card::COUNT]),
        ("known", &[MAX_SEATS, Card::COUNT]),
        ("hand_sizes", &[MAX_SEATS]),
        ("hand", &[Card::COUNT]),
        ("hands", &[MAX_SEATS, Card::COUNT]),
        ("draw_pile", &[1]),
        ("goal", &[1]),
        ("idle", &[1]),
    ];

    fn observe(view: &View<Self>, out: &mut [f32]) {
        let mut writer = Writer::new(out);
        let table = table(view.viewer, view.public.board.seats(), MAX_SEATS);
        observe_turn(view, &table, &mut writer);
        observe_paths(view, &table, &mut writer);
        observe_columns(view, &table, &mut writer);
        observe_hands(view, &table, &mut writer);
        debug_assert_eq!(writer.written(), Self::OBSERVATION_LENGTH);
    }
}

fn write_cards(cards: Cards, out: &mut Writer<'_>) {
    let copies = out.block(Card::COUNT);
    if cards != Cards::NONE {
        for (card, copies) in (0..Card::COUNT).map(Card::at).zip(copies) {
            *copies = cards.count(card) as f32 / 2.0;
        }
    }
}

fn observe_turn(view: &View<Keltis>, table: &Table, out: &mut Writer<'_>) {
    let board = &view.public.board;
    out.one_hot(Some(board.seats() - 1), MAX_SEATS);
    let setup = &board.setup;
    for on in [setup.redraw_own_discard, setup.clover_optional, setup.bonus_enters, setup.stall] {
        out.flag(on);
    }
    out.one_hot(Some(usize::from(setup.layout)), LAYOUT_NAMES.len());
    out.one_hot(Some(board.phase.index()), Phase::COUNT);
    out.seat(board.active(), table);
    out.seat(board.first, table);
    out.one_hot(board.played.map(|played| played.card().index()), Card::COUNT);
    out.flag(matches!(board.played, Some(Played::Discarded(_))));
    out.one_hot(board.clover.map(Colour::index), Colour::COUNT);
}

fn observe_paths(view: &View<Keltis>, table: &Table, out: &mut Writer<'_>) {
    let board = &view.public.board;
    for stone in Stone::ALL {
        out.one_hot(board.tiles.at(stone).map(Tile::index), Tile::COUNT);
    }
    for seat in table {
        for path in Colour::ALL {
            out.one_hot(seat.map(|seat| usize::from(board.markers(seat).step(path))), STEPS);
        }
    }
    for seat in table {
        let large = seat.and_then(|seat| board.markers(seat).large());
        out.one_hot(large.map(Colour::index), Colour::COUNT);
    }
}

fn observe_columns(view: &View<Keltis>, table: &Table, out: &mut Writer<'_>) {
    let board = &view.public.board;
    let columns = |seat: &Option<Seat>| {
        let seat = *seat;
        Colour::ALL.map(|colour| seat.map(|seat| board.column(seat, colour)))
    };
    let played = out.block(MAX_SEATS * Card::COUNT);
    for (seat, copies) in table.iter().zip(played.chunks_exact_mut(Card::COUNT)) {
        for (colour, column) in Colour::ALL.into_iter().zip(columns(seat)) {
            for value in column.into_iter().flat_map(Column::values) {
                copies[Card::new(colour, value).index()] += 0.5;
            }
        }
    }
    for column in table.iter().flat_map(columns) {
        out.one_hot(column.and_then(Column::last).map(usize::from), Card::VALUES);
    }
    for column in table.iter().flat_map(columns) {
        let direction = column.map(|column| match column.direction() {
            Direction::Open => 0,
            Direction::Up => 1,
            Direction::Down => 2,
        });
        out.one_hot(direction, 3);
    }
    out.each_seat(table, |seat| f32::from(board.points(seat)) / 14.0);
    out.each_seat(table, |seat| f32::from(board.wishes(seat)) / 9.0);
}

fn observe_hands(view: &View<Keltis>, table: &Table, out: &mut Writer<'_>) {
    let public = &view.public;
    let board = &public.board;
    let discards = out.block(Card::COUNT);
    for colour in Colour::ALL {
        for value in board.pile(colour).values() {
            discards[Card::new(colour, value).index()] += 0.5;
        }
    }
    for colour in Colour::ALL {
        out.one_hot(board.pile(colour).top().map(usize::from), Card::VALUES);
    }
    for seat in table {
        write_cards(seat.map_or(Cards::NONE, |seat| board.known(seat)), out);
    }
    out.each_seat(table, |seat| f32::from(public.hand_size(seat)) / 8.0);
    write_cards(view.private.map_or(Cards::NONE, |private| private.hand), out);
    for seat in table {
        let hand = public.hands.and_then(|hands| seat.map(|seat| hands[seat.index()]));
        write_cards(hand.unwrap_or_default(), out);
    }
    out.number(f32::from(public.draw_pile) / 86.0);
    out.number(f32::from(board.goal_count()) / f32::from(data().goal_markers));
    out.number(f32::from(board.idle) / 40.0);
}
