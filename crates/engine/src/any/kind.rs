//! Games by their type.

use super::AnyGame;
use crate::game::Game;
use crate::options::{BadSetup, OptionSpec, Options};
use serde_json::Value;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

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
