//! Counts every way in which the rest of a leg can go.
//!
//! Roll by roll, all lines that can come about are kept once each, with the number of ways to them. A
//! racing number counts 2, a printed face of the grey die 1 (`CU-1.4`, `CU-1.5`), dice are drawn in every
//! order, so that all ways together are the product of 6 × dice inside over the rolls left (`CU-6.2`),
//! at most 5,598,720. The last roll is only ranked. All is integer arithmetic until the very end.

use super::line::{ALL, Grey, Line, Marks, ORDERS, RACERS, Unit};
use crate::camel_up::race::Dice;
use crate::merge::Layer;
use std::mem;

/// Faces of a die.
pub(super) const FACES: u32 = 6;
/// `CU-6.8`: dice that come out in a leg.
pub(super) const ROLLS: u32 = 5;
/// The place of the grey die in listing order.
pub(super) const GREY: u32 = 5;

/// Memory for counting, kept between calls so that they allocate nothing.
#[derive(Clone, Debug)]
pub struct Workspace {
    from: Lines,
    to: Lines,
    tally: Tally,
}

/// The sums over all ways.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    /// Ways to end in each order of [`Line::order`].
    pub(super) orders: Vec<u32>,
    /// Landings on each space, from 0, summed over all ways.
    pub(super) landings: [u64; 16],
    /// Ways in which the race ends.
    pub(super) race_ends: u32,
    /// All ways.
    pub(super) total: u32,
}

/// The distinct lines after some rolls: line in the low 56 bits, [`Dice`] inside above.
type Lines = Layer<u64, u32>;

/// Where the dice of a key begin.
const DICE: u32 = 56;

impl Default for Workspace {
    fn default() -> Self {
        Self::new()
    }
}

impl Workspace {
    /// Memory that grows as it is used, to about two megabytes.
    pub fn new() -> Self {
        let tally = Tally { orders: vec![0; ORDERS], landings: [0; 16], race_ends: 0, total: 0 };
        Self { from: Layer::new(), to: Layer::new(), tally }
    }

    /// Counts all ways from a line with seven camels on the loop and the dice that are `out`.
    pub(super) fn count(&mut self, line: Line, tiles: Marks, out: Dice) -> &Tally {
        let inside = u32::from(out.complement().bits());
        let rolls = ROLLS.saturating_sub(out.len() as u32);
        // Ways of the rolls from roll k on, counted from the last.
        let mut scale = (0..rolls).map(|roll| FACES * (inside.count_ones() - roll)).product::<u32>();
        self.tally.orders.fill(0);
        self.tally.landings = [0; 16];
        self.tally.race_ends = 0;
        self.tally.total = scale;
        let line = if inside >> GREY & 1 == 1 { line } else { line.without_crazies() };
        if rolls == 0 {
            let line = if inside >> GREY & 1 == 1 { line.without_crazies() } else { line };
            self.tally.orders[line.order()] = 1;
            return &self.tally;
        }
        self.to.clear(1);
        self.to.add(line.0 | u64::from(inside) << DICE, 1);
        for roll in 0..rolls {
            mem::swap(&mut self.from, &mut self.to);
            scale /= FACES * (inside.count_ones() - roll);
            let mut step = Step { tally: &mut self.tally, tiles, scale, landings: [0; 16] };
            if roll + 1 < rolls {
                self.to.clear(6 * self.from.states.len());
                step.roll(&self.from, &mut self.to);
            } else {
                step.roll(&self.from, &mut Last);
            }
            step.finish();
        }
        &self.tally
    }
}

/// Where lines go after a roll.
trait Next {
    /// Whether they are only ranked.
    const LAST: bool;
    fn add(&mut self, tally: &mut Tally, line: Line, dice: u32, ways: u32);
}

impl Next for Lines {
    const LAST: bool = false;

    #[inline]
    fn add(&mut self, _tally: &mut Tally, line: Line, dice: u32, ways: u32) {
        Lines::add(self, line.0 | u64::from(dice) << DICE, ways);
    }
}

/// After the last roll; lines come without crazies.
struct Last;

impl Next for Last {
    const LAST: bool = true;

    #[inline]
    fn add(&mut self, tally: &mut Tally, line: Line, _dice: u32, ways: u32) {
        tally.orders[line.order()] += ways;
    }
}

