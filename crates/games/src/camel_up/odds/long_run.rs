//! Chances of the overall winner and loser, by playing out many races.

pub use crate::estimate::Estimate;

use super::count::{FACES, GREY, ROLLS};
use super::line::{ALL, Hop, Line, Marks, ORDERS, ranking};
use crate::camel_up::Deck;
use crate::camel_up::race::{Dice, Race, Racer, Tiles};
use engine::random::{Rng, below};
use serde::Serialize;

/// Estimated chances at the race end, by racer in listing order.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LongRun {
    /// To be in place 1 (`CU-15.2`).
    pub winner: [Estimate; 5],
    /// To be in place 5.
    pub loser: [Estimate; 5],
    /// How many races were played out; standard errors are at most 0.5 / √races.
    pub races: u32,
}

impl LongRun {
    /// The chance that a racer is the right one for a deck (`CU-15.2`).
    pub const fn chance(&self, deck: Deck, racer: Racer) -> f64 {
        match deck {
            Deck::Winner => self.winner[racer.index()].chance,
            Deck::Loser => self.loser[racer.index()].chance,
        }
    }
}

/// Plays out `races` races from here by rolls alone: the tiles lie to the end of this leg, later legs have
/// none (`CU-14.10`). At least one race is played.
///
/// A race that is over, or in which not all camels stand on the loop, counts as it stands.
pub fn long_run<R: Rng>(race: Race, tiles: Tiles, out: Dice, races: u32, rng: &mut R) -> LongRun {
    let races = races.max(1);
    let mut first = [0; 5];
    let mut last = [0; 5];
    let mut add = |ranking: [usize; 5], count: u32| {
        first[ranking[0]] += count;
        last[ranking[4]] += count;
    };
    match Line::new(race) {
        None => add(race.ranking().map(Racer::index), races),
        Some(line) => {
            let mut orders = vec![0u32; ORDERS];
            for _ in 0..races {
                orders[play_out(line, Marks::new(tiles), out, rng).order()] += 1;
            }
            for (order, &count) in orders.iter().enumerate().filter(|&(_, &count)| count > 0) {
                if let Some(ranking) = ranking(order) {
                    add(ranking, count);
                }
            }
        }
    }
    let estimate = |count: u32| Estimate::share(count, races);
    LongRun { winner: first.map(estimate), loser: last.map(estimate), races }
}

/// The racers in the order in which a random race ends.
fn play_out<R: Rng>(mut line: Line, mut tiles: Marks, out: Dice, rng: &mut R) -> Line {
    let mut inside = u32::from(out.complement().bits());
    loop {
        while inside.count_ones() > Dice::ALL.len() as u32 - ROLLS {
            let hop = roll(line, &mut inside, tiles, rng);
            line = hop.line;
            if hop.crosses {
                return line.without_crazies();
            }
        }
        inside = u32::from(Dice::ALL.bits());
        tiles = Marks::default();
    }
}

/// What the next die does, which comes out of those `inside`.
#[inline]
pub(super) fn roll<R: Rng>(line: Line, inside: &mut u32, tiles: Marks, rng: &mut R) -> Hop {
    let face = below(rng, FACES * inside.count_ones());
    let (die, face) = (nth(*inside, face / FACES), face % FACES);
    *inside &= !(1 << die);
    let number = face % 3 + 1;
    if die == GREY {
        line.backwards(line.grey_mover(face < 3), number, tiles)
    } else {
        line.forwards::<ALL>(line.unit::<ALL>(line.find(die)), number, tiles)
    }
}

/// The place of the n-th bit that is set, counted from 0.
fn nth(mut bits: u32, n: u32) -> u32 {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros()
}
