//! What holds in every position of random games.

use crate::support::play::{random_step, start};
use engine::random::nth_rng;
use engine::{Game, Seat, Turn};
use games::camel_up_cards::{Camel, CamelUpCards, Cards, Figure, Outcome, Phase, Race};
use std::collections::BTreeMap;

const TABLES: &[(usize, &str)] = &[
    (2, ""),
    (3, "deal_3=8/3"),
    (3, "deal_3=10/5"),
    (4, "age_order=4,2,3,1"),
    (5, "start_ties=best"),
    (6, "memory_aid=off"),
];

/// Calls `look` at every position of `games` random games for each table, with the position before.
pub(crate) fn every_position(games: u64, mut look: impl FnMut(&CamelUpCards, &CamelUpCards)) {
    for &(seats, options) in TABLES {
        for seed in 0..games {
            let mut game: CamelUpCards = start(seats, options);
            let mut rng = nth_rng(seed, 77);
            while game.turn() != Turn::Over {
                let before = game;
                random_step(&mut game, &mut rng, &mut ());
                look(&before, &game);
            }
        }
    }
}

#[test]
fn cc_3_9_there_is_one_leader() {
    every_position(30, |_, game| {
        let places = game.board().places();
        let leaders = Camel::ALL.iter().filter(|camel| places[camel.index()] == 1).count();
        // While the starting places are drawn the fox cannot send anybody back, so one card is enough.
        assert_eq!(leaders, 1, "{game:?}");
        assert_eq!(game.board().race.at(game.board().race.order()[0]), game.board().race.lead());
    });
}

#[test]
fn cc_3_10_leader_and_last_never_go_backwards() {
    every_position(30, |before, after| {
        let (before, after) = (before.board().race, after.board().race);
        assert!(after.lead() >= before.lead() && after.rear() >= before.rear(), "{before} {after}");
        for camel in Camel::ALL {
            assert!(after.at(camel) >= before.at(camel), "{before} {after}");
        }
    });
}

#[test]
fn cc_3_11_no_sandstorm_ahead_of_the_leader() {
    every_position(30, |_, game| {
        let board = game.board();
        let lead = board.race.lead();
        assert!(board.track.storms().all(|card| 2 * card <= lead), "{game:?}");
    });
}

#[test]
fn cc_10_2_each_race_card_is_somewhere_until_the_end() {
    let mut ends = 0;
    every_position(30, |_, game| {
        let board = game.board();
        if !board.phase.in_leg() {
            return;
        }
        let held = Seat::all(board.seats()).filter(|&seat| board.holds_card(seat)).count();
        let cards = board.deck_left() + board.pile.len() + board.discard_pile() + held;
        assert_eq!(cards, Cards::all().len(), "{game:?}");
        let over = board.phase == Phase::Over;
        ends += usize::from(over && held == 0);
    });
    assert!(ends > 100, "{ends}");
}

#[test]
fn cc_2_9_stacks_have_distinct_heights_and_the_start_none() {
    every_position(30, |_, game| {
        let race = game.board().race;
        for (at, stack) in race.stacks() {
            let mut heights: Vec<_> = stack.iter().map(|camel| race.height(camel)).collect();
            heights.sort_unstable();
            let expected: Vec<_> = (0..stack.len()).map(|height| if at == 0 { 0 } else { height }).collect();
            assert_eq!(heights, expected, "{game:?}");
            assert!(at != 0 || stack.len() <= 4);
        }
    });
}

#[test]
fn cc_6_3_cc_8_15_figures_stand_alone_and_not_behind_all() {
    every_position(30, |_, game| {
        let board = game.board();
        for figure in Figure::ALL {
            let at = board.figures.at(figure);
            assert_eq!(at > 0, board.figure_holder(figure).is_some(), "{game:?}");
            if at > 0 {
                assert!(board.race.count(at) == 0 && at >= board.race.rear(), "{game:?}");
                assert!(board.track.cells() >> (at - 1) & 1 == 1, "{game:?}");
            }
        }
    });
}

