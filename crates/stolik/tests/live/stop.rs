//! The server is asked to stop under load: who was let in is answered, and what was answered is kept.

use crate::process::{Process, turn};
use crate::server::Client;
use serde_json::{Value, json};
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// What became of a request.
#[derive(Debug)]
enum Outcome {
    /// It was answered, with this status and body.
    Answered(u16, Value),
    /// Nobody listens any more.
    Refused,
}

/// A client that knows just what became of each request, with one connection for all or one for each.
struct Line {
    address: SocketAddr,
    token: String,
    keeps: bool,
    open: Option<TcpStream>,
}

impl Line {
    /// The connection, if it stands: one that the server has closed in the meantime does not.
    fn standing(&mut self) -> Option<TcpStream> {
        let socket = self.open.take()?;
        socket.set_nonblocking(true).unwrap();
        let waits = socket.peek(&mut [0]).is_err_and(|error| error.kind() == ErrorKind::WouldBlock);
        socket.set_nonblocking(false).unwrap();
        waits.then_some(socket)
    }

    fn ask(&mut self, method: &str, path: &str, body: &str) -> Outcome {
        let Some(mut socket) = self.standing().or_else(|| TcpStream::connect(self.address).ok()) else {
            return Outcome::Refused;
        };
        socket.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        let request = format!(
            "{method} /api/v1/tables{path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.token,
            body.len()
        );
        socket.write_all(request.as_bytes()).expect("who was let in can ask");
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            socket
                .read_exact(&mut byte)
                .unwrap_or_else(|error| panic!("{method} {path} is not answered: {error}"));
            head.push(byte[0]);
        }
        let head = String::from_utf8(head).unwrap();
        let field = |name: &str| head.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
        let mut body = vec![0; field("content-length:").map_or(0, |length| length.parse().unwrap())];
        socket.read_exact(&mut body).expect("the whole answer comes");
        self.open = (self.keeps && field("connection:") != Some("close")).then_some(socket);
        Outcome::Answered(head[9..12].parse().unwrap(), serde_json::from_slice(&body).unwrap())
    }

    /// Plays until the server lets nobody in; how many moves it acknowledged. They are counted in `all` too.
    fn play(&mut self, table: &str, all: &AtomicU64) -> u64 {
        let mut acknowledged = 0;
        loop {
            let Outcome::Answered(200, open) = self.ask("GET", &format!("/{table}/moves"), "") else { break };
            let (Some(decision), Some(text)) = (open["decision"].as_u64(), open["moves"][0].as_str()) else {
                // The bots are at work, or the game is over.
                thread::sleep(Duration::from_millis(1));
                continue;
            };
            let body = json!({ "decision": decision, "moves": [text] }).to_string();
            match self.ask("POST", &format!("/{table}/moves"), &body) {
                Outcome::Answered(status, body) => assert_eq!(status, 200, "{body}"),
                Outcome::Refused => break,
            }
            acknowledged += 1;
            all.fetch_add(1, Ordering::Relaxed);
        }
        acknowledged
    }
}

/// A running table of one person and bots.
fn begun(player: &Client) -> String {
    let table = player.open(8, &json!({}));
    (2..=8).for_each(|seat| player.seat_bot(&table, seat, "random"));
    player.start(&table);
    table
}

/// Asks the process to stop; how long that took.
fn terminate(process: &mut Process, signal: &str) -> Duration {
    let asked = Instant::now();
    let sent = Command::new("kill").args([signal, &process.child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let ended = process.child.wait().unwrap();
    assert!(ended.success(), "{ended}");
    asked.elapsed()
}

/// One stop under load: every move that was let in is answered, those acknowledged are kept, streams are told.
fn stop_under_load(round: u64) {
    let folder = tempfile::tempdir().unwrap();
    let mut process = Process::start(folder.path());
    let players: Vec<_> = (0..8).map(|_| process.guest()).map(|player| (begun(&player), player)).collect();
    let mut watching = players[0].1.stream(&format!("/t/{}/stream?from=0", players[0].0));
    let (address, all) = (process.address, Arc::new(AtomicU64::new(0)));
    let lines: Vec<_> = players
        .iter()
        .enumerate()
        .map(|(number, (table, player))| {
            let (table, token, all) = (table.clone(), player.token.clone().unwrap(), Arc::clone(&all));
            thread::spawn(move || {
                Line { address, token, keeps: number % 2 == 0, open: None }.play(&table, &all)
            })
        })
        .collect();
    // In the middle of play, and each time at another moment.
    while all.load(Ordering::Relaxed) < 9 {
        thread::sleep(Duration::from_millis(1));
    }
    thread::sleep(Duration::from_millis(37 * round));
    let took = terminate(&mut process, "-TERM");
    assert!(took < Duration::from_secs(5), "{took:?}");
    let acknowledged: Vec<_> = lines.into_iter().map(|line| line.join().expect("all are answered")).collect();
    watching.until("retry: 1000");

    let process = Process::start(folder.path());
    for ((table, player), acknowledged) in players.into_iter().zip(acknowledged) {
        let player = Client::new(process.address, player.token);
        if let Some((decision, _)) = turn(&player, &table) {
            assert_eq!(decision, acknowledged, "each acknowledged move is kept, and no other");
        }
    }
}

#[test]
fn a_stop_leaves_no_move_unanswered() {
    (0..6).for_each(stop_under_load);
}

#[test]
fn a_stop_waits_neither_for_who_is_idle_nor_for_who_never_ends() {
    let folder = tempfile::tempdir().unwrap();
    let mut process = Process::start(folder.path());
    let mut held: Vec<_> = (0..3).map(|_| TcpStream::connect(process.address).unwrap()).collect();
    held[1].write_all(b"POST /settings HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nlang=").unwrap();
    held[2].write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
    held[2].read_exact(&mut [0; 12]).unwrap();
    let mut late = held.remove(0);
    let asks = thread::spawn(move || {
        // Open since before the stop, and asking only after it.
        thread::sleep(Duration::from_millis(400));
        late.write_all(b"GET /ready HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
        let mut answer = String::new();
        late.read_to_string(&mut answer).unwrap();
        answer
    });
    // As Ctrl-C does.
    let took = terminate(&mut process, "-INT");
    assert!(took < Duration::from_secs(5), "{took:?}");
    let answer = asks.join().unwrap();
    assert!(answer.starts_with("HTTP/1.1 503") && answer.ends_with("stopping"), "{answer}");
    assert!(answer.contains("connection: close"), "{answer}");
}

#[test]
fn who_is_ready_can_be_stopped_at_once() {
    let folder = tempfile::tempdir().unwrap();
    for signal in ["-INT", "-TERM"].repeat(5) {
        terminate(&mut Process::start(folder.path()), signal);
    }
}
