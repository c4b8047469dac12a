//! What holds in every position of random games.

use crate::support::play::{random_step, start};
use engine::random::{PlayoutRng, nth_rng};
use engine::{Game, Options, Seat, Turn};
use games::keltis::score::{self, total};
use games::keltis::{Action, Direction, Event, Keltis, Kind, Outcome, Phase, Stone};
use std::collections::BTreeMap;

const TABLES: &[(usize, &str)] = &[
    (2, ""),
    (3, "layout=pairs"),
    (4, "first_player=seat1"),
    (4, "clover_optional=no"),
    (2, "bonus_enters=no clover_optional=no"),
    (3, "redraw_own_discard=no stall_rounds=0 browse_discards=no"),
];

/// Calls `look` at every position of `games` random games for each table, with what led to it.
pub(crate) fn every_position(games: u64, mut look: impl FnMut(&Keltis, &[engine::Step<Keltis>])) {
    for &(seats, options) in TABLES {
        for seed in 0..games {
            let mut game: Keltis = start(seats, options);
            let mut rng = nth_rng(seed, 77);
            look(&game, &[]);
            while game.turn() != Turn::Over {
                let mut log = Vec::new();
                random_step(&mut game, &mut rng, &mut log);
                look(&game, &log);
            }
        }
    }
}

#[test]
fn ke_3_6_ke_10_2_hands_have_8_cards_and_7_between_playing_and_drawing() {
    every_position(10, |game, _| {
        let board = game.board();
        for seat in Seat::all(game.seats()) {
            let cards = game.hand(seat).len();
            match board.phase {
                phase if phase.in_setup() => assert!(cards <= 8),
                Phase::Over => assert!(cards >= 7),
                Phase::Card => assert_eq!(cards, 8, "{game:?}"),
                _ => assert_eq!(cards, 8 - usize::from(board.active() == Some(seat)), "{game:?}"),
            }
            let known = board.known(seat);
            assert!(known.distinct().all(|card| game.hand(seat).of(card) >= known.of(card)), "{game:?}");
        }
    });
}

#[test]
fn ke_7_10_ke_7_5_ke_12_11_scores_have_bounds() {
    every_position(20, |game, _| {
        for seat in Seat::all(game.seats()) {
            assert!(game.board().points(seat) <= 14, "{game:?}");
            let total = total(game.board(), seat);
            assert!((-28..=80).contains(&total), "{total}: {game:?}");
        }
    });
    // The bounds of KE-12.11 are those of the rows: four small markers and the large one at the worst place,
    // and four on end stones with the last marker on step 7.
    let worst = 4 * score::row_value(1) + score::marker_value(1, Kind::Large) + score::wish_value(0);
    assert_eq!(worst, -28);
    let best = score::marker_value(9, Kind::Large) + 3 * score::row_value(9) + score::row_value(7);
    assert_eq!(best + 14 + score::wish_value(9), 80);
}

#[test]
fn ke_8_9_ke_8_7_chains_have_at_most_nine_bonus_steps() {
    let mut longest = 0;
    let mut chain = 0;
    every_position(40, |_, log| {
        for step in log {
            match step.event {
                Event::CardLaid { .. } => chain = 0,
                Event::MarkerMoved { cause: games::keltis::Cause::Clover, .. } => {
                    chain += 1;
                    longest = longest.max(chain);
                    assert!(chain <= 9);
                }
                _ => {}
            }
        }
    });
    assert!(longest >= 3, "{longest}");
}

#[test]
fn ke_8_10_a_bonus_step_always_has_a_target() {
    every_position(20, |game, _| {
        if game.board().phase == Phase::Clover {
            let mut legal = Vec::new();
            game.legal(game.board().active().unwrap(), &mut legal);
            assert!(legal.iter().any(|action| matches!(action, Action::Bonus { .. })), "{game:?}");
            assert!(legal.len() <= 10, "{legal:?}");
        }
        if game.board().phase != Phase::Over {
            assert!(game.board().goal_count() <= 4, "{game:?}");
            let below = |seat| game.board().markers(seat).steps().iter().any(|&step| step < 7);
            assert!(Seat::all(game.seats()).all(below));
        }
    });
}

#[test]
fn ke_11_5_ke_11_2_the_fifth_marker_stands_on_step_7() {
    let moved = |step: &engine::Step<Keltis>| match step.event {
        Event::MarkerMoved { path, to, .. } => Some(Stone::new(path, to)),
        _ => None,
    };
    let mut goals = 0;
    for seed in 0..60 {
        let mut game: Keltis = start(4, "");
        let mut rng = nth_rng(seed, 78);
        let mut log = Vec::new();
        while game.turn() != Turn::Over {
            log = eager_step(&mut game, &mut rng);
        }
        let ended = |step: &engine::Step<Keltis>| {
            matches!(step.event, Event::GameEnded { reason: games::keltis::Ending::Goal, .. })
        };
        if log.iter().any(ended) {
            goals += 1;
            assert_eq!(log.iter().find_map(moved).unwrap().step, 7);
            assert_eq!(game.board().goal_count(), 5);
        }
    }
    assert!(goals > 10, "{goals}");
}

