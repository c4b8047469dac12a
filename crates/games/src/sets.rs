//! Sets of components by their numbers, as bits.

use crate::bits::{nth_set_bit, set_bits};
use engine::random::{self, Rng};
use engine::words::Numbered;
use serde::Serialize;
use std::fmt;
use std::marker::PhantomData;

/// The component with this number, of which there is one.
#[inline]
fn at<T: Numbered>(index: u32) -> T {
    match T::from_index(index as usize) {
        Some(component) => component,
        None => no_such_number(),
    }
}

/// Kept out of line, so that what calls it stays small enough to be inlined.
#[cold]
#[inline(never)]
fn no_such_number() -> ! {
    unreachable!("sets hold only numbers of components")
}

/// What a list of components looks like: in JSON each by itself, in messages by its words.
macro_rules! listed {
    ($Set:ty, $each:ident $(, $($generic:tt)+)?) => {
        impl $(<$($generic)+>)? std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let mut list = f.debug_list();
                for component in self.$each() {
                    list.entry(&format_args!("{component}"));
                }
                list.finish()
            }
        }

        impl $(<$($generic)+>)? serde::Serialize for $Set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.$each())
            }
        }
    };
}
pub(crate) use listed;

/// A set of at most eight kinds of components, such as the dice in a pyramid. Serde as a list in listing order.
///
/// Shape: bit n for component number n.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T>(u8, PhantomData<T>);

impl<T: Numbered> Set<T> {
    /// None.
    pub const NONE: Self = Self(0, PhantomData);
    /// All of them.
    pub const ALL: Self = {
        assert!(T::COUNT <= 8);
        Self((1 << T::COUNT) - 1, PhantomData)
    };

    /// The set with these bits; higher bits are ignored.
    #[inline]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & Self::ALL.0, PhantomData)
    }

    /// Bit n for component number n.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the component is in the set.
    #[inline]
    pub fn contains(self, component: T) -> bool {
        self.0 >> component.index() & 1 == 1
    }

    /// The set with the component.
    #[inline]
    #[must_use]
    pub fn with(self, component: T) -> Self {
        Self(self.0 | 1 << component.index(), PhantomData)
    }

    /// The set without the component.
    #[inline]
    #[must_use]
    pub fn without(self, component: T) -> Self {
        Self(self.0 & !(1 << component.index()), PhantomData)
    }

    /// Those that are not in the set.
    #[inline]
    #[must_use]
    pub const fn complement(self) -> Self {
        Self(!self.0 & Self::ALL.0, PhantomData)
    }

    /// The components in listing order.
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        set_bits(self.0.into()).map(at)
    }
}

impl<T: Numbered> Default for Set<T> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T: Numbered> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(components: I) -> Self {
        components.into_iter().fold(Self::NONE, Self::with)
    }
}

listed!(Set<T>, iter, T: Numbered + Copy + fmt::Display + Serialize);

/// Cards of at most 64 kinds, of each none, one or two. Serde as a list in listing order, copies repeated.
///
/// Shape: bit n for card number n; `once` has the kinds of which there is at least one, `twice` those of which there
/// are two.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Twofold<C> {
    once: u64,
    twice: u64,
    cards: PhantomData<C>,
}

impl<C: Numbered + Copy> Twofold<C> {
    /// No card.
    pub const NONE: Self = Self::of_masks(0, 0);

    /// Cards by the kinds of which there is at least one, and those of which there are two: bit n for card number n.
    #[inline]
    pub(crate) const fn of_masks(once: u64, twice: u64) -> Self {
        Self { once, twice, cards: PhantomData }
    }

    /// One card.
    #[inline]
    pub fn one(card: C) -> Self {
        Self::of_masks(1 << card.index(), 0)
    }

    /// Each kind of a mask, bit n for card number n, `copies` times (1 or 2).
    pub(crate) const fn of_mask(mask: u64, copies: u8) -> Self {
        Self::of_masks(mask, if copies == 2 { mask } else { 0 })
    }

    /// The kinds that are there, bit n for card number n.
    #[inline]
    pub(crate) const fn mask(self) -> u64 {
        self.once
    }

    /// The kinds that are there, and those that are there twice.
    #[inline]
    pub(crate) const fn masks(self) -> [u64; 2] {
        [self.once, self.twice]
    }

    /// How many of this card.
    #[inline]
    pub fn of(self, card: C) -> u8 {
        let card = card.index();
        (self.once >> card & 1) as u8 + (self.twice >> card & 1) as u8
    }

    /// Whether there is one of this card.
    #[inline]
    pub fn has(self, card: C) -> bool {
        self.once >> card.index() & 1 == 1
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> usize {
        (self.once.count_ones() + self.twice.count_ones()) as usize
    }

    /// Whether there are no cards.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// With one more, of which there is one at most so far.
    #[inline]
    #[must_use]
    pub fn with(self, card: C) -> Self {
        self.plus(Self::one(card))
    }

    /// With one less, which must be there.
    #[inline]
    #[must_use]
    pub fn without(self, card: C) -> Self {
        self.minus(Self::one(card))
    }

    /// Adds one, of which there is one at most so far.
    #[inline]
    pub fn add(&mut self, card: C) {
        *self = self.with(card);
    }

    /// Takes one out, which must be there.
    #[inline]
    pub fn remove(&mut self, card: C) {
        *self = self.without(card);
    }

    /// The cards of both sets together; no card may be there more than twice.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        debug_assert!(self.twice & other.once == 0 && self.once & other.twice == 0);
        Self::of_masks(self.once | other.once, self.twice | other.twice | self.once & other.once)
    }

    /// Without the others, which must all be there.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        debug_assert!(self.includes(other));
        Self::of_masks(self.once & !other.once | self.twice & !other.twice, self.twice & !other.once)
    }

    /// The cards that are in both sets.
    #[inline]
    #[must_use]
    pub const fn common(self, other: Self) -> Self {
        Self::of_masks(self.once & other.once, self.twice & other.twice)
    }

    /// Whether all the others are there, with their numbers.
    #[inline]
    pub const fn includes(self, other: Self) -> bool {
        other.once & !self.once == 0 && other.twice & !self.twice == 0
    }

    /// Those of the kinds of a mask.
    #[inline]
    pub(crate) const fn masked(self, mask: u64) -> Self {
        Self::of_masks(self.once & mask, self.twice & mask)
    }

    /// The different cards in listing order, each once.
    pub fn distinct(self) -> impl Iterator<Item = C> + Clone {
        set_bits(self.once).map(at)
    }

    /// The different cards in listing order, each with its number.
    pub fn iter(self) -> impl Iterator<Item = (C, u8)> + Clone {
        self.distinct().map(move |card| (card, self.of(card)))
    }

    /// Every card in listing order, two copies one after the other.
    pub fn each(self) -> impl Iterator<Item = C> + Clone {
        self.iter().flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
    }

    /// Card number `n` of [`Twofold::len`], each copy having its own number; in no useful order.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> C {
        let distinct = self.once.count_ones();
        at(if n < distinct { nth_set_bit(self.once, n) } else { nth_set_bit(self.twice, n - distinct) })
    }

    /// One of the cards, every copy with the same chance; there must be one.
    #[inline]
    pub(crate) fn draw<R: Rng + ?Sized>(self, rng: &mut R) -> C {
        self.nth(random::below(rng, self.len() as u32))
    }
}

impl<C: Numbered + Copy> Default for Twofold<C> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<C: Numbered + Copy> FromIterator<C> for Twofold<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

listed!(Twofold<C>, each, C: Numbered + Copy + fmt::Display + Serialize);
