//! How scenarios describe positions of Camel Up. Lines, in any order after `seats`:
//! - `race 1:blue,green 9:boo@2 out:pink`: camels, tiles and dice that are out, which show 1 (black 1)
//!   unless `dice pink 3, grey white 2` says otherwise; `turn 2`; `leg 2` (1 and 1 unless given);
//! - `player 2: money 5; tickets green 5, pink 3; pyramid 1; partner 4` (3 EP and nothing unless given; the
//!   last seat holds the pyramid tickets for the dice that are out if no player is given any);
//! - `deck winner: 1 blue, 2 green`: finish cards by owner and colour from the one played earliest.
//!
//! What may be expected besides:
//! - `race SCENE`: camels, tiles and dice that are out;
//! - `phase turn`, `leg 2`, `active 2` (whose turn it is, also while a die is in the air), `money 3 4 5`, `pyramid 1 0 0`, `hands 5 4 5`;
//! - `tickets 2: green 5, pink 3`, `left green: 3 2 2`, `partner 1: 4` (or `none`);
//! - `deck winner: 1 blue, 2 green`, `ranking blue green pink purple yellow`.

use super::support::scenario::{self, Done, Scene, error, items, list};
use engine::{Options, Seat, Step};
use games::camel_race::{self, Die, Racer};
use games::camel_up::{CamelUp, Deck, Event};
use serde_json::{Map, Value, json};

/// What the lines say.
#[derive(Default)]
pub(crate) struct Cu {
    race: camel_race::Scene,
    dice: Vec<String>,
    players: Vec<Map<String, Value>>,
    decks: [Vec<Value>; 2],
    turn: Option<usize>,
    leg: Option<u16>,
}

