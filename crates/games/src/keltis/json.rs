//! The readable JSON form of a position. Reading refuses whatever cannot be, and names the field.
//!
//! ```json
//! {
//!   "seats": 2, "options": {"first_player": "seat1"}, "phase": "step", "first": 1, "turn": 1,
//!   "played": "laid blue 7", "tiles": {"blue 2": "clover", "blue 4": "points 3", "…": "…"},
//!   "players": [
//!     {"hand": ["blue 8", "pink 0", "…"], "known": ["pink 0"],
//!      "columns": {"blue": [3, 3, 7]}, "markers": {"blue": "large 2"}, "points": 0, "wishes": 1},
//!     {"hand": ["…"]}
//!   ],
//!   "discards": {"pink": [5, 9]}, "idle": 0
//! }
//! ```
//! Columns are listed in the order laid, discard piles from the bottom. What is empty may be left out, and
//! so may points: they are then those of the number tiles that the markers have passed. All cards that are
//! not named are in the draw pile (or removed, with two seats).

use super::cards::{Card, Cards, Colour};
use super::data::data;
use super::paths::{Kind, Stone, Tile};
use super::setup::{OLDEST_RULES, RULES, Setup};
use super::state::{Keltis, Phase, Played};
use crate::fields::fields;
use crate::form::{Census, Checked, Sketched, Text, bad_setup, named_turn, players, refuse, turn, within};
use engine::json::Entries;
use engine::words::Words;
use engine::{Options, Seat};
use serde::Deserialize;
use std::fmt::Display;

fields! {
    /// A position as JSON; whether it can be is checked when it becomes a [`Keltis`].
    #[derive(Clone, Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct PositionJson read_as(game: Keltis):
    let board = &game.board;
    {
        /// Told of old games only.
        #[serde(default = "newest", skip_serializing_if = "is_newest")]
        rules: u16 = board.setup.rules,
        seats: usize = board.seats(),
        #[serde(default)]
        options: Options = board.setup.options(),
        phase: Phase = board.phase,
        first: Option<Seat> = board.first,
        /// The last turn of a finished game is kept too.
        turn: Option<Seat> = named_turn(board.first, board.active),
        /// `laid blue 7` or `discarded blue 7`.
        played: Option<Text<Played>> = board.played.map(Text),
        /// The path of the marker that found the clover.
        clover: Option<Colour> = board.clover,
        #[serde(default)]
        tiles: Entries<Text<Stone>, Tile> =
            board.tiles.iter().map(|(stone, tile)| (Text(stone), tile)).collect(),
        players: Vec<PlayerJson> = Seat::all(board.seats()).map(|seat| PlayerJson::of(&game, seat)).collect(),
        /// Values from the bottom.
        #[serde(default)]
        discards: Entries<Colour, Vec<u8>> = laid(|colour| board.pile(colour).values().collect()),
        #[serde(default)]
        idle: u16 = board.idle,
    }

    #[derive(Clone, Debug, Default, Deserialize)]
    #[serde(deny_unknown_fields, default)]
    struct PlayerJson of(game: &Keltis, seat: Seat):
    let board = &game.board;
    let marker = |(stone, kind): (Stone, Kind)| (stone.path, Text(Marker { kind, step: stone.step }));
    {
        hand: Vec<Card> = game.hand(seat).each().collect(),
        known: Vec<Card> = board.known(seat).each().collect(),
        /// Values in the order laid.
        columns: Entries<Colour, Vec<u8>> = laid(|colour| board.column(seat, colour).values().collect()),
        markers: Entries<Colour, Text<Marker>> = board.markers(seat).iter().map(marker).collect(),
        points: Option<u8> = Some(board.points(seat)),
        wishes: usize = board.wishes(seat).into(),
    }
}