/// A random step that moves markers whenever it can.
fn eager_step(game: &mut Keltis, rng: &mut PlayoutRng) -> Vec<engine::Step<Keltis>> {
    let mut log = Vec::new();
    let Turn::Act(seats) = game.turn() else {
        random_step(game, rng, &mut log);
        return log;
    };
    let seat = seats.first().unwrap();
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    // Cards next to the last one, and columns begun at an end of the values, get furthest.
    let gap = |action: &Action| match *action {
        Action::Play(card) => {
            let column = game.board().column(seat, card.colour());
            let begun = u8::from(column.is_empty()) + card.value().min(10 - card.value());
            column.last().map_or(begun, |last| last.abs_diff(card.value()))
        }
        Action::Advance | Action::Bonus { enters: None, .. } => 0,
        Action::Bonus { .. } | Action::Enter(_) => 1,
        _ => 3,
    };
    let least = legal.iter().map(gap).min().unwrap();
    legal.retain(|action| gap(action) == least);
    game.act(seat, *engine::random::pick(rng, &legal), &mut log);
    log
}

#[test]
fn ke_10_7_ke_11_10_the_draw_pile_is_empty_only_at_the_end() {
    every_position(20, |game, _| {
        if game.board().phase != Phase::Over {
            assert!(game.draw_pile() > 0, "{game:?}");
        }
    });
}

#[test]
fn ke_4_6_ke_4_7_columns_run_one_way() {
    every_position(10, |game, _| {
        for seat in Seat::all(game.seats()) {
            for colour in games::keltis::Colour::ALL {
                let column = game.board().column(seat, colour);
                let values: Vec<u8> = column.values().collect();
                match column.direction() {
                    Direction::Up => assert!(values.is_sorted()),
                    Direction::Down => assert!(values.iter().rev().is_sorted()),
                    Direction::Open => assert!(values.iter().all(|value| Some(value) == values.first())),
                }
                assert_eq!(values.last().copied(), column.last());
            }
        }
    });
}

#[test]
fn ke_13_1_every_decision_leads_somewhere_of_its_own() {
    every_position(2, |game, _| {
        if let Turn::Act(seats) = game.turn() {
            let seat = seats.first().unwrap();
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let mut met = std::collections::HashSet::new();
            for action in legal {
                let mut after = *game;
                after.act(seat, action, &mut ());
                assert!(met.insert(after), "{action} leads where another decision leads: {game:?}");
            }
        }
    });
}

#[test]
fn ke_2_6_cards_go_round_since_version_2() {
    for (rules, order) in [(1, [1, 1, 1, 1, 1, 1, 1, 1, 2, 2]), (2, [1, 2, 1, 2, 1, 2, 1, 2, 1, 2])] {
        let mut game = Keltis::new(Keltis::setup_under(rules, 2, &Options::default()).unwrap());
        let (mut rng, mut dealt) = (nth_rng(3, 3), Vec::new());
        while dealt.len() < order.len() {
            let outcome = game.roll(&mut rng, &mut Vec::new());
            if let Outcome::Deal { seat, .. } = outcome {
                dealt.push(seat.number());
            }
            game.resolve(outcome, &mut ());
        }
        assert_eq!(dealt, order, "version {rules}");
    }
}

#[test]
fn ke_2_6_ke_10_3_cards_are_drawn_by_their_copies() {
    let mut game = super::fill::position(
        "seats 2\ndeck 1\nhand 1: blue 7\nphase deck\nplayed discarded blue 6\ndiscards blue: 6",
    );
    assert_eq!(game.board().phase, Phase::Deck);
    let mut chances = Vec::new();
    game.chances(&mut chances);
    let weights: u32 = chances.iter().map(|&(_, weight)| weight).sum();
    let mut rng = nth_rng(9, 9);
    let mut counts = BTreeMap::<Outcome, u32>::new();
    let draws = 100_000;
    for _ in 0..draws {
        *counts.entry(game.roll(&mut rng, &mut Vec::new())).or_default() += 1;
    }
    assert_eq!(counts.len(), chances.len());
    for (outcome, weight) in chances {
        let expected = draws * weight / weights;
        // Six standard deviations of a count near 6000 are about 450.
        assert!(counts[&outcome].abs_diff(expected) < 500, "{outcome}: {} of {expected}", counts[&outcome]);
    }
    // Tiles and starts by their numbers.
    game = start(3, "");
    let starts: std::collections::BTreeSet<_> =
        (0..100).map(|_| game.roll(&mut rng, &mut Vec::new())).collect();
    assert_eq!(starts.len(), 3);
    game = start(3, "first_player=seat1");
    let clovers =
        (0..25_000).filter(|_| game.roll(&mut rng, &mut Vec::new()).to_string().ends_with("clover"));
    assert!(clovers.count().abs_diff(9_000) < 460);
}