impl Scene<CamelUp> for Cu {
    fn line(&mut self, word: &str, rest: &str) -> Result<bool, String> {
        match word {
            "race" => self.race = rest.parse().map_err(error)?,
            "dice" => self.dice = items(rest).map(str::to_owned).collect(),
            "turn" => self.turn = Some(rest.parse().map_err(error)?),
            "leg" => self.leg = Some(rest.parse().map_err(error)?),
            "player" => self.player(rest)?,
            "deck" => self.deck(rest)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn position(&mut self, seats: usize, options: &Options) -> Result<CamelUp, String> {
        self.players.resize(seats, Map::new());
        self.fill_in();
        let race = &self.race;
        let stacks: Map<String, Value> =
            race.race.stacks().map(|(space, stack)| (space.to_string(), json!(stack))).collect();
        let tiles: Map<String, Value> = (race.tiles.iter())
            .map(|tile| (tile.space.to_string(), json!(format!("{}@{}", tile.side, tile.owner))))
            .collect();
        let first = options.get("first_seat").and_then(|seat| seat.parse().ok()).unwrap_or(1);
        let position = json!({
            "seats": seats, "options": options, "phase": "turn", "leg": self.leg.unwrap_or(1),
            "first": first, "turn": self.turn.unwrap_or(1), "camels": stacks,
            "dice": race.out.iter().map(|die| self.shown(die)).collect::<Vec<_>>(), "tiles": tiles,
            "players": self.players, "winner_deck": self.decks[0], "loser_deck": self.decks[1],
        });
        serde_json::from_value(position).map_err(error)
    }

    fn found(game: &CamelUp, what: &str, key: &str) -> Result<String, String> {
        let board = game.board();
        let seats = || Seat::all(board.seats());
        Ok(match what {
            "race" => scene(game).to_string(),
            "phase" => json!(board.phase).as_str().unwrap_or("").to_owned(),
            "leg" => board.leg.to_string(),
            "active" => board.active().map_or("none".to_owned(), |seat| seat.to_string()),
            "money" => list(seats().map(|seat| board.money(seat))),
            "pyramid" => list(seats().map(|seat| board.pyramid_tickets(seat))),
            "hands" => list(seats().map(|seat| game.hand(seat).len())),
            "ranking" => board.ranking().ok_or("not all racers are placed")?.map(Racer::name).join(" "),
            "tickets" => comma_list(board.tickets_of(key.parse().map_err(error)?)),
            "left" => list(board.tickets.left(key.parse().map_err(error)?).iter()),
            "partner" => {
                let partner = board.partner(key.parse().map_err(error)?);
                partner.map_or("none".to_owned(), |partner| partner.to_string())
            }
            "deck" => {
                let deck: Deck = key.parse().map_err(error)?;
                let card = |card: games::camel_up::FinishCard| {
                    format!("{} {}", card.owner, card.colour.map_or("?", Racer::name))
                };
                comma_list(game.decks().iter(deck).map(card))
            }
            _ => return Err(format!("nothing is known of `{what}`")),
        })
    }
}

fn comma_list(values: impl Iterator<Item = impl ToString>) -> String {
    values.map(|value| value.to_string()).collect::<Vec<_>>().join(", ")
}

impl Cu {
    /// What is not given: money, and the pyramid tickets of the dice that are out.
    fn fill_in(&mut self) {
        let given = self.players.iter().any(|player| player.contains_key("pyramid_tickets"));
        if let (false, Some(last)) = (given, self.players.last_mut()) {
            last.insert("pyramid_tickets".to_owned(), json!(self.race.out.len()));
        }
        for player in &mut self.players {
            player.entry("money").or_insert(json!(3));
        }
    }

    fn shown(&self, die: Die) -> String {
        let given = self.dice.iter().find(|text| text.starts_with(&die.to_string())).cloned();
        given.unwrap_or_else(|| if die == Die::Grey { "grey black 1".into() } else { format!("{die} 1") })
    }

    fn player(&mut self, rest: &str) -> Done {
        let (seat, parts) = rest.split_once(':').ok_or("expected `player SEAT: …`")?;
        let seat: Seat = seat.parse().map_err(error)?;
        if self.players.len() <= seat.index() {
            self.players.resize(seat.index() + 1, Map::new());
        }
        for part in parts.split(';') {
            let (key, value) = part.trim().split_once(' ').ok_or("expected `key value`")?;
            let (key, value) = match key {
                "tickets" => (key, items(value).collect()),
                "pyramid" => ("pyramid_tickets", json!(value.parse::<i64>().map_err(error)?)),
                _ => (key, json!(value.parse::<i64>().map_err(error)?)),
            };
            self.players[seat.index()].insert(key.to_owned(), value);
        }
        Ok(())
    }

    fn deck(&mut self, rest: &str) -> Done {
        let (deck, cards) = rest.split_once(':').ok_or("expected `deck winner: …`")?;
        let deck: Deck = deck.parse().map_err(error)?;
        for card in items(cards) {
            let (owner, colour) = card.split_once(' ').ok_or("expected `owner colour`")?;
            let owner: i64 = owner.parse().map_err(error)?;
            self.decks[deck as usize].push(json!({"owner": owner, "colour": colour}));
        }
        Ok(())
    }
}

fn scene(game: &CamelUp) -> camel_race::Scene {
    let board = game.board();
    let mut words: Vec<String> = vec![board.race.to_string()];
    for seat in Seat::all(board.seats()) {
        if let Some(tile) = board.tile_of(seat) {
            words.push(format!("{}:{}@{seat}", tile.space, tile.side));
        }
    }
    let mut scene: camel_race::Scene = words.join(" ").parse().expect("a position has a scene");
    scene.out = board.dice.out();
    scene
}

/// For tests in code: a position from the lines of a scenario.
pub(crate) fn position(lines: &str) -> CamelUp {
    scenario::position::<CamelUp, Cu>(lines)
}

/// For tests in code: carries out a step given as in records and returns what happened.
pub(crate) fn step(game: &mut CamelUp, line: &str) -> Vec<Step<CamelUp>> {
    scenario::step::<CamelUp, Cu>(game, line)
}

/// The events without their positions.
pub(crate) fn events(log: Vec<Step<CamelUp>>) -> Vec<Event> {
    log.into_iter().map(|step| step.event).collect()
}