fn newest() -> u16 {
    RULES
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde asks")]
fn is_newest(rules: &u16) -> bool {
    *rules == RULES
}

/// A marker on a path: `small 3` or `large 5`.
#[derive(Clone, Copy, Debug, Words)]
#[words("{kind} {step}")]
struct Marker {
    kind: Kind,
    #[words(1..=9)]
    step: u8,
}

/// The columns or piles that have a card.
fn laid(values: impl Fn(Colour) -> Vec<u8>) -> Entries<Colour, Vec<u8>> {
    let lists = Colour::ALL.into_iter().map(|colour| (colour, values(colour)));
    lists.filter(|(_, values)| !values.is_empty()).collect()
}

impl Sketched for Keltis {
    type Form = PositionJson;

    fn sketch(json: PositionJson) -> Checked<Self> {
        if !(OLDEST_RULES..=RULES).contains(&json.rules) {
            return refuse("rules", format!("must be {OLDEST_RULES} to {RULES}"));
        }
        let setup = Setup::new(json.rules, json.seats, &json.options).map_err(|bad| bad_setup(&bad))?;
        let mut game = Self::start(setup);
        let mut pool = Census::of(Cards::DECK.each());
        let board = &mut game.board;
        board.phase = json.phase;
        (board.first, board.active) = turn(json.first, json.turn, setup.seats)?;
        board.played = json.played.map(|Text(played)| played);
        board.clover = json.clover;
        board.idle = json.idle;
        json.tiles.into_iter().for_each(|(Text(stone), tile)| board.tiles.put(stone, tile));
        let given: Vec<_> = json.players.iter().map(|player| player.points).collect();
        for (seat, player) in players(json.players, setup.seats)? {
            game.read_player(seat, player, &mut pool)?;
        }
        for (colour, values) in json.discards {
            for (item, value) in (1..).zip(values) {
                take(&mut pool, format_args!("discards.{colour}[{item}]"), colour, value)?;
                game.board.piles[colour.index()].push(value);
            }
        }
        game.pool = pool.left().collect();
        game.read_points(&given)?;
        Ok(game)
    }
}

fn take(pool: &mut Census<Card>, field: impl Display, colour: Colour, value: u8) -> Checked<()> {
    within(&field, value, 0, Card::VALUES as u8 - 1)?;
    pool.take(field, Card::new(colour, value))
}

impl Keltis {
    fn read_player(&mut self, seat: Seat, player: PlayerJson, pool: &mut Census<Card>) -> Checked<()> {
        let at = seat.index();
        let field = |name: &str| format!("players[{seat}].{name}");
        self.hands[at] = pool.list(&field("hand"), player.hand)?;
        self.board.known[at] = Census::of(self.hands[at].each()).list(&field("known"), player.known)?;
        for (colour, values) in player.columns {
            let column = &mut self.board.columns[at][colour.index()];
            for (item, value) in (1..).zip(values) {
                let field = format!("{}.{colour}[{item}]", field("columns"));
                take(pool, &field, colour, value)?;
                if !column.fits(value) {
                    return refuse(field, format!("{value} cannot be laid after {column:?}"));
                }
                column.lay(value);
            }
        }
        let mut markers = Census::of([Kind::Large].into_iter().chain([Kind::Small; Colour::COUNT - 1]));
        for (path, Text(Marker { kind, step })) in player.markers {
            markers.take(format_args!("{}.{path}", field("markers")), kind)?;
            self.board.markers[at].set(path, kind, step);
        }
        self.board.wishes[at] =
            within(field("wishes"), player.wishes, 0, data().tiles[Tile::Wish.index()])? as u8;
        Ok(())
    }

    /// `KE-7.4`, `KE-7.5`: points that are left out are those of the number tiles passed.
    fn read_points(&mut self, given: &[Option<u8>]) -> Checked<()> {
        for (seat, &points) in Seat::all(self.board.seats()).zip(given) {
            let passed: Vec<u8> = self.board.points_passed(seat).collect();
            self.board.points[seat.index()] = match (points, passed.as_slice()) {
                (Some(points), _) | (None, &[points]) => points,
                // No marker can have ended the game, which is refused later.
                (None, []) => 0,
                (None, _) => {
                    let reason = "is missing, it depends on which marker ended the game";
                    return refuse(format!("players[{seat}].points"), reason);
                }
            };
        }
        Ok(())
    }
}
