//! The laws of every game, for all numbers of seats and all options.

use crate::support::play::is_as_recorded;
use engine::{Encoded, Options, laws};
use games::dragon_racer::DragonRacer;
use std::collections::BTreeSet;

/// Deals and choices of seven turns, and a few decisions of each Flight.
const LIMIT: usize = 1_500;

fn check(seats: usize, options: &str, games: u64) -> laws::Met {
    laws::check::<DragonRacer>(seats, &Options::parse(options).unwrap(), games, LIMIT)
}

#[test]
fn laws_hold_at_every_number_of_seats() {
    let (mut played, mut observed) = (0, BTreeSet::new());
    for seats in 2..=8 {
        let met = check(seats, "", 2);
        assert!(met.imagined > 0 && met.entries > 300, "{met:?}");
        played = played.max(met.actions);
        observed.extend(met.observed);
    }
    assert!(played > DragonRacer::ACTIONS / 4, "{played} different decisions of {}", DragonRacer::ACTIONS);
    let parts: BTreeSet<_> = DragonRacer::OBSERVATION.iter().map(|&(part, _)| part).collect();
    assert_eq!(observed, parts, "every part of an observation says something");
}

#[test]
fn laws_hold_with_every_option() {
    for options in ["heroes=random", "heroes_set=basic", "leap=once", "hero_pays_attack=no"] {
        check(3, options, 1);
        check(6, options, 1);
    }
    check(2, "heroes=random heroes_set=basic leap=once hero_pays_attack=no", 2);
    check(4, "heroes=random leap=once hero_pays_attack=no", 2);
    check(8, "heroes=random leap=once hero_pays_attack=no", 1);
}

#[test]
fn chance_and_decisions_keep_their_order() {
    is_as_recorded::<DragonRacer>(4, "heroes=random", &["hero", "trophy", "team", "reveal", "deal"]);
}
