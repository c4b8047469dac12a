//! No hidden card in any byte: two games that differ only in the colours of face-down finish cards look the
//! same, byte for byte, to everybody but their owner, until the cards are turned up.

use crate::secrecy::{QUICK, Watcher, assert_all_alike, owners_look, plain, started};
use crate::server::{Client, Server};
use serde_json::Value;

/// A started table of Camel Up with a fixed seed.
fn fixed_table(server: &Server, id: &str, players: &[Client]) {
    started(server, id, ("camel-up", "first_seat=1 start_stacks=random"), players, |_| ());
}

/// The moves of the plan: seats 1 and 2 put finish cards down, the colours by the table.
fn plan(table: usize) -> Vec<(usize, &'static str)> {
    let secret = |first: &'static str, second: &'static str| if table == 0 { first } else { second };
    vec![
        (1, secret("winner green", "winner blue")),
        (2, secret("loser pink", "loser purple")),
        (3, "tile 9 cheer"),
        (1, secret("winner yellow", "winner green")),
        (2, "roll"),
        (3, "roll"),
        (1, secret("loser blue", "loser pink")),
        (2, "bet green"),
        (3, "roll"),
    ]
}

#[test]
fn rivals_and_spectators_see_the_same_bytes_whatever_was_put_face_down() {
    let server = Server::at_pace(QUICK);
    let players: Vec<_> = (0..3).map(|_| server.guest()).collect();
    let spectator = server.guest();
    let tables = ["first-table", "other-table"];
    let mut traffic: Vec<Vec<String>> = Vec::new();
    for (number, table) in tables.iter().enumerate() {
        fixed_table(&server, table, &players);
        // Seat 3 never acts in secret, and the spectator holds nothing: both must see no difference.
        let mut watchers = [Watcher::new(&players[2], table), Watcher::new(&spectator, table)];
        for (seat, text) in plan(number) {
            let player = &players[seat - 1];
            let decision = player.moves(table).0.unwrap_or_else(|| panic!("seat {seat} is to play {text}"));
            let reply = player.play(table, decision, text);
            assert_eq!(reply.status, 200, "{text}: {}", reply.text);
            owners_look(&players[..2], table);
            for watcher in &mut watchers {
                watcher.look(table);
            }
        }
        let mark = players[2].table(table)["view"]["public"].to_string();
        traffic.push(watchers.into_iter().map(|watcher| watcher.seen(table, &mark)).collect());
    }
    assert_all_alike(&traffic[0], &traffic[1]);
}

#[test]
fn the_streamed_pages_do_not_differ_either() {
    let server = Server::start();
    let players: Vec<_> = (0..3).map(|_| server.guest()).collect();
    let mut streams = Vec::new();
    for (number, table) in ["first-table", "other-table"].iter().enumerate() {
        fixed_table(&server, table, &players);
        let mut watcher = Watcher::new(&players[2], table);
        for (seat, text) in plan(number) {
            let player = &players[seat - 1];
            assert_eq!(player.play(table, player.moves(table).0.unwrap(), text).status, 200);
        }
        // Steps may be joined when the stream is slow, so only the last picture is compared.
        let last =
            watcher.client.stream(&format!("/t/{table}/stream?from=0")).until("<hx-partial").to_owned();
        watcher.pages.until("<hx-partial");
        streams.push(plain(&last, table));
    }
    assert_eq!(streams[0], streams[1]);
}

#[test]
fn the_owner_sees_the_own_cards_and_all_see_them_in_the_end() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    ola.play(&table, ola.moves(&table).0.unwrap(), "winner green");
    let secret = |view: &Value| view["view"]["private"].to_string();
    assert!(secret(&ola.table(&table)).contains("green"));
    assert_ne!(secret(&ola.table(&table)), secret(&jan.table(&table)));
    for player in [&ola, &jan] {
        player.delete(&format!(
            "/api/v1/tables/{table}/chairs/{}",
            if player.token == ola.token { 1 } else { 2 }
        ));
    }
    server.stranger().stream(&format!("/api/v1/tables/{table}/stream")).until("\"finished\"");
    assert!(jan.get(&format!("/t/{table}/record")).text.contains("1 winner green"));
}
