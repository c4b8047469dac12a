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
        let masks = data().realm_masks;
        debug_assert!(masks.iter().all(|mask| whole_fours(*mask)));
        // The four cards of a level of a tile (`DR-1.6`) stand side by side: their number, at most 8, in as many bits.
        let fours = self.masks().map(count_by_fours).iter().sum::<u64>();
        masks.map(|mask| sum_of_fours(fours & mask) as u8)
    }
}

/// The bits set in each four bits, as a number in their place.
#[inline]
const fn count_by_fours(mask: u64) -> u64 {
    let pairs = mask - (mask >> 1 & 0x5555_5555_5555_5555);
    (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333)
}

/// The sum of sixteen numbers of four bits each.
#[inline]
const fn sum_of_fours(fours: u64) -> u64 {
    let bytes = (fours & 0x0F0F_0F0F_0F0F_0F0F) + (fours >> 4 & 0x0F0F_0F0F_0F0F_0F0F);
    bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56
}

/// Whether each four bits are alike.
fn whole_fours(mask: u64) -> bool {
    mask == (mask & 0x1111_1111_1111_1111) * 0xF
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(names: &str) -> Cards {
        names.split_whitespace().map(|name| name.parse::<Dragon>().unwrap()).collect()
    }

    #[test]
    fn realms_are_counted() {
        let all = Cards::of_mask(u64::MAX, 2);
        assert_eq!(all.by_realm().iter().map(|&count| usize::from(count)).sum::<usize>(), all.len());
        let some = cards("mossy mossy fernwick cinderpip scorchtail");
        assert_eq!(some.by_realm(), Realm::ALL.map(|realm| some.of_realm(realm).len() as u8));
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
