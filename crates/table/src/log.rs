//! What is stored of a table.

use crate::chair::{PlayerId, Sitter};
use crate::clock::{Clock, WhenOut};
use crate::watching::Watching;
use crate::word::DiceWord;
use engine::{Options, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How a table was opened: the first entry of every log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Creation {
    /// The game's name: `camel-up`.
    pub game: String,
    /// The version of its rules, under which the table is played and shown for ever.
    pub rules: u16,
    /// How many chairs there are.
    pub seats: usize,
    /// The game's options.
    pub options: Options,
    /// Whether players and spectators see exact odds.
    pub odds: bool,
    /// Whether the lobby lists the table.
    pub public: bool,
    /// Who opened it.
    pub host: PlayerId,
    /// How much time the players have.
    #[serde(default, skip_serializing_if = "Clock::is_none")]
    pub clock: Clock,
    /// What happens to a chair whose time is out.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub when_out: WhenOut,
    /// How those who do not sit there see the game while it goes on.
    #[serde(default, skip_serializing_if = "Watching::is_at_once")]
    pub watching: Watching,
    /// Whether players may ask what their choices are worth.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub coach: bool,
    /// The secret seed of the dice, 64 hexadecimal digits; revealed when the game is over. Empty for a game brought in
    /// from a record that does not tell it.
    pub seed: String,
    /// Where the game comes from, if it did not begin here at the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
}

/// Where a game comes from that did not begin at this table at the beginning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// The position that it begins from, in the game's JSON form; the beginning for none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// Who says so.
    pub source: Source,
}

/// What a game was taken from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A record, played elsewhere: all of the game, or the start of it.
    Record,
    /// A table of this house, after so many entries of its game.
    Table {
        /// The table's name.
        table: String,
        /// How many entries had been made.
        made: usize,
    },
    /// A position set up by hand.
    Editor,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_usual(when_out: &WhenOut) -> bool {
    *when_out == WhenOut::default()
}

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub enum LogEntry {
    /// The table was opened.
    Created(Creation),
    /// Somebody sat down, or a bot was put on a chair.
    Sat {
        /// The chair.
        seat: Seat,
        /// Who sits there now.
        sitter: Sitter,
        /// What they give for the dice; nothing for bots.
        word: DiceWord,
    },
    /// A person on a chair gave something for the dice: a commitment or a word.
    Word {
        /// The chair.
        seat: Seat,
        /// What counts from now on.
        word: DiceWord,
    },
    /// The chair was left or its bot taken away.
    Left {
        /// The chair.
        seat: Seat,
        /// Whether the host sent the person away, before the game.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        sent_away: bool,
    },
    /// The start was asked for: chairs and commitments stay as they are, and words are opened.
    Closed,
    /// The game began.
    Started,
    /// A seat made a decision.
    Move {
        /// The seat.
        seat: Seat,
        /// The decision in the game's words.
        text: String,
    },
    /// The dealer's outcome.
    Chance {
        /// The outcome in the game's words.
        text: String,
    },
    /// The seat took its last decision back.
    TookBack {
        /// The seat.
        seat: Seat,
    },
    /// The players go on at another table.
    Rematch {
        /// The other table's name.
        table: String,
    },
    /// A person is known under another id from now on: a guest has signed in.
    Became {
        /// The id so far.
        from: PlayerId,
        /// The id from now on.
        to: PlayerId,
    },
    /// A person's name is shown no more.
    Forgotten {
        /// Who it is.
        player: PlayerId,
    },
    /// The house was closed for so many of the milliseconds before this entry: no clock ran.
    Idle {
        /// How long.
        milliseconds: u64,
    },
    /// The time of a seat is out: a bot decides for it until its person is back.
    TimeOut {
        /// The seat.
        seat: Seat,
        /// The kind of the bot.
        bot: String,
    },
    /// The person of a seat is back, and decides again.
    Back {
        /// The seat.
        seat: Seat,
    },
    /// A player is for handing the chair of an absent one to a bot.
    HandOn {
        /// Who is for it.
        by: Seat,
        /// The absent player's seat.
        absent: Seat,
    },
    /// The host of the house has closed the table: nothing is decided here any more.
    Shut,
}

/// A log entry with the time at which it was made.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Stamped {
    /// Milliseconds since 1970.
    pub at: u64,
    /// What happened.
    #[serde(flatten)]
    pub entry: LogEntry,
}
