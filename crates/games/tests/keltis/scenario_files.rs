//! The scenario files, each a test.

use super::scenario::run_file;

macro_rules! files {
    ($($test:ident: $name:literal,)*) => {
        /// All scenario files with their texts.
        pub(crate) const FILES: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../scenarios/keltis/", $name)))),*];
        $(#[test] fn $test() {
            let (name, text) = FILES.iter().find(|(name, _)| *name == $name).expect("it is listed");
            run_file(name, text);
        })*
    };
}

files! {
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
    let broken = |text: &str| std::panic::catch_unwind(|| run_file("test", text)).is_err();
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
