//! What stands in for rustdoc while cargo runs the examples in the documentation: with what cargo tells it the pages
//! are written too, for which `cargo doc` would check all that the workspace depends on once more.

use crate::cargo::{self, beside_cargo};
use crate::{FEATURES, exit_code, root};
use std::env;
use std::process::{Command, ExitCode};

/// Tells a run of this program that it is rustdoc.
const IS_RUSTDOC: &str = "STOLIK_IS_RUSTDOC";
/// What is only for examples, and takes a value.
const OF_EXAMPLES: &[&str] = &["--test-args", "--test-run-directory"];

/// Runs all examples; every public item is documented, and every link in the documentation leads somewhere.
pub(crate) fn check() -> bool {
    let Ok(this) = env::current_exe() else { return false };
    let arguments = ["test", "--workspace", FEATURES, "--doc", "--no-fail-fast"];
    cargo::succeeds_with(&arguments, &[("RUSTDOC", this.as_os_str()), (IS_RUSTDOC, "yes".as_ref())])
}

/// Whether cargo has started this program instead of rustdoc.
pub(crate) fn is_meant() -> bool {
    env::var_os(IS_RUSTDOC).is_some()
}

/// Writes the pages if examples are to be run, and does what rustdoc does.
pub(crate) fn run() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let runs_examples = arguments.iter().any(|argument| argument == "--test");
    let documented = !runs_examples || rustdoc(&pages(&arguments));
    exit_code(rustdoc(&arguments) && documented)
}

/// What rustdoc is told to write pages, and to find fault, of a crate whose examples it was to run.
fn pages(arguments: &[String]) -> Vec<String> {
    let mut told = vec!["-Dwarnings".to_owned(), format!("--out-dir={}/target/doc", root())];
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        if OF_EXAMPLES.contains(&argument.as_str()) {
            rest.next();
        } else if !argument.starts_with("--test") && argument != "--no-run" {
            told.push(argument.clone());
        }
    }
    told
}

fn rustdoc(arguments: &[String]) -> bool {
    let run = Command::new(beside_cargo("rustdoc")).args(arguments).status();
    run.inspect_err(|error| eprintln!("cannot run rustdoc: {error}")).is_ok_and(|status| status.success())
}
