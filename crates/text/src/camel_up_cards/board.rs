//! The table of Camel Up Cards in characters.

use crate::Names;
use engine::Seat;
use games::camel_up_cards::{Bet, BetKind, Board, Camel, Cell, Figure, Phase, Race};
use std::fmt::Write;

/// Columns a cell takes.
const CELL: usize = 9;
/// Cells in a line.
const ROW: usize = 10;

/// All that lies open.
pub(super) fn draw(board: &Board, names: &Names) -> String {
    let mut text = match board.leg {
        0 => format!("Camel Up Cards, {} seats, setup\n\n", board.seats()),
        leg => format!("Camel Up Cards, {} seats, leg {leg}\n\n", board.seats()),
    };
    let mut row = vec![0];
    row.extend(board.cells().map(Cell::first));
    row.push(Race::FINISH);
    for cells in row.chunks(ROW) {
        draw_row(&mut text, board, cells);
    }
    draw_pool(&mut text, board);
    draw_players(&mut text, board, names);
    text
}

/// Cells side by side, each with its stack above its name; figures stand where no camel does.
fn draw_row(text: &mut String, board: &Board, cells: &[u8]) {
    let height = cells.iter().map(|&at| board.race.count(at)).max().unwrap_or(0).max(1);
    for level in (0..height).rev() {
        let mut line = String::new();
        for &at in cells {
            // Writing to a string cannot fail, here and below.
            let _ = write!(line, "{:^CELL$}", cell(board, at, level));
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    for &at in cells {
        let _ = write!(text, "{:─^CELL$}", format!(" {} ", board.place_name(at)));
    }
    text.push_str("\n\n");
}

fn cell(board: &Board, at: u8, level: usize) -> String {
    match (board.race.stack(at).get(level), board.figures.on(at)) {
        (Some(camel), _) => camel.to_string(),
        (None, Some(figure)) if level == 0 => match board.figure_holder(figure) {
            Some(holder) => format!("{figure}@{holder}"),
            None => figure.to_string(),
        },
        _ => String::new(),
    }
}

/// Places, cards and bets.
fn draw_pool(text: &mut String, board: &Board) {
    let places = board.places();
    let mut camels = Camel::ALL;
    camels.sort_by_key(|camel| places[camel.index()]);
    let _ = writeln!(
        text,
        "places    {}",
        camels.map(|camel| format!("{} {camel}", places[camel.index()])).join(", ")
    );
    if board.phase.in_leg() {
        let _ = writeln!(text, "deck      {} of {} cards left", board.deck_left(), board.setup.race_deck());
    }
    let pile: Vec<_> = board.pile.iter().map(|card| card.to_string()).collect();
    if !pile.is_empty() {
        let _ = writeln!(text, "revealed  {}", pile.join(", "));
    }
    let legs = Camel::ALL.map(|camel| {
        let values: Vec<_> = board.bets.legs_left(camel).iter().map(ToString::to_string).collect();
        format!("{camel} {}", if values.is_empty() { "–".to_owned() } else { values.join("-") })
    });
    let _ = writeln!(text, "leg bets  {}", legs.join(", "));
    for kind in [BetKind::Third, BetKind::Winner, BetKind::Loser] {
        let free: Vec<_> = Camel::ALL
            .into_iter()
            .filter(|&camel| board.bets.card(Bet { kind, camel }).is_some())
            .map(Camel::name)
            .collect();
        let _ = writeln!(
            text,
            "{:9} {}",
            kind.name(),
            if free.is_empty() { "–".to_owned() } else { free.join(", ") }
        );
    }
    let home: Vec<_> =
        Figure::ALL.into_iter().filter(|&figure| board.figure(figure).is_none()).map(Figure::name).collect();
    let _ = writeln!(text, "supply    {}\n", if home.is_empty() { "–".to_owned() } else { home.join(", ") });
}

fn draw_players(text: &mut String, board: &Board, names: &Names) {
    let width = Seat::all(board.seats()).map(|seat| names.of(seat).chars().count()).max().unwrap_or(0);
    for seat in Seat::all(board.seats()) {
        let active = if board.active() == Some(seat) { '>' } else { ' ' };
        let _ = write!(text, "{active} {:width$} {:>4} EP", names.of(seat), board.money(seat));
        let mut things: Vec<String> = board.bets_of(seat).map(|card| card.to_string()).collect();
        things.extend(board.figures_of(seat).map(|figure| format!("{figure} card")));
        if board.phase == Phase::Sort {
            things.push(match board.choices_left(seat) {
                0 => "ready".to_owned(),
                left => format!("{left} cards to choose"),
            });
        }
        things.extend(board.shown(seat).map(|card| format!("showed {card}")));
        things.extend(board.played(seat).map(|card| format!("played {card}")));
        if board.holds_card(seat) {
            things.push("a card in hand".to_owned());
        }
        let _ = writeln!(text, "  {}", things.join("; "));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Options};
    use games::camel_up_cards::CamelUpCards;

    #[test]
    fn the_row_goes_from_the_start_to_the_finish() {
        let mut game = CamelUpCards::new(CamelUpCards::setup(2, &Options::default()).unwrap());
        game.resolve("start blue 2".parse().unwrap(), &mut ());
        let text = draw(game.board(), &Names::of_seats(2));
        assert!(text.contains("─ start ─") && text.contains(" finish "), "{text}");
        let blue = text.lines().find(|line| line.contains("blue") && !line.contains("places")).unwrap();
        assert!((18..28).contains(&blue.find("blue").unwrap()), "{text}");
    }
}
