//! What viewers may know.

use super::fill::{position, step};
use super::properties::every_position;
use engine::random::nth_rng;
use engine::{Audience, Disclosure, Game, Seat, Seats, View, Viewer};
use games::keltis::{Card, Event, Keltis, Phase};
use std::collections::BTreeMap;

fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

const TABLE: &str = "seats 3\nhand 1: blue 7, pink 5\nhand 2: green 1\ndiscards pink: 5";

#[test]
fn ke_2_12_ke_10_3_faces_are_told_to_their_owner_alone() {
    let mut game = position(TABLE);
    step(&mut game, "1 discard blue 7");
    step(&mut game, "1 draw deck");
    let log = step(&mut game, "* card green 5");
    let drawn = |card| Event::CardDrawn { seat: seat(1), card, draw_pile: 84 };
    let told: Vec<_> = log.iter().map(|step| (step.to, step.event.clone())).collect();
    let expected =
        [(Audience::only(seat(1)), drawn(Some(card("green 5")))), (Audience::except(seat(1)), drawn(None))];
    assert_eq!(told, expected);
    assert!(game.private(seat(1)).hand.has(card("green 5")));
    let json = serde_json::to_string(&game.public()).unwrap();
    assert!(!json.contains("green 5"), "{json}");
    assert_eq!(game.public().hand_sizes[..3], [8, 8, 8]);
}

#[test]
fn ke_2_12_ke_10_3_entries_of_deals_and_draws_hide_the_card() {
    let game = position("seats 3\nphase deck\nplayed discarded blue 7\ndiscards blue: 7\ndeck 2");
    let draw = |game: &Keltis| {
        let mut chances = Vec::new();
        game.chances(&mut chances);
        chances[0].0
    };
    assert_eq!(game.outcome_disclosure(draw(&game)), Disclosure::masked("card ?"));
    assert_eq!(game.outcome_witnesses(draw(&game)), Seats::one(seat(1)));
    // KE-11.10, KE-13.6: the last card ends the game, and all hands are shown.
    let last = position("seats 3\nphase deck\nplayed discarded blue 7\ndiscards blue: 7\ndeck 1");
    assert_eq!(last.outcome_disclosure(draw(&last)), Disclosure::Open);
    every_position(1, |game, _| {
        if game.board().phase == Phase::Deal {
            let deal = draw(game);
            let games::keltis::Outcome::Deal { seat, .. } = deal else { panic!("{deal}") };
            assert_eq!(game.outcome_witnesses(deal), Seats::one(seat));
            assert!(
                matches!(game.outcome_disclosure(deal), Disclosure::As(text) if text == format!("deal {seat} ?"))
            );
        }
    });
}

#[test]
fn ke_2_12_other_hidden_cards_give_equal_views() {
    let draw = |line| {
        let mut game = position(TABLE);
        step(&mut game, "1 discard blue 7");
        step(&mut game, "1 draw deck");
        step(&mut game, line);
        game
    };
    let (one, other) = (draw("* card green 5"), draw("* card brown 0"));
    assert_ne!(one, other);
    for viewer in [Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert_eq!(View::of(&one, viewer), View::of(&other, viewer));
    }
    assert_ne!(View::of(&one, Viewer::Seat(seat(1))), View::of(&other, Viewer::Seat(seat(1))));
}

#[test]
fn ke_10_4_cards_openly_taken_stay_known_in_every_view_and_sample() {
    let mut game = position(TABLE);
    step(&mut game, "1 discard blue 7");
    step(&mut game, "1 draw pink");
    assert_eq!(game.public().known_hand(seat(1)).each().collect::<Vec<_>>(), [card("pink 5")]);
    let mut rng = nth_rng(1, 1);
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        for _ in 0..50 {
            let imagined = Keltis::sample(&View::of(&game, viewer), &mut rng);
            assert!(imagined.hand(seat(1)).has(card("pink 5")));
        }
    }
    let json = serde_json::to_value(game.public()).unwrap();
    assert_eq!(json["players"][0]["known"], serde_json::json!(["pink 5"]));
}

