//! No hidden card of Sobek in any byte: two games that differ only in hands, in characters taken blind and in
//! cards given up to a Scribe look the same to everybody who may not know.

use crate::secrecy::{QUICK, Watcher, assert_alike, assert_all_alike, owners_look, plain, seated, store};
use crate::server::{Client, Server, Stream};
use engine::Seat;
use table::LogEntry;

/// What chance and players did before anybody looks. Where the tables differ the texts stand side by side.
const BEFORE: &[(usize, &str, &str)] = &[
    (0, "hand marble0g", "hand fish0g"),
    (0, "hand cattle0g", "hand cattle0g"),
    (0, "hand fish0g", "hand ivory0g"),
    (0, "hand wheat0g", "hand cattle0g"),
    (0, "hand ebony0g", "hand ebony0g"),
    (0, "hand wheat0g", "hand wheat0g"),
    (0, "quay character", "quay character"),
    (0, "quay character", "quay character"),
    (0, "quay fish1", "quay fish1"),
    (0, "quay wheat1", "quay wheat1"),
    (0, "quay cattle1", "quay cattle1"),
    (0, "quay character", "quay character"),
    (0, "quay fish0", "quay fish0"),
    (0, "quay wheat0", "quay wheat0"),
    (0, "quay amulet", "quay amulet"),
    (0, "first 1", "first 1"),
    (1, "take 1", "take 1"),
    (0, "reveal scribe-fish", "reveal scribe-fish"),
    (2, "take 1", "take 1"),
    (0, "reveal queen", "reveal courtesan"),
    (3, "take 1", "take 1"),
    (1, "take 1", "take 1"),
    (2, "take 1", "take 1"),
    (3, "take 2", "take 2"),
    (0, "reveal priest", "reveal priest"),
    (1, "take 1", "take 1"),
    (2, "take 1", "take 1"),
    (0, "quay fish1", "quay fish1"),
    (0, "quay wheat1", "quay wheat1"),
    (0, "quay cattle1", "quay cattle1"),
    (0, "quay ebony2", "quay ebony2"),
    (0, "quay marble2", "quay marble2"),
    (0, "quay ivory0", "quay ivory0"),
    (0, "quay marble0", "quay marble0"),
    (0, "quay character", "quay character"),
    (0, "quay ebony0", "quay ebony0"),
    (3, "take 1", "take 1"),
    (1, "take 1", "take 1"),
    (2, "take 1", "take 1"),
    (3, "take 1", "take 1"),
    (1, "take 1", "take 1"),
    (2, "take 1", "take 1"),
    (3, "take 1", "take 1"),
];

/// What is played while others watch: a Scribe, cards given up face down, a character taken blind.
const WATCHED: &[(usize, &str, &str)] = &[
    (1, "play scribe-fish", "play scribe-fish"),
    (2, "drop fish0g", "drop cattle0g"),
    (3, "drop wheat0g", "drop wheat0g"),
    (2, "take 1", "take 1"),
    (3, "take 1", "take 1"),
];

fn text(step: &(usize, &'static str, &'static str), number: usize) -> &'static str {
    if number == 0 { step.1 } else { step.2 }
}

/// The table in the middle of a round.
fn begun(server: &Server, table: &str, number: usize, players: &[Client]) {
    let mut log = seated("sobek", "", players);
    log.push(LogEntry::Started);
    log.extend(BEFORE.iter().map(|step| {
        let text = text(step, number).to_owned();
        match step.0 {
            0 => LogEntry::Chance { text },
            seat => LogEntry::Move { seat: Seat::new(seat - 1), text },
        }
    }));
    store(server, table, "sobek", &log);
}

/// Plays what is watched; `look` after each move.
fn play(players: &[Client], table: &str, number: usize, mut look: impl FnMut()) {
    for step in WATCHED {
        let (player, text) = (&players[step.0 - 1], text(step, number));
        let decision = player.moves(table).0.unwrap_or_else(|| panic!("seat {} is to play {text}", step.0));
        let reply = player.play(table, decision, text);
        assert_eq!(reply.status, 200, "{text}: {}", reply.text);
        owners_look(&players[..2], table);
        look();
    }
}

#[test]
fn nobody_else_can_tell_which_cards_are_hidden() {
    let server = Server::at_pace(QUICK);
    let players: Vec<_> = (0..3).map(|_| server.guest()).collect();
    let spectator = server.guest();
    let mut traffic: Vec<Vec<String>> = Vec::new();
    for (number, table) in ["first-table", "other-table"].into_iter().enumerate() {
        begun(&server, table, number, &players);
        let mut watchers = [Watcher::new(&players[2], table), Watcher::new(&spectator, table)];
        play(&players, table, number, || watchers.iter_mut().for_each(|watcher| watcher.look(table)));
        let mark = players[2].table(table)["view"]["public"].to_string();
        traffic.push(watchers.into_iter().map(|watcher| watcher.seen(table, &mark)).collect());
    }
    assert_all_alike(&traffic[0], &traffic[1]);
}

#[test]
fn the_streamed_pages_do_not_betray_them_either() {
    let server = Server::start();
    let players: Vec<_> = (0..3).map(|_| server.guest()).collect();
    let mut pictures = Vec::new();
    for (number, table) in ["first-table", "other-table"].into_iter().enumerate() {
        begun(&server, table, number, &players);
        play(&players, table, number, || {});
        // Steps may be joined when the stream is slow, so each watcher's whole stream is taken afterwards.
        let last = |client: &Client, mark: &str| {
            // Who skips is sent less, and nothing else.
            ["0", "0skip"].map(|from| {
                let client = client.clone().with("last-event-id", from);
                let mut stream: Stream = client.stream(&format!("/t/{table}/stream?from=0"));
                plain(stream.until(mark), table)
            })
        };
        // What comes after the panels of all players.
        pictures.push([last(&players[2], "so-own"), last(&server.stranger(), "so-mats")]);
    }
    assert!(pictures[0][0][0].contains("so-own"));
    for (one, other) in pictures[0].iter().flatten().zip(pictures[1].iter().flatten()) {
        assert_alike(one, other);
    }
}

#[test]
fn what_is_seen_does_not_depend_on_who_has_looked_before() {
    let mut server = Server::start();
    let players: Vec<_> = (0..3).map(|_| server.guest()).collect();
    begun(&server, "one-table", 0, &players);
    play(&players, "one-table", 0, || {});
    let seen = |client: &Client, mark: &str| {
        let mut stream: Stream = client.stream("/t/one-table/stream?from=0");
        plain(stream.until(mark), "one-table")
    };
    // A server that has just started has drawn nothing for anybody.
    server.restart();
    let first = seen(&server.stranger(), "so-mats");
    server.restart();
    let own = seen(&players[2], "so-own");
    assert_alike(&first, &seen(&server.stranger(), "so-mats"));
    let buried = "(the High Priest)";
    assert!(own.contains(buried) && !first.contains(buried), "seat 3 has buried one: {own}");
}

#[test]
fn the_owners_see_what_others_do_not() {
    let server = Server::start();
    let players: Vec<_> = (0..3).map(|_| server.guest()).collect();
    let views = ["first-table", "other-table"].into_iter().enumerate().map(|(number, table)| {
        begun(&server, table, number, &players);
        play(&players, table, number, || {});
        players[1].table(table)["view"]["private"].to_string()
    });
    let views: Vec<String> = views.collect();
    assert!(views[0].contains("queen") && views[0].contains("fish0g"), "{}", views[0]);
    assert!(views[1].contains("courtesan") && views[1].contains("cattle0g"), "{}", views[1]);
}
