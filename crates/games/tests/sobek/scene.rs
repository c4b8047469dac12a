//! Positions of Sobek in scenario files. Lines, besides those of all games:
//! - `turn 2`, `phase turn`, `round 1`, `first 1`, `again` (1, `turn`, 1, 1, no unless given);
//! - `quay ivory3 - wheat0 character`: from the temple, `-` for an empty place (`wheat0 fish0` unless given);
//! - `hand 1: wheat1, amulet`, `pile 1: cattle0, thief`: cards of a seat;
//! - `table 1 wheat: wheat1, wheat1, wheat0`: a set on the table; `bless 1 wheat: 2`: Prosperity on it;
//! - `scores 0 12 30`, `curses 0 1 0`, `deceit 0 4 0`: by seat;
//! - `deck 9`: cards left in the deck, so many others being on the discard pile (18 unless given); `discarded
//!   queen`: cards that certainly lie there;
//! - `stack flood, curse`: what is left of the event stack, which seat 2 has looked at (not drawn unless given;
//!   `stack` alone for none); used tokens are made up; `looked 1 2`;
//! - `memory 2 1 hand: wheat1`: what seat 2 (or `public`, whose memory all seats share) remembers of seat 1.

use super::support::scenario::{self as lines, Scene, error, items, list};
use engine::{Game, Options, Seat, Step, Viewer};
use games::sobek::data::{PLACES, data};
use games::sobek::{Back, Card, Cards, Event, Family, Sobek, Token, Zone};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// A position while it is described.
#[derive(Default)]
pub(crate) struct Table {
    fields: Map<String, Value>,
    quay: Option<Vec<Value>>,
    /// `hand`, `pile`, `score` and so on, by seat number.
    players: BTreeMap<usize, Map<String, Value>>,
    deck: Option<usize>,
    discarded: Vec<String>,
    stack: Option<Vec<String>>,
    looked: Option<Vec<i64>>,
    memory: BTreeMap<String, BTreeMap<String, Map<String, Value>>>,
}

fn names(value: &str) -> Vec<String> {
    items(value).map(str::to_owned).collect()
}

fn number(text: &str) -> Result<i64, String> {
    text.parse().map_err(error)
}

