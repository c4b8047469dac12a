//! Race cards: one card, a heap of cards by kind, and a pile in order.

use super::camel::Camel;
use crate::sets::listed;
use engine::random::{self, Rng};
use engine::words::{Numbered, Words};
use std::ops::{Add, Sub};

/// A kind of race card: a colour, and 1 or 2 steps (`CC-1.2`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
#[words("{camel} {value}", parts(camel: Camel, value: u8 = 1..=2))]
pub struct RaceCard(u8);

impl RaceCard {
    /// `CC-1.2`: how many cards of this kind there are.
    #[inline]
    pub fn copies(self) -> usize {
        Cards::all().count(self)
    }
}

/// A heap of race cards in no order: how many of each kind (`CC-4.23`). Serde as a list of cards.
///
/// Shape: six bits a kind in listing order from the lowest, so that heaps are added as numbers. A heap holds
/// at most 31 cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards(u64);

/// Bits of a kind.
const FIELD: u32 = 6;
const ONES: u64 = {
    let mut ones = 0;
    let mut kind = 0;
    while kind < RaceCard::COUNT as u32 {
        ones |= 1 << (FIELD * kind);
        kind += 1;
    }
    ones
};

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);

    /// `CC-1.2`, `CC-4.13`: all 30 cards.
    #[inline]
    pub fn all() -> Self {
        super::data::data().all_cards
    }

    /// How many cards of a kind.
    #[inline]
    pub const fn count(self, card: RaceCard) -> usize {
        (self.0 >> (FIELD * card.0 as u32) & 63) as usize
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        // The upmost field of the product is the sum of all fields.
        (self.0.wrapping_mul(ONES) >> (FIELD * (RaceCard::COUNT as u32 - 1)) & 63) as usize
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is a card of this kind.
    #[inline]
    pub const fn contains(self, card: RaceCard) -> bool {
        self.count(card) > 0
    }

    /// With one more card.
    #[inline]
    #[must_use]
    pub const fn with(self, card: RaceCard) -> Self {
        Self(self.0 + (1 << (FIELD * card.0 as u32)))
    }

    /// With one card less, which must be there.
    #[inline]
    #[must_use]
    pub const fn without(self, card: RaceCard) -> Self {
        debug_assert!(self.contains(card));
        Self(self.0 - (1 << (FIELD * card.0 as u32)))
    }

    /// `cards` times a kind.
    pub const fn of(card: RaceCard, cards: usize) -> Self {
        Self((cards as u64) << (FIELD * card.0 as u32))
    }

    /// The card number `n` in the order of kinds, counted from 0. There must be more than `n`.
    #[inline]
    pub const fn nth(self, n: usize) -> RaceCard {
        debug_assert!(n < self.len());
        // Sums of each kind and those before it, at most 31; the guard bit stays where a sum exceeds n.
        let sums = self.0.wrapping_mul(ONES);
        let exceeds = (sums | (32 * ONES)).wrapping_sub((n as u64 + 1) * ONES) & (32 * ONES);
        RaceCard((exceeds.trailing_zeros() / FIELD) as u8)
    }

    /// A card drawn at random. There must be one.
    #[inline]
    pub fn draw<R: Rng>(self, rng: &mut R) -> RaceCard {
        self.nth(random::below(rng, self.len() as u32) as usize)
    }

    /// Takes `cards` cards out at random and returns them. There must be that many.
    #[must_use]
    pub fn deal<R: Rng>(&mut self, cards: usize, rng: &mut R) -> Self {
        let mut dealt = Self::NONE;
        for _ in 0..cards {
            let card = self.draw(rng);
            *self = self.without(card);
            dealt = dealt.with(card);
        }
        dealt
    }

    /// The kinds of which there is a card, in order.
    pub fn kinds(self) -> impl Iterator<Item = RaceCard> + Clone {
        RaceCard::ALL.into_iter().filter(move |&card| self.contains(card))
    }

    /// The cards in order of kinds, each as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = RaceCard> + Clone {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }

    /// The kinds of which there is a card, bit n for kind n.
    #[inline]
    pub const fn kind_mask(self) -> u64 {
        let mut mask = 0;
        let mut kind = 0;
        while kind < RaceCard::COUNT {
            mask |= ((self.0 >> (FIELD * kind as u32) & 63 != 0) as u64) << kind;
            kind += 1;
        }
        mask
    }

    /// Of each kind the cards that are more here than there.
    #[must_use]
    pub fn minus_up_to(self, other: Self) -> Self {
        RaceCard::ALL.into_iter().fold(Self::NONE, |left, card| {
            left + Self::of(card, self.count(card).saturating_sub(other.count(card)))
        })
    }

    /// Whether all these cards are among `other`.
    pub fn within(self, other: Self) -> bool {
        RaceCard::ALL.into_iter().all(|card| self.count(card) <= other.count(card))
    }

    /// The shape as a number, for memo tables.
    #[inline]
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// The first `cards` cards in order of kinds; all if there are fewer.
    #[must_use]
    pub(super) fn first(self, cards: usize) -> Self {
        self.iter().take(cards).collect()
    }

    /// The last kind of which there is a card.
    #[inline]
    pub const fn last_kind(self) -> Option<RaceCard> {
        if self.0 == 0 { None } else { Some(RaceCard((self.0.ilog2() / FIELD) as u8)) }
    }

    /// The cards of this kind and of later ones.
    #[inline]
    #[must_use]
    pub const fn from_kind(self, card: RaceCard) -> Self {
        let low = FIELD * card.0 as u32;
        Self(self.0 >> low << low)
    }

    /// The cards of earlier kinds than this.
    #[inline]
    #[must_use]
    pub const fn before_kind(self, card: RaceCard) -> Self {
        Self(self.0 & ((1 << (FIELD * card.0 as u32)) - 1))
    }
}

impl Add for Cards {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Cards {
    type Output = Self;

    /// Without cards that must all be there.
    #[inline]
    fn sub(self, other: Self) -> Self {
        debug_assert!(other.within(self));
        Self(self.0 - other.0)
    }
}

impl From<RaceCard> for Cards {
    #[inline]
    fn from(card: RaceCard) -> Self {
        Self::NONE.with(card)
    }
}

impl FromIterator<RaceCard> for Cards {
    fn from_iter<I: IntoIterator<Item = RaceCard>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

listed!(Cards, iter);
