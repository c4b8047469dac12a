//! What is told of a move, step by step, with positions that can be drawn.

use super::fill::{events, position, step};
use engine::Seat;
use games::sobek::{Event, Sobek};
use serde_json::{Value, json};

fn names(log: &[engine::Step<Sobek>]) -> Vec<String> {
    let mut names: Vec<String> =
        log.iter().map(|step| json!(step.event)["event"].as_str().unwrap().to_owned()).collect();
    names.dedup();
    names
}

#[test]
fn skipped_cards_slide_away_one_by_one() {
    let mut game = position("seats 3\nquay ivory3 amulet wheat0 fish0");
    let log = step(&mut game, "1 take 3");
    assert_eq!(names(&log), ["skipped", "taken"]);
    let piles: Vec<usize> = log.iter().map(|step| step.position.pile(Seat::new(0)).len()).collect();
    let quay: Vec<usize> = log.iter().map(|step| step.position.board().quay.len()).collect();
    assert_eq!((piles, quay), (vec![1, 2, 2], vec![3, 2, 1]));
}

#[test]
fn a_round_is_scored_item_by_item() {
    let mut game = position(
        "seats 2\nround 3\ndeck 0\nquay ebony0\nscores 38 0\nhand 2: fish1, fish1, fish0
        table 1 wheat: wheat1, wheat1, wheat1, wheat0, amulet
        table 1 cattle: cattle1, cattle1, cattle0, vizier",
    );
    step(&mut game, "1 take 1");
    step(&mut game, "2 lay fish");
    for card in ["fish1", "fish1", "fish0"] {
        step(&mut game, &format!("2 add {card}"));
    }
    let log = step(&mut game, "2 done");
    let expected = [
        "set-laid",
        "piles-turned",
        "set-scored",
        "set-points",
        "set-scored",
        "set-points",
        "corruption-counted",
        "penalty-due",
        "penalty-step",
        "round-scored",
        "game-over",
    ];
    assert_eq!(names(&log), expected);
    let scores: Vec<u16> = log.iter().map(|step| step.position.board().score(Seat::new(0))).collect();
    assert_eq!(scores, [38, 38, 38, 38, 61, 61, 61, 61, 61, 56, 52, 52, 52]);
    let told: Vec<Value> = events(log).iter().map(|event| json!(event)).collect();
    let cattle = json!({"family": "cattle", "horizontal": false, "scarabs": 2, "cards": 4, "points": 8});
    assert_eq!(told[2], json!({"event": "set-scored", "seat": 1, "set": cattle, "sum": 8}));
    let fish = json!({"family": "fish", "horizontal": true, "scarabs": 2, "cards": 3, "points": 2});
    assert_eq!(told[5], json!({"event": "set-scored", "seat": 2, "set": fish, "sum": 2}));
    let corruption = json!([
        {"seat": 1, "cards": 1, "curses": 0, "corruption": 1, "scarabs": 0},
        {"seat": 2, "cards": 0, "curses": 0, "corruption": 0, "scarabs": 0},
    ]);
    assert_eq!(told[7], json!({"event": "corruption-counted", "seats": corruption, "most": [1]}));
    let places = json!([{"seat": 1, "points": 52, "place": 1}, {"seat": 2, "points": 2, "place": 2}]);
    assert_eq!(told[12], json!({"event": "game-over", "early": false, "standings": places}));
}

#[test]
fn a_look_at_the_stack_is_told_to_the_one_who_looks() {
    let mut game = position("seats 2\nhand 1: wheat1, wheat1, wheat0");
    for line in ["1 set wheat", "1 add wheat1", "1 add wheat1", "1 add wheat0"] {
        step(&mut game, line);
    }
    assert_eq!(names(&step(&mut game, "1 done")), ["set-laid", "stack-taken"]);
    let log = step(&mut game, "* token flood");
    assert_eq!(log[0].to, engine::Audience::only(Seat::new(0)));
    assert!(matches!(log[0].event, Event::TokenSeen { .. }));
}
