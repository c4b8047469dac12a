//! Many games side by side.

use crate::arrays::Arrays;
use crate::lane::{Lane, Rules};
use crate::spec::{Error, Illegal, Spec};
use bots::Bot;
use engine::any::{Coding, KindOf};
use engine::{Encoded, Game};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// The most threads that can be asked for.
const MOST_THREADS: usize = 1024;
/// Fewer games than this are not worth a thread of their own.
const GRAIN: usize = 16;

/// Many games of one kind, played side by side.
///
/// # Panics
/// When arrays or `actions` have other lengths than the batch says, and when the first call is not
/// [`Batch::reset`].
pub trait Batch: Send + Sync {
    /// The numbers of the game.
    fn coding(&self) -> &'static dyn Coding;
    /// How many seats a game has.
    fn seats(&self) -> usize;
    /// How many games are played side by side.
    fn games(&self) -> usize;
    /// Starts all games anew, from another seed if one is given.
    fn reset(&mut self, seed: Option<u64>, arrays: Arrays<'_>);
    /// Carries out an action in each game, and everything up to the next decision of a learner.
    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) -> Result<(), Illegal>;
    /// Writes a uniformly random legal action for each game.
    fn choose(&mut self, actions: &mut [i64]);
    /// Writes what a bot would do in each game, whoever is to move there: a teacher for those that learn.
    fn advise(&mut self, bot: &str, actions: &mut [i64]) -> Result<(), Error>;
    /// Writes what each action promises a bot ([`Bot::promises`]), games × actions, with 0 for those that are not open.
    fn promises(&mut self, bot: &str, promises: &mut [f32]) -> Result<(), Error>;
}

/// A batch of games of this name. Nothing is started before the first [`Batch::reset`].
pub fn batch(game: &str, spec: &Spec) -> Result<Box<dyn Batch>, Error> {
    macro_rules! made {
        ($($module:ident: $Game:ident),*) => {
            $(if game == <games::$module::$Game as Game>::ID {
                return Ok(Box::new(Lanes::<games::$module::$Game>::new(spec)?));
            })*
        };
    }
    games::every_game!(made);
    let known = bots::games().collect();
    Err(Error::Bots(bots::Error::UnknownGame { game: game.to_owned(), known }))
}

struct Lanes<G: Encoded> {
    rules: Rules<G>,
    all: Vec<Lane<G>>,
    seed: u64,
    /// None for a single thread.
    pool: Option<ThreadPool>,
    /// Bots that have been asked for advice.
    advisers: HashMap<String, Box<dyn Bot<G>>>,
}

impl<G: Encoded> Lanes<G> {
    fn new(spec: &Spec) -> Result<Self, Error> {
        let setup = G::setup(spec.seats, &spec.options)?;
        if !spec.opponents.is_empty() && spec.opponents.len() + 1 != spec.seats {
            return Err(Error::Opponents { seats: spec.seats, given: spec.opponents.len() });
        }
        if spec.games == 0 {
            return Err(Error::NoGames);
        }
        let opponents = spec.opponents.iter().map(|name| bots::typed(name)).collect::<Result<_, _>>()?;
        let rules = Rules { setup, seats: spec.seats, opponents, reward: spec.reward };
        let all = (0..spec.games).map(|number| Lane::new(&rules, spec.seed, number)).collect();
        Ok(Self { rules, all, seed: spec.seed, pool: pool(spec.threads)?, advisers: HashMap::new() })
    }

    /// Does something in every game with its row, on all threads.
    fn each(&mut self, arrays: Arrays<'_>, work: impl Fn(&mut Lane<G>, &Rules<G>, usize, Arrays<'_>) + Sync) {
        let (rules, lanes) = (&self.rules, &mut self.all[..]);
        let work = &|lane: &mut Lane<G>, number, row: Arrays<'_>| work(lane, rules, number, row);
        match &self.pool {
            None => spread(lanes, 0, arrays, usize::MAX, work),
            Some(pool) => {
                let piece = lanes.len().div_ceil(4 * pool.current_num_threads()).max(GRAIN);
                pool.install(|| spread(lanes, 0, arrays, piece, work));
            }
        }
    }
}

