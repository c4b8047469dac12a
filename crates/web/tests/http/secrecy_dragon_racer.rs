//! No hidden card of Dragon Racer in any byte: two games that differ only in who drafted which of two cards look the
//! same, byte for byte, to everybody who saw neither go by.

use crate::secrecy::{QUICK, Watcher, assert_all_alike, owners_look, plain, started};
use crate::server::{Client, Server};

const GAME: (&str, &str) = ("dragon-racer", "heroes=random");

/// The cards that a player holds, as the player's own view lists them.
fn hand(player: &Client, table: &str) -> Vec<String> {
    let view = player.table(table)["view"]["private"]["hand"].clone();
    serde_json::from_value(view).unwrap()
}

fn pick(player: &Client, table: &str, card: &str) {
    let decision = player.moves(table).0.unwrap_or_else(|| panic!("{card} can be drafted"));
    let reply = player.play(table, decision, &format!("pick {card}"));
    assert_eq!(reply.status, 200, "{card}: {}", reply.text);
}

/// The picks of a Draft of three cards each but for the last one, which would turn cards up. Seat 1 and then seat 2
/// take one of two cards of the same hand, each the other one at the other table; seat 3 sees what is left of it.
fn draft(players: &[Client], table: &str, swapped: bool, mut after: impl FnMut()) {
    let hands: Vec<_> = players.iter().map(|player| hand(player, table)).collect();
    let (first, second) = if swapped { (1, 0) } else { (0, 1) };
    for (seat, card) in [
        (0, &hands[0][first]),
        (1, &hands[1][0]),
        (2, &hands[2][0]),
        (1, &hands[0][second]),
        (0, &hands[2][1]),
    ] {
        pick(&players[seat], table, card);
        after();
    }
}

#[test]
fn others_see_the_same_bytes_whoever_drafted_which_card() {
    let server = Server::at_pace(QUICK);
    let players: Vec<_> = (0..3).map(|_| server.guest()).collect();
    let spectator = server.guest();
    let mut traffic: Vec<Vec<String>> = Vec::new();
    let mut own: Vec<String> = Vec::new();
    for (number, table) in ["first-table", "other-table"].into_iter().enumerate() {
        started(&server, table, GAME, &players, |_| ());
        let mut watchers = [Watcher::new(&players[2], table), Watcher::new(&spectator, table)];
        draft(&players, table, number == 1, || {
            owners_look(&players[..2], table);
            for watcher in &mut watchers {
                watcher.look(table);
            }
        });
        own.push(plain(&players[0].get(&format!("/t/{table}")).text, table));
        let mark = players[2].table(table)["view"]["public"].to_string();
        traffic.push(watchers.into_iter().map(|watcher| watcher.seen(table, &mark)).collect());
    }
    assert_all_alike(&traffic[0], &traffic[1]);
    assert_ne!(own[0], own[1], "the tables do differ, and the owner of the card sees it");
}

#[test]
fn the_last_pictures_of_the_streams_do_not_differ_either() {
    let server = Server::start();
    let players: Vec<_> = (0..3).map(|_| server.guest()).collect();
    let mut pictures = Vec::new();
    for (number, table) in ["first-table", "other-table"].into_iter().enumerate() {
        started(&server, table, GAME, &players, |_| ());
        draft(&players, table, number == 1, || ());
        let last = players[2].stream(&format!("/t/{table}/stream?from=0")).until("<hx-partial").to_owned();
        pictures.push(plain(&last, table));
    }
    assert_eq!(pictures[0], pictures[1]);
}

#[test]
fn a_plan_shows_only_what_the_own_moves_do() {
    let server = Server::start();
    let players: Vec<_> = (0..3).map(|_| server.guest()).collect();
    let table = "first-table";
    started(&server, table, GAME, &players, |_| ());
    draft(&players, table, false, || ());
    let plan = |player: &Client, moves: &str| player.get(&format!("/t/{table}/plan?moves={moves}"));
    // The last pick of a pass turns cards up, so that no picture shows what comes after it.
    let card = hand(&players[2], table)[0].clone();
    let beyond = plan(&players[2], &format!("pick+{card}"));
    assert_eq!((beyond.status, beyond.text.as_str()), (303, ""));
    // Who has nothing to decide sees no plan, nor does who has no seat.
    for player in [&players[0], &server.guest()] {
        let none = plan(player, "");
        assert_eq!((none.status, none.text.as_str()), (303, ""));
    }
    assert!(plan(&players[2], "").text.contains("id=\"moves\""), "a plan without moves is the table itself");
}
