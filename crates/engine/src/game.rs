//! The contract that every game fulfils.

use crate::options::{BadSetup, OptionSpec, Options};
use crate::random::{self, Rng};
use crate::scores::Scores;
use crate::seat::{Seat, Seats};
use crate::view::{View, Viewer};
use crate::words::{BadWord, Numbered};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::borrow::Cow;
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Who makes the next step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// These seats each owe a decision. More than one means the choices are simultaneous and secret:
    /// a seat that has committed leaves the set, and any order of commits gives the same position.
    Act(Seats),
    /// The dealer: one outcome of [`Game::chances`].
    Chance,
    /// Nobody; the game is over.
    Over,
}

/// The number of a clause of the rules, such as `CU-5.5`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Clause(pub &'static str);

impl Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why a decision is refused. Holds nothing that the sender may not know.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[error("{clause}: {message}")]
pub struct Illegal {
    /// The rule that forbids it.
    pub clause: Clause,
    /// A stable name of the reason, for translation: `tile-too-close`.
    pub code: &'static str,
    /// The reason in English: lower case, no full stop, with the values in question.
    pub message: String,
}

impl Illegal {
    /// A refusal by `clause`.
    pub fn new(clause: &'static str, code: &'static str, message: impl Into<String>) -> Self {
        Self { clause: Clause(clause), code, message: message.into() }
    }
}

/// A small value with one text, parsed and printed by the same code.
pub trait Word: Copy + Ord + Hash + Debug + Display + FromStr<Err = BadWord> + Send + Sync + 'static {}

impl<T: Copy + Ord + Hash + Debug + Display + FromStr<Err = BadWord> + Send + Sync + 'static> Word for T {}

/// How a decision looks to those who did not make it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Disclosure {
    /// As it is.
    Open,
    /// As this text, which hides a part: `winner ?`.
    As(Cow<'static, str>),
    /// Not at all: even that it happened is secret.
    Hidden,
}

impl Disclosure {
    /// As this text, which hides a part: `winner ?`.
    pub fn masked(text: impl Into<Cow<'static, str>>) -> Self {
        Self::As(text.into())
    }
}

/// Who is told of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Audience {
    seats: Seats,
    spectators: bool,
}

impl Audience {
    /// Everybody.
    pub const ALL: Self = Self { seats: Seats::all(crate::MAX_SEATS), spectators: true };

    /// One seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self { seats: Seats::one(seat), spectators: false }
    }

    /// Everybody but one seat.
    pub const fn except(seat: Seat) -> Self {
        Self { seats: Self::ALL.seats.without(seat), spectators: true }
    }

    /// These seats alone.
    pub const fn among(seats: Seats) -> Self {
        Self { seats, spectators: false }
    }

    /// Everybody but these seats.
    pub const fn outside(seats: Seats) -> Self {
        Self { seats: Self::ALL.seats.minus(seats), spectators: true }
    }

    /// Whether this viewer is told.
    pub fn includes(self, viewer: Viewer) -> bool {
        viewer.seat().map_or(self.spectators, |seat| self.seats.contains(seat))
    }
}

/// Receives what happens, event by event, with the position right after each.
///
/// A decision or outcome may bring several events. Each is told with the position as far as it has come by then, and
/// nothing happens silently after the last: the last event that a viewer is told shows it the position in which the
/// game goes on, with its phase and whose turn it is. So a game sets what comes next before it tells what happened.
pub trait Sink<G: Game> {
    /// Something happened that `to` may know; `now` is the position with all that the event tells. `make` is called
    /// only if somebody listens.
    fn event(&mut self, to: Audience, now: &G, make: impl FnOnce() -> G::Event);

    /// Something happened of which only `see` may know all: `make(true)` is told to these seats and `make(false)`
    /// to everybody else.
    #[inline]
    fn tell(&mut self, see: Seats, now: &G, make: impl Fn(bool) -> G::Event) {
        self.event(Audience::among(see), now, || make(true));
        self.event(Audience::outside(see), now, || make(false));
    }
}

