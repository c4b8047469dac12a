//! Spaces of the track and the tiles that lie on them.

use engine::words::{Numbered, Words};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The number of a space: 1 to 16 on the loop of Camel Up, and beyond the finish line the raw target
/// number, 17 to 19 or 0 to −2 (`CU-10.7`). A longer track may use numbers up to 28.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Serialize, Deserialize)]
#[words(written, expected = "a space: a number from -2 to 28", serde)]
#[serde(try_from = "i8", into = "i8")]
pub struct Space(i8);

impl Space {
    /// The lowest number.
    pub const MIN: i8 = -2;
    /// The highest number.
    pub const MAX: i8 = 28;
    /// How many numbers there are.
    pub const COUNT: usize = (Self::MAX - Self::MIN + 1) as usize;
    /// `CU-1.1`: the last space of the loop; the finish line lies behind it.
    pub const LOOP: i8 = 16;

    /// The space with this number, if it is within [`Space::MIN`] and [`Space::MAX`].
    pub const fn new(number: i8) -> Option<Self> {
        if number >= Self::MIN && number <= Self::MAX { Some(Self(number)) } else { None }
    }

    /// The space at this place among all, counted from 0.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as i8 + Self::MIN)) } else { None }
    }

    /// The space with this number.
    ///
    /// # Panics
    /// In debug builds when it is outside [`Space::MIN`] and [`Space::MAX`].
    #[inline]
    pub const fn at(number: i8) -> Self {
        debug_assert!(number >= Self::MIN && number <= Self::MAX);
        Self(number)
    }

    /// The space with this number, which must be one.
    #[inline]
    pub const fn numbered(number: u8) -> Self {
        Self::at(number as i8)
    }

    /// The number.
    #[inline]
    pub const fn number(self) -> i8 {
        self.0
    }

    /// Whether it is one of the 16 spaces of the loop.
    #[inline]
    pub const fn on_loop(self) -> bool {
        self.0 >= 1 && self.0 <= Self::LOOP
    }

    /// The bit of this space in masks of spaces: bit n for space n. None beyond the line at the low end.
    #[inline]
    pub const fn bit(self) -> u32 {
        if self.0 < 1 { 0 } else { 1 << self.0 }
    }
}

/// A number that no space has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a space is a number from {min} to {max}", min = Space::MIN, max = Space::MAX)]
pub struct BadSpace;

impl TryFrom<i8> for Space {
    type Error = BadSpace;

    fn try_from(number: i8) -> Result<Self, BadSpace> {
        Self::new(number).ok_or(BadSpace)
    }
}

impl From<Space> for i8 {
    fn from(space: Space) -> Self {
        space.0
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The side of a spectator tile that lies up (`CU-5.1`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
pub enum Side {
    /// One step on, on top (`CU-9.4`).
    Cheer,
    /// One step back, underneath (`CU-9.5`).
    Boo,
}

impl Side {
    /// `CU-9.4`, `CU-9.5`: the extra step in the unit's own direction.
    #[inline]
    pub const fn step(self) -> i8 {
        match self {
            Self::Cheer => 1,
            Self::Boo => -1,
        }
    }
}

/// Where tiles lie, without their owners: one bit a space and side, bit n for space n.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tiles {
    cheer: u32,
    boo: u32,
}

impl Tiles {
    /// No tile.
    pub const NONE: Self = Self { cheer: 0, boo: 0 };

    /// The tile on a space.
    #[inline]
    pub const fn at(self, space: Space) -> Option<Side> {
        let bit = space.bit();
        if self.cheer & bit != 0 {
            Some(Side::Cheer)
        } else if self.boo & bit != 0 {
            Some(Side::Boo)
        } else {
            None
        }
    }

    /// With a tile put on a space, in place of one that lay there.
    #[inline]
    #[must_use]
    pub const fn with(self, space: Space, side: Side) -> Self {
        let bare = self.without(space);
        match side {
            Side::Cheer => Self { cheer: bare.cheer | space.bit(), ..bare },
            Side::Boo => Self { boo: bare.boo | space.bit(), ..bare },
        }
    }

    /// With the tile of a space taken away.
    #[inline]
    #[must_use]
    pub const fn without(self, space: Space) -> Self {
        Self { cheer: self.cheer & !space.bit(), boo: self.boo & !space.bit() }
    }

    /// The spaces that hold a tile, bit n for space n.
    #[inline]
    pub const fn spaces(self) -> u32 {
        self.cheer | self.boo
    }

    /// The tiles as one number, for memo tables.
    #[inline]
    pub const fn key(self) -> u64 {
        (self.cheer as u64) << 32 | self.boo as u64
    }

    /// The tiles with their spaces, lowest first.
    pub fn iter(self) -> impl Iterator<Item = (Space, Side)> {
        (1..=Space::MAX).map(Space::at).filter_map(move |space| Some((space, self.at(space)?)))
    }
}
