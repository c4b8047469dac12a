//! Information-set Monte Carlo tree search, for every game.
//!
//! Each iteration imagines a world that fits what the seat knows ([`Game::sample`]), walks down the tree by what the
//! searching seat can tell apart, adds a node, and plays on by the [`Guide`]'s policy to the end or to where the guide
//! judges the position. Every seat looks for its own good (max^n). Choices that are made at the same time are made as
//! if the searching seat came last, and what it cannot see leads to the same node, so that nobody acts on a secret of
//! another's.

mod casual;
mod guide;
mod playout;
mod tree;
mod walk;

pub use casual::Casual;
pub use guide::{Guide, Outlook, Worth, by_points};
pub(crate) use playout::{End, Lists, commit_others, play_on};

use crate::bot::Bot;
use engine::random::PlayoutRng;
use engine::{Game, View};
use std::time::Instant;
use walk::Walk;

/// How long and how a search looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// The most iterations for a decision.
    pub iterations: u32,
    /// How much it wanders from what has proved best so far.
    pub curiosity: f32,
}

/// Enough for outlooks that differ by a few hundredths.
const CURIOSITY: f32 = 0.6;

/// A bot that searches.
#[derive(Clone, Debug)]
pub struct Search<P> {
    /// Its name.
    pub name: &'static str,
    /// How long it looks.
    pub settings: Settings,
    /// What it knows of the game.
    pub guide: P,
}

/// What a search has found out about a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finding<A> {
    /// Which decision.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The mean outlook of the searching seat after it; 0 if it was never tried.
    pub value: f32,
}

impl<P> Search<P> {
    /// A search of so many iterations a decision.
    pub const fn new(name: &'static str, guide: P, iterations: u32) -> Self {
        Self { name, guide, settings: Settings { iterations, curiosity: CURIOSITY } }
    }

    /// With another curiosity.
    #[must_use]
    pub const fn curious(mut self, curiosity: f32) -> Self {
        self.settings.curiosity = curiosity;
        self
    }

    /// Looks at the open decisions of the view's seat; the one tried most often is the best. Nothing for a spectator.
    ///
    /// Without a deadline the same view, settings and generator find the same.
    pub fn look<G: Game>(
        &self,
        view: &View<G>,
        deadline: Option<Instant>,
        rng: &mut PlayoutRng,
    ) -> Vec<Finding<G::Action>>
    where
        P: Guide<G>,
    {
        self.walk(view, deadline, false, rng)
    }

    /// As [`Search::look`], but only until it is known which decision will have been tried most often: what is best is
    /// the same.
    pub fn settle<G: Game>(
        &self,
        view: &View<G>,
        deadline: Option<Instant>,
        rng: &mut PlayoutRng,
    ) -> Vec<Finding<G::Action>>
    where
        P: Guide<G>,
    {
        self.walk(view, deadline, true, rng)
    }

    fn walk<G: Game>(
        &self,
        view: &View<G>,
        deadline: Option<Instant>,
        settle: bool,
        rng: &mut PlayoutRng,
    ) -> Vec<Finding<G::Action>>
    where
        P: Guide<G>,
    {
        let Some(seat) = view.viewer.seat() else { return Vec::new() };
        let mut walk = Walk::new(view, seat, &self.guide, self.settings, rng);
        for iteration in 0..self.settings.iterations {
            if iteration % 8 == 7 && deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                break;
            }
            if settle && iteration % 32 == 31 && walk.is_settled(self.settings.iterations - iteration) {
                break;
            }
            walk.iterate();
        }
        walk.findings()
    }

    fn decide<G: Game>(&self, view: &View<G>, deadline: Option<Instant>, rng: &mut PlayoutRng) -> G::Action
    where
        P: Guide<G>,
    {
        if let [only] = view.legal[..] {
            return only;
        }
        let findings = self.settle(view, deadline, rng);
        let best = findings.iter().reduce(|best, other| {
            if (other.visits, other.value) > (best.visits, best.value) { other } else { best }
        });
        best.map_or(view.legal[0], |best| best.action)
    }
}

impl<G: Game, P: Guide<G> + Clone> Bot<G> for Search<P> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn choose(&self, view: &View<G>, rng: &mut PlayoutRng) -> G::Action {
        self.decide(view, None, rng)
    }

    fn choose_by(&self, view: &View<G>, deadline: Instant, rng: &mut PlayoutRng) -> G::Action {
        self.decide(view, Some(deadline), rng)
    }

    fn searches(&self) -> bool {
        true
    }

    fn with_iterations(&self, name: &'static str, iterations: u32) -> Option<Box<dyn Bot<G>>> {
        let settings = Settings { iterations, ..self.settings };
        Some(Box::new(Self { name, settings, guide: self.guide.clone() }))
    }
}
