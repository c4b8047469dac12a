//! Games driven by text and JSON: the one wrapper that server, command line and tools share.

use crate::fair::FairDice;
use crate::game::{Audience, BadWord, Clause, Disclosure, Game, Illegal, Step, Turn};
use crate::options::{BadSetup, OptionSpec, Options};
use crate::random::Rng;
use crate::scores::Scores;
use crate::seat::{Seat, Seats};
use crate::view::{View, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use std::any::Any;
use std::fmt::{Debug, Display};
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A game by its type: starts positions and reads them.
pub trait Kind: Send + Sync {
    /// [`Game::ID`].
    fn id(&self) -> &'static str;
    /// [`Game::RULES`].
    fn rules(&self) -> u16;
    /// [`Game::SEATS`].
    fn seats(&self) -> RangeInclusive<usize>;
    /// [`Game::OPTIONS`].
    fn options(&self) -> &'static [OptionSpec];
    /// The starting position for a number of seats and options.
    fn start(&self, seats: usize, options: &Options) -> Result<AnyGame, BadSetup>;
    /// Reads a position from its JSON form; an error says which part is wrong.
    fn read(&self, state: &Value) -> Result<AnyGame, BadState>;
}

/// JSON that is no position of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no position of {game}: {reason}")]
pub struct BadState {
    /// The game it was read for.
    pub game: &'static str,
    /// What is wrong with it.
    pub reason: String,
}

/// [`Kind`] of a [`Game`].
#[derive(Debug)]
pub struct KindOf<G>(PhantomData<G>);

impl<G> KindOf<G> {
    /// The kind of `G`, for a static list of games.
    pub const NEW: Self = Self(PhantomData);
}

impl<G: Game> Kind for KindOf<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u16 {
        G::RULES
    }

    fn seats(&self) -> RangeInclusive<usize> {
        G::SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }

    fn start(&self, seats: usize, options: &Options) -> Result<AnyGame, BadSetup> {
        Ok(AnyGame::new(G::new(G::setup(seats, options)?)))
    }

    fn read(&self, state: &Value) -> Result<AnyGame, BadState> {
        match G::deserialize(state) {
            Ok(game) => Ok(AnyGame::new(game)),
            Err(error) => Err(BadState { game: G::ID, reason: error.to_string() }),
        }
    }
}

/// Why a text was not carried out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The text is no decision or outcome of this game.
    #[error("`{text}` is no move of this game: {source}")]
    BadWord {
        /// What was sent.
        text: String,
        /// Where it goes wrong.
        source: BadWord,
    },
    /// The rules forbid it now.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// Chance cannot come out like this now.
    #[error("`{text}` is not a possible outcome now")]
    Impossible {
        /// What was sent.
        text: String,
    },
    /// It is not the dealer's turn.
    #[error("`{text}` is chance, but a seat is to act")]
    NotChance {
        /// What was sent.
        text: String,
    },
}

impl Refusal {
    /// The rule that forbids it, if the refusal rests on one.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            Self::Illegal(illegal) => Some(illegal.clause),
            _ => None,
        }
    }

    /// A stable name of the reason, for translation.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Illegal(illegal) => illegal.code,
            Self::BadWord { .. } => "bad-word",
            Self::Impossible { .. } => "impossible-outcome",
            Self::NotChance { .. } => "not-chance",
        }
    }
}

/// The position of some game.
#[derive(Debug)]
pub struct AnyGame(Box<dyn Position>);

impl Clone for AnyGame {
    fn clone(&self) -> Self {
        Self(self.0.boxed_clone())
    }
}

/// What one viewer may know of some game: a [`View`] of it.
#[derive(Clone, Debug)]
pub struct AnyView(Arc<dyn SomeView>);

/// Something that happened in some game: a [`Game::Event`] with its audience and the position after it.
#[derive(Clone, Debug)]
pub struct AnyStep {
    /// Who may know of it.
    pub to: Audience,
    /// What happened.
    pub event: AnyEvent,
    /// The position right after it, for drawing; shown only through [`AnyGame::view`].
    pub position: AnyGame,
}

