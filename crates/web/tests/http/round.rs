//! One device that goes round, and a screen that all see.

use crate::devices::{grants, link, revoke};
use crate::server::{Client, Reply, Server};
use serde_json::json;

/// The same browser with the cookies of a reply besides.
fn browser(server: &Server, owner: &Client, reply: &Reply) -> Client {
    let cookies = reply.headers.iter().filter(|(name, _)| name == "set-cookie");
    let kept: Vec<_> = cookies.filter_map(|(_, cookie)| cookie.split(';').next()).collect();
    let all = format!("stolik={}; {}", owner.token(), kept.join("; "));
    server.stranger().with("cookie", all).with("sec-fetch-site", "same-origin").with("accept-language", "en")
}

#[test]
fn a_device_goes_round_with_a_curtain_between_the_hands() {
    let server = Server::start();
    let ola = server.guest();
    let reply = ola.post("/api/v1/tables", &json!({"game": "sobek", "seats": 2}));
    let table = reply.json()["table"].as_str().unwrap().to_owned();
    ola.sit(&table, 1, "Ola");
    let path = format!("/t/{table}");
    let seated = ola.as_browser().form(&format!("{path}/beside"), "seat=2&name=Jan");
    assert_eq!(seated.status, 303, "{}", seated.text);
    let device = browser(&server, &ola, &seated);
    assert!(device.get(&path).text.contains("Jan"));
    // Both look at the table, as their device does.
    let mut looks = device.stream(&format!("{path}/stream"));
    looks.next_event();
    assert!(!server.stranger().get(&path).text.contains("is-away"));
    assert_eq!(device.form(&format!("{path}/start"), "").status, 303);
    let hidden = |text: &str| text.contains("id=\"moves\"") || text.contains("id=\"board-area\"");
    let curtain = device.get(&path).text;
    assert!(curtain.contains("Pass the device on") && !hidden(&curtain), "{curtain}");
    // Who is asked takes the device; who is not may look.
    let offered = |text: &str| {
        let on_turn = text.split("btn btn-main\" name=\"seat\"").nth(1).unwrap_or_default();
        ["Ola", "Jan"]
            .map(|name| on_turn.split("</button>").next().unwrap().contains(&format!("I am {name}")))
    };
    assert!(offered(&curtain) == [true, false] || offered(&curtain) == [false, true], "{curtain}");
    assert!(curtain.contains("Ola looks") != curtain.contains("Jan looks"), "{curtain}");
    // Behind the curtain the device is a stranger, for programs too.
    let view = device.get(&format!("/api/v1/tables/{table}")).json();
    assert_eq!(view["open"]["seat"], json!(null));
    let mut turns = Vec::new();
    for _ in 0..6 {
        let asked = device.get(&path).text;
        let seat = asked.split("btn-main\" name=\"seat\" value=\"").nth(1).unwrap().chars().next().unwrap();
        turns.push(seat);
        assert_eq!(device.form(&format!("{path}/round"), &format!("seat={seat}")).status, 303);
        let own = device.get(&format!("/api/v1/tables/{table}")).json();
        assert_eq!(own["open"]["seat"].as_u64().unwrap().to_string(), seat.to_string());
        let stream = device.get(&path).text;
        assert!(hidden(&stream));
        // As long as one is to decide, the device stays.
        while let (Some(decision), moves) = device.moves(&table) {
            assert_eq!(device.play_as_browser(&path, decision, &moves[0]), 303);
        }
        device.stream(&format!("{path}/stream?from=0")).until("event: reload");
        assert!(device.get(&path).text.contains("id=\"curtain\""));
    }
    assert!(turns.contains(&'1') && turns.contains(&'2'), "{turns:?}");
    let other = ola.as_browser().form(&format!("{path}/round"), "seat=1");
    assert_eq!(other.status, 404, "without its cookie no device goes round");
}

