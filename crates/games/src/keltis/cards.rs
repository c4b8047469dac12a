//! Colours, cards, and counted sets of cards.

use super::data::COPIES;
use crate::bits::{nth_set_bit, set_bits};
use engine::random::{self, Rng};
use engine::words::{Numbered, Words};
use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};
use std::fmt;

/// A colour of cards, which is also the name of a path (`KE-1.3`, `KE-1.12`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
pub enum Colour {
    /// Path 1.
    Blue,
    /// Path 2.
    Brown,
    /// Path 3.
    Green,
    /// Path 4.
    Pink,
    /// Path 5.
    Yellow,
}

/// A type of card: colour and value. The two copies are alike (`KE-1.2`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
#[words("{colour} {value}", parts(colour: Colour, value: u8 = 0..=Card::VALUES - 1))]
pub struct Card(u8);

impl Card {
    /// How many values a colour has: 0 to 10 (`KE-1.1`).
    pub const VALUES: usize = 11;

    /// The card with this number, in listing order; it must be below [`Card::COUNT`].
    #[inline]
    pub(super) const fn at(index: usize) -> Self {
        debug_assert!(index < Self::COUNT);
        Self(index as u8)
    }

    const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// A counted set of cards, each type at most twice.
///
/// Shape: bit n for card number n; `once` has the types held at least once, `twice` those held twice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards {
    once: u64,
    twice: u64,
}

impl Cards {
    /// No card.
    pub const NONE: Self = Self { once: 0, twice: 0 };
    /// `KE-1.1`: the whole deck.
    pub const DECK: Self = Self { once: (1 << Card::COUNT) - 1, twice: (1 << Card::COUNT) - 1 };

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        (self.once.count_ones() + self.twice.count_ones()) as usize
    }

    /// Whether there are no cards.
    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// How many copies of a card.
    #[inline]
    pub const fn count(self, card: Card) -> usize {
        (self.once >> card.0 & 1) as usize + (self.twice >> card.0 & 1) as usize
    }

    /// How many cards of a colour have one of these values, bit n for value n.
    #[inline]
    pub const fn count_of(self, colour: Colour, values: u16) -> usize {
        let mask = (values as u64) << (colour.index() * Card::VALUES);
        ((self.once & mask).count_ones() + (self.twice & mask).count_ones()) as usize
    }

    /// Whether a copy of the card is there.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.once & card.bit() != 0
    }

    /// The types held, bit n for card number n.
    #[inline]
    pub(super) const fn types(self) -> u64 {
        self.once
    }

    /// Adds a copy; there must be fewer than two.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < COPIES);
        self.twice |= self.once & card.bit();
        self.once |= card.bit();
    }

    /// Takes a copy out; there must be one.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        debug_assert!(self.contains(card));
        self.once &= !card.bit() | self.twice;
        self.twice &= !card.bit();
    }

    /// All but those of `other`, which must be among them.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        debug_assert!(other.once & !self.once == 0 && other.twice & !self.twice == 0);
        Self { once: self.once & !other.once | self.twice & !other.twice, twice: self.twice & !other.once }
    }

    /// With those of `other`; no type may come to more than two.
    #[must_use]
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        debug_assert!(self.twice & other.once == 0 && self.once & other.twice == 0);
        Self { once: self.once | other.once, twice: self.twice | other.twice | self.once & other.once }
    }

    /// The different cards in listing order, each once.
    pub fn distinct(self) -> impl Iterator<Item = Card> + Clone + fmt::Debug {
        Distinct(self.once)
    }

    /// Every card in listing order, copies next to each other.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        set_bits(self.once).flat_map(move |bit| {
            let card = Card::at(bit as usize);
            std::iter::repeat_n(card, self.count(card))
        })
    }

    /// A card drawn at random, every copy equally likely. There must be one.
    #[inline]
    pub(super) fn pick<R: Rng + ?Sized>(self, rng: &mut R) -> Card {
        let types = self.once.count_ones();
        let ticket = random::below(rng, types + self.twice.count_ones());
        let bit = match ticket.checked_sub(types) {
            None => nth_set_bit(self.once, ticket),
            Some(ticket) => nth_set_bit(self.twice, ticket),
        };
        Card::at(bit as usize)
    }
}

#[derive(Clone, Debug)]
struct Distinct(u64);

impl Iterator for Distinct {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let bit = (self.0 != 0).then(|| self.0.trailing_zeros())?;
        self.0 &= self.0 - 1;
        Some(Card::at(bit as usize))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Self::NONE;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|card| card.to_string())).finish()
    }
}

impl Serialize for Cards {
    /// As a list of texts, copies repeated.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        for card in self.iter() {
            list.serialize_element(&card)?;
        }
        list.end()
    }
}

/// `KE-1.1`: sets of cards count up to two copies.
const _: () = assert!(COPIES == 2);
