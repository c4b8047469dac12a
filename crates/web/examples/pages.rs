//! How many bytes the pages have.
//!
//! `cargo run --release -p web --example pages`

#[path = "../tests/http/server.rs"]
#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
mod server;

use serde_json::json;
use server::{Client, Server};

fn main() {
    let server = Server::start();
    let player = server.guest();
    println!("| page | kB of HTML | compressed |\n|---|---|---|");
    weigh(&player, "lobby", "/");
    for kind in games::KINDS {
        let id = table(&player, kind.id(), *kind.seats().end());
        weigh(&player, &format!("table of {}, {} seats", kind.id(), kind.seats().end()), &format!("/t/{id}"));
    }
}

/// Starts a table of one person and bots.
fn table(player: &Client, game: &str, seats: usize) -> String {
    let reply = player.post("/api/v1/tables", &json!({"game": game, "seats": seats, "options": {}}));
    assert_eq!(reply.status, 201, "{}", reply.text);
    let table = reply.json()["table"].as_str().expect("a table has a name").to_owned();
    player.sit(&table, 1, "Ola");
    (2..=seats).for_each(|seat| player.seat_bot(&table, seat, "random"));
    player.start(&table);
    table
}

fn weigh(player: &Client, name: &str, path: &str) {
    let size = |coding: &str| {
        let reply = player.as_browser().with("accept-encoding", coding).bytes(path);
        reply as f64 / 1_000.0
    };
    println!("| {name} | {:.1} | {:.1} |", size("identity"), size("gzip"));
}