#[test]
fn a_device_from_which_a_chair_was_taken_back_holds_it_no_more() {
    let server = Server::start();
    let [ola, phone, ewa] = [server.guest(), server.guest(), server.guest()];
    let reply = ola.post("/api/v1/tables", &json!({"game": "keltis", "seats": 3}));
    let table = reply.json()["table"].as_str().unwrap().to_owned();
    let path = format!("/t/{table}");
    ola.sit(&table, 1, "Ola");
    assert_eq!(phone.as_browser().form(&link(&ola, &table, "chair"), "").status, 303);
    let seated = phone.as_browser().form(&format!("{path}/beside"), "seat=2&name=Jan");
    assert_eq!(seated.status, 303, "{}", seated.text);
    let device = browser(&server, &phone, &seated);
    ewa.sit(&table, 3, "Ewa");
    ola.start(&table);
    let hold = |seat: u8| {
        let status = device.form(&format!("{path}/round"), &format!("seat={seat}")).status;
        let seat = device.get(&format!("/api/v1/tables/{table}")).json()["open"]["seat"].as_u64();
        (status, seat)
    };
    assert_eq!((hold(2), hold(1)), ((303, Some(2)), (303, Some(1))));
    let devices = ola.as_browser().get(&format!("{path}/device"));
    assert_eq!(revoke(&ola, &table, grants(&devices)[0]).status, 303);
    let view = device.get(&format!("/api/v1/tables/{table}")).json();
    assert_eq!((&view["open"]["seat"], &view["view"]["private"]), (&json!(null), &json!(null)));
    let curtain = device.get(&path).text;
    let offers = |name: &str| {
        [format!("I am {name}"), format!("{name} looks")].iter().any(|words| curtain.contains(words))
    };
    assert!(offers("Jan") && !offers("Ola"), "{curtain}");
    assert_eq!((hold(1).1, hold(2), hold(1).1), (None, (303, Some(2)), Some(2)));
}

#[test]
fn who_left_before_the_game_watches_it_like_anybody() {
    let server = Server::start();
    let [ola, jan, sly] = [server.guest(), server.guest(), server.guest()];
    let new = json!({"game": "camel-up", "seats": 3, "watching": "never"});
    let table = ola.post("/api/v1/tables", &new).json()["table"].as_str().unwrap().to_owned();
    let path = format!("/t/{table}");
    ola.sit(&table, 1, "Ola");
    sly.sit(&table, 2, "Sly");
    let seated = sly.as_browser().form(&format!("{path}/beside"), "seat=3&name=Sly+too");
    let device = browser(&server, &sly, &seated);
    for seat in [3, 2] {
        assert_eq!(device.form(&format!("{path}/leave"), &format!("seat={seat}")).status, 303);
    }
    jan.sit(&table, 2, "Jan");
    ola.seat_bot(&table, 3, "random");
    ola.start(&table);
    for page in ["", "/screen", "/replay", "/picture.svg"] {
        assert_eq!(device.get(&format!("{path}{page}")).status, 403, "{page}");
    }
    assert_eq!(device.get(&format!("/api/v1/tables/{table}")).json()["view"], json!(null));
}

#[test]
fn a_screen_shows_what_all_may_see_and_nothing_to_press() {
    let server = Server::start();
    let ola = server.guest();
    let reply = ola.post("/api/v1/tables", &json!({"game": "keltis", "seats": 3}));
    let table = reply.json()["table"].as_str().unwrap().to_owned();
    ola.sit(&table, 1, "Ola");
    let path = format!("/t/{table}/screen");
    let room = ola.as_browser().get(&path).text;
    assert_eq!(room.matches("/chair.svg?seat=").count(), 2, "a code to each free chair");
    // Who has no camera reads where to go, and the code that is asked for there.
    let code =
        room.split("class=\"spoken\" translate=\"no\">").nth(1).and_then(|rest| rest.split('<').next());
    let joined = server.guest().as_browser().form("/join", &format!("code={}", code.expect("a code")));
    assert_eq!(joined.header("location"), format!("/t/{table}"), "{}", joined.text);
    assert!(room.contains("/join</b>") && !room.contains("<b translate=\"no\">http"), "{room}");
    assert!(server.stranger().get(&format!("/t/{table}/chair.svg?seat=2")).text.contains("<svg"));
    let mut stream = ola.as_browser().stream(&format!("/t/{table}/stream?screen=1"));
    let (jan, ewa) = (server.guest(), server.guest());
    jan.sit(&table, 2, "Jan");
    stream.until("Jan");
    ewa.sit(&table, 3, "Ewa");
    ola.start(&table);
    stream.until("event: reload");
    let clean = |text: &str| text.replace(&table, "");
    let (own, strangers) = (ola.as_browser().get(&path).text, server.stranger().get(&path).text);
    let part = |text: &str| clean(text).split("<main").nth(1).unwrap().to_owned();
    let words = |text: String| text.split("look=").next().unwrap_or_default().to_owned();
    assert_eq!(words(part(&own)), words(part(&strangers)), "whosever browser it is");
    assert!(!own.contains("name=\"move\"") && !own.contains("name=\"pick\""), "{own}");
}
