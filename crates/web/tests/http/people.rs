//! Accounts: made out of guests, carried to other browsers, recovered, changed, taken along, deleted.

use crate::server::{Client, Reply, Server};
use serde_json::json;

pub(crate) const GOOD: &str = "correct horse battery";

/// The browser that a reply has made of this one.
pub(crate) fn made(server: &Server, reply: &Reply) -> Client {
    Client::made(server.address, reply)
}

pub(crate) fn encoded(text: &str) -> String {
    let hex = |byte: &u8| format!("%{byte:02x}");
    text.as_bytes().iter().map(hex).collect()
}

/// Keeps a name; the browser as it is signed in, and its recovery words.
pub(crate) fn keep(server: &Server, guest: &Client, name: &str) -> (Client, String) {
    let body = format!("name={}&new-passphrase={}", encoded(name), encoded(GOOD));
    let reply = guest.as_browser().form("/you/keep", &body);
    assert_eq!((reply.status, reply.header("location")), (303, "/you/words"), "{}", reply.text);
    let account = made(server, &reply);
    let words = words_on(&with_words(&account, &reply).get("/you/words"));
    assert_eq!(words.split(' ').count(), 12);
    (account, words)
}

/// A browser with the words that a reply has given it.
pub(crate) fn with_words(account: &Client, reply: &Reply) -> Client {
    let mut cookies = reply.headers.iter().filter(|(name, _)| name == "set-cookie");
    let words = cookies.find_map(|(_, cookie)| cookie.strip_prefix("words=")).expect("it gives some");
    account.as_browser().with("cookie", format!("words={}", words.split(';').next().unwrap()))
}

/// The words that a page shows.
pub(crate) fn words_on(page: &Reply) -> String {
    let shown = page.text.split("data-copy-text=\"").nth(1).unwrap_or_else(|| panic!("{}", page.text));
    shown.split('"').next().unwrap().to_owned()
}

pub(crate) fn sign_in(browser: &Client, name: &str, passphrase: &str) -> Reply {
    let body = format!("name={}&passphrase={}", encoded(name), encoded(passphrase));
    browser.as_browser().form("/you/sign-in", &body)
}

fn seat(client: &Client, table: &str) -> Option<u64> {
    client.table(table)["open"]["seat"].as_u64()
}

#[test]
fn an_account_made_out_of_a_guest_has_its_tables_everywhere() {
    let server = Server::start();
    let ([ola], table) = server.playing();
    let (account, _) = keep(&server, &ola, "Ola z Łodzi");
    assert_eq!(seat(&account, &table), Some(1));
    assert_eq!(ola.get("/api/v1/tables").status, 401, "the guest's own cookie proves nothing any more");
    // Another browser, which plays at a table of its own.
    let phone = server.guest();
    let own = phone.open(3, &json!({}));
    let signed_in = sign_in(&phone, "OLA Z ŁODZI", GOOD);
    assert_eq!((signed_in.status, signed_in.header("location")), (303, "/you/tables"));
    let phone = made(&server, &signed_in);
    assert_eq!([&table, &own].map(|table| seat(&phone, table)), [Some(1), Some(1)]);
    assert_eq!([&table, &own].map(|table| seat(&account, table)), [Some(1), Some(1)], "they came along");
    let tables = phone.as_browser().get("/you/tables").text;
    assert!(tables.contains(&format!("/t/{table}")) && tables.contains(&format!("/t/{own}")), "{tables}");
    // Who plays on sees it at both.
    let decision = phone.moves(&table).0.unwrap();
    assert_eq!(phone.play(&table, decision, "bet green").status, 200);
    assert_ne!(account.moves(&table).0, Some(decision), "it is answered");
}

#[test]
fn sessions_are_seen_and_ended() {
    let server = Server::start();
    let (here, _) = keep(&server, &server.guest(), "Ola");
    let there = made(&server, &sign_in(&server.guest(), "Ola", GOOD));
    let page = here.as_browser().get("/you").text;
    assert_eq!(page.matches("name=\"session\"").count(), 3, "two sessions, and all others at once");
    let mut stream = there.as_browser().stream("/you/stream");
    assert_eq!(here.as_browser().form("/you/end", "session=").status, 303);
    stream.until("event: reload");
    assert_eq!((there.get("/api/v1/tables").status, here.get("/api/v1/tables").status), (401, 200));
    let out = here.as_browser().form("/you/sign-out", "");
    assert_eq!(out.status, 303);
    assert_eq!(here.get("/api/v1/tables").status, 401);
    assert_eq!(made(&server, &out).as_browser().get("/you/data").status, 403, "a new guest, nobody's");
}

