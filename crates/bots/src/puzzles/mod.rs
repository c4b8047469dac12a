//! Puzzles: positions in which one choice is clearly best and the one that tempts is not, found in games between bots.
//!
//! [`Mine`] looks for them. Who solves one sees what its seat sees: everything about it is found from the seat's view,
//! and the position kept is imagined from that view, so that it tells nothing of what was hidden.

mod deck;
mod miner;
#[cfg(test)]
mod tests;
mod variety;

pub use deck::{BadDeck, Deck, Head};
pub(crate) use miner::{ITERATIONS, Miner, Mining, Searched, setups};

use crate::analysis::Estimate;
use crate::registry::{self, Error};
use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use variety::Variety;

/// A position with a choice that is clearly best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Who is to choose.
    pub seat: Seat,
    /// The best choice.
    pub best: String,
    /// The choice that tempts.
    pub tempting: String,
    /// By how much the best choice is ahead of the next one, in chance to win.
    pub margin: Estimate,
    /// What the best choice and the tempting one are worth in this leg, where that can be counted exactly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exact: Option<[f64; 2]>,
    /// What can be expected of each choice, in the order of the rules.
    pub worth: Vec<Worth>,
    /// A position that looks to the seat like the one found; the whole of it, as JSON.
    pub position: Value,
}

/// What can be expected of a choice.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "[i32; 4]", into = "[i32; 4]")]
pub struct Worth {
    /// The chance to win.
    pub win: Estimate,
    /// The points, as [`Choice::points`](crate::analysis::Choice::points).
    pub points: Estimate,
}

/// How finely a [`Worth`] is kept: chances in thousandths, points in tenths.
const WIN: f64 = 1000.0;
const POINTS: f64 = 10.0;

impl From<[i32; 4]> for Worth {
    fn from([win, win_error, points, points_error]: [i32; 4]) -> Self {
        let of =
            |value, error, fine| Estimate { value: f64::from(value) / fine, error: f64::from(error) / fine };
        Self { win: of(win, win_error, WIN), points: of(points, points_error, POINTS) }
    }
}

impl From<Worth> for [i32; 4] {
    fn from(Worth { win, points }: Worth) -> Self {
        let [win, points] = [(win, WIN), (points, POINTS)].map(|(estimate, fine)| {
            // An error is never said to be smaller than it is.
            [(estimate.value * fine).round() as i32, (estimate.error * fine).ceil() as i32]
        });
        [win[0], win[1], points[0], points[1]]
    }
}

/// A search for puzzles. The same game and seed give the same puzzles, and fewer are the first of more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mine<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// How many puzzles.
    pub count: usize,
    /// Names the series of games in which they are looked for.
    pub seed: u64,
    /// How many threads look; 0 for as many as the machine has cores. They change nothing but the time.
    pub threads: usize,
}

impl Mine<'_> {
    /// Looks until there are enough or `stop` is set. `tell` hears of each puzzle as it is found, and of each game
    /// looked through, how many there are by then.
    pub fn run(
        &self,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(u64, Option<&Puzzle>),
    ) -> Result<Vec<Puzzle>, Error> {
        let miner = registry::find(self.game)?.miner(self.seed)?;
        let threads = match self.threads {
            0 => thread::available_parallelism().map_or(1, NonZero::get),
            threads => threads,
        };
        let (next, done) = (AtomicU64::new(0), AtomicBool::new(self.count == 0));
        let is_over = || stop.load(Ordering::Relaxed) || done.load(Ordering::Relaxed);
        let mut found = Vec::new();
        thread::scope(|scope| {
            let (send, receive) = mpsc::channel();
            for _ in 0..threads {
                let (send, miner, next, is_over) = (send.clone(), &*miner, &next, &is_over);
                scope.spawn(move || {
                    while !is_over() {
                        let nth = next.fetch_add(1, Ordering::Relaxed);
                        let puzzle = match miner.game(nth, is_over) {
                            Searched::Found(puzzle) => Some(puzzle),
                            Searched::Nothing => None,
                            Searched::Stopped => break,
                        };
                        // Nobody listens any more when all are found.
                        let _ = send.send((nth, puzzle));
                    }
                });
            }
            drop(send);
            let mut variety = Variety::default();
            // Games that are through before earlier ones.
            let mut early = BTreeMap::new();
            let mut games = 0;
            for (nth, puzzle) in receive {
                early.insert(nth, puzzle);
                while found.len() < self.count
                    && let Some(puzzle) = early.remove(&games)
                {
                    games += 1;
                    let puzzle = puzzle.filter(|puzzle| variety.admits(puzzle));
                    tell(games, puzzle.as_deref());
                    found.extend(puzzle.map(|puzzle| *puzzle));
                }
                done.store(found.len() >= self.count, Ordering::Relaxed);
            }
        });
        Ok(found)
    }
}
