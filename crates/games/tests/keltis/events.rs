//! What is told of a move, step by step, with positions that can be drawn.

use super::fill::{events, position, step};
use engine::Seat;
use games::keltis::{Event, Keltis, Phase, Stone};
use serde_json::json;

fn names(log: &[engine::Step<Keltis>]) -> Vec<String> {
    log.iter().map(|step| json!(step.event)["event"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn ke_6_2_ke_7_6_a_wishing_stone_lies_there_until_it_is_taken() {
    let mut game = position("seats 2\nhand 1: blue 7\ncolumn 1 blue: 5\ntiles blue 2 wish");
    step(&mut game, "1 play blue 7");
    let log = step(&mut game, "1 advance");
    assert_eq!(names(&log), ["marker-moved", "wish-taken"]);
    let stone: Stone = "blue 2".parse().unwrap();
    let lies: Vec<bool> = log.iter().map(|step| step.position.board().tiles.at(stone).is_some()).collect();
    assert_eq!(lies, [true, false]);
    let wishes: Vec<u8> = log.iter().map(|step| step.position.board().wishes(Seat::new(0))).collect();
    assert_eq!(wishes, [0, 1]);
    assert!(log.iter().all(|step| step.position.board().markers(Seat::new(0)).step(stone.path) == 2));
    assert_eq!(log[1].event.stone(), Some(stone));
}

#[test]
fn ke_8_6_every_hop_of_a_chain_is_told_by_itself() {
    let mut game = position(
        "seats 2\nhand 1: brown 5\ncolumn 1 brown: 3 4\ntiles brown 3 clover, pink 1 clover, green 2 points 2\n\
         markers 1: green small 1",
    );
    step(&mut game, "1 play brown 5");
    assert_eq!(names(&step(&mut game, "1 advance")), ["marker-moved", "clover-found"]);
    assert_eq!(names(&step(&mut game, "1 bonus pink small")), ["marker-moved", "clover-found"]);
    assert_eq!(names(&step(&mut game, "1 bonus green")), ["marker-moved", "points-scored"]);
}

#[test]
fn ke_12_5_ke_11_3_the_end_is_counted_item_by_item() {
    let mut game = position(
        "seats 2
        hand 1: brown 9
        column 1 brown: 1 2 3 4 5 6
        markers 1: brown large 6, green small 7
        markers 2: green small 7, blue large 7, yellow small 7
        wishes 2: 3
        tiles brown 7 points 3, blue 2 none, blue 4 none, blue 6 none",
    );
    step(&mut game, "1 play brown 9");
    let log = step(&mut game, "1 advance");
    let told = names(&log);
    let expected = [
        "marker-moved",
        "goal-reached",
        "game-ended",
        "small-markers-scored",
        "small-markers-scored",
        "large-marker-scored",
        "large-marker-scored",
        "wishes-scored",
        "wishes-scored",
        "game-over",
    ];
    assert_eq!(told, expected);
    assert!(log[2..].iter().all(|step| step.position.board().phase == Phase::Over));
    assert!(log[2].position.board().tiles.at("brown 7".parse().unwrap()).is_some());
    let last = events(log);
    let facts: Vec<_> = last[3..9].iter().map(|event| json!(event)).collect();
    // Seat 1: 6 for green, 12 for the large marker on brown 7, -4; seat 2: 6 + 6, 12, 3.
    let totals: Vec<_> = facts.iter().map(|fact| fact["total"].as_i64().unwrap()).collect();
    assert_eq!(totals, [6, 12, 18, 24, 14, 27]);
    let marker = json!({"path": "brown", "step": 7, "kind": "large", "row": 6, "value": 12});
    assert_eq!(facts[2]["marker"], marker);
    assert_eq!(facts[1]["markers"].as_array().unwrap().len(), 2);
    let Some(Event::GameOver { standings }) = last.last() else { panic!("the game is over") };
    assert_eq!((standings.points(), standings.places()), ([14, 27].as_slice(), [2, 1].as_slice()));
}

#[test]
fn ke_3_1_the_last_event_of_a_turn_shows_the_next_seat() {
    let mut game = position("seats 3\nhand 1: blue 7\ndiscards pink: 3");
    step(&mut game, "1 discard blue 7");
    let log = step(&mut game, "1 draw pink");
    assert_eq!(names(&log), ["card-taken", "idle-turn"]);
    for step in log {
        assert_eq!(step.position.board().active(), Some(Seat::new(1)));
    }
}
