//! The scenario files, each a test.

use crate::support::scenario::run_file;
use crate::support::scenario_files;
use games::camel_up_cards::CamelUpCards;

scenario_files! {
    CamelUpCards,
    letters: "CC", page: "camel-up-cards", tests: &["tests/camel_up_cards"], sources: &["src/camel_up_cards"],
    setup: "02-setup.txt",
    track: "03-track.txt",
    preparation: "04-preparation.txt",
    turn: "05-turn.txt",
    figures: "06-figures.txt",
    cards: "07-cards.txt",
    movement: "08-movement.txt",
    bets: "09-bets.txt",
    leg_end: "10-leg-end.txt",
    race_end: "11-race-end.txt",
    rare_cases: "12-rare-cases.txt",
    examples: "examples.txt",
}

#[test]
fn a_scenario_can_fail() {
    let broken = |text: &str| std::panic::catch_unwind(|| run_file::<CamelUpCards>("test", text)).is_err();
    let scene = "clause CC-1.1\nseats 2\nrace 2[blue] 3[green,orange] 5[white,yellow]\n";
    assert!(!broken(&format!("{scene}expect money 3 3")));
    for line in [
        "expect money 3 4",
        "expect race 2[blue]",
        "expect nonsense 1",
        "2 reveal",
        "1 fox 3",
        "* draw blue 1",
    ] {
        assert!(broken(&format!("{scene}{line}")), "{line}");
    }
}
