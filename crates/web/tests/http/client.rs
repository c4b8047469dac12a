//! Clients that talk to a server, and what comes back.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};
use ureq::{Agent, Body, http::Response};

/// What came back.
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) text: String,
}

/// Asks until it is too often, and how often that was. Several ask side by side, since a busy machine is too slow
/// for one.
pub(crate) fn too_often(ask: impl Fn() -> Reply + Sync) -> (Reply, usize) {
    let (asked, refused) = (AtomicUsize::new(0), Mutex::new(None));
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                while refused.lock().unwrap().is_none() {
                    let reply = ask();
                    let asked = asked.fetch_add(1, Ordering::Relaxed);
                    assert!(asked < 10_000, "there is a limit");
                    if reply.status == 429 {
                        refused.lock().unwrap().get_or_insert((reply, asked));
                    }
                }
            });
        }
    });
    refused.into_inner().unwrap().unwrap()
}

/// A message of a game that is not there: then its key is what a page shows.
fn missing_message(page: &str) -> Option<&str> {
    let texts = || page.split('>').filter_map(|part| part.split('<').next());
    let keys =
        |id: &'static str| texts().flat_map(move |text| text.split(' ')).filter(move |word| is_key(word, id));
    games::KINDS.iter().find_map(|kind| keys(kind.id()).next())
}

/// Whether a word begins with the name of a game and goes on as a key does.
fn is_key(word: &str, id: &str) -> bool {
    let rest = word.strip_prefix(id).and_then(|rest| rest.strip_prefix('-'));
    rest.is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_lowercase()) && rest != "cards")
}

#[test]
fn a_key_in_the_place_of_a_message_is_seen() {
    assert_eq!(missing_message("<a href=\"sobek-x\">Sobek</a> <b>game: camel-up-cards</b>"), None);
    assert_eq!(missing_message("<b>a sobek-open-set-short 3</b>"), Some("sobek-open-set-short"));
}

impl Reply {
    fn of(mut response: Response<Body>) -> Self {
        let header = |(name, value): (&ureq::http::HeaderName, &ureq::http::HeaderValue)| {
            (name.to_string(), value.to_str().unwrap_or_default().to_owned())
        };
        let reply = Self {
            status: response.status().as_u16(),
            headers: response.headers().iter().map(header).collect(),
            text: response.body_mut().read_to_string().unwrap(),
        };
        if reply.header("content-type").starts_with("text/html") {
            assert_eq!(missing_message(&reply.text), None);
        }
        reply
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The headers but for those that are different each time and for everybody: the date and the random id.
    pub(crate) fn told(&self) -> Vec<&(String, String)> {
        let different = ["date", "x-request-id"];
        self.headers.iter().filter(|(name, _)| !different.contains(&name.as_str())).collect()
    }

    /// The browsers that it has made of who asked: their tokens.
    pub(crate) fn made(&self) -> Vec<&str> {
        let cookies = self.headers.iter().filter(|(name, _)| name == "set-cookie");
        cookies.filter_map(|(_, cookie)| cookie.strip_prefix("stolik=")?.split(';').next()).collect()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }
}

/// Somebody who talks to the server.
#[derive(Clone)]
pub(crate) struct Client {
    agent: Agent,
    base: String,
    pub(crate) token: Option<String>,
    extra: Vec<(&'static str, String)>,
}

impl Client {
    /// The browser that a reply has made of who asked.
    pub(crate) fn made(address: SocketAddr, reply: &Reply) -> Self {
        let made = reply.made();
        let token = made.first().unwrap_or_else(|| panic!("{} {}", reply.status, reply.text));
        Self::new(address, Some((*token).to_owned()))
    }

    pub(crate) fn new(address: SocketAddr, token: Option<String>) -> Self {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            // A connection that the server has closed in the meantime is not a reply.
            .max_idle_connections(0)
            // Each connection fills its own with noughts: the usual 128 KiB were a tenth of the work of these tests.
            .input_buffer_size(16 * 1024)
            .output_buffer_size(16 * 1024)
            .build();
        Self { agent: config.into(), base: format!("http://{address}"), token, extra: Vec::new() }
    }

    /// Their token, which is also the cookie of a browser.
    pub(crate) fn token(&self) -> &str {
        self.token.as_deref().expect("a guest has one")
    }

    /// The id that the token proves.
    pub(crate) fn id(&self) -> String {
        self.token().split('.').next().unwrap_or_default().to_owned()
    }

    /// The same with a header more.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.extra.push((name, value.into()));
        self
    }

