//! What a viewer may know of some game.

use super::{AnyGame, to_value};
use crate::game::Game;
use crate::random::Rng;
use crate::view::{View, Viewer};
use serde_json::{Value, json};
use std::any::Any;
use std::fmt::Debug;
use std::ops::Deref;
use std::sync::Arc;

/// What one viewer may know of some game: a [`View`] of it. What it can do stands at [`Seen`].
#[derive(Clone, Debug)]
pub struct AnyView(Arc<dyn Seen>);

impl AnyView {
    /// Wraps a view.
    pub(super) fn new<G: Game>(view: View<G>) -> Self {
        Self(Arc::new(view))
    }

    /// The view, if it is one of `G`.
    pub fn downcast<G: Game>(&self) -> Option<&View<G>> {
        (&*self.0 as &dyn Any).downcast_ref()
    }
}

impl Deref for AnyView {
    type Target = dyn Seen;

    fn deref(&self) -> &dyn Seen {
        &*self.0
    }
}

/// A view in text and JSON. Every [`View`] is one; its methods are called on an [`AnyView`].
pub trait Seen: Any + Debug + Send + Sync {
    /// Who looks.
    fn viewer(&self) -> Viewer;
    /// The texts of the viewer's open decisions.
    fn legal(&self) -> Vec<String>;
    /// `{"viewer","public","private","legal"}`.
    fn to_json(&self) -> Value;
    /// [`Game::sample`]: a random position that looks the same to this viewer.
    fn sample(&self, rng: &mut dyn Rng) -> AnyGame;
}

impl<G: Game> Seen for View<G> {
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