/// Nobody listens; costs nothing.
impl<G: Game> Sink<G> for () {
    #[inline(always)]
    fn event(&mut self, _to: Audience, _now: &G, _make: impl FnOnce() -> G::Event) {}
}

/// One thing that happened.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// Who may know of it.
    pub to: Audience,
    /// What happened.
    pub event: G::Event,
    /// The position right after it, from which frames of an animation are drawn; that of the last event is the one in
    /// which the game goes on.
    pub position: G,
}

impl<G: Game> Sink<G> for Vec<Step<G>> {
    fn event(&mut self, to: Audience, now: &G, make: impl FnOnce() -> G::Event) {
        self.push(Step { to, event: make(), position: now.clone() });
    }
}

/// A game: its position, as a value, with the rules as functions of it.
///
/// Equality and hash are of the whole position, hidden parts included. The serde form is readable
/// JSON with everything needed to go on from it; reading refuses an inconsistent position and says why.
///
/// Between methods this always holds (and [`crate::laws`] tests it): `legal` lists just what `check`
/// accepts; `chances` is not empty exactly at [`Turn::Chance`]; all texts parse back to the same value.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// Seats and options, already checked.
    type Setup: Copy + Eq + Debug + Send + Sync;
    /// A decision of a seat.
    type Action: Word;
    /// A result of chance.
    type Outcome: Word;
    /// What happened, as facts without prose, for the log, the animation and tests.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What everybody may know.
    type Public: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What one seat alone knows: its hand, its own commit, cards it remembers.
    type Private: Clone + Eq + Debug + Serialize + Send + Sync;

    /// The game's name in addresses and files: `camel-up`.
    const ID: &'static str;
    /// The version of the rules. It grows when an old log would replay differently; a game is then played to its end
    /// under the version it began with.
    const RULES: u16;
    /// The oldest version that can still be played: what it does otherwise stays in the code, marked by its clause.
    const OLDEST_RULES: u16 = Self::RULES;
    /// Seat counts that some choice of options admits.
    const SEATS: RangeInclusive<usize>;
    /// The options with their values.
    const OPTIONS: &'static [OptionSpec];

    /// Checks a number of seats and options.
    fn setup(seats: usize, options: &Options) -> Result<Self::Setup, BadSetup>;
    /// As [`Game::setup`], for a game under a version from [`Game::OLDEST_RULES`] to [`Game::RULES`].
    fn setup_under(_rules: u16, seats: usize, options: &Options) -> Result<Self::Setup, BadSetup> {
        Self::setup(seats, options)
    }
    /// The starting position.
    fn new(setup: Self::Setup) -> Self;
    /// The refusal of anything after the end, by the clause that ends the game; its code is `game-over`.
    fn over() -> Illegal;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// Who makes the next step.
    fn turn(&self) -> Turn;

    /// Appends the decisions open to `seat`: sorted, none twice, none when it does not act.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Whether the seat may make this decision now, and if not, why not.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal>;
    /// Carries out a decision that `check` accepts. What comes next is set before it is told what happened ([`Sink`]).
    fn act<S: Sink<Self>>(&mut self, seat: Seat, action: Self::Action, log: &mut S);
    /// How others see this decision of `seat`, made in this position, while the game goes on. Decisions
    /// with the same disclosure are told apart by nobody else; one that is revealed as it is made (the last
    /// commit of a simultaneous round) is open.
    fn disclosure(&self, _seat: Seat, _action: Self::Action) -> Disclosure {
        Disclosure::Open
    }

    /// Other seats that see this decision as it is, whatever [`Game::disclosure`] says to the rest: the owner of
    /// a card that another takes, say.
    fn witnesses(&self, _seat: Seat, _action: Self::Action) -> Seats {
        Seats::NONE
    }

    /// Whether carrying this out may tell another viewer something hidden, if only by the text in which that viewer is
    /// told of it: a card of one's own that is laid openly, say. What chance does afterwards is the table's concern.
    fn reveals(&self, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// Whether carrying this out may tell the seat itself something it did not know, so that it cannot be taken back
    /// and no later move may be sent together with it. Showing a card of one's own is no news to whoever shows it.
    fn surprises(&self, seat: Seat, action: Self::Action) -> bool {
        self.reveals(seat, action)
    }

    /// Appends the outcomes of chance with integer weights above 0, in canonical order, when it is the
    /// dealer's turn. The list may betray hidden things: it is for the dealer and for [`Game::sample`]d worlds.
    fn chances(&self, out: &mut Vec<(Self::Outcome, u32)>);
    /// Carries out an outcome that `chances` lists, telling of it as [`Game::act`] does.
    fn resolve<S: Sink<Self>>(&mut self, outcome: Self::Outcome, log: &mut S);

    /// How this outcome of chance, in this position, looks to those who may not see it while the game goes on.
    fn outcome_disclosure(&self, _outcome: Self::Outcome) -> Disclosure {
        Disclosure::Open
    }
    /// The seats that see this outcome as it is, whatever [`Game::outcome_disclosure`] says to the rest.
    fn outcome_witnesses(&self, _outcome: Self::Outcome) -> Seats {
        Seats::NONE
    }

    /// A uniformly random open decision of `seat`, which acts. Where the list is slow, override this and call
    /// [`random::listed_action`] for what is left.
    fn random_action<R: Rng>(&self, seat: Seat, rng: &mut R, buffer: &mut Vec<Self::Action>) -> Self::Action {
        random::listed_action(self, seat, rng, buffer)
    }
    /// An outcome drawn by its weight. Where the list is slow, override this and call [`random::listed_outcome`] for
    /// what is left.
    fn roll<R: Rng>(&self, rng: &mut R, buffer: &mut Vec<(Self::Outcome, u32)>) -> Self::Outcome {
        random::listed_outcome(self, rng, buffer)
    }

    /// Points and places; before the end, as they stand now.
    fn scores(&self) -> Scores;

    /// What everybody may know of this position, remembered public facts included.
    fn public(&self) -> Self::Public;
    /// What `seat` knows beyond that.
    fn private(&self, seat: Seat) -> Self::Private;
    /// A random position consistent with all that the viewer knows (a determinization): its view of it equals `view`.
    fn sample<R: Rng>(view: &View<Self>, rng: &mut R) -> Self;

    /// Components counted by kind; the same in every position of a game.
    fn census(&self) -> Vec<(&'static str, i64)>;
}

/// The parts of an observation by name, with the sides of each: `("tiles", &[8, 16])` for 8 rows of 16 numbers.
pub type Parts = &'static [(&'static str, &'static [usize])];

/// How many numbers a part of this shape has.
pub const fn part_length(shape: &[usize]) -> usize {
    let (mut product, mut side) = (1, 0);
    while side < shape.len() {
        product *= shape[side];
        side += 1;
    }
    product
}

/// Fixed numbers for actions and fixed-size observations, for programs that learn.
pub trait Encoded: Game<Action: Numbered> {
    /// How many action numbers there are.
    const ACTIONS: usize = <Self::Action as Numbered>::COUNT;
    /// The number of an action, below [`Encoded::ACTIONS`].
    #[inline]
    fn index(action: Self::Action) -> usize {
        action.index()
    }
    /// The action with this number.
    #[inline]
    fn action(index: usize) -> Option<Self::Action> {
        Self::Action::from_index(index)
    }

    /// The parts of an observation with their shapes, in order.
    const OBSERVATION: Parts;
    /// How many numbers an observation holds.
    const OBSERVATION_LENGTH: usize = {
        let mut sum = 0;
        let mut part = 0;
        while part < Self::OBSERVATION.len() {
            sum += part_length(Self::OBSERVATION[part].1);
            part += 1;
        }
        sum
    };
    /// Writes what the viewer knows as numbers, mostly within 0..=1, parts as in [`Encoded::OBSERVATION`]; seats are
    /// counted from the viewer (a spectator counts from seat 1). Views of a game that differ are to look different.
    /// `out` has the full length; on entry it is zero or the observation of another view of a game with the same number
    /// of seats.
    fn observe(view: &View<Self>, out: &mut [f32]);
}
