//! Series of games between bots.

use crate::bot::Bot;
use crate::report::{Grouping, Report, Sums, Watch};
use engine::random::{PlayoutRng, Rng, SeedableRng, nth_rng};
use engine::{Game, MAX_SEATS, Scores, Seats, Sink, Turn, View, Viewer};
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

/// How long a series is, and on what chance it rests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Series {
    /// How many games.
    pub games: u64,
    /// Names the series: the same seed gives the same games, whatever the number of threads.
    pub seed: u64,
    /// How many threads play; 0 for as many as the machine has cores.
    pub threads: usize,
}

/// Most games between two looks at the counter and two reports of progress.
const CHUNK: u64 = 256;

/// Plays a series in which `bots[0]` sits on seat 1 of every game, and so on.
///
/// The dealer of game n draws from [`nth_rng`]`(seed, n)`, each bot from a generator of its own, so that
/// no bot's thinking changes the dice or another bot's choices. `progress` is told how many games are
/// done, from any thread, now and then and at the end. With a grouping the report tells of its groups too.
///
/// # Panics
/// When there are not as many bots as seats, when a bot panics, or in debug builds when one chooses what
/// is not open to it.
pub fn play<G: Game>(
    setup: G::Setup,
    bots: &[&dyn Bot<G>],
    series: &Series,
    by: Option<&Grouping<G>>,
    progress: &(dyn Fn(u64) + Sync),
) -> Report {
    let start = G::new(setup);
    assert_eq!(bots.len(), start.seats(), "one bot a seat");
    let begun = Instant::now();
    let threads = match series.threads {
        0 => thread::available_parallelism().map_or(1, NonZero::get),
        threads => threads,
    };
    let chunk = (series.games / (threads as u64 * 16)).clamp(1, CHUNK);
    let next = AtomicU64::new(0);
    let done = AtomicU64::new(0);
    let total = Mutex::new(Sums::new(bots.len()));
    let work = || {
        let mut playout = Playout::new(bots, series.seed);
        let mut sums = Sums::new(bots.len());
        loop {
            let first = next.fetch_add(chunk, Ordering::Relaxed);
            let games = first.min(series.games)..(first + chunk).min(series.games);
            if games.is_empty() {
                break;
            }
            let played = games.end - games.start;
            for index in games {
                let Some(grouping) = by else {
                    let (scores, moves) = playout.play(start.clone(), index, &mut ());
                    sums.add(&scores, moves);
                    continue;
                };
                let mut watch = Watch { grouping, met: Vec::new(), choices: Vec::new() };
                let (scores, moves) = playout.play(start.clone(), index, &mut watch);
                sums.add(&scores, moves);
                sums.add_groups(&scores, &watch.met);
                sums.add_choices(&watch.choices);
            }
            progress(done.fetch_add(played, Ordering::Relaxed) + played);
        }
        total.lock().unwrap_or_else(PoisonError::into_inner).merge(&sums);
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    let names: Vec<_> = bots.iter().map(|bot| bot.name()).collect();
    let sums = total.into_inner().unwrap_or_else(PoisonError::into_inner);
    let report = sums.report(G::ID, &names, begun.elapsed().as_secs_f64());
    Report { by: by.map(|grouping| grouping.name), ..report }
}

/// Plays one game after another with the same bots; keeps its memory.
pub(crate) struct Playout<'a, G: Game> {
    bots: &'a [&'a dyn Bot<G>],
    /// The seats of uniformly random bots.
    uniform: Seats,
    seed: u64,
    actions: Vec<G::Action>,
    outcomes: Vec<(G::Outcome, u32)>,
}

impl<'a, G: Game> Playout<'a, G> {
    pub(crate) fn new(bots: &'a [&'a dyn Bot<G>], seed: u64) -> Self {
        let seats = engine::Seat::all(bots.len());
        let uniform = seats.filter(|seat| bots[seat.index()].is_uniform()).collect();
        Self { bots, uniform, seed, actions: Vec::new(), outcomes: Vec::new() }
    }

    /// Points and places at the end of game `index`, and how many decisions and outcomes it took.
    pub(crate) fn play<S: Sink<G>>(&mut self, mut game: G, index: u64, log: &mut S) -> (Scores, u64) {
        let mut dealer = nth_rng(self.seed, index);
        // The series with all bits of the seed turned over is the bots'; seats branch off from it.
        let mut branch = nth_rng(!self.seed, index);
        let mut rngs: [_; MAX_SEATS] = std::array::from_fn(|_| PlayoutRng::seed_from_u64(branch.next_u64()));
        let mut moves = 0;
        loop {
            match game.turn() {
                Turn::Act(seats) => {
                    // The set is not empty; any order of simultaneous commits gives the same position.
                    let Some(seat) = seats.first() else { break };
                    let rng = &mut rngs[seat.index()];
                    let action = if self.uniform.contains(seat) {
                        game.random_action(seat, rng, &mut self.actions)
                    } else {
                        self.bots[seat.index()].choose(&View::of(&game, Viewer::Seat(seat)), rng)
                    };
                    debug_assert_eq!(game.check(seat, action), Ok(()), "{action} is open to seat {seat}");
                    game.act(seat, action, log);
                }
                Turn::Chance => {
                    let outcome = game.roll(&mut dealer, &mut self.outcomes);
                    game.resolve(outcome, log);
                }
                Turn::Over => break,
            }
            moves += 1;
        }
        (game.scores(), moves)
    }
}
