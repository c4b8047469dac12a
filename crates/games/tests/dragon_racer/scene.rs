//! Positions of Dragon Racer in scenario files. Lines, besides those of all games:
//! - `turn-number 2` (1 unless given), `phase draft`; without a phase `flight`, unless there are hands: the flying seat
//!   is asked about its first attack card, or about firing;
//! - `heroes rowan - li`: by seat (rowan, rosella, li, saskia, nerys, kafka, amrita, katsuro unless given);
//! - `distances 10 20`, `moved 0 3`: by seat (0 unless given); `trophies 2 1`: by seat (unless given by distance at the
//!   start of the turn, of equals the lower seat flying first);
//! - `tiles wood red, star blue`: turned over, in order (as in the data file unless given);
//! - `team 1: drizzle, jadehorn, emberling` (filled up with free cards, of level 1 first);
//! - `hand 1: mossy`, `picks 1: puddle, drizzle`: cards in hand and drafted, the latter by pass; filled up to what the
//!   phase wants with cards that the own team needs least;
//! - `flying 2` (the first in order unless given), `attacks malachite 1 2 3, eclipse 1 2 1` (card, by, on, slot),
//!   `asking malachite`, `firing 1 2`, `exchange 1: 2 mossy verdigris` (slot, which left, which entered).

use super::support::scenario::{self as lines, Scene, error, items, list};
use engine::{Game, Options, Seat, Step};
use games::dragon_racer::data::data;
use games::dragon_racer::{Cards, Colour, Dragon, DragonRacer, Event, Hero, Tile};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

const HEROES: [&str; 8] = ["rowan", "rosella", "li", "saskia", "nerys", "kafka", "amrita", "katsuro"];
const TILES: [&str; 6] =
    ["wood red", "mountains yellow", "caves green", "bay green", "city blue", "caves yellow"];

/// A position while it is described.
#[derive(Default)]
pub(crate) struct Table {
    turn: usize,
    phase: Option<String>,
    heroes: Option<Vec<String>>,
    tiles: Option<Vec<String>>,
    numbers: BTreeMap<String, Vec<i64>>,
    /// `team`, `hand`, `picks`, by seat number.
    cards: BTreeMap<(String, usize), Vec<String>>,
    exchanges: BTreeMap<usize, Value>,
    flying: Option<usize>,
    attacks: Vec<Value>,
    asking: Option<String>,
}

fn numbers(text: &str) -> Result<Vec<i64>, String> {
    text.split_whitespace().map(|word| word.parse().map_err(error)).collect()
}

