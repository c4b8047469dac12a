//! How a game ended for those who began it: what statistics count, and nothing else of the table.

use engine::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use table::{PlayerId, Sitter, Table};

/// Who has a result and a rating: a person, or all bots of a kind.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A person.
    Person(PlayerId),
    /// The bots of this kind.
    Bot(String),
}

/// What a game came to for one of those who began it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Part {
    /// Who it is.
    pub who: Who,
    /// The place, from 1; ties share one. Who gave up comes after all who did not.
    pub place: u8,
    /// The points; none for a person who gave up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
}

/// A game that counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// When it began, in milliseconds since 1970.
    pub began_at: u64,
    /// When it was over.
    pub ended_at: u64,
    /// What it came to, in the order of the seats.
    pub parts: Vec<Part>,
}

impl Outcome {
    /// The outcome at a table, if its game counts: it is over, was played here from its beginning, at least two people
    /// began it, and not all of them gave up.
    pub fn of(table: &Table) -> Option<Self> {
        let (began_at, ended_at) = table.span()?;
        if table.creation().origin.is_some() {
            return None;
        }
        let scores = table.game()?.scores();
        let seats = Seat::all(table.chairs().len());
        // Of each chair who it is, and how they came out if they stayed to the end.
        let began: Vec<(Who, Option<(u8, i32)>)> = seats
            .map(|seat| {
                let (who, stayed) = who(table, seat)?;
                let score = (scores.places()[seat.index()], scores.points()[seat.index()]);
                Some((who, stayed.then_some(score)))
            })
            .collect::<Option<_>>()?;
        let people: BTreeSet<&Who> =
            began.iter().map(|(who, _)| who).filter(|who| matches!(who, Who::Person(_))).collect();
        let stayed = began.iter().any(|(who, score)| matches!(who, Who::Person(_)) && score.is_some());
        if people.len() < 2 || !stayed {
            return None;
        }
        let before = |place: u8| {
            let better = began.iter().filter(|(_, score)| score.is_some_and(|(other, _)| other < place));
            u8::try_from(better.count()).unwrap_or(u8::MAX)
        };
        let parts = began.iter().map(|(who, score)| Part {
            who: who.clone(),
            place: 1 + before(score.map_or(u8::MAX, |(place, _)| place)),
            points: score.map(|(_, points)| points),
        });
        Some(Self { began_at, ended_at, parts: parts.collect() })
    }

    /// How long the game took, in milliseconds.
    pub fn took(&self) -> u64 {
        self.ended_at.saturating_sub(self.began_at)
    }
}

/// Who began the game on a chair, and whether they were there when it ended; nothing for an empty chair. A bot for
/// which somebody left, or that decides for somebody whose time is out, is no rival of its own.
fn who(table: &Table, seat: Seat) -> Option<(Who, bool)> {
    Some(match table.whose(seat)? {
        Sitter::Person { player, .. } => {
            (Who::Person(player.clone()), table.chairs()[seat.index()].decides().is_none())
        }
        Sitter::Bot(kind) => (Who::Bot(kind.clone()), true),
    })
}
