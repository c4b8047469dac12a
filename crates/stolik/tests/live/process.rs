//! The server as people run it, in a process of its own.

use crate::server::Client;
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The program.
pub(crate) const STOLIK: &str = env!("CARGO_BIN_EXE_stolik");

/// A running server.
pub(crate) struct Process {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts a server on this folder at which bots move at once.
    pub(crate) fn start(data: &Path) -> Self {
        Self::run(Command::new(STOLIK), data, 0.0)
    }

    /// Starts a server by a command to which its own arguments are added.
    pub(crate) fn run(command: Command, data: &Path, pace: f32) -> Self {
        Self::at_rate(command, data, pace, 1000)
    }

    /// The same with limits of so many times the usual size.
    pub(crate) fn at_rate(mut command: Command, data: &Path, pace: f32, rate: u32) -> Self {
        let mut child = command
            .args([
                "serve",
                "--port",
                "0",
                "--rate",
                &rate.to_string(),
                "--pace",
                &pace.to_string(),
                "--data",
            ])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let ready = lines.find_map(|line| line.unwrap().split_once("http://").map(|(_, at)| at.to_owned()));
        Self { child, address: ready.expect("the address is printed").trim().parse().unwrap() }
    }

    /// Somebody new, with a token.
    pub(crate) fn guest(&self) -> Client {
        let reply = Client::new(self.address, None).post("/api/v1/guests", &json!({}));
        Client::new(self.address, Some(reply.json()["token"].as_str().unwrap().to_owned()))
    }

    /// Ends the process as a power cut would.
    pub(crate) fn kill(self) {
        drop(self);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // A process that is gone already is ended too.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Waits for the player's turn; none when the game is over.
pub(crate) fn turn(player: &Client, table: &str) -> Option<(u64, Vec<String>)> {
    let end = Instant::now() + Duration::from_mins(1);
    loop {
        if let (Some(decision), moves) = player.moves(table) {
            return Some((decision, moves));
        }
        if player.table(table)["status"] == "finished" {
            return None;
        }
        assert!(Instant::now() < end, "the bots go on by themselves");
        std::thread::sleep(Duration::from_millis(5));
    }
}
