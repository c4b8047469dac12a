//! What happens in some game.

use super::{AnyGame, to_value};
use crate::game::{Audience, Game, Step};
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
    /// The position right after it, for drawing; shown only through [`AnyGame::view`].
    pub position: AnyGame,
}

/// A [`Game::Event`] of some game.
#[derive(Clone, Debug)]
pub struct AnyEvent(Arc<dyn SomeEvent>);

trait SomeEvent: Debug + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn to_json(&self) -> Value;
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

impl<G: Game> From<Step<G>> for AnyStep {
    fn from(step: Step<G>) -> Self {
        Self {
            to: step.to,
            event: AnyEvent(Arc::new(EventOf::<G>(step.event))),
            position: AnyGame::new(step.position),
        }
    }
}
