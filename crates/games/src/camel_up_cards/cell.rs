//! Cells of the track by name, and the two figures that may stand on them.

use super::camel::Camel;
use super::race::Race;
use engine::Seat;
use engine::words::{Numbered, Words};
use serde::Serialize;
use std::fmt;

/// The greatest space that any track may have (`CC-4.32`).
pub(super) const MAX_SPACE: u8 = 64;

/// A cell of the track by its name (`CC-3.3`): `7`, or `7-8` for a sandstorm card. Serde as that text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words)]
#[words(written, expected = "a space from 1 to 64 or a sandstorm cell such as 7-8")]
pub struct Cell {
    at: u8,
    storm: bool,
}

impl Cell {
    /// How many cells have names.
    pub const COUNT: usize = MAX_SPACE as usize / 2 * 3;

    /// The cell that begins with space `at`, 1 to 64; a sandstorm cell begins with an odd one.
    #[inline]
    pub const fn new(at: u8, storm: bool) -> Self {
        debug_assert!(at >= 1 && at <= MAX_SPACE && !(storm && at.is_multiple_of(2)));
        Self { at, storm }
    }

    /// The space, or the first of the two that a sandstorm cell replaces.
    #[inline]
    pub const fn first(self) -> u8 {
        self.at
    }

    /// Whether it is a sandstorm card.
    #[inline]
    pub const fn is_storm(self) -> bool {
        self.storm
    }

    /// The number of its track card, from 1.
    pub const fn card(self) -> u8 {
        self.at.div_ceil(2)
    }

    /// The place among all names: for each card its first space, its sandstorm cell, its second space.
    #[inline]
    pub const fn index(self) -> usize {
        let card = (self.at - 1) / 2;
        let part = if self.storm { 1 } else { (self.at - 1) % 2 * 2 };
        (card * 3 + part) as usize
    }

    /// The cell with this index.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index >= Self::COUNT {
            return None;
        }
        let (card, part) = ((index / 3) as u8, index % 3);
        Some(Self { at: card * 2 + 1 + (part == 2) as u8, storm: part == 1 })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.storm { write!(f, "{}-{}", self.at, self.at + 1) } else { write!(f, "{}", self.at) }
    }
}

/// Where a camel can be (`CC-3.1`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
#[words(expected = "start, finish, a space from 1 to 64 or a sandstorm cell such as 7-8")]
pub enum Place {
    /// The Start card.
    Start,
    /// A cell of the track.
    #[words("{cell}")]
    Cell(Cell),
    /// The Finish card.
    Finish,
}

impl Place {
    /// The cell, unless it is Start or Finish.
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Self::Cell(cell) => Some(cell),
            Self::Start | Self::Finish => None,
        }
    }

    /// The position in a [`Race`].
    pub const fn position(self) -> u8 {
        match self {
            Self::Start => 0,
            Self::Cell(cell) => cell.at,
            Self::Finish => Race::FINISH,
        }
    }
}

/// A figure (`CC-1.5`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
pub enum Figure {
    /// Sends back by one cell, underneath (`CC-8.7`).
    Fox,
    /// Sends on by one cell, on top (`CC-8.6`).
    Palm,
}

impl Figure {
    /// `CC-8.7`: whether a unit that it sends goes under the camels it comes to, which is one cell back.
    #[inline]
    pub const fn goes_under(self) -> bool {
        matches!(self, Self::Fox)
    }
}

/// A figure on the track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlacedFigure {
    /// Which figure.
    pub figure: Figure,
    /// Where it stands.
    pub cell: Cell,
    /// Who holds its card (`CC-6.1`).
    pub holder: Seat,
}

/// Where the figures stand, without the holders of their cards: a position each, 0 in the supply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Figures([u8; 2]);

impl Figures {
    /// `CC-4.3`: both in the supply.
    pub const SUPPLY: Self = Self([0, 0]);

    /// The position of a figure; 0 in the supply.
    #[inline]
    pub const fn at(self, figure: Figure) -> u8 {
        self.0[figure as usize]
    }

    /// The figure at a position of the track.
    #[inline]
    pub const fn on(self, at: u8) -> Option<Figure> {
        if at == 0 {
            None
        } else if self.0[0] == at {
            Some(Figure::Fox)
        } else if self.0[1] == at {
            Some(Figure::Palm)
        } else {
            None
        }
    }

    /// With a figure put on a position.
    #[inline]
    #[must_use]
    pub const fn with(mut self, figure: Figure, at: u8) -> Self {
        self.0[figure as usize] = at;
        self
    }

    /// `CC-8.8`: with a figure back in the supply.
    #[inline]
    #[must_use]
    pub const fn lifted(self, figure: Figure) -> Self {
        self.with(figure, 0)
    }

    /// `CC-8.15`: without figures behind all camels, the last of which is at `rear`.
    #[inline]
    #[must_use]
    pub const fn kept_from(self, rear: u8) -> Self {
        let [fox, palm] = self.0;
        Self([if fox < rear { 0 } else { fox }, if palm < rear { 0 } else { palm }])
    }

    /// The positions with a figure, bit n - 1 for position n.
    #[inline]
    pub const fn spaces(self) -> u64 {
        let [fox, palm] = self.0;
        ((1u128 << fox | 1 << palm) >> 1) as u64
    }
}

const _: () = assert!(Camel::COUNT == 5 && Race::FINISH == MAX_SPACE + 1);
