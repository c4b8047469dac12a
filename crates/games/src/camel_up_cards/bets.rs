//! Bet cards: those on display and those that players hold (`CC-9`).

use super::camel::Camel;
use super::data::data;
use crate::bits::set_bits;
use crate::camel_race::Holders;
use engine::Seat;
use engine::words::{Forms, Numbered, Words};
use serde::Serialize;
use std::fmt;

/// A kind of bet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
#[words(what = "a kind of bet")]
pub enum BetKind {
    /// On the leader at the end of the leg (`CC-9.1`).
    Leg,
    /// On place 3 at the end of the leg (`CC-9.2`).
    Third,
    /// On the winner of the race (`CC-9.5`).
    Winner,
    /// On the last camel of the race (`CC-9.6`).
    Loser,
}

impl BetKind {
    /// `CC-10.6`, `CC-11.6`: whether it is on the race and stays from leg to leg.
    pub const fn is_final(self) -> bool {
        matches!(self, Self::Winner | Self::Loser)
    }
}

/// A bet to take.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered, Forms)]
#[words("{kind} {camel}")]
pub struct Bet {
    /// Which kind.
    pub kind: BetKind,
    /// On which camel.
    pub camel: Camel,
}

/// A bet card that somebody holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Words, Serialize)]
#[words("{kind} {camel} {value}", serde)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BetCard {
    /// Which kind.
    pub kind: BetKind,
    /// On which camel.
    pub camel: Camel,
    /// The printed value of a leg-winner card: 5, 3 or 2; none of the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[words(1..=u8::MAX, only = Bets::has_leg_value, expected = "the value of a leg-winner card: 5, 3 or 2")]
    pub value: Option<u8>,
}

/// The holders of five cards, one a camel: four bits each, 0 on display, else seat index plus 1. Above them a bit a
/// camel whose card is held.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
struct Singles(u32);

impl Singles {
    /// Where the bits of the cards held begin.
    const HELD: u32 = 4 * Camel::COUNT as u32;

    const fn holder(self, camel: Camel) -> Option<Seat> {
        match self.0 >> (4 * camel as u32) & 15 {
            0 => None,
            code => Some(Seat::new(code as usize - 1)),
        }
    }

    const fn give(&mut self, camel: Camel, seat: Seat) {
        self.0 |= (seat.index() as u32 + 1) << (4 * camel as u32) | 1 << (Self::HELD + camel as u32);
    }

    const fn put_back(&mut self, camel: Camel) {
        self.0 &= !(15 << (4 * camel as u32) | 1 << (Self::HELD + camel as u32));
    }

    /// Bit n for camel n while its card is on display.
    #[inline]
    const fn on_display(self) -> u64 {
        (!self.0 >> Self::HELD & ((1 << Camel::COUNT) - 1)) as u64
    }

    /// The camel whose card a seat holds; the first of several.
    fn held(self, seat: Seat) -> impl Iterator<Item = Camel> {
        Camel::ALL.into_iter().filter(move |&camel| self.holder(camel) == Some(seat))
    }
}

/// All bet cards (`CC-1.6`, `CC-1.7`): who holds which. Equal holdings have equal bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bets {
    legs: Holders,
    /// Third-place, final-winner and final-loser cards.
    singles: [Singles; 3],
}

impl Bets {
    /// All cards on display.
    pub(super) const fn single(kind: BetKind) -> Option<usize> {
        match kind {
            BetKind::Leg => None,
            BetKind::Third => Some(0),
            BetKind::Winner => Some(1),
            BetKind::Loser => Some(2),
        }
    }

    fn has_leg_value(value: u8) -> bool {
        data().leg_values.contains(&value)
    }

    /// `CC-9.1`: the values of the leg-winner cards of a camel that are left, from the top.
    pub fn legs_left(&self, camel: Camel) -> &'static [u8] {
        &data().leg_values[self.legs.taken(camel.index())..]
    }

    /// Who holds the third-place, final-winner or final-loser card of a camel; none while it is on display, and
    /// for leg-winner cards.
    pub fn holder(&self, bet: Bet) -> Option<Seat> {
        self.singles[Self::single(bet.kind)?].holder(bet.camel)
    }

    /// The bets that can be taken, bit n for bet number n.
    #[inline]
    pub fn open(&self) -> u64 {
        let [third, winner, loser] = self.singles;
        self.legs.colours_left()
            | third.on_display() << 5
            | winner.on_display() << 10
            | loser.on_display() << 15
    }

    /// The bets that can be taken, in listing order.
    pub fn on_display(&self) -> impl Iterator<Item = Bet> {
        set_bits(self.open()).filter_map(|index| Bet::from_index(index as usize))
    }

    /// The bet card that `bet` would give now.
    pub fn card(&self, bet: Bet) -> Option<BetCard> {
        let Bet { kind, camel } = bet;
        if self.open() >> bet.index() & 1 == 0 {
            return None;
        }
        let value = if kind == BetKind::Leg { self.legs_left(camel).first().copied() } else { None };
        Some(BetCard { kind, camel, value })
    }

    /// The camel of the final card of a kind that a seat holds; none for kinds of the leg.
    pub fn final_of(&self, seat: Seat, kind: BetKind) -> Option<Camel> {
        if !kind.is_final() {
            return None;
        }
        self.singles[Self::single(kind)?].held(seat).next()
    }

    /// All leg-winner cards that are held: by whom, the camel, and the place among those of the camel from the top.
    #[inline]
    pub(super) fn legs_held(&self) -> impl Iterator<Item = (Seat, Camel, usize)> {
        self.legs.all().map(|(seat, camel, at)| (seat, Camel::ALL[camel], at))
    }

    /// The cards of a seat in listing order, leg-winner cards of a camel from the highest.
    pub fn held(&self, seat: Seat) -> impl Iterator<Item = BetCard> {
        let legs = self.legs.held(seat).map(|(camel, at)| BetCard {
            kind: BetKind::Leg,
            camel: Camel::ALL[camel],
            value: Some(data().leg_values[at]),
        });
        let singles = self.singles;
        let others =
            BetKind::ALL.into_iter().filter_map(move |kind| Some((kind, singles[Self::single(kind)?])));
        legs.chain(others.flat_map(move |(kind, row)| {
            row.held(seat).map(move |camel| BetCard { kind, camel, value: None })
        }))
    }

    /// `CC-9.7`: puts back the final card of this kind that the seat holds; returns its camel.
    #[inline]
    pub(super) fn give_back(&mut self, seat: Seat, kind: BetKind) -> Option<Camel> {
        let camel = self.final_of(seat, kind)?;
        self.singles[Self::single(kind)?].put_back(camel);
        Some(camel)
    }

    /// `CC-9.1`, `CC-9.2`, `CC-9.5`, `CC-9.6`: the seat takes a card that is on display.
    #[inline]
    pub(super) fn take(&mut self, bet: Bet, seat: Seat) -> BetCard {
        let Bet { kind, camel } = bet;
        let value = if let Some(single) = Self::single(kind) {
            self.singles[single].give(camel, seat);
            None
        } else {
            Some(data().leg_values[self.legs.take(camel.index(), seat)])
        };
        BetCard { kind, camel, value }
    }

    /// `CC-4.2`, `CC-10.10`: leg bets go back, final bets stay.
    #[inline]
    pub(super) fn restock(&mut self) {
        let [_, winner, loser] = self.singles;
        *self = Self { legs: Holders::default(), singles: [Singles::default(), winner, loser] };
    }
}

impl fmt::Debug for Bets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {:05x?}", self.legs, self.singles.map(|row| row.0))
    }
}
