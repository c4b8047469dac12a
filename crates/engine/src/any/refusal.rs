//! Why texts are refused.

use crate::game::{Clause, Illegal};
use crate::seat::Seat;
use crate::words::BadWord;

/// Why a text was not carried out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The text is no decision or outcome of this game.
    #[error("`{text}` is no move of this game: {source}")]
    BadWord {
        /// What was sent.
        text: String,
        /// Where it goes wrong.
        source: BadWord,
    },
    /// Nobody sits there.
    #[error("there is no seat {seat} here")]
    NoSeat {
        /// The seat named.
        seat: Seat,
    },
    /// The rules forbid it now.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// Chance cannot come out like this now.
    #[error("`{text}` is not a possible outcome now")]
    Impossible {
        /// What was sent.
        text: String,
    },
    /// No action has this number.
    #[error("there is no action {number}; they are numbered from 0 to {}", count - 1)]
    NoNumber {
        /// The number sent.
        number: usize,
        /// How many actions there are.
        count: usize,
    },
    /// It is not the dealer's turn.
    #[error("`{text}` is chance, but a seat is to act")]
    NotChance {
        /// What was sent.
        text: String,
    },
}

impl Refusal {
    /// The rule that forbids it, if the refusal rests on one.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            Self::Illegal(illegal) => Some(illegal.clause),
            _ => None,
        }
    }

    /// A stable name of the reason, for translation.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Illegal(illegal) => illegal.code,
            Self::BadWord { .. } => "bad-word",
            Self::NoSeat { .. } => "no-seat",
            Self::Impossible { .. } => "impossible-outcome",
            Self::NoNumber { .. } => "no-action-number",
            Self::NotChance { .. } => "not-chance",
        }
    }
}
