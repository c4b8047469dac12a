//! Columns of laid cards and discard piles.

use super::cards::Card;
use crate::sets::listed;
use serde::{Deserialize, Serialize};

/// Which way a column runs (`KE-4.4`, `KE-4.5`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// No card, or equal cards: anything fits.
    Open,
    /// Equal or higher fits.
    Up,
    /// Equal or lower fits.
    Down,
}

/// The cards that a seat has laid in one colour.
///
/// Shape: bit n for value n; with the direction this is the whole order, since columns never turn round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Column {
    once: u16,
    twice: u16,
    /// Only with two different values.
    down: bool,
}

const ALL_VALUES: u16 = (1 << Card::VALUES) - 1;

impl Column {
    /// No card.
    pub const EMPTY: Self = Self { once: 0, twice: 0, down: false };

    /// How many cards.
    pub const fn len(self) -> usize {
        (self.once.count_ones() + self.twice.count_ones()) as usize
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// The direction.
    #[inline]
    pub const fn direction(self) -> Direction {
        if self.once & self.once.wrapping_sub(1) == 0 {
            Direction::Open
        } else if self.down {
            Direction::Down
        } else {
            Direction::Up
        }
    }

    /// The value of the last card.
    #[inline]
    pub const fn last(self) -> Option<u8> {
        if self.once == 0 {
            None
        } else if self.down {
            Some(self.once.trailing_zeros() as u8)
        } else {
            Some(self.once.ilog2() as u8)
        }
    }

    /// The value of the last card as a set, bit n for value n.
    #[inline]
    pub(super) const fn last_bit(self) -> u16 {
        let lowest = self.once & self.once.wrapping_neg();
        let highest = (1_u32 << ((self.once as u32) << 1 | 1).ilog2() >> 1) as u16;
        if self.down { lowest } else { highest }
    }

    /// The values that may be laid, bit n for value n (`KE-4.3`, `KE-4.4`, `KE-4.5`, `KE-4.6`, `KE-4.7`, `KE-4.8`,
    /// `KE-4.10`).
    #[inline]
    pub const fn fitting(self) -> u16 {
        match self.direction() {
            Direction::Open => ALL_VALUES,
            Direction::Up => ALL_VALUES & (ALL_VALUES << self.once.ilog2()),
            Direction::Down => ALL_VALUES >> (Card::VALUES as u32 - 1 - self.once.trailing_zeros()),
        }
    }

    /// Whether a value may be laid.
    #[inline]
    pub const fn fits(self, value: u8) -> bool {
        self.fitting() >> value & 1 == 1
    }

    /// `KE-4.1`: lays a value that fits.
    #[inline]
    pub const fn lay(&mut self, value: u8) {
        if let (Direction::Open, Some(last)) = (self.direction(), self.last()) {
            self.down = value < last;
        }
        let bit = 1 << value;
        self.twice |= self.once & bit;
        self.once |= bit;
    }

    /// The values laid at least once, and those laid twice, bit n for value n.
    #[inline]
    pub(super) const fn sets(self) -> [u16; 2] {
        [self.once, self.twice]
    }

    /// The values in the order in which they were laid.
    pub fn values(self) -> impl Iterator<Item = u8> + Clone {
        let highest = Card::VALUES as u8 - 1;
        (0..Card::VALUES as u8).flat_map(move |nth| {
            let value = if self.down { highest - nth } else { nth };
            let copies = (self.once >> value & 1) + (self.twice >> value & 1);
            std::iter::repeat_n(value, usize::from(copies))
        })
    }
}

listed!(Column, values);

/// A discard pile: the values of its cards, in order (`KE-5.1`, `KE-5.4`).
///
/// Shape: four bits a card, value plus 1, the top in the lowest; a colour has 22 cards, so 88 bits do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pile(u128);

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// How many cards.
    pub const fn len(self) -> usize {
        ((u128::BITS - self.0.leading_zeros()) as usize).div_ceil(4)
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The value on top.
    #[inline]
    pub const fn top(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some((self.0 & 15) as u8 - 1) }
    }

    /// Puts a value on top.
    #[inline]
    pub const fn push(&mut self, value: u8) {
        self.0 = self.0 << 4 | (value as u128 + 1);
    }

    /// Takes the top value off.
    #[inline]
    pub const fn pop(&mut self) -> Option<u8> {
        let top = self.top();
        self.0 >>= 4;
        top
    }

    /// The values from the top to the bottom.
    #[inline]
    pub(super) fn top_down(mut self) -> impl Iterator<Item = u8> {
        std::iter::from_fn(move || self.pop())
    }

    /// The values from the bottom to the top.
    pub fn values(self) -> impl DoubleEndedIterator<Item = u8> + ExactSizeIterator + Clone {
        (0..self.len()).rev().map(move |below| (self.0 >> (4 * below) & 15) as u8 - 1)
    }
}

listed!(Pile, values);