/// A [`Game::Event`] of some game.
#[derive(Clone, Debug)]
pub struct AnyEvent(Arc<dyn SomeEvent>);

trait Position: Debug + Send + Sync {
    fn boxed_clone(&self) -> Box<dyn Position>;
    fn as_any(&self) -> &dyn Any;
    fn id(&self) -> &'static str;
    fn rules(&self) -> u16;
    fn seats(&self) -> usize;
    fn turn(&self) -> Turn;
    fn legal(&self, seat: Seat) -> Vec<String>;
    fn check(&self, seat: Seat, text: &str) -> Result<String, Refusal>;
    fn act(&mut self, seat: Seat, text: &str) -> Result<Vec<AnyStep>, Refusal>;
    fn seen_move(&self, viewer: Viewer, seat: Seat, text: &str) -> Result<Option<String>, Refusal>;
    fn seen_outcome(&self, viewer: Viewer, text: &str) -> Result<Option<String>, Refusal>;
    fn reveals(&self, seat: Seat, text: &str) -> Result<bool, Refusal>;
    fn surprises(&self, seat: Seat, text: &str) -> Result<bool, Refusal>;
    fn chances(&self) -> Vec<(String, u32)>;
    fn resolve(&mut self, text: &str) -> Result<Vec<AnyStep>, Refusal>;
    fn roll(&self, rng: &mut dyn Rng) -> String;
    fn scores(&self) -> Scores;
    fn view(&self, viewer: Viewer) -> AnyView;
    fn to_json(&self) -> Value;
    fn same(&self, other: &dyn Position) -> bool;
}

trait SomeView: Debug + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn viewer(&self) -> Viewer;
    fn legal(&self) -> Vec<String>;
    fn to_json(&self) -> Value;
    fn sample(&self, rng: &mut dyn Rng) -> AnyGame;
}

trait SomeEvent: Debug + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn to_json(&self) -> Value;
}

impl AnyGame {
    /// Wraps a position.
    pub fn new<G: Game>(game: G) -> Self {
        Self(Box::new(game))
    }

    /// The position, if it is one of `G`.
    pub fn downcast<G: Game>(&self) -> Option<&G> {
        self.0.as_any().downcast_ref()
    }

    /// [`Game::ID`].
    pub fn id(&self) -> &'static str {
        self.0.id()
    }

    /// [`Game::RULES`].
    pub fn rules(&self) -> u16 {
        self.0.rules()
    }

    /// [`Game::seats`].
    pub fn seats(&self) -> usize {
        self.0.seats()
    }

    /// [`Game::turn`].
    pub fn turn(&self) -> Turn {
        self.0.turn()
    }

    /// The texts of [`Game::legal`], in order.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        self.0.legal(seat)
    }

    /// Whether the seat may make this move now; gives its canonical text.
    pub fn check(&self, seat: Seat, text: &str) -> Result<String, Refusal> {
        self.0.check(seat, text)
    }

    /// Checks and makes a move. On an error nothing has changed.
    pub fn act(&mut self, seat: Seat, text: &str) -> Result<Vec<AnyStep>, Refusal> {
        self.0.act(seat, text)
    }

    /// How the viewer sees this move of the seat, made in this position, by [`Game::disclosure`] and
    /// [`Game::witnesses`]; none if not even that it happened.
    pub fn seen_move(&self, viewer: Viewer, seat: Seat, text: &str) -> Result<Option<String>, Refusal> {
        self.0.seen_move(viewer, seat, text)
    }

    /// How the viewer sees this outcome of chance in this position, by [`Game::outcome_disclosure`] and
    /// [`Game::outcome_witnesses`]; none if not even that it happened.
    pub fn seen_outcome(&self, viewer: Viewer, text: &str) -> Result<Option<String>, Refusal> {
        self.0.seen_outcome(viewer, text)
    }

    /// [`Game::reveals`] for this move of the seat, made in this position.
    pub fn reveals(&self, seat: Seat, text: &str) -> Result<bool, Refusal> {
        self.0.reveals(seat, text)
    }

    /// [`Game::surprises`] for this move of the seat, made in this position.
    pub fn surprises(&self, seat: Seat, text: &str) -> Result<bool, Refusal> {
        self.0.surprises(seat, text)
    }

    /// The texts and weights of [`Game::chances`]: the dealer's, never to be shown.
    pub fn chances(&self) -> Vec<(String, u32)> {
        self.0.chances()
    }

    /// The text of the outcome that the dice give for the entry with this index. The dealer must be to act.
    pub fn draw(&self, dice: &FairDice, entry: u64) -> String {
        let mut chances = self.chances();
        let numbered: Vec<_> = chances.iter().enumerate().map(|(at, &(_, weight))| (at, weight)).collect();
        chances.swap_remove(dice.draw(entry, &numbered)).0
    }

    /// Checks and carries out an outcome of chance. On an error nothing has changed.
    pub fn resolve(&mut self, text: &str) -> Result<Vec<AnyStep>, Refusal> {
        self.0.resolve(text)
    }

    /// The text of an outcome drawn by its weight. The dealer must be to act.
    pub fn roll(&self, rng: &mut dyn Rng) -> String {
        self.0.roll(rng)
    }

    /// [`Game::scores`].
    pub fn scores(&self) -> Scores {
        self.0.scores()
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: Viewer) -> AnyView {
        self.0.view(viewer)
    }

    /// The whole position as JSON, which [`Kind::read`] takes back.
    pub fn to_json(&self) -> Value {
        self.0.to_json()
    }
}