#[test]
fn a_wrong_secret_and_an_unknown_name_are_told_alike() {
    let server = Server::start();
    let (_, words) = keep(&server, &server.guest(), "Ola");
    let stranger = server.guest();
    // What was typed is kept, and differs between the two.
    let same = |reply: &Reply, name: &str| reply.text.replace(&format!("value=\"{name}\""), "");
    let (wrong, unknown) =
        (sign_in(&stranger, "Ola", "wrong horse"), sign_in(&stranger, "Ewa", "wrong horse"));
    assert_eq!((wrong.status, same(&wrong, "Ola")), (unknown.status, same(&unknown, "Ewa")));
    assert!(wrong.status == 422 && wrong.text.contains("do not fit together"), "{}", wrong.text);
    assert!(!wrong.text.contains("wrong horse"), "a passphrase is never shown");
    let recover = |name: &str, words: &str| {
        let body = format!("name={name}&recovery={}&new-passphrase={}", encoded(words), encoded(GOOD));
        stranger.as_browser().form("/you/recover", &body)
    };
    let (wrong, unknown) = (recover("Ola", "abandon"), recover("Ewa", "abandon"));
    assert_eq!((wrong.status, same(&wrong, "Ola")), (unknown.status, same(&unknown, "Ewa")));
    assert_eq!(recover("Ola", &words).status, 303);
}

#[test]
fn names_that_look_alike_and_short_passphrases_are_refused_beside_their_field() {
    let server = Server::start();
    keep(&server, &server.guest(), "Ola");
    let guest = server.guest();
    for name in ["ola", "O l a", "Оlа"] {
        let body = format!("name={}&new-passphrase={}", encoded(name), encoded(GOOD));
        let refused = guest.as_browser().form("/you/keep", &body);
        assert_eq!(refused.status, 409, "{name}");
        let field = refused.text.split("name=\"name\"").nth(1).unwrap().split("</small>").next().unwrap();
        let (label, said) = field.split_once("</label>").expect("what is wrong is no part of the name");
        assert!(label.contains("aria-invalid") && said.contains("taken"), "{field}");
        assert!(field.contains(&format!("value=\"{name}\"")), "what was typed stays: {field}");
    }
    for (body, said) in [
        ("name=Ewa&new-passphrase=short", "10 to 200"),
        ("name=&new-passphrase=correct+horse+battery", "1 to 24"),
        ("name=...&new-passphrase=correct+horse+battery", "1 to 24"),
    ] {
        let refused = guest.as_browser().form("/you/keep", body);
        assert!(refused.status == 422 && refused.text.contains(said), "{body}: {}", refused.text);
    }
    assert_eq!(guest.get("/api/v1/tables").status, 200, "the guest is as before");
    let ([one, other], _) = server.playing();
    let twice = [&one, &other].map(|guest| {
        let body = format!("name=Jan&new-passphrase={}", encoded(GOOD));
        guest.as_browser().form("/you/keep", &body).status
    });
    assert_eq!(twice, [303, 409]);
}

#[test]
fn guessing_is_slowed_down() {
    let server = Server::strict();
    let guest = server.guest();
    let statuses: Vec<_> = (0..8).map(|_| sign_in(&guest, "Ola", "wrong horse").status).collect();
    assert_eq!(statuses, [422, 422, 422, 422, 422, 422, 429, 429]);
    assert_eq!(sign_in(&guest, "Ewa", "wrong horse").status, 422, "another name");
}

