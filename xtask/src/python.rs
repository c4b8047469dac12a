//! The package for Python: built as a wheel, installed, and tested with the suites of those for whom it is made.

use crate::environment;
use crate::{root, succeeds};
use std::fs;

const MANIFEST: &str = "--manifest-path=python/Cargo.toml";

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
    let folder = folder();
    let wheels = format!("{folder}/wheels");
    // Wheels of earlier versions would be installed too.
    let _ = fs::remove_dir_all(&wheels);
    // Beside the rest of what is built, so that `cargo clean` finds it.
    let target = format!("--target-dir={folder}/build");
    let Some(python) = environment() else { return false };
    let build = ["-m", "maturin", "build", "--quiet", MANIFEST, "--profile=dev", &target, "--out", &wheels];
    let install =
        ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"];
    let from = format!("--find-links={wheels}");
    let install = [&install[..], &["--force-reinstall", &from, "stolik"]].concat();
    succeeds(&python, &build)
        && succeeds(&python, &install)
        && succeeds(&python, &["-m", "mypy.stubtest", "--ignore-disjoint-bases", "stolik._stolik"])
        && succeeds(&python, &["-m", "pytest", "--quiet", "--import-mode=importlib", "python/tests"])
}
