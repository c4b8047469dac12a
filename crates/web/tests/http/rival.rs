//! A rival who tries to break things: garbage to every address, slow and many connections, races.

use crate::server::{Client, Server};
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// Texts that a careless reader of forms, paths, moves or JSON would trip over.
const GARBAGE: &[&str] = &[
    "",
    "null",
    "[[[[[[",
    "{\"a\":",
    "name=%ff%fe&seat=-1",
    "seat=99999999999999999999",
    "move=;;;;&decision=0",
    "move=roll&decision=-1",
    "move=%00&decision=18446744073709551616",
    "game=../../etc&seats=0",
    "{\"decision\":1e99,\"moves\":[\"roll\"]}",
    "{\"decision\":0,\"moves\":[\"\\u0000\"]}",
    "{\"game\":\"camel-up\",\"seats\":4,\"options\":{\"x\":{}}}",
    "\u{202e}<script>alert(1)</script>",
];

/// All addresses, with a table and a made-up one.
fn addresses(table: &str) -> Vec<String> {
    let mut all: Vec<String> =
        ["/", "/tables", "/settings", "/rules/camel-up", "/device/x", "/assets/x/css/base.css", "/health"]
            .map(str::to_owned)
            .to_vec();
    for id in [table, "no-such-table", "%2e%2e", "Ą", &"x".repeat(3000)] {
        for action in [
            "",
            "/stream2",
            "/result",
            "/record",
            "/qr.svg",
            "/device",
            "/play",
            "/sit",
            "/bot",
            "/stand",
            "/start",
            "/leave",
            "/take-back",
            "/rematch",
        ] {
            all.push(format!("/t/{id}{action}"));
        }
        for action in ["", "/chairs/1", "/chairs/0", "/chairs/x", "/start", "/moves", "/take-back", "/record"]
        {
            all.push(format!("/api/v1/tables/{id}{action}"));
        }
    }
    all.into_iter().map(|path| path.replace('Ą', "%C4%84")).collect()
}

fn running_table(server: &Server) -> (Client, String) {
    let ola = server.guest();
    let table = ola.open(3, &json!({"first_seat": "1", "start_stacks": "random"}));
    ola.seat_bot(&table, 2, "random");
    ola.seat_bot(&table, 3, "random");
    ola.start(&table);
    (ola, table)
}

#[test]
fn garbage_is_refused_everywhere_and_changes_nothing() {
    let server = Server::start();
    let (ola, table) = running_table(&server);
    let before = ola.table(&table);
    let stranger = server.guest();
    let browser = stranger.as_browser();
    for path in addresses(&table) {
        for (number, garbage) in GARBAGE.iter().enumerate() {
            let replies = [
                ("get", number == 0, &|| stranger.get(&path) as _),
                ("form", true, &|| browser.form(&path, garbage) as _),
                ("post", true, &|| stranger.raw(&path, garbage) as _),
                ("delete", number == 0, &|| stranger.delete(&path) as _),
            ] as [(&str, bool, &dyn Fn() -> crate::server::Reply); 4];
            for (method, wanted, send) in replies {
                if wanted {
                    let reply = send();
                    let context = format!("{method} {path} {garbage:?}: {}", reply.text);
                    assert!(reply.status < 500, "{} {context}", reply.status);
                    assert!(!reply.text.contains("<script>alert"), "{context}");
                    assert!(
                        !reply.text.is_empty() || reply.status < 400,
                        "{} says why: {context}",
                        reply.status
                    );
                }
            }
        }
    }
    assert_eq!(ola.table(&table), before, "the table of others stands as it was");
}

