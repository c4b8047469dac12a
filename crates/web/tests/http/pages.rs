//! The pages without a browser: headers, forms, links that work once.

use crate::rival::play_to_the_end;
use crate::server::{Client, Server, too_often};
use serde_json::json;
use std::collections::BTreeSet;
use store::{Filter, SqliteStore, Store};

/// How many tables are stored.
pub(crate) fn stored(server: &Server) -> usize {
    let path = server.folder.path().join("stolik.db");
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = SqliteStore::open(path).await.unwrap();
        let tables = store.list(&Filter::default()).await.unwrap().len();
        store.close().await.unwrap();
        tables
    })
}

#[test]
fn every_reply_carries_the_security_headers() {
    let server = Server::start();
    for path in ["/", "/nothing", "/rules/camel-up", "/api/v1/games", "/api/v1/tables/x", "/t/x", "/health"] {
        let reply = server.stranger().get(path);
        let policy = reply.header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(reply.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(reply.header("x-frame-options"), "DENY", "{path}");
        assert_eq!(reply.header("cache-control"), "private, no-cache", "{path}");
    }
}

#[test]
fn pages_have_no_inline_script_or_style() {
    let server = Server::start();
    let ola = server.guest();
    let table = ola.open(3, &json!({}));
    let room = ola.as_browser().get(&format!("/t/{table}")).text;
    ola.seat_bot(&table, 2, "random");
    ola.seat_bot(&table, 3, "random");
    ola.start(&table);
    let game = ola.as_browser().get(&format!("/t/{table}")).text;
    for page in [server.stranger().get("/").text, room, game, server.stranger().get("/rules/camel-up").text] {
        for inline in [" style=\"", "<style", " onclick=", " onload=", "javascript:"] {
            assert!(!page.contains(inline), "{inline}");
        }
        assert!(page.matches("<script").count() == page.matches("<script src=").count());
    }
}

#[test]
fn one_click_starts_a_game() {
    let server = Server::start();
    let ola = server.guest().as_browser();
    let reply = ola.form("/tables", "game=camel-up&quick=1");
    assert_eq!(reply.status, 303, "{}", reply.text);
    // The page that this leads to sends its one form by itself.
    let page = ola.get(reply.header("location")).text;
    let start = page.split("data-begin").next().unwrap().rsplit("action=\"").next().unwrap();
    let begun = ola.form(start.split('"').next().unwrap(), "word=abc");
    let page = ola.get(begun.header("location")).text;
    assert!(page.contains("id=\"board-area\"") && !page.contains("value=\"stack "), "no camel is asked for");
    assert!(reply.headers.iter().any(|(name, value)| name == "set-cookie" && value.starts_with("tables=")));
}

#[test]
fn a_table_is_set_up_by_form_and_joined_by_link() {
    let server = Server::start();
    let (ola, jan) = (server.guest().as_browser(), server.guest().as_browser());
    let form = "game=camel-up&seats=3&name=Ola&word=&chair2=person&chair3=odds&odds=on&option-first_seat=2";
    let made = ola.form("/tables", form);
    let link = made.header("location").to_owned();
    assert!(ola.get(&format!("{link}/qr.svg")).text.contains("<svg"));
    assert_eq!(jan.form(&format!("{link}/start"), "").status, 403, "who does not sit does not start");
    assert_eq!(jan.form(&format!("{link}/sit"), "seat=2&name=%C5%81ucja&word=x").status, 303);
    assert_eq!(ola.form(&format!("{link}/start"), "").status, 303);
    let page = jan.with("accept-language", "pl").get(&link).text;
    assert!(page.contains("Łucja") && page.contains("lang=\"pl\""));
    let bad = ola.form("/tables", "game=camel-up&seats=3&chair2=hal&chair3=odds");
    assert_eq!(bad.status, 422);
    assert_eq!(ola.form("/tables", "game=camel-up&seats=many").status, 422);
}

/// `CU-2.1`: two may play with an option, which a table for two has on; for one there is none.
#[test]
fn a_table_for_two_has_the_option_that_two_need() {
    let server = Server::start();
    let ola = server.guest().as_browser();
    let made = ola.form("/tables", "game=camel-up&seats=2&name=Ola&option-two_players=off");
    assert_eq!(made.status, 303, "{}", made.text);
    let table = made.header("location").split(['/', '?']).nth(2).unwrap();
    assert_eq!(ola.get(&format!("/api/v1/tables/{table}")).json()["options"]["two_players"], "on");
    assert_eq!(ola.form("/tables", "game=camel-up&seats=1&name=Ola").status, 422);
}

#[test]
fn language_and_theme_are_kept_and_nobody_is_sent_away() {
    let server = Server::start();
    let ola = server.guest().as_browser();
    let reply = ola.form("/settings", "lang=pl&back=/rules/camel-up");
    assert_eq!(reply.header("location"), "/rules/camel-up");
    assert!(reply.headers.iter().any(|(_, value)| value.starts_with("lang=pl")));
    assert_eq!(ola.form("/settings", "theme=dark&back=//evil.example").header("location"), "/");
    let polish = server.stranger().with("cookie", "lang=pl; theme=dark").get("/").text;
    assert!(polish.contains("lang=\"pl\"") && polish.contains("data-theme=\"dark\""));
}

#[test]
fn assets_are_kept_by_browsers_and_unknown_ones_are_not_found() {
    let server = Server::start();
    let page = server.stranger().get("/").text;
    let css =
        page.split("href=\"").find(|part| part.contains("house.css")).unwrap().split('"').next().unwrap();
    let reply = server.stranger().get(css);
    assert!(reply.header("cache-control").contains("immutable"));
    assert!(reply.header("set-cookie").is_empty(), "a reply kept for all carries nobody's cookie");
    assert_eq!(server.stranger().get("/assets/x/../../etc/passwd").status, 404);
}

#[test]
fn assets_are_counted_and_asked_for_once() {
    let server = Server::strict();
    let page = server.stranger().get("/").text;
    let css = page.split("href=\"").find(|part| part.contains("house.css")).unwrap();
    let css = css.split('"').next().unwrap();
    let plain = server.stranger().get(css);
    let mut tags = vec![plain.header("etag").to_owned()];
    for coding in ["br", "gzip"] {
        let browser = server.stranger().with("accept-encoding", coding);
        assert!(browser.bytes(css) * 3 < plain.text.len(), "{coding}");
        let tag = browser.tag(css);
        let again = browser.with("if-none-match", tag.clone()).get(css);
        assert_eq!((again.status, again.text.as_str()), (304, ""));
        assert_eq!((again.header("etag"), again.header("vary")), (tag.as_str(), "accept-encoding"));
        assert!(again.header("cache-control").contains("immutable"));
        tags.push(tag);
    }
    tags.dedup();
    assert_eq!(tags.len(), 3, "each form has a name of its own");
    let old = server.stranger().get("/assets/0123456789ab/css/house.css");
    assert_eq!((old.status, old.header("cache-control")), (200, "no-cache"), "not this build's address");
    let (_, asked) = too_often(|| server.stranger().get(css));
    assert!(asked > 500, "{asked}");
    assert_eq!(server.stranger().with("x-forwarded-for", "9.9.9.9").get(css).status, 200);
}

#[test]
fn what_is_refused_opens_no_table() {
    let server = Server::start();
    let ola = server.guest().as_browser();
    let long = "x".repeat(65);
    for (form, status) in [
        ("game=chess&quick=1", 404),
        ("game=camel-up&seats=99999999999", 422),
        ("game=camel-up&seats=3&chair2=hal", 422),
        (&format!("game=camel-up&quick=1&name={long}"), 422),
    ] {
        let reply = ola.form("/tables", form);
        assert_eq!(reply.status, status, "{form}: {}", reply.text);
        assert!(reply.text.contains("<main"), "{form}: a page says why");
    }
    assert_eq!(stored(&server), 0);
    let opened = ola.form("/tables", "game=camel-up&quick=1");
    let link = opened.header("location").trim_end_matches("?begin").to_owned();
    assert_eq!(ola.form(&format!("{link}/start"), &format!("word={long}")).status, 422);
    assert_eq!(ola.form(&format!("{link}/start"), "word=w").status, 303);
    let early = ola.form(&format!("{link}/rematch"), "");
    assert_eq!(early.status, 409, "a running game has no rematch");
    assert_eq!(stored(&server), 1);
    let reply = ola.form(&format!("{link}/play"), "decision=first&move=roll");
    assert!(reply.status == 422 && reply.text.contains("<main"), "{}", reply.text);
}

#[test]
fn a_double_click_is_answered_as_done() {
    let server = Server::start();
    let (ola, jan) = (server.guest(), server.guest().as_browser());
    let table = ola.open(3, &json!({}));
    for _ in 0..2 {
        assert_eq!(jan.form(&format!("/t/{table}/sit"), "seat=2&name=Jan").status, 303);
    }
    assert_eq!(jan.form(&format!("/t/{table}/sit"), "seat=3&name=Jan").status, 409);
    for _ in 0..2 {
        assert_eq!(ola.as_browser().form(&format!("/t/{table}/fill"), "").status, 303);
        assert_eq!(jan.form(&format!("/t/{table}/start"), "").status, 303);
    }
}

#[test]
fn a_waiting_room_that_comes_late_hears_of_the_start() {
    let server = Server::start();
    let ola = server.guest();
    let table = ola.open(3, &json!({}));
    let room = ola.as_browser().get(&format!("/t/{table}")).text;
    let stream = room.split("hx-sse:connect=\"").nth(1).unwrap().split('"').next().unwrap();
    ola.seat_bot(&table, 2, "random");
    ola.seat_bot(&table, 3, "random");
    ola.start(&table);
    ola.as_browser().stream(stream).until("event: reload");
}

/// What a browser loads to show a page for the first time, in bytes and requests: all that it links to, compressed, but
/// for the fonts of letters that its language lacks.
fn weight(reader: &Client, path: &str) -> (usize, usize) {
    let page = reader.get(path).text;
    let mut files: BTreeSet<String> = ["href=\"", "src=\""]
        .iter()
        .flat_map(|start| page.split(start).skip(1))
        .filter_map(|rest| rest.split('"').next())
        .filter(|path| path.starts_with("/assets/"))
        .map(str::to_owned)
        .collect();
    for style in files.clone().iter().filter(|path| path.contains("/css/")) {
        let folder = style.split("/css/").next().unwrap();
        let text = reader.get(style).text;
        let fonts = text.split("../fonts/").skip(1).filter_map(|rest| rest.split('"').next());
        let usual = fonts.filter(|font| !font.ends_with("-more.woff2"));
        files.extend(usual.map(|font| format!("{folder}/fonts/{font}")));
    }
    let packed = reader.clone().with("accept-encoding", "br, gzip");
    let bytes = files.iter().map(|path| packed.bytes(path)).sum::<usize>() + packed.bytes(path);
    (bytes, 1 + files.len())
}

#[test]
fn pages_come_light_and_in_few_requests() {
    let server = Server::start();
    let ola = server.guest();
    let mut pages = vec![("lobby", "/".to_owned()), ("rules", "/rules/sobek".to_owned())];
    for kind in games::KINDS {
        let most = *kind.seats().end();
        let reply = ola.post("/api/v1/tables", &json!({"game": kind.id(), "seats": most}));
        let table = reply.json()["table"].as_str().unwrap().to_owned();
        ola.sit(&table, 1, "Ola");
        (2..=most).for_each(|seat| ola.seat_bot(&table, seat, "random"));
        ola.start(&table);
        pages.push((kind.id(), format!("/t/{table}")));
    }
    let in_language = |lang| {
        let reader = ola.as_browser().with("accept-language", lang);
        pages.iter().map(move |(name, path)| ((lang, name), weight(&reader, path))).collect::<Vec<_>>()
    };
    // Beside these a page has its stream.
    let weights = ["en", "pl"].into_iter().flat_map(in_language);
    let heavy: Vec<_> = weights.filter(|&(_, (bytes, requests))| bytes >= 100_000 || requests > 6).collect();
    assert!(heavy.is_empty(), "bytes and requests: {heavy:?}");
}

#[test]
fn the_result_of_a_game_that_goes_on_leads_back_to_its_table() {
    let server = Server::start();
    let ([_ola], table) = server.playing();
    let stranger = server.stranger().with("accept-language", "en");
    let reply = stranger.get(&format!("/t/{table}/result"));
    assert_eq!(reply.status, 409);
    assert!(reply.text.contains(&format!("href=\"/t/{table}\"")), "{}", reply.text);
    assert!(!stranger.get("/t/nowhere/result").text.contains("href=\"/t/nowhere\""));
}

#[test]
fn who_left_comes_back_and_all_are_told() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    let [ola, jan, stranger] = [ola.as_browser(), jan.as_browser(), server.stranger()];
    let page = format!("/t/{table}");
    let back = "Take your chair again";
    let [ola, jan, stranger] = [ola, jan, stranger].map(|client| client.with("accept-language", "en"));
    assert_eq!(jan.form(&format!("{page}/leave"), "seat=2").status, 303);
    for (who, sees) in [(&ola, false), (&jan, true), (&stranger, false)] {
        let seen = who.get(&page).text;
        assert!(seen.contains("has left the table"), "{seen}");
        assert!(seen.contains("href=\"#tray\">To your move"), "what is asked is one step away");
        assert_eq!(seen.contains(back), sees);
    }
    assert_eq!(stranger.form(&format!("{page}/sit"), "seat=2&name=Ewa").status, 409);
    assert_eq!(ola.form(&format!("{page}/sit"), "seat=2&name=Ola").status, 409);
    assert_eq!(jan.form(&format!("{page}/sit"), "seat=2").status, 303);
    let seen = jan.get(&page).text;
    assert!(seen.contains("is back and plays on") && !seen.contains(back), "{seen}");
}

