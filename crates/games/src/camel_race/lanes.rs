//! Camels on cells in stacks, packed into one integer: what every race of camels has in common.

use super::stack::{Piece, Stack};
use engine::words::Numbered;

/// Where `CAMELS` camels stand, each on a cell with a code below 2^`CODE`. Equal places have equal bits.
///
/// Shape: one lane for each camel, in listing order from the lowest: `code << 3 | height` below a guard bit
/// that is 0. `height` is the number of camels underneath. So a greater lane is further ahead, a unit moves
/// by adding the same number to each of its lanes, and one subtraction with the guard bits set compares all
/// lanes at once. Sets of camels are masks of guard bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(crate) struct Lanes<const CAMELS: usize, const CODE: u32>(pub(crate) u64);

impl<const CAMELS: usize, const CODE: u32> Lanes<CAMELS, CODE> {
    /// Bits of a lane with its guard.
    pub(crate) const LANE: u32 = CODE + 4;
    /// The greatest value of a lane.
    pub(crate) const TOP: u64 = (1 << (CODE + 3)) - 1;
    /// The lowest bit of every lane.
    const ONES: u64 = {
        assert!(Self::LANE as usize * CAMELS <= u64::BITS as usize && CAMELS <= 8);
        let mut ones = 0;
        let mut lane = 0;
        while lane < CAMELS as u32 {
            ones |= 1 << (Self::LANE * lane);
            lane += 1;
        }
        ones
    };
    /// The guard bit of every lane.
    const GUARDS: u64 = Self::ONES << (CODE + 3);

    /// The lane of a camel.
    #[inline]
    pub(crate) const fn lane(self, camel: usize) -> u64 {
        self.0 >> (Self::LANE * camel as u32) & Self::TOP
    }

    /// The guard bit of a camel.
    #[inline]
    pub(crate) const fn guard(camel: usize) -> u64 {
        1 << (Self::LANE * camel as u32 + CODE + 3)
    }

    /// Whether a camel is in a set.
    #[inline]
    pub(crate) const fn contains(set: u64, camel: usize) -> bool {
        set & Self::guard(camel) != 0
    }

    /// The camels with lanes `low..=high`.
    #[inline]
    pub(crate) const fn between(self, low: u64, high: u64) -> u64 {
        let from_low = (self.0 | Self::GUARDS).wrapping_sub(low * Self::ONES);
        let to_high = ((high * Self::ONES) | Self::GUARDS).wrapping_sub(self.0);
        from_low & to_high & Self::GUARDS
    }

    /// The camels on a cell.
    #[inline]
    pub(crate) const fn on(self, code: u64) -> u64 {
        self.between(code << 3, code << 3 | 7)
    }

    /// A camel and every camel above it.
    #[inline]
    pub(crate) const fn unit(self, camel: usize) -> u64 {
        let lane = self.lane(camel);
        self.between(lane, lane | 7)
    }

    /// With the lane of a camel set that was 0 before.
    #[inline]
    pub(crate) const fn with_lane(self, camel: usize, lane: u64) -> Self {
        Self(self.0 | lane << (Self::LANE * camel as u32))
    }

    /// With the lane of a camel set to 0.
    #[inline]
    pub(crate) const fn cleared(self, camel: usize) -> Self {
        Self(self.0 & !(Self::TOP << (Self::LANE * camel as u32)))
    }

    /// The unit of `camel` goes on top of the stack of a cell, in its order.
    #[inline]
    pub(crate) const fn on_top(self, camel: usize, unit: u64, code: u64) -> Self {
        let others = (self.on(code) & !unit).count_ones() as u64;
        let shift = ((code << 3) + others).wrapping_sub(self.lane(camel));
        Self(self.0.wrapping_add((unit >> (CODE + 3)).wrapping_mul(shift)))
    }

    /// The unit of `camel` goes underneath the stack of a cell, in its order.
    #[inline]
    pub(crate) const fn underneath(self, camel: usize, unit: u64, code: u64) -> Self {
        let others = self.on(code) & !unit;
        let shift = (code << 3).wrapping_sub(self.lane(camel));
        let raised = self.0 + (others >> (CODE + 3)) * unit.count_ones() as u64;
        Self(raised.wrapping_add((unit >> (CODE + 3)).wrapping_mul(shift)))
    }

    /// The camels of a set from bottom to top, given that they are one unit or one stack.
    pub(crate) fn bottom_up<C: Piece>(self, set: u64) -> Stack<C> {
        // At most eight camels with distinct heights below eight.
        let mut order = [None; 8];
        let members = (0..CAMELS).filter(|&camel| Self::contains(set, camel));
        members.for_each(|camel| order[(self.lane(camel) & 7) as usize] = C::from_index(camel));
        let mut stack = Stack::EMPTY;
        order.into_iter().flatten().enumerate().for_each(|(height, camel)| stack.set(height, camel));
        stack
    }

    /// The first five camels, which race, from the one furthest ahead; equal lanes by listing order reversed.
    #[inline]
    pub(crate) fn first_five(self) -> [usize; 5] {
        // Lane in the upper bits, index below: distinct, so that the order is strict.
        let mut keys = [0, 1, 2, 3, 4].map(|camel| (self.lane(camel) << 3) as u32 | camel as u32);
        // An optimal sorting network for five, greatest first.
        for (a, b) in [(0, 3), (1, 4), (0, 2), (1, 3), (0, 1), (2, 4), (1, 2), (3, 4), (2, 3)] {
            (keys[a], keys[b]) = (keys[a].max(keys[b]), keys[a].min(keys[b]));
        }
        keys.map(|key| ((key & 7) as usize).min(4))
    }
}

/// A mover with all camels above it that move with it: the guard bits of their lanes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Unit<const CAMELS: usize, const CODE: u32>(pub(crate) u64);

impl<const CAMELS: usize, const CODE: u32> Unit<CAMELS, CODE> {
    /// How many camels.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it has no camel; never so for the unit of a camel.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the camel is in it.
    #[inline]
    pub fn contains(self, camel: impl Numbered) -> bool {
        Lanes::<CAMELS, CODE>::contains(self.0, camel.index())
    }
}
