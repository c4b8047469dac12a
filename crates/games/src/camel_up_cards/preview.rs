//! What choices would bring: for the page that shows them.

use super::camel::Camel;
use super::cards::RaceCard;
use super::cell::{Figure, Place};
use super::state::Board;

/// Where a unit would go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ride {
    /// Where it stands.
    pub from: Place,
    /// Where it would come to rest, figures included.
    pub to: Place,
    /// Who would be carried along.
    pub riders: Vec<Camel>,
}

/// `CC-7.5`: who would go where if the hand card were played: one step, whatever is printed.
pub fn ride(board: &Board, card: RaceCard) -> Ride {
    let mover = card.camel();
    let (after, _) = board.race.run(mover, 1, board.track, board.figures);
    let unit = board.race.list(board.race.unit(mover));
    Ride {
        from: board.place_of(mover),
        to: board.place_name(after.at(mover)),
        riders: unit.iter().filter(|&camel| camel != mover).collect(),
    }
}

/// `CC-8.6`, `CC-8.7`, `CC-8.8`, `CC-8.9`, `CC-8.10`, `CC-8.11`: the position where a unit that ends on a figure there
/// would come to rest, the other figure included.
pub fn sends(board: &Board, figure: Figure, at: u8) -> u8 {
    let (mut figures, mut at) = (board.figures.with(figure, at), at);
    while let Some(figure) = figures.on(at) {
        figures = figures.lifted(figure);
        at = board.track.step(at, figure);
    }
    at
}
