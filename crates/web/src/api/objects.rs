//! What requests and replies of the API hold.

use crate::eyes::viewer;
use crate::guest::Guest;
use crate::watching;
use engine::{Scores, Seat, Turn};
use hall::Card;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use store::{Summary, TableId};
use table::{PlayerId, Sitter, Status, Table};
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
    /// Its name in requests.
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
#[schema(as = NewTable)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenTable {
    /// The name of the game.
    pub(crate) game: String,
    /// How many chairs.
    #[serde(deserialize_with = "whole")]
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
    /// How much time the players have: `none`, seconds at the start and with each decision as in `300+10`, or days a
    /// decision as in `2d`.
    #[schema(default = "none", pattern = "^(none|[0-9]+\\+[0-9]+|[1237]d)$")]
    #[serde(default)]
    pub(crate) clock: Option<String>,
    /// How those who do not sit there see the game while it goes on: `at-once`, 1 to 20 turns later as in `later-5`, or
    /// `never`.
    #[schema(default = "at-once", pattern = "^(at-once|never|later-([1-9]|1[0-9]|20))$")]
    #[serde(default)]
    pub(crate) watching: Option<String>,
    /// Whether players may ask what their choices are worth, on the page.
    #[serde(default)]
    pub(crate) coach: bool,
}

/// A whole number. JSON does not tell `4.0` from `4`, and some languages write it so.
fn whole<'de, D: Deserializer<'de>, T: TryFrom<u64>>(deserializer: D) -> Result<T, D::Error> {
    let number = serde_json::Number::deserialize(deserializer)?;
    // Above 2^53 doubles are no longer whole numbers one after the other.
    let double = || number.as_f64().filter(|double| double.fract() == 0.0 && (0.0..=9e15).contains(double));
    let whole = number.as_u64().or_else(|| double().map(|double| double as u64));
    let value = whole.and_then(|whole| T::try_from(whole).ok());
    value.ok_or_else(|| D::Error::custom(format!("`{number}` is no whole number from 0 on")))
}

/// Who is to sit on a chair: the caller by a name, or a bot by its kind.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SitDown {
    /// The caller's name, 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    pub(crate) name: Option<String>,
    /// The kind of bot; only the one who opened the table may seat bots.
    pub(crate) bot: Option<String>,
    /// The SHA-256 of a word of the caller's own for the dice, 64 hexadecimal digits. Draw the word after the
    /// table's `commitment` is known, and open it with `PUT …/word` when the table is `starting`.
    #[schema(pattern = "^([0-9a-fA-F]{64})?$")]
    #[serde(default)]
    pub(crate) word_commitment: String,
    /// The word itself instead, for whoever need not hide it until everybody has committed.
    #[schema(max_length = 64, pattern = "^[!-~]*$")]
    #[serde(default)]
    pub(crate) word: String,
}

/// What the caller gives for the dice: one of the two.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct GiveWord {
    /// The SHA-256 of a word, until the start is asked for.
    #[schema(pattern = "^([0-9a-fA-F]{64})?$")]
    #[serde(default)]
    pub(crate) word_commitment: String,
    /// The word: up to 64 visible ASCII characters. When the table is `starting`, the one committed to.
    #[schema(max_length = 64, pattern = "^[!-~]*$")]
    #[serde(default)]
    pub(crate) word: String,
}

/// Moves that answer a decision.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayMoves {
    /// The decision that the first move answers, from `GET …/moves`.
    #[schema(maximum = 18_446_744_073_709_551_615u64)]
    #[serde(deserialize_with = "whole")]
    pub(crate) decision: u64,
    /// One or more moves, made all or not at all: `["bet green"]`.
    pub(crate) moves: Vec<String>,
}

/// The caller's open decision.
#[derive(Serialize, ToSchema)]
#[expect(clippy::struct_field_names, reason = "the API's word for them")]
pub(crate) struct Moves {
    /// The caller's seat, if seated.
    #[schema(value_type = Option<u8>, minimum = 1, maximum = 8)]
    pub(crate) seat: Option<Seat>,
    /// The number to send along; none when the caller is not to act.
    pub(crate) decision: Option<u64>,
    /// The legal moves.
    pub(crate) moves: Vec<String>,
}

/// How far a table is, for the document.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase")]
#[expect(dead_code, reason = "the words are written by `status`")]
pub(crate) enum Progress {
    /// The game has not started; chairs can be taken.
    Open,
    /// The game is on.
    Playing,
    /// The game is over, or the host of the house has closed the table.
    Finished,
}

/// A chair.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChairInfo {
    /// Its number.
    #[schema(value_type = u8, minimum = 1, maximum = 8)]
    pub(crate) seat: Seat,
    /// The name of the person, if one sits there; once the game is over, also of who has left it to a bot.
    pub(crate) name: Option<String>,
    /// The kind of bot, if one sits there.
    pub(crate) bot: Option<String>,
    /// Whether it is the caller.
    pub(crate) you: bool,
    /// The SHA-256 of the seat's word for the dice, if it gave one. Keep all of them before you open your word.
    pub(crate) word_commitment: Option<String>,
    /// The seat's word: the caller's own once it is given, all that were opened once the game has begun. A
    /// commitment without a word in a game that has begun was not opened in time; it counts as an empty word.
    pub(crate) word: Option<String>,
}

