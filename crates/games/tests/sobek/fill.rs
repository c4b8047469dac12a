//! Positions of Sobek in scenario files: what lines need not say.
//!
//! Seat 1 takes a turn of round 1, and `wheat0 fish0` lie on the quay. `deck 9` is how many cards the deck has (18
//! unless given); so many others lie on the discard pile, besides those that `discarded queen` names. `stack flood,
//! curse` is what is left of the event stack (none for `stack` alone), which seat 2 has looked at unless `looked 1`
//! says otherwise; used tokens are made up. `memory 2 1 hand: wheat1` is what seat 2 (or `public`, whose memory all
//! seats share) remembers of seat 1.

use crate::support::scenario::{self as lines, error, items, list};
pub(crate) use crate::support::scenario::{events, step};
use crate::support::scene::{Form, Scene, joined, number, texts};
use engine::{Game, Options, Seat, Viewer};
use games::sobek::data::{PLACES, data};
use games::sobek::{Back, Card, Cards, Family, Sobek, Token, Zone};
use serde_json::{Map, Value, json};

impl Scene for Sobek {
    const SHORT: &'static [(&'static str, &'static str)] = &[
        ("table", "sets"),
        ("bless", "prosperity"),
        ("scores", "score"),
        ("deceit", "deceit_points"),
        ("looked", "looked_at_events"),
        ("discarded", "discard"),
    ];
    const LISTS: &'static [&'static str] = &["hand", "pile", "sets", "discard", "stack", "looked_at_events"];

    fn line(form: &mut Form, word: &str, rest: &str) -> Result<bool, String> {
        match (word, rest.split_once(": ")) {
            ("quay", _) => {
                let card = |name: &str| if name == "-" { Value::Null } else { json!(name) };
                form.fields.insert(word.to_owned(), rest.split_whitespace().map(card).collect());
            }
            ("memory", Some((key, cards))) => {
                let [viewer, owner, zone] = key.split(' ').collect::<Vec<_>>()[..] else {
                    return Err("expected `VIEWER OWNER ZONE: …`".into());
                };
                let memory = form.fields.entry(word).or_insert_with(|| json!({}));
                memory[viewer][owner][zone] = items(cards).map(Value::from).collect();
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn fill(form: &mut Form, _options: &Options) -> Result<(), String> {
        form.default(&json!({
            "phase": "turn", "round": 1, "first": 1, "turn": 1, "quay": ["wheat0", "fish0"], "memory": {},
        }));
        if let Some(quay) = form.fields["quay"].as_array_mut() {
            quay.resize(PLACES, Value::Null);
        }
        share_memory(form);
        let discard = discard(form)?;
        form.fields.insert("discard".to_owned(), json!(discard));
        form.fields.remove("deck");
        if form.fields.contains_key("stack") {
            let (left, used) = (texts(form.fields.get("stack")), used_tokens(form)?);
            form.default(&json!({ "event_stack": left.len(), "used_events": used, "looked_at_events": [2] }));
        }
        form.default(&json!({ "event_stack": data().events_per_round }));
        Ok(())
    }

    /// - `deck 9`, `deliveries 1`, `event-stack 4`, `hands 2 3`, `piles 0 1`, `curses 0 1`;
    /// - `quay ivory3 - wheat0 character`, without empty places at the end; `bless 1 wheat: 2`;
    /// - `discard thief, cattle0`: the characters and those with a green back, if it was filled up;
    /// - `known 2 1 hand: wheat1`: what a seat or `public` remembers of a seat.
    fn found(game: &Self, what: &str, key: &str) -> Result<Option<String>, String> {
        let board = game.board();
        let seats = || Seat::all(game.seats());
        let cards = |cards: Cards| joined(cards.each());
        Ok(Some(match what {
            "deck" => board.deck.to_string(),
            "deliveries" => board.deliveries_left().to_string(),
            "hands" => list(seats().map(|seat| game.hand(seat).len())),
            "piles" => list(seats().map(|seat| game.pile(seat).len())),
            "curses" => list(seats().map(|seat| board.curses(seat))),
            "quay" => {
                let places = json!(board.quay);
                let names =
                    places.as_array().into_iter().flatten().map(|place| place.as_str().unwrap_or("-"));
                list(names).trim_end_matches([' ', '-']).to_owned()
            }
            "bless" => {
                let (seat, family) = key.split_once(' ').ok_or("expected `SEAT FAMILY: …`")?;
                let family: Family = family.parse().map_err(error)?;
                board.prosperity(seat.parse().map_err(error)?, family).to_string()
            }
            "discard" => {
                let kept = [Back::Green, Back::Orange].map(|back| board.discard.backed(back));
                cards(kept[0].plus(kept[1]))
            }
            "used" => joined(board.used.each()),
            "known" => {
                let [viewer, owner, zone] = key.split(' ').collect::<Vec<_>>()[..] else {
                    return Err("expected `VIEWER OWNER ZONE`".into());
                };
                let seat = |name: &str| name.parse::<Seat>().map_err(error);
                let viewer = if viewer == "public" { Viewer::Spectator } else { Viewer::Seat(seat(viewer)?) };
                let zone = if zone == "hand" { Zone::Hand } else { Zone::Pile };
                cards(game.memory().of(viewer)[seat(owner)?.index()][zone as usize])
            }
            _ => return Ok(None),
        }))
    }
}

/// What the public remembers every seat remembers of its rivals.
fn share_memory(form: &mut Form) {
    let Some(memory) = form.fields["memory"].as_object_mut() else { return };
    let public = memory.get("public").and_then(Value::as_object).cloned().unwrap_or_default();
    for (owner, lists) in public {
        for viewer in (1..=form.seats).map(|seat| seat.to_string()).filter(|viewer| *viewer != owner) {
            let known = memory.entry(viewer).or_insert_with(|| json!({}));
            for (zone, list) in lists.as_object().into_iter().flatten() {
                let known = &mut known[&owner][zone];
                *known = if known.is_null() { list.clone() } else { known.take() };
            }
        }
    }
}

/// The discard pile: cards that nobody holds, so that the deck has the size described, goods from the last type on and
/// characters only when there are no goods left for it; then those described.
fn discard(form: &Form) -> Result<Vec<String>, String> {
    let mut left = data().cards;
    let mut face_down = 0;
    let laid = |player: &Map<String, Value>| -> Vec<String> {
        let sets = player.get("sets").and_then(Value::as_object).into_iter().flatten();
        sets.flat_map(|(_, cards)| texts(Some(cards))).collect()
    };
    let held = form
        .players
        .iter()
        .flat_map(|player| [texts(player.get("hand")), texts(player.get("pile")), laid(player)]);
    let described = texts(form.fields.get("discard"));
    for name in held.flatten().chain(texts(form.fields.get("quay"))).chain(described.clone()) {
        if name == "character" {
            face_down += 1;
            continue;
        }
        let card: Card = name.parse().map_err(error)?;
        if !left.has(card) {
            return Err(format!("there are not as many of {card}"));
        }
        left = left.without(card);
    }
    let removed = 54 - usize::from(data().deck[form.seats]);
    let open = left.backed(Back::Beige).len() + left.backed(Back::Orange).len() - face_down;
    let deck = form.fields.get("deck").map_or(18, |deck| number(Some(deck)));
    let surplus = (open - removed).checked_sub(deck).ok_or("the deck cannot be so big")?;
    let goods: Vec<Card> = left.backed(Back::Beige).each().collect();
    let characters: Vec<Card> = left.backed(Back::Orange).each().skip(face_down).collect();
    let filled: Vec<String> =
        goods.iter().rev().chain(characters.iter().rev()).take(surplus).map(ToString::to_string).collect();
    if filled.len() < surplus {
        return Err("there are not enough goods for the discard pile".to_owned());
    }
    Ok([filled, described].concat())
}

/// Tokens that have been used: those of the box that come first, without Deceit unless there are points from it.
fn used_tokens(form: &Form) -> Result<Vec<String>, String> {
    let stack = texts(form.fields.get("stack"));
    let mut left = data().tokens;
    for name in &stack {
        left = left.without(name.parse().map_err(error)?);
    }
    let placed = |player: &Map<String, Value>| {
        let blessed = player.get("prosperity").and_then(Value::as_object).into_iter().flatten();
        number(player.get("curses")) + blessed.map(|(_, tokens)| number(Some(tokens))).sum::<usize>()
    };
    let placed: usize = form.players.iter().map(placed).sum();
    let used = (5 - stack.len()).checked_sub(placed).ok_or("too many tokens")?;
    let unplaced = left.each().filter(|token| !matches!(token, Token::Curse | Token::Prosperity));
    let mut unplaced: Vec<Token> = unplaced.collect();
    if form.players.iter().any(|player| number(player.get("deceit_points")) > 0) {
        unplaced.reverse();
    }
    Ok(unplaced[..used].iter().map(ToString::to_string).collect())
}

/// A position from the lines of a scenario.
pub(crate) fn position(text: &str) -> Sobek {
    lines::position(text)
}