    /// The same person in a browser in English that remembers a table.
    pub(crate) fn remembering(&self, table: &str) -> Self {
        let cookie = self.token.as_ref().map_or_else(String::new, |token| format!("stolik={token}; "));
        let browser = Self { token: None, extra: Vec::new(), ..self.clone() }
            .with("cookie", format!("{cookie}tables={table}"));
        browser.with("accept-language", "en")
    }

    /// The same as a browser would: by cookie, from our own page.
    pub(crate) fn as_browser(&self) -> Self {
        let mut browser = self.clone();
        let token = browser.token.take().unwrap();
        browser.with("cookie", format!("stolik={token}")).with("sec-fetch-site", "same-origin")
    }

    fn headers(&self) -> Vec<(&'static str, String)> {
        let mut headers = self.extra.clone();
        headers.extend(self.token.iter().map(|token| ("authorization", format!("Bearer {token}"))));
        headers
    }

    pub(crate) fn get(&self, path: &str) -> Reply {
        let mut request = self.agent.get(format!("{}{path}", self.base));
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        Reply::of(request.call().unwrap())
    }

    /// What is there, if somebody answers.
    pub(crate) fn ask(&self, path: &str) -> Option<Value> {
        self.text(path).and_then(|text| serde_json::from_str(&text).ok())
    }

    /// The text that is there, if somebody answers.
    pub(crate) fn text(&self, path: &str) -> Option<String> {
        let mut request = self.agent.get(format!("{}{path}", self.base));
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        let mut reply = request.call().ok().filter(|reply| reply.status().is_success())?;
        reply.body_mut().read_to_string().ok()
    }

    /// The status and the answer to a request, if somebody answers.
    pub(crate) fn try_send(&self, method: &str, path: &str, body: &Value) -> Option<(u16, Value)> {
        let mut request = ureq::http::Request::builder().method(method).uri(format!("{}{path}", self.base));
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        let request = request.header("content-type", "application/json").body(body.to_string()).unwrap();
        let mut reply = self.agent.run(request).ok()?;
        let text = reply.body_mut().read_to_string().ok()?;
        Some((reply.status().as_u16(), serde_json::from_str(&text).unwrap_or_default()))
    }

    /// How many bytes the body has on its way.
    pub(crate) fn bytes(&self, path: &str) -> usize {
        let mut socket = std::net::TcpStream::connect(self.base.trim_start_matches("http://")).unwrap();
        let headers = self.headers().into_iter().map(|(name, value)| format!("{name}: {value}\r\n"));
        let headers: String = headers.collect();
        write!(socket, "GET {path} HTTP/1.0\r\nhost: x\r\n{headers}\r\n").unwrap();
        let mut reply = Vec::new();
        socket.read_to_end(&mut reply).unwrap();
        let head = reply.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
        reply.len() - head - 4
    }

    /// The `ETag` of what is there.
    pub(crate) fn tag(&self, path: &str) -> String {
        let mut request = self.agent.head(format!("{}{path}", self.base));
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        Reply::of(request.call().unwrap()).header("etag").to_owned()
    }

