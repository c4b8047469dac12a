//! The plug is pulled: the server is killed at random moments of a game, and no acknowledged move is lost.

#[path = "../../web/tests/http/server.rs"]
#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
mod server;

use engine::random::{Rng, below, nth_rng, pick};
use engine::record::{Author, Record};
use serde_json::json;
use server::Client;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The server as people run it, in a process of its own.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(data: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_stolik"))
            .args(["serve", "--port", "0", "--pace", "0", "--rate", "1000", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let ready = lines.find_map(|line| line.unwrap().split_once("http://").map(|(_, at)| at.to_owned()));
        Self { child, address: ready.expect("the address is printed").trim().parse().unwrap() }
    }

    /// Ends the process as a power cut would.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// Waits for the player's turn; none when the game is over.
fn turn(player: &Client, table: &str) -> Option<(u64, Vec<String>)> {
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

#[test]
fn no_acknowledged_move_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let mut rng = nth_rng(11, 0);
    let mut process = Process::start(folder.path());
    let nobody = Client::new(process.address, None);
    let token = nobody.post("/api/v1/guests", &json!({})).json()["token"].as_str().unwrap().to_owned();
    let mut player = Client::new(process.address, Some(token.clone()));
    let table = player.open(3, &json!({}));
    player.seat_bot(&table, 2, "odds");
    player.seat_bot(&table, 3, "random");
    player.start(&table);

    let mut acknowledged: Vec<String> = Vec::new();
    let mut kills = 0;
    while let Some((decision, moves)) = turn(&player, &table) {
        let text = pick(&mut rng, &moves).clone();
        if kills < 12 && below(&mut rng, 2) == 0 {
            // The move is on its way while the process dies; it is sent again to the next one.
            let (sender, at, sent) = (player.clone(), table.clone(), text.clone());
            let flying = std::thread::spawn(move || sender.try_play(&at, decision, &sent));
            std::thread::sleep(Duration::from_micros(rng.next_u64() % 4_000));
            process.kill();
            let _ = flying.join().unwrap();
            kills += 1;
            process = Process::start(folder.path());
            player = Client::new(process.address, Some(token.clone()));
        }
        let reply = player.play(&table, decision, &text);
        assert_eq!(reply.status, 200, "{}", reply.text);
        acknowledged.push(text);
    }
    assert!(kills > 5, "{kills} kills");

    let record = Record::parse(&player.get(&format!("/api/v1/tables/{table}/record")).text).unwrap();
    record.check(games::KINDS).unwrap();
    let seat = engine::Seat::new(0);
    let own = record.entries.iter().filter(|(_, entry)| entry.author == Author::Seat(seat));
    let own: Vec<_> = own.map(|(_, entry)| entry.text.clone()).collect();
    assert_eq!(own, acknowledged, "each move counts, once");
    process.kill();
}