/// A table as the caller may see it.
#[derive(Serialize, ToSchema)]
#[schema(as = Table)]
#[expect(clippy::struct_excessive_bools, reason = "each is a field of the JSON")]
pub(crate) struct TableInfo {
    /// The name of the table, for addresses.
    pub(crate) table: String,
    /// The name of the game.
    pub(crate) game: String,
    /// How far the table is.
    #[schema(value_type = Progress)]
    pub(crate) status: &'static str,
    /// The options that differ from the default.
    pub(crate) options: BTreeMap<String, String>,
    /// Whether all at the table see exact odds.
    pub(crate) odds: bool,
    /// Whether the lobby lists the table.
    pub(crate) public: bool,
    /// How much time the players have, as in `NewTable`.
    pub(crate) clock: String,
    /// How those who do not sit there see the game while it goes on, as in `NewTable`.
    pub(crate) watching: String,
    /// Whether players may ask what their choices are worth.
    pub(crate) coach: bool,
    /// The chairs, by seat.
    pub(crate) chairs: Vec<ChairInfo>,
    /// The SHA-256 of the secret seed of the dice, fixed before any word. Keep it.
    pub(crate) commitment: String,
    /// Whether the start was asked for and words are still to be opened: whoever committed to one has 5 seconds.
    pub(crate) starting: bool,
    /// Who makes the next step; none before the start.
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

/// A chair of a table in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct ListedChair {
    /// Its number.
    #[schema(value_type = u8, minimum = 1, maximum = 8)]
    pub(crate) seat: Seat,
    /// The name of the person, if one sits there.
    pub(crate) name: Option<String>,
    /// The kind of bot, if one sits there.
    pub(crate) bot: Option<String>,
    /// Whether it is the caller.
    pub(crate) you: bool,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct ListedTable {
    /// The name of the table, for addresses.
    pub(crate) table: String,
    /// The name of the game.
    pub(crate) game: String,
    /// How far the table is.
    #[schema(value_type = Progress)]
    pub(crate) status: &'static str,
    /// The options that differ from the default.
    pub(crate) options: BTreeMap<String, String>,
    /// Whether all at the table see exact odds.
    pub(crate) odds: bool,
    /// The chairs, by seat.
    pub(crate) chairs: Vec<ListedChair>,
    /// When it last changed, in milliseconds since 1970.
    pub(crate) changed_at: i64,
}

impl ListedTable {
    /// What the store keeps of a table; none for a table that an older program wrote.
    pub(crate) fn of(id: &TableId, summary: &Summary, caller: &Guest) -> Option<Self> {
        let card = Card::read(summary)?;
        let own = caller.holder.at(id.as_str());
        let chair = |(seat, seated): (Seat, Option<Sitter>)| {
            let (name, bot, you) = told(seated.as_ref(), &own);
            ListedChair { seat, name, bot, you }
        };
        Some(Self {
            table: id.to_string(),
            game: summary.game.clone(),
            status: summary.status.as_str(),
            options: card.options,
            odds: card.odds,
            chairs: Seat::all(card.chairs.len()).zip(card.chairs).map(chair).collect(),
            changed_at: summary.updated_at_ms,
        })
    }
}

impl TableInfo {
    /// The table for this caller.
    pub(crate) fn of(id: &str, table: &Table, caller: &Guest) -> Self {
        let creation = table.creation();
        let game = table.game().filter(|_| watching::may_see(table, caller));
        let view = game.map(|game| game.view(viewer(table, caller)));
        Self {
            table: id.to_owned(),
            game: creation.game.clone(),
            status: status(table.status()),
            options: creation.options.0.clone(),
            odds: creation.odds,
            public: creation.public,
            clock: creation.clock.to_string(),
            watching: creation.watching.to_string(),
            coach: creation.coach,
            chairs: chairs(table, caller),
            commitment: table.commitment(),
            starting: table.is_starting(),
            turn: game.map(|game| turn(game.turn())),
            view: view.as_ref().map(|view| view.to_json()),
            standings: table.game().filter(|game| game.turn() == Turn::Over).map(|game| game.scores()),
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

/// What is told of who has a chair: the name of a person, the kind of a bot, and whether it is this person.
fn told(sitter: Option<&Sitter>, own: &PlayerId) -> (Option<String>, Option<String>, bool) {
    match sitter {
        None => (None, None, false),
        Some(Sitter::Bot(kind)) => (None, Some(kind.clone()), false),
        Some(Sitter::Person { player, name }) => (Some(name.clone()), None, player == own),
    }
}

fn chairs(table: &Table, caller: &Guest) -> Vec<ChairInfo> {
    let chairs = Seat::all(table.chairs().len()).zip(table.chairs());
    let own = table.seat_of(&caller.id);
    let info = |(seat, chair): (Seat, &table::Chair)| {
        let (name, bot, you) = told(table.whose(seat), &caller.id);
        let word_commitment = chair.word.commitment().map(|commitment| commitment.to_string());
        let word = table.word_for(own, seat).map(str::to_owned);
        ChairInfo { seat, name, bot, you, word_commitment, word }
    };
    chairs.map(info).collect()
}

fn status(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Playing => "playing",
        Status::Finished | Status::Shut => "finished",
    }
}

/// Who acts, as an object with one field that says it.
fn turn(turn: Turn) -> Value {
    match turn {
        Turn::Act(seats) => serde_json::json!({ "act": seats }),
        Turn::Chance => serde_json::json!({ "chance": true }),
        Turn::Over => serde_json::json!({ "over": true }),
    }
}
