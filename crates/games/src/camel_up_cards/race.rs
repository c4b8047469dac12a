//! Where the camels stand, and the track of cards that they run on.

use super::camel::Camel;
use super::cell::{Cell, Figures};
use super::data::data;
use crate::camel_race::Stack;
use crate::camel_race::lanes::{self, Lanes};
use serde::Serialize;
use std::fmt;

/// Where all camels stand. Equal races have equal bits.
///
/// Shape: `Lanes` whose codes are positions: 0 is the Start, n the cell of space n (of a sandstorm card its
/// first number, `CC-3.3`), [`Race::FINISH`] the Finish. On the Start every height is 0 (`CC-3.4`), so that a
/// lane of 0 is a camel that has not left it. A greater lane is further ahead (`CC-3.5`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Race(Five);

type Five = Lanes<{ Camel::COUNT }, 7>;

/// A camel with all above it that move with it (`CC-8.1`).
pub type Unit = lanes::Unit<{ Camel::COUNT }, 7>;

impl Race {
    /// `CC-2.5`: all camels on the Start.
    pub const START: Self = Self(Lanes(0));
    /// The position of the Finish, ahead of every space.
    pub const FINISH: u8 = 65;

    /// With a camel that is on the Start put on top of the stack at a position.
    #[must_use]
    pub(super) fn placed(self, camel: Camel, at: u8) -> Self {
        let height = self.count(at) as u64;
        Self(self.0.with_lane(camel.index(), u64::from(at) << 3 | height))
    }

    /// The position of a camel.
    #[inline]
    pub const fn at(self, camel: Camel) -> u8 {
        (self.0.lane(camel.index()) >> 3) as u8
    }

    /// How many camels are underneath a camel.
    #[inline]
    pub const fn height(self, camel: Camel) -> usize {
        (self.0.lane(camel.index()) & 7) as usize
    }

    /// How many camels are at a position.
    #[inline]
    pub const fn count(self, at: u8) -> usize {
        self.0.on(at as u64).count_ones() as usize
    }

    /// The stack at a position of the track or on the Finish; the camels of the Start in listing order.
    pub fn stack(self, at: u8) -> Stack<Camel> {
        if at == 0 {
            let mut start = Stack::EMPTY;
            let waiting = Camel::ALL.into_iter().filter(|&camel| self.at(camel) == 0);
            waiting.enumerate().for_each(|(nth, camel)| start.set(nth, camel));
            return start;
        }
        self.0.bottom_up(self.0.on(u64::from(at)))
    }

    /// The camels of a unit, bottom to top.
    pub fn list(self, unit: Unit) -> Stack<Camel> {
        self.0.bottom_up(unit.0)
    }

    /// The positions that hold camels, lowest first, with their stacks; the Start first.
    pub fn stacks(self) -> impl Iterator<Item = (u8, Stack<Camel>)> {
        (0..=Self::FINISH).filter(move |&at| self.count(at) > 0).map(move |at| (at, self.stack(at)))
    }

    /// The spaces that hold a camel, bit n - 1 for position n; neither Start nor Finish.
    #[inline]
    pub const fn occupied(self) -> u64 {
        let mut spaces = 0u128;
        let mut camel = 0;
        while camel < Camel::COUNT {
            spaces |= 1 << (self.0.lane(camel) >> 3);
            camel += 1;
        }
        (spaces >> 1) as u64
    }

    /// `CC-3.8`: the position of the leader.
    #[inline]
    pub fn lead(self) -> u8 {
        Camel::ALL.into_iter().map(|camel| self.at(camel)).max().unwrap_or(0)
    }

    /// `CC-3.8`: the position of the last camel.
    #[inline]
    pub fn rear(self) -> u8 {
        Camel::ALL.into_iter().map(|camel| self.at(camel)).min().unwrap_or(0)
    }

    /// `CC-11.1`: whether a camel has reached the Finish.
    #[inline]
    pub const fn is_over(self) -> bool {
        self.0.on(Self::FINISH as u64) != 0
    }

    /// `CC-8.1`, `CC-8.2`: the camel and every camel above it; on the Start the camel alone.
    #[inline]
    pub const fn unit(self, camel: Camel) -> Unit {
        let alone = Five::guard(camel.index());
        lanes::Unit(if self.at(camel) == 0 { alone } else { self.0.unit(camel.index()) })
    }

    /// `CC-8.4`: the unit of `camel` goes on top of whatever is at a position ahead of the Start.
    #[inline]
    #[must_use]
    pub const fn on_top(self, camel: Camel, unit: Unit, at: u8) -> Self {
        Self(self.0.on_top(camel.index(), unit.0, at as u64))
    }

    /// `CC-8.7`, `CC-8.13`: the unit of `camel` goes under the camels at a position, or back to the Start beside
    /// the others.
    #[inline]
    #[must_use]
    pub const fn underneath(self, camel: Camel, unit: Unit, at: u8) -> Self {
        if at == 0 {
            // CC-8.14: it is a single camel.
            return Self(self.0.cleared(camel.index()));
        }
        Self(self.0.underneath(camel.index(), unit.0, at as u64))
    }

    /// The camels from the one furthest ahead; those on the Start in no order (`CC-3.7`).
    #[inline]
    pub fn order(self) -> [Camel; Camel::COUNT] {
        self.0.first_five().map(|camel| Camel::ALL[camel])
    }

