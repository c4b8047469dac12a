//! Camel Up Cards: two games in which two players sort the same hands in different ways, but show the same cards, look
//! the same, byte for byte, to the third player and to spectators.

use crate::secrecy::{QUICK, Watcher, assert_all_alike, owners_look, started};
use crate::server::{Client, Server};
use serde_json::Value;

const GAME: (&str, &str) = ("camel-up-cards", "");

/// The cards that the player has still to sort, in order.
fn hand(player: &Client, table: &str) -> Vec<String> {
    let view = player.table(table);
    let Value::Array(cards) = &view["view"]["private"]["hand"] else { panic!("no hand in {view}") };
    cards.iter().map(|card| card.as_str().unwrap().to_owned()).collect()
}

/// How a hand of nine is sorted: the middle card is always shown; the cards before it are discarded, or those after it.
fn sorting(hand: &[String], otherwise: bool) -> Vec<String> {
    let (discards, keep) = if otherwise { (&hand[5..], &hand[0]) } else { (&hand[..4], &hand[5]) };
    let mut moves: Vec<String> = discards.iter().map(|card| format!("discard {card}")).collect();
    moves.push(format!("keep {keep}"));
    moves.push(format!("show {}", hand[4]));
    moves
}

fn play(player: &Client, table: &str, text: &str) {
    let decision = player.moves(table).0.unwrap_or_else(|| panic!("{text} is to be played"));
    let reply = player.play(table, decision, text);
    assert_eq!(reply.status, 200, "{text}: {}", reply.text);
}

#[test]
fn rivals_and_spectators_see_the_same_bytes_whatever_was_sorted() {
    let server = Server::at_pace(QUICK);
    let players: Vec<_> = (0..3).map(|_| server.guest()).collect();
    let spectator = server.guest();
    let mut traffic: Vec<Vec<String>> = Vec::new();
    let mut sorted = Vec::new();
    for (number, table) in ["first-table", "other-table"].into_iter().enumerate() {
        started(&server, table, GAME, &players, |_| ());
        // Seat 3 sorts alike at both tables, and the spectator holds nothing: both must see no difference.
        let mut watchers = [Watcher::new(&players[2], table), Watcher::new(&spectator, table)];
        let mut moves: Vec<(usize, String)> = Vec::new();
        for seat in [2, 1, 0] {
            let sorting = sorting(&hand(&players[seat], table), number == 1 && seat != 2);
            moves.extend(sorting.into_iter().map(|text| (seat, text)));
        }
        sorted.push(moves.clone());
        // Reveals would show the decks, which do differ: the turns do without.
        let turns = ["leg blue", "fox 15", "winner green", "palm 13", "third white"];
        moves.extend([0, 0, 1, 1, 2].into_iter().zip(turns.map(str::to_owned)));
        for (seat, text) in moves {
            play(&players[seat], table, &text);
            owners_look(&players[..2], table);
            for watcher in &mut watchers {
                watcher.look(table);
            }
        }
        let mark = players[2].table(table)["view"]["public"].to_string();
        traffic.push(watchers.into_iter().map(|watcher| watcher.seen(table, &mark)).collect());
    }
    assert_ne!(sorted[0], sorted[1], "the tables differ in secrets");
    assert_all_alike(&traffic[0], &traffic[1]);
}

#[test]
fn the_owner_knows_more_of_the_deck_than_the_others() {
    let server = Server::start();
    let players: Vec<_> = (0..3).map(|_| server.guest()).collect();
    started(&server, "one-table", GAME, &players, |_| ());
    for player in &players {
        for text in sorting(&hand(player, "one-table"), false) {
            play(player, "one-table", &text);
        }
    }
    let known = |client: &Client| {
        let view = client.table("one-table");
        let knowledge = match &view["view"]["private"]["race_deck"] {
            Value::Null => view["view"]["public"]["race_deck"].clone(),
            own => own.clone(),
        };
        knowledge["certain"].as_array().unwrap().len()
    };
    // Three shown cards; the owner also knows the three that went into the deck unseen.
    assert_eq!(known(&server.guest()), 3);
    assert_eq!(known(&players[0]), 6);
}

#[test]
fn a_sorting_is_sent_at_once_and_refused_where_it_goes_on_after_the_show() {
    let server = Server::start();
    let players: Vec<_> = (0..3).map(|_| server.guest()).collect();
    started(&server, "one-table", GAME, &players, |_| ());
    let post = |player: &Client, moves: &[String]| {
        let decision = player.moves("one-table").0.unwrap();
        let moves = moves.join(";").replace(' ', "+").replace(';', "%3B");
        player.as_browser().form("/t/one-table/play", &format!("decision={decision}&move={moves}"))
    };
    for player in &players[..2] {
        let reply = post(player, &sorting(&hand(player, "one-table"), false));
        assert!(reply.status < 400, "{}: {}", reply.status, reply.text);
    }
    // The last show turns up all cards: what follows must be sent by itself.
    let mut moves = sorting(&hand(&players[2], "one-table"), false);
    moves.push("reveal".to_owned());
    assert_eq!(post(&players[2], &moves).status, 422);
    moves.pop();
    assert!(post(&players[2], &moves).status < 400);
}

#[test]
fn what_a_program_has_sorted_the_page_does_not_ask_again() {
    let server = Server::at_pace(QUICK);
    let players: Vec<_> = (0..3).map(|_| server.guest()).collect();
    started(&server, "half-sorted", GAME, &players, |_| ());
    let lanes = || {
        let page = players[0].get("/t/half-sorted").text;
        ["discard", "keep", "show"].map(|lane| {
            let lane = page.split_once(&format!("data-lane=\"{lane}\" data-holds=\""));
            lane.map(|(_, rest)| rest.split_once('"').unwrap().0.to_owned())
        })
    };
    let holds = |count: &str| Some(count.to_owned());
    assert_eq!(lanes(), [holds("4"), holds("1"), holds("1")]);
    let moves = sorting(&hand(&players[0], "half-sorted"), false);
    play(&players[0], "half-sorted", &moves[0]);
    assert_eq!(lanes(), [holds("3"), holds("1"), holds("1")], "CC-4.17");
    for text in &moves[1..5] {
        play(&players[0], "half-sorted", text);
    }
    assert_eq!(lanes(), [None, None, holds("1")], "CC-4.21");
}
