//! The scenario files, each a test.

use crate::support::scenario::run_file;
use crate::support::scenario_files;
use games::sobek::Sobek;

scenario_files! {
    Sobek,
    letters: "SO", page: "sobek", tests: &["tests/sobek"], sources: &["src/sobek"],
    setup: "02-setup.txt",
    turn: "03-turn.txt",
    taking: "04-taking.txt",
    sets: "05-sets.txt",
    event_tokens: "06-events.txt",
    characters: "07-characters.txt",
    deliveries: "08-deliveries.txt",
    round_end: "09-round-end.txt",
    scoring: "10-scoring.txt",
    track: "11-track.txt",
    rounds: "12-rounds.txt",
    remembered_cards: "13-memory.txt",
    examples: "examples.txt",
}

#[test]
fn a_scenario_can_fail() {
    let broken = |text: &str| std::panic::catch_unwind(|| run_file::<Sobek>("test", text)).is_err();
    let scene = "clause SO-4.1\nseats 3\nhand 1: wheat1\n";
    assert!(!broken(&format!("{scene}expect hands 1 0 0")));
    for line in [
        "expect hands 1 1 0",
        "expect nonsense 1",
        "expect hand 1: wheat0",
        "refuse 1 take 1: SO-4.1",
        "2 take 1",
        "* reveal queen",
        "1 fly",
        "hand 1: wheat9",
        "deck 60",
    ] {
        assert!(broken(&format!("{scene}{line}\nexpect phase turn")), "{line}");
    }
}
