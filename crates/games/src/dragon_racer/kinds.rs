//! Colours, realms, places on the track and talents: short fixed lists with a name for each value.

use engine::words::{Numbered, Words};

/// A colour of dragons and of support (`DR-1.2`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
pub enum Colour {
    /// Red.
    Red,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

/// An origin of dragons (`DR-1.8`), in the order of Turbo (`DR-10.1`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
pub enum Realm {
    /// City of Power.
    City,
    /// Wild Wood.
    Wood,
    /// Fire Mountains.
    Mountains,
    /// Frozen Bay.
    Bay,
    /// Golden Caves, on covered tiles only.
    Caves,
    /// Star Trail, on covered tiles only.
    Star,
}

/// Where a tile belongs on the track (`DR-1.10`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
pub enum Side {
    /// Open from the start; cards of levels 1 and 2.
    Corner,
    /// Covered at U1 to U3; cards of level 3.
    Upper,
    /// Covered at L1 to L3; cards of level 4.
    Lower,
}

/// What a hero does best (`DR-9`); the word is that of the hero card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
#[words(what = "a hero card")]
pub enum Talent {
    /// Flying Formation (`DR-9.2`).
    Formation,
    /// Substitutes (`DR-9.3`).
    Substitutes,
    /// High Flight (`DR-9.5`).
    High,
    /// Victory Leap (`DR-9.6`).
    Leap,
    /// Strike and Fly (`DR-9.7`).
    Strike,
    /// Team Play (`DR-9.10`).
    Team,
}

impl Talent {
    /// `DR-2.10`: whether it is one of the three basic ones.
    pub const fn is_basic(self) -> bool {
        matches!(self, Self::Formation | Self::Substitutes | Self::High)
    }
}

/// The label of a card, which decides with how many players it is used (`DR-2.1`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
pub enum Label {
    /// Used at every number of players.
    #[words("A")]
    A,
    /// Added from three players on.
    #[words("B")]
    B,
    /// Added at four players and with two copies at seven or eight.
    #[words("C")]
    C,
}

/// What a hero can supply once a turn (`DR-6.8`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Words, Numbered)]
pub enum Support {
    /// One symbol of this colour.
    #[words("{colour}")]
    Colour(Colour),
    /// One symbol of any colour (`DR-9.5`).
    Any,
    /// Nothing (`DR-9.10`).
    None,
}

impl Support {
    /// Whether it can be a symbol of this colour.
    #[inline]
    pub fn gives(self, colour: Colour) -> bool {
        match self {
            Self::Colour(own) => own == colour,
            Self::Any => true,
            Self::None => false,
        }
    }
}