    fn body(&self, method: &str, path: &str, kind: &str, body: &str) -> Reply {
        let mut request = ureq::http::Request::builder().method(method).uri(format!("{}{path}", self.base));
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        let request = request.header("content-type", kind).body(body.to_owned()).unwrap();
        Reply::of(self.agent.run(request).unwrap())
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Reply {
        self.body("POST", path, "application/json", &body.to_string())
    }

    pub(crate) fn put(&self, path: &str, body: &Value) -> Reply {
        self.body("PUT", path, "application/json", &body.to_string())
    }

    pub(crate) fn delete(&self, path: &str) -> Reply {
        self.body("DELETE", path, "application/json", "")
    }

    /// A body that is sent as it is.
    pub(crate) fn raw(&self, path: &str, body: &str) -> Reply {
        self.body("POST", path, "application/json", body)
    }

    pub(crate) fn form(&self, path: &str, body: &str) -> Reply {
        self.body("POST", path, "application/x-www-form-urlencoded", body)
    }

    /// What is there, byte for byte.
    pub(crate) fn body_of(&self, path: &str) -> Vec<u8> {
        let mut request = self.agent.get(format!("{}{path}", self.base));
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        request.call().unwrap().body_mut().read_to_vec().unwrap()
    }

    /// A file that is sent as it is.
    pub(crate) fn file(&self, path: &str, bytes: &[u8]) -> Reply {
        let mut request = self.agent.post(format!("{}{path}", self.base));
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        Reply::of(request.send(bytes).unwrap())
    }

    /// Collects a stream of events in the background.
    pub(crate) fn stream(&self, path: &str) -> Stream {
        let mut request = self.agent.get(format!("{}{path}", self.base));
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        let (status, body) = {
            let response = request.call().unwrap();
            (response.status().as_u16(), response.into_body())
        };
        assert_eq!(status, 200, "{path}");
        let (send, lines) = mpsc::channel();
        thread::spawn(move || {
            // A comment, with the empty line after it, comes when the server has been silent for a while.
            let mut comment = false;
            for line in BufReader::new(body.into_reader()).lines() {
                let Ok(line) = line else { return };
                comment = line.starts_with(':') || comment && line.is_empty();
                if !comment && send.send(line).is_err() {
                    return;
                }
            }
        });
        Stream { lines, seen: String::new() }
    }

    /// Opens a table of `seats` and sits down on chair 1.
    pub(crate) fn open(&self, seats: usize, options: &Value) -> String {
        let reply =
            self.post("/api/v1/tables", &json!({"game": "camel-up", "seats": seats, "options": options}));
        assert_eq!(reply.status, 201, "{}", reply.text);
        let table = reply.json()["table"].as_str().unwrap().to_owned();
        self.sit(&table, 1, "Ola");
        table
    }

    pub(crate) fn sit(&self, table: &str, seat: usize, name: &str) {
        let path = format!("/api/v1/tables/{table}/chairs/{seat}");
        let reply = self.put(&path, &json!({"name": name, "word": "salt"}));
        assert_eq!(reply.status, 200, "{}", reply.text);
    }

    pub(crate) fn seat_bot(&self, table: &str, seat: usize, bot: &str) {
        let reply = self.put(&format!("/api/v1/tables/{table}/chairs/{seat}"), &json!({"bot": bot}));
        assert_eq!(reply.status, 200, "{}", reply.text);
    }

    pub(crate) fn start(&self, table: &str) {
        let reply = self.post(&format!("/api/v1/tables/{table}/start"), &json!({}));
        assert_eq!(reply.status, 200, "{}", reply.text);
    }

    pub(crate) fn table(&self, table: &str) -> Value {
        self.get(&format!("/api/v1/tables/{table}")).json()
    }

    /// The open decision with its legal moves.
    pub(crate) fn moves(&self, table: &str) -> (Option<u64>, Vec<String>) {
        let open = self.get(&format!("/api/v1/tables/{table}/moves")).json();
        let moves = open["moves"].as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned());
        (open["decision"].as_u64(), moves.collect())
    }

    /// The status of a move, if the server lives to answer.
    pub(crate) fn try_play(&self, table: &str, decision: u64, text: &str) -> Option<u16> {
        let mut request = self.agent.post(format!("{}/api/v1/tables/{table}/moves", self.base));
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        let body = json!({"decision": decision, "moves": [text]}).to_string();
        let reply = request.header("content-type", "application/json").send(body);
        reply.ok().map(|reply| reply.status().as_u16())
    }

    /// The status of a move by the form of a page.
    pub(crate) fn play_as_browser(&self, path: &str, decision: u64, text: &str) -> u16 {
        let text = text.replace(' ', "+");
        self.form(&format!("{path}/play"), &format!("decision={decision}&move={text}")).status
    }

    pub(crate) fn play(&self, table: &str, decision: u64, text: &str) -> Reply {
        self.post(&format!("/api/v1/tables/{table}/moves"), &json!({"decision": decision, "moves": [text]}))
    }
}

/// The lines of a stream as they come.
pub(crate) struct Stream {
    lines: mpsc::Receiver<String>,
    seen: String,
}

impl Stream {
    /// Waits for the end of the next event.
    pub(crate) fn next_event(&mut self) {
        while !self.lines.recv_timeout(Duration::from_secs(30)).expect("an event comes").is_empty() {}
    }

    /// Whether the stream ends by itself.
    pub(crate) fn ends(&mut self) -> bool {
        let end = Instant::now() + Duration::from_secs(30);
        loop {
            match self.lines.recv_timeout(end - Instant::now()) {
                Ok(_) => {}
                Err(error) => return error == mpsc::RecvTimeoutError::Disconnected,
            }
        }
    }

    /// Everything that came until a line holds `mark`.
    pub(crate) fn until(&mut self, mark: &str) -> &str {
        let end = Instant::now() + Duration::from_secs(30);
        loop {
            let line = self.lines.recv_timeout(end - Instant::now());
            let line = line.unwrap_or_else(|error| panic!("{error}: no `{mark}` in {}", self.seen));
            self.seen.push_str(&line);
            self.seen.push('\n');
            if line.contains(mark) {
                return &self.seen;
            }
        }
    }
}
