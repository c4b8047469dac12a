//! Why a request is refused, and why a log cannot be replayed.

use engine::any::Refusal;
use engine::{BadSetup, Clause, Seat};

/// Why a request is refused. Safe to show to the sender.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// The settings do not make a game.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// There is no such game.
    #[error("there is no game `{0}`")]
    UnknownGame(String),
    /// The table has no such chair.
    #[error("there is no chair {0} at this table")]
    NoChair(Seat),
    /// Somebody sits there.
    #[error("chair {0} is taken")]
    Taken(Seat),
    /// The person sits at this table already.
    #[error("you sit on chair {0} already")]
    SeatedAlready(Seat),
    /// The person does not sit on this chair.
    #[error("you do not sit on chair {0}")]
    NotYours(Seat),
    /// Only who opened the table may do this.
    #[error("only the one who opened the table can do this")]
    NotHost,
    /// The host has sent the person away from this table.
    #[error("the one who opened the table has sent you away from it")]
    SentAway,
    /// The game goes on or is over, so chairs cannot change.
    #[error("the game has started")]
    Started,
    /// The start was asked for, so chairs and commitments stay as they are while words are opened.
    #[error("the game is starting")]
    Starting,
    /// The game has not started.
    #[error("the game has not started")]
    NotStarted,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The host of the house has closed the table.
    #[error("the host of the house has closed this table")]
    Shut,
    /// The game is not over yet.
    #[error("the game is not over")]
    NotOver,
    /// Chairs are empty.
    #[error("{0} chairs are empty")]
    EmptyChairs(usize),
    /// The rules forbid the move, or it is none.
    #[error(transparent)]
    Move(#[from] Refusal),
    /// The decision it answers was answered otherwise or withdrawn.
    #[error("the table has moved on: you answered decision {sent}, now it is {now}")]
    TooLate {
        /// The decision it answers.
        sent: u64,
        /// The seat's decision now.
        now: u64,
    },
    /// Something new would be known after a move that is not the last one sent.
    #[error("after `{0}` something new is known, so it must be the last move sent")]
    TooFarAhead(String),
    /// There is nothing of this seat to take back, or something was revealed since.
    #[error("{0}")]
    CannotTakeBack(&'static str),
    /// The name cannot be shown.
    #[error("a name has 1 to {most} visible characters")]
    BadName {
        /// The longest name.
        most: usize,
    },
    /// The word for the dice cannot be used.
    #[error("a word for the dice has up to {most} visible ASCII characters without spaces")]
    BadWord {
        /// The longest word, in bytes.
        most: usize,
    },
    /// The clock is one that nobody could play by.
    #[error(
        "a clock has 30 to 7200 seconds and up to 300 more with each decision, or 1, 2, 3 or 7 days a decision"
    )]
    BadClock,
    /// There is no such way to watch.
    #[error("a game is watched `at-once`, `later-1` to `later-20` turns, or `never`")]
    BadWatching,
    /// The player is not absent long enough, or there is a clock that decides.
    #[error("this player's chair cannot be handed on: {0}")]
    NotAbsent(&'static str),
    /// The word opened for the dice is not the one committed to.
    #[error("this is not the word that you committed to")]
    OtherWord,
}

impl TableError {
    /// A stable name of the reason, for translation and programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Setup(_) => "bad-setup",
            Self::UnknownGame(_) => "unknown-game",
            Self::NoChair(_) => "no-chair",
            Self::Taken(_) => "chair-taken",
            Self::SeatedAlready(_) => "seated-already",
            Self::NotYours(_) => "not-your-chair",
            Self::NotHost => "not-host",
            Self::SentAway => "sent-away",
            Self::Started => "started",
            Self::Starting => "starting",
            Self::NotStarted => "not-started",
            Self::Over => "over",
            Self::Shut => "table-shut",
            Self::NotOver => "not-over",
            Self::EmptyChairs(_) => "empty-chairs",
            Self::Move(refusal) => refusal.code(),
            Self::TooLate { .. } => "too-late",
            Self::TooFarAhead(_) => "too-far-ahead",
            Self::CannotTakeBack(_) => "cannot-take-back",
            Self::BadName { .. } => "bad-name",
            Self::BadWord { .. } => "bad-dice-word",
            Self::BadClock => "bad-clock",
            Self::BadWatching => "bad-watching",
            Self::NotAbsent(_) => "not-absent",
            Self::OtherWord => "other-dice-word",
        }
    }

    /// The rule that forbids it, if the refusal rests on one.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            Self::Move(refusal) => refusal.clause(),
            Self::Setup(setup) => setup.clause,
            _ => None,
        }
    }
}

/// A stored log that cannot be replayed: it is kept and stays readable, but the table cannot go on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("log entry {index} cannot be replayed: {reason}")]
pub struct Corrupt {
    /// The entry, from 0.
    pub index: usize,
    /// Why it does not fit.
    pub reason: String,
}
