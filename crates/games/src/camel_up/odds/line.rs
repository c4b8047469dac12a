//! A race as a sorted line of camels in one integer: the form in which races are counted.
//!
//! The rules of movement are those of [`Race`]; this second form of them exists for speed alone. In it a
//! unit is a run of bytes, a move swaps two runs, the ranking can be read off, and crazies that will not
//! move any more can be left out, so that far more races become equal. Tests hold it against a naive
//! enumeration.

use crate::camel_up::race::{Camel, Race, Side, Space, Tiles};

/// Camels from the rearmost to the foremost, one byte each, the first in the lowest byte.
///
/// A byte is `(space - 1) << 3 | name`, where `name` is the racer's place in listing order and 5 for both
/// crazies: one colour of the grey die is as likely as the other, so which of them is which never matters.
/// A line has 7 camels, or 5 without the crazies; bytes above are 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Line(pub(super) u64);

/// How many camels a line has with the crazies.
pub(super) const ALL: usize = 7;
/// How many camels a line has without the crazies.
pub(super) const RACERS: usize = 5;

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x80 * ONES;
const NAMES: u64 = 0x07 * ONES;
const CRAZY: u64 = 5;
/// Spaces are counted from 0 here; this is the first one beyond the finish line.
const BEYOND: u32 = Space::LOOP as u32;

/// A camel with all above it: bits `start..end` of a line.
#[derive(Clone, Copy)]
pub(super) struct Unit {
    pub(super) start: u32,
    pub(super) end: u32,
    /// Where it stands, from 0.
    pub(super) space: u32,
}

/// What the grey die moves, and whether that carries racers.
#[derive(Clone, Copy)]
pub(super) enum Grey {
    /// This one, whatever the colour.
    One(Unit, bool),
    /// One or the other, by colour.
    Either([Unit; 2], bool),
}

/// What becomes of a unit.
#[derive(Clone, Copy)]
pub(super) struct Hop {
    /// The space, from 0, on which the number of the die ends; none when that is beyond the finish line.
    pub(super) landing: Option<u32>,
    /// Whether the unit crosses the finish line; the spaces of `line` then mean nothing, its order does.
    pub(super) crosses: bool,
    /// The line after the move.
    pub(super) line: Line,
}

/// Where tiles lie: bit n for space n + 1.
#[derive(Clone, Copy, Default)]
pub(super) struct Marks {
    cheer: u32,
    boo: u32,
}

impl Marks {
    pub(super) fn new(tiles: Tiles) -> Self {
        // CU-5.2: none on space 1, nor beyond the loop.
        let spaces = tiles.iter().filter(|(space, _)| space.on_loop() && space.number() > 1);
        spaces.fold(Self::default(), |marks, (space, side)| match side {
            Side::Cheer => Self { cheer: marks.cheer | space.bit() >> 1, ..marks },
            Side::Boo => Self { boo: marks.boo | space.bit() >> 1, ..marks },
        })
    }

    #[inline]
    fn any(self, space: u32) -> bool {
        (self.cheer | self.boo) >> space & 1 == 1
    }

    #[inline]
    fn boo(self, space: u32) -> bool {
        self.boo >> space & 1 == 1
    }
}

/// The lowest `bits` bits; at most 56.
#[inline]
const fn low(bits: u32) -> u64 {
    (1 << bits) - 1
}

impl Line {
    /// The line of a race in which all seven camels stand on the loop.
    pub(super) fn new(race: Race) -> Option<Self> {
        let mut line = 0;
        let mut camels = 0;
        for (space, stack) in race.stacks() {
            if !space.on_loop() {
                return None;
            }
            for camel in stack.iter() {
                let name = camel.racer().map_or(CRAZY, |racer| racer.index() as u64);
                line |= ((space.number() as u64 - 1) << 3 | name) << (8 * camels);
                camels += 1;
            }
        }
        (camels == Camel::COUNT as u32).then_some(Self(line))
    }

    /// The bit at which the first camel stands that is on `space` or ahead of it; the line's end if none is.
    #[inline]
    fn first_from<const N: usize>(self, space: u32) -> u32 {
        // Bytes are below 0x80 and the limit is at most 0x80, so that no byte borrows from the next.
        let reached = (self.0 | HIGH) - (u64::from(space) << 3) * ONES;
        (reached & HIGH | 0x80 << (8 * N)).trailing_zeros() - 7
    }

    /// The unit whose lowest camel is the one at bit `start`.
    #[inline]
    pub(super) fn unit<const N: usize>(self, start: u32) -> Unit {
        let space = (self.0 >> (start + 3)) as u32 & 15;
        Unit { start, end: self.first_from::<N>(space + 1), space }
    }

    /// The name of the camel at bit `start`.
    #[inline]
    pub(super) fn name(self, start: u32) -> u32 {
        (self.0 >> start) as u32 & 7
    }

    /// The highest bit of every byte with this name.
    #[inline]
    fn named(self, name: u32) -> u64 {
        let other = (self.0 & NAMES) ^ (u64::from(name) * ONES);
        !(other + 0x7F * ONES) & HIGH
    }

    /// The bits at which the crazies stand, the rear one first. Both must be in the line.
    #[inline]
    fn crazies(self) -> (u32, u32) {
        let found = self.named(CRAZY as u32);
        (found.trailing_zeros() - 7, (found & (found - 1)).trailing_zeros() - 7)
    }

