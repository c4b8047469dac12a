//! Positions of Camel Up in scenario files: what lines need not say.
//!
//! `race 1:blue,green 9:boo@2 out:pink` are camels, tiles and dice that are out, which show 1 (black 1) unless `dice
//! pink 3, grey white 2` says otherwise. Seat 1 has the turn in leg 1, and everybody has 3 EP; the last seat holds the
//! pyramid tickets for the dice that are out if no player is given any. `deck winner: 1 blue, 2 green` are finish cards
//! by owner and colour from the one played earliest.

use crate::support::scenario::{self as lines, error, items, list};
pub(crate) use crate::support::scenario::{events, step};
use crate::support::scene::{Form, Scene, joined, texts};
use engine::{Options, Seat};
use games::camel_up::race::{self, Die, Racer};
use games::camel_up::{CamelUp, Deck, FinishCard};
use serde_json::{Value, json};

impl Scene for CamelUp {
    const SHORT: &'static [(&'static str, &'static str)] = &[("pyramid", "pyramid_tickets")];
    const LISTS: &'static [&'static str] = &["tickets", "dice"];

    fn line(form: &mut Form, word: &str, rest: &str) -> Result<bool, String> {
        match (word, rest.split_once(": ")) {
            ("race", _) => {
                let scene: race::Scene = rest.parse().map_err(error)?;
                let stacks = scene.race.stacks().map(|(space, stack)| (space.to_string(), json!(stack)));
                form.fields.insert("camels".to_owned(), Value::Object(stacks.collect()));
                let tiles = scene.tiles.iter();
                let tiles = tiles
                    .map(|tile| (tile.space.to_string(), json!(format!("{}@{}", tile.side, tile.owner))));
                form.fields.insert("tiles".to_owned(), Value::Object(tiles.collect()));
                form.fields.insert("out".to_owned(), scene.out.iter().map(|die| die.to_string()).collect());
            }
            ("deck", Some((deck, cards))) => {
                let mut played = Vec::new();
                for card in items(cards) {
                    let (owner, colour) = card.split_once(' ').ok_or("expected `owner colour`")?;
                    played.push(json!({"owner": owner.parse::<i64>().map_err(error)?, "colour": colour}));
                }
                form.fields.insert(format!("{deck}_deck"), json!(played));
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn fill(form: &mut Form, options: &Options) -> Result<(), String> {
        let first = options.get("first_seat").and_then(|seat| seat.parse().ok()).unwrap_or(1);
        form.default(&json!({ "phase": "turn", "leg": 1, "first": first, "turn": 1 }));
        let (out, shown) = (form.fields.remove("out"), texts(form.fields.get("dice")));
        let show = |die: String| {
            let given = shown.iter().find(|text| text.starts_with(&die)).cloned();
            given.unwrap_or_else(|| {
                if die == Die::Grey.to_string() { "grey black 1".into() } else { format!("{die} 1") }
            })
        };
        let dice: Vec<String> = texts(out.as_ref()).into_iter().map(show).collect();
        form.fields.insert("dice".to_owned(), json!(dice));
        let given = form.players.iter().any(|player| player.contains_key("pyramid_tickets"));
        if let (false, Some(last)) = (given, form.players.last_mut()) {
            last.insert("pyramid_tickets".to_owned(), json!(dice.len()));
        }
        for player in &mut form.players {
            player.entry("money").or_insert(json!(3));
        }
        Ok(())
    }

    /// - `race 1:blue,green 9:boo@2 out:pink`; `ranking blue green pink purple yellow`;
    /// - `active 2`: whose turn it is, also while a die is in the air;
    /// - `hands 5 4 5`, `left green: 3 2 2`, `deck winner: 1 blue, 2 green`.
    fn found(game: &Self, what: &str, key: &str) -> Result<Option<String>, String> {
        let board = game.board();
        Ok(Some(match what {
            "race" => scene(game).to_string(),
            "active" => board.active().map_or("none".to_owned(), |seat| seat.to_string()),
            "hands" => list(Seat::all(board.seats()).map(|seat| game.hand(seat).len())),
            "ranking" => board.ranking().ok_or("not all racers are placed")?.map(Racer::name).join(" "),
            "left" => list(board.tickets.left(key.parse().map_err(error)?).iter()),
            "deck" => {
                let deck: Deck = key.parse().map_err(error)?;
                let card =
                    |card: FinishCard| format!("{} {}", card.owner, card.colour.map_or("?", Racer::name));
                joined(game.decks().iter(deck).map(card))
            }
            _ => return Ok(None),
        }))
    }
}

fn scene(game: &CamelUp) -> race::Scene {
    let board = game.board();
    let mut words: Vec<String> = vec![board.race.to_string()];
    for seat in Seat::all(board.seats()) {
        if let Some(tile) = board.tile_of(seat) {
            words.push(format!("{}:{}@{seat}", tile.space, tile.side));
        }
    }
    let mut scene: race::Scene = words.join(" ").parse().expect("a position has a scene");
    scene.out = board.dice.out();
    scene
}

/// A position from the lines of a scenario.
pub(crate) fn position(text: &str) -> CamelUp {
    lines::position(text)
}
