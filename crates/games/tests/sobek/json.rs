//! The JSON form of positions, and what is refused.

use super::fill::{position, step};
use super::properties::every_position;
use crate::support::form::{self, set, write};
use games::sobek::Sobek;
use serde_json::{Value, json};

fn read(form: &Value) -> Result<Sobek, String> {
    form::read(form)
}

fn refused(base: &Value, changes: &[(&str, Value)], begins: &str) {
    form::refused::<Sobek>(base, changes, begins);
}

const BASE: &str = "seats 3
    turn 2
    quay ivory3 character wheat0
    hand 1: wheat1, fish0g, thief
    hand 2: wheat1, wheat1, queen
    pile 2: cattle0, vizier
    table 3 fish: fish1, fish1, fish0
    bless 3 fish: 1
    curses 0 0 1
    stack flood, deceit
    looked 3
    memory public 2 pile: cattle0";

#[test]
fn a_short_form_is_enough() {
    let form = json!({
        "seats": 2, "phase": "turn", "round": 1, "first": 1, "turn": 2, "event_stack": 5,
        "quay": ["ivory3", "character", null, "wheat0"],
        "players": [{"hand": ["fish1"]}, {"hand": ["wheat1", "thief"]}],
        "discard": [
            "fish1", "fish1", "fish1", "fish0", "fish0", "fish0", "wheat1", "wheat1", "wheat1", "wheat1", "wheat0", "wheat0",
        ],
    });
    let game = read(&form).unwrap();
    assert_eq!(game.board().deck, 27);
    assert_eq!(read(&write(&game)), Ok(game));
}

#[test]
fn one_wrong_field_is_refused_by_its_name() {
    let base = write(&position(BASE));
    for (path, value, begins) in [
        ("/seats", json!(5), "seats: SO-2.2: Sobek is for 2 to 4 players"),
        ("/seats", json!(2), "looked_at_events[1]: 3 is not within 1 to 2"),
        ("/seats", json!(4), "players: there are 3 for 4 seats"),
        ("/options", json!({"speed": "1"}), "options.speed: "),
        ("/phase", json!("flying"), "phase: `flying` is none of hands"),
        ("/phase", json!("hands"), "first: is known though"),
        ("/phase", json!("over"), "round: 1 does not go with"),
        ("/phase", json!("scoring"), "deck: "),
        ("/phase", json!("surplus"), "focus: "),
        ("/phase", json!("steal"), "focus: "),
        ("/phase", json!("take"), "focus: "),
        ("/phase", json!("event"), "looked_at_events: the active player is missing"),
        ("/round", json!(4), "round: 4 is not within 1 to 3"),
        ("/first", Value::Null, "first: is missing"),
        ("/first", json!(4), "first: 4 is not within 1 to 3"),
        ("/turn", Value::Null, "turn: is missing"),
        ("/quay/0", json!("ivory5"), "quay[1]: `ivory5` is wrong"),
        ("/quay/0", json!("queen"), "quay[1]: `queen` is wrong: expected goods"),
        ("/quay/0", json!("ivory0g"), "quay[1]: `ivory0g` is wrong: expected goods"),
        ("/quay", json!([null, null]), "deck: "),
        ("/deck", json!(17), "deck: is 17, but 18"),
        ("/discard", json!([]), "deck: is 18, but"),
        ("/players/0/hand", json!(["wheat1", "wheat2"]), "players[1].hand[2]: `wheat2` is wrong"),
        ("/players/0/hand", json!(["queen", "fish0g", "wheat1"]), "players[2].hand[1]: queen is there twice"),
        ("/players/0/hand", json!(["thief", "thief"]), "players[1].hand[2]: thief is there twice"),
        ("/players/0/score", json!(-1), "players[1].score: -1 is out of range"),
        ("/players/2/curses", json!(3), "players[3].curses: there are only 2 of curse"),
        ("/players/2/curses", json!(2), "event_stack: "),
        ("/players/2/prosperity", json!({"ivory": 1}), "players[3].prosperity.ivory: does not lie"),
        ("/players/2/prosperity", json!({"wheat": 1}), "players[3].prosperity.wheat: does not lie"),
        (
            "/players/2/sets/fish",
            json!(["fish1", "fish1", "wheat0"]),
            "players[3].sets.fish: wheat0 does not fit",
        ),
        ("/players/2/sets/gold", json!([]), "players[3].sets.gold: `gold` is wrong"),
        ("/players/2/deceit_points", json!(3), "used_events: there are points from Deceit"),
        ("/players/0/hats", json!(1), "players[1].hats: there is no such field"),
        ("/event_stack", json!(3), "event_stack: 3 are left"),
        ("/event_stack", json!(6), "event_stack: 6 are left"),
        ("/stack", json!(["flood"]), "stack: 1 tokens"),
        ("/stack", json!(["flood", "rain"]), "stack[2]: `rain` is wrong"),
        ("/stack", json!(["deceit", "deceit"]), "stack[2]: deceit is there twice"),
        ("/looked_at_events", json!([]), "stack: 2 tokens"),
        ("/looked_at_events", json!([7]), "looked_at_events[1]: 7 is not within"),
        ("/again", json!("yes"), "again: true or false is expected, not the text \"yes\""),
        ("/focus", json!({"left": 2}), "focus: "),
        ("/dropping", json!(["ivory0"]), "deck: is 18"),
        ("/memory/public/2/pile", json!(["amulet"]), "memory."),
        ("/memory/public/2/pile", json!(["cattle0", "vizier"]), "memory."),
        ("/memory/public/4", json!({"hand": []}), "memory.public.4: 4 is not within 1 to 3"),
        ("/memory/1/1", json!({"hand": ["thief"]}), "memory.1.1.hand: is the seat's own"),
        ("/memory/1/2/pile", json!([]), "memory.1.2.pile: lacks a card that everybody remembers"),
    ] {
        refused(&base, &[(path, value)], begins);
    }
}