impl Scene<Sobek> for Table {
    fn line(&mut self, word: &str, rest: &str) -> Result<bool, String> {
        let (key, value) = rest.split_once(':').map_or((rest, ""), |(key, value)| (key.trim(), value.trim()));
        let words: Vec<&str> = key.split_whitespace().collect();
        let seat = || words.first().ok_or("a seat is missing")?.parse::<usize>().map_err(error);
        match word {
            "turn" | "round" | "first" => drop(self.fields.insert(word.to_owned(), json!(number(rest)?))),
            "phase" => drop(self.fields.insert(word.to_owned(), json!(rest))),
            "again" => drop(self.fields.insert(word.to_owned(), json!(true))),
            "quay" => {
                let card = |name: &str| if name == "-" { Value::Null } else { json!(name) };
                self.quay = Some(rest.split_whitespace().map(card).collect());
            }
            "hand" | "pile" => {
                self.player(seat()?).insert(word.to_owned(), json!(names(value)));
            }
            "table" | "bless" => {
                let family = *words.get(1).ok_or("expected `SEAT FAMILY: …`")?;
                let (field, value) = match word {
                    "table" => ("sets", json!(names(value))),
                    _ => ("prosperity", json!(number(value)?)),
                };
                let sets = self.player(seat()?).entry(field).or_insert_with(|| json!({}));
                sets[family] = value;
            }
            "scores" | "curses" | "deceit" => {
                let field = match word {
                    "scores" => "score",
                    "curses" => "curses",
                    _ => "deceit_points",
                };
                for (seat, value) in (1..).zip(words) {
                    self.player(seat).insert(field.to_owned(), json!(number(value)?));
                }
            }
            "deck" => self.deck = Some(rest.parse().map_err(error)?),
            "discarded" => self.discarded = names(rest),
            "stack" => self.stack = Some(names(rest)),
            "looked" => self.looked = Some(words.into_iter().map(number).collect::<Result<_, _>>()?),
            "memory" => {
                let [viewer, owner, zone] = words[..] else {
                    return Err("expected `VIEWER OWNER ZONE: …`".into());
                };
                let lists = self.memory.entry(viewer.to_owned()).or_default();
                let list = lists.entry(owner.to_owned()).or_default();
                list.insert(zone.to_owned(), json!(names(value)));
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn position(&mut self, seats: usize, options: &Options) -> Result<Sobek, String> {
        let mut quay = self.quay.clone().unwrap_or_else(|| vec![json!("wheat0"), json!("fish0")]);
        quay.resize(PLACES, Value::Null);
        self.share_memory(seats);
        let players: Vec<Value> = (1..=seats).map(|seat| json!(self.player(seat))).collect();
        let discard = self.discard(seats, &quay, &players)?;
        let (stack, used) = self.events(&players)?;
        let mut position = json!({
            "seats": seats, "options": options, "phase": "turn", "round": 1, "first": 1, "turn": 1,
            "quay": quay, "players": players, "discard": discard, "memory": self.memory,
            "event_stack": self.stack.as_ref().map_or(5, Vec::len), "stack": stack, "used_events": used,
            "looked_at_events": match (&self.looked, &self.stack) {
                (Some(looked), _) => json!(looked),
                (None, Some(_)) => json!([2]),
                (None, None) => json!([]),
            },
        });
        for (name, value) in &self.fields {
            position[name] = value.clone();
        }
        serde_json::from_value(position).map_err(error)
    }

    /// - `phase turn`, `round 2`, `first 1`, `deck 9`, `deliveries 1`, `event-stack 4`, `again yes`;
    /// - `quay ivory3 - wheat0 character` (without empty places at the end), `hands 2 3`, `piles 0 1`, `curses 0 1`;
    /// - `hand 1: wheat1, amulet`, `pile 1: thief`, `table 1 wheat: wheat1, wheat0` (or `horizontal`), in
    ///   canonical order, `none` for no card; `discard thief, cattle0` (the characters and those with a
    ///   green back, if it was filled up), `bless 1 wheat: 2`, `used flood, curse`;
    /// - `known 2 1 hand: wheat1`: what a seat or `public` remembers of a seat.
    fn found(game: &Sobek, what: &str, key: &str) -> Result<String, String> {
        let board = game.board();
        let seats = || Seat::all(game.seats());
        let words: Vec<&str> = key.split_whitespace().collect();
        let seat = || words.first().ok_or("a seat is missing")?.parse::<Seat>().map_err(error);
        let family = || words.get(1).ok_or("a family is missing")?.parse::<Family>().map_err(error);
        Ok(match what {
            "phase" => json!(board.phase).as_str().unwrap_or("").to_owned(),
            "round" => board.round.to_string(),
            "first" => board.first.map_or("none".to_owned(), |seat| seat.to_string()),
            "deck" => board.deck.to_string(),
            "deliveries" => board.deliveries_left().to_string(),
            "event-stack" => board.stack.to_string(),
            "again" => if board.again { "yes" } else { "no" }.to_owned(),
            "quay" => {
                let json = json!(board.quay);
                let places = json.as_array().ok_or("the quay is a list")?;
                let names: Vec<&str> = places.iter().map(|place| place.as_str().unwrap_or("-")).collect();
                names.join(" ").trim_end_matches([' ', '-']).to_owned()
            }
            "hands" => list(seats().map(|seat| game.hand(seat).len())),
            "piles" => list(seats().map(|seat| game.pile(seat).len())),
            "curses" => list(seats().map(|seat| board.curses(seat))),
            "hand" => cards(game.hand(seat()?)),
            "pile" => cards(game.pile(seat()?)),
            "table" => cards(board.sets[seat()?.index()].of(family()?)),
            "horizontal" => cards(board.horizontal[seat()?.index()].of(family()?)),
            "bless" => board.prosperity(seat()?, family()?).to_string(),
            "discard" => {
                let kept = [Back::Green, Back::Orange].map(|back| board.discard.backed(back));
                cards(kept[0].plus(kept[1]))
            }
            "used" => board.used.each().map(|token| token.to_string()).collect::<Vec<_>>().join(", "),
            "known" => {
                let [viewer, owner, zone] = words[..] else {
                    return Err("expected `VIEWER OWNER ZONE`".into());
                };
                let viewer: Viewer =
                    if viewer == "public" { Viewer::Spectator } else { viewer.parse().map_err(error)? };
                let owner: Seat = owner.parse().map_err(error)?;
                let zone = if zone == "hand" { Zone::Hand } else { Zone::Pile };
                cards(game.memory().of(viewer)[owner.index()][zone as usize])
            }
            _ => return Err(format!("nothing is known of `{what}`")),
        })
    }
}

fn cards(cards: Cards) -> String {
    if cards.is_empty() {
        return "none".to_owned();
    }
    cards.each().map(|card| card.to_string()).collect::<Vec<_>>().join(", ")
}

impl Table {
    fn player(&mut self, seat: usize) -> &mut Map<String, Value> {
        self.players.entry(seat).or_default()
    }

    /// What the public remembers every seat remembers of its rivals.
    fn share_memory(&mut self, seats: usize) {
        let public = self.memory.get("public").cloned().unwrap_or_default();
        for (owner, lists) in public {
            for viewer in (1..=seats).map(|seat| seat.to_string()).filter(|viewer| *viewer != owner) {
                let own = self.memory.entry(viewer).or_default().entry(owner.clone()).or_default();
                for (zone, list) in &lists {
                    own.entry(zone.clone()).or_insert_with(|| list.clone());
                }
            }
        }
    }

    /// So many cards that nobody holds that the deck has the size described: goods from the last type on.
    fn discard(&self, seats: usize, quay: &[Value], players: &[Value]) -> Result<Vec<String>, String> {
        let mut left = data().cards;
        let mut face_down = 0;
        let mut place = |name: &str| -> Result<(), String> {
            if name == "character" {
                face_down += 1;
                return Ok(());
            }
            let card: Card = name.parse().map_err(error)?;
            if !left.has(card) {
                return Err(format!("there are not as many of {card}"));
            }
            left = left.without(card);
            Ok(())
        };
        for player in players {
            let laid = player["sets"].as_object().into_iter().flat_map(Map::values);
            let lists = laid.chain([&player["hand"], &player["pile"]]).filter_map(Value::as_array);
            lists.flatten().filter_map(Value::as_str).try_for_each(&mut place)?;
        }
        quay.iter().filter_map(Value::as_str).try_for_each(&mut place)?;
        self.discarded.iter().map(String::as_str).try_for_each(&mut place)?;
        let removed = 54 - usize::from(data().deck[seats]);
        let open = left.backed(Back::Beige).len() + left.backed(Back::Orange).len() - face_down;
        let surplus =
            (open - removed).checked_sub(self.deck.unwrap_or(18)).ok_or("the deck cannot be so big")?;
        let mut goods: Vec<Card> = left.backed(Back::Beige).each().collect();
        goods.reverse();
        // Characters only when there are no goods left for it.
        let characters: Vec<Card> = left.backed(Back::Orange).each().skip(face_down).collect();
        goods.extend(characters.into_iter().rev());
        if goods.len() < surplus {
            return Err("there are not enough goods for the discard pile".to_owned());
        }
        let filled = goods[..surplus].iter().map(ToString::to_string);
        Ok(filled.chain(self.discarded.iter().cloned()).collect())
    }

    /// The stack, and tokens that have been used: those of the box that come first, without Deceit unless there
    /// are points from it.
    fn events(&self, players: &[Value]) -> Result<(Vec<String>, Vec<String>), String> {
        let Some(stack) = &self.stack else { return Ok((Vec::new(), Vec::new())) };
        let mut left = data().tokens;
        for name in stack {
            left = left.without(name.parse().map_err(error)?);
        }
        let mut used = 5 - stack.len();
        for player in players {
            let curses = player["curses"].as_u64().unwrap_or(0);
            let blessed = player["prosperity"].as_object().into_iter().flat_map(Map::values);
            let placed = curses + blessed.filter_map(Value::as_u64).sum::<u64>();
            used = used.checked_sub(placed as usize).ok_or("too many tokens")?;
        }
        let deceit = players.iter().any(|player| player["deceit_points"].as_u64().unwrap_or(0) > 0);
        let candidates = left.each().filter(|token| !matches!(token, Token::Curse | Token::Prosperity));
        let mut candidates: Vec<Token> = candidates.collect();
        if deceit {
            candidates.reverse();
        }
        Ok((stack.clone(), candidates[..used].iter().map(ToString::to_string).collect()))
    }
}

/// For tests in code: a position from the lines of a scenario.
pub(crate) fn position(text: &str) -> Sobek {
    lines::position::<Sobek, Table>(text)
}

/// For tests in code: carries out a step given as in records and returns what happened.
pub(crate) fn step(game: &mut Sobek, line: &str) -> Vec<Step<Sobek>> {
    lines::step::<Sobek, Table>(game, line)
}

/// The events without their positions.
pub(crate) fn events(log: Vec<Step<Sobek>>) -> Vec<Event> {
    log.into_iter().map(|step| step.event).collect()
}