#[test]
fn the_same_move_sent_by_many_at_once_is_made_once() {
    let server = Server::start();
    let (ola, table) = running_table(&server);
    let decision = ola.moves(&table).0.unwrap();
    let senders: Vec<_> = (0..24)
        .map(|number| {
            let (player, table) = (ola.clone(), table.clone());
            let text = if number % 2 == 0 { "bet green" } else { "bet pink" };
            std::thread::spawn(move || (text, player.try_play(&table, decision, text).unwrap()))
        })
        .collect();
    let replies: Vec<_> = senders.into_iter().map(|sender| sender.join().unwrap()).collect();
    let accepted: Vec<_> =
        replies.iter().filter(|(_, status)| *status == 200).map(|(text, _)| *text).collect();
    assert_eq!(accepted.len(), 12, "{replies:?}");
    assert!(accepted.iter().all(|text| *text == accepted[0]), "one of the two counts: {replies:?}");
    assert!(replies.iter().all(|(_, status)| matches!(status, 200 | 409)), "{replies:?}");
}

#[test]
fn who_asks_without_end_is_told_to_wait_and_others_are_served() {
    let server = Server::strict();
    let nobody = server.stranger();
    let statuses: Vec<_> = (0..260).map(|_| nobody.post("/api/v1/guests", &json!({})).status).collect();
    let refused = nobody.post("/api/v1/guests", &json!({}));
    assert!(statuses.contains(&429), "{statuses:?}");
    assert_eq!((refused.status, refused.json()["type"].as_str()), (429, Some("too-many")));
    assert_eq!(refused.header("retry-after"), "2");
    assert_eq!(nobody.get("/health").status, 200, "looking is counted apart");
}

#[test]
fn a_proxy_of_ours_says_who_sends_and_that_the_way_is_encrypted() {
    let server = Server::strict();
    let from = |address: &str| {
        server
            .stranger()
            .with("x-forwarded-for", format!("6.6.6.6, {address}"))
            .with("x-forwarded-proto", "https")
    };
    let (one, other) = (from("1.1.1.1"), from("2.2.2.2"));
    while one.post("/api/v1/guests", &json!({})).status != 429 {}
    assert_eq!(other.post("/api/v1/guests", &json!({})).status, 201);
    let page = other.get("/");
    assert!(page.header("set-cookie").ends_with("; Secure"), "{}", page.header("set-cookie"));
    assert!(!page.header("strict-transport-security").is_empty());
    let plain = Server::start().stranger().with("x-forwarded-proto", "https").get("/");
    assert!(!plain.header("set-cookie").contains("Secure"), "anybody can write that header");
}

#[test]
fn streams_of_one_sender_are_limited() {
    let server = Server::strict();
    let (_, table) = running_table(&server);
    let path = format!("/api/v1/tables/{table}/stream");
    let open: Vec<_> = (0..300).map(|_| raw_get(&server, &path)).collect();
    assert!(open.iter().all(|(status, _)| *status == 200));
    assert_eq!(raw_get(&server, &path).0, 429);
    drop(open);
    let end = Instant::now() + Duration::from_secs(30);
    while raw_get(&server, &path).0 != 200 {
        assert!(Instant::now() < end, "closed streams stop counting");
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// Asks on a connection of its own that stays open; the status.
fn raw_get(server: &Server, path: &str) -> (u16, TcpStream) {
    let mut socket = TcpStream::connect(server.address).unwrap();
    socket.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    write!(socket, "GET {path} HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
    let mut line = [0; 12];
    socket.read_exact(&mut line).unwrap();
    (String::from_utf8_lossy(&line[9..]).parse().unwrap(), socket)
}

#[test]
fn a_request_that_never_ends_is_cut() {
    let server = Server::start();
    let mut head = TcpStream::connect(server.address).unwrap();
    head.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").unwrap();
    let mut body = TcpStream::connect(server.address).unwrap();
    body.write_all(b"POST /settings HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\ncontent-type: application/x-www-form-urlencoded\r\n\r\nlang=")
        .unwrap();
    for socket in [&mut head, &mut body] {
        socket.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
        let mut rest = Vec::new();
        // The end of the connection comes; a reply before it is welcome.
        socket.read_to_end(&mut rest).unwrap();
        let reply = String::from_utf8_lossy(&rest);
        assert!(reply.is_empty() || reply.starts_with("HTTP/1.1 408"), "{reply}");
    }
}
