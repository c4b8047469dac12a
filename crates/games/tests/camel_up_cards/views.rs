//! What viewers may know, and what they may imagine.

use super::fill::{position, step};
use crate::support::play::{random_step, start};
use engine::random::nth_rng;
use engine::{Audience, Disclosure, Game, Seat, Turn, View, Viewer};
use games::camel_up_cards::{CamelUpCards, Cards, Event, Phase, RaceCard};

fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

fn card(text: &str) -> RaceCard {
    text.parse().unwrap()
}

fn cards(text: &str) -> Cards {
    text.split(", ").map(card).collect()
}

const SORTING: &str = "seats 3
    phase sort
    race start[green,orange,white,yellow] 5[blue]
    storms 1-2, 3-4
    player 1: hand blue 1, blue 2, green 1, green 1, orange 1, white 1, white 1, yellow 1, yellow 2
    player 2: hand blue 1, blue 1, green 1, green 2, orange 1, orange 1, white 1, white 2, yellow 1
    player 3: hand blue 1, blue 1, green 1, green 1, orange 1, orange 1, orange 2, white 1, yellow 1";

/// A game of two in which seat 1 knows six cards of the deck; three are left of it.
const LATE: &str = "seats 2
    race 2[blue] 3[green,orange] 5[white] 6[yellow]
    revealed blue 1, white 1, yellow 1, white 1, green 1, orange 1, orange 1, yellow 1, green 1
    deck blue 1, white 2, yellow 2
    player 1: deck blue 1, blue 1, white 1, white 2, yellow 1, green 1; kept orange 2; discards blue 1, green 2, white 1, yellow 1, yellow 1";

#[test]
fn cc_4_14_cc_4_15_cc_4_16_dealt_cards_are_known_to_their_owner_alone() {
    for seats in 2..=6 {
        let mut game: CamelUpCards = start(seats, "");
        let mut rng = nth_rng(3, seats as u64);
        while game.board().phase != Phase::Sort {
            if game.board().phase == Phase::Deal {
                let to = game.board().dealing_to().unwrap();
                let before: Vec<_> = Seat::all(seats).map(|seat| *game.own(seat)).collect();
                let outcome = game.roll(&mut rng, &mut Vec::new());
                let log = step(&mut game, &format!("* {outcome}"));
                let told = |card| Event::Dealt { seat: to, card };
                assert_eq!((log[0].to, &log[0].event), (Audience::only(to), &told(Some(outcome.card()))));
                assert_eq!((log[1].to, &log[1].event), (Audience::except(to), &told(None)));
                for seat in Seat::all(seats).filter(|&seat| seat != to) {
                    assert_eq!(*game.own(seat), before[seat.index()], "nothing is passed on");
                }
            } else {
                random_step(&mut game, &mut rng, &mut ());
            }
        }
        let setup = &game.board().setup;
        assert_eq!(setup.undealt(), [6, 3, 2, 0, 0][seats - 2]);
        assert!(Seat::all(seats).all(|seat| game.own(seat).hand.len() == usize::from(setup.leg_setup.deal)));
        assert!(Seat::all(seats).all(|seat| game.public().board.dealt_to(seat) == setup.leg_setup.deal));
    }
}

#[test]
fn cc_4_19_choices_are_told_to_nobody_else() {
    let mut game = position(SORTING);
    let asked = |text: &str| game.disclosure(seat(1), text.parse().unwrap());
    assert_eq!(asked("discard blue 1"), Disclosure::masked("discard ?"));
    assert_eq!(asked("keep blue 1"), Disclosure::masked("keep ?"));
    assert_eq!(asked("show blue 1"), Disclosure::masked("show ?"));
    let log = step(&mut game, "1 discard blue 1");
    let told = |card| Event::Discarded { seat: seat(1), card };
    assert_eq!((log[0].to, &log[0].event), (Audience::only(seat(1)), &told(Some(card("blue 1")))));
    assert_eq!((log[1].to, &log[1].event), (Audience::except(seat(1)), &told(None)));
    let mut other = position(SORTING);
    step(&mut other, "1 discard green 1");
    for viewer in [Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert_eq!(View::of(&game, viewer), View::of(&other, viewer));
    }
    assert_ne!(View::of(&game, Viewer::Seat(seat(1))), View::of(&other, Viewer::Seat(seat(1))));
    assert_eq!(game.public().board.choices_left(seat(1)), 5);
}

