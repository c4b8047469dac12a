//! Random games and recorded ones.

use engine::any::{Kind, KindOf};
use engine::random::PlayoutRng;
use engine::record::Record;
use engine::{Game, Options, Sink, Turn};
use std::collections::BTreeMap;

/// The starting position of a table with options as `name=value name=value`.
pub(crate) fn start<G: Game>(seats: usize, options: &str) -> G {
    G::new(G::setup(seats, &Options::parse(options).unwrap()).unwrap())
}

/// One random step; none when the game is over.
pub(crate) fn random_step<G: Game, S: Sink<G>>(game: &mut G, rng: &mut PlayoutRng, log: &mut S) {
    match game.turn() {
        Turn::Act(seats) => {
            let seat = seats.first().unwrap();
            let action = game.random_action(seat, rng, &mut Vec::new());
            game.act(seat, action, log);
        }
        Turn::Chance => {
            let outcome = game.roll(rng, &mut Vec::new());
            game.resolve(outcome, log);
        }
        Turn::Over => {}
    }
}

/// Tests that an outcome of chance is drawn as often as its weight says.
pub(crate) fn rolls_by_weight<G: Game>(game: &G, rng: &mut PlayoutRng) {
    let mut chances = Vec::new();
    game.chances(&mut chances);
    let total: u32 = chances.iter().map(|&(_, weight)| weight).sum();
    let draws = 3_000;
    let mut counts = BTreeMap::<G::Outcome, u32>::new();
    for _ in 0..draws {
        *counts.entry(game.roll(rng, &mut Vec::new())).or_default() += 1;
    }
    for (outcome, weight) in chances {
        let expected = f64::from(draws) * f64::from(weight) / f64::from(total);
        let found = f64::from(counts.get(&outcome).copied().unwrap_or(0));
        assert!((found - expected).abs() < 6.0 * expected.sqrt() + 3.0, "{outcome}: {found} of {expected}");
    }
}

/// Tests that the record of a whole game, comments aside, replays to its result and is written as it was read.
pub(crate) fn replays_to_its_result<G: Game>(text: &str) {
    let kind: &'static dyn Kind = const { &KindOf::<G>::NEW };
    let record = Record::parse(text).unwrap();
    let checked = record.check(&[kind]).unwrap();
    assert_eq!(checked.game.turn(), Turn::Over);
    assert!(record.text("Result").is_some());
    let written: Vec<_> = text.lines().filter(|line| !line.starts_with(';')).collect();
    assert_eq!(record.to_string(), written.join("\n") + "\n");
}
