//! What happens in some game.

use super::{AnyGame, to_value};
use crate::game::{Audience, Game, Sink};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

/// Something that happened in some game: a [`Game::Event`] with its audience and the position after it.
#[derive(Clone, Debug)]
pub struct AnyStep {
    /// Who may know of it.
    pub to: Audience,
    /// What happened.
    pub event: AnyEvent,
    /// The position right after it, for drawing; shown only through [`Position::view`](super::Position::view).
    pub position: AnyGame,
}

/// A [`Game::Event`] of some game.
#[derive(Clone, Debug)]
pub struct AnyEvent(Arc<dyn Fact>);

trait Fact: Any + Debug + Send + Sync {
    fn to_json(&self) -> Value;
}

impl<E: Any + Debug + Serialize + Send + Sync> Fact for E {
    fn to_json(&self) -> Value {
        to_value(self)
    }
}

impl AnyEvent {
    fn new<G: Game>(event: G::Event) -> Self {
        Self(Arc::new(event))
    }

    /// The event, if it is one of `G`.
    pub fn downcast<G: Game>(&self) -> Option<&G::Event> {
        (&*self.0 as &dyn Any).downcast_ref()
    }

    /// The event's facts as JSON.
    pub fn to_json(&self) -> Value {
        self.0.to_json()
    }
}

/// Hears of what happens in some game, step by step.
pub trait Listener {
    /// Something happened that `to` may know. Whoever does not need the event or the position after it does not ask
    /// for them, and they cost nothing.
    fn hear(&mut self, to: Audience, event: &dyn Fn() -> AnyEvent, position: &dyn Fn() -> AnyGame);
}

/// Nobody listens: no event is made and no position copied.
impl Listener for () {
    fn hear(&mut self, _to: Audience, _event: &dyn Fn() -> AnyEvent, _position: &dyn Fn() -> AnyGame) {}
}

/// Keeps what happened with the positions, for pictures.
impl Listener for Vec<AnyStep> {
    fn hear(&mut self, to: Audience, event: &dyn Fn() -> AnyEvent, position: &dyn Fn() -> AnyGame) {
        self.push(AnyStep { to, event: event(), position: position() });
    }
}

/// Passes the steps of a game on to a listener of any game.
pub(super) struct Forward<'a>(pub(super) &'a mut dyn Listener);

impl<G: Game> Sink<G> for Forward<'_> {
    fn event(&mut self, to: Audience, now: &G, make: impl FnOnce() -> G::Event) {
        let make = std::cell::Cell::new(Some(make));
        let event = || AnyEvent::new::<G>(make.take().expect("a listener asks for the event once")());
        self.0.hear(to, &event, &|| AnyGame::new(now.clone()));
    }
}