impl PartialEq for AnyGame {
    fn eq(&self, other: &Self) -> bool {
        self.0.same(&*other.0)
    }
}

impl AnyView {
    /// The view, if it is one of `G`.
    pub fn downcast<G: Game>(&self) -> Option<&View<G>> {
        self.0.as_any().downcast_ref()
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.0.viewer()
    }

    /// The texts of the viewer's open decisions.
    pub fn legal(&self) -> Vec<String> {
        self.0.legal()
    }

    /// `{"viewer","public","private","legal"}`.
    pub fn to_json(&self) -> Value {
        self.0.to_json()
    }

    /// [`Game::sample`]: a random position that looks the same to this viewer.
    pub fn sample(&self, rng: &mut dyn Rng) -> AnyGame {
        self.0.sample(rng)
    }
}

impl AnyEvent {
    /// The event, if it is one of `G`.
    pub fn downcast<G: Game>(&self) -> Option<&G::Event> {
        self.0.as_any().downcast_ref()
    }

    /// The event's facts as JSON.
    pub fn to_json(&self) -> Value {
        self.0.to_json()
    }
}

fn parse<W: crate::Word>(text: &str) -> Result<W, Refusal> {
    text.parse().map_err(|source| Refusal::BadWord { text: text.to_owned(), source })
}

fn erase<G: Game>(steps: Vec<Step<G>>) -> Vec<AnyStep> {
    steps
        .into_iter()
        .map(|step| AnyStep {
            to: step.to,
            event: AnyEvent(Arc::new(EventOf::<G>(step.event))),
            position: AnyGame::new(step.position),
        })
        .collect()
}

/// What a viewer sees of a step that the seats `inside` see as it is.
fn seen(viewer: Viewer, inside: Seats, others: Disclosure, step: impl Display) -> Option<String> {
    match others {
        _ if viewer.seat().is_some_and(|seat| inside.contains(seat)) => Some(step.to_string()),
        Disclosure::Open => Some(step.to_string()),
        Disclosure::As(text) => Some(text.to_owned()),
        Disclosure::Hidden => None,
    }
}

fn checked<G: Game>(game: &G, seat: Seat, text: &str) -> Result<G::Action, Refusal> {
    let action = parse(text)?;
    game.check(seat, action)?;
    Ok(action)
}