#[test]
fn cc_10_12_cc_12_7_legs_and_races_end() {
    let (mut legs, mut moves, mut longest) = (BTreeMap::new(), 0, 0);
    every_position(60, |before, after| {
        let board = after.board();
        moves = if before.board().leg == board.leg { moves + 1 } else { 0 };
        longest = longest.max(moves);
        if board.phase == Phase::Over {
            *legs.entry(board.leg).or_insert(0) += 1;
        }
    });
    // Dealing and sorting take up to 54 entries; in a leg there are 12 reveals with their cards, 6 hand cards and
    // 2 + 2 × 18 figures, each with a bet or `done`.
    assert!(longest <= 54 + 24 + 6 + 38 + 56, "{longest}");
    assert!(legs.len() >= 3 && legs.keys().all(|&leg| leg < 30), "{legs:?}");
}

#[test]
fn cc_12_1_nobody_ever_has_less_than_one_pound() {
    every_position(60, |_, game| {
        for seat in Seat::all(game.seats()) {
            assert!((1..200).contains(&game.board().money(seat)), "{game:?}");
        }
    });
}

#[test]
fn cc_11_3_only_a_finished_race_has_camels_on_the_finish() {
    every_position(30, |_, game| {
        assert_eq!(game.board().race.is_over(), game.board().phase == Phase::Over, "{game:?}");
        assert!(game.board().race.lead() <= Race::FINISH);
    });
}

#[test]
fn cc_4_22_every_set_of_discards_is_reached_in_one_way() {
    // All ways for seat 1 to discard 2 of 5 cards; each set once.
    let game = super::fill::position(
        "seats 6
        phase sort
        race start[green,orange,white,yellow] 5[blue]
        storms 1-2, 3-4
        player 1: hand blue 1, blue 1, green 1, green 2, yellow 1
        player 2: hand green 1, green 1, green 1, green 1, blue 1
        player 3: hand orange 1, orange 1, orange 1, orange 1, orange 1
        player 4: hand white 1, white 1, white 1, white 1, white 1
        player 5: hand yellow 1, yellow 1, yellow 1, yellow 1, blue 1
        player 6: hand blue 2, blue 1, orange 2, white 2, yellow 2",
    );
    let mut sets = Vec::new();
    let seat = Seat::new(0);
    let mut open = vec![game];
    while let Some(game) = open.pop() {
        if game.own(seat).discards.len() == 2 {
            sets.push(game.own(seat).discards);
            continue;
        }
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        for action in legal {
            let mut after = game;
            after.act(seat, action, &mut ());
            open.push(after);
        }
    }
    sets.sort_unstable();
    let distinct = sets.len();
    sets.dedup();
    // Two blue, or any two of four kinds.
    assert_eq!((distinct, sets.len()), (7, 7));
}

#[test]
fn cc_7_1_cards_are_drawn_by_their_chances() {
    let mut game = super::fill::position(
        "seats 3
        race 2[blue] 3[green,orange] 5[white,yellow]
        deck blue 2, white 1, white 1, yellow 1, yellow 1, yellow 1",
    );
    super::fill::step(&mut game, "1 reveal");
    let mut chances = Vec::new();
    game.chances(&mut chances);
    assert_eq!(chances.iter().map(|&(_, weight)| weight).collect::<Vec<_>>(), [1, 2, 3]);
    let mut rng = nth_rng(9, 9);
    let mut counts = BTreeMap::<Outcome, u32>::new();
    for _ in 0..60_000 {
        *counts.entry(game.roll(&mut rng, &mut Vec::new())).or_default() += 1;
    }
    for (outcome, weight) in chances {
        // Over five standard deviations.
        assert!(counts[&outcome].abs_diff(10_000 * weight) < 650, "{outcome}: {counts:?}");
    }
}
