//! The chores of the project: `cargo xtask test`, `cargo xtask bench`, `cargo xtask servers`, `cargo xtask torture`,
//! `cargo xtask fuzz`, `cargo xtask soak`.

mod bench;
mod cargo;
mod contract;
mod debian;
mod environment;
mod fuzz;
mod programs;
mod python;
mod rustdoc;
mod test;
mod torture;

use std::ffi::OsStr;
use std::process::{Command, ExitCode};

const USAGE: &str = "usage: cargo xtask test [--quick] | bench [load | servers | thinking] | servers | torture | fuzz [--seconds N] [--cores N] [TARGET…] | soak [--minutes N] [--tables N]

  test    formatting, clippy, all tests, API contract, Python package, documentation and browser tests; installs on Debian what it needs
  test --quick   formatting, clippy and the tests that do not play games for seconds: in minutes what most changes break
  bench   measured speeds, as in docs/performance.md
  bench load   what a server bears, with the load from a second process
  bench servers   the same with one to three servers that share a PostgreSQL
  bench thinking   how long pages take while strong bots think at 200 tables
  servers   200 tables at three servers that share a PostgreSQL, while everything fails in turn
  torture   a thousand kills, full and slow disks, damaged files and more; a table of what was lost
  fuzz    bytes that nobody would send at everything that reads, a minute for each target; needs nightly and cargo-fuzz
  soak    an hour of 500 tables with bots and streams that come and go; memory, descriptors and latency must stay flat";

/// What the first build of those who only want to play leaves out: all of it is checked and tested.
const FEATURES: &str = "--features=stolik/data";

/// How the variables begin that tell of the package that is run, and of the Python for which maturin makes a wheel.
const OURS: &[&str] = &["CARGO_PKG_", "CARGO_MANIFEST_", "PYO3_"];

fn main() -> ExitCode {
    if rustdoc::is_meant() {
        return rustdoc::run();
    }
    if python::is_cargo() {
        return python::run_as_cargo();
    }
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["test"] => test::run(),
        ["test", "--quick"] => test::quick(),
        ["bench"] => bench::run(),
        ["bench", "load"] => bench::load(&[]),
        ["bench", "servers"] => bench::load(&["servers"]),
        ["bench", "thinking"] => bench::load(&["thinking"]),
        ["servers"] => test::servers(),
        ["torture"] => torture::run(),
        ["soak", ref arguments @ ..] => bench::soak(arguments).unwrap_or_else(usage),
        ["fuzz", ref arguments @ ..] => fuzz::run(arguments).unwrap_or_else(usage),
        _ => usage(),
    }
}

/// How a run ends that went well, or not.
fn exit_code(passed: bool) -> ExitCode {
    if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn usage() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::from(2)
}

/// A program that will run in the workspace. What we were told of our own package or of a Python is not for others:
/// build scripts that look at it would run again after every `cargo` that was not started from here.
fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    for (name, _) in std::env::vars_os() {
        if name.to_str().is_some_and(|name| OURS.iter().any(|ours| name.starts_with(ours))) {
            command.env_remove(name);
        }
    }
    // A panic names its line; the trace of the runtime beneath it would drown what it says.
    command.current_dir(root()).env("RUST_BACKTRACE", "0");
    command
}

/// Runs a program in the workspace with its output shown; whether it succeeded.
fn succeeds(program: &str, arguments: &[&str]) -> bool {
    succeeds_with(program, arguments, &[])
}

/// The same with variables of the environment.
fn succeeds_with(program: &str, arguments: &[&str], variables: &[(&str, &OsStr)]) -> bool {
    println!("\n$ {program} {}", arguments.join(" "));
    match command(program).args(arguments).envs(variables.iter().copied()).status() {
        Ok(status) => status.success(),
        Err(error) => {
            eprintln!("cannot run {program}: {error}");
            false
        }
    }
}

/// The folder of the workspace.
fn root() -> &'static str {
    concat!(env!("CARGO_MANIFEST_DIR"), "/..")
}