impl<G: Game> Position for G {
    fn boxed_clone(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u16 {
        G::RULES
    }

    fn seats(&self) -> usize {
        Game::seats(self)
    }

    fn turn(&self) -> Turn {
        Game::turn(self)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        Game::legal(self, seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn check(&self, seat: Seat, text: &str) -> Result<String, Refusal> {
        checked(self, seat, text).map(|action| action.to_string())
    }

    fn act(&mut self, seat: Seat, text: &str) -> Result<Vec<AnyStep>, Refusal> {
        let action = checked(self, seat, text)?;
        let mut steps: Vec<Step<G>> = Vec::new();
        Game::act(self, seat, action, &mut steps);
        Ok(erase(steps))
    }

    fn seen_move(&self, viewer: Viewer, seat: Seat, text: &str) -> Result<Option<String>, Refusal> {
        let action = parse(text)?;
        let inside = Game::witnesses(self, seat, action).with(seat);
        Ok(seen(viewer, inside, Game::disclosure(self, seat, action), action))
    }

    fn seen_outcome(&self, viewer: Viewer, text: &str) -> Result<Option<String>, Refusal> {
        let outcome = parse(text)?;
        let inside = Game::outcome_witnesses(self, outcome);
        Ok(seen(viewer, inside, Game::outcome_disclosure(self, outcome), outcome))
    }

    fn reveals(&self, seat: Seat, text: &str) -> Result<bool, Refusal> {
        Ok(Game::reveals(self, seat, parse(text)?))
    }

    fn surprises(&self, seat: Seat, text: &str) -> Result<bool, Refusal> {
        Ok(Game::surprises(self, seat, parse(text)?))
    }

    fn chances(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        Game::chances(self, &mut outcomes);
        outcomes.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
    }

    fn resolve(&mut self, text: &str) -> Result<Vec<AnyStep>, Refusal> {
        if Game::turn(self) != Turn::Chance {
            return Err(Refusal::NotChance { text: text.to_owned() });
        }
        let outcome: G::Outcome = parse(text)?;
        let mut outcomes = Vec::new();
        Game::chances(self, &mut outcomes);
        if !outcomes.iter().any(|(possible, _)| *possible == outcome) {
            return Err(Refusal::Impossible { text: text.to_owned() });
        }
        let mut steps: Vec<Step<G>> = Vec::new();
        Game::resolve(self, outcome, &mut steps);
        Ok(erase(steps))
    }

    fn roll(&self, mut rng: &mut dyn Rng) -> String {
        Game::roll(self, &mut rng, &mut Vec::new()).to_string()
    }

    fn scores(&self) -> Scores {
        Game::scores(self)
    }

    fn view(&self, viewer: Viewer) -> AnyView {
        AnyView(Arc::new(View::of(self, viewer)))
    }

    fn to_json(&self) -> Value {
        to_value(self)
    }

    fn same(&self, other: &dyn Position) -> bool {
        other.as_any().downcast_ref() == Some(self)
    }
}

impl<G: Game> SomeView for View<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn legal(&self) -> Vec<String> {
        self.legal.iter().map(ToString::to_string).collect()
    }

    fn to_json(&self) -> Value {
        json!({
            "viewer": self.viewer.to_string(),
            "public": to_value(&self.public),
            "private": to_value(&self.private),
            "legal": self.legal.iter().map(ToString::to_string).collect::<Vec<_>>(),
        })
    }

    fn sample(&self, mut rng: &mut dyn Rng) -> AnyGame {
        AnyGame::new(G::sample(self, &mut rng))
    }
}

#[derive(Debug)]
struct EventOf<G: Game>(G::Event);

impl<G: Game> SomeEvent for EventOf<G> {
    fn as_any(&self) -> &dyn Any {
        &self.0
    }

    fn to_json(&self) -> Value {
        to_value(&self.0)
    }
}

fn to_value(value: &impl Serialize) -> Value {
    // Positions, views and events are plain data with text keys, which always has a JSON form; the laws
    // serialise every one they meet.
    serde_json::to_value(value).expect("plain data has a JSON form")
}
