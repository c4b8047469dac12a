//! Positions of Keltis in scenario files. Lines, besides those of all games:
//! - `turn 2`, `phase draw`, `played discarded blue 7`, `clover blue`, `idle 3` (1, `card`, none, none, 0
//!   unless given);
//! - `hand 1: blue 7, pink 0`: cards that the seat holds; its hand is filled up with other cards, from yellow 10
//!   down; `known 1: pink 0`: those that were taken openly;
//! - `column 1 blue: 3 3 7`: laid cards in order; the small marker of the path stands as many steps on as there
//!   are cards unless `markers 1: blue large 5, pink small 3` says otherwise;
//! - `tiles blue 4 clover, pink 1 none`: tiles, or wishing stones already taken; the other dark stones are
//!   filled up, with number tiles next to the markers; `wishes 1: 2`, `points 1: 4` (what number tiles pay
//!   unless given);
//! - `discards blue: 0 5`: a discard pile from the bottom; `deck 1`: cards left in the draw pile (the surplus
//!   lies at the bottom of the discard piles).

use super::support::scenario::{self as lines, Scene, error, items, list};
use engine::{Game, Options, Seat, Step};
use games::keltis::data::data;
use games::keltis::{Card, Cards, Colour, Event, Keltis, Stone, Tile};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A position while it is described.
#[derive(Default)]
pub(crate) struct Table {
    turn: Option<usize>,
    phase: Option<String>,
    played: Option<String>,
    clover: Option<String>,
    idle: u16,
    deck: Option<usize>,
    hands: BTreeMap<usize, Vec<Card>>,
    known: BTreeMap<usize, Vec<String>>,
    columns: BTreeMap<usize, BTreeMap<String, Vec<u8>>>,
    markers: BTreeMap<usize, BTreeMap<String, String>>,
    points: BTreeMap<usize, u8>,
    wishes: BTreeMap<usize, usize>,
    tiles: BTreeMap<Stone, Option<Tile>>,
    discards: BTreeMap<String, Vec<u8>>,
}

fn numbers(text: &str) -> Result<Vec<u8>, String> {
    text.split_whitespace().map(|number| number.parse().map_err(error)).collect()
}

