//! Fixed numbers for actions, and observations for programs that learn.

use super::cards::{Card, Cards, Colour};
use super::data::{LAYOUT_NAMES, MAX_SEATS, data};
use super::paths::{LAST_STEP, Stone, Tile};
use super::state::{Board, Keltis, Phase, Played};
use super::table::Direction;
use crate::bits::set_bits;
use crate::observation::observed;
use engine::Seat;

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
    tiles [Stone::COUNT, Tile::COUNT] => {
        let tiles = out.block(Stone::COUNT * Tile::COUNT);
        for kind in Tile::ALL {
            for stone in set_bits(board.tiles.stones_with(kind)) {
                tiles[stone as usize * Tile::COUNT + kind.index()] = 1.0;
            }
        }
    };
    /// For each seat and path one-hot, 0 to 9.
    steps [MAX_SEATS, Colour::COUNT, STEPS] => out.rows(table, Colour::COUNT * STEPS, |seat, out| {
        out.one_hots(board.markers(seat).steps().map(usize::from), STEPS);
    });
    /// For each seat one-hot by path.
    large [MAX_SEATS, Colour::COUNT] => out.rows(table, Colour::COUNT, |seat, out| {
        out.one_hot(board.markers(seat).large().map(Colour::index), Colour::COUNT);
    });
    /// For each seat the cards laid.
    columns [MAX_SEATS, Card::COUNT] => out.rows(table, Card::COUNT, |seat, out| out.copies(laid(board, seat)));
    /// For each seat and colour the card laid last, one-hot by value.
    last [MAX_SEATS, Card::COUNT] => out.rows(table, Card::COUNT, |seat, out| {
        out.bits(by_colour(|colour| board.column(seat, colour).last_bit()), Card::COUNT);
    });
    /// For each seat and colour one-hot: open, up, down.
    directions [MAX_SEATS, Colour::COUNT, 3] => out.rows(table, Colour::COUNT * 3, |seat, out| {
        let direction = |colour| match board.column(seat, colour).direction() {
            Direction::Open => 0,
            Direction::Up => 1,
            Direction::Down => 2,
        };
        out.one_hots(Colour::ALL.map(direction), 3);
    });
    /// For each seat / 14.
    points [MAX_SEATS] => out.each_seat(table, |seat| f32::from(board.points(seat)) / 14.0);
    /// For each seat / 9.
    wishes [MAX_SEATS] => out.each_seat(table, |seat| f32::from(board.wishes(seat)) / 9.0);
    /// Cards.
    discards [Card::COUNT] => {
        let copies = out.block(Card::COUNT);
        for (colour, copies) in Colour::ALL.into_iter().zip(copies.chunks_exact_mut(Card::VALUES)) {
            for value in board.pile(colour).top_down() {
                copies[usize::from(value)] += 0.5;
            }
        }
    };
    /// For each colour one-hot by value.
    tops [Card::COUNT] => {
        out.bits(by_colour(|colour| board.pile(colour).top().map_or(0, |value| 1 << value)), Card::COUNT);
    };
    /// For each seat the cards that all know to be in its hand.
    known [MAX_SEATS, Card::COUNT] => out.rows(table, Card::COUNT, |seat, out| out.copies(board.known(seat)));
    /// For each seat / 8.
    hand_sizes [MAX_SEATS] => out.each_seat(table, |seat| f32::from(view.public.hand_size(seat)) / 8.0);
    /// The viewer's cards.
    hand [Card::COUNT] => out.copies(view.private.map_or(Cards::NONE, |private| private.hand));
    /// For each seat its cards at the end.
    hands [MAX_SEATS, Card::COUNT] => out.rows(table, Card::COUNT, |seat, out| {
        out.copies(view.public.hands.map_or(Cards::NONE, |hands| hands[seat.index()]));
    });
    /// Cards left / 86.
    draw_pile [1] => out.number(f32::from(view.public.draw_pile) / 86.0);
    /// Markers in the goal area / 5.
    goal [1] => out.number(f32::from(board.goal_count()) / f32::from(data().goal_markers));
    /// Idle turns / 40.
    idle [1] => out.number(f32::from(board.idle) / 40.0);
}

/// A mask of cards, bit n for card number n, by masks of the values of each colour.
fn by_colour(values: impl Fn(Colour) -> u16) -> u64 {
    let mask = |colour: Colour| u64::from(values(colour)) << (colour.index() * Card::VALUES);
    Colour::ALL.into_iter().fold(0, |all, colour| all | mask(colour))
}

/// The cards in the columns of a seat.
fn laid(board: &Board, seat: Seat) -> Cards {
    let [once, twice] = [0, 1].map(|copy| by_colour(|colour| board.column(seat, colour).sets()[copy]));
    Cards::of_masks(once, twice)
}
