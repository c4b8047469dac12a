//! The laws of every game, for all numbers of seats and all options.

use crate::support::play::is_as_recorded;
use engine::{Encoded, Options, laws};
use games::camel_up::{Action, CamelUp};
use std::collections::BTreeSet;

/// Far above any random game seen; a game ends with certainty, but without a limit (`CU-14.13`).
const LIMIT: usize = 20_000;

fn check(seats: usize, options: &str, games: u64) -> laws::Met {
    laws::check::<CamelUp>(seats, &Options::parse(options).unwrap(), games, LIMIT)
}

#[test]
fn laws_hold_at_every_number_of_seats() {
    let (mut played, mut observed) = (0, BTreeSet::new());
    for seats in 3..=8 {
        let met = check(seats, "", 2);
        assert!(met.imagined > 0 && met.entries > 200, "{met:?}");
        played = played.max(met.actions);
        observed.extend(met.observed);
    }
    assert!(played > CamelUp::ACTIONS / 2, "{played} different decisions of {}", Action::COUNT);
    let parts: BTreeSet<_> = CamelUp::OBSERVATION.iter().map(|&(part, _)| part).collect();
    assert_eq!(observed, parts, "every part of an observation says something");
}

#[test]
fn laws_hold_with_every_option() {
    for options in ["first_seat=3", "start_stacks=random", "money_view=hidden", "two_players=on"] {
        check(4, options, 1);
    }
    check(2, "two_players=on", 2);
    check(8, "first_seat=8 start_stacks=random money_view=hidden two_players=on", 1);
}

#[test]
fn chance_and_decisions_keep_their_order() {
    is_as_recorded::<CamelUp>(
        4,
        "start_stacks=random",
        &["first", "start", "stack", "crazystart", "crazy", "die"],
    );
}
