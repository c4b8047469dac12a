//! What holds in every position of random games.

use crate::support::play::{random_step, rolls_by_weight, start};
use engine::random::nth_rng;
use engine::{Game, Seat, Turn, Viewer};
use games::sobek::data::data;
use games::sobek::{Board, Family, Phase, Sobek};

const TABLES: &[(usize, &str)] = &[
    (2, ""),
    (3, "thief_pick=random courtesan_amulets=off"),
    (4, "amulet_only_sets=on prosperity_new_set=off"),
    (4, "memory=off penalty_base=deceit"),
];

/// Calls `look` at every position of `games` random games for each table.
pub(crate) fn every_position(games: u64, mut look: impl FnMut(&Sobek)) {
    for (table, &(seats, options)) in TABLES.iter().enumerate() {
        for index in 0..games {
            let mut rng = nth_rng(11 + table as u64, index);
            let mut game: Sobek = start(seats, options);
            look(&game);
            while game.turn() != Turn::Over {
                random_step(&mut game, &mut rng, &mut ());
                look(&game);
            }
        }
    }
}

/// The goods and characters of the deck add up with those on the quay to whole deliveries.
fn check_deck(board: &Board) {
    if board.phase == Phase::Turn {
        let rest = board.deck % 9;
        let queen = board.discard.has("queen".parse().unwrap());
        assert!(rest == 0 || rest == 6 && queen, "{board:?}");
        assert!(!board.quay.is_empty(), "{board:?}");
    }
}

#[test]
fn what_always_holds() {
    let mut met = std::collections::BTreeSet::new();
    every_position(6, |game| {
        let board = game.board();
        met.insert(format!("{:?}", board.phase));
        check_deck(board);
        assert!(board.round <= data().rounds);
        for seat in Seat::all(game.seats()) {
            let building = board.focus.family.filter(|_| board.acting() == Some(seat));
            for family in Family::ALL {
                let cards = board.sets[seat.index()].of(family);
                let small = !cards.is_empty() && cards.len() < 3;
                assert!(!small || building == Some(family), "{board:?}");
            }
            for viewer in Viewer::all(game.seats()) {
                let [hand, pile] = game.memory().of(viewer)[seat.index()];
                assert!(game.pile(seat).includes(pile), "{viewer} remembers of {seat}: {game:?}");
                let giving = board.phase == Phase::Surplus && board.acting() == Some(seat);
                assert!(giving || game.hand(seat).includes(hand), "{viewer} remembers of {seat}: {game:?}");
                assert!(board.setup.memory || hand.plus(pile).is_empty());
            }
        }
    });
    // All but the scoring, which only events show.
    assert_eq!(met.len(), 29, "{met:?}");
}

#[test]
fn a_roll_without_the_list_has_its_weights() {
    let (mut compared, mut rng) = (0, nth_rng(2, 9));
    every_position(1, |game| {
        if game.turn() != Turn::Chance || game.board().phase == Phase::Delivery && compared > 40 {
            return;
        }
        compared += 1;
        rolls_by_weight(game, &mut rng);
    });
    assert!(compared > 60, "{compared}");
}

/// Other players cannot tell one hidden outcome from another, until the round is over.
#[test]
fn hidden_outcomes_look_alike() {
    let mut compared = 0;
    every_position(2, |game| {
        let mut chances = Vec::new();
        game.chances(&mut chances);
        let Some(&(first, _)) = chances.first() else { return };
        let disclosure = game.outcome_disclosure(first);
        if disclosure == engine::Disclosure::Open {
            return;
        }
        let told = |outcome, viewer| {
            let mut after = *game;
            let mut log: Vec<engine::Step<Sobek>> = Vec::new();
            after.resolve(outcome, &mut log);
            let heard = log.into_iter().filter(|step| step.to.includes(viewer)).map(|step| step.event);
            (
                heard.collect::<Vec<_>>(),
                engine::View::of(&after, viewer),
                after.board().round,
                after.board().phase,
            )
        };
        let inside = game.outcome_witnesses(first);
        for viewer in Viewer::all(game.seats()) {
            if viewer.seat().is_some_and(|seat| inside.contains(seat)) {
                continue;
            }
            let one = told(first, viewer);
            let ends = |phase| matches!(phase, Phase::Horizontal | Phase::Over);
            if one.2 != game.board().round || ends(one.3) {
                continue;
            }
            for &(other, _) in
                chances.iter().filter(|(other, _)| game.outcome_disclosure(*other) == disclosure)
            {
                let two = told(other, viewer);
                if two.2 == one.2 && !ends(two.3) {
                    assert_eq!(two, one, "{viewer} tells {other} from {first}: {game:?}");
                    compared += 1;
                }
            }
        }
    });
    assert!(compared > 1_000, "{compared}");
}