impl Scene<DragonRacer> for Table {
    fn line(&mut self, word: &str, rest: &str) -> Result<bool, String> {
        let (key, value) = rest.split_once(':').map_or((rest, ""), |(key, value)| (key.trim(), value.trim()));
        match word {
            "turn-number" => self.turn = rest.parse().map_err(error)?,
            "phase" => self.phase = Some(rest.to_owned()),
            "heroes" => self.heroes = Some(rest.split_whitespace().map(str::to_owned).collect()),
            "tiles" => self.tiles = Some(items(rest).map(str::to_owned).collect()),
            "distances" | "moved" | "trophies" | "firing" => {
                self.numbers.insert(word.to_owned(), numbers(rest)?);
            }
            "team" | "hand" | "picks" => {
                let seat = key.parse().map_err(error)?;
                self.cards.insert((word.to_owned(), seat), items(value).map(str::to_owned).collect());
            }
            "exchange" => {
                let [slot, left, entered] = value.split_whitespace().collect::<Vec<_>>()[..] else {
                    return Err("expected `SEAT: SLOT LEFT ENTERED`".into());
                };
                let slot: i64 = slot.parse().map_err(error)?;
                let exchange = json!({"slot": slot, "left": left, "entered": entered});
                self.exchanges.insert(key.parse().map_err(error)?, exchange);
            }
            "flying" => self.flying = Some(rest.parse().map_err(error)?),
            "attacks" => {
                for attack in items(rest) {
                    let (card, places) = attack.split_once(' ').ok_or("expected `CARD BY ON SLOT`")?;
                    let places = numbers(places)?;
                    let [by, on, slot] = places[..] else { return Err("expected `CARD BY ON SLOT`".into()) };
                    self.attacks.push(json!({"card": card, "by": by, "on": on, "slot": slot}));
                }
            }
            "asking" => self.asking = Some(rest.to_owned()),
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn position(&mut self, seats: usize, options: &Options) -> Result<DragonRacer, String> {
        self.turn = self.turn.max(1);
        let tiles: Vec<String> = match &self.tiles {
            Some(tiles) => tiles.clone(),
            None => TILES[..self.turn - 1].iter().map(|&tile| tile.to_owned()).collect(),
        };
        let draft = self.cards.keys().any(|(kind, _)| kind == "hand");
        let mut phase = self.phase.clone().unwrap_or(if draft { "draft" } else { "flight" }.to_owned());
        let trophies = self.trophies(seats);
        let flyer =
            self.flying.or_else(|| trophies.iter().position(|&place| place == seats as i64).map(|at| at + 1));
        let flies = !["draft", "deal", "reveal", "over"].contains(&phase.as_str());
        let players = self.players(seats, &tiles, &trophies, &phase, options)?;
        let asking = self.asking(&players, flyer, &phase);
        if phase == "flight" {
            if asking.is_some() { "attack" } else { "fire" }.clone_into(&mut phase);
        }
        let position = json!({
            "seats": seats, "options": options, "phase": phase, "turn": self.turn, "tiles": tiles,
            "players": players, "flying": flyer.filter(|_| flies), "attacks": self.attacks, "asking": asking,
            "firing": self.numbers.get("firing").cloned().unwrap_or_default(),
        });
        serde_json::from_value(position).map_err(error)
    }

    /// - `phase fire`, `turn-number 2`, `distances 3 4`, `moved 3 4`, `trophies 2 1`, `flight-order 1 2`;
    /// - `team 1: drizzle, jadehorn` by slot, `hand 1: …`, `drafted 1: …` by name (`none` for no card), `hero 1: rowan`;
    /// - `hands 3 3`, `piles 0 1` (drafted cards), `undealt 7`, `committed 1 2`, `tiles wood red, star blue`;
    /// - `attacks malachite 1 2 3` (card, by, on, slot), `space 1: 24`.
    fn found(game: &DragonRacer, what: &str, key: &str) -> Result<String, String> {
        let board = game.board();
        let seats = || Seat::all(board.seats());
        let seat = || key.parse::<Seat>().map_err(error);
        Ok(match what {
            "phase" => json!(board.phase).as_str().unwrap_or("").to_owned(),
            "turn-number" => board.turn.to_string(),
            "distances" => list(seats().map(|seat| board.distance(seat))),
            "moved" => list(seats().map(|seat| board.moved(seat))),
            "trophies" => list(seats().map(|seat| board.trophy(seat).unwrap_or(0))),
            "flight-order" => list(board.flight_order()),
            "hands" => list(seats().map(|seat| board.hand_size(seat))),
            "piles" => list(seats().map(|seat| board.drafted_count(seat))),
            "undealt" => game.undealt().len().to_string(),
            "committed" => list(board.committed.iter()),
            "tiles" => board.tiles().map(|tile| tile.to_string()).collect::<Vec<_>>().join(", "),
            "team" => cards(board.team(seat()?).iter().map(|(_, dragon)| dragon)),
            "hand" => sorted(game.hand(seat()?)),
            "drafted" => sorted(game.drafted(seat()?)),
            "hero" => board.hero(seat()?).map_or("none".to_owned(), |hero| hero.to_string()),
            "space" => board.space(seat()?).to_string(),
            "attacks" => {
                let attack = |attack: games::dragon_racer::LyingAttack| {
                    format!("{} {} {} {}", attack.card, attack.by, attack.on, attack.slot)
                };
                cards(board.attacks.iter().map(attack))
            }
            _ => return Err(format!("nothing is known of `{what}`")),
        })
    }
}

fn cards(names: impl Iterator<Item = impl ToString>) -> String {
    let names: Vec<String> = names.map(|name| name.to_string()).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

fn sorted(pile: Cards) -> String {
    let mut names: Vec<String> = pile.each().map(|card| card.to_string()).collect();
    names.sort();
    cards(names.iter())
}

fn as_cards(names: &[String]) -> Result<Vec<Dragon>, String> {
    names.iter().map(|name| name.parse().map_err(error)).collect()
}

/// Cards that nobody has been given yet.
struct Free(Vec<Dragon>);

impl Free {
    fn take(&mut self, card: Dragon) -> Result<(), String> {
        let at =
            self.0.iter().position(|&free| free == card).ok_or(format!("there are not as many of {card}"))?;
        self.0.remove(at);
        Ok(())
    }

    /// Adds free cards to a list up to a size, those first of which `key` is least.
    fn fill(&mut self, list: &mut Vec<Dragon>, size: usize, key: impl Fn(Dragon) -> (u8, u8)) {
        self.0.sort_by_key(|&card| (key(card), card));
        let missing = size.saturating_sub(list.len()).min(self.0.len());
        list.extend(self.0.drain(..missing));
    }
}

impl Table {
    fn numbers(&self, name: &str, seats: usize) -> Vec<i64> {
        let mut numbers = self.numbers.get(name).cloned().unwrap_or_default();
        numbers.resize(seats, 0);
        numbers
    }

    fn trophies(&self, seats: usize) -> Vec<i64> {
        if let Some(trophies) = self.numbers.get("trophies") {
            return trophies.clone();
        }
        let start: Vec<i64> = self
            .numbers("distances", seats)
            .iter()
            .zip(self.numbers("moved", seats))
            .map(|(d, m)| d - m)
            .collect();
        let behind = |seat: usize| (0..seats).filter(move |&other| (other, 0) != (seat, 1));
        let place = |seat: usize| {
            behind(seat).filter(|&other| (start[other], other) > (start[seat], seat)).count() as i64 + 1
        };
        (0..seats).map(place).collect()
    }

    fn asking(&self, players: &[Value], flyer: Option<usize>, phase: &str) -> Option<String> {
        if self.asking.is_some() || !["flight", "attack"].contains(&phase) {
            return self.asking.clone();
        }
        let picks = players.get(flyer? - 1)?["picks"].as_array()?;
        let names = picks.iter().filter_map(Value::as_str);
        let mut attacks: Vec<&str> = names.filter(|name| name.parse().is_ok_and(Dragon::is_attack)).collect();
        attacks.sort_unstable();
        attacks.first().map(|&name| name.to_owned())
    }

    fn players(
        &self,
        seats: usize,
        tiles: &[String],
        trophies: &[i64],
        phase: &str,
        options: &Options,
    ) -> Result<Vec<Value>, String> {
        let mut free = Self::free(seats, tiles, options)?;
        let heroes: Vec<String> = match &self.heroes {
            Some(heroes) => heroes.clone(),
            None => HEROES[..seats].iter().map(|&hero| hero.to_owned()).collect(),
        };
        let mut lists = BTreeMap::new();
        for ((kind, seat), names) in &self.cards {
            let cards = as_cards(names)?;
            let given = self.exchanges.get(seat).and_then(|exchange| exchange["entered"].as_str());
            for &card in &cards {
                // What entered the team was drafted.
                if kind == "team" || given != Some(&*card.to_string()) {
                    free.take(card)?;
                }
            }
            lists.insert((kind.as_str(), *seat), cards);
        }
        for exchange in self.exchanges.values() {
            free.take(exchange["left"].as_str().unwrap_or("").parse().map_err(error)?)?;
        }
        let all = usize::from(data().turns.dealt[self.turn - 1]);
        let pass = self.cards.iter().filter(|((kind, _), _)| kind == "picks").map(|(_, names)| names.len());
        let pass =
            pass.min().filter(|_| (1..=seats).all(|seat| lists.contains_key(&("picks", seat)))).unwrap_or(0);
        for seat in 1..=seats {
            let hero: Hero = heroes[seat - 1].parse().map_err(error)?;
            let team = lists.entry(("team", seat)).or_default();
            free.fill(team, hero.team_size(), |card| (card.facts().level, 0));
        }
        for seat in 1..=seats {
            let needs: Vec<Colour> = lists[&("team", seat)]
                .iter()
                .flat_map(|dragon| dragon.needs().iter())
                .map(|(colour, _)| colour)
                .collect();
            let useless =
                |card: Dragon| (u8::from(card.is_attack()), u8::from(needs.contains(&card.colour())));
            let picks = lists.entry(("picks", seat)).or_default();
            if !["draft", "deal", "reveal", "over"].contains(&phase) {
                // A dragon that left counts as drafted now, the one that entered was.
                free.fill(picks, all, useless);
            }
            let picked = picks.len();
            if phase == "draft" {
                let hand = lists.entry(("hand", seat)).or_default();
                free.fill(hand, all - picked.max(pass), useless);
            }
        }
        let (distances, moved) = (self.numbers("distances", seats), self.numbers("moved", seats));
        let names = |kind: &str, seat: usize| -> Vec<String> {
            let list = lists.iter().find(|((other, of), _)| *other == kind && *of == seat);
            list.map_or(Vec::new(), |(_, cards)| cards.iter().map(ToString::to_string).collect())
        };
        let player = |seat: usize| {
            let mut player = Map::new();
            player.insert("hero".into(), json!(heroes[seat - 1]));
            player.insert("trophy".into(), json!(trophies[seat - 1]));
            player.insert("distance".into(), json!(distances[seat - 1]));
            player.insert("moved".into(), json!(moved[seat - 1]));
            for kind in ["team", "hand", "picks"] {
                player.insert(kind.into(), json!(names(kind, seat)));
            }
            if let Some(exchange) = self.exchanges.get(&seat) {
                player.insert("exchange".into(), exchange.clone());
            }
            Value::Object(player)
        };
        Ok((1..=seats).map(player).collect())
    }

    /// All cards in play.
    fn free(seats: usize, tiles: &[String], options: &Options) -> Result<Free, String> {
        let game = DragonRacer::new(DragonRacer::setup(seats, options).map_err(error)?);
        let mut cards: Vec<Dragon> = game.board().cards_in_play().each().collect();
        for tile in tiles {
            let tile: Tile = tile.parse().map_err(error)?;
            cards.extend(game.board().cards_of_tile(tile).each());
        }
        Ok(Free(cards))
    }
}

/// For tests in code: a position from the lines of a scenario.
pub(crate) fn position(text: &str) -> DragonRacer {
    lines::position::<DragonRacer, Table>(text)
}

/// For tests in code: carries out a step given as in records and returns what happened.
pub(crate) fn step(game: &mut DragonRacer, line: &str) -> Vec<Step<DragonRacer>> {
    lines::step::<DragonRacer, Table>(game, line)
}

/// The events without their positions.
pub(crate) fn events(log: Vec<Step<DragonRacer>>) -> Vec<Event> {
    log.into_iter().map(|step| step.event).collect()
}

/// Cards by name.
pub(crate) fn pile(names: &str) -> Cards {
    names.split_whitespace().map(|name| name.parse::<Dragon>().unwrap()).collect()
}
