//! Fixed numbers for actions, and observations for programs that learn.

use super::cards::{Card, Cards, Colour};
use super::data::{LAYOUT_NAMES, MAX_SEATS, data};
use super::paths::{LAST_STEP, Stone, Tile};
use super::state::{Board, Keltis, Phase, Played};
use super::table::{Column, Direction};
use crate::observation::{Table, Writer, observed};

const STEPS: usize = LAST_STEP as usize + 1;

observed! {
    /// Cards are in listing order, copies / 2.
    Keltis of MAX_SEATS: |view, board, table, out|

    /// One-hot, 1 to 4.
    seats [MAX_SEATS] => out.one_hot(Some(board.seats() - 1), MAX_SEATS);
    /// `redraw_own_discard`, `clover_optional`, `bonus_enters`, `stall_rounds`; 1 as by default.
    options [4] => {
        let setup = &board.setup;
        for on in [setup.redraw_own_discard, setup.clover_optional, setup.bonus_enters, setup.stall] {
            out.flag(on);
        }
    };
    /// One-hot, as [`LAYOUT_NAMES`].
    layout [LAYOUT_NAMES.len()] => out.one_hot(Some(usize::from(board.setup.layout)), LAYOUT_NAMES.len());
    /// One-hot, as [`Phase`].
    phase [Phase::COUNT] => out.one_hot(Some(board.phase.index()), Phase::COUNT);
    /// One-hot by seat.
    active [MAX_SEATS] => out.seat(board.active(), table);
    /// One-hot by seat.
    first [MAX_SEATS] => out.seat(board.first, table);
    /// One-hot by card.
    played [Card::COUNT] => out.one_hot(board.played.map(|played| played.card().index()), Card::COUNT);
    /// Whether that card was discarded.
    discarded [1] => out.flag(matches!(board.played, Some(Played::Discarded(_))));
    /// One-hot by path.
    clover [Colour::COUNT] => out.one_hot(board.clover.map(Colour::index), Colour::COUNT);
    /// For each stone one-hot by kind.
    tiles [Stone::COUNT, Tile::COUNT] => for stone in Stone::ALL {
        out.one_hot(board.tiles.at(stone).map(Tile::index), Tile::COUNT);
    };
    /// For each seat and path one-hot, 0 to 9.
    steps [MAX_SEATS, Colour::COUNT, STEPS] => for seat in table {
        for path in Colour::ALL {
            out.one_hot(seat.map(|seat| usize::from(board.markers(seat).step(path))), STEPS);
        }
    };
    /// For each seat one-hot by path.
    large [MAX_SEATS, Colour::COUNT] => for seat in table {
        let large = seat.and_then(|seat| board.markers(seat).large());
        out.one_hot(large.map(Colour::index), Colour::COUNT);
    };
    /// For each seat the cards laid.
    columns [MAX_SEATS, Card::COUNT] => for seat in table {
        let columns = Colour::ALL.map(|colour| seat.map(|seat| board.column(seat, colour)));
        write_values(columns.map(|column| column.into_iter().flat_map(Column::values)), out);
    };
    /// For each seat and colour the card laid last, one-hot by value.
    last [MAX_SEATS, Card::COUNT] => for column in columns(board, table) {
        out.one_hot(column.and_then(Column::last).map(usize::from), Card::VALUES);
    };
    /// For each seat and colour one-hot: open, up, down.
    directions [MAX_SEATS, Colour::COUNT, 3] => for column in columns(board, table) {
        let direction = column.map(|column| match column.direction() {
            Direction::Open => 0,
            Direction::Up => 1,
            Direction::Down => 2,
        });
        out.one_hot(direction, 3);
    };
    /// For each seat / 14.
    points [MAX_SEATS] => out.each_seat(table, |seat| f32::from(board.points(seat)) / 14.0);
    /// For each seat / 9.
    wishes [MAX_SEATS] => out.each_seat(table, |seat| f32::from(board.wishes(seat)) / 9.0);
    /// Cards.
    discards [Card::COUNT] => write_values(Colour::ALL.map(|colour| board.pile(colour).values()), out);
    /// For each colour one-hot by value.
    tops [Card::COUNT] => for colour in Colour::ALL {
        out.one_hot(board.pile(colour).top().map(usize::from), Card::VALUES);
    };
    /// For each seat the cards that all know to be in its hand.
    known [MAX_SEATS, Card::COUNT] => for seat in table {
        write_cards(seat.map_or(Cards::NONE, |seat| board.known(seat)), out);
    };
    /// For each seat / 8.
    hand_sizes [MAX_SEATS] => out.each_seat(table, |seat| f32::from(view.public.hand_size(seat)) / 8.0);
    /// The viewer's cards.
    hand [Card::COUNT] => write_cards(view.private.map_or(Cards::NONE, |private| private.hand), out);
    /// For each seat its cards at the end.
    hands [MAX_SEATS, Card::COUNT] => for seat in table {
        let hand = view.public.hands.and_then(|hands| seat.map(|seat| hands[seat.index()]));
        write_cards(hand.unwrap_or_default(), out);
    };
    /// Cards left / 86.
    draw_pile [1] => out.number(f32::from(view.public.draw_pile) / 86.0);
    /// Markers in the goal area / 5.
    goal [1] => out.number(f32::from(board.goal_count()) / f32::from(data().goal_markers));
    /// Idle turns / 40.
    idle [1] => out.number(f32::from(board.idle) / 40.0);
}

fn columns(board: &Board, table: &Table) -> impl Iterator<Item = Option<Column>> {
    table.iter().flat_map(|&seat| Colour::ALL.map(|colour| seat.map(|seat| board.column(seat, colour))))
}

fn write_cards(cards: Cards, out: &mut Writer<'_>) {
    let copies = out.block(Card::COUNT);
    if cards != Cards::NONE {
        for (card, copies) in Card::ALL.into_iter().zip(copies) {
            *copies = f32::from(cards.of(card)) / 2.0;
        }
    }
}

/// Writes cards of which the values are given by colour.
fn write_values(values: [impl Iterator<Item = u8>; Colour::COUNT], out: &mut Writer<'_>) {
    let copies = out.block(Card::COUNT);
    for (colour, values) in Colour::ALL.into_iter().zip(values) {
        for value in values {
            copies[Card::new(colour, value).index()] += 0.5;
        }
    }
}
