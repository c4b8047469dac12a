//! What requests and replies of the API hold.

use crate::guest::Guest;
use crate::pages::table::viewer;
use engine::any::{AnyGame, AnyView};
use engine::{Scores, Seat, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use table::{Sitter, Status, Table};
use utoipa::ToSchema;

/// A game on offer.
#[derive(Serialize, ToSchema)]
pub(crate) struct Game {
    /// The name in requests: `camel-up`.
    pub(crate) id: String,
    /// The version of its rules.
    pub(crate) rules: u16,
    /// The fewest seats, with some options.
    pub(crate) seats_min: usize,
    /// The most seats.
    pub(crate) seats_max: usize,
    /// Its options.
    pub(crate) options: Vec<OptionInfo>,
    /// Its bots.
    pub(crate) bots: Vec<String>,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
pub(crate) struct OptionInfo {
    pub(crate) name: String,
    /// What may be chosen; the first is the default.
    pub(crate) values: Vec<String>,
}

/// A guest for programs.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewGuest {
    /// Proves who calls; keep it.
    pub(crate) token: String,
}

/// Settings of a new table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenTable {
    /// The name of the game.
    pub(crate) game: String,
    /// How many chairs.
    pub(crate) seats: usize,
    /// Options that differ from the default.
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    /// Whether all at the table see exact odds.
    #[serde(default)]
    pub(crate) odds: bool,
    /// Whether the lobby lists the table.
    #[serde(default)]
    pub(crate) public: bool,
}

/// Who is to sit on a chair: the caller by a name, or a bot by its kind.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SitDown {
    /// The caller's name, 1 to 24 characters.
    pub(crate) name: Option<String>,
    /// The kind of bot; only the one who opened the table may seat bots.
    pub(crate) bot: Option<String>,
    /// A word of the caller's own for the dice.
    #[serde(default)]
    pub(crate) word: String,
}

/// Moves that answer a decision.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayMoves {
    /// The decision that the first move answers, from `GET …/moves`.
    pub(crate) decision: u64,
    /// One or more moves, made all or not at all: `["bet green"]`.
    pub(crate) moves: Vec<String>,
}

/// The caller's open decision.
#[derive(Serialize, ToSchema)]
#[expect(clippy::struct_field_names, reason = "the API's word for them")]
pub(crate) struct Moves {
    /// The caller's seat, if seated.
    #[schema(value_type = Option<u8>)]
    pub(crate) seat: Option<Seat>,
    /// The number to send along; none when the caller is not to act.
    pub(crate) decision: Option<u64>,
    /// The legal moves.
    pub(crate) moves: Vec<String>,
}

/// A chair.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChairInfo {
    #[schema(value_type = u8)]
    pub(crate) seat: Seat,
    /// The name of the person, if one sits there.
    pub(crate) name: Option<String>,
    /// The kind of bot, if one sits there.
    pub(crate) bot: Option<String>,
    /// Whether the caller sits there.
    pub(crate) you: bool,
}

/// A table as the caller may see it.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableInfo {
    pub(crate) table: String,
    pub(crate) game: String,
    /// `open`, `playing` or `finished`.
    pub(crate) status: &'static str,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) odds: bool,
    pub(crate) public: bool,
    pub(crate) chairs: Vec<ChairInfo>,
    /// The SHA-256 of the secret seed of the dice.
    pub(crate) commitment: String,
    /// `{"act":[seats]}`, `"chance"` or `"over"`; none before the start.
    #[schema(value_type = Option<Object>)]
    pub(crate) turn: Option<Value>,
    /// The caller's view of the game; none before the start.
    #[schema(value_type = Option<Object>)]
    pub(crate) view: Option<Value>,
    /// Points and places by seat; when the game is over.
    #[schema(value_type = Option<Vec<Object>>)]
    pub(crate) standings: Option<Scores>,
    /// The caller's open decision.
    pub(crate) open: Moves,
    /// The table where the players go on.
    pub(crate) rematch: Option<String>,
}

impl TableInfo {
    /// The table for this caller.
    pub(crate) fn of(id: &str, table: &Table, caller: &Guest) -> Self {
        let creation = table.creation();
        let view = table.game().map(|game| game.view(viewer(table, caller)));
        Self {
            table: id.to_owned(),
            game: creation.game.clone(),
            status: status(table.status()),
            options: creation.options.0.clone(),
            odds: creation.odds,
            public: creation.public,
            chairs: chairs(table, caller),
            commitment: table.commitment(),
            turn: table.game().map(|game| turn(game.turn())),
            view: view.as_ref().map(AnyView::to_json),
            standings: table.game().filter(|game| game.turn() == Turn::Over).map(AnyGame::scores),
            open: Moves::of(table, caller),
            rematch: table.rematch().map(str::to_owned),
        }
    }
}

impl Moves {
    /// What the caller can do now.
    pub(crate) fn of(table: &Table, caller: &Guest) -> Self {
        let seat = table.seat_of(&caller.id);
        let decision = seat.and_then(|seat| table.decision(seat));
        let legal = seat.filter(|_| decision.is_some()).zip(table.game());
        let moves = legal.map_or_else(Vec::new, |(seat, game)| game.legal(seat));
        Self { seat, decision, moves }
    }
}

fn chairs(table: &Table, caller: &Guest) -> Vec<ChairInfo> {
    let chairs = Seat::all(table.chairs().len()).zip(table.chairs());
    let info = |(seat, chair): (Seat, &table::Chair)| {
        let name = match &chair.sitter {
            Some(Sitter::Person { name, .. }) => Some(name.clone()),
            _ => None,
        };
        let you = chair.person() == Some(&caller.id);
        ChairInfo { seat, name, bot: chair.bot().map(str::to_owned), you }
    };
    chairs.map(info).collect()
}

fn status(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Playing => "playing",
        Status::Finished => "finished",
    }
}

/// Who acts, as JSON.
fn turn(turn: Turn) -> Value {
    match turn {
        Turn::Act(seats) => serde_json::json!({ "act": seats }),
        Turn::Chance => "chance".into(),
        Turn::Over => "over".into(),
    }
}
