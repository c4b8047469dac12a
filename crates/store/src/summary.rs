//! What is known of a table without reading its log.

use crate::TableId;

/// One row of the lobby. It repeats what the log says, so that a list needs no replay; the log is the truth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The id of the game, such as `camel-up`.
    pub game: String,
    /// How far the table is.
    pub status: Status,
    /// Whether strangers may see it in the lobby.
    pub public: bool,
    /// When the table last changed: Unix milliseconds, by the caller's clock.
    pub updated_at_ms: i64,
    /// Whether the table goes on by itself: a bot owes a move, or a game is about to begin.
    pub goes_on: bool,
    /// What lists show besides; its form is the caller's.
    pub card: String,
    /// The people at the table in the order of their names, each once.
    pub people: Vec<Sitting>,
    /// When the table does something by itself because time is out: Unix milliseconds, by the caller's clock.
    pub due_at_ms: Option<i64>,
}

/// Somebody at a table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Sitting {
    /// Who it is.
    pub player: String,
    /// Whether the table waits for them.
    pub waits: bool,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Status {
    /// People are still sitting down.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Finished,
}

impl Status {
    /// The word that is stored: `open`, `playing` or `finished`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Finished => "finished",
        }
    }

    /// The status of a stored word.
    pub(crate) fn from_stored(word: &str) -> Option<Self> {
        [Self::Open, Self::Playing, Self::Finished].into_iter().find(|status| status.as_str() == word)
    }
}

/// Which tables to list. The default is all of them.
///
/// ```
/// use store::{Filter, Status};
/// let lobby = Filter { statuses: vec![Status::Open], public: Some(true), limit: 20, ..Filter::default() };
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Filter {
    /// Only tables of one of these statuses; empty means any.
    pub statuses: Vec<Status>,
    /// Only tables of this game.
    pub game: Option<String>,
    /// Only public tables, or only private ones.
    pub public: Option<bool>,
    /// Only tables that go on by themselves, or only those that wait for people.
    pub goes_on: Option<bool>,
    /// Only tables at which this person sits.
    pub player: Option<String>,
    /// Only tables that are due by then, in Unix milliseconds.
    pub due_by_ms: Option<i64>,
    /// Only these tables; empty means any.
    pub ids: Vec<TableId>,
    /// At most so many tables.
    pub limit: u32,
    /// Leave out so many of the newest ones.
    pub offset: u32,
}

impl Default for Filter {
    fn default() -> Self {
        Self {
            statuses: Vec::new(),
            game: None,
            public: None,
            goes_on: None,
            player: None,
            due_by_ms: None,
            ids: Vec::new(),
            limit: u32::MAX,
            offset: 0,
        }
    }
}
