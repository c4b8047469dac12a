//! Fair dice: for every way into a game the commitment to the seed is in a reply before any word, or commitment to a
//! word, is sent, and no word is shown to others before all are committed.

use crate::rival::play_to_the_end;
use crate::server::{Client, Reply, Server};
use engine::fair::{Seed, WordCommitment};
use engine::proof::WordProof;
use engine::record::Record;
use serde_json::{Value, json};
use store::{SqliteStore, Store, TableId};
use table::{DiceWord, LogEntry, Stamped};

/// The log of a table as it is stored.
fn log(server: &Server, table: &str) -> Vec<LogEntry> {
    let path = server.folder.path().join("stolik.db");
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = SqliteStore::open(path).await.unwrap();
        let lines = store.load(&TableId::new(table).unwrap()).await.unwrap().unwrap();
        store.close().await.unwrap();
        lines.iter().map(|line| Stamped::from_line(line).unwrap().entry).collect()
    })
}

/// What comes after `before` up to the next quote.
fn quoted<'a>(text: &'a str, before: &str) -> &'a str {
    text.split(before).nth(1).unwrap_or_else(|| panic!("no {before} in {text}")).split('"').next().unwrap()
}

/// A browser that does what `dice.js` does, and notes what it read and sent, in order.
struct Browser {
    client: Client,
    /// The commitments to seeds that it was shown.
    kept: Vec<String>,
}

impl Browser {
    fn new(server: &Server) -> Self {
        Self { client: server.guest().as_browser(), kept: Vec::new() }
    }

    /// Looks at a page and keeps the commitment on it.
    fn look(&mut self, path: &str) -> String {
        let page = self.client.get(path);
        assert_eq!(page.status, 200, "{path}: {}", page.text);
        self.kept.push(quoted(&page.text, "data-commitment=\"").to_owned());
        page.text
    }

    /// Sends a form; nothing of a word may leave before a commitment was kept.
    fn send(&self, path: &str, form: &str) -> Reply {
        assert!(!form.contains("word") || !self.kept.is_empty(), "the commitment comes first: {path} {form}");
        let reply = self.client.form(path, form);
        assert!(matches!(reply.status, 204 | 303), "{path}: {}", reply.text);
        reply
    }

    /// From the reply that leads to a table at which nobody else is waited for, to the running game; gives the table.
    fn begin(&mut self, server: &Server, led: &Reply, word: &str) -> String {
        let path = led.header("location");
        let table = path.trim_start_matches("/t/").trim_end_matches("?begin").to_owned();
        assert!(path.ends_with("?begin"), "{path}");
        let before = log(server, &table);
        assert!(before.iter().all(|entry| !matches!(entry, LogEntry::Started | LogEntry::Word { .. })));
        assert!(no_words_yet(&before), "the server knows no word when the seed is committed to: {before:?}");
        let page = self.look(path);
        let LogEntry::Created(creation) = &before[0] else { panic!("created comes first") };
        let seed: Seed = creation.seed.parse().unwrap();
        assert_eq!(self.kept.last(), Some(&seed.commitment()));
        assert!(page.contains(&format!("data-begin=\"{table}\"")) && !page.contains(&creation.seed));
        let begun = self.send(&format!("/t/{table}/start"), &format!("word={word}"));
        assert_eq!(begun.header("location"), format!("/t/{table}"));
        assert!(self.look(&format!("/t/{table}")).contains("id=\"board-area\""));
        let after = log(server, &table);
        assert_eq!(after[..before.len()], before, "what was there stays: the seed too");
        assert!(
            matches!(&after[before.len()..], [LogEntry::Word { word: DiceWord::Open(given), .. }, LogEntry::Started, ..]
            if given == word)
        );
        // The same way in once more shows the game.
        assert!(self.look(path).contains("id=\"board-area\""));
        table
    }
}

fn no_words_yet(log: &[LogEntry]) -> bool {
    log.iter().all(|entry| match entry {
        LogEntry::Sat { word, .. } | LogEntry::Word { word, .. } => *word == DiceWord::None,
        _ => true,
    })
}

#[test]
fn play_now_and_a_table_against_bots_commit_before_the_word() {
    let server = Server::start();
    let lobby = server.stranger().get("/").text;
    assert!(!lobby.contains("name=\"word\""), "no word travels in the request that opens a table");
    assert!(!server.stranger().get("/new/camel-up").text.contains("name=\"word\""));
    for form in ["game=camel-up&quick=1", "game=keltis&seats=2&chair2=random"] {
        let mut ola = Browser::new(&server);
        let opened = ola.client.form("/tables", form);
        ola.begin(&server, &opened, "w-1");
    }
    // A word in the opening request counts for nothing.
    let mut ola = Browser::new(&server);
    let opened = ola.client.form("/tables", "game=camel-up&quick=1&word=early");
    let table = ola.begin(&server, &opened, "late");
    assert!(!format!("{:?}", log(&server, &table)).contains("early"));
}

