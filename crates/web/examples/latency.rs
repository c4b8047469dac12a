//! From a move to another screen: the time between sending a move and its arrival in another viewer's
//! stream, through the database on disk, with many tables live.
//!
//! `cargo run --release -p web --example latency`

#[path = "../tests/http/server.rs"]
#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
mod server;

use server::{Client, Server};
use std::time::{Duration, Instant};

/// How many moves are timed in each round.
const MOVES: usize = 300;

fn main() {
    println!("| tables live | from a move to another screen: p50, ms | p99, ms |\n|---|---|---|");
    for tables in [1, 100, 1_000] {
        round(tables);
    }
}

fn round(count: usize) {
    let server = Server::start();
    let tables: Vec<([Client; 3], String)> = (0..count).map(|_| server.playing()).collect();
    let mut times: Vec<Duration> = Vec::new();
    let mut number = 0;
    while times.len() < MOVES {
        let (players, id) = &tables[number % count];
        number += 1;
        let to_move = players.iter().find(|player| player.moves(id).0.is_some());
        let Some(player) = to_move else { continue };
        let (Some(decision), moves) = player.moves(id) else { continue };
        let mut screen = server.stranger().stream(&format!("/t/{id}/stream?from=0"));
        screen.until("id: ");
        let before = Instant::now();
        let text = &moves[number % moves.len()];
        assert_eq!(player.play(id, decision, text).status, 200);
        screen.next_event();
        times.push(before.elapsed());
    }
    times.sort();
    let at = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1_000.0;
    println!("| {count} | {:.1} | {:.1} |", at(50), at(99));
}
