//! What chance brought, beside what it could have brought.

use super::ending::Ending;
use super::estimate::{Estimate, rounded};
use crate::search::{Guide, Lists, play_on};
use engine::Game;
use engine::random::{PlayoutRng, Rng, SeedableRng, nth_outcome, nth_rng};

/// What chance changed for each seat.
pub(super) struct Luck {
    /// The chances to win before.
    pub(super) before: Vec<f64>,
    /// The chances to win after.
    pub(super) after: Vec<f64>,
    pub(super) win: Vec<Estimate>,
    pub(super) points: Vec<Estimate>,
}

/// Compares the position `after` what chance brought with what could have come of the one `before`, in so many pairs of
/// playouts with the same luck to come.
///
/// What could have come is drawn at even distances along the list of outcomes, from a random beginning, so that each
/// comes as often as it is likely and the mean of all luck is 0.
pub(super) fn luck<G: Game>(
    guide: &dyn Guide<G>,
    before: &G,
    after: &G,
    pairs: usize,
    seed: u64,
    lists: &mut Lists<G>,
) -> Luck {
    let seats = before.seats();
    let stop = guide.stage(before) + guide.horizon();
    lists.outcomes.clear();
    before.chances(&mut lists.outcomes);
    let outcomes = lists.outcomes.clone();
    let total: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
    let begin = f64::from(nth_rng(seed, u64::MAX).next_u32() >> 8) / f64::from(1u32 << 24);
    let mut ends: Vec<(Ending, Ending)> = Vec::with_capacity(pairs);
    for nth in 0..pairs {
        let to_come = nth_rng(seed, nth as u64).next_u64();
        let mut play = |mut world: G| {
            let end = play_on(guide, &mut world, stop, &mut PlayoutRng::seed_from_u64(to_come), lists);
            Ending::of(guide, &end, seats)
        };
        let ticket = (nth as f64 + begin) / pairs as f64 * f64::from(total);
        let mut other = before.clone();
        other.resolve(nth_outcome(&outcomes, (ticket as u32).min(total - 1)), &mut ());
        ends.push((play(other), play(after.clone())));
    }
    let mean = |of: &dyn Fn(&(Ending, Ending)) -> f32| {
        rounded(ends.iter().map(|pair| f64::from(of(pair))).sum::<f64>() / pairs as f64)
    };
    let change = |of: &dyn Fn(&Ending) -> f32| {
        Estimate::of(ends.iter().map(|(before, after)| f64::from(of(after)) - f64::from(of(before))))
    };
    Luck {
        before: (0..seats).map(|at| mean(&|(before, _)| before.win[at])).collect(),
        after: (0..seats).map(|at| mean(&|(_, after)| after.win[at])).collect(),
        win: (0..seats).map(|at| change(&|ending| ending.win[at])).collect(),
        points: (0..seats).map(|at| change(&|ending| ending.points[at])).collect(),
    }
}