#[test]
fn who_plays_again_commits_anew_before_the_word() {
    let server = Server::start();
    let guest = server.guest();
    let table = guest.open(3, &json!({"first_seat": "1", "start_stacks": "random"}));
    guest.seat_bot(&table, 2, "random");
    guest.seat_bot(&table, 3, "random");
    guest.start(&table);
    play_to_the_end(&[&guest], &table, |_| ());
    let mut ola = Browser { client: guest.as_browser(), kept: Vec::new() };
    ola.look(&format!("/t/{table}/result"));
    let again = ola.send(&format!("/t/{table}/rematch"), "");
    let next = ola.begin(&server, &again, "w-2");
    assert_ne!(ola.kept[0], *ola.kept.last().unwrap());
    assert_ne!(next, table);
    let late = ola.send(&format!("/t/{table}/rematch"), "");
    assert_eq!(late.header("location"), format!("/t/{next}"), "a second click finds the game");
}

#[test]
fn without_script_a_typed_word_starts_the_game() {
    let server = Server::start();
    let mut ola = Browser::new(&server);
    let opened = ola.client.form("/tables", "game=camel-up&quick=1");
    let page = ola.look(opened.header("location"));
    assert!(page.contains("<input class=\"input\" name=\"word\"") && page.contains("<noscript>"));
    // Nothing typed is no word, and the game starts all the same.
    let table = opened.header("location").trim_start_matches("/t/").trim_end_matches("?begin").to_owned();
    ola.send(&format!("/t/{table}/start"), "word=");
    assert!(ola.look(&format!("/t/{table}")).contains("id=\"board-area\""));
    let bad = ola.client.form(&format!("/t/{table}/word"), "word=x");
    assert_eq!(bad.status, 409, "{}", bad.text);
}

/// Opens a table for two by its form and sits down by its link, both with commitments.
fn two(server: &Server, words: [&str; 2]) -> ([Browser; 2], String) {
    let (mut ola, mut jan) = (Browser::new(server), Browser::new(server));
    let opened = ola.client.form("/tables", "game=keltis&seats=2&name=Ola&chair2=person");
    let link = opened.header("location").to_owned();
    assert!(!link.contains('?') && no_words_yet(&log(server, &link[3..])), "{link}");
    ola.look(&link);
    let [one, two] = words.map(WordCommitment::of);
    ola.send(&format!("{link}/word"), &format!("word_commitment={one}"));
    let room = jan.look(&link);
    assert!(room.contains(&one.to_string()) && room.contains("data-commit="), "commitments are seen by all");
    jan.send(&format!("{link}/sit"), &format!("seat=2&name=Jan&word_commitment={two}"));
    assert_eq!(ola.kept, jan.kept);
    ([ola, jan], link[3..].to_owned())
}

#[test]
fn words_are_opened_only_when_all_are_committed_and_shown_when_all_are_open() {
    let server = Server::start();
    let ([mut ola, mut jan], table) = two(&server, ["w-ola", "w-jan"]);
    let link = format!("/t/{table}");
    let mut stream = jan.client.stream(&format!("{link}/stream"));
    assert!(jan.look(&link).contains("data-stage=\"open\""));
    ola.send(&format!("{link}/start"), "");
    stream.until("data-stage=\"closed\"");
    // Jan would rather have another word now, or somebody else on the chair.
    let other = WordCommitment::of("other");
    for (action, form, status) in [
        ("word", format!("word_commitment={other}"), 409),
        ("word", "word=other".to_owned(), 422),
        ("leave", "seat=2".to_owned(), 409),
    ] {
        assert_eq!(jan.client.form(&format!("{link}/{action}"), &form).status, status, "{action} {form}");
    }
    ola.send(&format!("{link}/word"), "word=w-ola");
    let seen = [jan.look(&link), server.stranger().get(&link).text];
    assert!(seen.iter().all(|page| page.contains("data-stage=\"closed\"") && !page.contains("w-ola")));
    assert!(ola.look(&link).contains("w-ola"), "one sees one's own");
    let api = server.stranger().get(&format!("/api/v1/tables/{table}")).json();
    assert_eq!((&api["starting"], &api["chairs"][0]["word"]), (&json!(true), &Value::Null));
    jan.send(&format!("{link}/word"), "word=w-jan");
    stream.until("event: reload");
    for page in [ola.look(&link), jan.look(&link)] {
        assert!(page.contains("w-ola") && page.contains("w-jan") && page.contains("data-stage=\"playing\""));
    }
    let log = log(&server, &table);
    let place = |found: fn(&LogEntry) -> bool| log.iter().position(found).unwrap();
    let last_commitment = log.iter().rposition(|entry| {
        matches!(
            entry,
            LogEntry::Sat { word: DiceWord::Committed(_), .. }
                | LogEntry::Word { word: DiceWord::Committed(_), .. }
        )
    });
    let first_word = place(|entry| matches!(entry, LogEntry::Word { word: DiceWord::Open(_), .. }));
    let closed = place(|entry| matches!(entry, LogEntry::Closed));
    assert!(last_commitment.unwrap() < closed && closed < first_word, "{log:?}");
}

