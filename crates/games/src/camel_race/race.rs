//! Where all camels stand, packed into one integer.

use super::camel::{Camel, Racer};
use super::space::Space;
use super::stack::Stack;
use std::fmt;

/// Where all camels stand. Equal races have equal bits.
///
/// Shape: one lane of nine bits for each camel, in listing order from the lowest. A lane holds
/// `code << 3 | height` below a guard bit that is 0: `code` is the number of the space plus 3 (0: not
/// placed), `height` the number of camels underneath. So a greater lane is further ahead (`CU-11.1`),
/// a unit moves by adding the same number to each of its lanes, and one subtraction with the guard
/// bits set compares all lanes at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Race(pub(super) u64);

/// A mover with all camels above it (`CU-7.2`): the guard bits of their lanes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Unit(pub(super) u64);

/// Why a list of stacks is no race.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadRace {
    /// A camel stands twice.
    #[error("{0} stands on the track twice")]
    Twice(Camel),
    /// A space is listed twice.
    #[error("space {0} is listed twice")]
    SameSpace(Space),
}

const LANE: u32 = 9;
/// The lowest bit of every lane.
const ONES: u64 = {
    let mut ones = 0;
    let mut lane = 0;
    while lane < Camel::COUNT as u32 {
        ones |= 1 << (LANE * lane);
        lane += 1;
    }
    ones
};
/// The guard bit of every lane.
const GUARDS: u64 = ONES << 8;
/// The guard bits of the racers.
pub(super) const RACERS: u64 = GUARDS & ((1 << (LANE * Racer::COUNT as u32)) - 1);
/// What is added to the number of a space to give its code.
const OFFSET: i64 = 3;

/// The lane value of the bottom of a space.
#[inline]
pub(super) const fn base(space: Space) -> u64 {
    ((space.number() as i64 + OFFSET) << 3) as u64
}

impl Race {
    /// No camel is placed.
    pub const EMPTY: Self = Self(0);

    /// From stacks with their spaces; camels that are in none are not placed.
    pub fn from_stacks(stacks: impl IntoIterator<Item = (Space, Stack)>) -> Result<Self, BadRace> {
        let mut race = Self::EMPTY;
        for (space, stack) in stacks {
            if race.count(space) > 0 {
                return Err(BadRace::SameSpace(space));
            }
            for camel in stack.iter() {
                if race.space(camel).is_some() {
                    return Err(BadRace::Twice(camel));
                }
                race = race.placed(camel, space);
            }
        }
        Ok(race)
    }

    /// With a camel that is not placed yet put on top of the stack of a space.
    #[must_use]
    pub const fn placed(self, camel: Camel, space: Space) -> Self {
        debug_assert!(self.lane(camel) == 0);
        let value = base(space) + self.count(space) as u64;
        Self(self.0 | value << (LANE * camel.index() as u32))
    }

    /// The lane of a camel; 0 when it is not placed.
    #[inline]
    pub(super) const fn lane(self, camel: Camel) -> u64 {
        self.0 >> (LANE * camel.index() as u32) & 0xFF
    }

    /// The guard bits of the lanes with values `low..=high`.
    #[inline]
    pub(super) const fn between(self, low: u64, high: u64) -> u64 {
        let from_low = (self.0 | GUARDS).wrapping_sub(low * ONES);
        let to_high = ((high * ONES) | GUARDS).wrapping_sub(self.0);
        from_low & to_high & GUARDS
    }

    /// The guard bits of the camels on a space.
    #[inline]
    const fn on(self, space: Space) -> u64 {
        self.between(base(space), base(space) | 7)
    }

    /// Where a camel stands; none when it is not placed.
    #[inline]
    pub const fn space(self, camel: Camel) -> Option<Space> {
        match self.lane(camel) {
            0 => None,
            lane => Some(Space::at(((lane >> 3) as i64 - OFFSET) as i8)),
        }
    }

    /// How many camels are underneath a camel; 0 also when it is not placed.
    #[inline]
    pub const fn height(self, camel: Camel) -> usize {
        (self.lane(camel) & 7) as usize
    }

    /// How many camels stand on a space.
    #[inline]
    pub const fn count(self, space: Space) -> usize {
        self.on(space).count_ones() as usize
    }

    /// The stack of a space.
    pub fn stack(self, space: Space) -> Stack {
        self.list(Unit(self.on(space)))
    }

    /// The camels of a unit, bottom to top.
    pub fn list(self, unit: Unit) -> Stack {
        let lanes = || Camel::ALL.into_iter().filter(|camel| unit.contains(*camel));
        let lowest = lanes().map(|camel| self.height(camel)).min().unwrap_or(0);
        let mut stack = Stack::EMPTY;
        lanes().for_each(|camel| stack.set(self.height(camel) - lowest, camel));
        stack
    }

