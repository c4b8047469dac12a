//! What viewers may know.

use super::fill::{position, step};
use engine::random::nth_rng;
use engine::{Audience, Disclosure, Game, Seat, View, Viewer};
use games::camel_up::race::Racer;
use games::camel_up::{CamelUp, Deck, Event};
use std::collections::BTreeMap;

const RACE: &str = "race 3:blue,green 5:pink 6:purple,yellow 15:black 16:white";

fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

#[test]
fn cu_12_3_the_colour_is_secret_deck_owner_and_position_are_not() {
    let mut game = position(&format!("seats 3\n{RACE}\ndeck winner: 2 green"));
    assert_eq!(game.disclosure(seat(1), "winner blue".parse().unwrap()), Disclosure::masked("winner ?"));
    assert_eq!(game.disclosure(seat(1), "loser blue".parse().unwrap()), Disclosure::masked("loser ?"));
    assert_eq!(game.disclosure(seat(1), "bet blue".parse().unwrap()), Disclosure::Open);
    let log = step(&mut game, "1 winner blue");
    let played = |colour| Event::FinishCardPlayed { seat: seat(1), deck: Deck::Winner, position: 2, colour };
    let told: Vec<_> = log.iter().map(|step| (step.to, step.event.clone())).collect();
    let expected =
        [(Audience::only(seat(1)), played(Some(Racer::Blue))), (Audience::except(seat(1)), played(None))];
    assert_eq!(told, expected);
    let public = game.public();
    let cards: Vec<_> = public.decks.iter(Deck::Winner).map(|card| (card.owner, card.colour)).collect();
    assert_eq!(cards, [(seat(2), None), (seat(1), None)]);
    assert_eq!(public.hand_sizes[..3], [4, 4, 5]);
    let json = serde_json::to_value(public).unwrap();
    assert_eq!(json["decks"]["winner"][1], serde_json::json!({"owner": 1, "colour": null}));
    assert_eq!(json["players"][0]["hand_size"], 4);
}

#[test]
fn cu_12_3_other_cards_give_equal_views() {
    let play = |line| {
        let mut game = position(&format!("seats 3\n{RACE}"));
        step(&mut game, line);
        game
    };
    let (blue, pink) = (play("1 winner blue"), play("1 winner pink"));
    assert_ne!(blue, pink);
    for viewer in [Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert_eq!(View::of(&blue, viewer), View::of(&pink, viewer));
    }
    assert_ne!(View::of(&blue, Viewer::Seat(seat(1))), View::of(&pink, Viewer::Seat(seat(1))));
}

#[test]
fn cu_12_8_own_cards_with_positions() {
    let deck = "deck winner: 2 green, 1 pink\ndeck loser: 1 blue";
    let game = position(&format!("seats 3\n{RACE}\n{deck}"));
    let private = game.private(seat(1));
    let played: Vec<_> =
        private.played.iter().flatten().map(|card| (card.colour, card.deck, card.position)).collect();
    assert_eq!(played, [(Racer::Blue, Deck::Loser, 1), (Racer::Pink, Deck::Winner, 2)]);
    assert_eq!(private.hand.iter().collect::<Vec<_>>(), [Racer::Green, Racer::Purple, Racer::Yellow]);
}

#[test]
fn cu_16_4_money_of_all_is_in_every_view_whatever_the_page_shows() {
    for option in ["money_view=open", "money_view=hidden"] {
        let game = position(&format!("seats 3 {option}\n{RACE}\nplayer 2: money 17"));
        assert_eq!(game.board().setup.money_hidden, option.ends_with("hidden"));
        let public = game.public();
        let money: Vec<_> = Seat::all(3).map(|seat| public.board.money(seat)).collect();
        assert_eq!(money, [3, 17, 3]);
        assert_eq!(public.board.setup.money_hidden, option.ends_with("hidden"));
        assert_eq!(serde_json::to_value(public).unwrap()["players"][1]["money"], 17);
    }
}

#[test]
fn cards_are_public_one_by_one_as_they_are_turned_up() {
    let deck = "deck winner: 2 green, 1 pink\ndeck loser: 1 blue";
    let race = "race 3:blue,green 5:pink 6:black,white 14:purple,yellow";
    let mut game = position(&format!("seats 3\n{race}\n{deck}"));
    step(&mut game, "1 roll");
    let mut known = Vec::new();
    for step in step(&mut game, "* die purple 3") {
        let decks = step.position.public().decks;
        let shown = decks.in_order().filter(|(_, _, card)| card.colour.is_some()).count();
        if known.last() != Some(&shown) {
            known.push(shown);
        }
        // A view in the middle of it can be completed too.
        let view = View::of(&step.position, Viewer::Seat(seat(3)));
        let imagined = CamelUp::sample(&view, &mut nth_rng(1, 1));
        assert_eq!(View::of(&imagined, Viewer::Seat(seat(3))), view);
    }
    assert_eq!(known, [0, 1, 2, 3]);
    // At the end every hand is known by subtraction.
    let view = View::of(&game, Viewer::Spectator);
    assert_eq!(CamelUp::sample(&view, &mut nth_rng(2, 2)), game);
}

#[test]
fn samples_are_uniform_over_all_orders_of_colours() {
    let game = position(&format!("seats 3\n{RACE}\ndeck winner: 2 green, 1 pink\ndeck loser: 2 blue"));
    let view = View::of(&game, Viewer::Seat(seat(1)));
    let mut rng = nth_rng(3, 3);
    let mut counts = BTreeMap::new();
    let draws = 40_000;
    for _ in 0..draws {
        let imagined = CamelUp::sample(&view, &mut rng);
        let card = |deck, position| imagined.decks().get(deck, position).unwrap().colour.unwrap();
        assert_eq!(card(Deck::Winner, 1), Racer::Pink, "the own card stays");
        assert_eq!(imagined.private(seat(1)), game.private(seat(1)));
        *counts.entry((card(Deck::Winner, 0), card(Deck::Loser, 0))).or_insert(0u32) += 1;
    }
    // Two different colours of five in order; six standard deviations of a count are about 262.
    assert_eq!(counts.len(), 20);
    assert!(counts.values().all(|count| count.abs_diff(draws / 20) < 262), "{counts:?}");
}
