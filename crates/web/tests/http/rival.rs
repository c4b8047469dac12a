//! A rival who tries to break things: garbage to every address, slow and many connections, races.

use crate::pages::stored;
use crate::server::{Client, Server, too_often};
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
        let actions = " /stream2 /result /record /qr.svg /device /play /sit /bot /start /word /leave /take-back /rematch";
        for action in actions.split(' ') {
            all.push(format!("/t/{id}{action}"));
        }
        for action in
            ["", "/chairs/1", "/chairs/0", "/chairs/x", "/start", "/word", "/moves", "/take-back", "/record"]
        {
            all.push(format!("/api/v1/tables/{id}{action}"));
        }
    }
    all.into_iter().map(|path| path.replace('Ą', "%C4%84")).collect()
}

#[test]
fn garbage_is_refused_everywhere_and_changes_nothing() {
    let server = Server::start();
    let ([ola], table) = server.playing();
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
    let ([ola], table) = server.playing();
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
    let (refused, _) = too_often(|| nobody.post("/api/v1/guests", &json!({})));
    assert_eq!(refused.json()["type"].as_str(), Some("too-many"));
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
    let ([_ola], table) = server.playing();
    let path = format!("/api/v1/tables/{table}/stream");
    let open: Vec<_> = (0..150).map(|_| raw_get(&server, &path)).collect();
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

/// The same as a browser would send it whose reader knows Polish.
fn polish(client: &Client) -> Client {
    client.as_browser().with("accept-language", "pl")
}

#[test]
fn who_reaches_for_anothers_chair_is_told_no_in_words_and_nothing_changes() {
    let server = Server::start();
    let ([ola, jan, ewa], table) = server.playing();
    let look = || [&ola, &jan, &ewa].map(|player| player.table(&table));
    let before = look();
    let stranger = server.guest();
    let move_of_ola = "decision=0&move=roll";
    for (who, action, fields, status, words) in [
        (&jan, "leave", "seat=1", 403, "To nie twoje miejsce."),
        (&jan, "leave", "seat=8", 404, "Nie ma takiego miejsca."),
        (&jan, "leave", "seat=9", 422, "W tym formularzu"),
        (&jan, "leave", "", 422, "W tym formularzu"),
        (&jan, "sit", "seat=1&name=Ola", 409, "Gra już się zaczęła."),
        (&jan, "bot", "seat=1", 409, "Gra już się zaczęła."),
        (&jan, "play", move_of_ola, 422, "Teraz nie twoja kolej."),
        (&jan, "take-back", "", 409, "Tego nie da się już cofnąć."),
        (&jan, "rematch", "", 409, "Gra jeszcze trwa."),
        (&ola, "play", "move=roll", 422, "W tym formularzu"),
        (&ola, "play", "decision=0", 400, "W tej grze nie ma takiego ruchu."),
        (&stranger, "leave", "seat=1", 403, "To nie twoje miejsce."),
        (&stranger, "play", move_of_ola, 403, "Nie siedzisz przy tym stoliku."),
        (&stranger, "take-back", "", 403, "Nie siedzisz przy tym stoliku."),
        (&stranger, "device", "", 403, "Nie siedzisz przy tym stoliku."),
        (&stranger, "rematch", "", 403, "Nie siedzisz przy tym stoliku."),
    ] {
        let browser = polish(who);
        let path = format!("/t/{table}/{action}");
        let page = browser.form(&path, fields);
        assert_eq!(page.status, status, "{action} {fields}: {}", page.text);
        assert!(page.text.contains("<main") && page.text.contains(words), "{action} {fields}: {}", page.text);
        let part = browser.with("hx-request", "true").form(&path, fields);
        assert_eq!(part.status, status, "{action} {fields}: {}", part.text);
        let notice = part.text.starts_with("<hx-partial hx-target=\"#notice\"");
        assert!(notice && part.text.contains(words), "{action} {fields}: {}", part.text);
    }
    assert_eq!(look(), before);
}

#[test]
fn the_api_knows_whose_chair_it_is_whatever_is_claimed() {
    let server = Server::start();
    let ([ola, jan, _], table) = server.playing();
    let before = ola.table(&table);
    let tables = "/api/v1/tables";
    let open = ola.open(3, &json!({}));
    jan.sit(&open, 2, "Jan");
    ola.seat_bot(&open, 3, "random");
    let waiting = ola.table(&open);
    let roll = json!({"decision": 0, "moves": ["roll"], "seat": 1});
    let replies = [
        (jan.delete(&format!("{tables}/{table}/chairs/1")), 403, "not-your-chair"),
        (jan.put(&format!("{tables}/{table}/chairs/1"), &json!({"name": "Ola"})), 409, "started"),
        (jan.put(&format!("{tables}/{table}/chairs/1"), &json!({"bot": "random"})), 409, "started"),
        (jan.post(&format!("{tables}/{table}/moves"), &roll), 422, "bad-body"),
        (jan.put(&format!("{tables}/{open}/word"), &json!([])), 422, "bad-body"),
        (ola.post(tables, &json!(["camel-up", 3])), 422, "bad-body"),
        (jan.post(&format!("{tables}/{table}/start"), &json!({})), 409, "started"),
        (jan.delete(&format!("{tables}/{open}/chairs/1")), 403, "not-host"),
        (jan.delete(&format!("{tables}/{open}/chairs/3")), 403, "not-host"),
        (server.guest().delete(&format!("{tables}/{open}/chairs/2")), 403, "not-host"),
        (jan.put(&format!("{tables}/{open}/chairs/1"), &json!({"name": "Jan"})), 409, "chair-taken"),
        (jan.put(&format!("{tables}/{open}/chairs/1"), &json!({"bot": "random"})), 403, "not-host"),
        (server.guest().post(&format!("{tables}/{open}/start"), &json!({})), 403, "not-host"),
    ];
    for (reply, status, code) in replies {
        assert_eq!((reply.status, reply.json()["type"].as_str()), (status, Some(code)), "{}", reply.text);
    }
    assert_eq!((ola.table(&table), ola.table(&open)), (before, waiting));
}

/// Tokens that look like the player's and are not: altered, cut, of another player or another server.
fn forgeries(server: &Server, token: &str) -> Vec<String> {
    let (id, signature) = token.split_once('.').unwrap();
    let other = server.guest().token.unwrap();
    let (other_id, other_signature) = other.split_once('.').unwrap();
    let foreign = Server::start().guest().token.unwrap();
    vec![
        format!("{id}.{other_signature}"),
        format!("{other_id}.{signature}"),
        format!("{id}0.{signature}"),
        format!("{id}.{}", &signature[..signature.len() - 2]),
        format!("{id}.{signature}00"),
        format!("{id}."),
        id.to_owned(),
        format!("{id}.{}", signature.chars().rev().collect::<String>()),
        foreign,
        String::new(),
    ]
}

#[test]
fn a_forged_cookie_makes_a_stranger_of_its_sender() {
    let server = Server::start();
    let ([ola], table) = server.playing();
    let before = ola.table(&table);
    let decision = before["open"]["decision"].as_u64().unwrap();
    let own = polish(&ola).get(&format!("/t/{table}"));
    assert!(own.text.contains("id=\"moves\"") && own.header("set-cookie").is_empty());
    for token in forgeries(&server, ola.token.as_ref().unwrap()) {
        let mut forged = ola.clone();
        forged.token = Some(token.clone());
        assert_eq!(forged.get(&format!("/api/v1/tables/{table}")).status, 401, "{token:?}");
        let browser = polish(&forged);
        let page = browser.get(&format!("/t/{table}"));
        assert!(page.text.contains("Oglądasz") && !page.text.contains("id=\"moves\""), "{token:?}");
        assert!(page.header("set-cookie").starts_with("stolik="), "a stranger gets a name: {token:?}");
        let play = browser.form(&format!("/t/{table}/play"), &format!("decision={decision}&move=roll"));
        assert_eq!(play.status, 403, "{token:?}: {}", play.text);
        assert!(play.text.contains("Nie siedzisz przy tym stoliku."), "{token:?}: {}", play.text);
        let leave = browser.form(&format!("/t/{table}/leave"), "seat=1");
        assert_eq!(leave.status, 403, "{token:?}: {}", leave.text);
    }
    assert_eq!(ola.table(&table), before);
}

#[test]
fn a_decision_is_answered_by_its_own_number_alone() {
    let server = Server::start();
    let ([ola, jan, _], table) = server.playing();
    let decision = ola.moves(&table).0.unwrap();
    assert_eq!(ola.play(&table, decision, "bet pink").status, 200);
    let path = format!("/api/v1/tables/{table}/take-back");
    assert_eq!(ola.post(&path, &json!({})).status, 200);
    let before = [&ola, &jan].map(|player| player.table(&table));
    let now = ola.moves(&table).0.unwrap();
    for (text, number) in [
        ("bet pink", decision),
        ("roll", decision),
        ("roll", now - 1),
        ("roll", now + 1),
        ("roll", now + 1000),
        ("roll", u64::MAX),
    ] {
        let reply = ola.play(&table, number, text);
        assert_eq!((reply.status, reply.json()["type"].as_str()), (409, Some("too-late")), "{text} {number}");
        let reply = polish(&ola).form(&format!("/t/{table}/play"), &format!("decision={number}&move={text}"));
        assert!(reply.status == 409 && reply.text.contains("Gra poszła już dalej."), "{}", reply.text);
    }
    assert_eq!([&ola, &jan].map(|player| player.table(&table)), before);
    assert_eq!(ola.play(&table, now, "bet pink").status, 200, "the number of the open decision does it");
}

#[test]
fn refusals_at_the_door_speak_the_readers_language() {
    let server = Server::strict();
    let ola = polish(&server.guest());
    let cookie = format!("stolik={}", server.guest().token.unwrap());
    let elsewhere = server.stranger().with("cookie", cookie).with("accept-language", "pl");
    let foreign = elsewhere.with("sec-fetch-site", "cross-site").form("/t/abc/play", "");
    let (too_many, _) = too_often(|| ola.form("/t/abc/play", ""));
    let part = ola.clone().with("hx-request", "true");
    let (part, _) = too_often(|| part.form("/t/abc/play", ""));
    for (reply, status, words) in [
        (&foreign, 403, "To żądanie przyszło z innej strony."),
        (&too_many, 429, "Za dużo żądań. Poczekaj chwilę."),
        (&part, 429, "Za dużo żądań. Poczekaj chwilę."),
    ] {
        assert_eq!(reply.status, status, "{}", reply.text);
        assert!(reply.text.contains(words), "{}", reply.text);
        assert_eq!(reply.header("retry-after"), if status == 429 { "2" } else { "" });
    }
    assert!(too_many.text.contains("href=\"/t/abc\""), "the way back leads to the table: {}", too_many.text);
    assert!(part.text.starts_with("<hx-partial hx-target=\"#notice\""), "{}", part.text);
}

#[test]
fn a_page_whose_table_is_gone_is_told_to_look_again() {
    let server = Server::start();
    server.guest().as_browser().stream("/t/no-such-table/stream?from=7").until("event: reload");
}

#[test]
fn play_again_pressed_by_all_at_once_opens_one_table() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    play_to_the_end(&[&ola, &jan], &table, |_| ());
    let pressed: Vec<_> = (0..16)
        .map(|number| {
            let (player, path) = (if number % 2 == 0 { &ola } else { &jan }, format!("/t/{table}/rematch"));
            let browser = player.as_browser();
            std::thread::spawn(move || browser.form(&path, ""))
        })
        .collect();
    let replies: Vec<_> = pressed.into_iter().map(|pressed| pressed.join().unwrap()).collect();
    let next = replies[0].header("location");
    assert!(next.starts_with("/t/") && !next.contains(&table), "{next}");
    for reply in &replies {
        assert_eq!((reply.status, reply.header("location")), (303, next), "{}", reply.text);
    }
    assert_eq!(stored(&server), 2, "no table is left over");
    assert_eq!(format!("/t/{}", ola.table(&table)["rematch"].as_str().unwrap()), next);
}

/// Plays for these people until the game is over; `between` is called before each of their moves with its number.
pub(crate) fn play_to_the_end(players: &[&Client], table: &str, mut between: impl FnMut(usize)) {
    let mut moves = 0;
    while players[0].table(table)["status"] == "playing" {
        for player in players {
            if let (Some(decision), legal) = player.moves(table) {
                between(moves);
                let reply = player.play(table, decision, &legal[(moves * 7) % legal.len()]);
                assert_eq!(reply.status, 200, "{}", reply.text);
                moves += 1;
            }
        }
        assert!(moves < 2000, "the game ends");
    }
}
