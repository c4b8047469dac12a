//! How scenarios describe positions of Camel Up Cards. Lines, in any order:
//! - `race start[green] 7[blue,white] 3-4[yellow]`: where all camels stand, stacks from bottom to top;
//! - `last 16`: the last space (that of the start if left out); `storms 3-4, 7-8`; `fox 9@2`, `palm 3-4@1`;
//! - `phase turn` (unless given), `leg 1`, `turn 1`, `first 1`;
//! - `player 2: money 5; bets leg green 5, third blue; kept green 2; shown white 1; played blue 1; hand …;
//!   discards …; deck …; show …` (3 EP and no bets unless given);
//! - `deck white 2, blue 1`: what is left of the race deck; `revealed blue 1`: what was drawn from it.
//!
//! In a leg, cards that are not given are filled in from those that are left over: kept cards, the race deck (if
//! `deck` is given, what it lacks has been revealed) and discards.

use super::support::scenario::{self, Scene, error, items, list};
use engine::{Game, Options, Seat, Step};
use games::camel_up_cards::{Camel, CamelUpCards, Cards, Figure, RaceCard};
use serde_json::{Map, Value, json};

/// What the lines say.
#[derive(Default)]
pub(crate) struct Cc {
    fields: Map<String, Value>,
    players: Vec<Map<String, Value>>,
    left: Option<Vec<String>>,
}

fn texts(value: &str) -> Vec<String> {
    items(value).map(str::to_owned).collect()
}

fn camels(text: &str) -> Result<Value, String> {
    let mut stacks = Map::new();
    for word in text.split_whitespace() {
        let stack = word.strip_suffix(']').and_then(|word| word.split_once('['));
        let (place, colours) = stack.ok_or("expected PLACE[stack]")?;
        stacks.insert(place.to_owned(), json!(texts(colours)));
    }
    Ok(Value::Object(stacks))
}

impl Scene<CamelUpCards> for Cc {
    fn line(&mut self, word: &str, rest: &str) -> Result<bool, String> {
        let number = || rest.parse::<i64>().map(Value::from).map_err(error);
        let (key, value) = match word {
            "race" => ("camels", camels(rest)?),
            "last" => ("last_space", number()?),
            "leg" | "turn" | "first" => (word, number()?),
            "phase" => (word, json!(rest)),
            "storms" | "revealed" => (word, json!(texts(rest))),
            "fox" | "palm" => {
                let figures = self.fields.entry("figures").or_insert_with(|| json!({}));
                figures[word] = json!(rest);
                return Ok(true);
            }
            "deck" => {
                self.left = Some(texts(rest));
                return Ok(true);
            }
            "player" => {
                self.player(rest)?;
                return Ok(true);
            }
            _ => return Ok(false),
        };
        self.fields.insert(key.to_owned(), value);
        Ok(true)
    }

    fn position(&mut self, seats: usize, options: &Options) -> Result<CamelUpCards, String> {
        self.players.resize(seats, Map::new());
        let setup = CamelUpCards::setup(seats, options).map_err(error)?;
        let mut json = std::mem::take(&mut self.fields);
        json.insert("seats".to_owned(), json!(seats));
        json.insert("options".to_owned(), json!(options));
        for (key, value) in
            [("phase", json!("turn")), ("leg", json!(1)), ("last_space", json!(setup.leg_setup.spaces))]
        {
            json.entry(key).or_insert(value);
        }
        let phase = json["phase"].as_str().unwrap_or("").to_owned();
        if !["start", "deal", "sort"].contains(&phase.as_str()) {
            json.entry("turn").or_insert(json!(1));
            self.fill(&mut json, setup)?;
        }
        for player in &mut self.players {
            player.entry("money").or_insert(json!(3));
        }
        json.insert("players".to_owned(), json!(self.players));
        serde_json::from_value(Value::Object(json)).map_err(error)
    }

    /// What may be expected:
    /// - `race start[green] 7[blue]`, `last 16`, `storms 3-4, 7-8`, `fox: 9@2` or `fox: supply`;
    /// - `phase turn`, `leg 2`, `first 1`, `money 3 4 5`, `camels 1 2 3 4 5` (places in listing order);
    /// - `bets 1: leg blue 5, third green`, `left green: 3 2 2`, `cards 1: fox` (figure cards);
    /// - `hand 1: …`, `discards 1: …`, `in 1: …` (own deck cards), `kept 1: …`, `shown 1: …`, `played 1: …`;
    /// - `choices 3 3 0 3`, `deck blue 1, …`, `pile blue 1, …`, `discarded 20` (cards on the discard pile);
    /// - `display winner: blue, green` (camels of a kind of bet on display), `cells fox` as in `options`.
    fn found(game: &CamelUpCards, what: &str, key: &str) -> Result<String, String> {
        let board = game.board();
        let seats = || Seat::all(board.seats());
        let seat = || key.parse::<Seat>().map_err(error);
        let heap = |cards: Cards| join(cards.iter());
        let one = |card: Option<RaceCard>| card.map_or("none".to_owned(), |card| card.to_string());
        Ok(match what {
            "race" => {
                list(board.standings().map(|standing| format!("{}[{}]", standing.cell, standing.camels)))
            }
            "last" => board.track.last().to_string(),
            "storms" => join(board.track.storms().map(|card| format!("{}-{}", 2 * card - 1, 2 * card))),
            "fox" => figure(game, Figure::Fox),
            "palm" => figure(game, Figure::Palm),
            "phase" => json!(board.phase).as_str().unwrap_or("").to_owned(),
            "leg" => board.leg.to_string(),
            "first" => board.first().map_or("none".to_owned(), |seat| seat.to_string()),
            "money" => list(seats().map(|seat| board.money(seat))),
            "camels" => list(board.places().iter()),
            "bets" => join(board.bets_of(seat()?)),
            "left" => list(board.bets.legs_left(key.parse::<Camel>().map_err(error)?).iter()),
            "cards" => join(board.figures_of(seat()?)),
            "hand" => heap(game.own(seat()?).hand),
            "discards" => heap(game.own(seat()?).discards),
            "in" => heap(game.own(seat()?).deck),
            "kept" => one(game.own(seat()?).kept.card()),
            "shown" => one(board.shown(seat()?)),
            "played" => one(board.played(seat()?)),
            "choices" => list(seats().map(|seat| board.choices_left(seat))),
            "deck" => heap(game.deck()),
            "pile" => join(board.pile.iter()),
            "discarded" => board.discard_pile().to_string(),
            "display" => {
                let of_kind = board.bets.on_display().filter(|bet| bet.kind.name() == key);
                join(of_kind.map(|bet| bet.camel))
            }
            _ => return Err(format!("nothing is known of `{what}`")),
        })
    }
}

