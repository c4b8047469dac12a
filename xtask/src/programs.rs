//! The test programs of the workspace, several at a time: some of them mostly wait.

use crate::cargo;
use serde_json::Value;
use std::cmp::Reverse;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Instant;

/// How many run at once. Each has as many threads as there are cores.
const AT_ONCE: usize = 2;

/// Tests that play many games, for seconds each, by parts of their names.
pub(crate) const LONG: &[&str] = &[
    "analysis::",
    "beats_",
    "every_damage_",
    "laws_hold_",
    "no_silly_choices",
    "replay::every_",
    "replay::a_chair_",
    "schema::views_",
    "search::",
    "secrecy",
    "series_repeats",
    "spoiled_positions",
    "twins::",
    "whole_games",
];

/// Builds all test programs and runs them all, also after one has failed, but for tests with these in their names.
pub(crate) fn run(without: &[&str]) -> bool {
    let Some(programs) = build() else { return false };
    let (waiting, passed) = (Mutex::new(programs.into_iter()), AtomicBool::new(true));
    thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                // The lock is let go before the program runs.
                while let Some(program) = { waiting.lock().ok().and_then(|mut waiting| waiting.next()) } {
                    if !program.passes(without) {
                        passed.store(false, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    passed.into_inner()
}

struct Program {
    /// `games::keltis`, with the kind if that is not a test: `games::games (lib)`.
    name: String,
    path: String,
    /// The folder of its package, in which it runs.
    folder: String,
}

impl Program {
    /// What cargo says of something built, if it is a test program.
    fn told(message: &Value) -> Option<Self> {
        let path = message["executable"].as_str().filter(|_| message["profile"]["test"] == true)?;
        let folder = Path::new(message["manifest_path"].as_str()?).parent()?;
        let target = &message["target"];
        let (name, kind) = (target["name"].as_str()?, target["kind"][0].as_str()?);
        let package = folder.file_name()?.to_str()?;
        Some(Self {
            name: format!("{package}::{name} ({kind})"),
            path: path.to_owned(),
            folder: folder.to_str()?.to_owned(),
        })
    }

    /// Runs it and says how it went; all that it has printed if it failed.
    fn passes(&self, without: &[&str]) -> bool {
        let begun = Instant::now();
        let run = Command::new(&self.path)
            .args(without.iter().flat_map(|part| ["--skip", part]))
            .current_dir(&self.folder)
            .env("CARGO_MANIFEST_DIR", &self.folder)
            .output();
        let Output { status, stdout, stderr } = match run {
            Ok(output) => output,
            Err(error) => {
                eprintln!("{} cannot be run: {error}", self.name);
                return false;
            }
        };
        let (said, seconds) = (String::from_utf8_lossy(&stdout), begun.elapsed().as_secs());
        if status.success() {
            let counts = said.lines().rev().find_map(|line| line.strip_prefix("test result: ok. "));
            let counts = counts.and_then(|counts| counts.split(';').next()).unwrap_or("nothing counted");
            println!("  {}: {counts} ({seconds} s)", self.name);
        } else {
            println!("{said}{}\n  {}: FAILED ({seconds} s)", String::from_utf8_lossy(&stderr), self.name);
        }
        status.success()
    }
}

/// Builds all test programs. What needs most crates is largest and runs longest: it begins first.
fn build() -> Option<Vec<Program>> {
    let mut programs: Vec<Program> = cargo::build(cargo::TESTS)?.iter().filter_map(Program::told).collect();
    programs.sort_by_key(|program| Reverse(fs::metadata(&program.path).map_or(0, |file| file.len())));
    Some(programs)
}
