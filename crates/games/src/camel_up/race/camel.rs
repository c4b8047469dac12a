//! The camels and their names.

use engine::words::{Numbered, Words};

/// A camel, in listing order: the five racers, then the two crazies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the colours")]
#[words(what = "a racing camel")]
pub enum Racer {
    Blue,
    Green,
    Pink,
    Purple,
    Yellow,
}

/// A crazy camel; runs towards lower numbers (`CU-1.3`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the colours")]
#[words(what = "a crazy camel")]
pub enum Crazy {
    Black,
    White,
}

impl Camel {
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
    /// The camel that this racer is.
    #[inline]
    pub const fn camel(self) -> Camel {
        Camel::ALL[self as usize]
    }
}

impl Crazy {
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