fn join(values: impl Iterator<Item = impl ToString>) -> String {
    values.map(|value| value.to_string()).collect::<Vec<_>>().join(", ")
}

fn figure(game: &CamelUpCards, figure: Figure) -> String {
    game.board()
        .figure(figure)
        .map_or("supply".to_owned(), |placed| format!("{}@{}", placed.cell, placed.holder))
}

impl Cc {
    fn player(&mut self, rest: &str) -> Result<(), String> {
        let (seat, parts) = rest.split_once(':').ok_or("expected `player SEAT: …`")?;
        let seat: Seat = seat.parse().map_err(error)?;
        self.players.resize(self.players.len().max(seat.index() + 1), Map::new());
        for part in parts.split(';') {
            let (key, value) = part.trim().split_once(' ').ok_or("expected `key value`")?;
            let value = match key {
                "money" => json!(value.parse::<i64>().map_err(error)?),
                "kept" | "show" | "shown" | "played" => json!(value),
                _ => json!(texts(value)),
            };
            self.players[seat.index()].insert(key.to_owned(), value);
        }
        Ok(())
    }

    /// Fills in the cards of a leg that are not given.
    fn fill(
        &mut self,
        json: &mut Map<String, Value>,
        setup: games::camel_up_cards::Setup,
    ) -> Result<(), String> {
        let plan = setup.leg_setup;
        let given = |value: Option<&Value>| match value {
            Some(Value::String(text)) => vec![text.clone()],
            Some(Value::Array(texts)) => {
                texts.iter().filter_map(|text| text.as_str().map(str::to_owned)).collect()
            }
            _ => Vec::new(),
        };
        let mut pool: Vec<String> = Cards::all().iter().map(|card| card.to_string()).collect();
        let mut take = |card: &String| match pool.iter().position(|other| other == card) {
            Some(at) => Ok(pool.remove(at)),
            None => Err(format!("there are not so many cards {card}")),
        };
        let mut revealed = given(json.get("revealed"));
        let mut deck: Vec<String> = revealed.iter().chain(self.left.iter().flatten()).cloned().collect();
        // Cards of players that went into the deck are among these, or besides.
        let mut besides = deck.clone();
        for player in &self.players {
            for card in given(player.get("shown")).into_iter().chain(given(player.get("deck"))) {
                if let Some(at) = besides.iter().position(|other| *other == card) {
                    besides.remove(at);
                    continue;
                }
                deck.push(card.clone());
                if self.left.is_some() {
                    revealed.push(card);
                }
            }
        }
        deck.iter().try_for_each(|card| take(card).map(drop))?;
        for player in &self.players {
            for key in ["kept", "played", "discards"] {
                given(player.get(key)).iter().try_for_each(|card| take(card).map(drop))?;
            }
        }
        // Every third card of those left over, so that colours mix.
        let mut next = move || {
            let at = 2.min(pool.len() - 1);
            pool.rotate_left(at);
            pool.remove(0)
        };
        while deck.len() < setup.race_deck() {
            let card = next();
            if self.left.is_some() {
                revealed.push(card.clone());
            }
            deck.push(card);
        }
        json.insert("revealed".to_owned(), json!(revealed));
        for player in &self.players {
            for card in given(player.get("shown")).into_iter().chain(given(player.get("deck"))) {
                let at = deck.iter().position(|other| *other == card).ok_or("a card is given twice")?;
                deck.remove(at);
            }
        }
        for player in &mut self.players {
            if player.get("kept").is_none() && player.get("played").is_none() {
                player.insert("kept".to_owned(), json!(next()));
            }
            if plan.show > 0 && player.get("shown").is_none() {
                player.insert("shown".to_owned(), json!(deck.remove(0)));
            }
            let mut fill = |key: &str, cards: u8, next: &mut dyn FnMut() -> String| {
                let mut texts = given(player.get(key));
                while texts.len() < usize::from(cards) {
                    texts.push(next());
                }
                player.insert(key.to_owned(), json!(texts));
            };
            fill("deck", plan.deck, &mut || deck.remove(0));
            fill("discards", plan.discard, &mut next);
        }
        Ok(())
    }
}

/// A position from the lines of a scenario.
pub(crate) fn position(lines: &str) -> CamelUpCards {
    scenario::position::<CamelUpCards, Cc>(lines)
}

/// Carries out a step given as in records and returns what happened.
pub(crate) fn step(game: &mut CamelUpCards, line: &str) -> Vec<Step<CamelUpCards>> {
    scenario::step::<CamelUpCards, Cc>(game, line)
}
