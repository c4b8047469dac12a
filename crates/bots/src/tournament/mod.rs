//! Tournaments: every bot against every other, with the same luck for all.
//!
//! A pairing seats one bot among copies of another, and a bout plays the same deal once with that bot on each seat: so
//! seats are balanced, and all pairings of a deal meet the same chance as far as their choices go the same way. Errors
//! are counted over deals, since the games of one are not independent.

mod rating;
mod table;

pub use crate::report::VICTORY;
pub use rating::Rating;
pub use table::{Cell, Standings};

use crate::arena::Playout;
use crate::bot::Bot;
use crate::registry::{self, Error};
use engine::{Game, Options, Seat};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

/// Who meets whom at what game.
#[derive(Clone, PartialEq, Debug)]
pub struct Tournament {
    /// How many seats a game has.
    pub seats: usize,
    /// Options of the game.
    pub options: Options,
    /// The bots by name; two at least, all different.
    pub bots: Vec<String>,
    /// How many deals each pairing plays; each is as many games as there are seats.
    pub deals: u64,
    /// Names the series: the same seed gives the same games, whatever the number of threads.
    pub seed: u64,
    /// How many threads play; 0 for as many as the machine has cores.
    pub threads: usize,
}

/// The result of a pairing on one deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bout {
    /// Which deal, from 0.
    pub deal: u64,
    /// The bot that sits alone, as its place in [`Tournament::bots`].
    pub bot: usize,
    /// The bot on all other seats.
    pub among: usize,
    /// What the lone bot won in all games of the bout, a victory being 840 parts.
    pub won: u64,
    /// The sum of its points less the mean of the others' over all games, times the number of others.
    pub lead: i64,
}

impl Tournament {
    /// The pairings, as the lone bot and the others. With two seats either bot is alone, so that each pair is listed
    /// once.
    pub fn pairings(&self) -> Vec<(usize, usize)> {
        let bots = 0..self.bots.len();
        let pairs = bots.clone().flat_map(|bot| bots.clone().map(move |among| (bot, among)));
        pairs.filter(|(bot, among)| if self.seats == 2 { bot < among } else { bot != among }).collect()
    }

    /// How many bouts there are in all.
    pub fn bouts(&self) -> u64 {
        self.deals * self.pairings().len() as u64
    }

    /// Plays what is not `done` yet, until all is played or `stop` is set. Each result is told as it comes, from any
    /// thread.
    ///
    /// # Panics
    /// When a bot panics.
    pub fn play(
        &self,
        game: &str,
        done: &[Bout],
        stop: &AtomicBool,
        tell: &(dyn Fn(Bout) + Sync),
    ) -> Result<(), Error> {
        if self.bots.len() < 2 {
            return Err(Error::FewBots);
        }
        if self.deals == 0 {
            return Err(Error::NoGames);
        }
        if let Some(twice) = self.bots.iter().enumerate().find(|(at, bot)| self.bots[..*at].contains(bot)) {
            return Err(Error::Twice(twice.1.clone()));
        }
        registry::find(game)?.tournament(self, done, stop, tell)
    }

    /// As [`Tournament::play`], for a game whose type is known and bots in the order of their names.
    pub(crate) fn play_with<G: Game>(
        &self,
        setup: G::Setup,
        bots: &[Box<dyn Bot<G>>],
        done: &[Bout],
        stop: &AtomicBool,
        tell: &(dyn Fn(Bout) + Sync),
    ) {
        let done: HashSet<_> = done.iter().map(|bout| (bout.deal, bout.bot, bout.among)).collect();
        let pairings = self.pairings();
        let all =
            (0..self.deals).flat_map(|deal| pairings.iter().map(move |&(bot, among)| (deal, bot, among)));
        let left: Vec<_> = all.filter(|bout| !done.contains(bout)).collect();
        let next = AtomicUsize::new(0);
        let work = || {
            while !stop.load(Ordering::Relaxed) {
                let Some(&(deal, bot, among)) = left.get(next.fetch_add(1, Ordering::Relaxed)) else { break };
                let (won, lead) = bout(&G::new(setup), &*bots[bot], &*bots[among], self.seed, deal);
                tell(Bout { deal, bot, among, won, lead });
            }
        };
        let threads = match self.threads {
            0 => thread::available_parallelism().map_or(1, usize::from),
            threads => threads,
        };
        thread::scope(|scope| {
            (1..threads).for_each(|_| drop(scope.spawn(work)));
            work();
        });
    }
}

/// One deal with the lone bot on each seat in turn.
fn bout<G: Game>(start: &G, lone: &dyn Bot<G>, other: &dyn Bot<G>, seed: u64, deal: u64) -> (u64, i64) {
    let (mut won, mut lead) = (0, 0);
    for seat in Seat::all(start.seats()) {
        let mut bots = vec![other; start.seats()];
        bots[seat.index()] = lone;
        let (scores, _) = Playout::new(&bots, seed).play(start.clone(), deal, &mut ());
        if scores.places()[seat.index()] == 1 {
            won += VICTORY / scores.winners().count().max(1) as u64;
        }
        let own = i64::from(scores.points()[seat.index()]);
        let all: i64 = scores.points().iter().copied().map(i64::from).sum();
        lead += own * (start.seats() as i64 - 1) - (all - own);
    }
    (won, lead)
}
