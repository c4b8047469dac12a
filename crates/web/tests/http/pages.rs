//! The pages without a browser: headers, forms, links that work once.

use crate::server::Server;
use serde_json::json;

#[test]
fn every_reply_carries_the_security_headers() {
    let server = Server::start();
    for path in ["/", "/nothing", "/rules/camel-up", "/api/v1/games", "/api/v1/tables/x", "/t/x", "/health"] {
        let reply = server.stranger().get(path);
        let policy = reply.header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(reply.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(reply.header("x-frame-options"), "DENY", "{path}");
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
    let reply = ola.form("/tables", "game=camel-up&quick=1&word=abc");
    assert_eq!(reply.status, 303, "{}", reply.text);
    let page = ola.get(reply.header("location"));
    assert!(page.text.contains("id=\"board-area\""));
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

#[test]
fn a_seat_moves_to_another_device_once() {
    let server = Server::start();
    let guest = server.guest();
    let table = guest.open(3, &json!({}));
    let page = guest.as_browser().form(&format!("/t/{table}/device"), "").text;
    let token: String =
        page.split("/device/").nth(1).unwrap().chars().take_while(char::is_ascii_hexdigit).collect();
    let phone = server.stranger().with("sec-fetch-site", "same-origin");
    assert_eq!(phone.get(&format!("/device/{token}")).status, 200, "a preview does not use it up");
    let taken = phone.form(&format!("/device/{token}"), "");
    assert_eq!(taken.status, 303);
    let cookies: Vec<_> = taken.headers.iter().filter(|(name, _)| name == "set-cookie").collect();
    assert!(cookies.iter().any(|(_, cookie)| cookie.contains(guest.token.as_ref().unwrap())));
    assert_eq!(phone.form(&format!("/device/{token}"), "").status, 410);
    let stranger = server.guest().as_browser().form(&format!("/t/{table}/device"), "");
    assert_eq!(stranger.status, 403);
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
        page.split("href=\"").find(|part| part.contains("base.css")).unwrap().split('"').next().unwrap();
    let reply = server.stranger().get(css);
    assert!(reply.header("cache-control").contains("immutable"));
    assert!(reply.header("set-cookie").is_empty(), "a reply kept for all carries nobody's cookie");
    assert_eq!(server.stranger().get("/assets/x/../../etc/passwd").status, 404);
}