/// One roll of every line of a layer.
struct Step<'a> {
    tally: &'a mut Tally,
    tiles: Marks,
    /// Ways of all later rolls together.
    scale: u32,
    landings: [u64; 16],
}

impl Step<'_> {
    fn finish(self) {
        for (sum, landings) in self.tally.landings.iter_mut().zip(self.landings) {
            *sum += landings * u64::from(self.scale);
        }
    }

    fn roll<T: Next>(&mut self, from: &Lines, to: &mut T) {
        for &(key, ways) in &from.states {
            let dice = (key >> DICE) as u32;
            let line = Line(key & ((1 << DICE) - 1));
            if dice >> GREY & 1 == 0 {
                self.racers::<RACERS, T>(line, dice, ways, to);
                continue;
            }
            let bare = line.without_crazies();
            self.grey(line, bare, dice & !(1 << GREY), ways, to);
            if T::LAST {
                // The crazies cannot move any more once a racing die has come out last.
                self.racers::<RACERS, T>(bare, dice, ways, to);
            } else {
                self.racers::<ALL, T>(line, dice, ways, to);
            }
        }
    }

    /// Every racing die inside with every number.
    #[inline]
    fn racers<const N: usize, T: Next>(&mut self, line: Line, dice: u32, ways: u32, to: &mut T) {
        for start in (0..8 * N as u32).step_by(8) {
            let name = line.name(start);
            if name >= GREY || dice >> name & 1 == 0 {
                continue;
            }
            let unit = line.unit::<N>(start);
            for number in 1..=3 {
                let hop = line.forwards::<N>(unit, number, self.tiles);
                self.landed(hop.landing, 2 * ways);
                if hop.crosses {
                    let line = if N == ALL { hop.line.without_crazies() } else { hop.line };
                    self.ends(line, 2 * ways);
                } else {
                    to.add(self.tally, hop.line, dice & !(1 << name), 2 * ways);
                }
            }
        }
    }

    /// The grey die with every face (`CU-8`); `bare` is the line without crazies, `dice` those inside after.
    #[inline]
    fn grey<T: Next>(&mut self, line: Line, bare: Line, dice: u32, ways: u32, to: &mut T) {
        match line.grey() {
            Grey::One(unit, true) => self.carried(line, unit, dice, 2 * ways, to),
            Grey::One(unit, false) => self.alone(line, &[unit], bare, dice, 2 * ways, to),
            Grey::Either(units, true) => {
                for unit in units {
                    self.carried(line, unit, dice, ways, to);
                }
            }
            Grey::Either(units, false) => self.alone(line, &units, bare, dice, ways, to),
        }
    }

    /// A crazy with racers on its back, each number in `ways`. Crazies are left out once the grey die is.
    #[inline]
    fn carried<T: Next>(&mut self, line: Line, unit: Unit, dice: u32, ways: u32, to: &mut T) {
        for number in 1..=3 {
            let hop = line.backwards(unit, number, self.tiles);
            self.landed(hop.landing, ways);
            let bare = hop.line.without_crazies();
            if hop.crosses {
                self.ends(bare, ways);
            } else {
                to.add(self.tally, bare, dice, ways);
            }
        }
    }

    /// Crazies without racers, each number of each in `ways`: the racers stay as they are.
    #[inline]
    fn alone<T: Next>(&mut self, line: Line, units: &[Unit], bare: Line, dice: u32, ways: u32, to: &mut T) {
        let mut goes_on = 0;
        for &unit in units {
            for number in 1..=3 {
                let hop = line.backwards(unit, number, self.tiles);
                self.landed(hop.landing, ways);
                if hop.crosses {
                    self.ends(bare, ways);
                } else {
                    goes_on += ways;
                }
            }
        }
        if goes_on > 0 {
            to.add(self.tally, bare, dice, goes_on);
        }
    }

    #[inline]
    fn landed(&mut self, landing: Option<u32>, ways: u32) {
        if let Some(space) = landing {
            self.landings[space as usize & 15] += u64::from(ways);
        }
    }

    #[inline]
    fn ends(&mut self, line: Line, ways: u32) {
        self.tally.race_ends += ways * self.scale;
        self.tally.orders[line.order()] += ways * self.scale;
    }
}
