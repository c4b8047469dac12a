//! Requests to a running server: forms, JSON, query strings, cookies, tokens and `Last-Event-ID`. Whatever comes in, it
//! answers, and never with an error of its own.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::cell::RefCell;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::Duration;
use stolik_fuzz::{plant, quoted};

/// What is asked; `{t}` is a running table at which the sender sits, `{o}` one that waits for players.
const ROUTES: &[(&str, &str)] = &[
    ("GET", "/t/{t}/stream"),
    ("POST", "/t/{t}/play"),
    ("POST", "/t/{t}/take-back"),
    ("POST", "/t/{t}/leave"),
    ("POST", "/t/{o}/sit"),
    ("POST", "/t/{o}/bot"),
    ("POST", "/t/{o}/word"),
    ("POST", "/t/{o}/start"),
    ("POST", "/t/{t}/say"),
    ("POST", "/t/{t}/mute"),
    ("POST", "/t/{t}/talk"),
    ("POST", "/t/{t}/device"),
    ("POST", "/t/{t}/device/revoke"),
    ("POST", "/t/{o}/beside"),
    ("POST", "/t/{t}/round"),
    ("POST", "/t/{t}/replay/play"),
    ("POST", "/tables"),
    ("POST", "/settings"),
    ("POST", "/settings/push"),
    ("POST", "/settings/mail"),
    ("POST", "/join"),
    ("POST", "/you/keep"),
    ("POST", "/you/sign-in"),
    ("POST", "/replay"),
    ("POST", "/replay/edit"),
    ("POST", "/replay/keep"),
    ("POST", "/replay/frames"),
    ("POST", "/editor/camel-up"),
    ("POST", "/editor/sobek"),
    ("POST", "/editor/keltis/play"),
    ("POST", "/import"),
    ("GET", "/"),
    ("GET", "/lists"),
    ("GET", "/new/keltis"),
    ("GET", "/t/{t}"),
    ("GET", "/t/{t}/plan"),
    ("GET", "/t/{t}/replay"),
    ("GET", "/t/{t}/replay/frames"),
    ("GET", "/t/{o}/stream"),
    ("GET", "/editor/dragon-racer"),
    ("GET", "/api/v1/tables"),
    ("GET", "/api/v1/tables/{t}/stream"),
    ("POST", "/api/v1/tables"),
    ("PUT", "/api/v1/tables/{o}/chairs/2"),
    ("PUT", "/api/v1/tables/{o}/word"),
    ("POST", "/api/v1/tables/{t}/moves"),
];

/// So many requests are sent to one server, which keeps what they have made.
const LIFE: u32 = 20_000;

/// The least of a reply that is read of a stream, which has no end.
const BEGINNING: usize = 400;

struct Server {
    address: SocketAddr,
    connection: Option<TcpStream>,
    token: String,
    tables: [String; 2],
    asked: u32,
    // In the order in which they end.
    _runtime: tokio::runtime::Runtime,
    _folder: tempfile::TempDir,
}

