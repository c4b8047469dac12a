//! The five camels.

use crate::camel_race::Piece;
use crate::named::named;
use serde::{Deserialize, Serialize};

/// A camel, in listing order (`CC-1.1`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the colours")]
pub enum Camel {
    Blue,
    Green,
    Orange,
    White,
    Yellow,
}

const NAMES: [&str; 5] = ["blue", "green", "orange", "white", "yellow"];

impl Camel {
    /// How many camels there are.
    pub const COUNT: usize = 5;
    /// All camels in listing order.
    pub const ALL: [Self; 5] = [Self::Blue, Self::Green, Self::Orange, Self::White, Self::Yellow];

    /// The place in [`Camel::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The lower-case English name.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }
}

impl Piece for Camel {
    const PIECES: &'static [Self] = &Self::ALL;

    #[inline]
    fn index(self) -> usize {
        Camel::index(self)
    }

    fn name(self) -> &'static str {
        Camel::name(self)
    }
}

named! { Camel: "a camel: blue, green, orange, white or yellow" }
