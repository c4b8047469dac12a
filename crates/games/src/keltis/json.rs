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
use super::paths::{Kind, LAST_STEP, Stone, Tile};
use super::setup::Setup;
use super::state::{Board, Keltis, Phase, Played};
use super::table::Column;
use crate::form::{
    BadPosition, Checked, bad_setup, badly_written, items, number, players, refuse, seat, seat_number, turn,
    word,
};
use engine::json::clipped;
use engine::{Options, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Display;

/// A position as JSON; texts are checked when it becomes a [`Keltis`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionJson {
    seats: usize,
    #[serde(default)]
    options: Options,
    phase: Phase,
    #[serde(default)]
    first: Option<i64>,
    #[serde(default)]
    turn: Option<i64>,
    /// `laid blue 7` or `discarded blue 7`.
    #[serde(default)]
    played: Option<String>,
    /// The path of the marker that found the clover.
    #[serde(default)]
    clover: Option<String>,
    /// Stone to tile: `blue 2` to `points 3`.
    #[serde(default)]
    tiles: BTreeMap<String, String>,
    players: Vec<PlayerJson>,
    /// Colour to values from the bottom.
    #[serde(default)]
    discards: BTreeMap<String, Vec<i64>>,
    #[serde(default)]
    idle: i64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerJson {
    #[serde(default)]
    hand: Vec<String>,
    #[serde(default)]
    known: Vec<String>,
    /// Colour to values in the order laid.
    #[serde(default)]
    columns: BTreeMap<String, Vec<i64>>,
    /// Path to `small 3` or `large 5`.
    #[serde(default)]
    markers: BTreeMap<String, String>,
    #[serde(default)]
    points: Option<i64>,
    #[serde(default)]
    wishes: i64,
}

impl From<Keltis> for PositionJson {
    fn from(game: Keltis) -> Self {
        let board = &game.board;
        let texts = |cards: Cards| cards.iter().map(|card| card.to_string()).collect();
        let values = |values: &mut dyn Iterator<Item = u8>| values.map(i64::from).collect::<Vec<_>>();
        let columns = |seat| {
            let column =
                |colour: Colour| (colour.to_string(), values(&mut board.column(seat, colour).values()));
            Colour::ALL.map(column).into_iter().filter(|(_, values)| !values.is_empty()).collect()
        };
        let marker =
            |(stone, kind): (Stone, Kind)| (stone.path.to_string(), format!("{kind} {}", stone.step));
        let player = |seat| PlayerJson {
            hand: texts(game.hand(seat)),
            known: texts(board.known(seat)),
            columns: columns(seat),
            markers: board.markers(seat).iter().map(marker).collect(),
            points: Some(i64::from(board.points(seat))),
            wishes: i64::from(board.wishes(seat)),
        };
        let pile = |colour: Colour| (colour.to_string(), values(&mut board.pile(colour).values()));
        Self {
            seats: board.seats(),
            options: board.setup.options(),
            phase: board.phase,
            first: board.first.map(seat_number),
            // The last turn of a finished game is kept too.
            turn: board.first.map(|_| seat_number(board.active)),
            played: board.played.map(|played| match played {
                Played::Laid(card) => format!("laid {card}"),
                Played::Discarded(card) => format!("discarded {card}"),
            }),
            clover: board.clover.map(|path| path.to_string()),
            tiles: board.tiles.iter().map(|(stone, tile)| (stone.to_string(), tile.to_string())).collect(),
            players: Seat::all(board.seats()).map(player).collect(),
            discards: Colour::ALL.map(pile).into_iter().filter(|(_, pile)| !pile.is_empty()).collect(),
            idle: i64::from(board.idle),
        }
    }
}

impl TryFrom<PositionJson> for Keltis {
    type Error = BadPosition;

    fn try_from(json: PositionJson) -> Checked<Self> {
        let setup = Setup::new(json.seats, &json.options).map_err(|bad| bad_setup(&bad))?;
        let mut game = Self::start(setup);
        let board = &mut game.board;
        board.phase = json.phase;
        board.first = json.first.map(|first| seat("first", first, setup.seats)).transpose()?;
        board.active = turn(json.turn, board.first, setup.seats)?;
        board.played = json.played.as_deref().map(read_played).transpose()?;
        board.clover = json.clover.as_deref().map(|path| word("clover", path)).transpose()?;
        board.idle = number("idle", json.idle, 0, u16::MAX)?;
        read_tiles(&json.tiles, board)?;
        let players = players(&json.players, setup.seats)?;
        for (seat, player) in players {
            game.read_player(seat, player)?;
        }
        for (name, values) in &json.discards {
            let field = format!("discards.{}", clipped(name));
            let colour: Colour = word(&field, name)?;
            for (item, &value) in items(&field, values) {
                let value = number(item, value, 0, Card::VALUES as u8 - 1)?;
                take(&mut game.pool, item, Card::new(colour, value))?;
                game.board.piles[colour.index()].push(value);
            }
        }
        game.read_points(&json.players)?;
        game.validate()?;
        Ok(game)
    }
}

fn read_played(text: &str) -> Checked<Played> {
    match text.split_once(' ') {
        Some(("laid", card)) => word("played", card).map(Played::Laid),
        Some(("discarded", card)) => word("played", card).map(Played::Discarded),
        _ => badly_written("played", text, "card of this turn, such as `laid blue 7` or `discarded blue 7`"),
    }
}

fn read_tiles(tiles: &BTreeMap<String, String>, board: &mut Board) -> Checked<()> {
    for (stone, tile) in tiles {
        let field = format!("tiles.{}", clipped(stone));
        let stone: Stone = word(&field, stone)?;
        let tile: Tile = word(&field, tile)?;
        if !board.setup.layout().is_dark(stone) {
            return refuse(field, format!("is no dark stone of layout {}", board.setup.layout().name));
        }
        board.tiles.put(stone, tile);
    }
    for tile in Tile::ALL {
        let (there, of) = (board.tiles.count(tile), super::data::data().tiles[tile.index()]);
        if there > of {
            return refuse("tiles", format!("there are {there} of `{tile}`, the box has {of}"));
        }
    }
    Ok(())
}

/// Takes a card out of the pool for some place that names it.
fn take(pool: &mut Cards, field: impl Display, card: Card) -> Checked<()> {
    if !pool.contains(card) {
        return refuse(field, format!("{card} is in the position more than twice"));
    }
    pool.remove(card);
    Ok(())
}

impl Keltis {
    fn read_player(&mut self, seat: Seat, player: &PlayerJson) -> Checked<()> {
        let at = seat.index();
        let field = |name: &str| format!("players[{seat}].{name}");
        for (item, text) in items(&field("hand"), &player.hand) {
            let card = word(item, text)?;
            take(&mut self.pool, item, card)?;
            self.hands[at].add(card);
        }
        let mut unknown = self.hands[at];
        for (item, text) in items(&field("known"), &player.known) {
            let card = word(item, text)?;
            if !unknown.contains(card) {
                return refuse(item, format!("{card} is not in the hand as often"));
            }
            unknown.remove(card);
            self.board.known[at].add(card);
        }
        for (name, values) in &player.columns {
            let field = field(&format!("columns.{}", clipped(name)));
            let colour: Colour = word(&field, name)?;
            self.read_column(seat, &field, colour, values)?;
        }
        for (name, text) in &player.markers {
            let field = field(&format!("markers.{}", clipped(name)));
            self.read_marker(seat, &field, word(&field, name)?, text)?;
        }
        let most = super::data::data().tiles[Tile::Wish.index()] as u8;
        self.board.wishes[at] = number(field("wishes"), player.wishes, 0, most)?;
        Ok(())
    }

    fn read_column(&mut self, seat: Seat, field: &str, colour: Colour, values: &[i64]) -> Checked<()> {
        let mut column = Column::EMPTY;
        for (item, &value) in items(field, values) {
            let value = number(item, value, 0, Card::VALUES as u8 - 1)?;
            if !column.fits(value) {
                let before: Vec<_> = column.values().map(|value| value.to_string()).collect();
                return refuse(item, format!("{value} cannot be laid after {}", before.join(", ")));
            }
            take(&mut self.pool, item, Card::new(colour, value))?;
            column.lay(value);
        }
        self.board.columns[seat.index()][colour.index()] = column;
        Ok(())
    }

    fn read_marker(&mut self, seat: Seat, field: &str, path: Colour, text: &str) -> Checked<()> {
        let markers = &mut self.board.markers[seat.index()];
        let parts = text.split_once(' ').and_then(|(kind, step)| {
            let step = (1..=LAST_STEP).find(|number| number.to_string() == step)?;
            Some((kind.parse::<Kind>().ok()?, step))
        });
        let Some((kind, step)) = parts else {
            return badly_written(field, text, "marker with its step, such as `small 3`");
        };
        if markers.at_start(kind) == 0 {
            return refuse(field, format!("the seat has no further {kind} marker"));
        }
        markers.set(path, kind, step);
        Ok(())
    }

    /// `KE-7.4`, `KE-7.5`: points that are left out are those of the number tiles passed.
    fn read_points(&mut self, players: &[PlayerJson]) -> Checked<()> {
        for (seat, player) in Seat::all(self.board.seats()).zip(players) {
            let field = format!("players[{seat}].points");
            let passed: Vec<u8> = self.board.points_passed(seat).collect();
            self.board.points[seat.index()] = match (player.points, passed.as_slice()) {
                (Some(points), _) => number(field, points, 0, u8::MAX)?,
                (None, &[points]) => points,
                // No marker can have ended the game, which is refused later.
                (None, []) => 0,
                (None, _) => return refuse(field, "is missing, it depends on which marker ended the game"),
            };
        }
        Ok(())
    }
}
