//! Dragon cards, heroes and track tiles, each a number that stands for an entry of the data file.

use super::data::{DragonData, HeroData, TileData, data};
use super::kinds::{Colour, Realm, Side, Support, Talent};
use engine::words::{Numbered, Words};
use std::fmt;

/// Numbers for the entries of a list of the data file, each written as the word that stands there, with what is read
/// there.
macro_rules! listed {
    ($kind:ident, $facts:ident of $list:ident, $count:literal {
        $($(#[$meaning:meta])* $fact:ident: $Fact:ty,)+
    }) => {
        impl $kind {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// Counted from 0, in the order of the data file.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The one with this index.
            #[inline]
            pub const fn from_index(index: usize) -> Option<Self> {
                if index < Self::COUNT { Some(Self(index as u8)) } else { None }
            }

            /// The one with this index, below [`Self::COUNT`].
            #[inline]
            pub const fn new(index: usize) -> Self {
                assert!(index < Self::COUNT);
                Self(index as u8)
            }

            /// All, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..Self::COUNT).map(Self::new)
            }

            /// All that the data file says of it.
            #[inline]
            pub fn facts(self) -> &'static $facts {
                &data().$list[self.index()]
            }

            /// The word used in moves and files.
            pub fn id(self) -> &'static str {
                &self.facts().id
            }

            $(
                $(#[$meaning])*
                #[inline]
                pub fn $fact(self) -> $Fact {
                    self.facts().$fact
                }
            )+
        }

        impl Numbered for $kind {
            const COUNT: usize = $count;

            #[inline]
            fn index(self) -> usize {
                self.index()
            }

            #[inline]
            fn from_index(index: usize) -> Option<Self> {
                Self::from_index(index)
            }
        }

        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.id())
            }
        }

        impl fmt::Debug for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}

/// A dragon card (`DR-1.1`); the two copies of a card are the same dragon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Words)]
#[words(written, expected = "a dragon card, such as mossy or crimson-comet")]
pub struct Dragon(u8);

listed!(Dragon, DragonData of dragons, 64 {
    /// The name on the card.
    name: &'static str,
    /// `DR-1.2`: its origin.
    realm: Realm,
    /// `DR-1.2`: its colour, which is the symbol it delivers as support.
    colour: Colour,
});

impl Dragon {
    /// `DR-1.4`: whether it is an attack card.
    #[inline]
    pub fn is_attack(self) -> bool {
        self.facts().attack
    }
}

/// The attack cards in alphabetical order, counted by themselves.
pub(super) mod attack_cards {
    use super::Dragon;
    use crate::dragon_racer::data::{ATTACKS, data};

    pub(in crate::dragon_racer) const COUNT: usize = ATTACKS;

    /// The place among them; 0 for other cards, which no text or number gives.
    pub(in crate::dragon_racer) fn index(card: Dragon) -> usize {
        data().attack_order.iter().position(|&other| other == card).unwrap_or(0)
    }

    pub(in crate::dragon_racer) fn from_index(index: usize) -> Option<Dragon> {
        data().attack_order.get(index).copied()
    }
}

/// A hero (`DR-1.12`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Words)]
#[words(written, expected = "a hero, such as rowan or kafka")]
pub struct Hero(u8);

listed!(Hero, HeroData of heroes, 12 {
    /// The name on the card.
    name: &'static str,
    /// What the hero does best.
    talent: Talent,
    /// `DR-6.8`: what the hero supplies.
    support: Support,
});

impl Hero {
    /// `DR-2.15`: how many dragons the team has.
    #[inline]
    pub fn team_size(self) -> usize {
        self.facts().team.into()
    }

    /// The hero on the back of the card.
    #[must_use]
    pub fn back(self) -> Self {
        let other = |hero: &Self| *hero != self && hero.talent() == self.talent();
        Self::all().find(other).unwrap_or(self)
    }
}

/// A track tile (`DR-1.10`), written with realm and colour: `star blue`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Words)]
#[words(written, expected = "a tile, such as star blue")]
pub struct Tile(u8);

listed!(Tile, TileData of tiles, 12 {
    /// `DR-1.9`: its realm.
    realm: Realm,
    /// `DR-1.9`: its colour.
    colour: Colour,
    /// Where it belongs.
    side: Side,
});
