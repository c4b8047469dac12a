//! The six dice of the pyramid and sets of them.

use super::camel::{Camel, Racer};
use engine::words::{Numbered, Words};
use serde::{Serialize, Serializer};
use std::fmt;

/// A die of the pyramid (`CU-1.4`, `CU-1.5`), written as its colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
pub enum Die {
    /// The racing die of this racer.
    #[words("{racer}")]
    Racing(Racer),
    /// The grey die of both crazies.
    Grey,
}

impl Die {
    /// The die that moves a camel.
    pub const fn of(camel: Camel) -> Self {
        match camel.racer() {
            Some(racer) => Self::Racing(racer),
            None => Self::Grey,
        }
    }
}

/// A set of dice: bit n for die n of [`Die::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Dice(u8);

impl Dice {
    /// No die.
    pub const NONE: Self = Self(0);
    /// All six dice.
    pub const ALL: Self = Self(0b11_1111);

    /// The set with these bits; higher bits are ignored.
    #[inline]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Bit n for die n of [`Die::ALL`].
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// How many dice.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are no dice.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the die is in the set.
    #[inline]
    pub const fn contains(self, die: Die) -> bool {
        self.0 >> die.index() & 1 == 1
    }

    /// The set with the die.
    #[inline]
    #[must_use]
    pub const fn with(self, die: Die) -> Self {
        Self(self.0 | 1 << die.index())
    }

    /// The set without the die.
    #[inline]
    #[must_use]
    pub const fn without(self, die: Die) -> Self {
        Self(self.0 & !(1 << die.index()))
    }

    /// The dice that are not in the set.
    #[inline]
    #[must_use]
    pub const fn complement(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }

    /// The dice in listing order.
    pub fn iter(self) -> impl Iterator<Item = Die> + Clone {
        Die::ALL.into_iter().filter(move |&die| self.contains(die))
    }
}

impl FromIterator<Die> for Dice {
    fn from_iter<I: IntoIterator<Item = Die>>(dice: I) -> Self {
        dice.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
