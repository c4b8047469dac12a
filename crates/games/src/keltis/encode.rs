//! Fixed numbers for actions, and observations for programs that learn.

use super::cards::{Card, Cards, Colour};
use super::data::{LAYOUT_NAMES, MAX_SEATS, data};
use super::paths::{LAST_STEP, Stone, Tile};
use super::state::{Keltis, Phase, Played};
use super::table::Direction;
use crate::bits::set_bits;
use crate::observation::{Writer, observed};

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
        for (stone, tile) in board.tiles.iter() {
            tiles[stone.index() * Tile::COUNT + tile.index()] = 1.0;
        }
    };
    /// For each seat and path one-hot, 0 to 9.
    steps [MAX_SEATS, Colour::COUNT, STEPS] => out.rows(table, Colour::COUNT * STEPS, |seat, out| {
        for path in Colour::ALL {
            out.one_hot(Some(usize::from(board.markers(seat).step(path))), STEPS);
        }
    });
    /// For each seat one-hot by path.
    large [MAX_SEATS, Colour::COUNT] => out.rows(table, Colour::COUNT, |seat, out| {
        out.one_hot(board.markers(seat).large().map(Colour::index), Colour::COUNT);
    });
    /// For each seat the cards laid.
    columns [MAX_SEATS, Card::COUNT] => out.rows(table, Card::COUNT, |seat, out| {
        let copies = out.block(Card::COUNT);
        for (colour, copies) in Colour::ALL.into_iter().zip(copies.chunks_exact_mut(Card::VALUES)) {
            let [once, twice] = board.column(seat, colour).sets();
            for value in set_bits(once.into()) {
                copies[value as usize] = f32::from(1 + (twice >> value & 1)) / 2.0;
            }
        }
    });
    /// For each seat and colour the card laid last, one-hot by value.
    last [MAX_SEATS, Card::COUNT] => out.rows(table, Card::COUNT, |seat, out| {
        for colour in Colour::ALL {
            out.one_hot(board.column(seat, colour).last().map(usize::from), Card::VALUES);
        }
    });
    /// For each seat and colour one-hot: open, up, down.
    directions [MAX_SEATS, Colour::COUNT, 3] => out.rows(table, Colour::COUNT * 3, |seat, out| {
        for colour in Colour::ALL {
            let direction = match board.column(seat, colour).direction() {
                Direction::Open => 0,
                Direction::Up => 1,
                Direction::Down => 2,
            };
            out.one_hot(Some(direction), 3);
        }
    });
    /// For each seat / 14.
    points [MAX_SEATS] => out.each_seat(table, |seat| f32::from(board.points(seat)) / 14.0);
    /// For each seat / 9.
    wishes [MAX_SEATS] => out.each_seat(table, |seat| f32::from(board.wishes(seat)) / 9.0);
    /// Cards.
    discards [Card::COUNT] => {
        let copies = out.block(Card::COUNT);
        for (colour, copies) in Colour::ALL.into_iter().zip(copies.chunks_exact_mut(Card::VALUES)) {
            for value in board.pile(colour).values() {
                copies[usize::from(value)] += 0.5;
            }
        }
    };
    /// For each colour one-hot by value.
    tops [Card::COUNT] => for colour in Colour::ALL {
        out.one_hot(board.pile(colour).top().map(usize::from), Card::VALUES);
    };
    /// For each seat the cards that all know to be in its hand.
    known [MAX_SEATS, Card::COUNT] => out.rows(table, Card::COUNT, |seat, out| {
        write_cards(board.known(seat), out);
    });
    /// For each seat / 8.
    hand_sizes [MAX_SEATS] => out.each_seat(table, |seat| f32::from(view.public.hand_size(seat)) / 8.0);
    /// The viewer's cards.
    hand [Card::COUNT] => write_cards(view.private.map_or(Cards::NONE, |private| private.hand), out);
    /// For each seat its cards at the end.
    hands [MAX_SEATS, Card::COUNT] => out.rows(table, Card::COUNT, |seat, out| {
        write_cards(view.public.hands.map_or(Cards::NONE, |hands| hands[seat.index()]), out);
    });
    /// Cards left / 86.
    draw_pile [1] => out.number(f32::from(view.public.draw_pile) / 86.0);
    /// Markers in the goal area / 5.
    goal [1] => out.number(f32::from(board.goal_count()) / f32::from(data().goal_markers));
    /// Idle turns / 40.
    idle [1] => out.number(f32::from(board.idle) / 40.0);
}

fn write_cards(cards: Cards, out: &mut Writer<'_>) {
    let copies = out.block(Card::COUNT);
    for (card, count) in cards.iter() {
        copies[card.index()] = f32::from(count) / 2.0;
    }
}
