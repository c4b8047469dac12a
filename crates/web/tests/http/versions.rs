//! Tables of other versions of the rules, as browsers and programs meet them.

use crate::rival::play_to_the_end;
use crate::secrecy::{seated, stamped, store, store_lines};
use crate::server::{Client, Server};
use table::LogEntry;

/// A table of Keltis at which these players sit, opened under a version of the rules.
fn opened(server: &Server, id: &str, rules: u16, players: &[Client]) {
    let mut entries = seated("keltis", "", players);
    if let LogEntry::Created(creation) = &mut entries[0] {
        creation.rules = rules;
    }
    store(server, id, "keltis", &entries);
}

#[test]
fn a_table_of_an_old_version_is_played_to_its_end_and_shown_ever_after() {
    let mut server = Server::start();
    let players = [server.guest(), server.guest()];
    opened(&server, "before", 1, &players);
    let browser = players[0].as_browser();
    let shows = |path: &str, words: &str| {
        let page = browser.get(path);
        assert!(page.status == 200 && page.text.contains(words), "{path}: {} {}", page.status, page.text);
    };
    players[0].start("before");
    shows("/t/before", "id=\"moves\"");
    let [one, other] = &players;
    play_to_the_end(&[one, other], "before", |_| ());
    server.restart();
    shows("/t/before", "<main");
    shows("/t/before/result", "<main");
    shows("/t/before/record", "[Rules \"1\"]");
}

/// A log that an older Stolik has begun, word for word as it was stored.
#[test]
fn a_table_of_an_old_form_of_the_log_goes_on() {
    let mut server = Server::start();
    let players = [server.guest(), server.guest()];
    let old = |line: String| {
        line.replace(&format!("\"form\":{},", table::FORM), "").replace("\"word\":\"none\"", "\"word\":\"\"")
    };
    let lines: Vec<_> =
        seated("keltis", "", &players).into_iter().map(|entry| old(stamped(&entry).to_line())).collect();
    assert!(lines.iter().all(|line| line.starts_with("{\"at\"")), "{lines:?}");
    store_lines(&server, "before", "keltis", lines);
    players[0].start("before");
    let [one, other] = &players;
    play_to_the_end(&[one, other], "before", |_| ());
    let record = one.get("/t/before/record").text;
    server.restart();
    assert_eq!(one.get("/t/before/record").text, record);
    assert!(record.contains("[Result"), "{record}");
}

#[test]
fn a_table_of_a_version_to_come_is_refused_in_words() {
    let server = Server::start();
    let ola = server.guest();
    opened(&server, "ahead", 9, &[ola.clone(), server.guest()]);
    for path in ["/t/ahead", "/t/ahead/result"] {
        let page = ola.as_browser().with("accept-language", "pl").get(path);
        let says = page.text.contains("<main") && page.text.contains("zapisała inna wersja Stolika");
        assert!(page.status == 410 && says, "{path}: {} {}", page.status, page.text);
    }
    let reply = ola.get("/api/v1/tables/ahead");
    assert_eq!((reply.status, reply.json()["type"].as_str()), (410, Some("frozen-table")), "{}", reply.text);
}
