//! The scenario files, each a test.

use super::scene::Cc;
use super::support::clauses::Rules;
use super::support::scenario::run_file;
use games::camel_up_cards::CamelUpCards;

macro_rules! files {
    ($($test:ident: $name:literal,)*) => {
        /// All scenario files with their texts.
        const FILES: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../scenarios/camel-up-cards/", $name)))),*];
        $(#[test] fn $test() {
            let (name, text) = FILES.iter().find(|(name, _)| *name == $name).expect("it is listed");
            run_file::<CamelUpCards, Cc>(name, text);
        })*
    };
}

files! {
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

const RULES: Rules = Rules {
    letters: "CC",
    page: "camel-up-cards",
    tests: &["tests/camel_up_cards"],
    sources: &["src/camel_up_cards"],
    scenarios: FILES,
};

#[test]
fn every_scenario_file_is_run() {
    RULES.every_scenario_file_is_run();
}

#[test]
fn both_pages_have_the_same_clauses() {
    RULES.both_pages_have_the_same_clauses();
}

#[test]
fn every_clause_has_a_test() {
    RULES.every_clause_has_a_test();
}

#[test]
fn every_cited_clause_is_on_the_page() {
    RULES.every_cited_clause_is_on_the_page();
}

#[test]
fn a_scenario_can_fail() {
    let broken =
        |text: &str| std::panic::catch_unwind(|| run_file::<CamelUpCards, Cc>("test", text)).is_err();
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
