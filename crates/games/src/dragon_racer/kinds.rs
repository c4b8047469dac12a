//! Colours, realms, places on the track and talents: short fixed lists with a name for each value.

use crate::named::{named, named_in_json};
use engine::BadWord;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Names of all values, texts, parsing and JSON for a list of values without data.
macro_rules! kinds {
    ($kind:ident, $expected:literal: $($value:ident = $name:literal),* $(,)?) => {
        impl $kind {
            /// All, in canonical order.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$value),*];
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// Counted from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word used in moves and files.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $name),*
                }
            }
        }

        named! { $kind: $expected }
        named_in_json! { $kind }
    };
}

/// A colour of dragons and of support (`DR-1.2`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

kinds!(Colour, "a colour: red, green, blue or yellow":
    Red = "red", Green = "green", Blue = "blue", Yellow = "yellow");

/// An origin of dragons (`DR-1.8`), in the order of Turbo (`DR-10.1`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

kinds!(Realm, "a realm: city, wood, mountains, bay, caves or star":
    City = "city", Wood = "wood", Mountains = "mountains", Bay = "bay", Caves = "caves", Star = "star");

/// Where a tile belongs on the track (`DR-1.10`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Open from the start; cards of levels 1 and 2.
    Corner,
    /// Covered at U1 to U3; cards of level 3.
    Upper,
    /// Covered at L1 to L3; cards of level 4.
    Lower,
}

kinds!(Side, "a side: corner, upper or lower": Corner = "corner", Upper = "upper", Lower = "lower");

/// What a hero does best (`DR-9`); the word is that of the hero card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

kinds!(Talent, "a hero card: formation, substitutes, high, leap, strike or team":
    Formation = "formation", Substitutes = "substitutes", High = "high", Leap = "leap", Strike = "strike",
    Team = "team");

impl Talent {
    /// `DR-2.10`: whether it is one of the three basic ones.
    pub const fn is_basic(self) -> bool {
        matches!(self, Self::Formation | Self::Substitutes | Self::High)
    }
}

/// The label of a card, which decides with how many players it is used (`DR-2.1`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Label {
    /// Used at every number of players.
    A,
    /// Added from three players on.
    B,
    /// Added at four players and with two copies at seven or eight.
    C,
}

kinds!(Label, "a label: A, B or C": A = "A", B = "B", C = "C");

/// What a hero can supply once a turn (`DR-6.8`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Support {
    /// One symbol of this colour.
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

impl fmt::Display for Support {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Colour(colour) => colour.fmt(f),
            Self::Any => f.pad("any"),
            Self::None => f.pad("none"),
        }
    }
}

impl FromStr for Support {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<Self, BadWord> {
        match text {
            "any" => Ok(Self::Any),
            "none" => Ok(Self::None),
            colour => {
                let expected = "a support: a colour, any or none";
                colour.parse().map(Self::Colour).map_err(|_| BadWord { at: 0, expected })
            }
        }
    }
}

impl Serialize for Support {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
