//! People who play and look on through the proxy, and try again when a server is lost.

use crate::server::Client;
use engine::random::{nth_rng, pick};
use engine::record::{Author, Record};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

/// Who gets no answer asks again after this time.
const AGAIN: Duration = Duration::from_millis(40);
/// How long somebody who looks on waits for the next picture before the page asks another server.
const LOOK: Duration = Duration::from_millis(400);
/// Within this time everything must have come about.
const PATIENCE: Duration = Duration::from_mins(1);

/// Asks until there is an answer.
pub(crate) fn insist<T>(what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    let end = Instant::now() + PATIENCE;
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(Instant::now() < end, "nobody answers: {what}");
        thread::sleep(AGAIN);
    }
}

/// Somebody new.
pub(crate) fn guest(address: SocketAddr) -> Client {
    let nobody = Client::new(address, None);
    let made = insist("a guest", || send(&nobody, "POST", "/api/v1/guests", &json!({})));
    Client::new(address, Some(made["token"].as_str().unwrap().to_owned()))
}

/// The answer to a request that is carried out now, or was when it was sent before.
fn send(client: &Client, method: &str, path: &str, body: &Value) -> Option<Value> {
    let (status, answer) = client.try_send(method, path, body)?;
    assert!(status < 300 || status == 409 || status >= 500, "{method} {path}: {status} {answer}");
    (status < 500).then_some(answer)
}

/// A running table of Camel Up with these two on the first chairs and a bot on the third.
pub(crate) fn sit_down(people: &[Client; 2]) -> String {
    let new = json!({"game": "camel-up", "seats": 3});
    let made = insist("a table", || send(&people[0], "POST", "/api/v1/tables", &new));
    let table = made["table"].as_str().unwrap().to_owned();
    let chair = |number: usize| format!("/api/v1/tables/{table}/chairs/{number}");
    for (number, person) in (1..).zip(people) {
        let body = json!({"name": "Ola", "word": "salt"});
        insist("a chair", || send(person, "PUT", &chair(number), &body));
    }
    insist("a bot", || send(&people[0], "PUT", &chair(3), &json!({"bot": "random"})));
    insist("the start", || send(&people[0], "POST", &format!("/api/v1/tables/{table}/start"), &json!({})));
    table
}

/// Plays a game to its end: each move is sent until it is acknowledged. Gives when each of them was.
pub(crate) fn play(people: &[Client; 2], table: &str, number: u64) -> Vec<Instant> {
    let (mut rng, mut times) = (nth_rng(number, 0), vec![Instant::now()]);
    let mut acknowledged = [Vec::new(), Vec::new()];
    let path = format!("/api/v1/tables/{table}");
    while insist("the table", || people[0].ask(&path))["status"] != "finished" {
        for (person, said) in people.iter().zip(&mut acknowledged) {
            let open = insist("the moves", || person.ask(&format!("{path}/moves")));
            let moves: Vec<_> =
                open["moves"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            let Some(decision) = open["decision"].as_u64().filter(|_| !moves.is_empty()) else { continue };
            let text = (*pick(&mut rng, &moves)).to_owned();
            let answer =
                insist("a move", || person.try_play(table, decision, &text).filter(|status| *status < 500));
            assert_eq!(answer, 200, "{text} at {table}");
            said.push(text);
            times.push(Instant::now());
        }
        assert!(times.last().unwrap().elapsed() < PATIENCE, "nobody moves at {table}");
        thread::sleep(Duration::from_millis(2));
    }
    check(people, table, &acknowledged);
    times
}

/// The record has just the moves that were acknowledged, in their order.
fn check(people: &[Client; 2], table: &str, acknowledged: &[Vec<String>; 2]) {
    let record = insist("the record", || people[0].text(&format!("/api/v1/tables/{table}/record")));
    let record = Record::parse(&record).unwrap();
    record.check(games::KINDS).unwrap();
    for (seat, said) in acknowledged.iter().enumerate() {
        let author = Author::Seat(engine::Seat::new(seat));
        let own = record.entries.iter().filter(|(_, entry)| entry.author == author);
        let own: Vec<_> = own.map(|(_, entry)| entry.text.clone()).collect();
        assert_eq!(own, *said, "each move of seat {} of {table} counts, once", seat + 1);
    }
}

/// What the page of somebody who looks on shows, kept up to date by streams.
#[derive(Default)]
pub(crate) struct Picture {
    /// The parts of the page by their place, as they came last.
    pub(crate) parts: BTreeMap<String, String>,
    /// The number of the last event.
    pub(crate) last: u64,
}

impl Picture {
    /// Looks on until nothing has come for a while; then it is time to ask another server.
    pub(crate) fn follow(&mut self, address: SocketAddr, table: &str) {
        let Ok(mut socket) = TcpStream::connect(address) else { return };
        socket.set_read_timeout(Some(LOOK)).unwrap();
        // The answer to such an old browser is not cut into chunks.
        let head = format!("GET /t/{table}/stream?from={} HTTP/1.0\r\nhost: x\r\n\r\n", self.last);
        if socket.write_all(head.as_bytes()).is_err() {
            return;
        }
        let mut event = Vec::new();
        for line in BufReader::new(socket).lines().map_while(Result::ok) {
            if line.is_empty() {
                self.take(&event, table);
                event.clear();
            } else {
                event.push(line);
            }
        }
    }

    fn take(&mut self, event: &[String], table: &str) {
        if let Some(id) = event.iter().find_map(|line| line.strip_prefix("id: ")) {
            let id = id.parse().unwrap();
            assert!(id >= self.last, "{table}: event {id} after {}", self.last);
            self.last = id;
        }
        let html: String = event.iter().filter_map(|line| line.strip_prefix("data: ")).collect();
        for part in html.split("<hx-partial").skip(1) {
            let target = part.split("hx-target=\"").nth(1).and_then(|rest| rest.split('"').next());
            self.parts.insert(target.unwrap_or_default().to_owned(), part.to_owned());
        }
    }
}
