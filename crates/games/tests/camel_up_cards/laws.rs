//! The laws of every game, for all numbers of seats and all options.

use crate::support::play::is_as_recorded;
use engine::{Encoded, Options, laws};
use games::camel_up_cards::{Action, CamelUpCards};
use std::collections::BTreeSet;

/// Far above any random game seen.
const LIMIT: usize = 20_000;

fn check(seats: usize, options: &str, games: u64) -> laws::Met {
    laws::check::<CamelUpCards>(seats, &Options::parse(options).unwrap(), games, LIMIT)
}

#[test]
fn laws_hold_at_every_number_of_seats() {
    let (mut played, mut observed) = (0, BTreeSet::new());
    for seats in 2..=6 {
        let met = check(seats, "", 4);
        assert!(met.imagined > 0 && met.entries > 200, "{met:?}");
        played = played.max(met.actions);
        observed.extend(met.observed);
    }
    assert!(played > 70, "{played} different decisions of {}", Action::COUNT);
    let parts: BTreeSet<_> = CamelUpCards::OBSERVATION.iter().map(|&(part, _)| part).collect();
    assert_eq!(observed, parts, "every part of an observation says something");
}

#[test]
fn laws_hold_with_every_option() {
    for (seats, options) in [
        (2, "age_order=2,1"),
        (3, "deal_3=8/3"),
        (3, "deal_3=10/5 memory_aid=off"),
        (4, "deal_4=6/2 start_ties=best"),
        (5, "deal_5=5/2 age_order=3,5,1,2,4"),
        (6, "start_ties=best memory_aid=off"),
    ] {
        check(seats, options, 1);
    }
}

#[test]
fn chance_and_decisions_keep_their_order() {
    is_as_recorded::<CamelUpCards>(4, "", &["start", "deal", "draw"]);
}
