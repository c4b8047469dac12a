//! The JSON form of positions, and what is refused.

use super::fill::{position, step};
use super::properties::every_position;
use crate::support::form::{self, write};
use engine::Seat;
use games::dragon_racer::DragonRacer;
use serde_json::{Value, json};

fn read(form: &Value) -> Result<DragonRacer, String> {
    form::read(form)
}

fn refused(base: &Value, changes: &[(&str, Value)], begins: &str) {
    form::refused::<DragonRacer>(base, changes, begins);
}

const FLIGHT: &str = "seats 3
    turn-number 5
    tiles caves green, star blue, mountains yellow, bay green
    heroes rowan li nerys
    trophies 2 1 3
    flying 1
    phase fire
    team 1: mossy, frostnip, cinderpip
    team 2: fernwick, puddle, glimmer
    team 3: sprout, sparkle, drizzle
    picks 1: barkhide, ashgold, scorchtail, flintwing, ivywing, brasswing, verdigris
    picks 3: lavaluz, beacon, spindle, hailstorm, sulphur, nightglide, moonshard
    attacks lavaluz 3 1 1";

#[test]
fn a_flight_reads_back() {
    let game = position(FLIGHT);
    assert_eq!(read(&write(&game)), Ok(game));
}

#[test]
fn what_cannot_be_is_refused_by_its_field() {
    let base = write(&position(FLIGHT));
    for (pointer, value, reason) in [
        ("/seats", json!(9), "seats: "),
        ("/options", json!({"leap": "never"}), "options.leap: "),
        ("/seats", json!(4), "players: there are 3 for 4 seats"),
        ("/turn", json!(8), "turn: 8 is not within 0 to 7"),
        ("/turn", json!(4), "tiles: "),
        ("/phase", json!("turbo"), "phase: Turbo has no decision"),
        ("/phase", json!("deal"), "flying: nobody flies"),
        ("/phase", json!("heroes"), "turn: "),
        ("/tiles/0", json!("caves pink"), "tiles[1]: "),
        ("/tiles/0", json!("bay green"), "tiles"),
        ("/tiles/1", json!("caves green"), "tiles[2]: caves green is there twice"),
        ("/players/0/hero", json!("ola"), "players[1].hero: "),
        ("/players/0/hero", json!("li"), "players[2].hero: li cannot be taken"),
        ("/players/0/hero", json!("mona"), "players[2].hero: li cannot be taken"),
        ("/players/0/trophy", json!(4), "players[1].trophy: 4 is not within 1 to 3"),
        ("/players/0/trophy", json!(1), "players[2].trophy: 1 is there twice"),
        ("/players/0/distance", json!(-1), "players[1].distance: "),
        ("/players/0/distance", json!(5), "players[1].trophy: trophies go by distance"),
        ("/players/1/moved", json!(1), "players[2].moved: "),
        ("/players/0/team/0", json!("lavaluz"), "players"),
        ("/players/0/team", json!(["mossy", "frostnip"]), "players[1].team: 2 dragons"),
        (
            "/players/0/team",
            json!(["mossy", "frostnip", "cinderpip", "beacon"]),
            "players[1].team: there are 4",
        ),
        ("/players/0/team/0", json!("barkhide"), "players[1].picks[1]: "),
        ("/players/0/team/0", json!("kelpie"), "players[1].team[1]: "),
        ("/players/0/team/0", json!("pulsar"), "players[1].team[1]: there is no pulsar for it"),
        ("/players/0/hand", json!(["jadehorn"]), "players[1].hand: must have 0"),
        ("/players/0/picks", json!(["barkhide"]), "players[1].picks: there must be 7"),
        (
            "/players/0/exchange",
            json!({"slot": 1, "left": "emberling", "entered": "mossy"}),
            "players[2].picks[1]: emberling is there twice",
        ),
        (
            "/players/0/exchange",
            json!({"slot": 1, "left": "jadehorn", "entered": "mossy"}),
            "players[1].exchange: mossy was not drafted",
        ),
        (
            "/players/2/exchange",
            json!({"slot": 1, "left": "jadehorn", "entered": "beacon"}),
            "players[3].exchange: ",
        ),
        (
            "/players/2/exchange",
            json!({"slot": 5, "left": "jadehorn", "entered": "beacon"}),
            "players[3].exchange.slot: ",
        ),
        ("/flying", Value::Null, "flying: is missing"),
        ("/flying", json!(4), "flying: 4 is not within 1 to 3"),
        ("/asking", json!("lavaluz"), "asking: "),
        ("/firing", json!([1, 2, 3, 4]), "firing: "),
        ("/firing", json!([2, 2]), "firing[2]: 2 is there twice"),
        ("/firing", json!([5]), "firing[1]: 5 is not within 1 to 4"),
        ("/attacks/0/card", json!("mossy"), "attacks[1].card: mossy is no attack card"),
        ("/attacks/0/card", json!("seaglass"), "attacks: seat 3 did not draft seaglass"),
        ("/attacks/0/on", json!(3), "attacks[1]: seat 3 cannot have attacked seat 3"),
        ("/attacks/0/slot", json!(4), "attacks[1].slot: seat 1 has no such dragon"),
        ("/attacks/0/by", json!(2), "attacks[1]: seat 2 cannot have attacked seat 1"),
        ("/colour", json!(1), "colour: there is no such field"),
    ] {
        refused(&base, &[(pointer, value)], reason);
    }
}

