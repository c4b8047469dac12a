//! Stones, the tiles on them, and the markers of a seat.

use super::cards::Colour;
use super::data::data;
use crate::bits::set_bits;
use engine::words::{Numbered, Words};
use std::fmt;

/// `KE-1.4`: the end stone of a path; steps count from 1, and 0 is the start stone.
pub const LAST_STEP: u8 = 9;

/// A stone of a path, but for the start stone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
#[words("{path} {step}")]
pub struct Stone {
    /// The path.
    pub path: Colour,
    /// 1 to 9.
    #[words(1..=LAST_STEP)]
    pub step: u8,
}

impl Stone {
    /// The stone of a path at a step from 1 to 9.
    #[inline]
    pub const fn new(path: Colour, step: u8) -> Self {
        debug_assert!(step >= 1 && step <= LAST_STEP);
        Self { path, step }
    }

    #[inline]
    pub(super) const fn bit(self) -> u64 {
        1 << self.index()
    }
}

/// A path tile (`KE-1.7`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
pub enum Tile {
    /// Taken by whoever comes first (`KE-7.6`).
    Wish,
    /// One step more (`KE-7.8`).
    Clover,
    /// 1 point.
    #[words("points 1")]
    One,
    /// 2 points.
    #[words("points 2")]
    Two,
    /// 3 points.
    #[words("points 3")]
    Three,
}

impl Tile {
    /// The points of a number tile; 0 for the others.
    #[inline]
    pub const fn points(self) -> u8 {
        match self {
            Self::Wish | Self::Clover => 0,
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
        }
    }
}

/// The tiles that lie on stones: for each kind, bit n for stone number n.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles {
    kinds: [u64; Tile::COUNT],
}

impl Tiles {
    /// The tile on a stone (`KE-7.3`).
    #[inline]
    pub fn at(&self, stone: Stone) -> Option<Tile> {
        let bit = stone.bit();
        if self.stones() & bit == 0 {
            return None;
        }
        Tile::ALL.into_iter().find(|tile| self.kinds[tile.index()] & bit != 0)
    }

    /// The stones with a tile, bit n for stone number n.
    #[inline]
    pub(super) fn stones(&self) -> u64 {
        self.kinds.iter().fold(0, |all, kind| all | kind)
    }

    /// The stones with a tile of a kind, bit n for stone number n.
    #[inline]
    pub(super) const fn stones_with(&self, tile: Tile) -> u64 {
        self.kinds[tile.index()]
    }

    /// How many tiles of a kind lie on stones.
    #[inline]
    pub const fn count(&self, tile: Tile) -> usize {
        self.stones_with(tile).count_ones() as usize
    }

    /// Puts a tile on a stone that has none.
    #[inline]
    pub(super) const fn put(&mut self, stone: Stone, tile: Tile) {
        self.kinds[tile.index()] |= stone.bit();
    }

    /// `KE-7.6`: takes a wishing stone away.
    #[inline]
    pub(super) const fn take_wish(&mut self, stone: Stone) {
        self.kinds[Tile::Wish.index()] &= !stone.bit();
    }

    /// All tiles with their stones, in listing order of stones.
    pub fn iter(&self) -> impl Iterator<Item = (Stone, Tile)> {
        set_bits(self.stones()).filter_map(|bit| {
            let stone = Stone::ALL[bit as usize];
            Some((stone, self.at(stone)?))
        })
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|(stone, tile)| format!("{stone} {tile}"))).finish()
    }
}

/// The kind of a marker (`KE-1.10`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
#[words(what = "a marker")]
pub enum Kind {
    /// One of four.
    Small,
    /// Counts twice (`KE-12.2`).
    Large,
}

impl Kind {
    /// `KE-12.1`, `KE-12.2`: how often the value of the row counts.
    #[inline]
    pub fn factor(self) -> i32 {
        match self {
            Self::Small => 1,
            Self::Large => data().large_factor,
        }
    }
}

/// Where the five markers of a seat are: at most one on each path (`KE-6.1`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Markers {
    /// By path; 0 while the marker for it is on the start stone.
    steps: [u8; Colour::COUNT],
    /// The path of the large marker, as index plus 1; 0 while it is on the start stone.
    large: u8,
}

impl Markers {
    /// The step on a path, 0 when it has not been entered.
    #[inline]
    pub const fn step(&self, path: Colour) -> u8 {
        self.steps[path.index()]
    }

    /// The steps by path.
    #[inline]
    pub const fn steps(&self) -> [u8; Colour::COUNT] {
        self.steps
    }

    /// The stone of the marker on a path, when it has been entered.
    pub const fn stone(&self, path: Colour) -> Option<Stone> {
        match self.step(path) {
            0 => None,
            step => Some(Stone::new(path, step)),
        }
    }

    /// The path of the large marker, when it is on one (`KE-6.14`).
    pub const fn large(&self) -> Option<Colour> {
        match self.large {
            0 => None,
            number => Some(Colour::ALL[number as usize - 1]),
        }
    }

    /// The kind of the marker on a path, when it has been entered.
    #[inline]
    pub const fn kind(&self, path: Colour) -> Option<Kind> {
        match self.step(path) {
            0 => None,
            _ if self.large as usize == path.index() + 1 => Some(Kind::Large),
            _ => Some(Kind::Small),
        }
    }

    /// How many markers of a kind are on the start stone.
    #[inline]
    pub fn at_start(&self, kind: Kind) -> u8 {
        let waiting = self.steps.iter().map(|&step| u8::from(step == 0)).sum::<u8>();
        let large = u8::from(self.large == 0);
        match kind {
            Kind::Small => waiting - large,
            Kind::Large => large,
        }
    }

    /// `KE-6.4`: a marker of this kind, which is on the start stone, enters a path, which is not entered.
    #[inline]
    pub(super) const fn enter(&mut self, path: Colour, kind: Kind) {
        self.steps[path.index()] = 1;
        if matches!(kind, Kind::Large) {
            self.large = path.index() as u8 + 1;
        }
    }

    /// `KE-6.2`: the marker on a path goes one stone on.
    #[inline]
    pub(super) const fn advance(&mut self, path: Colour) {
        self.steps[path.index()] += 1;
    }

    /// Puts a marker anywhere, for positions that are read.
    pub(super) const fn set(&mut self, path: Colour, kind: Kind, step: u8) {
        self.enter(path, kind);
        self.steps[path.index()] = step;
    }

    /// The paths entered, with kind and step, in listing order.
    pub fn iter(&self) -> impl Iterator<Item = (Stone, Kind)> {
        Colour::ALL.into_iter().filter_map(|path| Some((self.stone(path)?, self.kind(path)?)))
    }
}
