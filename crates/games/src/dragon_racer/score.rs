//! Counting: cards by realm, and places at the end.

use super::kinds::Realm;
use super::state::Board;
use engine::{Scores, Seat, Seats};

/// `DR-10.3`: how many cards a seat has of each realm, as far as they lie open: its team and its open drafted cards.
#[inline]
pub fn realm_counts(board: &Board, seat: Seat) -> [u8; Realm::COUNT] {
    board.team(seat).cards().plus(board.shown(seat)).by_realm()
}

/// `DR-10.6`, `DR-10.7`, `DR-10.8`, `DR-10.9`: who has most of a realm, and what each of them moves.
pub fn leaders(board: &Board, counts: &[u8]) -> (Seats, u8) {
    let most = counts.iter().copied().max().unwrap_or(0);
    if most == 0 {
        return (Seats::NONE, 0);
    }
    let leads = |seat: &Seat| counts[seat.index()] == most;
    let leaders: Seats = Seat::all(counts.len()).filter(leads).collect();
    let turns = &super::data::data().turns;
    (leaders, if leaders.len() == 1 { board.premium() } else { turns.turbo_tied })
}

/// `DR-11.2`, `DR-11.3`, `DR-11.4`, `DR-11.5`: distances, and places by distance and then by movement in turn 7.
pub(super) fn scores(board: &Board) -> Scores {
    let seats = || Seat::all(board.seats());
    let points: Vec<i32> = seats().map(|seat| board.distance(seat).into()).collect();
    let last = usize::from(board.turn) == super::data::TURNS;
    let keys: Vec<_> =
        seats().map(|seat| (board.distance(seat), if last { board.moved(seat) } else { 0 })).collect();
    Scores::by_key(&points, &keys)
}
