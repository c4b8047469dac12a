//! What a bot is, for one game and for any.

use engine::any::AnyView;
use engine::random::{PlayoutRng, Rng, SeedableRng, pick};
use engine::{Game, View};
use std::any::Any;
use std::fmt;
use std::sync::Arc;
use std::time::Instant;

/// A player that chooses by itself. It holds no position: all that it knows is the view.
pub trait Bot<G: Game>: Send + Sync {
    /// The name by which it is chosen: a lower-case word, the same for every bot of this kind.
    fn name(&self) -> &'static str;

    /// One of the decisions in `view.legal`, which is not empty.
    ///
    /// The same view and generator give the same choice, so that a series of games can be repeated.
    fn choose(&self, view: &View<G>, rng: &mut PlayoutRng) -> G::Action;

    /// As [`Bot::choose`], by a point of time: what it has found out by then must do.
    fn choose_by(&self, view: &View<G>, _deadline: Instant, rng: &mut PlayoutRng) -> G::Action {
        self.choose(view, rng)
    }

    /// Appends what each decision of `view.legal` promises. A bot that compares them tells logarithms, with 0 for the
    /// best: what promises 1 less is worth taking e times as seldom. Another tells 0 for its choice and -1 for the
    /// rest.
    fn promises(&self, view: &View<G>, rng: &mut PlayoutRng, out: &mut Vec<f32>) {
        let chosen = self.choose(view, rng);
        out.extend(view.legal.iter().map(|&action| if action == chosen { 0.0 } else { -1.0 }));
    }

    /// The same bot under another name, looking so many times at each decision; none for one that does not search.
    fn with_iterations(&self, _name: &'static str, _iterations: u32) -> Option<Box<dyn Bot<G>>> {
        None
    }

    /// Whether a choice may take it longer than a millisecond or so.
    fn searches(&self) -> bool {
        false
    }

    /// Whether it takes every open decision with the same chance. The arena then draws by
    /// [`Game::random_action`] and makes no view for it.
    fn is_uniform(&self) -> bool {
        false
    }
}

/// Takes every open decision with the same chance.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn choose(&self, view: &View<G>, rng: &mut PlayoutRng) -> G::Action {
        *pick(rng, &view.legal)
    }

    fn is_uniform(&self) -> bool {
        true
    }
}

/// A bot of some game, driven by text.
#[derive(Clone)]
pub struct AnyBot(Arc<dyn SomeBot>);

trait SomeBot: Any + Send + Sync {
    fn name(&self) -> &'static str;
    fn game(&self) -> &'static str;
    fn searches(&self) -> bool;
    fn choose(&self, view: &AnyView, deadline: Option<Instant>, rng: &mut dyn Rng) -> Option<String>;
}

struct BotOf<G: Game>(Box<dyn Bot<G>>);

impl<G: Game> SomeBot for BotOf<G> {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn game(&self) -> &'static str {
        G::ID
    }

    fn searches(&self) -> bool {
        self.0.searches()
    }

    fn choose(&self, view: &AnyView, deadline: Option<Instant>, rng: &mut dyn Rng) -> Option<String> {
        let view = view.downcast::<G>().filter(|view| !view.legal.is_empty())?;
        let mut seed = <PlayoutRng as SeedableRng>::Seed::default();
        rng.fill_bytes(&mut seed);
        let rng = &mut PlayoutRng::from_seed(seed);
        let action = match deadline {
            Some(deadline) => self.0.choose_by(view, deadline, rng),
            None => self.0.choose(view, rng),
        };
        Some(action.to_string())
    }
}

impl AnyBot {
    /// Wraps a bot.
    pub fn new<G: Game>(bot: Box<dyn Bot<G>>) -> Self {
        Self(Arc::new(BotOf(bot)))
    }

    /// [`Bot::name`].
    pub fn name(&self) -> &'static str {
        self.0.name()
    }

    /// [`Game::ID`] of the game it plays.
    pub fn game(&self) -> &'static str {
        self.0.game()
    }

    /// [`Bot::searches`].
    pub fn searches(&self) -> bool {
        self.0.searches()
    }

    /// The bot, if it plays `G`.
    pub fn typed<G: Game>(&self) -> Option<Box<dyn Bot<G>>> {
        (&*self.0 as &dyn Any).is::<BotOf<G>>().then(|| Box::new(self.clone()) as Box<dyn Bot<G>>)
    }

    fn inner<G: Game>(&self) -> Option<&dyn Bot<G>> {
        (&*self.0 as &dyn Any).downcast_ref::<BotOf<G>>().map(|bot| &*bot.0)
    }

    /// The text of a decision that is open to the viewer.
    ///
    /// # Panics
    /// When the view is of another game than [`AnyBot::game`], or nothing is open to its viewer.
    pub fn choose(&self, view: &AnyView, rng: &mut dyn Rng) -> String {
        self.chosen(view, None, rng)
    }

    /// As [`AnyBot::choose`], by a point of time.
    ///
    /// # Panics
    /// As [`AnyBot::choose`].
    pub fn choose_by(&self, view: &AnyView, deadline: Instant, rng: &mut dyn Rng) -> String {
        self.chosen(view, Some(deadline), rng)
    }

    fn chosen(&self, view: &AnyView, deadline: Option<Instant>, rng: &mut dyn Rng) -> String {
        self.0.choose(view, deadline, rng).unwrap_or_else(|| {
            let (viewer, game) = (view.viewer(), self.game());
            panic!("this view of {viewer} is not of {game} with something to decide")
        })
    }
}

/// As a bot of the game that it plays; [`AnyBot::typed`] gives it as no other.
impl<G: Game> Bot<G> for AnyBot {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn choose(&self, view: &View<G>, rng: &mut PlayoutRng) -> G::Action {
        self.inner::<G>().expect("a bot is asked about its own game").choose(view, rng)
    }

    fn choose_by(&self, view: &View<G>, deadline: Instant, rng: &mut PlayoutRng) -> G::Action {
        self.inner::<G>().expect("a bot is asked about its own game").choose_by(view, deadline, rng)
    }

    fn promises(&self, view: &View<G>, rng: &mut PlayoutRng, out: &mut Vec<f32>) {
        self.inner::<G>().expect("a bot is asked about its own game").promises(view, rng, out);
    }

    fn with_iterations(&self, name: &'static str, iterations: u32) -> Option<Box<dyn Bot<G>>> {
        self.inner::<G>()?.with_iterations(name, iterations)
    }

    fn searches(&self) -> bool {
        self.0.searches()
    }

    fn is_uniform(&self) -> bool {
        self.inner::<G>().is_some_and(Bot::is_uniform)
    }
}

impl fmt::Debug for AnyBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyBot({} of {})", self.name(), self.game())
    }
}

/// The first of the decisions that promise most by `value`.
pub(crate) fn first_best<A: Copy>(legal: &[A], value: impl Fn(A) -> f64) -> A {
    let mut best = (legal[0], f64::NEG_INFINITY);
    for &action in legal {
        let value = value(action);
        if value > best.1 {
            best = (action, value);
        }
    }
    best.0
}