#[test]
fn a_game_begins_without_a_word_that_does_not_come() {
    let mut server = Server::start();
    let ([mut ola, _], table) = two(&server, ["w-ola", "w-jan"]);
    let link = format!("/t/{table}");
    ola.send(&format!("{link}/start"), "");
    ola.send(&format!("{link}/word"), "word=w-ola");
    // A server that comes back waits anew, for whoever looks.
    server.restart();
    let mut stream = ola.client.stream(&format!("{link}/stream"));
    stream.until("event: reload");
    let page = ola.look(&link);
    assert!(page.contains("not opened in time"), "{page}");
    let log = log(&server, &table);
    assert!(log.iter().any(|entry| matches!(entry, LogEntry::Started)));
}

#[test]
fn programs_commit_and_open_by_the_api_and_the_record_proves_it() {
    let server = Server::start();
    let (ola, jan) = (server.guest(), server.guest());
    let options = json!({"first_seat": "1", "start_stacks": "random"});
    let opened =
        ola.post("/api/v1/tables", &json!({"game": "camel-up", "seats": 3, "options": options})).json();
    let commitment = opened["commitment"].as_str().unwrap().to_owned();
    let table = format!("/api/v1/tables/{}", opened["table"].as_str().unwrap());
    let prints = ["w-ola", "w-jan"].map(|word| WordCommitment::of(word).to_string());
    ola.put(&format!("{table}/chairs/1"), &json!({"name": "Ola", "word_commitment": prints[0]}));
    let both = json!({"name": "Jan", "word": "x", "word_commitment": prints[1]});
    assert_eq!(jan.put(&format!("{table}/chairs/2"), &both).status, 422);
    assert_eq!(
        jan.put(&format!("{table}/chairs/2"), &json!({"name": "Jan", "word_commitment": "x"})).status,
        422
    );
    jan.put(&format!("{table}/chairs/2"), &json!({"name": "Jan"}));
    assert_eq!(server.guest().put(&format!("{table}/word"), &json!({"word": "x"})).status, 403);
    let committed = jan.put(&format!("{table}/word"), &json!({"word_commitment": prints[1]})).json();
    assert_eq!(committed["chairs"][0]["word_commitment"], prints[0]);
    ola.put(&format!("{table}/chairs/3"), &json!({"bot": "random"}));
    let starting = ola.post(&format!("{table}/start"), &json!({})).json();
    assert_eq!((&starting["status"], &starting["starting"]), (&json!("open"), &json!(true)));
    let wrong = jan.put(&format!("{table}/word"), &json!({"word": "w-other"}));
    assert_eq!((wrong.status, &wrong.json()["type"]), (422, &json!("other-dice-word")));
    jan.put(&format!("{table}/word"), &json!({"word": "w-jan"}));
    let begun = ola.put(&format!("{table}/word"), &json!({"word": "w-ola"})).json();
    assert_eq!((&begun["status"], &begun["chairs"][1]["word"]), (&json!("playing"), &json!("w-jan")));
    play_to_the_end(&[&ola, &jan], opened["table"].as_str().unwrap(), |_| ());
    let record = Record::parse(&ola.get(&format!("{table}/record")).text).unwrap();
    assert_eq!(record.text("Commitment"), Some(commitment.as_str()), "the seed of the first reply");
    let proof = record.check(games::KINDS).unwrap().dice.unwrap();
    assert_eq!(proof.words, [WordProof::Kept, WordProof::Kept, WordProof::None]);
    let result = server.stranger().get(&format!("/t/{}/result", opened["table"].as_str().unwrap())).text;
    assert!(result.contains("data-word=\"w-jan\"") && result.contains("data-seed=\""));
}