#[test]
fn name_and_passphrase_change() {
    let server = Server::start();
    let (here, _) = keep(&server, &server.guest(), "Ola");
    let (ewa, _) = keep(&server, &server.guest(), "Ewa");
    assert_eq!(ewa.as_browser().form("/you/name", "name=OLA").status, 409);
    assert_eq!(here.as_browser().form("/you/name", "name=Aleksandra").status, 303);
    assert_eq!(ewa.as_browser().form("/you/name", "name=Ola").status, 303, "the old name is free");
    assert_eq!(sign_in(&server.guest(), "Aleksandra", GOOD).status, 303);
    let body = |old: &str| format!("passphrase={}&new-passphrase=a+quite+new+one", encoded(old));
    assert_eq!(here.as_browser().form("/you/passphrase", &body("wrong horse")).status, 422);
    let there = made(&server, &sign_in(&server.guest(), "Aleksandra", GOOD));
    assert_eq!(here.as_browser().form("/you/passphrase", &body(GOOD)).status, 303);
    assert_eq!((here.get("/api/v1/tables").status, there.get("/api/v1/tables").status), (200, 401));
    assert_eq!(sign_in(&server.guest(), "Aleksandra", "a quite new one").status, 303);
}

#[test]
fn all_of_ones_data_is_one_file() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    let (ola, _) = keep(&server, &ola, "Ola");
    let decision = ola.moves(&table).0.unwrap();
    ola.play(&table, decision, "bet green");
    let decision = jan.moves(&table).0.unwrap();
    jan.play(&table, decision, "bet blue");
    let reply = ola.as_browser().get("/you/data");
    assert!(reply.header("content-disposition").starts_with("attachment"), "{:?}", reply.headers);
    let data = reply.json();
    assert_eq!((&data["name"], &data["tables"][0]["table"]), (&json!("Ola"), &json!(table)));
    let did = data["tables"][0]["entries"].to_string();
    assert!(did.contains("bet green") && !did.contains("bet blue"), "{did}");
    assert!(!reply.text.contains("argon2"), "no hash, no secret");
}

#[test]
fn a_deleted_account_leaves_its_games_and_takes_its_name() {
    let server = Server::start();
    let (ola, _) = keep(&server, &server.guest(), "Wanda Wędrowna");
    let jan = server.guest();
    let table = ola.open(3, &json!({"first_seat": "1", "start_stacks": "random"}));
    let named = format!("/api/v1/tables/{table}/chairs/1");
    ola.delete(&named);
    assert_eq!(ola.put(&named, &json!({"name": "Wanda Wędrowna"})).status, 200);
    jan.sit(&table, 2, "Jan");
    ola.seat_bot(&table, 3, "random");
    jan.start(&table);
    let decision = ola.moves(&table).0.unwrap();
    ola.play(&table, decision, "bet green");
    assert!(jan.as_browser().get(&format!("/t/{table}")).text.contains("Wanda"));
    assert_eq!(ola.as_browser().form("/you/delete", "passphrase=wrong+horse").status, 422);
    let gone = ola.as_browser().form("/you/delete", &format!("passphrase={}", encoded(GOOD)));
    assert_eq!((gone.status, gone.header("location")), (303, "/"));
    assert_eq!(ola.get("/api/v1/tables").status, 401);
    assert_eq!(sign_in(&server.guest(), "Wanda Wędrowna", GOOD).status, 422);
    let page = jan.as_browser().get(&format!("/t/{table}")).text;
    assert!(!page.contains("Wanda"), "{page}");
    assert!(page.contains("former player"), "the history says so");
    let mut server = server;
    server.restart();
    let page = jan.as_browser().get(&format!("/t/{table}")).text;
    assert!(!page.contains("Wanda") && page.contains("former player"), "{page}");
    let file = std::fs::read(server.folder.path().join("stolik.db")).unwrap();
    let name = "Wanda Wędrowna".as_bytes();
    server.stop();
    drop(file);
    let file = std::fs::read(server.folder.path().join("stolik.db")).unwrap();
    assert!(!file.windows(name.len()).any(|bytes| bytes == name), "nothing of the name is left on the disk");
    server.go_on();
    let (_, _) = keep(&server, &server.guest(), "Wanda Wędrowna");
}

