//! Games driven by text and JSON: the one wrapper that server, command line and tools share.

mod kind;
mod refusal;
mod step;
mod view;

pub use kind::{BadState, Kind, KindOf};
pub use refusal::Refusal;
use step::Forward;
pub use step::{AnyEvent, AnyStep, Listener};
pub use view::AnyView;

use crate::fair::FairDice;
use crate::game::{Disclosure, Game, Turn};
use crate::random::Rng;
use crate::scores::Scores;
use crate::seat::{Seat, Seats};
use crate::view::{View, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use std::fmt::{Debug, Display};
use std::sync::Arc;

/// The position of some game. Clones share it until one of them changes.
#[derive(Clone, Debug)]
pub struct AnyGame(Arc<dyn Position>);

/// A decision that was carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// Its canonical text.
    pub text: String,
    /// The seats that were shown something by it which they may not have known. Who made it: by
    /// [`Game::surprises`]. Others: all when it [`Game::reveals`], and otherwise those who saw which of the open
    /// decisions it was; that some decision was made in secret is nothing new.
    pub news: Seats,
}

trait Position: Debug + Send + Sync {
    fn copy(&self) -> Arc<dyn Position>;
    fn as_any(&self) -> &dyn Any;
    fn id(&self) -> &'static str;
    fn rules(&self) -> u16;
    fn seats(&self) -> usize;
    fn turn(&self) -> Turn;
    fn legal(&self, seat: Seat) -> Vec<String>;
    fn check(&self, seat: Seat, text: &str) -> Result<String, Refusal>;
    fn act(&mut self, seat: Seat, text: &str, listener: &mut dyn Listener) -> Result<Made, Refusal>;
    fn seen_move(&self, viewer: Viewer, seat: Seat, text: &str) -> Result<Option<String>, Refusal>;
    fn seen_outcome(&self, viewer: Viewer, text: &str) -> Result<Option<String>, Refusal>;
    fn reveals(&self, seat: Seat, text: &str) -> Result<bool, Refusal>;
    fn surprises(&self, seat: Seat, text: &str) -> Result<bool, Refusal>;
    fn chances(&self) -> Vec<(String, u32)>;
    fn draw(&self, dice: &FairDice, entry: u64) -> String;
    fn deal(&mut self, dice: &FairDice, entry: u64, listener: &mut dyn Listener) -> String;
    fn resolve(&mut self, text: &str, listener: &mut dyn Listener) -> Result<(), Refusal>;
    fn roll(&self, rng: &mut dyn Rng) -> String;
    fn scores(&self) -> Scores;
    fn view(&self, viewer: Viewer) -> AnyView;
    fn to_json(&self) -> Value;
    fn same(&self, other: &dyn Position) -> bool;
}

