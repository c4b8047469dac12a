//! The scenario files, each a test.

use crate::support::scenario::run_file;
use crate::support::scenario_files;
use games::keltis::Keltis;

scenario_files! {
    Keltis,
    letters: "KE", page: "keltis", tests: &["tests/keltis"], sources: &["src/keltis"],
    setup: "02-setup.txt",
    turn: "03-turn.txt",
    laying: "04-laying.txt",
    discarding: "05-discarding.txt",
    markers: "06-markers.txt",
    tiles: "07-tiles.txt",
    clovers: "08-clovers.txt",
    finished_paths: "09-finished-paths.txt",
    drawing: "10-drawing.txt",
    end: "11-end.txt",
    scoring: "12-scoring.txt",
    examples: "examples.txt",
}

#[test]
fn a_scenario_can_fail() {
    let broken = |text: &str| std::panic::catch_unwind(|| run_file::<Keltis>("test", text)).is_err();
    let scene = "clause KE-1.1\nseats 3\nhand 1: blue 7\ncolumn 1 pink: 3\ntiles pink 1 clover\n";
    assert!(!broken(&format!("{scene}expect phase card")));
    for line in [
        "expect phase draw",
        "expect markers 1: pink small 2",
        "expect holds 1 blue 7: 2",
        "expect nonsense 1",
        "expect score 0 0 0",
        "refuse 1 play blue 7: KE-3.1",
        "2 play blue 7",
        "* card blue 7",
        "1 fly",
        "expect event {\"event\": \"card-laid\"}",
        "expect legal draw deck",
        "expect illegal play blue 7",
        "expect count play 99",
    ] {
        assert!(broken(&format!("{scene}{line}")), "{line}");
    }
    assert!(broken("seats 3"));
}
