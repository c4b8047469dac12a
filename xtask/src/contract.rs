//! The API held against its document, by programs that know nothing of ours.

use crate::debian::{Needed, provide};
use crate::{root, succeeds};
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// The module with which an environment for Python packages is made is a package of its own.
const PYTHON: &[Needed] = &[("python3", "python3"), ("python3 -m ensurepip", "python3-venv")];
const PACKAGES: &str = "tools/api_contract.txt";

/// Starts a server and runs `tools/api_contract.py` against it.
pub(crate) fn check() -> bool {
    let folder = format!("{}/target/api-contract", root());
    provide(PYTHON)
        && install(&folder)
        && succeeds(env!("CARGO"), &["build", "--workspace", "--tests"])
        && serve(&folder).is_some_and(|(mut server, address)| {
            let clean = succeeds(&format!("{folder}/venv/bin/python"), &["tools/api_contract.py", &address]);
            // It may have ended by itself, which the check has noticed.
            let _ = server.kill();
            let _ = server.wait();
            clean
        })
}

/// Installs the pinned packages, unless just these are there already.
fn install(folder: &str) -> bool {
    let stamp = format!("{folder}/installed.txt");
    let wanted = fs::read_to_string(format!("{}/{PACKAGES}", root())).unwrap_or_default();
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        return true;
    }
    let venv = format!("{folder}/venv");
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", PACKAGES];
    succeeds("python3", &["-m", "venv", "--clear", &venv])
        && succeeds(&format!("{venv}/bin/python"), &pip)
        && fs::write(stamp, wanted).is_ok()
}

/// A server with an empty database, and its address.
fn serve(folder: &str) -> Option<(Child, String)> {
    let data = format!("{folder}/data");
    let _ = fs::remove_dir_all(&data);
    let arguments = ["serve", "--port", "0", "--pace", "0", "--rate", "1000", "--data", &data];
    let mut server = Command::new(format!("{}/target/debug/stolik", root()))
        .args(arguments)
        .stdout(Stdio::piped())
        .spawn()
        .inspect_err(|error| eprintln!("cannot start the server: {error}"))
        .ok()?;
    let mut line = String::new();
    BufReader::new(server.stdout.take()?).read_line(&mut line).ok()?;
    let address = line.trim().rsplit(' ').next()?.to_owned();
    Some((server, address))
}