impl AnyGame {
    /// Wraps a position.
    pub fn new<G: Game>(game: G) -> Self {
        Self(Arc::new(game))
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

    /// Checks and makes a move, and gives its steps. On an error nothing has changed.
    pub fn act(&mut self, seat: Seat, text: &str) -> Result<Vec<AnyStep>, Refusal> {
        let mut steps = Vec::new();
        self.make(seat, text, &mut steps)?;
        Ok(steps)
    }

    /// Checks and makes a move; `listener` hears its steps. On an error nothing has changed.
    pub fn make(&mut self, seat: Seat, text: &str, listener: &mut dyn Listener) -> Result<Made, Refusal> {
        self.own().act(seat, text, listener)
    }

    /// The position for a change: a copy of its own if others share it.
    fn own(&mut self) -> &mut dyn Position {
        if Arc::get_mut(&mut self.0).is_none() {
            self.0 = self.0.copy();
        }
        Arc::get_mut(&mut self.0).expect("a copy is shared with nobody")
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
        self.0.draw(dice, entry)
    }

    /// Draws as [`AnyGame::draw`] and carries it out; gives the text of the outcome. The dealer must be to act.
    pub fn deal(&mut self, dice: &FairDice, entry: u64, listener: &mut dyn Listener) -> String {
        self.own().deal(dice, entry, listener)
    }

    /// Checks and carries out an outcome of chance, and gives its steps. On an error nothing has changed.
    pub fn resolve(&mut self, text: &str) -> Result<Vec<AnyStep>, Refusal> {
        let mut steps = Vec::new();
        self.settle(text, &mut steps)?;
        Ok(steps)
    }

    /// Checks and carries out an outcome of chance; `listener` hears its steps. On an error nothing has changed.
    pub fn settle(&mut self, text: &str, listener: &mut dyn Listener) -> Result<(), Refusal> {
        self.own().resolve(text, listener)
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

fn parse<W: crate::Word>(text: &str) -> Result<W, Refusal> {
    text.parse().map_err(|source| Refusal::BadWord { text: text.to_owned(), source })
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

/// The seats that a decision, made in this position, may show something new; see [`Made::news`].
fn news<G: Game>(game: &G, seat: Seat, action: G::Action) -> Seats {
    let told = match game.disclosure(seat, action) {
        _ if game.reveals(seat, action) => true,
        Disclosure::Open => true,
        Disclosure::As(_) => !looks_like_all(game, seat, action),
        Disclosure::Hidden => false,
    };
    let others = if told { Seats::all(Game::seats(game)) } else { game.witnesses(seat, action) };
    if game.surprises(seat, action) { others.with(seat) } else { others.without(seat) }
}

/// Whether those who do not see this decision as it is would have seen the same of any other.
fn looks_like_all<G: Game>(game: &G, seat: Seat, action: G::Action) -> bool {
    let disclosure = game.disclosure(seat, action);
    let mut open = Vec::new();
    Game::legal(game, seat, &mut open);
    open.into_iter().all(|other| game.disclosure(seat, other) == disclosure)
}

fn drawn<G: Game>(game: &G, dice: &FairDice, entry: u64) -> G::Outcome {
    let mut outcomes = Vec::new();
    game.chances(&mut outcomes);
    dice.draw(entry, &outcomes)
}

fn checked<G: Game>(game: &G, seat: Seat, text: &str) -> Result<G::Action, Refusal> {
    if seat.index() >= Game::seats(game) {
        return Err(Refusal::NoSeat { seat });
    }
    let action = parse(text)?;
    game.check(seat, action)?;
    Ok(action)
}

impl<G: Game> Position for G {
    fn copy(&self) -> Arc<dyn Position> {
        Arc::new(self.clone())
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

    fn act(&mut self, seat: Seat, text: &str, listener: &mut dyn Listener) -> Result<Made, Refusal> {
        let action = checked(self, seat, text)?;
        let news = news(self, seat, action);
        Game::act(self, seat, action, &mut Forward(listener));
        Ok(Made { text: action.to_string(), news })
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

    fn draw(&self, dice: &FairDice, entry: u64) -> String {
        drawn(self, dice, entry).to_string()
    }

    fn deal(&mut self, dice: &FairDice, entry: u64, listener: &mut dyn Listener) -> String {
        let outcome = drawn(self, dice, entry);
        Game::resolve(self, outcome, &mut Forward(listener));
        outcome.to_string()
    }

    fn resolve(&mut self, text: &str, listener: &mut dyn Listener) -> Result<(), Refusal> {
        match Game::turn(self) {
            Turn::Chance => {}
            Turn::Act(_) => return Err(Refusal::NotChance { text: text.to_owned() }),
            Turn::Over => return Err(G::over().into()),
        }
        let outcome: G::Outcome = parse(text)?;
        let mut outcomes = Vec::new();
        Game::chances(self, &mut outcomes);
        if !outcomes.iter().any(|(possible, _)| *possible == outcome) {
            return Err(Refusal::Impossible { text: text.to_owned() });
        }
        Game::resolve(self, outcome, &mut Forward(listener));
        Ok(())
    }

    fn roll(&self, mut rng: &mut dyn Rng) -> String {
        Game::roll(self, &mut rng, &mut Vec::new()).to_string()
    }

    fn scores(&self) -> Scores {
        Game::scores(self)
    }

    fn view(&self, viewer: Viewer) -> AnyView {
        AnyView::new(View::of(self, viewer))
    }

    fn to_json(&self) -> Value {
        to_value(self)
    }

    fn same(&self, other: &dyn Position) -> bool {
        other.as_any().downcast_ref() == Some(self)
    }
}

fn to_value(value: &impl Serialize) -> Value {
    // Positions, views and events are plain data with text keys, which always has a JSON form; the laws
    // serialise every one they meet.
    serde_json::to_value(value).expect("plain data has a JSON form")
}
