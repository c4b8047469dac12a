//! A word for the dice: not given, committed to, or open.

use crate::error::TableError;
use engine::fair::{MAX_WORD, WordCommitment};
use serde::{Deserialize, Serialize};

/// What a seat has given for the dice.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiceWord {
    /// Nothing; counts as an empty word.
    #[default]
    None,
    /// The SHA-256 of a word that only its owner knows. Counts as an empty word if it is never opened.
    Committed(WordCommitment),
    /// The word itself: up to [`MAX_WORD`] visible ASCII characters, not empty.
    Open(String),
}

impl DiceWord {
    /// A word said at once; an empty one is none.
    pub fn open(word: &str) -> Result<Self, TableError> {
        check_word(word)?;
        Ok(if word.is_empty() { Self::None } else { Self::Open(word.to_owned()) })
    }

    /// The text that goes into the dice.
    pub fn text(&self) -> &str {
        match self {
            Self::Open(word) => word,
            Self::None | Self::Committed(_) => "",
        }
    }

    /// The commitment, which others may see at any time. For a word said at once it is worked out.
    pub fn commitment(&self) -> Option<WordCommitment> {
        match self {
            Self::None => None,
            Self::Committed(commitment) => Some(*commitment),
            Self::Open(word) => Some(WordCommitment::of(word)),
        }
    }

    /// Whether it is committed to and not opened.
    pub fn is_secret(&self) -> bool {
        matches!(self, Self::Committed(_))
    }
}

/// A word for the dice: at most [`MAX_WORD`] bytes of visible ASCII, which anybody can type again.
fn check_word(word: &str) -> Result<(), TableError> {
    if word.len() <= MAX_WORD && word.bytes().all(|byte| byte.is_ascii_graphic()) {
        Ok(())
    } else {
        Err(TableError::BadWord { most: MAX_WORD })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_plain() {
        assert!(check_word("").is_ok() && check_word("a8f-3").is_ok());
        assert!(check_word("two words").is_err() && check_word(&"x".repeat(65)).is_err());
    }
}
