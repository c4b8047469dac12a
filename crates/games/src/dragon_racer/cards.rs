//! Sets of dragon cards, each card at most twice.

use super::data::data;
use super::kinds::{Colour, Realm};
use super::piece::Dragon;
use super::support::Needs;
use crate::bits::{nth_set_bit, set_bits};
use engine::random::{self, Rng};
use serde::{Serialize, Serializer};
use std::fmt;

/// How many of each dragon card there are: none, one or two (`DR-1.1`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards {
    /// The cards of which there is at least one.
    once: u64,
    /// Those of which there are two.
    twice: u64,
}

const fn bit(card: Dragon) -> u64 {
    1 << card.index()
}

impl Cards {
    /// No card.
    pub const NONE: Self = Self { once: 0, twice: 0 };

    /// One card.
    #[inline]
    pub const fn one(card: Dragon) -> Self {
        Self { once: bit(card), twice: 0 }
    }

    /// Each card of a mask by [`Dragon::index`], `copies` times (1 or 2).
    pub(super) const fn of_mask(mask: u64, copies: u8) -> Self {
        Self { once: mask, twice: if copies == 2 { mask } else { 0 } }
    }

    /// The distinct cards, as a mask by [`Dragon::index`].
    #[inline]
    pub(super) const fn mask(self) -> u64 {
        self.once
    }

    /// How many of this card.
    #[inline]
    pub const fn of(self, card: Dragon) -> u8 {
        (self.once >> card.index() & 1) as u8 + (self.twice >> card.index() & 1) as u8
    }

    /// Whether there is one of this card.
    #[inline]
    pub const fn has(self, card: Dragon) -> bool {
        self.once & bit(card) != 0
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> usize {
        (self.once.count_ones() + self.twice.count_ones()) as usize
    }

    /// Whether there are no cards.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// With one more, of which there is one at most so far.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Dragon) -> Self {
        self.plus(Self::one(card))
    }

    /// With one less, which must be there.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Dragon) -> Self {
        self.minus(Self::one(card))
    }

    /// Both together; no card may be there more than twice.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        debug_assert!(self.twice & other.once == 0 && self.once & other.twice == 0);
        Self { once: self.once | other.once, twice: self.twice | other.twice | self.once & other.once }
    }

    /// Without the others, which must all be there.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        debug_assert!(self.includes(other));
        Self { once: self.once & !other.once | self.twice & !other.twice, twice: self.twice & !other.once }
    }

    /// Those of both sets.
    #[inline]
    #[must_use]
    pub const fn common(self, other: Self) -> Self {
        Self { once: self.once & other.once, twice: self.twice & other.twice }
    }

    /// Whether all the others are there, with their numbers.
    #[inline]
    pub const fn includes(self, other: Self) -> bool {
        other.once & !self.once == 0 && other.twice & !self.twice == 0
    }

    #[inline]
    const fn masked(self, mask: u64) -> Self {
        Self { once: self.once & mask, twice: self.twice & mask }
    }

    /// Those of a realm.
    #[inline]
    #[must_use]
    pub fn of_realm(self, realm: Realm) -> Self {
        self.masked(data().realm_masks[realm.index()])
    }

    /// Those of a colour.
    #[inline]
    #[must_use]
    pub fn of_colour(self, colour: Colour) -> Self {
        self.masked(data().colour_masks[colour.index()])
    }

    /// The attack cards (`DR-1.4`).
    #[inline]
    #[must_use]
    pub fn attacks(self) -> Self {
        self.masked(data().attack_mask)
    }

    /// The racing dragons (`DR-1.3`).
    #[inline]
    #[must_use]
    pub fn racers(self) -> Self {
        self.masked(!data().attack_mask)
    }

    /// The cards of level 1 (`DR-2.14`).
    #[inline]
    #[must_use]
    pub fn level_one(self) -> Self {
        self.masked(data().level_one_mask)
    }

    /// `DR-6.5`: how many symbols of each colour they deliver as support.
    #[inline]
    pub fn symbols(self) -> Needs {
        Needs::new(Colour::ALL.map(|colour| self.of_colour(colour).len() as u8))
    }

    /// How many of each realm.
    #[inline]
    pub fn by_realm(self) -> [u8; Realm::COUNT] {
        Realm::ALL.map(|realm| self.of_realm(realm).len() as u8)
    }

    /// The distinct cards in order, each with its number.
    pub fn iter(self) -> impl Iterator<Item = (Dragon, u8)> {
        set_bits(self.once).map(move |bit| {
            let card = Dragon::new(bit as usize);
            (card, self.of(card))
        })
    }

    /// Every card in order, two copies one after the other.
    pub fn each(self) -> impl Iterator<Item = Dragon> {
        self.iter().flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
    }

    /// Card number `n` of [`Cards::len`], each copy having its own number; in no useful order.
    #[inline]
    pub(super) const fn nth(self, n: u32) -> Dragon {
        let distinct = self.once.count_ones();
        let place =
            if n < distinct { nth_set_bit(self.once, n) } else { nth_set_bit(self.twice, n - distinct) };
        Dragon::new(place as usize)
    }

    /// One of the cards, every copy with the same chance; there must be one.
    #[inline]
    pub(super) fn draw<R: Rng>(self, rng: &mut R) -> Dragon {
        self.nth(random::below(rng, self.len() as u32))
    }
}

impl FromIterator<Dragon> for Cards {
    fn from_iter<I: IntoIterator<Item = Dragon>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.each()).finish()
    }
}

impl Serialize for Cards {
    /// As a list of card ids, each copy by itself.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(names: &str) -> Cards {
        names.split_whitespace().map(|name| name.parse::<Dragon>().unwrap()).collect()
    }

    #[test]
    fn copies_are_counted() {
        let two = cards("mossy mossy drizzle");
        assert_eq!((two.len(), two.of("mossy".parse().unwrap())), (3, 2));
        assert_eq!(two.without("mossy".parse().unwrap()), cards("mossy drizzle"));
        assert_eq!(two.minus(cards("mossy mossy")), cards("drizzle"));
        assert_eq!(cards("mossy").plus(cards("mossy drizzle")), two);
        assert_eq!(two.common(cards("mossy puddle")), cards("mossy"));
        assert!(two.includes(cards("mossy drizzle")) && !cards("mossy").includes(cards("mossy mossy")));
        let mut drawn: Vec<_> = (0..3).map(|n| two.nth(n).to_string()).collect();
        drawn.sort();
        assert_eq!(drawn, ["drizzle", "mossy", "mossy"]);
    }
}
