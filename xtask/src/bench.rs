//! `cargo xtask bench`: the programs behind `docs/performance.md`.

use crate::succeeds;
use std::process::ExitCode;

/// Package and name of each program that measures.
const PROGRAMS: &[(&str, &str)] = &[
    ("games", "playouts"),
    ("games", "odds"),
    ("bots", "speed"),
    ("store", "append_rate"),
    ("web", "latency"),
];

/// Runs them one after another.
pub(crate) fn run() -> ExitCode {
    let mut failed = false;
    for (package, example) in PROGRAMS {
        failed |= !succeeds(env!("CARGO"), &["run", "--release", "--package", package, "--example", example]);
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