impl Scene<Keltis> for Table {
    fn line(&mut self, word: &str, rest: &str) -> Result<bool, String> {
        let (key, value) = rest.split_once(':').map_or((rest, ""), |(key, value)| (key, value.trim()));
        let seat = || key.split(' ').next().unwrap_or("").parse::<usize>().map_err(error);
        match word {
            "turn" => self.turn = Some(rest.parse().map_err(error)?),
            "phase" => self.phase = Some(rest.to_owned()),
            "played" => self.played = Some(rest.to_owned()),
            "clover" => self.clover = Some(rest.to_owned()),
            "idle" => self.idle = rest.parse().map_err(error)?,
            "deck" => self.deck = Some(rest.parse().map_err(error)?),
            "hand" => {
                let cards = items(value).map(|card| card.parse().map_err(error)).collect::<Result<_, _>>()?;
                self.hands.insert(seat()?, cards);
            }
            "known" => drop(self.known.insert(seat()?, items(value).map(str::to_owned).collect())),
            "column" => {
                let (_, colour) = key.split_once(' ').ok_or("expected `column SEAT COLOUR: …`")?;
                self.columns.entry(seat()?).or_default().insert(colour.to_owned(), numbers(value)?);
            }
            "markers" => {
                for marker in items(value) {
                    let (path, kind) = marker.split_once(' ').ok_or("expected `PATH KIND STEP`")?;
                    self.markers.entry(seat()?).or_default().insert(path.to_owned(), kind.to_owned());
                }
            }
            "points" => drop(self.points.insert(seat()?, value.parse().map_err(error)?)),
            "wishes" => drop(self.wishes.insert(seat()?, value.parse().map_err(error)?)),
            "tiles" => {
                for item in items(rest) {
                    let words: Vec<&str> = item.splitn(3, ' ').collect();
                    let [path, step, tile] = words[..] else {
                        return Err("expected `PATH STEP TILE`".into());
                    };
                    let stone = format!("{path} {step}").parse().map_err(error)?;
                    let tile = if tile == "none" { None } else { Some(tile.parse().map_err(error)?) };
                    self.tiles.insert(stone, tile);
                }
            }
            "discards" => drop(self.discards.insert(key.to_owned(), numbers(value)?)),
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn position(&mut self, seats: usize, options: &Options) -> Result<Keltis, String> {
        self.stand_markers();
        let setup = Keltis::setup(seats, options).map_err(error)?;
        let tiles = self.fill_tiles(|stone| setup.layout().is_dark(stone))?;
        let mut pool = self.pool()?;
        let turn = self.turn.unwrap_or(1);
        let phase = self.phase.clone().unwrap_or_else(|| "card".to_owned());
        for seat in 1..=seats {
            let size = 8 - usize::from(seat == turn && phase != "card");
            let hand = self.hands.entry(seat).or_default();
            while hand.len() < size {
                let card = pool.iter().last().ok_or("no card is left for hands")?;
                pool.remove(card);
                hand.push(card);
            }
        }
        let removed = data().removed[seats];
        while pool.len() > removed + self.deck.unwrap_or(usize::MAX - removed) {
            let card = pool.iter().last().ok_or("no card is left")?;
            pool.remove(card);
            self.discards.entry(card.colour().to_string()).or_default().insert(0, card.value());
        }
        let players: Vec<Value> = (1..=seats).map(|seat| self.player(seat)).collect();
        let position = json!({
            "seats": seats, "options": options, "phase": phase, "first": 1, "turn": turn,
            "played": self.played, "clover": self.clover, "tiles": tiles, "players": players,
            "discards": self.discards, "idle": self.idle,
        });
        serde_json::from_value(position).map_err(error)
    }

    /// - `phase draw`, `goal 4`, `deck 86`, `idle 3`, `hands 8 7`, `points 0 3`, `wishes 1 0`;
    /// - `markers 1: blue large 5, pink small 3`, `column 1 blue: 3 3 7`, `direction 1 blue: up`;
    /// - `discards blue: 0 5`, `top blue: 5`, `tile blue 4: clover` (or `none`);
    /// - `holds 1 blue 7: 2` (copies in hand), `known 1: pink 0, pink 5`.
    fn found(game: &Keltis, what: &str, key: &str) -> Result<String, String> {
        let board = game.board();
        let seats = || Seat::all(game.seats());
        let words: Vec<&str> = key.split(' ').collect();
        let seat = || words[0].parse::<Seat>().map_err(error);
        let colour = |at: usize| words.get(at).ok_or("a colour is missing")?.parse::<Colour>().map_err(error);
        Ok(match what {
            "phase" => json!(board.phase).as_str().unwrap_or("").to_owned(),
            "goal" => board.goal_count().to_string(),
            "deck" => game.draw_pile().to_string(),
            "idle" => board.idle.to_string(),
            "hands" => list(seats().map(|seat| game.hand(seat).len())),
            "points" => list(seats().map(|seat| board.points(seat))),
            "wishes" => list(seats().map(|seat| board.wishes(seat))),
            "markers" => {
                let markers = board.markers(seat()?).iter();
                let texts = markers.map(|(stone, kind)| format!("{} {kind} {}", stone.path, stone.step));
                texts.collect::<Vec<_>>().join(", ")
            }
            "column" => list(board.column(seat()?, colour(1)?).values()),
            "direction" => {
                json!(board.column(seat()?, colour(1)?).direction()).as_str().unwrap_or("").to_owned()
            }
            "discards" => list(board.pile(colour(0)?).values()),
            "top" => board.pile(colour(0)?).top().map_or("none".to_owned(), |value| value.to_string()),
            "tile" => {
                let tile = board.tiles.at(key.parse().map_err(error)?);
                tile.map_or("none".to_owned(), |tile| tile.to_string())
            }
            "holds" => {
                let (seat, card) = key.split_once(' ').ok_or("expected `holds SEAT CARD: COPIES`")?;
                let hand = game.hand(seat.parse().map_err(error)?);
                hand.count(card.parse().map_err(error)?).to_string()
            }
            "known" => {
                let cards = board.known(seat()?).iter();
                cards.map(|card| card.to_string()).collect::<Vec<_>>().join(", ")
            }
            _ => return Err(format!("nothing is known of `{what}`")),
        })
    }
}

impl Table {
    /// A small marker on each path with cards where none is described.
    fn stand_markers(&mut self) {
        for (seat, columns) in &self.columns {
            for (path, cards) in columns {
                let steps = cards.len().min(9);
                let markers = self.markers.entry(*seat).or_default();
                markers.entry(path.clone()).or_insert_with(|| format!("small {steps}"));
            }
        }
        // `PATH KIND 0` means that no marker is there.
        for markers in self.markers.values_mut() {
            markers.retain(|_, marker| !marker.ends_with(" 0"));
        }
    }

    fn reached(&self, stone: Stone) -> bool {
        let path = stone.path.to_string();
        let steps =
            self.markers.values().filter_map(|markers| markers.get(&path)?.rsplit(' ').next()?.parse().ok());
        steps.max().unwrap_or(0) >= stone.step
    }

    /// All tiles: those described, then clovers where markers have been, then from the far end of the paths
    /// clovers, wishing stones and number tiles.
    fn fill_tiles(&mut self, is_dark: impl Fn(Stone) -> bool) -> Result<BTreeMap<String, String>, String> {
        let taken: usize = self.wishes.values().sum();
        let described = self.tiles.values().filter(|tile| tile.is_none()).count();
        let mut free: Vec<Stone> = Stone::ALL
            .into_iter()
            .filter(|stone| is_dark(*stone) && !self.tiles.contains_key(stone))
            .collect();
        for _ in described..taken {
            let at = free.iter().position(|stone| self.reached(*stone)).ok_or("no stone for a taken wish")?;
            self.tiles.insert(free.remove(at), None);
        }
        free.sort_by_key(|stone| (!self.reached(*stone), std::cmp::Reverse(stone.step), stone.path));
        let mut left = data().tiles;
        left[Tile::Wish.index()] = left[Tile::Wish.index()].checked_sub(taken).ok_or("too many wishes")?;
        for tile in self.tiles.values().flatten() {
            let left = &mut left[tile.index()];
            *left = left.checked_sub(1).ok_or(format!("too many of {tile}"))?;
        }
        for stone in free {
            // Wishing stones do not lie where markers have been.
            let wishes = if self.reached(stone) { None } else { Some(Tile::Wish) };
            let order = [Some(Tile::Clover), wishes, Some(Tile::One), Some(Tile::Two), Some(Tile::Three)];
            let tile = order.into_iter().flatten().find(|tile| left[tile.index()] > 0);
            let tile = tile.ok_or_else(|| format!("no tile is left for {stone}"))?;
            left[tile.index()] -= 1;
            self.tiles.insert(stone, Some(tile));
        }
        let laid =
            self.tiles.iter().filter_map(|(stone, tile)| Some((stone.to_string(), (*tile)?.to_string())));
        Ok(laid.collect())
    }

    /// The cards that the description does not name.
    fn pool(&self) -> Result<Cards, String> {
        let mut pool = Cards::DECK;
        let mut take = |card: Card| {
            if !pool.contains(card) {
                return Err(format!("{card} is there more than twice"));
            }
            pool.remove(card);
            Ok(())
        };
        self.hands.values().flatten().try_for_each(|&card| take(card))?;
        for (colour, values) in self.columns.values().flatten().chain(&self.discards) {
            let colour: Colour = colour.parse().map_err(error)?;
            values.iter().try_for_each(|&value| take(Card::new(colour, value)))?;
        }
        Ok(pool)
    }

    fn player(&self, seat: usize) -> Value {
        let hand: Vec<String> = self.hands[&seat].iter().map(ToString::to_string).collect();
        json!({
            "hand": hand,
            "known": self.known.get(&seat).cloned().unwrap_or_default(),
            "columns": self.columns.get(&seat).cloned().unwrap_or_default(),
            "markers": self.markers.get(&seat).cloned().unwrap_or_default(),
            "points": self.points.get(&seat),
            "wishes": self.wishes.get(&seat).unwrap_or(&0),
        })
    }
}

/// For tests in code: a position from the lines of a scenario.
pub(crate) fn position(text: &str) -> Keltis {
    lines::position::<Keltis, Table>(text)
}

/// For tests in code: carries out a step given as in records and returns what happened.
pub(crate) fn step(game: &mut Keltis, line: &str) -> Vec<Step<Keltis>> {
    lines::step::<Keltis, Table>(game, line)
}

/// The events without their positions, those told to several audiences once.
pub(crate) fn events(log: Vec<Step<Keltis>>) -> Vec<Event> {
    log.into_iter().map(|step| step.event).collect()
}
