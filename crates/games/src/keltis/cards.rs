//! Colours, cards, and counted sets of cards.

use super::data::COPIES;
use crate::bits::{nth_set_bit, set_bits};
use crate::named::named;
use crate::words::Words;
use engine::BadWord;
use engine::random::{self, Rng};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A colour of cards, which is also the name of a path (`KE-1.3`, `KE-1.12`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
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

impl Colour {
    /// How many there are.
    pub const COUNT: usize = 5;
    /// All of them in listing order.
    pub const ALL: [Self; Self::COUNT] = [Self::Blue, Self::Brown, Self::Green, Self::Pink, Self::Yellow];

    /// The place in listing order, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word of moves.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Brown => "brown",
            Self::Green => "green",
            Self::Pink => "pink",
            Self::Yellow => "yellow",
        }
    }
}

pub(super) const A_COLOUR: &str = "a colour: blue, brown, green, pink or yellow";

named! { Colour: A_COLOUR }

/// A type of card: colour and value. The two copies are alike (`KE-1.2`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// How many values a colour has: 0 to 10 (`KE-1.1`).
    pub const VALUES: usize = 11;
    /// How many types there are.
    pub const TYPES: usize = Colour::COUNT * Self::VALUES;

    /// The card of a colour and a value from 0 to 10.
    #[inline]
    pub const fn new(colour: Colour, value: u8) -> Self {
        debug_assert!((value as usize) < Self::VALUES);
        Self((colour.index() * Self::VALUES) as u8 + value)
    }

    /// The card with this number, in listing order; it must be below [`Card::TYPES`].
    #[inline]
    pub(super) const fn at(index: usize) -> Self {
        debug_assert!(index < Self::TYPES);
        Self(index as u8)
    }

    /// The place in listing order, colour by colour, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.0 as usize / Self::VALUES]
    }

    /// Its value, 0 to 10.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 % Self::VALUES as u8
    }

    const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Reads a colour and a value.
    pub(super) fn read(words: &mut Words<'_>) -> Result<Self, BadWord> {
        let colour = words.value(A_COLOUR)?;
        let Value(value) = words.value("a value from 0 to 10")?;
        Ok(Self::new(colour, value))
    }
}

/// A value as people write it: no sign, no zeros in front.
struct Value(u8);

impl FromStr for Value {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let value = (0..Card::VALUES as u8).find(|value| value.to_string() == text);
        value.map(Self).ok_or(())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour(), self.value())
    }
}

impl FromStr for Card {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<Self, BadWord> {
        let words = &mut Words::new(text);
        let card = Self::read(words)?;
        words.end(card)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
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
    pub const DECK: Self = Self { once: (1 << Card::TYPES) - 1, twice: (1 << Card::TYPES) - 1 };

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        (self.once.count_ones() + self.twice.count_ones()) as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// How many copies of a card.
    #[inline]
    pub const fn count(self, card: Card) -> usize {
        (self.once >> card.0 & 1) as usize + (self.twice >> card.0 & 1) as usize
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
    pub fn minus(self, other: Self) -> Self {
        let mut rest = self;
        other.iter().for_each(|card| rest.remove(card));
        rest
    }

    /// With those of `other`; no type may come to more than two.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        let mut sum = self;
        other.iter().for_each(|card| sum.add(card));
        sum
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
