//! What the server weighs: memory a table and a stream, moves a second to disk, bytes a page.
//!
//! `cargo run --release -p web --example footprint`

#[path = "../tests/http/server.rs"]
#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
mod server;

use serde_json::json;
use server::{Client, Server};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How many tables and streams memory is divided by.
const MANY: usize = 1_000;
/// How long moves are counted.
const PLAYED: Duration = Duration::from_secs(5);

fn main() {
    memory();
    println!("| tables played at once | moves a second, each on disk before its answer |\n|---|---|");
    for tables in [1, 8, 64] {
        println!("| {tables} | {:.0} |", moves_a_second(tables));
    }
    pages();
}

/// Opens a table of one game, all chairs taken by one person and bots, and starts it.
fn table(player: &Client, game: &str, seats: usize, bots: bool) -> String {
    let reply = player.post("/api/v1/tables", &json!({"game": game, "seats": seats, "options": {}}));
    assert_eq!(reply.status, 201, "{}", reply.text);
    let table = reply.json()["table"].as_str().expect("a table has a name").to_owned();
    player.sit(&table, 1, "Ola");
    if bots {
        (2..=seats).for_each(|seat| player.seat_bot(&table, seat, "random"));
        player.start(&table);
    }
    table
}

/// The memory of this process (the server and its clients) in bytes.
fn resident() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells the memory of a process");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("RSS is listed");
    line.trim().trim_end_matches(" kB").parse::<f64>().expect("RSS is a number") * 1_024.0
}

fn memory() {
    let server = Server::start();
    let player = server.guest();
    table(&player, "camel-up", 4, true);
    let before = resident();
    let tables: Vec<_> = (0..MANY).map(|_| table(&player, "camel-up", 4, true)).collect();
    let between = resident();
    let streams: Vec<_> = tables.iter().map(|table| stream(&server, table)).collect();
    let after = resident();
    println!("| memory | kB |\n|---|---|");
    println!("| a running table | {:.1} |", (between - before) / MANY as f64 / 1_000.0);
    println!("| an open stream | {:.1} |\n", (after - between) / MANY as f64 / 1_000.0);
    drop(streams);
}

/// A stream that has sent its first picture.
fn stream(server: &Server, table: &str) -> TcpStream {
    let mut socket = TcpStream::connect(server.address).expect("the server listens");
    write!(socket, "GET /t/{table}/stream?from=0 HTTP/1.1\r\nhost: x\r\n\r\n").expect("it takes requests");
    let mut first = [0; 512];
    socket.read_exact(&mut first).expect("it answers");
    socket
}

fn moves_a_second(tables: usize) -> f64 {
    let server = Server::start();
    let made = AtomicU64::new(0);
    let end = Instant::now() + PLAYED;
    std::thread::scope(|scope| {
        for _ in 0..tables {
            scope.spawn(|| {
                let player = server.guest();
                while Instant::now() < end {
                    play(&player, &table(&player, "camel-up", 3, true), end, &made);
                }
            });
        }
    });
    made.load(Ordering::Relaxed) as f64 / PLAYED.as_secs_f64()
}

/// Plays the player's part of a game until it ends or the time is over.
fn play(player: &Client, table: &str, end: Instant, made: &AtomicU64) {
    let mut number = 0;
    while Instant::now() < end {
        let (Some(decision), moves) = player.moves(table) else {
            if player.table(table)["status"] == "finished" {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
            continue;
        };
        number += 1;
        if player.play(table, decision, &moves[number % moves.len()]).status == 200 {
            made.fetch_add(1, Ordering::Relaxed);
        }
    }
}

fn pages() {
    let server = Server::start();
    let player = server.guest();
    println!("\n| page | kB of HTML | compressed |\n|---|---|---|");
    weigh(&player, "lobby", "/");
    for kind in games::KINDS {
        let id = table(&player, kind.id(), *kind.seats().end(), true);
        weigh(&player, &format!("table of {}, {} seats", kind.id(), kind.seats().end()), &format!("/t/{id}"));
    }
}

fn weigh(player: &Client, name: &str, path: &str) {
    let size = |coding: &str| {
        let reply = player.as_browser().with("accept-encoding", coding).bytes(path);
        reply as f64 / 1_000.0
    };
    println!("| {name} | {:.1} | {:.1} |", size("identity"), size("gzip"));
}
