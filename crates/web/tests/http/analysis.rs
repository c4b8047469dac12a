//! The analysis of a game that is over: asked for, waited for, kept with the table, seen by whoever sees the game.

use crate::replay::{encoded, random_record};
use crate::server::{Client, Reply, Server};
use engine::record::Record;
use std::thread;
use std::time::Duration;

/// The end of a random game as a record that begins with a position, so that there is little to look at.
fn end_of_a_game(game: &str, seats: usize, entries: usize) -> String {
    let whole = random_record(game, seats, "", 5);
    let from = whole.entries.len() - entries;
    let position = whole.replay(games::KINDS, Some(from)).unwrap().to_json();
    let mut end = Record::default();
    end.set("Game", game);
    for seat in 1..=seats {
        end.set(&format!("Seat{seat}"), format!("Player {seat}"));
    }
    end.set("Position", position);
    end.entries = whole.entries[from..].to_vec();
    end.to_string()
}

/// A table with this game; the address of its page.
fn kept(client: &Client, record: &str) -> String {
    let kept = client.form("/replay/keep", &format!("record={}", encoded(record)));
    assert_eq!(kept.status, 303, "{}", kept.text);
    kept.header("location").to_owned()
}

/// What is there when the analysis is made.
fn made(client: &Client, address: &str) -> Reply {
    let part = client.clone().with("hx-request", "true");
    for _ in 0..1200 {
        let reply = part.get(address);
        assert_eq!(reply.status, 200, "{}", reply.text);
        if !reply.text.contains("<progress") {
            return reply;
        }
        thread::sleep(Duration::from_millis(50));
    }
    panic!("the analysis takes a minute")
}

#[test]
fn every_game_is_analysed_in_the_background_and_the_analysis_is_kept() {
    let mut server = Server::start();
    let client = server.guest().with("accept-language", "pl");
    let mut pages = Vec::new();
    for (game, seats) in
        [("camel-up", 3), ("camel-up-cards", 3), ("keltis", 2), ("sobek", 2), ("dragon-racer", 3)]
    {
        let page = kept(&client, &end_of_a_game(game, seats, 14));
        let before = client.get(&page).text;
        assert!(before.contains("Przeanalizuj") && !before.contains("analysis-ledger"), "{game}");
        let address = format!("{page}/analysis?view=open");
        let begun = client.form(&address, "");
        assert_eq!((begun.status, begun.header("location")), (303, format!("{page}#insight").as_str()));
        let reply = made(&client, &address);
        assert!(reply.text.starts_with("<hx-partial hx-target=\"#analysis\""), "{game}: {}", reply.text);
        for part in ["analysis-ledger", "class=\"plot\"", "Norma", "Player 2"] {
            assert!(reply.text.contains(part), "{game} lacks {part}: {}", reply.text);
        }
        // Whatever is said of choices is said in words, not in the names of moves.
        assert!(!reply.text.contains("<code>"), "{game}: {}", reply.text);
        pages.push((page, reply.text));
    }
    server.restart();
    let stranger = server.stranger().with("accept-language", "pl");
    for (page, analysis) in pages {
        let again = made(&stranger, &format!("{page}/analysis?view=open"));
        assert_eq!(again.text, analysis, "kept with the table, and seen by whoever sees the game");
        assert!(stranger.get(&page).text.contains("analysis-ledger"));
        // Other eyes count their own steps.
        assert!(made(&stranger, &format!("{page}/analysis?view=1")).text.contains("analysis-ledger"));
        assert!(!stranger.get(&page.replace("/replay", "/embed")).text.contains("analysis-ledger"));
    }
}

#[test]
fn the_game_of_a_record_is_analysed_when_it_is_kept() {
    let server = Server::start();
    let client = server.guest();
    let record = end_of_a_game("sobek", 2, 14);
    let offer = "formaction=\"/replay/keep\" name=\"analyse\" value=\"true\"";
    let given = |record: &str| format!("record={}", encoded(record));
    assert!(client.form("/replay", &given(&record)).text.contains(offer));
    let (half, _) = record.trim_end().rsplit_once('\n').unwrap();
    let unfinished = client.form("/replay", &given(half));
    assert!(unfinished.status == 200 && !unfinished.text.contains(offer));
    assert_eq!(client.form("/replay/keep", &format!("{}&analyse=true", given(half))).status, 409);
    let begun = client.form("/replay/keep", &format!("{}&analyse=true&of=open", given(&record)));
    assert_eq!(begun.status, 303, "{}", begun.text);
    let page = begun.header("location").strip_suffix("#insight").unwrap();
    // Nobody has asked for it again.
    assert!(made(&client, &format!("{page}/analysis?view=open")).text.contains("analysis-ledger"));
    assert!(client.get(page).text.contains("analysis-ledger"));
}

#[test]
fn a_game_that_goes_on_is_not_analysed() {
    let server = Server::start();
    let ([ola, _], table) = server.playing();
    let address = format!("/t/{table}/replay/analysis");
    for reply in [ola.form(&address, ""), ola.get(&address), server.stranger().form(&address, "")] {
        assert_eq!(reply.status, 409, "{}", reply.text);
    }
    assert!(!ola.get(&format!("/t/{table}/replay")).text.contains("id=\"analysis\""));
    assert_eq!(ola.form("/t/nothing/replay/analysis", "").status, 404);
}
