//! The quay and the sets on the table.

use super::card::{Card, Family};
use super::cards::Cards;
use super::data::{PLACES, data};
use engine::words::Words;
use serde::Serialize;

/// A card on the quay.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Words)]
#[words(expected = "goods or an amulet, such as wheat1, or character")]
pub enum QuayCard {
    /// Goods or an amulet, face up.
    #[words("{card}")]
    Open(#[words(only = is_goods, expected = "goods or an amulet, such as wheat1")] Card),
    /// A character, face down (`SO-13.3`).
    Character,
}

/// The nine places along the Nile; place 1 is next to the temple (`SO-1.11`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Quay([Option<QuayCard>; PLACES]);

impl Quay {
    /// What lies on each place, from place 1.
    pub const fn places(&self) -> &[Option<QuayCard>; PLACES] {
        &self.0
    }

    /// What lies on a place from 1 to 9.
    pub const fn at(&self, place: u8) -> Option<QuayCard> {
        self.0[place as usize - 1]
    }

    pub(super) const fn put(&mut self, place: u8, card: Option<QuayCard>) {
        self.0[place as usize - 1] = card;
    }

    /// How many cards lie there.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// Whether no card lies there.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// The cards with their places, counted from the temple; empty places are skipped (`SO-4.1`).
    pub fn cards(&self) -> impl Iterator<Item = (u8, QuayCard)> + '_ {
        let numbered = self.0.iter().enumerate();
        numbered.filter_map(|(at, card)| card.map(|card| (at as u8 + 1, card)))
    }

    /// The card nearest the temple, with its place.
    #[inline]
    pub fn first(&self) -> Option<(u8, QuayCard)> {
        self.cards().next()
    }

    /// The place of the card number `k`, counted from 1 at the temple.
    #[inline]
    pub fn place_of(&self, k: u8) -> Option<u8> {
        self.cards().nth(usize::from(k).wrapping_sub(1)).map(|(place, _)| place)
    }

    /// The available cards with their places (`SO-4.1`).
    pub fn available(&self) -> impl Iterator<Item = (u8, QuayCard)> + '_ {
        self.cards().take(data().available)
    }

    /// `SO-4.3`: the cards that would fall to the corruption of whoever takes available card number `k`, counted
    /// from 1 at the temple; none for the first. For a page that shows the price before the choice.
    pub fn price(&self, k: u8) -> impl Iterator<Item = (u8, QuayCard)> + '_ {
        self.available().take(usize::from(k).saturating_sub(1))
    }

    /// How many characters lie there, face down.
    #[inline]
    pub fn characters(&self) -> usize {
        self.0.iter().filter(|card| **card == Some(QuayCard::Character)).count()
    }

    /// The goods and amulets.
    pub fn open(&self) -> Cards {
        let open = self.0.iter().flatten().filter_map(|card| match card {
            QuayCard::Open(card) => Some(*card),
            QuayCard::Character => None,
        });
        open.collect()
    }
}

/// The sets in front of a player, at most one of each family (`SO-5.9`, `SO-9.5`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sets {
    cards: Cards,
    amulets: [u8; Family::COUNT],
}

impl Sets {
    /// No set.
    pub const NONE: Self = Self { cards: Cards::NONE, amulets: [0; Family::COUNT] };

    /// The cards of the set of a family; none if there is no such set.
    #[inline]
    pub fn of(&self, family: Family) -> Cards {
        self.cards.family(family).plus(Cards::copies(Card::AMULET, self.amulets[family.index()]))
    }

    /// Whether there is a set of a family.
    #[inline]
    pub fn has(&self, family: Family) -> bool {
        self.amulets[family.index()] > 0 || !self.cards.family(family).is_empty()
    }

    /// The families with a set, in order, and the cards.
    pub fn iter(&self) -> impl Iterator<Item = (Family, Cards)> + '_ {
        Family::ALL.into_iter().map(|family| (family, self.of(family))).filter(|(_, cards)| !cards.is_empty())
    }

    /// All cards of all sets.
    pub fn all(&self) -> Cards {
        self.cards.plus(Cards::copies(Card::AMULET, self.amulets.iter().sum()))
    }

    /// Puts a card onto the set of a family.
    #[inline]
    pub(super) fn add(&mut self, family: Family, card: Card) {
        if card == Card::AMULET {
            self.amulets[family.index()] += 1;
        } else {
            self.cards = self.cards.with(card);
        }
    }
}
