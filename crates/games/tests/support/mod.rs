//! What the tests of all games share.

pub(crate) mod clauses;
pub(crate) mod form;
pub(crate) mod play;
pub(crate) mod scenario;
pub(crate) mod scene;

/// The scenario files of a game, a test each, and the checks that its clauses and files are complete.
macro_rules! scenario_files {
    (
        $game:ty,
        letters: $letters:literal, page: $page:literal, tests: $tests:expr, sources: $sources:expr,
        $($test:ident: $name:literal,)*
    ) => {
        const RULES: $crate::support::clauses::Rules = $crate::support::clauses::Rules {
            letters: $letters,
            page: $page,
            tests: $tests,
            sources: $sources,
            scenarios: &[$(($name, include_str!(concat!("../scenarios/", $page, "/", $name)))),*],
        };

        $(#[test] fn $test() {
            let (name, text) = RULES.scenarios.iter().find(|(name, _)| *name == $name).expect("it is listed");
            $crate::support::scenario::run_file::<$game>(name, text);
        })*

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
    };
}
pub(crate) use scenario_files;