#[test]
fn the_number_of_tables_that_wait_is_kept_current() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    let mut stream = ola.as_browser().stream("/you/stream");
    stream.until("data-count=\"1\"");
    let other = ola.open(2, &json!({"two_players": "on", "first_seat": "1", "start_stacks": "random"}));
    ola.seat_bot(&other, 2, "random");
    ola.start(&other);
    stream.until("data-count=\"2\"");
    let mut at_a_table = jan.as_browser().stream(&format!("/t/{table}/stream?from=0"));
    let decision = ola.moves(&table).0.unwrap();
    ola.play(&table, decision, "bet green");
    stream.until("data-count=\"1\"");
    at_a_table.until("data-count=\"1\"");
    assert!(!server.stranger().get("/").text.contains("data-count"));
}

/// Two people who have played with each other.
fn two_who_played(server: &Server) -> [Client; 2] {
    let ([ola, jan], _) = server.playing();
    [ola, jan]
}

/// The alias by which a page calls somebody.
pub(crate) fn alias(page: &str, name: &str) -> String {
    let row = page.split("<li>").find(|row| row.contains(name)).unwrap_or_else(|| panic!("{page}"));
    row.split("name=\"who\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

#[test]
fn people_with_whom_one_has_played_are_invited_and_blocked() {
    let server = Server::start();
    let [ola, jan] = two_who_played(&server);
    let (ola, jan) = (ola.as_browser(), jan.as_browser());
    let mut bell = jan.stream("/you/stream");
    let people = ola.get("/you/people").text;
    assert!(!people.contains(&jan.get("/you/people").text) && people.contains("Jan"), "{people}");
    let who = alias(&people, "Jan");
    let opened = ola.form("/you/invite", &format!("who={who}&game=keltis"));
    assert_eq!(opened.status, 303, "{}", opened.text);
    let table = opened.header("location").to_owned();
    bell.until("data-count=\"1\"");
    let tables = jan.get("/you/tables").text;
    assert!(tables.contains("invites you") && tables.contains(&table), "{tables}");
    assert_eq!(jan.form(&format!("{table}/sit"), "seat=2&name=Jan").status, 303);
    assert!(!jan.get("/you/tables").text.contains("invites you"), "the invitation is answered");
    // From the waiting room of another table; nobody else's alias, and nobody's id, does anything.
    let room = ola.form("/tables", "game=camel-up&seats=3").header("location").to_owned();
    assert!(ola.get(&room).text.contains(&who));
    assert!(!jan.get(&room).text.contains("name=\"who\""));
    for who in [alias(&jan.get("/you/people").text, "Ola"), "nobody".to_owned()] {
        assert_eq!(ola.form(&format!("{room}/invite"), &format!("who={who}")).status, 404);
    }
    assert_eq!(
        jan.form(&format!("{room}/invite"), &format!("who={who}")).status,
        403,
        "he does not sit here"
    );
    assert_eq!(ola.form(&format!("{room}/invite"), &format!("who={who}")).status, 303);
    assert!(jan.get("/you/tables").text.contains(&room));
    let decline = format!("/you/invitations/{}/decline", room.trim_start_matches("/t/"));
    assert_eq!(jan.form(&decline, "").status, 303);
    assert!(!jan.get("/you/tables").text.contains(&room));
    // Who is blocked is told nothing of it.
    let other = alias(&jan.get("/you/people").text, "Ola");
    assert_eq!(jan.form("/you/block", &format!("who={other}&blocked=yes")).status, 303);
    assert_eq!(ola.form(&format!("{room}/invite"), &format!("who={who}")).status, 303);
    assert!(!jan.get("/you/tables").text.contains("invites you"));
    assert_eq!(jan.form("/you/block", &format!("who={other}&blocked=no")).status, 303);
    assert_eq!(ola.form(&format!("{room}/invite"), &format!("who={who}")).status, 303);
    assert!(jan.get("/you/tables").text.contains("invites you"));
}

#[test]
fn a_short_code_leads_to_an_open_table_only() {
    let server = Server::start();
    let ola = server.guest();
    let table = ola.open(3, &json!({}));
    let path = format!("/t/{table}");
    let page = ola.as_browser().get(&path).text;
    let code = page.split("translate=\"no\">").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let jan = server.guest().as_browser();
    let spoken = code.replace('-', "+").to_uppercase();
    let found = jan.form("/join", &format!("code={spoken}"));
    assert_eq!((found.status, found.header("location")), (303, path.as_str()), "{}", found.text);
    assert!(ola.as_browser().get(&path).text.contains(&code), "it stays the same");
    let unknown = jan.form("/join", "code=otter-1");
    assert!(unknown.status == 404 && unknown.text.contains("value=\"otter-1\""), "{}", unknown.text);
    ola.as_browser().form(&format!("{path}/fill"), "");
    assert_eq!(jan.form("/join", &format!("code={code}")).status, 404, "the game has begun");
    let strict = Server::strict();
    let guest = strict.guest().as_browser();
    let tries: Vec<_> = (0..12).map(|n| guest.form("/join", &format!("code=otter-{n}")).status).collect();
    assert_eq!(tries[..10], [404; 10]);
    assert_eq!(tries[10..], [429; 2]);
}

#[test]
fn public_tables_are_listed_by_game() {
    let server = Server::start();
    let ola = server.guest();
    for game in ["keltis", "sobek"] {
        ola.post("/api/v1/tables", &json!({"game": game, "seats": 2, "public": true}));
    }
    let jan = server.guest().as_browser();
    let rows = |path: &str| jan.get(path).text.matches("href=\"/t/").count();
    assert_eq!([rows("/"), rows("/?game=keltis"), rows("/?game=camel-up")], [2, 1, 0]);
    assert_eq!(rows("/lists?game=sobek"), 1);
    // Three that wait stand before the games, and the others after them.
    for _ in 0..2 {
        ola.post("/api/v1/tables", &json!({"game": "keltis", "seats": 2, "public": true}));
    }
    let lobby = jan.get("/").text;
    let (before, after) = lobby.split_once("class=\"games\"").unwrap_or_else(|| panic!("{lobby}"));
    assert_eq!([before, after].map(|part| part.matches("href=\"/t/").count()), [3, 1], "{lobby}");
    let missing = jan.get("/t/nothing");
    assert!(
        missing.status == 404 && missing.text.contains("no such table") && missing.text.contains("/join")
    );
}

#[test]
fn settings_follow_an_account_and_stay_with_a_guest_in_its_cookies() {
    let server = Server::start();
    let guest = server.guest().as_browser();
    let page = guest.get("/settings").text;
    assert!(page.contains("name=\"sound\"") && page.contains("name=\"palette\""), "{page}");
    let chosen =
        "size=large&sound=quiet&theme=dark&palette=safe&confirm=on&keys=on&odds=hidden&speed=quick&lang=pl";
    let reply = guest.form("/settings", &format!("{chosen}&back=/settings"));
    assert_eq!((reply.status, reply.header("location")), (303, "/settings#saved"));
    let cookies = reply.headers.iter().filter(|(name, _)| name == "set-cookie");
    assert_eq!(cookies.count(), 9, "one each");
    let bad = guest.form("/settings", "size=huge&sound=1&theme=x&other=y");
    assert!(bad.status == 303 && bad.header("set-cookie").is_empty(), "{:?}", bad.headers);
    let (here, _) = keep(&server, &server.guest(), "Ola");
    assert_eq!(here.as_browser().form("/settings", chosen).status, 303);
    let there = made(&server, &sign_in(&server.guest(), "Ola", GOOD));
    let page = there.as_browser().get("/").text;
    for part in [
        "lang=\"pl\"",
        "data-theme=\"dark\"",
        "data-size=\"large\"",
        "data-palette=\"safe\"",
        "data-sound=\"quiet\"",
        "data-odds=\"hidden\"",
        "data-keys=\"on\"",
        "data-confirm=\"Na pewno?\"",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
}

#[test]
fn who_has_left_a_game_and_is_deleted_is_forgotten_there_too() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    let (jan, _) = keep(&server, &jan, "Jan");
    assert_eq!(jan.as_browser().form(&format!("/t/{table}/leave"), "seat=2").status, 303);
    assert!(ola.as_browser().get(&format!("/t/{table}")).text.contains("Jan"));
    let deleted = jan.as_browser().form("/you/delete", &format!("passphrase={}", encoded(GOOD)));
    assert_eq!(deleted.status, 303, "{}", deleted.text);
    let page = ola.as_browser().get(&format!("/t/{table}")).text;
    assert!(!page.contains("Jan") && page.contains("former player"), "{page}");
}
