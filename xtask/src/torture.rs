//! `cargo xtask torture`: what can happen to a machine, many times over, and what was lost.

use crate::cargo::heard;
use crate::exit_code;
use std::io::{BufRead, BufReader};
use std::process::ExitCode;
use std::time::Instant;

/// The test programs that have long forms, which are tests of their own that nobody else runs.
const PROGRAMS: &[&str] = &["it", "http", "live"];
/// How such a test begins the line that it adds to the table.
const MARK: &str = "torture|";

/// Runs the long forms one after another and prints a line for each fault.
pub(crate) fn run() -> ExitCode {
    let begun = Instant::now();
    let (mut table, mut failed) = (Vec::new(), false);
    for program in PROGRAMS {
        let Some(passed) = torture(program, &mut table) else { return ExitCode::FAILURE };
        failed |= !passed;
    }
    println!("\n| fault | times | what came of it | lost |\n|---|---|---|---|");
    for line in &table {
        println!("|{line} |");
    }
    println!("{} faults in {} s", table.len(), begun.elapsed().as_secs());
    exit_code(!failed)
}

/// Runs the long forms of a program; what they say goes on to whoever looks.
fn torture(program: &str, table: &mut Vec<String>) -> Option<bool> {
    let arguments = [
        "test",
        "--workspace",
        "--test",
        program,
        "--",
        "--ignored",
        "--nocapture",
        "--test-threads=1",
        "torture",
    ];
    let mut run = heard(&arguments)?;
    for line in BufReader::new(run.stdout.take()?).lines().map_while(Result::ok) {
        match line.strip_prefix(MARK) {
            Some(told) => table.push(told.to_owned()),
            None => println!("{line}"),
        }
    }
    Some(run.wait().is_ok_and(|status| status.success()))
}
