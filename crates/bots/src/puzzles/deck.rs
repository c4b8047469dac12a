//! The puzzles of a game as a file.

use super::Puzzle;
use serde::{Deserialize, Serialize};

/// The puzzles of a game: lines of JSON, first what they are and how they were found, then a puzzle a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Deck {
    /// What the first line says.
    pub head: Head,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

/// Of what game puzzles are, and how they can be found again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The seed that finds these puzzles.
    pub seed: u64,
}

/// A line that is none of a [`Deck`].
#[derive(Debug, thiserror::Error)]
#[error("line {line} of the puzzles: {source}")]
pub struct BadDeck {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong.
    pub source: serde_json::Error,
}

impl Deck {
    /// Reads a file.
    pub fn read(text: &str) -> Result<Self, BadDeck> {
        let mut lines = text.lines();
        let bad = |line: usize| move |source| BadDeck { line, source };
        let head = serde_json::from_str(lines.next().unwrap_or_default()).map_err(bad(1))?;
        let puzzle = |(line, text)| serde_json::from_str(text).map_err(bad(line));
        let puzzles = (2..).zip(lines).map(puzzle).collect::<Result<_, _>>()?;
        Ok(Self { head, puzzles })
    }
}
