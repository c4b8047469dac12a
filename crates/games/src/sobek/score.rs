//! What sets earn, what corruption costs.

use super::card::Family;
use super::cards::Cards;
use super::data::data;
use super::state::Board;
use super::token::Symbol;
use engine::{Seat, Seats};
use serde::Serialize;

/// What a set is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SetResult {
    /// Its family.
    pub family: Family,
    /// Whether it was laid at the end of the round.
    pub horizontal: bool,
    /// The scarabs in it, those of Prosperity included (`SO-10.1`).
    pub scarabs: u32,
    /// How many cards it has.
    pub cards: u32,
    /// Scarabs × cards, or the scarabs of a horizontal set (`SO-10.2`).
    pub points: u32,
}

/// The corruption of one seat at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Corruption {
    /// Whose.
    pub seat: Seat,
    /// How many cards are in the pile.
    pub cards: u32,
    /// How many Curse tokens lie on it.
    pub curses: u32,
    /// Cards plus 2 for each Curse (`SO-10.5`).
    pub corruption: u32,
    /// The scarabs on the cards, which decide ties (`SO-10.7`).
    pub scarabs: u32,
}

/// What a set with these cards and this many Prosperity tokens is worth in play (`SO-10.1`, `SO-6.17`).
pub fn set_points(cards: Cards, prosperity: u8) -> u32 {
    scarabs(cards, prosperity) * cards.len() as u32
}

fn scarabs(cards: Cards, prosperity: u8) -> u32 {
    cards.scarabs() + u32::from(prosperity * data().prosperity_scarabs)
}

/// What a set on the table is worth (`SO-10.1`, `SO-10.2`, `SO-10.3`).
pub fn set_result(board: &Board, seat: Seat, family: Family, horizontal: bool) -> SetResult {
    let sets = if horizontal { &board.horizontal } else { &board.sets };
    let cards = sets[seat.index()].of(family);
    let prosperity = if horizontal { 0 } else { board.prosperity(seat, family) };
    let scarabs = scarabs(cards, prosperity);
    let count = cards.len() as u32;
    let points = if horizontal { scarabs } else { scarabs * count };
    SetResult { family, horizontal, scarabs, cards: count, points }
}

/// The sets of a seat with their worth, those of play first, by family.
pub fn set_results(board: &Board, seat: Seat) -> impl Iterator<Item = SetResult> + '_ {
    results(board, seat, false).chain(results(board, seat, true))
}

#[inline]
fn results(board: &Board, seat: Seat, horizontal: bool) -> impl Iterator<Item = SetResult> + '_ {
    let sets = if horizontal { &board.horizontal } else { &board.sets };
    sets[seat.index()].iter().map(move |(family, _)| set_result(board, seat, family, horizontal))
}

/// `SO-10.4`: the set points of a seat.
pub fn round_points(board: &Board, seat: Seat) -> u32 {
    let points = |horizontal| results(board, seat, horizontal).map(|result| result.points).sum::<u32>();
    points(false) + points(true)
}

/// `SO-10.5`: the corruption of a pile with this many Curses on it.
pub fn corruption(cards: usize, curses: u8) -> u32 {
    cards as u32 + u32::from(curses * data().curse_weight)
}

/// `SO-10.5`, `SO-10.7`: the corruption of a seat with this pile.
pub(super) fn corruption_of(board: &Board, seat: Seat, pile: Cards) -> Corruption {
    Corruption {
        seat,
        cards: pile.len() as u32,
        curses: board.curses(seat).into(),
        corruption: corruption(pile.len(), board.curses(seat)),
        scarabs: pile.scarabs(),
    }
}

/// `SO-10.6`, `SO-10.7`, `SO-10.8`, `SO-10.14`: who is most corrupt.
pub fn most_corrupt(all: &[Corruption]) -> Seats {
    let key = |one: &Corruption| (one.corruption, one.scarabs);
    match all.iter().map(key).max() {
        Some(most) if most.0 > 0 => all.iter().filter(|one| key(one) == most).map(|one| one.seat).collect(),
        _ => Seats::NONE,
    }
}

/// `SO-10.9`, `SO-10.10`: how many steps back a seat goes if it is most corrupt.
pub fn penalty_steps(board: &Board, seat: Seat) -> u32 {
    let deceit = if board.setup.penalty_counts_deceit { u32::from(board.deceit_points(seat)) } else { 0 };
    (round_points(board, seat) + deceit) / u32::from(data().penalty_per)
}

/// `SO-10.9`, `SO-10.11`, `SO-10.12`: one step back on the track.
#[inline]
pub fn step_back(score: u16) -> u16 {
    Symbol::at(score).next_below(score)
}

/// The score after this many steps back.
pub fn after_penalty(score: u16, steps: u32) -> u16 {
    (0..steps).fold(score, |score, _| step_back(score))
}

impl Board {
    /// The points of all seats, by seat.
    pub(super) fn points(&self) -> Vec<i32> {
        self.scores[..self.seats()].iter().map(|&score| score.into()).collect()
    }
}
