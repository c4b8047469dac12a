//! What is told of a move, step by step, with positions that can be drawn.

use super::fill::{events, position, step};
use engine::{Audience, Seat, Step};
use games::dragon_racer::{DragonRacer, Event};
use serde_json::{Value, json};

fn names(log: &[Step<DragonRacer>]) -> Vec<String> {
    log.iter().map(|step| json!(step.event)["event"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_dealt_card_is_told_to_its_owner_alone() {
    let mut game = position("seats 2\nphase deal\nturn-number 1\nteam 1: mossy, frostnip, cinderpip");
    let log = step(&mut game, "* deal 1 icefin");
    assert_eq!(log[0].to, Audience::only(Seat::new(0)));
    assert_eq!(log[1].to, Audience::except(Seat::new(0)));
    let told: Vec<Value> = events(log).iter().map(|event| json!(event)).collect();
    assert_eq!(told[0], json!({"event": "card-dealt", "seat": 1, "card": "icefin"}));
    assert_eq!(told[1], json!({"event": "card-dealt", "seat": 1, "card": null}));
}

#[test]
fn dr_7_2_a_flight_moves_the_pawn_hop_by_hop() {
    let mut game = position(
        "seats 3\nturn-number 1\nheroes amrita li nerys
        team 1: mossy, frostnip, cinderpip\npicks 1: barkhide, scorchtail, lampfire",
    );
    for line in ["1 fire 1", "1 fire 2", "1 fire 3"] {
        assert_eq!(names(&step(&mut game, line)), ["fire-chosen"]);
    }
    let log = step(&mut game, "1 done");
    assert_eq!(names(&log), ["dragon-fired", "dragon-fired", "dragon-fired", "talent-moved"]);
    let distances: Vec<u16> = log.iter().map(|step| step.position.board().distance(Seat::new(0))).collect();
    assert_eq!(distances, [2, 4, 6, 9]);
    let hero = json!(log[1].event);
    assert_eq!((&hero["hero"], &hero["supports"]), (&json!("blue"), &json!([])));
}

#[test]
fn dr_10_1_turbo_goes_realm_by_realm() {
    let mut game = position(
        "seats 2\nturn-number 1\nheroes rowan li\ntrophies 2 1\nflying 2\nphase swap
        team 1: frostnip, cinderpip, drizzle\npicks 1: icefin, glacierback, scorchtail
        team 2: glimmer, beacon, emberling\npicks 2: lampfire, brasswing, flintwing",
    );
    let log = step(&mut game, "2 keep");
    let expected = [
        "flight-ends",
        "turbo-begins",
        "realm-scored",
        "realm-scored",
        "realm-scored",
        "realm-scored",
        "turn-ends",
        "turn-begins",
    ];
    assert_eq!(names(&log), expected);
    // City to seat 2, nobody has Wild Wood, the Mountains are tied, the Bay to seat 1.
    let distances: Vec<[u16; 2]> = log[2..6]
        .iter()
        .map(|step| [0, 1].map(|seat| step.position.board().distance(Seat::new(seat))))
        .collect();
    assert_eq!(distances, [[0, 1], [0, 1], [1, 2], [2, 2]]);
}

#[test]
fn dr_11_1_the_end_is_told_with_places_and_the_last_turn() {
    let mut game = position(
        "seats 2\nturn-number 7\ndistances 250 90\ntrophies 1 2\nflying 1\nphase swap
        team 1: mossy, frostnip, cinderpip
        picks 1: verdigris, icefin, glimmer, scorchtail, flintwing, barkhide, ivywing, glacierback, drizzle",
    );
    let log = step(&mut game, "1 keep");
    let Some(Event::GameOver { standings, last_turn }) = log.last().map(|step| step.event.clone()) else {
        panic!("{:?}", names(&log))
    };
    assert_eq!(standings.places(), [1, 2]);
    assert_eq!(last_turn.len(), 2);
}
