//! What games a batch plays, and what it refuses.

use crate::reward::Reward;
use engine::{BadSetup, Options};

/// What games a batch plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    /// How many seats.
    pub seats: usize,
    /// Options of the game; absent ones have their default.
    pub options: Options,
    /// How many games are played side by side.
    pub games: usize,
    /// How many threads play them; 0 for as many as the machine has cores.
    pub threads: usize,
    /// The bots on the seats besides the learner's, in turn order from its left. None: all seats learn. The learner's
    /// own seat moves on with every game.
    pub opponents: Vec<String>,
    /// What is given at the end.
    pub reward: Reward,
    /// Names the series of games.
    pub seed: u64,
}

impl Default for Spec {
    /// One game of two learners.
    fn default() -> Self {
        Self {
            seats: 2,
            options: Options::default(),
            games: 1,
            threads: 1,
            opponents: Vec::new(),
            reward: Reward::default(),
            seed: 0,
        }
    }
}

/// Why there is no such batch.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    /// No such game or bot.
    #[error(transparent)]
    Bots(#[from] bots::Error),
    /// The game cannot start like this.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// A batch of no games does nothing.
    #[error("a batch needs at least 1 game")]
    NoGames,
    /// Too many or too few bots.
    #[error("at a table of {seats} there are {} opponents, not {given}", seats - 1)]
    Opponents {
        /// How many seats.
        seats: usize,
        /// How many bots were named.
        given: usize,
    },
    /// More threads than any machine wants.
    #[error("{0} threads cannot be had")]
    Threads(usize),
}

/// An action that its game refuses. No game of the batch has moved.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("game {game}: {refusal}")]
pub struct Illegal {
    /// Which game of the batch, from 0.
    pub game: usize,
    /// Why.
    pub refusal: engine::any::Refusal,
}
