//! Random games and recorded ones.

use engine::any::{Kind, KindOf};
use engine::fair::{FairDice, Seed};
use engine::random::{PlayoutRng, nth_rng, pick};
use engine::record::{Author, Entry, Record};
use engine::{Game, Options, Sink, Turn};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

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

/// A whole game with fair dice and decisions by chance.
fn fair_game<G: Game>(seats: usize, options: &str, seed: u8) -> Record {
    let kind: &'static dyn Kind = const { &KindOf::<G>::NEW };
    let seed = Seed::new([seed; 32]);
    let dice = FairDice::new(&seed, vec![""; seats]);
    let mut record = Record::default();
    record.set("Game", G::ID);
    record.set("Rules", G::RULES.to_string());
    record.set("Seats", seats.to_string());
    record.set("Options", options);
    record.set("Seed", seed.to_string());
    let (mut game, mut rng) = (record.start(&[kind]).unwrap(), nth_rng(14, 0));
    while game.turn() != Turn::Over {
        let entry = match game.turn() {
            Turn::Act(acting) => {
                let seats: Vec<_> = acting.iter().collect();
                let seat = *pick(&mut rng, &seats);
                Entry { author: Author::Seat(seat), text: pick(&mut rng, &game.legal(seat)).clone() }
            }
            _ => Entry { author: Author::Dealer, text: game.draw(&dice, record.entries.len() as u64) },
        };
        entry.make(&mut game, &mut ()).unwrap();
        record.push(entry);
    }
    record.set("Result", Record::result(&game));
    record
}

/// Tests that fair dice and seeded decisions give the game that is recorded in `tests/golden`: the first one in which
/// chance speaks in all these words.
///
/// Fair dice draw from `chances` in its order, and decisions from `legal` in its order: whoever changes one of them
/// makes all stored games lie. A change of the rules (with a new `RULES`) writes the file anew with `UPDATE_GOLDEN=1`.
pub(crate) fn is_as_recorded<G: Game>(seats: usize, options: &str, words: &[&str]) {
    let says_all = |record: &Record| {
        let chance = record.entries.iter().filter(|(_, entry)| entry.author == Author::Dealer);
        let met: BTreeSet<&str> = chance.filter_map(|(_, entry)| entry.text.split(' ').next()).collect();
        words.iter().all(|word| met.contains(word))
    };
    let mut games = (0..=u8::MAX).map(|seed| fair_game::<G>(seats, options, seed));
    let record = games.find(says_all).expect("chance says all that it can say");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{}.record", G::ID));
    let text = record.to_string();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = text.lines().zip(golden.lines()).find(|(now, before)| now != before);
    assert!(text == golden, "{}: {differs:?}", path.display());
    let kind: &'static dyn Kind = const { &KindOf::<G>::NEW };
    assert!(Record::parse(&golden).unwrap().check(&[kind]).unwrap().fair_outcomes > Some(0));
    (G::OLDEST_RULES..G::RULES).for_each(replays_under::<G>);
}

/// The golden game of an older version of the rules, `tests/golden/keltis-1.record`, which is kept as it was written.
fn replays_under<G: Game>(rules: u16) {
    let kind: &'static dyn Kind = const { &KindOf::<G>::NEW };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{}-{rules}.record", G::ID));
    let record = Record::parse(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(record.text("Rules"), Some(rules.to_string().as_str()));
    assert!(record.check(&[kind]).unwrap().fair_outcomes > Some(0));
    // Under the rules of today it is another game.
    let mut today = record.clone();
    today.set("Rules", G::RULES.to_string());
    assert!(today.check(&[kind]).is_err());
    // What is written of a position in the middle of it is read back as the old game that it is.
    for count in 0..record.entries.len() {
        let position = record.replay(&[kind], Some(count)).unwrap();
        let mut json = position.to_json();
        assert_eq!(kind.read(&json).unwrap(), position);
        // So is what was written when there was no other version to tell apart.
        json.as_object_mut().unwrap().remove("rules");
        let mut middle = Record::default();
        middle.set("Game", G::ID);
        middle.set("Rules", rules.to_string());
        middle.set("Position", json);
        assert_eq!(middle.start(&[kind]).unwrap(), position);
    }
}
