//! The position of some game.

use super::step::Forward;
use super::{AnyView, Kind, KindOf, Listener, Refusal, to_value};
use crate::fair::FairDice;
use crate::game::{Disclosure, Game, Turn, Word};
use crate::random::Rng;
use crate::scores::Scores;
use crate::seat::{Seat, Seats};
use crate::view::{View, Viewer};
use serde_json::Value;
use std::any::Any;
use std::fmt::{Debug, Display};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// The position of some game. Clones share it until one of them changes. What it can do stands at [`Position`].
#[derive(Clone, Debug)]
pub struct AnyGame(Arc<dyn Position>);

impl AnyGame {
    /// Wraps a position.
    pub fn new<G: Game>(game: G) -> Self {
        Self(Arc::new(game))
    }

    /// The position, if it is one of `G`.
    pub fn downcast<G: Game>(&self) -> Option<&G> {
        (&*self.0 as &dyn Any).downcast_ref()
    }
}

impl Deref for AnyGame {
    type Target = dyn Position;

    fn deref(&self) -> &dyn Position {
        &*self.0
    }
}

/// For a change the position is copied if others share it.
impl DerefMut for AnyGame {
    fn deref_mut(&mut self) -> &mut dyn Position {
        if Arc::get_mut(&mut self.0).is_none() {
            *self = self.copy();
        }
        Arc::get_mut(&mut self.0).expect("a copy is shared with nobody")
    }
}

impl PartialEq for AnyGame {
    fn eq(&self, other: &Self) -> bool {
        self.same(&**other)
    }
}

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

/// A position driven by text and JSON. Every [`Game`] is one; its methods are called on an [`AnyGame`].
pub trait Position: Any + Debug + Send + Sync {
    /// The game.
    fn kind(&self) -> &'static dyn Kind;
    /// [`Game::seats`].
    fn seats(&self) -> usize;
    /// [`Game::turn`].
    fn turn(&self) -> Turn;

    /// The texts of [`Game::legal`], in order.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Whether the seat may make this move now; gives its canonical text.
    fn check(&self, seat: Seat, text: &str) -> Result<String, Refusal>;
    /// Checks and makes a move; `listener` hears its steps. On an error nothing has changed.
    fn act(&mut self, seat: Seat, text: &str, listener: &mut dyn Listener) -> Result<Made, Refusal>;
    /// How the viewer sees this move of the seat, made in this position, by [`Game::disclosure`] and
    /// [`Game::witnesses`]; none if not even that it happened.
    fn seen_move(&self, viewer: Viewer, seat: Seat, text: &str) -> Result<Option<String>, Refusal>;

    /// The texts and weights of [`Game::chances`]: the dealer's, never to be shown.
    fn chances(&self) -> Vec<(String, u32)>;
    /// Checks and carries out an outcome of chance; `listener` hears its steps. On an error nothing has changed.
    fn resolve(&mut self, text: &str, listener: &mut dyn Listener) -> Result<(), Refusal>;
    /// The text of the outcome that the dice give for the entry with this index. The dealer must be to act.
    fn draw(&self, dice: &FairDice, entry: u64) -> String;
    /// Draws as [`Position::draw`] and carries it out; gives the text of the outcome. The dealer must be to act.
    fn deal(&mut self, dice: &FairDice, entry: u64, listener: &mut dyn Listener) -> String;
    /// The text of an outcome drawn by its weight. The dealer must be to act.
    fn roll(&self, rng: &mut dyn Rng) -> String;
    /// How the viewer sees this outcome of chance in this position, by [`Game::outcome_disclosure`] and
    /// [`Game::outcome_witnesses`]; none if not even that it happened.
    fn seen_outcome(&self, viewer: Viewer, text: &str) -> Result<Option<String>, Refusal>;

    /// [`Game::scores`].
    fn scores(&self) -> Scores;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> AnyView;
    /// The whole position as JSON, which [`Kind::read`] takes back.
    fn to_json(&self) -> Value;
    /// A copy that shares nothing.
    fn copy(&self) -> AnyGame;
    /// Whether the other is the same position of the same game.
    fn same(&self, other: &dyn Position) -> bool;
}

