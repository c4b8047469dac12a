//! The package for Python: built as a wheel, installed, and tested with the suites of those for whom it is made.

use crate::{cargo, environment, exit_code, root, succeeds, succeeds_with};
use std::env;
use std::fs;
use std::process::{Command, ExitCode};

const MANIFEST: &str = "--manifest-path=python/Cargo.toml";

/// Tells a run of this program that it is cargo, which maturin starts.
const IS_CARGO: &str = "STOLIK_IS_CARGO";

/// Where the package is built and tested.
fn folder() -> String {
    format!("{}/target/python", root())
}

/// Its Python, made if need be; none if it cannot be had.
pub(crate) fn environment() -> Option<String> {
    environment::python(&folder(), "python/requirements-test.txt")
}

/// Builds the wheel, installs it and runs its tests.
pub(crate) fn check() -> bool {
    let wheels = format!("{}/wheels", folder());
    // Wheels of earlier versions would be installed too.
    let _ = fs::remove_dir_all(&wheels);
    let Some(python) = environment() else { return false };
    let install =
        ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"];
    let from = format!("--find-links={wheels}");
    let install = [&install[..], &["--force-reinstall", &from, "stolik"]].concat();
    pack(&python, &wheels)
        && succeeds(&python, &install)
        && succeeds(&python, &["-m", "mypy.stubtest", "--ignore-disjoint-bases", "stolik._stolik"])
        && succeeds(&python, &["-m", "pytest", "--quiet", "--import-mode=importlib", "python/tests"])
}

/// Lets maturin make a wheel of the extension that the workspace has built.
fn pack(python: &str, wheels: &str) -> bool {
    let Ok(this) = env::current_exe() else { return false };
    let build = ["-m", "maturin", "build", "--quiet", MANIFEST, "--profile=dev", "--out", wheels];
    succeeds_with(python, &build, &[("CARGO", this.as_os_str()), (IS_CARGO, "yes".as_ref())])
}

/// Whether maturin has started this program instead of cargo.
pub(crate) fn is_cargo() -> bool {
    env::var_os(IS_CARGO).is_some()
}

/// Tells maturin of the extension as the workspace builds it, or of whatever else it asks.
pub(crate) fn run_as_cargo() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if arguments.first().is_none_or(|command| command != "rustc") {
        let run = Command::new(env!("CARGO")).args(&arguments).status();
        return exit_code(run.is_ok_and(|status| status.success()));
    }
    let Some(told) = cargo::build(cargo::LIBRARIES) else { return ExitCode::FAILURE };
    for message in told.iter().filter(|message| message["target"]["name"] == "_stolik") {
        println!("{message}");
    }
    ExitCode::SUCCESS
}
