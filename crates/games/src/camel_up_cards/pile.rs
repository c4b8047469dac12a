//! Places for open cards: one card, and a pile in order.

use super::cards::{Cards, RaceCard};
use crate::sets::listed;
use serde::{Serialize, Serializer};
use std::fmt;

/// A place for one card, kept small. Serde as the card or null.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Slot(u8);

impl Slot {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// With a card.
    #[inline]
    pub const fn of(card: RaceCard) -> Self {
        Self(card.index() as u8 + 1)
    }

    /// The card.
    #[inline]
    pub const fn card(self) -> Option<RaceCard> {
        if self.0 == 0 { None } else { Some(RaceCard::ALL[self.0 as usize - 1]) }
    }

    /// Whether no card is there.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card as a heap.
    #[inline]
    pub const fn cards(self) -> Cards {
        match self.card() {
            Some(card) => Cards::NONE.with(card),
            None => Cards::NONE,
        }
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.card().fmt(f)
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.card().serialize(serializer)
    }
}

/// Cards that lie open in the order in which they were drawn, at most 15. Serde as a list.
///
/// Shape: four bits a card, kind plus 1, the first card in the lowest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pile(u64);

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// The most cards that a pile can hold.
    pub const MOST: usize = 15;

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        ((u64::BITS - self.0.leading_zeros()) as usize).div_ceil(4)
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a card on top.
    #[inline]
    pub const fn push(&mut self, card: RaceCard) {
        self.0 |= (card.index() as u64 + 1) << (4 * self.len());
    }

    /// The card at a position, 0 for the one drawn first.
    pub const fn get(self, position: usize) -> Option<RaceCard> {
        if position >= self.len() {
            return None;
        }
        Some(RaceCard::ALL[(self.0 >> (4 * position) & 15) as usize - 1])
    }

    /// The card drawn last.
    pub const fn top(self) -> Option<RaceCard> {
        self.get(self.len().wrapping_sub(1))
    }

    /// The cards from the one drawn first.
    pub fn iter(self) -> impl Iterator<Item = RaceCard> + Clone {
        (0..self.len()).filter_map(move |position| self.get(position))
    }

    /// The cards without their order.
    pub fn cards(self) -> Cards {
        self.iter().collect()
    }
}

listed!(Pile, iter);
