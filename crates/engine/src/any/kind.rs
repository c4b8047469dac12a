//! Games by their type.

use super::AnyGame;
use crate::game::Game;
use crate::json::{self, BadField};
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
    /// The versions of the rules under which games can be played, the newest last.
    fn versions(&self) -> RangeInclusive<u16> {
        self.rules()..=self.rules()
    }
    /// [`Game::SEATS`].
    fn seats(&self) -> RangeInclusive<usize>;
    /// [`Game::OPTIONS`].
    fn options(&self) -> &'static [OptionSpec];
    /// The starting position for a number of seats and options.
    fn start(&self, seats: usize, options: &Options) -> Result<AnyGame, BadSetup>;
    /// As [`Kind::start`], for a game under one of the [`Kind::versions`].
    fn start_under(&self, _rules: u16, seats: usize, options: &Options) -> Result<AnyGame, BadSetup> {
        self.start(seats, options)
    }
    /// Reads a position from its JSON form; an error says which part is wrong.
    fn read(&self, state: &Value) -> Result<AnyGame, BadState>;
}

/// JSON that is no position of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadState {
    /// The game is not played by that many, or not with these options.
    #[error("this is no position of {game}: {field}: {bad}")]
    Setup {
        /// The game it was read for.
        game: &'static str,
        /// The field: `seats` or `options.first_seat`.
        field: String,
        /// Why not.
        bad: BadSetup,
    },
    /// A field is wrong, or does not go with others.
    #[error("this is no position of {game}: {bad}")]
    Field {
        /// The game it was read for.
        game: &'static str,
        /// Which field and why.
        bad: BadField,
    },
}

/// The setup of a position, if it begins with one: `seats` and `options`, where they are well formed.
fn setup_of(state: &Value) -> Option<(usize, Options)> {
    let seats = json::read(state.get("seats")?).ok()?;
    let options = state.get("options").map_or(Ok(Options::default()), json::read).ok()?;
    Some((seats, options))
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

    fn versions(&self) -> RangeInclusive<u16> {
        G::OLDEST_RULES..=G::RULES
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

    fn start_under(&self, rules: u16, seats: usize, options: &Options) -> Result<AnyGame, BadSetup> {
        Ok(AnyGame::new(G::new(G::setup_under(rules, seats, options)?)))
    }

    fn read(&self, state: &Value) -> Result<AnyGame, BadState> {
        // Asked on its own, so that the refusal keeps the rule's clause.
        if let Some((seats, options)) = setup_of(state)
            && let Err(bad) = G::setup(seats, &options)
        {
            return Err(BadState::Setup { game: G::ID, field: bad.path(), bad });
        }
        json::read(state).map(AnyGame::new::<G>).map_err(|bad| BadState::Field { game: G::ID, bad })
    }
}
