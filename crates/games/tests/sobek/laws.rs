//! The laws of every game, for all numbers of seats and all options.

use super::fill::position;
use crate::support::play::{is_as_recorded, start};
use engine::{Encoded, Options, laws};
use games::sobek::Sobek;
use std::collections::BTreeSet;

/// A round has at most 54 cards to take and a few more decisions for each.
const LIMIT: usize = 3_000;

fn check(seats: usize, options: &str, games: u64) -> laws::Met {
    laws::check::<Sobek>(seats, &Options::parse(options).unwrap(), games, LIMIT)
}

#[test]
fn laws_hold_at_every_number_of_seats() {
    let (mut played, mut observed) = (0, BTreeSet::new());
    for seats in 2..=4 {
        let met = check(seats, "", 4);
        assert!(met.imagined > 0 && met.entries > 600, "{met:?}");
        played = played.max(met.actions);
        observed.extend(met.observed);
    }
    assert!(played > Sobek::ACTIONS / 2, "{played} different decisions of {}", Sobek::ACTIONS);
    let parts: BTreeSet<_> = Sobek::OBSERVATION.iter().map(|&(part, _)| part).collect();
    assert_eq!(observed, parts, "every part of an observation says something");
}

/// Characters that look into hidden places are played soon from here, and what is remembered goes on to others.
const LOOKING: &str = "quay fish0 character wheat0 ebony0 fish0 marble0
    pile 2: wheat1, fish1
    memory public 2 pile: wheat1, fish1
    memory public 3 hand: wheat1
    stack embalming, deceit\nlooked 2";

/// Worlds that a viewer cannot tell apart stay so, all views and all events, in whole games and from [`LOOKING`].
#[test]
fn so_13_6_views_follow_from_what_was_shown() {
    for (seats, options) in [(2, ""), (3, ""), (4, ""), (3, "memory=off"), (4, "thief_pick=random")] {
        let games = if seats > 2 && options.is_empty() { 6 } else { 2 };
        let met = laws::check_twins::<Sobek>(&start(seats, options), games, LIMIT);
        assert!(met.followed > met.entries * seats / 2, "{met:?}");
    }
    for hands in [
        "hand 1: thief\nhand 2: fish0g, fish0\nhand 3: vizier, wheat1",
        "hand 1: vizier\nhand 2: thief, fish0\nhand 3: scribe-fish, wheat1",
        "hand 1: fish0\nhand 2: vizier, scribe-fish\nhand 3: thief, wheat1",
    ] {
        for seats in 3..=4 {
            let game = position(&format!("seats {seats}\n{hands}\n{LOOKING}\nturn 3"));
            laws::check_twins(&game, 300, 12);
        }
    }
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

#[test]
fn chance_and_decisions_keep_their_order() {
    is_as_recorded::<Sobek>(2, "", &["hand", "quay", "first", "token", "reveal", "draw", "steal"]);
}
