//! Sets of dragon cards, each card at most twice.

use super::data::data;
use super::kinds::{Colour, Realm};
use super::piece::Dragon;
use super::support::Needs;
use crate::sets::Twofold;

/// How many of each dragon card there are: none, one or two (`DR-1.1`).
pub type Cards = Twofold<Dragon>;

impl Cards {
    /// Those of a realm.
    #[inline]
    #[must_use]
    pub fn of_realm(self, realm: Realm) -> Self {
        self.masked(data().realm_masks[realm.index()])
    }

    /// Those of a colour.
    #[inline]
    #[must_use]
    pub fn of_colour(self, colour: Colour) -> Self {
        self.masked(data().colour_masks[colour.index()])
    }

    /// The attack cards (`DR-1.4`).
    #[inline]
    #[must_use]
    pub fn attacks(self) -> Self {
        self.masked(data().attack_mask)
    }

    /// The racing dragons (`DR-1.3`).
    #[inline]
    #[must_use]
    pub fn racers(self) -> Self {
        self.masked(!data().attack_mask)
    }

    /// The cards of level 1 (`DR-2.14`).
    #[inline]
    #[must_use]
    pub fn level_one(self) -> Self {
        self.masked(data().level_one_mask)
    }

    /// `DR-6.5`: how many symbols of each colour they deliver as support.
    #[inline]
    pub fn symbols(self) -> Needs {
        Needs::new(Colour::ALL.map(|colour| self.of_colour(colour).len() as u8))
    }

    /// How many of each realm.
    #[inline]
    pub fn by_realm(self) -> [u8; Realm::COUNT] {
        Realm::ALL.map(|realm| self.of_realm(realm).len() as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(names: &str) -> Cards {
        names.split_whitespace().map(|name| name.parse::<Dragon>().unwrap()).collect()
    }

    #[test]
    fn copies_are_counted() {
        let two = cards("mossy mossy drizzle");
        assert_eq!((two.len(), two.of("mossy".parse().unwrap())), (3, 2));
        assert_eq!(two.without("mossy".parse().unwrap()), cards("mossy drizzle"));
        assert_eq!(two.minus(cards("mossy mossy")), cards("drizzle"));
        assert_eq!(cards("mossy").plus(cards("mossy drizzle")), two);
        assert_eq!(two.common(cards("mossy puddle")), cards("mossy"));
        assert!(two.includes(cards("mossy drizzle")) && !cards("mossy").includes(cards("mossy mossy")));
        let mut drawn: Vec<_> = (0..3).map(|n| two.nth(n).to_string()).collect();
        drawn.sort();
        assert_eq!(drawn, ["drizzle", "mossy", "mossy"]);
    }
}
