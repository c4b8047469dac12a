//! What a viewer may know of some game.

use super::{AnyGame, to_value};
use crate::game::Game;
use crate::random::Rng;
use crate::view::{View, Viewer};
use serde_json::{Value, json};
use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

/// What one viewer may know of some game: a [`View`] of it.
#[derive(Clone, Debug)]
pub struct AnyView(Arc<dyn SomeView>);

trait SomeView: Debug + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn viewer(&self) -> Viewer;
    fn legal(&self) -> Vec<String>;
    fn to_json(&self) -> Value;
    fn sample(&self, rng: &mut dyn Rng) -> AnyGame;
}

impl AnyView {
    /// Wraps a view.
    pub(super) fn new<G: Game>(view: View<G>) -> Self {
        Self(Arc::new(view))
    }

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
