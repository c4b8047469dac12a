//! No hidden card of Keltis in any byte: two games that differ only in a card of seat 1 look the same, byte for
//! byte, to everybody else, though cards are laid, discarded, taken openly and drawn face down.

use crate::secrecy::{QUICK, Watcher, assert_all_alike, owners_look, plain, started};
use crate::server::{Client, Server};
use table::LogEntry;

const GAME: (&str, &str) = ("keltis", "first_player=seat1");

/// The cards dealt to a seat, as the log has them.
pub(crate) fn dealt(entries: &[LogEntry], seat: usize) -> Vec<String> {
    let start = format!("deal {seat} ");
    let card = |entry: &LogEntry| match entry {
        LogEntry::Chance { text } => text.strip_prefix(&start).map(str::to_owned),
        _ => None,
    };
    entries.iter().filter_map(card).collect()
}

/// Gives seat 1 a yellow card that nobody was dealt in place of its last one.
pub(crate) fn change_hidden_card(entries: &mut [LogEntry]) {
    let all: Vec<String> = (1..=3).flat_map(|seat| dealt(entries, seat)).collect();
    let other = (0..=10).map(|value| format!("yellow {value}")).find(|card| !all.contains(card)).unwrap();
    let last = entries
        .iter_mut()
        .filter_map(|entry| match entry {
            LogEntry::Chance { text } if text.starts_with("deal 1 ") => Some(text),
            _ => None,
        })
        .next_back()
        .unwrap();
    *last = format!("deal 1 {other}");
}

pub(crate) fn play(player: &Client, table: &str, text: &str) {
    let decision = player.moves(table).0.unwrap_or_else(|| panic!("{text} can be played"));
    let reply = player.play(table, decision, text);
    assert_eq!(reply.status, 200, "{text}: {}", reply.text);
}

/// A whole turn: a card, small markers and no bonus steps, then a draw.
fn take_turn(player: &Client, table: &str, card: &str, draw: &str) {
    play(player, table, card);
    loop {
        let moves = player.moves(table).1;
        let next = ["enter small", "advance", "bonus none"]
            .into_iter()
            .find(|text| moves.iter().any(|legal| legal == text));
        match next {
            Some(text) => play(player, table, text),
            None => break,
        }
    }
    play(player, table, draw);
}

#[test]
fn rivals_and_spectators_see_the_same_bytes_whatever_is_in_a_hand() {
    let server = Server::at_pace(QUICK);
    let players: Vec<_> = (0..3).map(|_| server.guest()).collect();
    let spectator = server.guest();
    let mut traffic: Vec<Vec<String>> = Vec::new();
    let mut own: Vec<String> = Vec::new();
    for (number, table) in ["first-table", "other-table"].into_iter().enumerate() {
        let mut hands: Vec<Vec<String>> = Vec::new();
        started(&server, table, GAME, &players, |entries| {
            hands = (1..=3).map(|seat| dealt(entries, seat)).collect();
            if number == 1 {
                change_hidden_card(entries);
            }
        });
        // Seat 3 draws openly, so that it knows the same of both tables.
        let colour = |card: &str| card.split(' ').next().unwrap().to_owned();
        let taken = |card: &str| format!("draw {}", colour(card));
        let [ola, jan, ewa] = [0, 1, 2].map(|seat: usize| hands[seat].clone());
        let turns = [
            (0, format!("discard {}", ola[0]), "draw deck".to_owned()),
            (1, format!("play {}", jan[0]), taken(&ola[0])),
            (2, format!("discard {}", ewa[0]), taken(&ewa[0])),
            (0, format!("play {}", ola[1]), "draw deck".to_owned()),
            (1, format!("discard {}", jan[1]), "draw deck".to_owned()),
            (2, format!("play {}", ewa[1]), taken(&jan[1])),
        ];
        let mut watchers = [Watcher::new(&players[2], table), Watcher::new(&spectator, table)];
        for (seat, card, draw) in turns {
            take_turn(&players[seat], table, &card, &draw);
            owners_look(&players[..2], table);
            for watcher in &mut watchers {
                watcher.look(table);
            }
        }
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
        let mut first = String::new();
        started(&server, table, GAME, &players, |entries| {
            first.clone_from(&dealt(entries, 1)[0]);
            if number == 1 {
                change_hidden_card(entries);
            }
        });
        take_turn(&players[0], table, &format!("discard {first}"), "draw deck");
        let last = players[2].stream(&format!("/t/{table}/stream?from=0")).until("<hx-partial").to_owned();
        pictures.push(plain(&last, table));
    }
    assert_eq!(pictures[0], pictures[1]);
}
