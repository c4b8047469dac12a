//! Who does not sit at a table sees its game as its host wants: at once, some turns later, or not at all.

use crate::secrecy::{assert_alike, plain, stamped, started};
use crate::server::{Client, Server};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use table::{LogEntry, PlayerId, Table, Watching};

/// Adds so many turns to a running game, each with the move that `pick` picks.
fn add_turns(entries: &mut Vec<LogEntry>, players: &[Client], turns: u64, pick: fn(&[String]) -> &String) {
    let log: Vec<_> = entries.iter().map(stamped).collect();
    let mut table = Table::replay(games::KINDS, &log).unwrap();
    let end = table.turns() + turns;
    while table.turns() < end {
        let seat = table.owing().iter().next().unwrap();
        let mut draft = table.draft(1);
        let text = pick(&draft.game().unwrap().legal(seat)).clone();
        let decision = draft.decision(seat).unwrap();
        draft.play(&PlayerId(players[seat.index()].id()), seat, decision, &[&text]).unwrap();
        let change = draft.finish();
        entries.extend(change.entries.into_iter().map(|stamped| stamped.entry));
        table = change.after;
    }
}

/// A game of three turns that all have played alike, and two more.
fn played(server: &Server, id: &str, players: &[Client], watching: Watching, last: fn(&[String]) -> &String) {
    started(server, id, ("camel-up", "first_seat=1 start_stacks=random"), players, |entries| {
        let Some(LogEntry::Created(creation)) = entries.first_mut() else { panic!("a log begins with it") };
        creation.watching = watching;
        add_turns(entries, players, 3, |legal| &legal[0]);
        add_turns(entries, players, 2, last);
    });
}

/// Everything that somebody can look at.
fn looked(client: &Client, id: &str) -> String {
    let pages = [
        "",
        "/replay",
        "/replay/frames?from=0&to=23",
        "/replay/bar?told=3",
        "/replay/away?told=2",
        "/picture.svg",
        "/screen",
        "/result",
        "/record",
        "/embed",
        "/replay/position?step=3",
        "/plan?moves=roll",
    ];
    let pages = pages.map(|page| format!("/t/{id}{page}"));
    let [table, moves] = ["", "/moves"].map(|rest| format!("/api/v1/tables/{id}{rest}"));
    let mut seen: String = pages
        .into_iter()
        .chain([table, moves])
        .map(|path| client.get(&path).text)
        .collect::<Vec<_>>()
        .join("\n");
    for path in [format!("/t/{id}/stream?from=0"), format!("/api/v1/tables/{id}/stream")] {
        seen.push_str(client.stream(&path).until("data:"));
    }
    plain(&seen, id)
}

#[test]
fn who_watches_later_cannot_tell_games_apart_that_differ_in_the_last_turns() {
    let server = Server::start();
    let players = [server.guest(), server.guest(), server.guest()];
    played(&server, "first-twin", &players, Watching::Later(2), |legal| &legal[0]);
    played(&server, "other-twin", &players, Watching::Later(2), |legal| &legal[legal.len() - 1]);
    let stranger = server.guest();
    let [one, two] = ["first-twin", "other-twin"].map(|id| looked(&stranger, id));
    assert!(one.len() > 50_000, "there was something to see");
    assert_alike(&one, &two);
    assert_ne!(
        looked(&players[0], "first-twin"),
        looked(&players[0], "other-twin"),
        "players see the difference"
    );
    // A turn further a part of it shows.
    for id in ["first-twin", "other-twin"] {
        let (player, decision, moves) = players
            .iter()
            .find_map(|player| {
                let (decision, moves) = player.moves(id);
                Some((player, decision?, moves))
            })
            .unwrap();
        assert_eq!(player.play(id, decision, &moves[0]).status, 200);
    }
    assert_ne!(looked(&stranger, "first-twin"), looked(&stranger, "other-twin"));
}

/// A running table of camels at which this client and random bots that wait for it play.
fn table(client: &Client, watching: &str) -> String {
    let options = json!({"first_seat": "1", "start_stacks": "random"});
    let new =
        json!({"game": "camel-up", "seats": 3, "options": options, "public": true, "watching": watching});
    let table = client.post("/api/v1/tables", &new).json()["table"].as_str().unwrap().to_owned();
    client.sit(&table, 1, "Ola");
    for seat in [2, 3] {
        client.seat_bot(&table, seat, "random");
    }
    client.start(&table);
    table
}

/// Waits until this client is asked.
fn asked(client: &Client, table: &str) -> (u64, Vec<String>) {
    let end = Instant::now() + Duration::from_mins(1);
    loop {
        if let (Some(decision), moves) = client.moves(table) {
            return (decision, moves);
        }
        assert!(Instant::now() < end, "it is never their turn");
    }
}