/// The bot of this name, made when it is first asked.
fn adviser<'a, G: Encoded>(
    known: &'a mut HashMap<String, Box<dyn Bot<G>>>,
    name: &str,
) -> Result<&'a dyn Bot<G>, Error> {
    Ok(&**match known.entry(name.to_owned()) {
        Entry::Occupied(known) => known.into_mut(),
        Entry::Vacant(new) => new.insert(bots::typed(name)?),
    })
}

/// A pool of so many threads, 0 for as many as the machine has cores; none for one thread.
pub(crate) fn pool(threads: usize) -> Result<Option<ThreadPool>, Error> {
    if threads == 1 {
        return Ok(None);
    }
    if threads > MOST_THREADS {
        return Err(Error::Threads(threads));
    }
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map(Some).map_err(|_| Error::Threads(threads))
}

/// Works on pieces of so many games, on the threads of the pool in which this is called.
fn spread<G: Encoded>(
    lanes: &mut [Lane<G>],
    first: usize,
    mut arrays: Arrays<'_>,
    piece: usize,
    work: &(impl Fn(&mut Lane<G>, usize, Arrays<'_>) + Sync),
) {
    let games = lanes.len();
    if games <= piece {
        arrays.each_row(games, |at, row| work(&mut lanes[at], first + at, row));
        return;
    }
    let half = games / 2;
    let (left, right) = lanes.split_at_mut(half);
    let (left_arrays, right_arrays) = arrays.split(half, games);
    rayon::join(
        || spread(left, first, left_arrays, piece, work),
        || spread(right, first + half, right_arrays, piece, work),
    );
}

impl<G: Encoded> Batch for Lanes<G> {
    fn coding(&self) -> &'static dyn Coding {
        const { &KindOf::<G>::NEW }
    }

    fn seats(&self) -> usize {
        self.rules.seats
    }

    fn games(&self) -> usize {
        self.all.len()
    }

    fn reset(&mut self, seed: Option<u64>, arrays: Arrays<'_>) {
        self.seed = seed.unwrap_or(self.seed);
        arrays.done.fill(0);
        arrays.rewards.fill(0.0);
        arrays.all_rewards.fill(0.0);
        let seed = self.seed;
        self.each(arrays, |lane, rules, number, row| {
            lane.reseed(rules, seed, number);
            lane.begin(rules, row);
        });
    }

    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) -> Result<(), Illegal> {
        assert_eq!(actions.len(), self.all.len(), "an action a game");
        for (game, (lane, &action)) in self.all.iter().zip(actions).enumerate() {
            lane.check(action).map_err(|refusal| Illegal { game, refusal })?;
        }
        self.each(arrays, |lane, rules, number, mut row| lane.step(rules, actions[number], &mut row));
        Ok(())
    }

    fn choose(&mut self, actions: &mut [i64]) {
        assert_eq!(actions.len(), self.all.len(), "an action a game");
        for (lane, action) in self.all.iter_mut().zip(actions) {
            *action = lane.choose();
        }
    }

    fn advise(&mut self, bot: &str, actions: &mut [i64]) -> Result<(), Error> {
        assert_eq!(actions.len(), self.all.len(), "an action a game");
        let bot = adviser(&mut self.advisers, bot)?;
        let ask = |(lane, action): (&mut Lane<G>, &mut i64)| *action = lane.advice(bot);
        match &self.pool {
            None => self.all.iter_mut().zip(actions).for_each(ask),
            Some(pool) => pool.install(|| self.all.par_iter_mut().zip(actions).for_each(ask)),
        }
        Ok(())
    }

    fn promises(&mut self, bot: &str, promises: &mut [f32]) -> Result<(), Error> {
        assert_eq!(promises.len(), self.all.len() * G::ACTIONS, "a promise an action");
        let bot = adviser(&mut self.advisers, bot)?;
        let ask = |(lane, promises): (&mut Lane<G>, &mut [f32])| lane.promises(bot, promises);
        match &self.pool {
            None => self.all.iter_mut().zip(promises.chunks_mut(G::ACTIONS)).for_each(ask),
            Some(pool) => {
                pool.install(|| {
                    self.all.par_iter_mut().zip(promises.par_chunks_mut(G::ACTIONS)).for_each(ask);
                });
            }
        }
        Ok(())
    }
}