#[test]
fn the_queen_draws_only_once() {
    let mut game = position("seats 3\ndeck 18\nhand 1: queen\nquay ebony0");
    step(&mut game, "1 play queen");
    let base = write(&game);
    assert_eq!(read(&base), Ok(game));
    // Three cards fewer in the deck, as if she had drawn before.
    let mut again = base.clone();
    let mut draws = Vec::new();
    engine::Game::chances(&game, &mut draws);
    let cards: Vec<_> =
        draws.iter().filter_map(|(draw, _)| Some(json!(draw.to_string().strip_prefix("draw ")?))).collect();
    let discard = again["discard"].as_array_mut().unwrap();
    discard.extend(cards.into_iter().filter(|card| card != "character").take(3));
    set(&mut again, "/deck", Value::Null);
    refused(&again, &[], "deck: cannot be 15 here");
    let lost = base["discard"].as_array().unwrap().iter().filter(|card| **card != "queen").cloned().collect();
    refused(&base, &[("/discard", lost), ("/deck", Value::Null)], "discard: lacks the Queen");
    // Each card that she draws leaves a position that can be read.
    for line in ["* draw ivory3", "* draw character", "* reveal thief", "* draw ivory0"] {
        step(&mut game, line);
        assert_eq!(read(&write(&game)), Ok(game), "{line}");
    }
}

#[test]
fn a_round_in_preparation_is_clear() {
    let setup = <Sobek as engine::Game>::setup(2, &engine::Options::default()).unwrap();
    let mut game = <Sobek as engine::Game>::new(setup);
    for line in ["* hand wheat0g", "* hand ivory0g", "* hand fish0g"] {
        step(&mut game, line);
    }
    let base = write(&game);
    refused(
        &base,
        &[("/phase", json!("delivery"))],
        "phase: is \"delivery\", but what has happened leads to \"hands\"",
    );
    refused(
        &base,
        &[("/players/0/hand", json!(["wheat0g"]))],
        "players[2].hand: is [\"fish0g\"], but what has happened leads to []",
    );
    refused(
        &base,
        &[("/players/1/hand", json!(["fish0g", "cattle0g"]))],
        "phase: is \"hands\", but what has happened leads to \"delivery\"",
    );
    refused(&base, &[("/players/0/curses", json!(1)), ("/event_stack", json!(4))], "event_stack: is 4, but");
    refused(&base, &[("/again", json!(true))], "again: ");
    refused(&base, &[("/turn", json!(2))], "turn: is 2, but what has happened leads to nothing");
    let piled = [("/players/0/pile", json!(["ivory3"])), ("/deck", json!(44))];
    refused(&base, &piled, "deck: ");
}

#[test]
fn spoiled_positions_of_random_games_are_refused() {
    let mut spoiled = 0;
    every_position(1, |game| {
        let base = write(game);
        let mut spoil = |change: &dyn Fn(&mut Value)| {
            let mut form = base.clone();
            change(&mut form);
            assert!(read(&form).is_err(), "{form}");
            spoiled += 1;
        };
        spoil(&|form| drop(form["players"].as_array_mut().unwrap().pop()));
        spoil(&|form| form["turn"] = json!(9));
        spoil(&|form| form["event_stack"] = json!(form["event_stack"].as_i64().unwrap() + 1));
        spoil(&|form| form["deck"] = json!(form["deck"].as_i64().unwrap() + 1));
        spoil(&|form| form["players"][1]["score"] = json!(-1));
        spoil(&|form| form["players"][0]["hand"].as_array_mut().unwrap().push(json!("ivory0")));
        spoil(&|form| form["focus"] = json!({"added": 1, "left": 1, "place": 1}));
        spoil(&|form| form["memory"] = json!({"1": {"2": {"pile": ["queen", "priest", "thief", "vizier"]}}}));
    });
    assert!(spoiled > 5_000, "{spoiled}");
}