impl<G: Game> Position for G {
    fn kind(&self) -> &'static dyn Kind {
        const { &KindOf::<G>::NEW }
    }

    fn seats(&self) -> usize {
        Game::seats(self)
    }

    fn turn(&self) -> Turn {
        Game::turn(self)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        open(self, seat).iter().map(ToString::to_string).collect()
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
        let inside = self.witnesses(seat, action).with(seat);
        Ok(seen(viewer, inside, self.disclosure(seat, action), action))
    }

    fn chances(&self) -> Vec<(String, u32)> {
        outcomes(self).into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    fn resolve(&mut self, text: &str, listener: &mut dyn Listener) -> Result<(), Refusal> {
        match Game::turn(self) {
            Turn::Chance => {}
            Turn::Act(_) => return Err(Refusal::NotChance { text: text.to_owned() }),
            Turn::Over => return Err(G::over().into()),
        }
        let outcome = parse(text)?;
        if !outcomes(self).into_iter().any(|(possible, _)| possible == outcome) {
            return Err(Refusal::Impossible { text: text.to_owned() });
        }
        Game::resolve(self, outcome, &mut Forward(listener));
        Ok(())
    }

    fn draw(&self, dice: &FairDice, entry: u64) -> String {
        dice.draw(entry, &outcomes(self)).to_string()
    }

    fn deal(&mut self, dice: &FairDice, entry: u64, listener: &mut dyn Listener) -> String {
        let outcome = dice.draw(entry, &outcomes(self));
        Game::resolve(self, outcome, &mut Forward(listener));
        outcome.to_string()
    }

    fn roll(&self, mut rng: &mut dyn Rng) -> String {
        Game::roll(self, &mut rng, &mut Vec::new()).to_string()
    }

    fn seen_outcome(&self, viewer: Viewer, text: &str) -> Result<Option<String>, Refusal> {
        let outcome = parse(text)?;
        Ok(seen(viewer, self.outcome_witnesses(outcome), self.outcome_disclosure(outcome), outcome))
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

    fn copy(&self) -> AnyGame {
        AnyGame::new(self.clone())
    }

    fn same(&self, other: &dyn Position) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }
}

pub(super) fn parse<W: Word>(text: &str) -> Result<W, Refusal> {
    text.parse().map_err(|source| Refusal::BadWord { text: text.to_owned(), source })
}

fn checked<G: Game>(game: &G, seat: Seat, text: &str) -> Result<G::Action, Refusal> {
    if seat.index() >= Game::seats(game) {
        return Err(Refusal::NoSeat { seat });
    }
    let action = parse(text)?;
    Game::check(game, seat, action)?;
    Ok(action)
}

pub(super) fn open<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    Game::legal(game, seat, &mut actions);
    actions
}

pub(super) fn outcomes<G: Game>(game: &G) -> Vec<(G::Outcome, u32)> {
    let mut outcomes = Vec::new();
    Game::chances(game, &mut outcomes);
    outcomes
}

/// What a viewer sees of a step that the seats `inside` see as it is.
fn seen(viewer: Viewer, inside: Seats, others: Disclosure, step: impl Display) -> Option<String> {
    match others {
        _ if viewer.seat().is_some_and(|seat| inside.contains(seat)) => Some(step.to_string()),
        Disclosure::Open => Some(step.to_string()),
        Disclosure::As(text) => Some(text.into_owned()),
        Disclosure::Hidden => None,
    }
}

/// The seats that a decision, made in this position, may show something new; see [`Made::news`].
fn news<G: Game>(game: &G, seat: Seat, action: G::Action) -> Seats {
    let told = match game.disclosure(seat, action) {
        _ if game.reveals(seat, action) => true,
        Disclosure::Open => true,
        // Whoever sees only this much learns something, unless every open decision looks the same.
        told @ Disclosure::As(_) => {
            open(game, seat).into_iter().any(|other| game.disclosure(seat, other) != told)
        }
        Disclosure::Hidden => false,
    };
    let others = if told { Seats::all(Game::seats(game)) } else { game.witnesses(seat, action) };
    if game.surprises(seat, action) { others.with(seat) } else { others.without(seat) }
}