    /// `CC-3.6`, `CC-3.7`: the place of each camel by listing order, from 1 to 5. Where two or more are on the
    /// Start, they are last, or the best that they could be with `start_ties=best`.
    #[inline]
    pub fn places(self, ties_best: bool) -> [u8; Camel::COUNT] {
        let waiting = self.count(0);
        Camel::ALL.map(|camel| {
            let ahead = self.0.between(self.0.lane(camel.index()) + 1, Five::TOP).count_ones() as u8;
            if self.at(camel) == 0 && waiting > 1 && !ties_best { Camel::COUNT as u8 } else { ahead + 1 }
        })
    }

    /// `CC-8`: the race after a whole move by `steps`, and which figures it leaves on the track.
    #[inline]
    #[must_use]
    pub fn run(self, camel: Camel, steps: u8, track: Track, mut figures: Figures) -> (Self, Figures) {
        let unit = self.unit(camel);
        let mut at = track.ahead(self.at(camel), steps);
        let mut race = self.on_top(camel, unit, at);
        while let Some(figure) = figures.on(at) {
            figures = figures.lifted(figure);
            at = track.step(at, figure);
            race = if figure.goes_under() {
                race.underneath(camel, unit, at)
            } else {
                race.on_top(camel, unit, at)
            };
        }
        (race, figures.kept_from(race.rear()))
    }

    /// The race as a number below 2^55.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0.0
    }
}

impl fmt::Display for Race {
    /// Positions with their stacks from the Start on: `start:blue,green 7:white`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, (at, stack)) in self.stacks().enumerate() {
            f.write_str(if nth == 0 { "" } else { " " })?;
            match at {
                0 => write!(f, "start:{stack}")?,
                Self::FINISH => write!(f, "finish:{stack}")?,
                at => write!(f, "{at}:{stack}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Race {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Race({self})")
    }
}

/// The row of track cards (`CC-3.1`): how long it is and which cards lie sandstorm up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Track {
    /// The last space before the Finish.
    last: u8,
    /// The first spaces of the cards that are turned, bit n - 1 for space n.
    storms: u64,
}

impl Track {
    /// A track of front sides up to a space.
    pub(super) const fn new(last: u8) -> Self {
        Self { last, storms: 0 }
    }

    /// The last space before the Finish (`CC-2.1`).
    #[inline]
    pub const fn last(self) -> u8 {
        self.last
    }

    /// How many track cards lie there; the last may be half covered (`CC-2.2`).
    pub const fn cards(self) -> u8 {
        self.last.div_ceil(2)
    }

    /// Whether track card `card`, counted from 1, lies sandstorm up.
    #[inline]
    pub const fn is_storm(self, card: u8) -> bool {
        self.storms >> (2 * (card - 1)) & 1 == 1
    }

    /// The cards that lie sandstorm up, from the Start on.
    pub fn storms(self) -> impl Iterator<Item = u8> + Clone {
        (1..=self.cards()).filter(move |&card| self.is_storm(card))
    }

    /// `CC-4.7`: turns a card.
    pub(super) const fn turn(&mut self, card: u8) {
        self.storms |= 1 << (2 * (card - 1));
    }

    /// `CC-4.4`: makes the track longer.
    pub(super) const fn extend(&mut self, last: u8) {
        self.last = last;
    }

    /// `CC-3.2`: the position of the next cell ahead.
    #[inline]
    pub const fn next(self, at: u8) -> u8 {
        // A sandstorm card is one cell that has the place of two numbers; bit `at - 1` is the one of `at`.
        let storm = ((self.storms as u128) << 1 >> at) as u8 & 1;
        let next = at + 1 + storm;
        if next > self.last { Race::FINISH } else { next }
    }

    /// The position of the cell behind one of the track.
    #[inline]
    pub const fn previous(self, at: u8) -> u8 {
        let back = at - 1;
        // If space `back` is the second number of a sandstorm card, the cell is that of the first.
        if back >= 2 && self.storms >> (back - 2) & 1 == 1 { back - 1 } else { back }
    }

    /// `CC-8.3`, `CC-8.5`: the position after 1 or 2 steps forward, at most the Finish.
    #[inline]
    pub const fn ahead(self, at: u8, steps: u8) -> u8 {
        let next = self.next(at);
        if steps == 1 || next == Race::FINISH { next } else { self.next(next) }
    }

    /// `CC-8.6`, `CC-8.7`: where a figure sends a unit that is on its cell.
    #[inline]
    pub const fn step(self, at: u8, figure: super::Figure) -> u8 {
        if figure.goes_under() { self.previous(at) } else { self.next(at) }
    }

    /// The cells, bit n - 1 for position n.
    #[inline]
    pub const fn cells(self) -> u64 {
        u64::MAX >> (64 - self.last as u32) & !(self.storms << 1)
    }

    /// `CC-3.3`: the name of the cell at a position of the track.
    #[inline]
    pub const fn cell(self, at: u8) -> Cell {
        Cell::new(at, self.storms >> (at - 1) & 1 == 1)
    }

    /// The position of a cell, if there is such a cell on this track.
    #[inline]
    pub fn position(self, cell: Cell) -> Option<u8> {
        let at = cell.first();
        let there = at <= self.last && self.cells() >> (at - 1) & 1 == 1;
        (there && self.cell(at) == cell).then_some(at)
    }

    /// `CC-4.4`: how many cells lie strictly between the leader and the Finish.
    pub const fn free_ahead(self, lead: u8) -> u8 {
        // CC-3.11: all of them are spaces of their own.
        self.last.saturating_sub(lead)
    }
}

/// `CC-4.32`: the last space that a track may have.
#[inline]
pub(super) fn longest() -> u8 {
    data().max_space
}

/// A stack with the cell that it stands on, for views.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standing {
    /// `start`, a space, a sandstorm cell or `finish`.
    pub cell: super::Place,
    /// Bottom to top; on the Start side by side in listing order.
    pub camels: Stack<Camel>,
}
