//! The API held against its document, by programs that know nothing of ours.

use crate::{FEATURES, cargo, environment, root, succeeds};
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

const PACKAGES: &str = "tools/api_contract.txt";

/// Where the server and the check are.
fn folder() -> String {
    format!("{}/target/api-contract", root())
}

/// The Python of the check, made if need be; none if it cannot be had.
pub(crate) fn environment() -> Option<String> {
    environment::python(&folder(), PACKAGES)
}

/// Starts a server and runs `tools/api_contract.py` against it.
pub(crate) fn check() -> bool {
    let folder = folder();
    let Some(python) = environment() else { return false };
    cargo::succeeds(&["build", "--workspace", FEATURES, "--tests"])
        && serve(&folder).is_some_and(|(mut server, address)| {
            let clean = succeeds(&python, &["tools/api_contract.py", &address]);
            // It may have ended by itself, which the check has noticed.
            let _ = server.kill();
            let _ = server.wait();
            clean
        })
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