#[test]
fn cc_4_26_the_last_card_to_be_shown_is_revealed_as_it_is_chosen() {
    let game = position(
        "seats 3
        phase sort
        race start[green,orange,white,yellow] 5[blue]
        storms 1-2, 3-4
        player 1: discards blue 1, green 1, green 1, orange 1; kept blue 2; show white 1; deck white 1, yellow 1, yellow 2
        player 2: discards blue 1, blue 1, green 1, orange 1; kept white 2; show green 2; deck orange 1, white 1, yellow 1
        player 3: hand orange 1, orange 2, white 1, yellow 1; discards blue 1, blue 1, green 1, green 1; kept orange 1",
    );
    let show = "show orange 2".parse().unwrap();
    assert_eq!(game.disclosure(seat(3), show), Disclosure::Open);
    assert!(game.reveals(seat(3), show) && game.surprises(seat(3), show));
    assert_eq!(game.public().board.shown(seat(1)), None);
}

#[test]
fn cc_4_20_cc_4_27_with_two_players_nothing_is_shown() {
    let mut game: CamelUpCards = start(2, "");
    let mut rng = nth_rng(5, 5);
    while !game.board().phase.in_leg() {
        let sorting = game.board().phase == Phase::Sort;
        let choices = game.board().choices_left(seat(1)) + game.board().choices_left(seat(2));
        random_step(&mut game, &mut rng, &mut ());
        if sorting && !game.board().phase.in_leg() {
            // One choice at a time, and nothing is known of it.
            let left = game.board().choices_left(seat(1)) + game.board().choices_left(seat(2));
            assert_eq!(left, choices - 1);
            assert_eq!(game.public().deck, games::camel_up_cards::Knowledge::default());
        }
    }
    assert!(Seat::all(2).all(|seat| game.board().shown(seat).is_none() && game.own(seat).deck.len() == 6));
    assert_eq!(game.public().deck.unknown, 12);
}

#[test]
fn cc_4_29_cc_7_3_only_counts_of_the_deck_but_all_of_the_open_pile() {
    let game = position(LATE);
    let public = game.public();
    assert_eq!((public.board.deck_left(), public.board.discard_pile()), (3, 16));
    assert_eq!(public.board.pile.len(), 9);
    let json = serde_json::to_string(&View::of(&game, Viewer::Spectator).public).unwrap();
    assert!(json.contains("\"deck_left\":3"), "{json}");
    // No card of the deck, of a hand or of the discards is named but in lists of what has never been seen.
    let unseen = json.find("\"unseen\"").unwrap();
    assert!(!json[..unseen].contains("white 2") && !json[..unseen].contains("orange 2"), "{json}");
}

#[test]
fn cc_4_30_cc_7_6_a_hand_card_is_secret_until_it_is_played() {
    let mut game = position(LATE);
    assert!(game.public().board.holds_card(seat(1)));
    let play = "play orange 2".parse().unwrap();
    assert!(game.reveals(seat(1), play) && !game.surprises(seat(1), play));
    assert_eq!(game.disclosure(seat(1), play), Disclosure::Open);
    step(&mut game, "1 play orange 2");
    assert!(!game.public().board.holds_card(seat(1)));
    assert_eq!(game.public().board.played(seat(1)), Some(card("orange 2")));
    assert!(!game.public().deck.unseen.contains(card("orange 2")));
}

#[test]
fn what_each_knows_of_the_race_deck() {
    let game = position(LATE);
    let mine = game.private(seat(1)).deck;
    // Of the own six, blue 1 and white 1, yellow 1, green 1 may have been among those revealed.
    assert_eq!(mine.certain, cards("blue 1, white 2"));
    assert_eq!(mine.unknown, 1);
    assert_eq!(mine.left(), 3);
    // Neither own cards nor those revealed are unseen; the second white, yellow and green came from others.
    assert_eq!(mine.unseen.len(), 30 - 12 - 5);
    assert!(!mine.unseen.contains(card("white 2")) && mine.unseen.contains(card("yellow 2")));
    let spectator = game.public().deck;
    assert_eq!((spectator.certain, spectator.unknown, spectator.unseen.len()), (Cards::NONE, 3, 21));
}

#[test]
fn shown_cards_are_known_to_all() {
    let game = position(
        "seats 3
        race 2[blue] 3[green,orange] 5[white] 6[yellow]
        player 1: shown blue 1
        player 2: shown blue 1
        player 3: shown yellow 2
        revealed blue 1, white 1",
    );
    let known = game.public().deck;
    assert_eq!(known.certain, cards("blue 1, yellow 2"));
    assert_eq!(known.unknown, 8);
}

