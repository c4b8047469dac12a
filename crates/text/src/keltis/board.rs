//! The table of Keltis in characters.

use crate::Names;
use engine::Seat;
use games::keltis::score::{row_value, total, wish_value};
use games::keltis::{Board, Cards, Colour, Direction, Kind, LAST_STEP, Public, Stone, Tile};
use std::fmt::Write;

/// Columns a stone takes.
const CELL: usize = 8;

/// All that lies open. Writing to a string cannot fail, here and below.
pub(super) fn draw(public: &Public, names: &Names) -> String {
    let board = &public.board;
    let mut text = format!(
        "Keltis, {} seats; {} cards in the draw pile, {} markers in the goal\n\n",
        board.seats(),
        public.draw_pile,
        board.goal_count()
    );
    draw_paths(&mut text, board);
    text.push('\n');
    for colour in Colour::ALL {
        let pile = board.pile(colour);
        if !pile.is_empty() {
            let values: Vec<_> = pile.values().map(|value| value.to_string()).collect();
            let _ = writeln!(text, "discarded {colour:<7} {}", values.join(" "));
        }
    }
    for seat in Seat::all(board.seats()) {
        draw_player(&mut text, public, seat, names);
    }
    text
}

/// A line for each path: on each stone its tile and the seats there, `2!` for a large marker.
fn draw_paths(text: &mut String, board: &Board) {
    let mut head = format!("{:8}", "");
    for step in 1..=LAST_STEP {
        let _ = write!(head, "{:^CELL$}", format!("{:+}", row_value(step)));
    }
    let _ = writeln!(text, "{}", head.trim_end());
    for path in Colour::ALL {
        let mut line = format!("{path:<8}");
        for step in 1..=LAST_STEP {
            let _ = write!(line, "{:^CELL$}", stone(board, Stone::new(path, step)));
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
}

fn stone(board: &Board, stone: Stone) -> String {
    let mut text = match board.tiles.at(stone) {
        None => ".".to_owned(),
        Some(Tile::Wish) => "wish".to_owned(),
        Some(Tile::Clover) => "clov".to_owned(),
        Some(number) => format!("+{}", number.points()),
    };
    for seat in Seat::all(board.seats()) {
        let markers = board.markers(seat);
        if markers.stone(stone.path) == Some(stone) {
            let large = if markers.kind(stone.path) == Some(Kind::Large) { "!" } else { "" };
            let _ = write!(text, "{}{seat}{large}", if text.contains('@') { "" } else { "@" });
        }
    }
    text
}

fn draw_player(text: &mut String, public: &Public, seat: Seat, names: &Names) {
    let board = &public.board;
    let active = if board.active() == Some(seat) { '>' } else { ' ' };
    let wishes = board.wishes(seat);
    let _ = writeln!(
        text,
        "{active} {}: {} now ({} from number tiles; {wishes} wishing stones: {:+}); {} cards",
        names.of(seat),
        total(board, seat),
        board.points(seat),
        wish_value(wishes),
        public.hand_size(seat)
    );
    for colour in Colour::ALL {
        let column = board.column(seat, colour);
        if !column.is_empty() {
            let values: Vec<_> = column.values().map(|value| value.to_string()).collect();
            let way = match column.direction() {
                Direction::Open => "open",
                Direction::Up => "up",
                Direction::Down => "down",
            };
            let _ = writeln!(text, "    {colour:<7} {way:<5} {}", values.join(" "));
        }
    }
    let known = public.known_hand(seat);
    if !known.is_empty() {
        let _ = writeln!(text, "    known in hand: {}", cards(known));
    }
}

/// `blue 3, pink 7`.
pub(super) fn cards(cards: Cards) -> String {
    let names: Vec<_> = cards.each().map(|card| card.to_string()).collect();
    names.join(", ")
}
