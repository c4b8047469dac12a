//! What viewers may know, and how they imagine the rest.

use super::fill::{pile, position, step};
use engine::random::nth_rng;
use engine::{Disclosure, Game, Seat, Seats, View, Viewer};
use games::dragon_racer::{Cards, DragonRacer, Outcome};
use std::collections::BTreeMap;

fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

const DRAFT: &str = "seats 3
    hand 1: icefin, lampfire, barkhide
    hand 2: drizzle, scorchtail, ivywing
    hand 3: flintwing, glacierback, brasswing";

#[test]
fn dr_5_13_the_own_cards_are_private() {
    let mut game = position(DRAFT);
    step(&mut game, "1 pick icefin");
    let mine = game.private(seat(1));
    assert_eq!((mine.hand, mine.drafted), (pile("lampfire barkhide"), pile("icefin")));
    assert_eq!(mine.commit(game.board()).unwrap().to_string(), "icefin");
    let public = serde_json::to_value(game.public()).unwrap();
    assert_eq!(public["players"][0]["hand"], 2);
    assert_eq!(public["players"][0]["drafted"], 1);
    assert_eq!(public["committed"], serde_json::json!([1]));
    assert!(!public.to_string().contains("\"shown\":[\"icefin\"]"));
    assert!(game.private(seat(2)).drafted.is_empty());
}

/// What a seat has seen of hands that it passed on stays in its view, and in nobody else's.
#[test]
fn dr_5_7_hands_passed_on_are_remembered() {
    let mut game = position(DRAFT);
    for line in ["1 pick icefin", "2 pick drizzle", "3 pick flintwing"] {
        step(&mut game, line);
    }
    let mine = game.private(seat(2));
    let passed: Vec<_> = mine.passed().collect();
    assert_eq!(passed.len(), 2);
    assert_eq!(passed[0], (pile("drizzle scorchtail ivywing"), Some("drizzle".parse().unwrap())));
    assert_eq!(passed[1], (pile("lampfire barkhide"), None));
    // A choice of seat 1 that seat 2 cannot have seen looks the same to it, but for the hand it now holds.
    let spectator = View::of(&game, Viewer::Spectator);
    assert!(spectator.private.is_none());
    // What came back after a round shows what the others took.
    step(&mut game, "1 pick glacierback");
    step(&mut game, "2 pick lampfire");
    let log = step(&mut game, "3 pick scorchtail");
    assert!(log.iter().any(|step| matches!(step.event, games::dragon_racer::Event::FlightBegins { .. })));
    let held = game.private(seat(2)).held;
    assert_eq!(held[2], pile("brasswing"));
    assert_eq!(held[0], pile("drizzle scorchtail ivywing"));
}

#[test]
fn dr_6_2_drafted_piles_become_public_flight_by_flight() {
    let game = position(
        "seats 3\nturn-number 1\ntrophies 3 1 2\nflying 3\nteam 1: mossy, frostnip, cinderpip
        picks 1: barkhide, drizzle, ivywing\npicks 2: magmaw, brasswing, cogtooth
        team 3: emberling, puddle, fernwick\npicks 3: icefin, scorchtail, lampfire",
    );
    let board = game.public().board;
    assert_eq!(board.shown(seat(1)), pile("barkhide drizzle ivywing"));
    assert_eq!(board.shown(seat(3)), pile("icefin scorchtail lampfire"));
    assert_eq!(board.shown(seat(2)), Cards::NONE);
    assert_eq!(board.drafted_count(seat(2)), 3);
}

#[test]
fn dr_5_2_dealt_cards_are_seen_by_their_owner() {
    let game = position("seats 3\nphase deal");
    let outcome: Outcome = "deal 1 icefin".parse().unwrap();
    assert_eq!(game.outcome_disclosure(outcome), Disclosure::masked("deal 1 ?"));
    assert_eq!(game.outcome_witnesses(outcome), Seats::one(seat(1)));
    let other: Outcome = "deal 1 lampfire".parse().unwrap();
    let (mut one, mut two) = (game, game);
    one.resolve(outcome, &mut ());
    two.resolve(other, &mut ());
    for viewer in Viewer::all(3) {
        assert_eq!(
            View::of(&one, viewer) == View::of(&two, viewer),
            viewer != Viewer::Seat(seat(1)),
            "{viewer}"
        );
    }
}

/// How often seats hold or have drafted a card in sampled worlds.
fn frequencies(game: &DragonRacer, viewer: Viewer, card: &str) -> BTreeMap<String, u32> {
    let card = card.parse().unwrap();
    let view = View::of(game, viewer);
    let mut rng = nth_rng(4, 4);
    let mut counts = BTreeMap::new();
    for _ in 0..3_000 {
        let world = DragonRacer::sample(&view, &mut rng);
        assert_eq!(View::of(&world, viewer), view);
        for seat in Seat::all(game.seats()) {
            if world.hand(seat).has(card) {
                *counts.entry(format!("hand {seat}")).or_default() += 1;
            }
            if world.drafted(seat).has(card) {
                *counts.entry(format!("drafted {seat}")).or_default() += 1;
            }
        }
        if world.undealt().has(card) {
            *counts.entry("undealt".to_owned()).or_default() += 1;
        }
    }
    counts
}

#[test]
fn unseen_cards_are_equally_likely_everywhere() {
    let mut game = position(DRAFT);
    for line in ["1 pick icefin", "2 pick drizzle", "3 pick flintwing"] {
        step(&mut game, line);
    }
    // Seat 2 passed Scorchtail and Ivywing on to seat 3, which has not chosen.
    let known = frequencies(&game, Viewer::Seat(seat(2)), "scorchtail");
    assert_eq!(known, BTreeMap::from([("hand 3".to_owned(), 3_000)]));
    // Glacierback is unseen: one of 23 - 5 cards on 1 + 3 + 1 places among seats and the rest undealt.
    let unseen = frequencies(&game, Viewer::Seat(seat(2)), "glacierback");
    let all = game.board().cards_in_play().len() - 9 - 5;
    let each = 3_000.0 / all as f64;
    for (place, many) in
        [("drafted 1", 1.0), ("drafted 3", 1.0), ("hand 1", 2.0), ("undealt", all as f64 - 4.0)]
    {
        let found = f64::from(unseen.get(place).copied().unwrap_or(0));
        let expected = each * many;
        assert!((found - expected).abs() < 5.0 * expected.sqrt() + 5.0, "{place}: {found}, not {expected}");
    }
    // Once seat 3 has chosen, either card may be the one.
    step(&mut game, "3 pick ivywing");
    let halves = frequencies(&game, Viewer::Seat(seat(2)), "scorchtail");
    let found = halves["drafted 3"];
    assert!(found.abs_diff(1_500) < 150, "{halves:?}");
}

/// With one copy of each card an open pile says from which hand each of its cards came.
#[test]
fn open_piles_narrow_what_is_imagined() {
    let mut game = position(DRAFT);
    for line in [
        "1 pick icefin",
        "2 pick drizzle",
        "3 pick flintwing",
        "1 pick glacierback",
        "2 pick lampfire",
        "3 pick ivywing",
    ] {
        step(&mut game, line);
    }
    let flyer = game.board().flyer().unwrap();
    for viewer in Viewer::all(3) {
        let view = View::of(&game, viewer);
        for index in 0..50 {
            let world = DragonRacer::sample(&view, &mut nth_rng(1, index));
            assert_eq!(View::of(&world, viewer), view);
            assert_eq!(world.drafted(flyer), game.drafted(flyer));
        }
    }
}
