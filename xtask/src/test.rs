//! `cargo xtask test`: everything that must hold before a change is taken.

use crate::debian::{Needed, provide};
use crate::{FEATURES, cargo, contract, environment, exit_code, programs, python, rustdoc, succeeds};
use std::process::ExitCode;
use std::thread;
use std::time::Instant;

/// A step: its name and what it runs.
type Step = (&'static str, fn() -> bool);

// Each builds the whole workspace, so that dependencies are built once: with fewer crates they have other features.
const FIRST: &[Step] = &[("formatting", cargo::formatting), ("builds and clippy", cargo::lints)];
const TESTS: &[Step] = &[("tests", || provide(TESTED_WITH) && programs::run(&[]))];
const SHORT_TESTS: &[Step] =
    &[("tests but the long ones", || provide(TESTED_WITH) && programs::run(programs::LONG))];

/// They come after the first ones, and the browser after them.
const THEN: &[Step] = &[("documentation and its examples", rustdoc::check)];

/// They keep one core busy, beside those that come then.
const ASIDE: &[Step] =
    &[("python", python::check), ("API contract", contract::check), ("packages", packages)];

/// Python recomputes the dice without our code; the database is what several servers share.
const TESTED_WITH: &[Needed] = &[("python3", "python3"), ("postgres", "postgresql")];
const CHROMIUM: &[Needed] = &[
    ("chromium", "chromium"),
    ("chromium-headless-shell", "chromium-headless-shell"),
    ("chromedriver", "chromium-driver"),
];

/// Chromium waits a little: three windows fill two cores, and a fourth makes nothing faster.
const BROWSER: &[Step] = &[("browser tests", || {
    let arguments = ["test", "--workspace", FEATURES, "--test=browser", "--", "--test-threads=3"];
    provide(CHROMIUM) && cargo::succeeds(&arguments)
})];

/// Runs all steps, also after one has failed, and prints what ran.
pub(crate) fn run() -> ExitCode {
    let then = [THEN, BROWSER].concat();
    let mut results = Vec::new();
    thread::scope(|scope| {
        scope.spawn(fetch);
        results.extend([FIRST, TESTS].concat().iter().map(timed));
    });
    thread::scope(|scope| {
        let aside = scope.spawn(|| ASIDE.iter().map(timed).collect::<Vec<_>>());
        results.extend(then.iter().map(timed));
        results.extend(aside.join().unwrap_or_else(|_| vec![("beside the others", false, 0)]));
    });
    report(&results)
}

/// What a change breaks most often, in a few minutes.
pub(crate) fn quick() -> ExitCode {
    report(&[FIRST, SHORT_TESTS].concat().iter().map(timed).collect::<Vec<_>>())
}

/// Prints what ran.
fn report(results: &[(&str, bool, u64)]) -> ExitCode {
    println!("\nWhat ran:");
    for (name, passed, seconds) in results {
        println!("  {} {name} ({seconds} s)", if *passed { "passed" } else { "FAILED" });
    }
    let failed = results.iter().filter(|(_, passed, _)| !passed).count();
    println!("{} passed, {failed} failed", results.len() - failed);
    exit_code(failed == 0)
}

/// Runs a step: its name, whether it passed, and how many seconds it took.
fn timed(&(name, step): &Step) -> (&'static str, bool, u64) {
    let start = Instant::now();
    let passed = step();
    (name, passed, start.elapsed().as_secs())
}

/// Installs what the steps need, while they compute. What cannot be had is said again by the step that needs it.
fn fetch() {
    if provide(&[TESTED_WITH, environment::PYTHON, CHROMIUM].concat()) {
        let _ = (contract::environment(), python::environment());
    }
}

/// The long form of the test in which servers, connections and the database fail.
pub(crate) fn servers() -> ExitCode {
    let arguments = ["test", "--workspace", "--release", "--test=servers", "--", "--ignored", "--nocapture"];
    exit_code(provide(TESTED_WITH) && succeeds(env!("CARGO"), &arguments))
}

/// The crates that strangers can depend on would be taken by a registry; nothing is uploaded. They are not built again
/// from their packages: a test of the hall looks whether they include files from elsewhere.
fn packages() -> bool {
    let mut arguments = vec!["publish", "--dry-run", "--no-verify", "--allow-dirty"];
    arguments.extend(
        ["stolik-words", "stolik-engine", "stolik-games", "stolik-bots"]
            .map(|name| ["--package", name])
            .as_flattened(),
    );
    cargo::succeeds(&arguments)
}
