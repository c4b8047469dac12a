//! The package for Python: built as a wheel, installed, and tested with the suites of those for whom it is made.

use crate::{FEATURES, cargo, command, environment, exit_code, root, succeeds};
use std::env;
use std::fs;
use std::process::ExitCode;

/// Tells a run of this program that it is cargo, for maturin.
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
    packed(&python, &wheels)
        && succeeds(&python, &install)
        && succeeds(&python, &["-m", "mypy.stubtest", "--ignore-disjoint-bases", "stolik._stolik"])
        && succeeds(&python, &["-m", "pytest", "--quiet", "--import-mode=importlib", "python/tests"])
}

/// Whether maturin could make a wheel of what is built in the workspace. By itself it would build the games once more,
/// without the features that others ask for.
fn packed(python: &str, wheels: &str) -> bool {
    let Ok(this) = env::current_exe() else { return false };
    let arguments =
        ["-m", "maturin", "build", "--manifest-path=python/Cargo.toml", "--profile=dev", "--out", wheels];
    println!("\n$ {python} {}", arguments.join(" "));
    let run = command(python).args(arguments).env("CARGO", this).env(IS_CARGO, "yes").status();
    run.is_ok_and(|status| status.success())
}

/// Whether maturin has started this program instead of cargo.
pub(crate) fn is_cargo_meant() -> bool {
    env::var_os(IS_CARGO).is_some()
}

/// Builds the whole workspace as the other steps do, and tells maturin what there is.
pub(crate) fn run_cargo() -> ExitCode {
    let arguments =
        ["build", "--workspace", FEATURES, "--all-targets", "--message-format=json-render-diagnostics"];
    let mut cargo = cargo::silent(&arguments);
    // What maturin tells of its Python would have all that looks at it built again.
    for (name, _) in env::vars_os() {
        if name.to_str().is_some_and(|name| name.starts_with("PYO3_")) {
            cargo.env_remove(name);
        }
    }
    exit_code(cargo.status().is_ok_and(|status| status.success()))
}
