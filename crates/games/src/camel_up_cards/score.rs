//! What bet cards and figure cards pay.

use super::bets::{BetCard, BetKind};
use super::camel::Camel;
use super::cell::Figure;
use super::data::data;
use super::state::{Board, CamelUpCards};
use engine::Seat;
use serde::Serialize;

/// What one card paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "item", rename_all = "kebab-case")]
pub enum Item {
    /// A bet card.
    Bet {
        /// Which card.
        #[serde(flatten)]
        card: BetCard,
        /// The camel's place, 1 to 5.
        place: u8,
        /// What it paid.
        amount: i32,
    },
    /// The card of a figure that is still on the track.
    Figure {
        /// Which figure.
        figure: Figure,
        /// What it paid.
        amount: i32,
    },
}

/// What one seat was paid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Payout {
    /// Whose payout.
    pub seat: Seat,
    /// Each card with its amount: bet cards in listing order, then figure cards.
    pub items: Vec<Item>,
    /// `CC-10.8`: the sum of it all.
    pub sum: i32,
    /// The seat's money before.
    pub before: u16,
    /// The seat's money afterwards.
    pub money: u16,
    /// `CC-12.1`: whether the sum would have left less than the floor of 1 EP.
    pub floored: bool,
}

impl Item {
    /// What it paid.
    pub const fn amount(self) -> i32 {
        match self {
            Self::Bet { amount, .. } | Self::Figure { amount, .. } => amount,
        }
    }
}

/// What a bet card pays when its camel is in this place, 1 to 5 (`CC-10.4`, `CC-10.5`, `CC-11.6`, `CC-11.7`).
/// `printed` matters for leg-winner cards only.
#[inline]
pub fn pay(kind: BetKind, printed: u8, place: u8) -> i32 {
    let at = usize::from(place) - 1;
    match kind {
        BetKind::Leg if at == 0 => i32::from(printed),
        BetKind::Leg => data().leg_other_places[at - 1],
        BetKind::Third => data().third_pay[at],
        BetKind::Winner => data().winner_pay[at],
        BetKind::Loser => data().loser_pay[at],
    }
}

fn item(card: BetCard, places: [u8; Camel::COUNT]) -> Item {
    let place = places[card.camel.index()];
    Item::Bet { card, place, amount: pay(card.kind, card.value.unwrap_or(0), place) }
}

/// `CC-10.4`, `CC-10.5`, `CC-10.6`, `CC-10.7`: each card of a seat with what it pays at a leg's end by the current
/// places.
pub fn leg_items(board: &Board, seat: Seat) -> impl Iterator<Item = Item> + '_ {
    let places = board.places();
    let bets = board.bets_of(seat).filter(|card| !card.kind.is_final()).map(move |card| item(card, places));
    // CC-10.7.
    let figures = board.figures_of(seat);
    bets.chain(figures.map(|figure| Item::Figure { figure, amount: data().figure_pay[figure as usize] }))
}

/// `CC-11.6`, `CC-11.7`: each final card of a seat with what it pays by the current places.
pub fn final_items(board: &Board, seat: Seat) -> impl Iterator<Item = Item> + '_ {
    let places = board.places();
    board.bets_of(seat).filter(|card| card.kind.is_final()).map(move |card| item(card, places))
}

/// `CC-10.8`, `CC-11.8`: money after a payout, never below the floor.
#[inline]
pub fn settled(money: u16, sum: i32) -> u16 {
    (i32::from(money) + sum).clamp(i32::from(data().floor), i32::from(u16::MAX)) as u16
}

fn payout(board: &Board, seat: Seat, items: Vec<Item>) -> Payout {
    let sum = items.iter().map(|item| item.amount()).sum();
    let before = board.money(seat);
    let money = settled(before, sum);
    Payout { seat, items, sum, before, money, floored: i32::from(before) + sum < i32::from(money) }
}

/// `CC-10.8`, `CC-10.9`: what each seat gets at a leg's end by the current places.
pub fn leg_payouts(board: &Board) -> Vec<Payout> {
    Seat::all(board.seats()).map(|seat| payout(board, seat, leg_items(board, seat).collect())).collect()
}

/// `CC-11.6`, `CC-11.7`, `CC-11.8`, `CC-11.9`: what each seat gets of its final cards by the current places.
pub fn final_payouts(board: &Board) -> Vec<Payout> {
    Seat::all(board.seats()).map(|seat| payout(board, seat, final_items(board, seat).collect())).collect()
}

impl CamelUpCards {
    /// The money of all seats, by seat.
    pub(super) fn all_money(&self) -> Vec<i32> {
        Seat::all(self.board.seats()).map(|seat| i32::from(self.board.money(seat))).collect()
    }
}
