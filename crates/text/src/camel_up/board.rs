//! The table of Camel Up in characters.

use crate::Names;
use engine::Seat;
use games::camel_up::race::{Racer, Space};
use games::camel_up::{Board, Deck, FinishCard, Public};
use std::fmt::Write;

/// Columns a space takes.
const CELL: usize = 9;
/// Spaces in a line.
const ROW: i8 = 8;

/// All that lies open.
pub(super) fn draw(public: &Public, names: &Names) -> String {
    let board = &public.board;
    let mut text = match board.leg {
        0 => format!("Camel Up, {} seats, setup\n\n", board.seats()),
        leg => format!("Camel Up, {} seats, leg {leg}\n\n", board.seats()),
    };
    for first in [1, 1 + ROW] {
        draw_row(&mut text, board, first);
    }
    if let Some(space) = board.race.crossed() {
        let _ = writeln!(text, "beyond the line: {} at {space}", board.race.stack(space));
    }
    for racer in Racer::ALL {
        if let Some(space) = board.waiting(racer) {
            let _ = writeln!(text, "waits for its place on space {space}: {racer}");
        }
    }
    draw_pool(&mut text, board);
    draw_players(&mut text, public, names);
    draw_decks(&mut text, public);
    text
}

/// Spaces side by side, each with its stack above its number; tiles lie where no camel stands.
fn draw_row(text: &mut String, board: &Board, first: i8) {
    let spaces = || (first..first + ROW).map(Space::at);
    let height = spaces().map(|space| board.race.count(space)).max().unwrap_or(0).max(1);
    for level in (0..height).rev() {
        let mut line = String::new();
        for space in spaces() {
            let _ = write!(line, "{:^CELL$}", cell(board, space, level));
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    for space in spaces() {
        let _ = write!(text, "{:─^CELL$}", format!(" {space} "));
    }
    text.push_str("\n\n");
}

fn cell(board: &Board, space: Space, level: usize) -> String {
    match (board.race.stack(space).get(level), board.tile_at(space)) {
        (Some(camel), _) => camel.to_string(),
        (None, Some((owner, side))) if level == 0 => format!("{side}@{owner}"),
        _ => String::new(),
    }
}

/// Ranking, dice and tickets.
fn draw_pool(text: &mut String, board: &Board) {
    if let Some(ranking) = board.ranking() {
        let _ = writeln!(text, "ranking   {}", ranking.map(|racer| racer.to_string()).join(", "));
    }
    let shown: Vec<_> = board.dice.iter().map(|shown| shown.to_string()).collect();
    let inside: Vec<_> = board.inside().iter().map(|die| die.to_string()).collect();
    if !shown.is_empty() {
        let _ = writeln!(text, "dice out  {}", shown.join(", "));
    }
    if !inside.is_empty() {
        let _ = writeln!(text, "inside    {}", inside.join(", "));
    }
    let tickets = Racer::ALL.map(|colour| {
        let values: Vec<_> = board.tickets.left(colour).iter().map(ToString::to_string).collect();
        format!("{colour} {}", if values.is_empty() { "–".to_owned() } else { values.join("-") })
    });
    let _ = writeln!(text, "tickets   {}; pyramid {}\n", tickets.join(", "), board.pyramid_tickets_left());
}

fn draw_players(text: &mut String, public: &Public, names: &Names) {
    let board = &public.board;
    let width = Seat::all(board.seats()).map(|seat| names.of(seat).chars().count()).max().unwrap_or(0);
    for seat in Seat::all(board.seats()) {
        let active = if board.active() == Some(seat) { '>' } else { ' ' };
        let _ = write!(text, "{active} {:width$} {:>4} EP", names.of(seat), board.money(seat));
        let _ = write!(text, "  {} in hand", public.hand_size(seat));
        let tickets: Vec<_> = board.tickets_of(seat).map(|ticket| ticket.to_string()).collect();
        if !tickets.is_empty() {
            let _ = write!(text, "; tickets {}", tickets.join(", "));
        }
        match board.pyramid_tickets(seat) {
            0 => {}
            count => {
                let _ = write!(text, "; pyramid tickets {count}");
            }
        }
        if let Some(partner) = board.partner(seat) {
            let _ = write!(text, "; partner of seat {partner}");
        }
        text.push('\n');
    }
}

/// Owners in order of play, with the colours that are turned up: `winner deck: 1 ?, 3 ?`.
fn draw_decks(text: &mut String, public: &Public) {
    let card = |FinishCard { owner, colour }: FinishCard| match colour {
        Some(colour) => format!("{owner} {colour}"),
        None => format!("{owner} ?"),
    };
    for deck in Deck::ALL.into_iter().filter(|&deck| public.decks.len(deck) > 0) {
        let cards: Vec<_> = public.decks.iter(deck).map(card).collect();
        let _ = writeln!(text, "{deck} deck: {}", cards.join(", "));
    }
}
