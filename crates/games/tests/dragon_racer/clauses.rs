//! Every clause of the rules page has a test, and no clause is cited that the page does not have.

use super::scenario_files::FILES;
use super::support::clauses::Rules;

const RULES: Rules = Rules {
    letters: "DR",
    page: "dragon-racer",
    tests: &["tests/dragon_racer"],
    sources: &["src/dragon_racer"],
    scenarios: FILES,
};

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
fn every_scenario_file_is_run() {
    RULES.every_scenario_file_is_run();
}
