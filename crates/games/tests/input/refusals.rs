//! Seats that are not there, and games that are over.

use super::{rng, starts, step};
use engine::any::{BadState, Kind, Refusal};
use engine::{Options, Seat, Turn};
use serde_json::json;

/// For each game the clauses of the number of seats and of the end.
const CLAUSES: [(&str, &str, &str); 5] = [
    ("camel-up", "CU-2.1", "CU-10.3: the race is over"),
    ("camel-up-cards", "CC-1.8", "CC-11.2: the race is over"),
    ("dragon-racer", "DR-2.1", "DR-11.1: the race is over"),
    ("keltis", "KE-2.1", "KE-3.9: the game is over"),
    ("sobek", "SO-2.2", "SO-12.5: the game is over"),
];

fn each_game(mut test: impl FnMut(&'static dyn Kind, &str, &str)) {
    assert_eq!(games::KINDS.len(), CLAUSES.len());
    for (id, seats, over) in CLAUSES {
        test(games::kind(id).unwrap(), seats, over);
    }
}

#[test]
fn too_many_seats_cite_the_games_own_clause() {
    each_game(|kind, clause, _| {
        for seats in [0, 1, 9, 1_000_000, usize::MAX] {
            for options in ["", "first_seat=1", "age_order=1,2,3"] {
                let options = Options::parse(options).unwrap();
                let bad = kind.start(seats, &options).unwrap_err();
                assert_eq!(bad.clause.map(|clause| clause.0), Some(clause), "{} {seats}: {bad}", kind.id());
                assert_eq!(bad.field, "seats");
                let state = json!({"seats": seats, "options": options, "players": 3});
                let Err(BadState::Setup { field, bad: in_state, .. }) = kind.read(&state) else {
                    panic!("{} takes {seats} seats", kind.id());
                };
                assert_eq!((field.as_str(), in_state), ("seats", bad));
            }
        }
    });
}

#[test]
fn a_seat_that_is_not_at_the_table_is_told_so() {
    each_game(|kind, _, _| {
        for (mut game, nth) in starts(kind).zip(0..) {
            let absent = (game.seats()..8).map(Seat::new).collect::<Vec<_>>();
            let mut rng = rng(nth);
            for _ in 0..60 {
                let Some(text) = step(&mut game, &mut rng) else { break };
                for &seat in &absent {
                    let refused = game.check(seat, &text).unwrap_err();
                    assert_eq!(refused, Refusal::NoSeat { seat });
                    assert_eq!(refused.to_string(), format!("there is no seat {seat} here"));
                    assert_eq!(game.act(seat, "what", &mut ()).unwrap_err(), refused);
                }
            }
        }
    });
}

#[test]
fn after_the_end_everything_is_refused_by_the_clause_of_the_end() {
    each_game(|kind, _, over| {
        let mut game = starts(kind).next().unwrap();
        let mut rng = rng(0);
        let (mut moves, mut outcomes) = (Vec::new(), Vec::new());
        loop {
            let list = if game.turn() == Turn::Chance { &mut outcomes } else { &mut moves };
            let Some(text) = step(&mut game, &mut rng) else { break };
            list.push(text);
        }
        assert!(!moves.is_empty() && !outcomes.is_empty());
        let before = game.clone();
        for text in moves {
            let refused = game.act(Seat::new(0), &text, &mut ()).unwrap_err();
            assert_eq!((refused.to_string().as_str(), refused.code()), (over, "game-over"), "{text}");
        }
        for text in outcomes {
            let refused = game.resolve(&text, &mut ()).unwrap_err();
            assert_eq!((refused.to_string().as_str(), refused.code()), (over, "game-over"), "{text}");
        }
        assert!(game == before);
    });
}
