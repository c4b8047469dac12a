//! A bot that errs as people do.

use super::Guide;
use crate::bot::Bot;
use engine::random::{PlayoutRng, Rng};
use engine::{Game, View};

/// Takes what looks good at first sight, not always the best: it does not search, and of decisions that promise nearly
/// the same it takes now this one, now that one. What promises far less it never takes.
#[derive(Clone, Copy, Debug)]
pub struct Casual<P> {
    guide: P,
}

/// By how much a decision may promise less than the best and still be taken, as [`Guide::promises`] counts.
const REACH: f32 = 3.0;
/// How much less a decision must promise to be taken e times as seldom.
const BLUR: f32 = 1.5;

impl<P> Casual<P> {
    /// Sees what this guide tells of a game.
    pub const fn new(guide: P) -> Self {
        Self { guide }
    }
}

impl<G: Game, P: Guide<G>> Bot<G> for Casual<P> {
    fn name(&self) -> &'static str {
        "easy"
    }

    fn promises(&self, view: &View<G>, rng: &mut PlayoutRng, out: &mut Vec<f32>) {
        let first = out.len();
        match view.viewer.seat() {
            Some(seat) => {
                let world = G::sample(view, rng);
                self.guide.promises(&world, seat, &view.legal, true, rng, out);
            }
            None => out.resize(first + view.legal.len(), 0.0),
        }
        let most = out[first..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for promise in &mut out[first..] {
            *promise -= most;
        }
    }

    fn choose(&self, view: &View<G>, rng: &mut PlayoutRng) -> G::Action {
        if let [only] = view.legal[..] {
            return only;
        }
        let mut weights = Vec::with_capacity(view.legal.len());
        self.promises(view, rng, &mut weights);
        for weight in &mut weights {
            *weight = if *weight >= -REACH { (*weight / BLUR).exp() } else { 0.0 };
        }
        let mut ticket = weights.iter().sum::<f32>() * (rng.next_u32() >> 8) as f32 / (1u32 << 24) as f32;
        let chosen = weights.iter().position(|weight| {
            ticket -= weight;
            ticket < 0.0
        });
        // Rounding may leave a rest; the best is never wrong.
        let best = || weights.iter().position(|&weight| weight >= 1.0).unwrap_or(0);
        view.legal[chosen.unwrap_or_else(best)]
    }
}
