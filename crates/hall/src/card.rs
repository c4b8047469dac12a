//! What is known of a table without opening it.

use crate::outcome::Outcome;
use engine::{Scores, Seat, Turn};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::{Sitting, Summary};
use table::{Clock, Sitter, Table, Watching};

/// A table as lists show it, kept beside its log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// The chairs in seat order.
    pub chairs: Vec<Option<Sitter>>,
    /// The game's options, without the defaults.
    pub options: BTreeMap<String, String>,
    /// Whether players and spectators see exact odds.
    pub odds: bool,
    /// The seats that owe a decision, while the game goes on.
    #[serde(default)]
    pub acting: Vec<Seat>,
    /// What people owe, while the game goes on. Bots, and people for whom bots decide, owe nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub owed: Vec<Owed>,
    /// The points by seat when the game is over.
    #[serde(default)]
    pub points: Vec<i32>,
    /// How much time the players have.
    #[serde(default, skip_serializing_if = "Clock::is_none")]
    pub clock: Clock,
    /// How those who do not sit there see the game while it goes on.
    #[serde(default, skip_serializing_if = "Watching::is_at_once")]
    pub watching: Watching,
    /// What the game came to, if it is over and counts for statistics.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// A decision that a person owes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Owed {
    /// The person's seat.
    pub seat: Seat,
    /// The number of the decision, as the seat counts.
    pub decision: u64,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// When the time for it is out, if a clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<u64>,
}

/// What the people at a table owe.
fn owed(table: &Table) -> Vec<Owed> {
    let decides = |seat: Seat| {
        let chair = &table.chairs()[seat.index()];
        chair.person().is_some() && chair.decides().is_none()
    };
    let owed = |seat: Seat| {
        let (decision, since) = (table.decision(seat)?, table.owed_since(seat)?);
        Some(Owed { seat, decision, since, due: table.due_of(seat) })
    };
    Seat::all(table.chairs().len()).filter(|seat| decides(*seat)).filter_map(owed).collect()
}

impl Card {
    fn of(table: &Table) -> Self {
        let game = table.game();
        let scores = game.filter(|game| game.turn() == Turn::Over).map(|game| game.scores());
        Self {
            chairs: Seat::all(table.chairs().len()).map(|seat| table.whose(seat).cloned()).collect(),
            options: table.creation().options.0.clone(),
            odds: table.creation().odds,
            acting: table.owing().iter().collect(),
            owed: owed(table),
            clock: table.creation().clock,
            watching: table.creation().watching,
            points: scores.as_ref().map_or_else(Vec::new, |scores: &Scores| scores.points().to_vec()),
            outcome: Outcome::of(table),
        }
    }

    /// The card in a summary, unless an older program wrote it.
    pub fn read(summary: &Summary) -> Option<Self> {
        serde_json::from_str(&summary.card).ok()
    }
}

/// The people at a table and whether it waits for them: for a decision, or to start once all chairs are taken. Who has
/// left the game is one of them, and is waited for no more.
fn people(table: &Table) -> Vec<Sitting> {
    let owing = table.owing();
    let mut people = Vec::new();
    for (seat, chair) in Seat::all(table.chairs().len()).zip(table.chairs()) {
        let left = chair.left.as_ref().and_then(Sitter::person);
        people.extend(left.map(|left| Sitting { player: left.0.clone(), waits: false }));
        people.extend(
            chair.person().map(|person| Sitting { player: person.0.clone(), waits: owing.contains(seat) }),
        );
    }
    // Somebody may have left one chair and taken another: what is owed there comes first, and is kept.
    people.sort_unstable_by(|one, other| one.player.cmp(&other.player).then(other.waits.cmp(&one.waits)));
    people.dedup_by(|next, known| next.player == known.player);
    people
}

/// Whether a table goes on by itself: a bot owes a move, or a game is about to begin.
pub(crate) fn goes_on(table: &Table) -> bool {
    table.bot_to_move().is_some() || table.is_starting()
}

/// What the store keeps of a table beside its log.
pub fn summary(table: &Table) -> Summary {
    let status = match table.status() {
        table::Status::Open => store::Status::Open,
        table::Status::Playing => store::Status::Playing,
        table::Status::Finished | table::Status::Shut => store::Status::Finished,
    };
    let creation = table.creation();
    Summary {
        game: creation.game.clone(),
        status,
        public: creation.public,
        updated_at_ms: i64::try_from(table.changed_at()).unwrap_or(i64::MAX),
        goes_on: goes_on(table),
        // Plain data with text keys always has a JSON form.
        card: serde_json::to_string(&Card::of(table)).expect("it has a JSON form"),
        people: people(table),
        due_at_ms: table.due_at().and_then(|due| i64::try_from(due).ok()),
    }
}
