//! `cargo xtask bench`: the programs behind `docs/performance.md`.

use crate::{exit_code, root, succeeds};
use std::process::ExitCode;
use std::time::Instant;

/// Package and name of each program that measures.
const PROGRAMS: &[(&str, &str)] = &[
    ("stolik-games", "playouts"),
    ("stolik-games", "odds"),
    ("stolik-bots", "speed"),
    ("store", "append_rate"),
    ("web", "pages"),
    ("hall", "loading"),
];

/// Runs them one after another.
pub(crate) fn run() -> ExitCode {
    let mut failed = false;
    for (package, example) in PROGRAMS {
        failed |= !succeeds(env!("CARGO"), &["run", "--release", "--package", package, "--example", example]);
    }
    failed |= !clean_build();
    exit_code(!failed)
}

/// An hour of a club's evening, or as long as is said; what it wrote down lies in `target/soak`.
pub(crate) fn soak(words: &[&str]) -> Option<ExitCode> {
    let folder = format!("{}/target/soak", root());
    let (mut minutes, mut tables) = ("60", "500");
    for pair in words.chunks(2) {
        match *pair {
            ["--minutes", number] => minutes = number,
            ["--tables", number] => tables = number,
            _ => return None,
        }
    }
    let number = |word: &str, least: u32| word.parse().is_ok_and(|number: u32| number >= least);
    // A quarter of the time is at least one look at the server.
    (number(minutes, 1) && number(tables, 1)).then(|| load(&["soak", minutes, tables, &folder]))
}

/// Loads a server over real sockets from a second process, and prints what it bears.
/// With `arguments` it measures something else, as the program says.
pub(crate) fn load(arguments: &[&str]) -> ExitCode {
    let built = succeeds(
        env!("CARGO"),
        &["build", "--release", "--package", "stolik", "--bin", "stolik", "--example", "load"],
    );
    let run = || {
        let run = ["run", "--release", "--package", "stolik", "--example", "load", "--"];
        succeeds(env!("CARGO"), &[&run, arguments].concat())
    };
    exit_code(built && run())
}

/// Times a release build from nothing, in a folder of its own.
fn clean_build() -> bool {
    let folder = format!("{}/target/clean-build", root());
    let _ = std::fs::remove_dir_all(&folder);
    let begin = Instant::now();
    let built = succeeds(env!("CARGO"), &["build", "--release", "--target-dir", &folder]);
    println!("\n| clean `cargo build --release` | {} s |", begin.elapsed().as_secs());
    // What is left over only takes room.
    let _ = std::fs::remove_dir_all(&folder);
    built
}
