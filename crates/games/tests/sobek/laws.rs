//! The laws of every game, for all numbers of seats and all options.

use engine::{Encoded, Options, laws};
use games::sobek::Sobek;

/// A round has at most 54 cards to take and a few more decisions for each.
const LIMIT: usize = 3_000;

fn check(seats: usize, options: &str, games: u64) -> laws::Met {
    laws::check::<Sobek>(seats, &Options::parse(options).unwrap(), games, LIMIT)
}

#[test]
fn laws_hold_at_every_number_of_seats() {
    let mut played = 0;
    for seats in 2..=4 {
        let met = check(seats, "", 4);
        assert!(met.imagined > 0 && met.entries > 600, "{met:?}");
        played = played.max(met.actions);
    }
    assert!(played > Sobek::ACTIONS / 2, "{played} different decisions of {}", Sobek::ACTIONS);
}

#[test]
fn laws_hold_with_every_option() {
    for options in [
        "amulet_only_sets=on",
        "thief_pick=random",
        "prosperity_new_set=off",
        "courtesan_amulets=off",
        "penalty_base=deceit",
        "corruption_counts=hidden",
        "memory=off",
    ] {
        check(3, options, 1);
    }
    let all = "amulet_only_sets=on thief_pick=random prosperity_new_set=off courtesan_amulets=off \
               penalty_base=deceit corruption_counts=hidden memory=off";
    check(4, all, 1);
    check(2, all, 1);
}
