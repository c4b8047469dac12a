//! Choices weighed for somebody who thinks, of any game.

use super::study::{Choice, Study};
use crate::registry;
use engine::Game;
use engine::any::AnyView;

/// A [`Study`] of some game: what may be done, and what can be expected of it, surer with each look.
pub struct Advice(Box<dyn Weighing>);

pub(crate) trait Weighing: Send {
    fn deepen(&mut self);
    fn choices(&self) -> Vec<Choice<String>>;
}

impl<G: Game> Weighing for Study<G> {
    fn deepen(&mut self) {
        Self::deepen(self);
    }

    fn choices(&self) -> Vec<Choice<String>> {
        let text = |Choice { action, playouts, win, points, place }: Choice<G::Action>| Choice {
            action: action.to_string(),
            playouts,
            win,
            points,
            place,
        };
        Self::choices(self).into_iter().map(text).collect()
    }
}

impl Advice {
    /// Begins to weigh what the viewer may do now in a game of this name; nothing for who has nothing to decide, and
    /// for games of which nobody here knows how they are played.
    pub fn new(game: &str, view: &AnyView, seed: u64) -> Option<Self> {
        registry::find(game).ok()?.advice(view, seed).map(Self)
    }

    /// [`Study::deepen`].
    pub fn deepen(&mut self) {
        self.0.deepen();
    }

    /// [`Study::choices`].
    pub fn choices(&self) -> Vec<Choice<String>> {
        self.0.choices()
    }
}
