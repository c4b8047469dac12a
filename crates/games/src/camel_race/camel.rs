//! The camels and their names.

use crate::named::named;
use serde::{Deserialize, Serialize};

/// A camel, in listing order: the five racers, then the two crazies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the colours")]
pub enum Camel {
    Blue,
    Green,
    Pink,
    Purple,
    Yellow,
    Black,
    White,
}

/// A racing camel; runs towards higher numbers (`CU-1.2`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the colours")]
pub enum Racer {
    Blue,
    Green,
    Pink,
    Purple,
    Yellow,
}

/// A crazy camel; runs towards lower numbers (`CU-1.3`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the colours")]
pub enum Crazy {
    Black,
    White,
}

const NAMES: [&str; 7] = ["blue", "green", "pink", "purple", "yellow", "black", "white"];

impl Camel {
    /// How many camels there are.
    pub const COUNT: usize = 7;
    /// All camels in listing order.
    pub const ALL: [Self; 7] =
        [Self::Blue, Self::Green, Self::Pink, Self::Purple, Self::Yellow, Self::Black, Self::White];

    /// The place in [`Camel::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The lower-case English name.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    /// The racer that this camel is, unless it is crazy.
    #[inline]
    pub const fn racer(self) -> Option<Racer> {
        let index = self as usize;
        if index < Racer::COUNT { Some(Racer::ALL[index]) } else { None }
    }

    /// The crazy that this camel is, unless it races.
    #[inline]
    pub const fn crazy(self) -> Option<Crazy> {
        match self {
            Self::Black => Some(Crazy::Black),
            Self::White => Some(Crazy::White),
            _ => None,
        }
    }

    /// `CU-1.2`, `CU-1.3`, `CU-7.5`: +1 for a racer (clockwise), −1 for a crazy.
    #[inline]
    pub const fn direction(self) -> i8 {
        if (self as usize) < Racer::COUNT { 1 } else { -1 }
    }
}

impl Racer {
    /// How many racers there are.
    pub const COUNT: usize = 5;
    /// All racers in listing order.
    pub const ALL: [Self; 5] = [Self::Blue, Self::Green, Self::Pink, Self::Purple, Self::Yellow];

    /// The place in [`Racer::ALL`], which is also the place in [`Camel::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The camel that this racer is.
    #[inline]
    pub const fn camel(self) -> Camel {
        Camel::ALL[self as usize]
    }

    /// The lower-case English name.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }
}

impl Crazy {
    /// Both crazies in listing order.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    /// The place in [`Crazy::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other crazy.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// The camel that this crazy is.
    #[inline]
    pub const fn camel(self) -> Camel {
        match self {
            Self::Black => Camel::Black,
            Self::White => Camel::White,
        }
    }

    /// The lower-case English name.
    pub const fn name(self) -> &'static str {
        self.camel().name()
    }
}

impl From<Racer> for Camel {
    fn from(racer: Racer) -> Self {
        racer.camel()
    }
}

impl From<Crazy> for Camel {
    fn from(crazy: Crazy) -> Self {
        crazy.camel()
    }
}

named! {
    Camel: "a camel: blue, green, pink, purple, yellow, black or white",
    Racer: "a racing camel: blue, green, pink, purple or yellow",
    Crazy: "a crazy camel: black or white",
}