    /// All stacks with their spaces, lowest space first.
    pub fn stacks(self) -> impl Iterator<Item = (Space, Stack)> {
        (Space::MIN..=Space::MAX).map(Space::at).filter(move |&space| self.on(space) != 0).map(move |space| {
            let stack = self.stack(space);
            (space, stack)
        })
    }

    /// The spaces 1 and up that hold a camel, bit n for space n.
    #[inline]
    pub const fn occupied(self) -> u32 {
        let mut codes = 0u64;
        let mut lane = 0;
        while lane < Camel::COUNT as u32 {
            codes |= 1 << (self.0 >> (LANE * lane + 3) & 31);
            lane += 1;
        }
        (codes >> OFFSET) as u32 & !1
    }

    /// `CU-7.2`: a placed camel and every camel above it.
    #[inline]
    pub const fn unit(self, mover: Camel) -> Unit {
        let lane = self.lane(mover);
        Unit(self.between(lane, lane | 7))
    }

    /// `CU-7.10`, `CU-9.4`: the unit of `mover` goes on top of the stack of a space, in its order.
    #[inline]
    #[must_use]
    pub const fn on_top(self, mover: Camel, unit: Unit, to: Space) -> Self {
        let others = (self.on(to) & !unit.0).count_ones() as u64;
        let shift = (base(to) + others).wrapping_sub(self.lane(mover));
        Self(self.0.wrapping_add((unit.0 >> 8).wrapping_mul(shift)))
    }

    /// `CU-9.5`: the unit of `mover` goes underneath the stack of a space, in its order.
    #[inline]
    #[must_use]
    pub const fn underneath(self, mover: Camel, unit: Unit, to: Space) -> Self {
        let others = self.on(to) & !unit.0;
        let shift = base(to).wrapping_sub(self.lane(mover));
        let raised = self.0 + (others >> 8) * unit.len() as u64;
        Self(raised.wrapping_add((unit.0 >> 8).wrapping_mul(shift)))
    }

    /// `CU-11.1`..`CU-11.4`: the racers from first to last place; crazies are ignored.
    #[inline]
    pub fn ranking(self) -> [Racer; Racer::COUNT] {
        // Lane in the upper bits, racer index below: distinct, so that the order is strict (CU-11.3).
        let mut keys = Racer::ALL.map(|racer| (self.lane(racer.camel()) << 3) as u32 | racer as u32);
        // An optimal sorting network for five, greatest first.
        for (a, b) in [(0, 3), (1, 4), (0, 2), (1, 3), (0, 1), (2, 4), (1, 2), (3, 4), (2, 3)] {
            (keys[a], keys[b]) = (keys[a].max(keys[b]), keys[a].min(keys[b]));
        }
        keys.map(|key| Racer::ALL[((key & 7) as usize).min(4)])
    }

    /// The place of a racer, from 1 to 5.
    #[inline]
    pub const fn place(self, racer: Racer) -> u8 {
        let lane = self.lane(racer.camel());
        (self.between(lane + 1, 0xFF) & RACERS).count_ones() as u8 + 1
    }

    /// Where the unit that ended the race stands, if one crossed the finish line of the loop (`CU-10.7`).
    #[inline]
    pub const fn crossed(self) -> Option<Space> {
        const LAST: u64 = base(Space::at(Space::LOOP));
        const FIRST: u64 = base(Space::at(1));
        let beyond = self.between(LAST + 8, 0xFF) | self.between(8, FIRST - 1);
        if beyond == 0 {
            return None;
        }
        self.space(Camel::ALL[(beyond.trailing_zeros() / LANE) as usize])
    }

    /// The race as a number below 2^56, for memo tables: 8 bits a camel, so that a byte stays free on
    /// top, for example for the set of dice.
    #[inline]
    pub const fn key(self) -> u64 {
        const fn squeeze(x: u64, width: u32, gap: u32) -> u64 {
            // Fields of `width` useful bits repeat every `width + gap` bits; every second one moves down.
            let period = 2 * (width + gap);
            let field = (1u64 << width) - 1;
            let mut low = 0;
            let mut at = 0;
            while at < u64::BITS {
                low |= field << at;
                at += period;
            }
            x & low | (x & low << (width + gap)) >> gap
        }
        squeeze(squeeze(squeeze(self.0, 8, 1), 16, 2), 32, 4)
    }
}

impl Unit {
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
    pub const fn contains(self, camel: Camel) -> bool {
        self.0 >> (LANE * camel.index() as u32 + 8) & 1 == 1
    }
}

impl fmt::Display for Race {
    /// Stacks with their spaces, lowest space first: `1:blue,green 15:black`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (space, stack)) in self.stacks().enumerate() {
            write!(f, "{}{space}:{stack}", if at == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Race {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Race({self})")
    }
}
