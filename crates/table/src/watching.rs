//! Whether a running game may be watched by those who do not sit at its table, and how late.

use crate::error::TableError;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How those who do not sit at a table see its game while it goes on. What is over is open to all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Watching {
    /// As it happens.
    #[default]
    AtOnce,
    /// So many turns later, 1 to 20.
    Later(u8),
    /// Not at all.
    Never,
}

impl Watching {
    /// The most turns by which a game is shown later.
    pub const LATEST: u8 = 20;

    /// Whether it is seen as it happens.
    pub fn is_at_once(&self) -> bool {
        *self == Self::AtOnce
    }

    /// Refuses a number of turns that there is not.
    pub fn check(self) -> Result<(), TableError> {
        match self {
            Self::Later(turns) if !(1..=Self::LATEST).contains(&turns) => Err(TableError::BadWatching),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Watching {
    /// `at-once`, `later-5`, `never`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AtOnce => f.write_str("at-once"),
            Self::Later(turns) => write!(f, "later-{turns}"),
            Self::Never => f.write_str("never"),
        }
    }
}

impl FromStr for Watching {
    type Err = TableError;

    fn from_str(text: &str) -> Result<Self, TableError> {
        let watching = match (text, text.strip_prefix("later-")) {
            ("at-once", _) => Self::AtOnce,
            ("never", _) => Self::Never,
            (_, Some(turns)) => Self::Later(turns.parse().map_err(|_| TableError::BadWatching)?),
            _ => return Err(TableError::BadWatching),
        };
        watching.check().map(|()| watching)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn watching_has_a_text() {
        for watching in [Watching::AtOnce, Watching::Later(1), Watching::Later(20), Watching::Never] {
            assert_eq!(watching.to_string().parse(), Ok(watching));
        }
        for bad in ["", "later", "later-", "later-0", "later-21", "later--1", "Never"] {
            assert_eq!(bad.parse::<Watching>(), Err(TableError::BadWatching), "{bad}");
        }
    }
}