#[test]
fn who_left_before_the_end_is_named_in_what_is_told_of_the_game() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    let told = jan.as_browser().with("accept-language", "en");
    let seat = |client: &Client| client.table(&table)["chairs"][1].clone();
    assert_eq!(told.form(&format!("/t/{table}/leave"), "seat=2").status, 303);
    assert!(seat(&ola)["name"].is_null() && seat(&ola)["bot"].is_string(), "{}", seat(&ola));
    play_to_the_end(&[&ola], &table, |_| ());
    assert_eq!((&seat(&ola)["name"], &seat(&ola)["bot"]), (&json!("Jan"), &json!(null)));
    let of_ola = ola.as_browser().with("accept-language", "en");
    let result = of_ola.get(&format!("/t/{table}/result")).text;
    assert!(result.contains("Jan left before the end;"), "{result}");
    for page in ["/you/tables", "/you/people", &format!("/t/{table}/replay"), &format!("/t/{table}")] {
        let page = of_ola.get(page).text;
        assert!(page.contains("Jan"), "{page}");
    }
    assert!(of_ola.get(&format!("/t/{table}/record")).text.contains("[Seat2 \"Jan\"]"));
    let own = told.get("/you/tables").text;
    assert!(own.contains(&table), "the game is among those that Jan has played: {own}");
}