#[test]
fn ke_13_5_what_is_played_lies_open_and_cannot_be_taken_back_unless_it_was_known() {
    let mut game = position(TABLE);
    let play = |text: &str| text.parse().unwrap();
    assert_eq!(game.disclosure(seat(1), play("play blue 7")), Disclosure::Open);
    assert!(game.reveals(seat(1), play("play blue 7")) && !game.surprises(seat(1), play("play blue 7")));
    step(&mut game, "1 play blue 7");
    assert_eq!(game.board().played.unwrap().card(), card("blue 7"));
    assert!(!game.reveals(seat(1), play("enter small")));
    let known = position("seats 3\nhand 1: pink 5\nknown 1: pink 5");
    assert!(!known.reveals(seat(1), play("discard pink 5")));
    // The end of the game shows all hands.
    let last = position(
        "seats 2\nhand 1: brown 10\ncolumn 1 brown: 1 2 3 4 5 6\nmarkers 1: blue small 7, green small 7\n\
         markers 2: blue small 7, green small 7\nphase step\nplayed laid brown 6",
    );
    assert!(last.reveals(seat(1), play("advance")) && last.surprises(seat(1), play("advance")));
    assert!(!last.reveals(seat(1), play("stay")) && !last.surprises(seat(1), play("stay")));
}

#[test]
fn ke_13_6_ke_2_7_hands_are_shown_at_the_end_and_nothing_more() {
    every_position(3, |game, _| {
        let public = game.public();
        assert_eq!(public.hands.is_some(), game.board().phase == Phase::Over);
        let json = serde_json::to_value(public).unwrap();
        let fields: Vec<_> = json.as_object().unwrap().keys().map(String::as_str).collect();
        assert!(!fields.contains(&"pool") && !fields.contains(&"removed"), "{fields:?}");
        if let Some(hands) = public.hands {
            for (seat, player) in Seat::all(game.seats()).zip(json["players"].as_array().unwrap()) {
                assert_eq!(
                    (hands[seat.index()], public.known_hand(seat)),
                    (game.hand(seat), game.hand(seat))
                );
                assert_eq!(player["known"], serde_json::json!(game.hand(seat)));
            }
        }
    });
}

#[test]
fn the_legal_list_of_a_card_decision_goes_to_the_active_seat_only() {
    let game = position(TABLE);
    assert!(!View::of(&game, Viewer::Seat(seat(1))).legal.is_empty());
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert!(View::of(&game, viewer).legal.is_empty());
    }
}

#[test]
fn unseen_cards_are_those_of_rivals_the_pile_and_the_box() {
    every_position(2, |game, _| {
        for me in Seat::all(game.seats()) {
            let unseen = game.public().unseen(Some((me, game.hand(me))));
            let public = game.public();
            let unknown: usize = Seat::all(game.seats())
                .filter(|&other| other != me)
                .map(|other| game.hand(other).len() - public.known_hand(other).len())
                .sum();
            let boxed = if game.seats() == 2 { 30 } else { 0 };
            assert_eq!(unseen.len(), unknown + game.draw_pile() + boxed);
        }
    });
}

/// Two seats, few cards: each way to spread them is met as often as it should.
#[test]
fn samples_spread_unseen_cards_evenly() {
    // The rest of the deck lies open: 7 unknown cards of seat 2, the draw pile and the box share the unseen.
    let game = position("seats 2\ndeck 1\nhand 1: blue 7\nhand 2: pink 5, pink 5\nknown 2: pink 5");
    let view = View::of(&game, Viewer::Seat(seat(1)));
    let unseen = game.public().unseen(Some((seat(1), game.hand(seat(1)))));
    assert_eq!(unseen.len(), 7 + 1 + 30);
    let mut rng = nth_rng(3, 3);
    let mut counts = BTreeMap::<Card, u32>::new();
    let draws = 20_000;
    for _ in 0..draws {
        let imagined = Keltis::sample(&view, &mut rng);
        assert_eq!(View::of(&imagined, Viewer::Seat(seat(1))), view);
        let mut hand = imagined.hand(seat(2));
        hand.remove(card("pink 5"));
        hand.each().for_each(|card| *counts.entry(card).or_default() += 1);
    }
    for unseen_card in unseen.distinct() {
        let expected = draws * 7 * u32::from(unseen.of(unseen_card)) / 38;
        let found = counts.get(&unseen_card).copied().unwrap_or(0);
        // Over six standard deviations, which are at most 75 each.
        assert!(found.abs_diff(expected) < 480, "{unseen_card}: {found} of {expected}");
    }
}

/// Positions shown with events can be drawn and completed too.
#[test]
fn views_in_the_middle_of_a_move_can_be_completed() {
    let mut rng = nth_rng(4, 4);
    every_position(1, |game, log| {
        for step in log {
            for viewer in Viewer::all(game.seats()) {
                let view = View::of(&step.position, viewer);
                let imagined = Keltis::sample(&view, &mut rng);
                assert_eq!(View::of(&imagined, viewer), view);
            }
        }
    });
}