#[test]
fn a_draft_is_checked_too() {
    let base = write(&position("seats 3\nhand 1: icefin, lampfire, barkhide"));
    refused(&base, &[("/players/0/hand", json!(["icefin"]))], "players[1].hand: must have 3 cards, not 1");
    refused(&base, &[("/players/0/picks", json!(["drizzle", "magmaw"]))], "players");
    refused(&base, &[("/flying", json!(1))], "flying: nobody flies");
    refused(&base, &[("/firing", json!([1]))], "firing: nobody flies");
    refused(&base, &[("/asking", json!("seaglass"))], "asking: nobody flies");
    refused(&base, &[("/phase", json!("over"))], "turn: turn 1 has no such phase");
    let start = json!({"seats": 4, "phase": "heroes", "turn": 0, "players": [{"hero": "li"}, {}, {}, {}]});
    assert!(read(&start).is_ok());
    refused(
        &start,
        &[("/players/2", json!({"hero": "kafka"}))],
        "players[3].hero: is \"kafka\", but what has happened leads to nothing",
    );
    refused(&start, &[("/players/1", json!({"hero": "mona"}))], "players[2].hero: is \"mona\", but");
    refused(
        &start,
        &[("/phase", json!("hero-draw"))],
        "phase: is \"hero-draw\", but what has happened leads to \"heroes\"",
    );
    refused(&start, &[("/phase", json!("teams"))], "phase: is \"teams\", but");
    refused(
        &start,
        &[("/players/0/trophy", json!(1))],
        "players[1].trophy: is 1, but what has happened leads to nothing",
    );
}

#[test]
fn a_draft_of_more_cards_than_are_dealt_is_refused() {
    let game = position("seats 3\nhand 1: icefin, lampfire, barkhide");
    let board = game.board();
    let mut base = write(&game);
    let placed = board.team(Seat::new(0)).cards().plus(board.team(Seat::new(1)).cards());
    let placed = placed.plus(board.team(Seat::new(2)).cards());
    let free: Vec<_> = board.cards_in_play().minus(placed).each().map(|card| card.to_string()).collect();
    let dealt = board.cards_dealt();
    for picked in [dealt, dealt + 1] {
        for seat in 0..3 {
            base["players"][seat]["hand"] = json!([]);
            base["players"][seat]["picks"] = json!(free[seat * picked..(seat + 1) * picked]);
        }
        assert_eq!(read(&base).unwrap_err(), "phase: all cards are drafted");
    }
}

#[test]
fn teams_of_the_first_turn_are_of_level_1() {
    let base = write(&position("seats 3\nhand 1: icefin, lampfire, barkhide"));
    let reason = "players[1].team: glacierback is not of level 1, as all are in turn 1";
    refused(&base, &[("/players/0/team/0", json!("glacierback"))], reason);
    // In its Flight a seat may have swapped one in.
    let mut game = position(
        "seats 3\nturn-number 1\ntrophies 3 1 2\nflying 3\nphase swap\nteam 3: sprout, puddle, fernwick
        picks 3: glacierback, scorchtail, lampfire",
    );
    step(&mut game, "3 swap 1 glacierback");
    assert_eq!(read(&write(&game)), Ok(game));
}

#[test]
fn a_pawn_that_has_flown_very_far_reads_back() {
    for distance in [10_000, 65_534, 65_535] {
        let mut form = write(&position(FLIGHT));
        form["players"][0]["distance"] = json!(distance);
        form["players"][1]["distance"] = json!(distance);
        let mut game = read(&form).unwrap();
        for line in ["1 fire 1", "1 done"] {
            step(&mut game, line);
        }
        assert!(game.board().distance(Seat::new(0)) > distance.min(65_534));
        assert_eq!(read(&write(&game)), Ok(game));
    }
}

#[test]
fn spoiled_positions_of_random_games_are_refused() {
    let mut spoiled = 0;
    every_position(1, |game, _| {
        let base = write(game);
        let mut spoil = |change: &dyn Fn(&mut Value)| {
            let mut form = base.clone();
            change(&mut form);
            assert!(read(&form).is_err(), "{form}");
            spoiled += 1;
        };
        spoil(&|form| drop(form["players"].as_array_mut().unwrap().pop()));
        spoil(&|form| form["turn"] = json!(9));
        spoil(&|form| form["tiles"].as_array_mut().unwrap().push(json!("city blue")));
        spoil(&|form| form["players"][1]["distance"] = json!(-1));
        spoil(&|form| {
            form["players"][0]["hand"]
                .as_array_mut()
                .unwrap()
                .extend(["mossy", "mossy", "mossy"].map(Value::from));
        });
        spoil(&|form| form["players"][0]["picks"] = json!(["mossy", "mossy", "mossy"]));
        spoil(&|form| form["attacks"] = json!([{"card": "mossy", "by": 1, "on": 1, "slot": 1}]));
    });
    assert!(spoiled > 5_000, "{spoiled}");
}
