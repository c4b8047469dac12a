//! What tickets and finish cards earn.

use super::cards::Deck;
use super::data::data;
use super::pieces::Ticket;
use super::state::{Board, CamelUp};
use crate::camel_up::race::Racer;
use engine::Seat;
use serde::Serialize;

/// What one thing earned in a leg.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "item", rename_all = "kebab-case")]
pub enum LegItem {
    /// A betting ticket.
    Ticket {
        /// Which racer it backs.
        colour: Racer,
        /// The printed value.
        value: u8,
        /// The racer's place, 1 to 5.
        place: u8,
        /// What it earned.
        amount: i32,
    },
    /// A pyramid ticket.
    Pyramid {
        /// What it earned.
        amount: i32,
    },
}

/// What one seat earned in a leg.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LegResult {
    /// Whose result.
    pub seat: Seat,
    /// Each ticket with its amount: betting tickets by colour, then pyramid tickets.
    pub items: Vec<LegItem>,
    /// `CU-13.7`: the partner, if there is one.
    pub partner: Option<Seat>,
    /// `CU-13.11`: the partner's ticket whose reward was copied.
    pub copied: Option<LegItem>,
    /// `CU-14.7`: the sum of it all.
    pub net: i32,
    /// `CU-14.8`: what changed hands: the net sum, but no more than the seat can pay.
    pub paid: i32,
    /// The seat's money afterwards.
    pub money: u16,
}

impl LegItem {
    /// What it earned.
    pub const fn amount(self) -> i32 {
        match self {
            Self::Ticket { amount, .. } | Self::Pyramid { amount } => amount,
        }
    }

    /// `CU-13.11`, `CU-13.12`: the better to copy is greater: the reward, then betting before pyramid
    /// tickets, then the printed value.
    const fn worth_copying(self) -> (i32, u8) {
        match self {
            Self::Ticket { amount, value, .. } => (amount, value),
            Self::Pyramid { amount } => (amount, 0),
        }
    }
}

/// What a betting ticket earns when its racer is in this place (`CU-14.2`, `CU-14.3`, `CU-14.4`).
#[inline]
pub fn ticket_reward(value: u8, place: u8) -> i32 {
    match place {
        1 => i32::from(value),
        2 => data().second_place,
        _ => data().other_place,
    }
}

/// What the right card at place `right` of a deck earns, counted from 0 (`CU-15.3`).
pub fn finish_reward(right: usize) -> i32 {
    data().finish_pay.get(right).copied().unwrap_or(data().finish_pay_later)
}

/// Each ticket of a seat with what it earns by the current ranking.
pub fn leg_items(board: &Board, seat: Seat) -> impl Iterator<Item = LegItem> {
    let race = board.race;
    let tickets = board.tickets_of(seat).map(move |Ticket { colour, value }| {
        let place = race.place(colour);
        LegItem::Ticket { colour, value, place, amount: ticket_reward(value, place) }
    });
    // CU-14.5.
    let pyramid = LegItem::Pyramid { amount: data().pyramid_value };
    tickets.chain(std::iter::repeat_n(pyramid, usize::from(board.pyramid_tickets(seat))))
}

/// The partner's ticket that a seat copies (`CU-13.7`, `CU-13.8`, `CU-13.9`, `CU-13.10`, `CU-13.11`, `CU-13.12`).
pub fn copied_item(board: &Board, seat: Seat) -> Option<LegItem> {
    best_to_copy(board, board.partner(seat)?)
}

/// The ticket of a seat that a partner copies by the current ranking (`CU-13.11`, `CU-13.12`).
pub fn best_to_copy(board: &Board, seat: Seat) -> Option<LegItem> {
    leg_items(board, seat).filter(|item| item.amount() >= 1).max_by_key(|item| item.worth_copying())
}

/// `CU-14.6`, `CU-14.7`: the net sum of a seat by the current ranking.
pub fn leg_net(board: &Board, seat: Seat) -> i32 {
    let own: i32 = leg_items(board, seat).map(LegItem::amount).sum();
    own + copied_item(board, seat).map_or(0, LegItem::amount)
}

/// `CU-14.8`, `CU-15.5`, `CU-16.1`: money after a settlement; a debt beyond it is forgiven.
#[inline]
pub fn settled(money: u16, net: i32) -> u16 {
    (i32::from(money) + net).clamp(data().money_floor, i32::from(u16::MAX)) as u16
}

/// `CU-14.9`: what a seat earns and has afterwards by the current ranking.
pub fn leg_result(board: &Board, seat: Seat) -> LegResult {
    let net = leg_net(board, seat);
    let money = settled(board.money(seat), net);
    LegResult {
        seat,
        items: leg_items(board, seat).collect(),
        partner: board.partner(seat),
        copied: copied_item(board, seat),
        net,
        paid: i32::from(money) - i32::from(board.money(seat)),
        money,
    }
}

/// `CU-14.9`: the same for each seat.
pub fn leg_results(board: &Board) -> Vec<LegResult> {
    Seat::all(board.seats()).map(|seat| leg_result(board, seat)).collect()
}

/// `CU-15.2`: the racer that cards of a deck should name.
pub(super) fn right_racer(ranking: [Racer; Racer::COUNT], deck: Deck) -> Racer {
    match deck {
        Deck::Winner => ranking[0],
        Deck::Loser => ranking[4],
    }
}

impl CamelUp {
    /// The money of all seats, by seat.
    pub(super) fn all_money(&self) -> Vec<i32> {
        Seat::all(self.board.seats()).map(|seat| i32::from(self.board.money(seat))).collect()
    }
}