#[test]
fn samples_of_hands_are_uniform() {
    let game = position(SORTING);
    let view = View::of(&game, Viewer::Seat(seat(1)));
    let mut rng = nth_rng(4, 4);
    let draws = 20_000;
    let (mut blues, mut twos) = (0, 0);
    for _ in 0..draws {
        let imagined = CamelUpCards::sample(&view, &mut rng);
        assert_eq!(imagined.own(seat(1)), game.own(seat(1)));
        blues += imagined.own(seat(2)).hand.count(card("blue 1"));
        twos += imagined.own(seat(3)).hand.count(card("white 2"));
    }
    // 4 blue 1 and 1 white 2 among 21 unseen cards, 9 of which each other seat has.
    assert!((blues as f64 / f64::from(draws) - 4.0 * 9.0 / 21.0).abs() < 0.04, "{blues}");
    assert!((twos as f64 / f64::from(draws) - 9.0 / 21.0).abs() < 0.02, "{twos}");
}

#[test]
fn samples_of_a_sorting_in_progress_have_its_shape() {
    let mut game = position(SORTING);
    for line in ["2 discard blue 1", "2 discard orange 1", "2 discard orange 1", "3 discard blue 1"] {
        step(&mut game, line);
    }
    let view = View::of(&game, Viewer::Seat(seat(1)));
    let mut rng = nth_rng(4, 5);
    let (mut first, mut all) = (0, 0);
    for _ in 0..2_000 {
        let imagined = CamelUpCards::sample(&view, &mut rng);
        let own = imagined.own(seat(2));
        assert_eq!((own.discards.len(), own.hand.len()), (3, 6));
        // The fourth discard must still be possible.
        assert!(!own.hand.from_kind(own.discards.last_kind().unwrap()).is_empty());
        first += own.discards.count(card("blue 1"));
        all += own.hand.count(card("blue 1")) + own.discards.count(card("blue 1"));
    }
    // Of four discards of nine cards those of the first kind come first, so that all of them are among the first three
    // unless there are four.
    assert!(first * 2 > all * 8 / 10, "{first} of {all}");
}

/// The exact distribution of what others put in, by counting every set of unseen cards one by one.
#[test]
fn samples_of_the_deck_weigh_what_was_revealed() {
    let game = position(LATE);
    let view = View::of(&game, Viewer::Seat(seat(1)));
    let mut expected = std::collections::BTreeMap::new();
    let mut total = 0.0;
    super::odds::each_deck(&game, seat(1), |left, weight| {
        *expected.entry(left).or_insert(0.0) += weight;
        total += weight;
    });
    let mut rng = nth_rng(6, 6);
    let draws = 60_000;
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..draws {
        let imagined = CamelUpCards::sample(&view, &mut rng);
        *counts.entry(imagined.deck()).or_insert(0u32) += 1;
    }
    assert!(expected.len() > 5);
    for (deck, weight) in expected {
        let share = weight / total;
        let found = f64::from(counts.get(&deck).copied().unwrap_or(0)) / f64::from(draws);
        // Six standard deviations.
        let bound = 6.0 * (share * (1.0 - share) / f64::from(draws)).sqrt() + 1e-9;
        assert!((found - share).abs() < bound, "{deck:?}: {found}, expected {share}");
    }
}

#[test]
fn samples_of_what_a_spectator_cannot_see_are_uniform() {
    // Nothing is shown with two players: the cards left are any three of the 21 never revealed.
    let game = position(LATE);
    let view = View::of(&game, Viewer::Spectator);
    let mut rng = nth_rng(7, 7);
    let draws = 40_000;
    let mut blues = 0;
    for _ in 0..draws {
        blues += CamelUpCards::sample(&view, &mut rng).deck().count(card("blue 1"));
    }
    let expected = 4.0 * 3.0 / 21.0;
    assert!((blues as f64 / f64::from(draws) - expected).abs() < 0.02, "{blues}");
}

#[test]
fn views_in_the_middle_of_a_step_can_be_completed() {
    let mut game: CamelUpCards = start(4, "");
    let mut rng = nth_rng(8, 8);
    let mut looked = 0;
    while game.turn() != Turn::Over {
        let line = match game.turn() {
            Turn::Act(seats) => {
                let seat = seats.first().unwrap();
                format!("{seat} {}", game.random_action(seat, &mut rng, &mut Vec::new()))
            }
            _ => format!("* {}", game.roll(&mut rng, &mut Vec::new())),
        };
        for step in step(&mut game, &line) {
            for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
                let view = View::of(&step.position, viewer);
                assert!(serde_json::to_string(&view.public).is_ok());
                let imagined = CamelUpCards::sample(&view, &mut rng);
                assert_eq!(View::of(&imagined, viewer), view, "{:?}", step.event);
                looked += 1;
            }
        }
    }
    assert!(looked > 500);
}
