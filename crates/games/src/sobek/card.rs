//! The 28 types of cards, their families and their backs.

use super::data::data;
use engine::words::{Numbered, Words};
use std::fmt;

/// A family of goods (`SO-1.2`), in canonical order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
pub enum Family {
    /// Ivory.
    Ivory,
    /// Ebony.
    Ebony,
    /// Marble.
    Marble,
    /// Cattle.
    Cattle,
    /// Fish.
    Fish,
    /// Wheat.
    Wheat,
}

/// A character (`SO-1.7`), in canonical order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
#[words(expected = "a character, such as queen or scribe-fish")]
pub enum Character {
    /// Draws three cards (`SO-7.5`).
    Queen,
    /// Discards a family from the player's pile (`SO-7.10`).
    Priest,
    /// As the Priest.
    Priestess,
    /// Takes a card from a rival's pile (`SO-7.23`).
    Vizier,
    /// Cuts the rivals' hands (`SO-7.19`).
    ScribeCattle,
    /// Steals from a hand (`SO-7.14`).
    Thief,
    /// Cuts the rivals' hands (`SO-7.19`).
    ScribeFish,
    /// Adds to one of the player's sets (`SO-7.26`).
    Courtesan,
    /// Takes any card of the quay (`SO-7.31`).
    Merchant,
}

/// The back of a card (`SO-1.6`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
pub enum Back {
    /// Starting cards.
    Green,
    /// The other goods, amulets included.
    Beige,
    /// Characters.
    Orange,
}

/// A type of card; cards of a type are interchangeable. Ordered canonically, amulets last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words)]
#[words(written, expected = "a card, such as wheat1, fish0g, amulet or thief")]
pub struct Card(u8);

/// What a type of card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A good with the scarabs of its family (`SO-1.3`).
    Valued(Family),
    /// A good without scarabs.
    Plain(Family),
    /// A good without scarabs that only starting hands have (`SO-1.5`).
    Start(Family),
    /// A character.
    Character(Character),
    /// An amulet, which stands for any family in a set.
    Amulet,
}

use Kind::{Plain, Start, Valued};

const KINDS: [Kind; Card::COUNT] = [
    Valued(Family::Ivory),
    Plain(Family::Ivory),
    Start(Family::Ivory),
    Kind::Character(Character::Queen),
    Valued(Family::Ebony),
    Plain(Family::Ebony),
    Start(Family::Ebony),
    Kind::Character(Character::Priest),
    Valued(Family::Marble),
    Plain(Family::Marble),
    Start(Family::Marble),
    Kind::Character(Character::Priestess),
    Valued(Family::Cattle),
    Plain(Family::Cattle),
    Start(Family::Cattle),
    Kind::Character(Character::Vizier),
    Kind::Character(Character::ScribeCattle),
    Valued(Family::Fish),
    Plain(Family::Fish),
    Start(Family::Fish),
    Kind::Character(Character::Thief),
    Kind::Character(Character::ScribeFish),
    Valued(Family::Wheat),
    Plain(Family::Wheat),
    Start(Family::Wheat),
    Kind::Character(Character::Courtesan),
    Kind::Character(Character::Merchant),
    Kind::Amulet,
];

const CHARACTER_CARDS: [u8; Character::COUNT] = [3, 7, 11, 15, 16, 20, 21, 25, 26];

impl Family {
    /// `SO-1.3`: the scarabs on each valued card.
    #[inline]
    pub const fn scarabs(self) -> u8 {
        data().scarabs[self.index()]
    }
}

impl Character {
    /// Its card.
    #[inline]
    pub const fn card(self) -> Card {
        Card(CHARACTER_CARDS[self as usize])
    }

    /// `SO-1.7`: the family as which it counts in a set.
    pub fn family(self) -> Family {
        data().character_families[self.index()]
    }
}

impl Card {
    /// How many types there are.
    pub const COUNT: usize = 28;
    /// The amulet.
    pub const AMULET: Self = Self(27);

    /// The type number `index`, counted from 0.
    ///
    /// # Panics
    /// When `index` is not below [`Card::COUNT`].
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::COUNT);
        Self(index as u8)
    }

    /// The type with this number.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// All types in canonical order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(Self::new)
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it is.
    #[inline]
    pub const fn kind(self) -> Kind {
        KINDS[self.0 as usize]
    }

    /// Its back (`SO-1.6`).
    #[inline]
    pub const fn back(self) -> Back {
        match self.kind() {
            Start(_) => Back::Green,
            Valued(_) | Plain(_) | Kind::Amulet => Back::Beige,
            Kind::Character(_) => Back::Orange,
        }
    }

    /// Whether it is a starting card.
    pub const fn is_starting(&self) -> bool {
        matches!(self.back(), Back::Green)
    }

    /// Whether it is goods of the deck or an amulet.
    pub const fn is_goods(&self) -> bool {
        matches!(self.back(), Back::Beige)
    }

    /// Its family; none for an amulet.
    pub fn family(self) -> Option<Family> {
        match self.kind() {
            Valued(family) | Plain(family) | Start(family) => Some(family),
            Kind::Character(character) => Some(character.family()),
            Kind::Amulet => None,
        }
    }

    /// The character, if it is one.
    #[inline]
    pub const fn character(self) -> Option<Character> {
        match self.kind() {
            Kind::Character(character) => Some(character),
            _ => None,
        }
    }

    /// `SO-1.3`, `SO-1.8`: the scarabs it shows.
    pub const fn scarabs(self) -> u8 {
        match self.kind() {
            Valued(family) => family.scarabs(),
            _ => 0,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Valued(family) => write!(f, "{family}{}", family.scarabs()),
            Plain(family) => write!(f, "{family}0"),
            Start(family) => write!(f, "{family}0g"),
            Kind::Character(character) => character.fmt(f),
            Kind::Amulet => f.write_str("amulet"),
        }
    }
}
