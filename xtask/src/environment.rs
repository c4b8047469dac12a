//! Environments of Python with pinned packages.

use crate::debian::{Needed, provide};
use crate::{root, succeeds};
use std::fs;

/// The module with which an environment for Python packages is made is a package of its own.
pub(crate) const PYTHON: &[Needed] = &[("python3", "python3"), ("python3 -m ensurepip", "python3-venv")];

/// The Python of an environment in `folder`/venv with the packages that a file of the project pins; none if it cannot
/// be had. It is made anew unless just these are there already.
pub(crate) fn python(folder: &str, packages: &str) -> Option<String> {
    let stamp = format!("{folder}/installed.txt");
    let python = format!("{folder}/venv/bin/python");
    let wanted = fs::read_to_string(format!("{}/{packages}", root())).unwrap_or_default();
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        return Some(python);
    }
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", packages];
    let made = provide(PYTHON)
        && succeeds("python3", &["-m", "venv", "--clear", &format!("{folder}/venv")])
        && succeeds(&python, &pip)
        && fs::write(stamp, wanted).is_ok();
    made.then_some(python)
}