/// Plays so many turns of this client's, and waits until it is asked again.
fn play(client: &Client, table: &str, turns: usize) {
    for _ in 0..turns {
        let (decision, moves) = asked(client, table);
        assert_eq!(client.play(table, decision, &moves[0]).status, 200);
    }
    asked(client, table);
}

/// What of a table changes with its game: not who looked at it when.
fn view(client: &Client, table: &str) -> Value {
    client.table(table)["view"].clone()
}

#[test]
fn later_is_the_same_after_a_restart_and_ends_with_the_game() {
    let mut server = Server::start();
    let [player, stranger] = [server.guest(), server.guest()];
    let table = table(&player, "later-4");
    let beginning = view(&stranger, &table);
    assert!(beginning.is_object(), "the beginning is seen at once");
    play(&player, &table, 1);
    assert_eq!(view(&stranger, &table), beginning);
    play(&player, &table, 3);
    let later = view(&stranger, &table);
    assert_ne!(later, beginning);
    let newest = view(&player, &table);
    server.restart();
    assert_eq!((view(&stranger, &table), view(&player, &table)), (later, newest));
    while player.table(&table)["status"] == "playing" {
        if let (Some(decision), moves) = player.moves(&table) {
            player.play(&table, decision, &moves[0]);
        }
    }
    assert_eq!(stranger.table(&table)["standings"], player.table(&table)["standings"]);
    assert_eq!(stranger.as_browser().get(&format!("/t/{table}/result")).status, 200);
}

#[test]
fn a_game_without_spectators_is_seen_by_those_who_play_and_have_played() {
    let server = Server::start();
    let [player, stranger] = [server.guest(), server.guest()];
    let table = table(&player, "never");
    for page in ["", "/replay", "/picture.svg", "/picture.png", "/screen", "/replay/frames", "/stream?from=0"]
    {
        let reply = stranger.get(&format!("/t/{table}{page}"));
        assert_eq!(reply.status, 403, "{page}: {}", reply.text);
    }
    assert_eq!(stranger.get(&format!("/api/v1/tables/{table}/stream")).json()["type"], "not-watched");
    let info = stranger.table(&table);
    assert_eq!(
        (&info["view"], &info["turn"], &info["watching"]),
        (&Value::Null, &Value::Null, &json!("never"))
    );
    let lobby = stranger.as_browser().get("/").text;
    assert!(
        lobby.contains("without spectators") && !lobby.contains(&format!("href=\"/t/{table}\"")),
        "{lobby}"
    );
    assert!(!stranger.get("/boards").text.contains(&table));
    let talk = stranger.as_browser().form(&format!("/t/{table}/say"), "text=hello");
    assert_eq!(talk.status, 403);
    // Who leaves may come back, and so sees it further.
    assert_eq!(player.get(&format!("/t/{table}")).status, 200);
    player.delete(&format!("/api/v1/tables/{table}/chairs/1"));
    assert_eq!(player.get(&format!("/t/{table}")).status, 200);
}

#[test]
fn the_lobby_shows_running_games_as_boards() {
    let server = Server::start();
    let [player, stranger] = [server.guest(), server.guest()];
    assert!(!stranger.get("/boards").text.contains("<svg"));
    let tables = ["at-once", "later-2", "never"].map(|watching| table(&player, watching));
    let boards = stranger.get("/boards");
    assert_eq!(boards.text.matches("<svg xmlns").count(), 2, "{}", boards.text);
    assert!(boards.text.contains("2 turns later"));
    let again = stranger.clone().with("if-none-match", boards.header("etag")).get("/boards");
    assert_eq!((again.status, again.text.as_str()), (304, ""));
    assert!(!player.get("/boards").text.contains("<svg"), "not one's own");
    play(&player, &tables[0], 1);
    assert_ne!(stranger.get("/boards").header("etag"), boards.header("etag"));
    // What has not been shown of the other is not told of it either.
    let lobby = stranger.as_browser().get("/").text;
    let row = lobby.split("class=\"tables-words\"").find(|row| row.contains(&tables[1])).unwrap();
    assert!(!row.contains("'s turn"), "{row}");
    assert_eq!(stranger.get("/boards?game=keltis").text.matches("<svg").count(), 0);
}

#[test]
fn a_way_to_watch_that_there_is_not_is_refused() {
    let server = Server::start();
    let guest = server.guest();
    for bad in ["later-0", "later-21", "soon", ""] {
        let new = json!({"game": "camel-up", "seats": 3, "watching": bad});
        let reply = guest.post("/api/v1/tables", &new);
        assert_eq!(
            (reply.status, reply.json()["type"].as_str()),
            (422, Some("bad-watching")),
            "{}",
            reply.text
        );
    }
}