    /// The bit at which a racer stands; the first crazy for 5.
    #[inline]
    pub(super) fn find(self, name: u32) -> u32 {
        self.named(name).trailing_zeros() - 7
    }

    /// Which crazies the grey die may move (`CU-8`).
    #[inline]
    pub(super) fn grey(self) -> Grey {
        let (rear, front) = self.crazies();
        let (lower, upper) = (self.unit::<ALL>(rear), self.unit::<ALL>(front));
        // All camels above the front one are racers; above the rear one may be the front one.
        let one_stack = lower.end == upper.end;
        let upper_carries = upper.end - front > 8;
        let lower_carries = lower.end - rear > if one_stack { 16 } else { 8 };
        if upper_carries != lower_carries {
            // CU-8.2.
            return Grey::One(if upper_carries { upper } else { lower }, true);
        }
        if one_stack && front == rear + 8 {
            // CU-8.3.
            return Grey::One(upper, upper_carries);
        }
        // CU-8.4.
        Grey::Either([lower, upper], upper_carries)
    }

    /// The unit that the grey die moves; `colour` decides if nothing else does.
    #[inline]
    pub(super) fn grey_mover(self, colour: bool) -> Unit {
        match self.grey() {
            Grey::One(unit, _) => unit,
            Grey::Either(units, _) => units[usize::from(colour)],
        }
    }

    /// Without the crazies.
    #[inline]
    pub(super) fn without_crazies(self) -> Self {
        let (rear, front) = self.crazies();
        let once = self.0 & low(front) | self.0 >> 8 & !low(front);
        Self(once & low(rear) | once >> 8 & !low(rear))
    }

    /// Puts the unit on `space`, in front of all camels at bits below `to` of the line as it was.
    #[inline]
    fn put(self, unit: Unit, to: u32, space: u32) -> Self {
        // The runs a..b and b..c change places; one of them is the unit.
        let (a, b, c) = if to >= unit.end { (unit.start, unit.end, to) } else { (to, unit.start, unit.end) };
        let first = (self.0 & low(b)) >> a;
        let second = (self.0 & low(c)) >> b;
        let swapped = self.0 & (low(a) | !low(c)) | second << a | first << (a + c - b);
        let length = unit.end - unit.start;
        let start = if to >= unit.end { to - length } else { to };
        let run = low(length) << start;
        Self(swapped & !(run & !NAMES) | (((u64::from(space) << 3) * ONES) & run))
    }

    /// Moves a racer's unit on by `number` (`CU-7`, `CU-9`, `CU-10`).
    #[inline]
    pub(super) fn forwards<const N: usize>(self, unit: Unit, number: u32, tiles: Marks) -> Hop {
        let target = unit.space + number;
        let front = 8 * N as u32;
        if target >= BEYOND {
            return Hop { landing: None, crosses: true, line: self.put(unit, front, 0) };
        }
        let landing = Some(target);
        if !tiles.any(target) {
            let line = self.put(unit, self.first_from::<N>(target + 1), target);
            return Hop { landing, crosses: false, line };
        }
        if tiles.boo(target) {
            let line = self.put(unit, self.first_from::<N>(target - 1), target - 1);
            return Hop { landing, crosses: false, line };
        }
        let target = target + 1;
        if target >= BEYOND {
            return Hop { landing, crosses: true, line: self.put(unit, front, 0) };
        }
        let line = self.put(unit, self.first_from::<N>(target + 1), target);
        Hop { landing, crosses: false, line }
    }

    /// Moves a crazy's unit back by `number` (`CU-7`, `CU-9`, `CU-10`).
    #[inline]
    pub(super) fn backwards(self, unit: Unit, number: u32, tiles: Marks) -> Hop {
        let Some(target) = unit.space.checked_sub(number) else {
            return Hop { landing: None, crosses: true, line: self.put(unit, 0, 0) };
        };
        let landing = Some(target);
        let (to, end) = if !tiles.any(target) {
            (self.first_from::<ALL>(target + 1), target)
        } else if tiles.boo(target) {
            (self.first_from::<ALL>(target + 1), target + 1)
        } else {
            // CU-9.12: no tile lies on space 1, which is 0 here.
            (self.first_from::<ALL>(target), target - 1)
        };
        Hop { landing, crosses: false, line: self.put(unit, to, end) }
    }

    /// A number below [`ORDERS`] for the order of the racers; the line must be without crazies.
    #[inline]
    pub(super) fn order(self) -> usize {
        let names = self.0 & NAMES;
        let pairs = names | names >> 5;
        (pairs & 0x3F | pairs >> 10 & 0xFC0) as usize
    }
}

/// A bound of [`Line::order`].
pub(super) const ORDERS: usize = 1 << 12;

/// The racers of an order as [`Line::order`] numbers it, by index from first to last place.
pub(super) fn ranking(order: usize) -> Option<[usize; RACERS]> {
    let behind: [usize; 4] = std::array::from_fn(|at| order >> (3 * at) & 7);
    let first = 10_usize.checked_sub(behind.iter().sum())?;
    let ranking = [first, behind[3], behind[2], behind[1], behind[0]];
    let seen = ranking.iter().fold(0, |seen, racer| seen | 1 << racer);
    (seen == 0b1_1111).then_some(ranking)
}
