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
