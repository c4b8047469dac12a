//! What markers and wishing stones are worth (`KE-12`).

use super::cards::Colour;
use super::data::data;
use super::paths::{Kind, LAST_STEP, Stone};
use super::state::Board;
use engine::Seat;
use serde::Serialize;

/// What a marker counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MarkerScore {
    /// Its path.
    pub path: Colour,
    /// 1 to 9.
    pub step: u8,
    /// Small or large.
    pub kind: Kind,
    /// The value of its row.
    pub row: i32,
    /// What it counts: the row, twice for the large marker.
    pub value: i32,
}

/// The score of a seat, item by item.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tally {
    /// Whose score.
    pub seat: Seat,
    /// `KE-7.4`: from number tiles.
    pub points: u8,
    /// `KE-12.1`, `KE-12.2`: each marker on a path, by path.
    pub markers: Vec<MarkerScore>,
    /// How many wishing stones.
    pub wishes: u8,
    /// `KE-12.4`: what they are worth.
    pub wish_value: i32,
    /// `KE-12.5`: the sum of it all.
    pub total: i32,
}

/// `KE-1.5`, `KE-12.3`: the value of a row; 0 for the start stone.
#[inline]
pub fn row_value(step: u8) -> i32 {
    data().rows[usize::from(step.min(LAST_STEP))]
}

/// `KE-12.1`, `KE-12.2`: what a marker counts at a step.
#[inline]
pub fn marker_value(step: u8, kind: Kind) -> i32 {
    row_value(step) * kind.factor()
}

/// `KE-12.4`: what this many wishing stones are worth.
#[inline]
pub fn wish_value(count: u8) -> i32 {
    let scores = &data().wish_scores;
    scores.get(usize::from(count)).or(scores.last()).copied().unwrap_or(0)
}

/// `KE-12.1`, `KE-12.2`, `KE-12.3`: what each marker on a path counts now, by path.
pub fn marker_scores(board: &Board, seat: Seat) -> impl Iterator<Item = MarkerScore> {
    board.markers(seat).iter().map(|(Stone { path, step }, kind)| MarkerScore {
        path,
        step,
        kind,
        row: row_value(step),
        value: marker_value(step, kind),
    })
}

/// `KE-12.5`: the score of a seat if the game ended now; its final score when it has.
pub fn total(board: &Board, seat: Seat) -> i32 {
    let markers: i32 = marker_scores(board, seat).map(|marker| marker.value).sum();
    i32::from(board.points(seat)) + markers + wish_value(board.wishes(seat))
}

/// The score of a seat now, item by item.
pub fn tally(board: &Board, seat: Seat) -> Tally {
    Tally {
        seat,
        points: board.points(seat),
        markers: marker_scores(board, seat).collect(),
        wishes: board.wishes(seat),
        wish_value: wish_value(board.wishes(seat)),
        total: total(board, seat),
    }
}