impl Server {
    fn start() -> Self {
        let memory = Path::new("/dev/shm");
        let place = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
        let folder = tempfile::tempdir_in(place).expect("a folder");
        let config = web::Config { rate: 100_000, ..web::Config::new(folder.path()) };
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let runtime = runtime.expect("a runtime");
        let (send, ready) = std::sync::mpsc::channel();
        runtime.spawn(async move {
            let tell = move |at: web::Listening| send.send(at.address).expect("it waits");
            let served = web::serve(config, tell, std::future::pending()).await;
            served.expect("the server goes on");
        });
        let address = ready.recv().expect("the server is ready");
        let tables = [String::new(), String::new()];
        let mut server = Self {
            address,
            connection: None,
            token: String::new(),
            tables,
            asked: 0,
            _runtime: runtime,
            _folder: folder,
        };
        server.token = server.ask("POST", "/api/v1/guests", "{}", "token");
        for table in 0..2 {
            let id = server.ask("POST", "/api/v1/tables", r#"{"game":"camel-up","seats":3}"#, "table");
            let sit = |server: &mut Self, seat: u8, who| {
                server.ask("PUT", &format!("/api/v1/tables/{id}/chairs/{seat}"), who, "game");
            };
            sit(&mut server, 1, r#"{"name":"Ola"}"#);
            if table == 0 {
                sit(&mut server, 2, r#"{"bot":"random"}"#);
                sit(&mut server, 3, r#"{"bot":"random"}"#);
                server.ask("POST", &format!("/api/v1/tables/{id}/start"), "{}", "game");
            }
            server.tables[table] = id;
        }
        server
    }

    /// Asks for something that must work; a field of the answer.
    fn ask(&mut self, method: &str, path: &str, body: &str, field: &str) -> String {
        let bearer = if self.token.is_empty() {
            String::new()
        } else {
            format!("authorization: Bearer {}\r\n", self.token)
        };
        let head =
            format!("{method} {path} HTTP/1.1\r\nhost: x\r\n{bearer}content-type: application/json\r\n");
        let reply = self.send(&head, body.as_bytes()).expect("the server answers");
        let json = reply.split_once("\r\n\r\n").map(|(_, json)| json).unwrap_or_default();
        let json: serde_json::Value =
            serde_json::from_str(json).unwrap_or_else(|_| panic!("{path}: {reply}"));
        json[field].as_str().unwrap_or_default().to_owned()
    }

    /// Sends a request and reads the reply; none if the connection was cut.
    fn send(&mut self, head: &str, body: &[u8]) -> Option<String> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => TcpStream::connect(self.address).expect("the server listens"),
        };
        connection.set_read_timeout(Some(Duration::from_secs(15))).expect("a time");
        let request =
            [head.as_bytes(), format!("content-length: {}\r\n\r\n", body.len()).as_bytes(), body].concat();
        connection.write_all(&request).ok()?;
        let (mut reply, mut part) = (Vec::new(), [0; 16_384]);
        loop {
            let read = match connection.read(&mut part) {
                Ok(0) => return (!reply.is_empty()).then(|| String::from_utf8_lossy(&reply).into_owned()),
                Ok(read) => read,
                Err(error) if error.kind() == std::io::ErrorKind::ConnectionReset => return None,
                // The fuzzer's own timer.
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
                Err(error) => panic!("no reply: {error}"),
            };
            reply.extend_from_slice(&part[..read]);
            match rest(&reply) {
                Rest::None => break,
                Rest::Endless => return Some(String::from_utf8_lossy(&reply).into_owned()),
                Rest::More => {}
            }
        }
        self.connection = Some(connection);
        Some(String::from_utf8_lossy(&reply).into_owned())
    }
}

/// What is still to come of a reply.
enum Rest {
    None,
    More,
    Endless,
}

fn rest(reply: &[u8]) -> Rest {
    let Some(end) = reply.windows(4).position(|four| four == b"\r\n\r\n") else { return Rest::More };
    let head = String::from_utf8_lossy(&reply[..end]).to_ascii_lowercase();
    let (body, value) = (&reply[end + 4..], |name: &str| head.split_once(name).map(|(_, rest)| rest));
    if head.contains("text/event-stream") {
        return if body.len() > BEGINNING { Rest::Endless } else { Rest::More };
    }
    let whole = match value("\r\ncontent-length: ") {
        Some(length) => {
            let digits: String = length.chars().take_while(char::is_ascii_digit).collect();
            body.len() >= digits.parse().unwrap_or(0)
        }
        None => !head.contains("transfer-encoding: chunked") || body.ends_with(b"0\r\n\r\n"),
    };
    if whole { Rest::None } else { Rest::More }
}

fn seeds() -> impl Iterator<Item = Vec<u8>> {
    let forms = quoted("crates/web/tests", &["=", "{", "&"]);
    let routes = 0..u8::try_from(ROUTES.len()).unwrap_or_default();
    let plain = routes.flat_map(|route| {
        let typical: &[&[u8]] = &[
            b"\x02from=0\x0017\x00",
            b"\x10\x00decision=0&move=roll&seat=1",
            b"\x10\x00{\"decision\":0,\"moves\":[\"roll\"]}",
            b"\x11\x00stolik=a.b; lang=pl\x00name=Ola&public=1",
            b"\x1a\x00from=3&look=ff\x0018446744073709551616",
        ];
        typical.iter().map(move |rest| [&[route], *rest].concat()).collect::<Vec<_>>()
    });
    let forms = forms.into_iter().zip((0..u8::try_from(ROUTES.len()).unwrap_or_default()).cycle());
    let forms = forms.map(|(form, route)| [&[route, 0x10, 0], &form[..]].concat());
    plain.collect::<Vec<_>>().into_iter().chain(forms)
}

/// Bytes that can stand in a header: a line's end would make it two.
fn header(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    text.chars().filter(|c| !c.is_control()).collect()
}

thread_local! {
    static SERVER: RefCell<Option<Server>> = const { RefCell::new(None) };
}

fuzz_target!(init: plant("http", seeds()), |data: &[u8]| {
    let [route, flags, rest @ ..] = data else { return };
    SERVER.with_borrow_mut(|slot| {
        if slot.as_ref().is_some_and(|server| server.asked >= LIFE) {
            *slot = None;
        }
        let server = slot.get_or_insert_with(Server::start);
        server.asked += 1;
        let (method, path) = ROUTES[usize::from(*route) % ROUTES.len()];
        let path = path.replace("{t}", &server.tables[0]).replace("{o}", &server.tables[1]);
        // Three parts: what goes into a header, what into another, and the body.
        let mut parts = rest.splitn(3, |byte| *byte == 0);
        let [first, second, body] = [0; 3].map(|_: i32| parts.next().unwrap_or_default());
        let query: String = header(first).chars().filter(|c| c.is_ascii_graphic() && *c != '#').collect();
        let asked = if flags & 2 != 0 { format!("{path}?{query}") } else { path.clone() };
        let kind = if path.starts_with("/api") { "application/json" } else { "application/x-www-form-urlencoded" };
        let mut head = format!("{method} {asked} HTTP/1.1\r\nhost: x\r\ncontent-type: {kind}\r\n");
        if flags & 1 != 0 {
            head += &format!("cookie: {}\r\n", header(first));
        } else if flags & 4 != 0 {
            head += &format!("authorization: Bearer {}\r\n", header(first));
        } else if flags & 16 != 0 {
            head += &format!("authorization: Bearer {}\r\n", server.token);
        }
        if path.ends_with("/stream") || flags & 8 != 0 {
            head += &format!("last-event-id: {}\r\n", header(second));
        }
        if flags & 32 != 0 {
            head += "hx-request: true\r\naccept-language: pl\r\n";
        }
        let body = if method == "GET" { &[] } else { body };
        let reply = server.send(&head, body).unwrap_or_default();
        assert!(!reply.starts_with("HTTP/1.1 500"), "{head}{reply}");
    });
});
