//! Symbols of support, and which dragons can fire together (`DR-7`).

use super::kinds::{Colour, Support};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use std::fmt;

/// How many symbols of each colour, a byte a colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Needs(u32);

impl Needs {
    /// No symbol.
    pub const NONE: Self = Self(0);

    /// How many of each, by [`Colour::index`].
    #[inline]
    pub const fn new(counts: [u8; Colour::COUNT]) -> Self {
        Self(u32::from_le_bytes(counts))
    }

    /// How many of this colour.
    #[inline]
    pub const fn of(self, colour: Colour) -> u8 {
        self.0.to_le_bytes()[colour.index()]
    }

    /// How many in all.
    pub fn len(self) -> u8 {
        self.0.to_le_bytes().into_iter().sum()
    }

    /// Whether it is nothing.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both together; fewer than 256 of each colour.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// With one symbol more.
    #[inline]
    #[must_use]
    pub const fn with(self, colour: Colour) -> Self {
        Self(self.0 + (1 << (8 * colour.index())))
    }

    /// The symbols that are left of these when `supply` is taken off, colour by colour.
    #[inline]
    #[must_use]
    pub const fn beyond(self, supply: Self) -> Self {
        let (needs, supply) = (self.0.to_le_bytes(), supply.0.to_le_bytes());
        Self::new([
            needs[0].saturating_sub(supply[0]),
            needs[1].saturating_sub(supply[1]),
            needs[2].saturating_sub(supply[2]),
            needs[3].saturating_sub(supply[3]),
        ])
    }

    /// The colour, if this is one single symbol.
    #[inline]
    pub fn single(self) -> Option<Colour> {
        let one = self.0.is_power_of_two() && self.0.trailing_zeros().is_multiple_of(8);
        one.then(|| Colour::ALL[self.0.trailing_zeros() as usize / 8])
    }

    /// The colours needed with their numbers.
    pub fn iter(self) -> impl Iterator<Item = (Colour, u8)> {
        Colour::ALL.into_iter().map(move |colour| (colour, self.of(colour))).filter(|&(_, count)| count > 0)
    }
}

impl fmt::Debug for Needs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl Serialize for Needs {
    /// As `{"red": 1, "blue": 2}`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (colour, count) in self.iter() {
            map.serialize_entry(colour.name(), &count)?;
        }
        map.end()
    }
}

/// What a player can support dragons with in a Flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Supply {
    /// The symbols of the drafted cards that were not used to attack.
    pub cards: Needs,
    /// The hero's symbol.
    pub hero: Support,
    /// `DR-8.7`: whether the hero's symbol may pay for an attack.
    pub hero_pays_attack: bool,
}

/// What a dragon, or several together, must be given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Demand {
    /// The symbols printed on the dragons.
    pub printed: Needs,
    /// One symbol for each attack card that lies on them.
    pub attacks: Needs,
}

impl Demand {
    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self { printed: self.printed.plus(other.printed), attacks: self.attacks.plus(other.attacks) }
    }

    /// All symbols.
    #[inline]
    pub const fn total(self) -> Needs {
        self.printed.plus(self.attacks)
    }
}

/// How dragons that fire together are paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Payment {
    /// By cards alone.
    Cards,
    /// With the hero's symbol of this colour.
    WithHero(Colour),
}

impl Supply {
    /// `DR-7.7`, `DR-8.7`: how this supply meets a demand; none if it cannot.
    #[inline]
    pub fn pays(self, demand: Demand) -> Option<Payment> {
        let missing = demand.total().beyond(self.cards);
        if missing.is_empty() {
            return Some(Payment::Cards);
        }
        let colour = missing.single().filter(|&colour| self.hero.gives(colour))?;
        let payable = self.hero_pays_attack || demand.printed.of(colour) > 0;
        payable.then_some(Payment::WithHero(colour))
    }
}
