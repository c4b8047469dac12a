//! Cargo with clippy as the compiler of the workspace: what is built is read at once, and what it depends on is built
//! once for both.

use crate::{FEATURES, command};
use serde_json::Value;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// Builds all tests but those in browsers, with what they and the examples need.
pub(crate) const TESTS: &[&str] = &["test", "--no-run"];

/// Builds what no test needs: the extension of Python. With the examples everything else has the features that it has
/// for the tests, and is not built again.
pub(crate) const LIBRARIES: &[&str] = &["build", "--lib", "--examples"];

/// Runs cargo in the workspace with its output shown; whether it succeeded.
pub(crate) fn succeeds(arguments: &[&str]) -> bool {
    succeeds_with(arguments, &[])
}

/// The same with variables of the environment.
pub(crate) fn succeeds_with(arguments: &[&str], variables: &[(&str, &OsStr)]) -> bool {
    let run = started(arguments).envs(variables.iter().copied()).status();
    run.inspect_err(|error| eprintln!("cannot run cargo: {error}")).is_ok_and(|status| status.success())
}

/// Starts cargo in the workspace, to be heard.
pub(crate) fn heard(arguments: &[&str]) -> Option<Child> {
    let run = started(arguments).stdout(Stdio::piped()).spawn();
    run.inspect_err(|error| eprintln!("cannot run cargo: {error}")).ok()
}

/// Builds with `arguments`; what cargo said of each thing, if all could be built. What the compiler found is printed.
pub(crate) fn build(arguments: &[&str]) -> Option<Vec<Value>> {
    let arguments = [arguments, &["--workspace", FEATURES, "--message-format=json"]].concat();
    let mut cargo = heard(&arguments)?;
    let lines = BufReader::new(cargo.stdout.take()?).lines().map_while(Result::ok);
    let told: Vec<Value> = lines.filter_map(|line| serde_json::from_str(&line).ok()).collect();
    for finding in told.iter().filter_map(|message| message["message"]["rendered"].as_str()) {
        eprintln!("{finding}");
    }
    cargo.wait().is_ok_and(|status| status.success()).then_some(told)
}

/// Whether everything can be built, and clippy finds nothing.
pub(crate) fn lints() -> bool {
    let clean = |arguments: &[&str]| {
        build(arguments).is_some_and(|told| told.iter().all(|said| said["reason"] != "compiler-message"))
    };
    clean(TESTS) & clean(LIBRARIES) & clean(&["test", "--no-run", "--test=browser"])
}

/// Whether all that is written is formatted.
pub(crate) fn formatting() -> bool {
    succeeds(&["fmt", "--all", "--check"])
}

/// Cargo, which will run in the workspace.
fn started(arguments: &[&str]) -> Command {
    println!("\n$ cargo {}", arguments.join(" "));
    let mut cargo = command(env!("CARGO"));
    // As `cargo clippy` does, but for builds too.
    cargo.args(arguments).env("RUSTC_WORKSPACE_WRAPPER", beside_cargo("clippy-driver"));
    cargo
}

/// Another program of the toolchain.
pub(crate) fn beside_cargo(program: &str) -> PathBuf {
    PathBuf::from(env!("CARGO")).with_file_name(program)
}
