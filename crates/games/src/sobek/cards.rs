//! Sets of cards as counts by type.

use super::card::{Back, Card, Family};
use super::data::data;
use crate::sets::listed;
use engine::random::{self, Rng};

/// How many cards of each type there are: four bits a type, so at most 15 of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u128);

const LOW_BITS: u128 = u128::MAX / 0xF;

const fn mask_of(back: Back) -> u128 {
    let mut mask = 0;
    let mut index = 0;
    while index < Card::COUNT {
        if Card::new(index).back() as u8 == back as u8 {
            mask |= 0xF << (4 * index);
        }
        index += 1;
    }
    mask
}

/// The types whose number of scarabs has the lowest bit, and those that have the next; no type has more than 3.
const SCARABS: [u128; 2] = {
    let (mut masks, mut index) = ([0; 2], 0);
    while index < Card::COUNT {
        let scarabs = Card::new(index).scarabs() as u128;
        assert!(scarabs <= 3);
        masks[0] |= (scarabs & 1) * (0xF << (4 * index));
        masks[1] |= (scarabs >> 1) * (0xF << (4 * index));
        index += 1;
    }
    masks
};

const BACKS: [u128; 3] = [mask_of(Back::Green), mask_of(Back::Beige), mask_of(Back::Orange)];

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);
    /// The most cards of one type.
    pub const MOST: u8 = 15;

    /// One card.
    #[inline]
    pub const fn one(card: Card) -> Self {
        Self(1 << (4 * card.index()))
    }

    /// `count` cards of one type, at most [`Cards::MOST`].
    pub fn copies(card: Card, count: u8) -> Self {
        debug_assert!(count <= Self::MOST);
        Self(u128::from(count) << (4 * card.index()))
    }

    /// As many of each type as these counts say, each at most [`Cards::MOST`].
    pub(super) const fn counted(counts: [u8; Card::COUNT]) -> Self {
        let (mut all, mut index) = (0, 0);
        while index < Card::COUNT {
            all |= (counts[index] as u128) << (4 * index);
            index += 1;
        }
        Self(all)
    }

    /// How many of each type.
    #[inline]
    pub(super) fn counts(self) -> [u8; Card::COUNT] {
        let pairs = self.0.to_le_bytes();
        std::array::from_fn(|index| pairs[index / 2] >> (4 * (index % 2)) & 0xF)
    }

    /// How many of this type.
    #[inline]
    pub const fn of(self, card: Card) -> u8 {
        (self.0 >> (4 * card.index()) & 0xF) as u8
    }

    /// Whether there is one of this type.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.of(card) > 0
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> usize {
        const BYTES: u128 = u128::MAX / 0xFF * 0xF;
        let bytes = (self.0 & BYTES) + (self.0 >> 4 & BYTES);
        let sums = (bytes as u64).wrapping_add((bytes >> 64) as u64);
        (sums.wrapping_mul(u64::MAX / 0xFF) >> 56) as usize
    }

    /// Whether there are no cards.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// With one more.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        debug_assert!(self.of(card) < Self::MOST);
        Self(self.0 + Self::one(card).0)
    }

    /// With one less, which must be there.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        debug_assert!(self.has(card));
        Self(self.0 - Self::one(card).0)
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Without the others, which must all be there.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        debug_assert!(self.includes(other), "{self:?} - {other:?}");
        Self(self.0 - other.0)
    }

    /// Whether all the others are there, with their numbers.
    pub fn includes(self, other: Self) -> bool {
        other.iter().all(|(card, count)| self.of(card) >= count)
    }

    /// Those with this back.
    #[inline]
    #[must_use]
    pub const fn backed(self, back: Back) -> Self {
        Self(self.0 & BACKS[back as usize])
    }

    /// How many have each back: green, beige, orange.
    #[inline]
    pub const fn backs(self) -> [u8; 3] {
        [
            self.backed(Back::Green).len() as u8,
            self.backed(Back::Beige).len() as u8,
            self.backed(Back::Orange).len() as u8,
        ]
    }

    /// Those of a family, goods and characters, without amulets.
    #[inline]
    #[must_use]
    pub fn family(self, family: Family) -> Self {
        Self(self.0 & data().family_masks[family.index()].0)
    }

    /// The families that are there, bit n for family n; amulets are of none.
    pub(super) fn families(self) -> u64 {
        let there = Family::ALL.into_iter().filter(|&family| !self.family(family).is_empty());
        there.fold(0, |mask, family| mask | 1 << family.index())
    }

    /// Those that may lie in a set of a family (`SO-5.2`).
    #[inline]
    #[must_use]
    pub fn fitting(self, family: Family) -> Self {
        Self(self.family(family).0 | self.0 & Self::copies_mask(Card::AMULET))
    }

    const fn copies_mask(card: Card) -> u128 {
        0xF << (4 * card.index())
    }

    /// Those of this type or a later one.
    #[inline]
    #[must_use]
    pub const fn from(self, card: Card) -> Self {
        Self(self.0 >> (4 * card.index()) << (4 * card.index()))
    }

    /// How many amulets.
    #[inline]
    pub const fn amulets(self) -> u8 {
        self.of(Card::AMULET)
    }

    /// The types that are there, bit n for type n.
    #[inline]
    pub fn types(self) -> u64 {
        self.iter().fold(0, |types, (card, _)| types | 1 << card.index())
    }

    /// Types with their numbers, in canonical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Card, u8)> + Clone {
        let mut left = (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & LOW_BITS;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card::new(left.trailing_zeros() as usize / 4))?;
            left &= left - 1;
            Some((card, self.of(card)))
        })
    }

    /// Each card by itself, in canonical order.
    pub fn each(self) -> impl Iterator<Item = Card> + Clone {
        self.iter().flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
    }

    /// The scarabs on all of them (`SO-10.1`).
    #[inline]
    pub fn scarabs(self) -> u32 {
        let [ones, twos] = SCARABS;
        (Self(self.0 & ones).len() + 2 * Self(self.0 & twos).len()) as u32
    }

    /// The last type in canonical order.
    pub fn last(self) -> Option<Card> {
        (self.0 != 0).then(|| Card::new(self.0.ilog2() as usize / 4))
    }

    /// Card number `n` in canonical order, counted from 0. There must be more than `n`.
    #[inline]
    pub fn nth(self, mut n: u32) -> Card {
        for (card, count) in self.iter() {
            match n.checked_sub(u32::from(count)) {
                Some(rest) => n = rest,
                None => return card,
            }
        }
        unreachable!("there are more than n cards")
    }

    /// Takes out one card, each with the same chance. There must be one.
    pub fn draw<R: Rng>(&mut self, rng: &mut R) -> Card {
        let card = self.nth(random::below(rng, self.len() as u32));
        *self = self.without(card);
        card
    }

    /// Takes out several cards, every choice with the same chance. There must be that many.
    #[must_use]
    pub fn draw_many<R: Rng>(&mut self, count: usize, rng: &mut R) -> Self {
        (0..count).fold(Self::NONE, |drawn, _| drawn.with(self.draw(rng)))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

listed!(Cards, each);
