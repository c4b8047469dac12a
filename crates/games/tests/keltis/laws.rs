//! The laws of every game, for all numbers of seats and all options.

use crate::support::play::is_as_recorded;
use engine::{Encoded, Options, laws};
use games::keltis::{Action, Keltis};
use std::collections::BTreeSet;

/// Far above any random game seen; a game ends with certainty, but with `stall_rounds=0` without a limit.
const LIMIT: usize = 5_000;

fn check(seats: usize, options: &str, games: u64) -> laws::Met {
    laws::check::<Keltis>(seats, &Options::parse(options).unwrap(), games, LIMIT)
}

#[test]
fn laws_hold_at_every_number_of_seats() {
    let (mut played, mut observed) = (0, BTreeSet::new());
    for seats in 2..=4 {
        let met = check(seats, "", 3);
        assert!(met.imagined > 0 && met.entries > 200, "{met:?}");
        played = played.max(met.actions);
        observed.extend(met.observed);
    }
    assert!(played > Keltis::ACTIONS * 3 / 4, "{played} different decisions of {}", Action::COUNT);
    // No marker of a random game comes as far as the goal.
    let parts = Keltis::OBSERVATION.iter().map(|&(part, _)| part).filter(|part| *part != "goal");
    let silent: Vec<_> = parts.filter(|part| !observed.contains(part)).collect();
    assert!(silent.is_empty(), "{silent:?} say nothing");
}

#[test]
fn laws_hold_with_every_option() {
    for options in [
        "layout=pairs",
        "first_player=seat1",
        "redraw_own_discard=no",
        "clover_optional=no",
        "bonus_enters=no",
        "stall_rounds=0",
        "browse_discards=no",
    ] {
        check(3, options, 1);
    }
    let all = "layout=pairs first_player=seat1 redraw_own_discard=no clover_optional=no bonus_enters=no \
               stall_rounds=0 browse_discards=no";
    check(2, all, 2);
    check(4, "clover_optional=no bonus_enters=no layout=pairs", 2);
}

#[test]
fn chance_and_decisions_keep_their_order() {
    is_as_recorded::<Keltis>(3, "", &["start", "tile", "deal", "card"]);
}
