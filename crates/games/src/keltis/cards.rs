//! Colours, cards, and counted sets of cards.

use super::data::COPIES;
use crate::sets::Twofold;
use engine::words::{Numbered, Words};

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
}

/// A counted set of cards.
pub type Cards = Twofold<Card>;

impl Cards {
    /// `KE-1.1`: the whole deck.
    pub const DECK: Self = Self::of_mask((1 << Card::COUNT) - 1, COPIES);

    /// How many cards of a colour have one of these values, bit n for value n.
    #[inline]
    pub const fn count_of(self, colour: Colour, values: u16) -> usize {
        self.masked((values as u64) << (colour.index() * Card::VALUES)).len()
    }
}
