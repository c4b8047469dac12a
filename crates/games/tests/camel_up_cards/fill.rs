//! Positions of Camel Up Cards in scenario files: what lines need not say.
//!
//! `race start[green] 7[blue,white] 3-4[yellow]` is where all camels stand, stacks from bottom to top; the last space
//! is that of the start. Seat 1 has a turn of leg 1, and everybody has 3 EP and no bets. In a leg, cards that are not
//! given are filled in from those that are left over: kept cards, the race deck and discards. If `deck white 2, blue 1`
//! says what is left of the race deck, what it lacks has been revealed.

pub(crate) use crate::support::scenario::step;
use crate::support::scenario::{self as lines, error, items, list};
use crate::support::scene::{Form, Scene, joined, texts};
use engine::{Game, Options, Seat};
use games::camel_up_cards::{Camel, CamelUpCards, Cards, Setup};
use serde_json::{Map, Value, json};

impl Scene for CamelUpCards {
    const SHORT: &'static [(&'static str, &'static str)] = &[
        ("last", "last_space"),
        ("fox", "figures.fox"),
        ("palm", "figures.palm"),
        ("in", "deck"),
        ("pile", "revealed"),
    ];
    const LISTS: &'static [&'static str] = &["storms", "revealed", "bets", "hand", "discards", "deck"];

    fn line(form: &mut Form, word: &str, rest: &str) -> Result<bool, String> {
        if word != "race" {
            return Ok(false);
        }
        let mut stacks = Map::new();
        for word in rest.split_whitespace() {
            let stack = word.strip_suffix(']').and_then(|word| word.split_once('['));
            let (place, colours) = stack.ok_or("expected PLACE[stack]")?;
            stacks.insert(place.to_owned(), items(colours).map(Value::from).collect());
        }
        form.fields.insert("camels".to_owned(), Value::Object(stacks));
        Ok(true)
    }

    fn fill(form: &mut Form, options: &Options) -> Result<(), String> {
        let setup = CamelUpCards::setup(form.seats, options).map_err(error)?;
        form.default(&json!({ "phase": "turn", "leg": 1, "last_space": setup.leg_setup.spaces }));
        if !["start", "deal", "sort"].contains(&form.text("phase").unwrap_or("")) {
            form.default(&json!({ "turn": 1 }));
            fill_leg(form, setup)?;
        }
        for player in &mut form.players {
            player.entry("money").or_insert(json!(3));
        }
        Ok(())
    }

    /// - `race start[green] 7[blue]`, `camels 1 2 3 4 5` (places in listing order), `cards 1: fox` (figure cards);
    /// - `left green: 3 2 2`, `display winner: blue, green` (camels of a kind of bet on display);
    /// - `choices 3 3 0 3`, `deck blue 1, …`, `discarded 20` (cards on the discard pile).
    fn found(game: &Self, what: &str, key: &str) -> Result<Option<String>, String> {
        let board = game.board();
        Ok(Some(match what {
            "race" => {
                list(board.standings().map(|standing| format!("{}[{}]", standing.cell, standing.camels)))
            }
            "camels" => list(board.places().iter()),
            "left" => list(board.bets.legs_left(key.parse::<Camel>().map_err(error)?).iter()),
            "cards" => joined(board.figures_of(key.parse().map_err(error)?)),
            "choices" => list(Seat::all(board.seats()).map(|seat| board.choices_left(seat))),
            "deck" => joined(game.deck().iter()),
            "discarded" => board.discard_pile().to_string(),
            "display" => {
                let of_kind = board.bets.on_display().filter(|bet| bet.kind.name() == key);
                joined(of_kind.map(|bet| bet.camel))
            }
            _ => return Ok(None),
        }))
    }
}

/// The cards of a field, which holds one or several.
fn cards(player: &Map<String, Value>, field: &str) -> Vec<String> {
    match player.get(field) {
        Some(Value::String(card)) => vec![card.clone()],
        list => texts(list),
    }
}

/// The cards of the race deck that lines name: revealed or left in it, and those of players that went into it, which
/// may be among these.
fn deck_named(form: &Form) -> Vec<String> {
    let left = texts(form.fields.get("deck"));
    let mut deck = [texts(form.fields.get("revealed")), left].concat();
    let mut besides = deck.clone();
    for player in &form.players {
        for card in [cards(player, "shown"), cards(player, "deck")].concat() {
            match besides.iter().position(|other| *other == card) {
                Some(at) => drop(besides.remove(at)),
                None => deck.push(card),
            }
        }
    }
    deck
}

/// Fills in the cards of a leg that are not given.
fn fill_leg(form: &mut Form, setup: Setup) -> Result<(), String> {
    let plan = setup.leg_setup;
    let mut pool: Vec<String> = Cards::all().iter().map(|card| card.to_string()).collect();
    let mut deck = deck_named(form);
    let held = form
        .players
        .iter()
        .flat_map(|player| ["kept", "played", "discards"].map(|field| cards(player, field)));
    for card in deck.iter().cloned().chain(held.flatten()) {
        let at = pool.iter().position(|other| *other == card);
        pool.remove(at.ok_or_else(|| format!("there are not as many cards {card}"))?);
    }
    // Every third card of those left over, so that colours mix.
    let mut next = move || {
        let at = 2.min(pool.len() - 1);
        pool.rotate_left(at);
        pool.remove(0)
    };
    deck.resize_with(deck.len().max(setup.race_deck()), &mut next);
    if let Some(left) = form.fields.remove("deck") {
        let (first, left) = (texts(form.fields.get("revealed")).len(), texts(Some(&left)).len());
        let mut revealed = deck.clone();
        revealed.drain(first..first + left);
        form.fields.insert("revealed".to_owned(), json!(revealed));
    }
    for card in
        form.players.iter().flat_map(|player| [cards(player, "shown"), cards(player, "deck")].concat())
    {
        let at = deck.iter().position(|other| *other == card).ok_or("a card is given twice")?;
        deck.remove(at);
    }
    for player in &mut form.players {
        if player.get("kept").is_none() && player.get("played").is_none() {
            player.insert("kept".to_owned(), json!(next()));
        }
        if plan.show > 0 && player.get("shown").is_none() {
            player.insert("shown".to_owned(), json!(deck.remove(0)));
        }
        let mut put_in = cards(player, "deck");
        let missing = usize::from(plan.deck).saturating_sub(put_in.len());
        put_in.extend(deck.drain(..missing));
        player.insert("deck".to_owned(), json!(put_in));
        let mut discards = cards(player, "discards");
        discards.resize_with(discards.len().max(plan.discard.into()), &mut next);
        player.insert("discards".to_owned(), json!(discards));
    }
    Ok(())
}

/// A position from the lines of a scenario.
pub(crate) fn position(text: &str) -> CamelUpCards {
    lines::position(text)
}
