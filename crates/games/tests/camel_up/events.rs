//! What is told of a move, step by step, with positions that can be drawn.

use super::fill::{events, position, step};
use engine::Seat;
use games::camel_up::race::{Camel, Racer, Side, Space};
use games::camel_up::score::{LegItem, LegResult};
use games::camel_up::{CamelUp, Event};
use serde_json::{Value, json};

fn names(log: &[engine::Step<CamelUp>]) -> Vec<String> {
    log.iter().map(|step| json!(step.event)["event"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_move_is_told_in_steps_with_the_unit_in_the_air_over_the_tile() {
    let mut game = position(
        "seats 3
        race 3:blue,green,pink 5:boo@2 4:purple 6:yellow 15:black 16:white",
    );
    step(&mut game, "1 roll");
    let log = step(&mut game, "* die green 2");
    assert_eq!(names(&log), ["die-shown", "unit-lifted", "unit-hopped", "tile-paid", "extra-step"]);
    let races: Vec<_> = log.iter().map(|step| step.position.board().race.to_string()).collect();
    let before = "3:blue,green,pink 4:purple 6:yellow 15:black 16:white";
    let over_tile = "3:blue 4:purple 5:green,pink 6:yellow 15:black 16:white";
    let after = "3:blue 4:green,pink,purple 6:yellow 15:black 16:white";
    assert_eq!(races, [before, before, over_tile, over_tile, after]);
    let money: Vec<_> = log.iter().map(|step| step.position.board().money(Seat::new(1))).collect();
    assert_eq!(money, [3, 3, 3, 4, 4]);
    assert!(log.iter().all(|step| step.position.board().dice.out().len() == 1));
}

#[test]
fn the_end_of_the_race_is_told_in_steps() {
    let mut game = position(
        "seats 3
        race 3:blue,green 5:pink 6:black,white 14:purple,yellow
        deck winner: 1 pink, 2 yellow
        deck loser: 3 blue",
    );
    step(&mut game, "1 roll");
    let log = step(&mut game, "* die purple 3");
    let expected = [
        "die-shown",
        "unit-lifted",
        "unit-hopped",
        "crossed",
        "leg-scored",
        "race-over",
        "finish-card-turned",
        "finish-card-turned",
        "finish-card-turned",
        "game-over",
    ];
    assert_eq!(names(&log), expected);
    let money =
        |at: usize| -> Vec<u16> { Seat::all(3).map(|seat| log[at].position.board().money(seat)).collect() };
    assert_eq!([money(3), money(4)], [[3, 3, 3], [4, 3, 3]]);
    assert_eq!([money(6), money(7), money(8)], [[3, 3, 3], [3, 11, 3], [3, 11, 11]]);
    let card = json!(log[7].event);
    let told = json!({"event": "finish-card-turned", "deck": "winner", "position": 2, "owner": 2,
        "colour": "yellow", "right": true, "worth": 8, "amount": 8, "money": 11});
    assert_eq!(card, told);
    let standings = json!([{"seat": 1, "points": 3, "place": 3}, {"seat": 2, "points": 11, "place": 1},
        {"seat": 3, "points": 11, "place": 1}]);
    assert_eq!(json!(log[9].event)["standings"], standings);
}

#[test]
fn the_end_of_a_leg_is_told_with_every_ticket() {
    let mut game = position(
        "seats 6
        race 3:blue,green 5:pink 6:purple,yellow 15:black 16:white out:blue,green,pink,grey
        player 1: money 1; tickets pink 5, yellow 5; partner 2
        player 2: money 0; tickets blue 5, blue 3; partner 1
        player 6: pyramid 4
        turn 2",
    );
    step(&mut game, "2 roll");
    let mut log = events(step(&mut game, "* die purple 1"));
    assert_eq!(json!(log.pop())["event"], "leg-begins");
    let Some(Event::LegScored { leg: 1, ranking, seats }) = log.pop() else { panic!("the leg is scored") };
    assert_eq!(ranking, [Racer::Yellow, Racer::Purple, Racer::Pink, Racer::Green, Racer::Blue]);
    let ticket = |colour, value, place, amount| LegItem::Ticket { colour, value, place, amount };
    let pyramid = LegItem::Pyramid { amount: 1 };
    let first = LegResult {
        seat: Seat::new(0),
        items: vec![ticket(Racer::Pink, 5, 3, -1), ticket(Racer::Yellow, 5, 1, 5)],
        partner: Some(Seat::new(1)),
        copied: Some(pyramid),
        net: 5,
        paid: 5,
        money: 6,
    };
    let second = LegResult {
        seat: Seat::new(1),
        items: vec![ticket(Racer::Blue, 5, 5, -1), ticket(Racer::Blue, 3, 5, -1), pyramid],
        partner: Some(Seat::new(0)),
        copied: Some(ticket(Racer::Yellow, 5, 1, 5)),
        net: 4,
        paid: 4,
        money: 4,
    };
    assert_eq!(seats[..2], [first, second]);
    assert_eq!((seats[5].items.len(), seats[5].net), (4, 4));
}

#[test]
fn what_is_forgiven_shows_as_paid_less_than_the_net_sum() {
    let mut game = position(
        "seats 3
        race 3:blue,green 5:pink 6:purple,yellow 15:black 16:white out:blue,green,pink,grey
        player 1: money 1; tickets pink 5, blue 5, blue 3
        player 3: pyramid 4
        turn 2",
    );
    step(&mut game, "2 roll");
    let log = step(&mut game, "* die purple 1");
    let scored = log.iter().find(|step| matches!(step.event, Event::LegScored { .. })).unwrap();
    let told: Value = json!(scored.event)["seats"][0].clone();
    assert_eq!((&told["net"], &told["paid"], &told["money"]), (&json!(-3), &json!(-1), &json!(0)));
    // The tickets still lie there, so that the page can point at them.
    assert_eq!(scored.position.board().tickets_of(Seat::new(0)).count(), 3);
}

#[test]
fn cu_13_12_the_copied_ticket_is_named_by_the_tie_rule() {
    let mut game = position(
        "seats 6
        race 3:blue,green 5:pink 6:purple,yellow 15:black 16:white out:blue,green,pink,grey
        player 1: partner 2
        player 2: partner 1; tickets purple 3, purple 2; pyramid 2
        player 3: partner 4
        player 4: partner 3; pyramid 2
        player 5: tickets purple 5
        turn 5",
    );
    step(&mut game, "5 roll");
    let log = step(&mut game, "* die purple 1");
    let scored = log.iter().find(|step| matches!(step.event, Event::LegScored { .. })).unwrap();
    let copied = |seat: usize| json!(scored.event)["seats"][seat]["copied"].clone();
    let ticket = json!({"item": "ticket", "colour": "purple", "value": 3, "place": 2, "amount": 1});
    assert_eq!(copied(0), ticket);
    assert_eq!(copied(2), json!({"item": "pyramid", "amount": 1}));
    assert_eq!(copied(1), Value::Null);
}

#[test]
fn cu_8_2_cu_8_3_the_reason_is_told_when_the_colour_is_overruled() {
    let reason = |race: &str, die: &str| {
        let mut game = position(&format!("seats 3\nrace {race}"));
        step(&mut game, "1 roll");
        json!(events(step(&mut game, die))[0])["reason"].clone()
    };
    let rest = "7:green 8:pink 9:purple,yellow";
    assert_eq!(reason(&format!("6:black,blue 12:white {rest}"), "* die grey white 1"), "carries-racers");
    assert_eq!(reason(&format!("6:blue 12:black,white {rest}"), "* die grey black 1"), "sits-on-other");
    assert_eq!(reason(&format!("6:blue 11:white 12:black {rest}"), "* die grey black 1"), "printed");
    // Also when the die happens to show the camel that moves.
    assert_eq!(reason(&format!("6:black,blue 12:white {rest}"), "* die grey black 1"), "carries-racers");
}

#[test]
fn a_tile_that_moves_tells_where_it_was() {
    let mut game = position("seats 3\nrace 3:blue,green 5:pink 6:purple,yellow 8:boo@1 15:black 16:white");
    let log = events(step(&mut game, "1 tile 12 cheer"));
    let (seat, from) = (Seat::new(0), Some(Space::at(8)));
    assert_eq!(log, [Event::TilePlaced { seat, space: Space::at(12), side: Side::Cheer, from }]);
    assert_eq!(game.board().race.height(Camel::Green), 1);
}
