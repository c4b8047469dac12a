//! Positions set up by hand: the page, its edits, and what is made of a lawful position.

use crate::rival::play_to_the_end;
use crate::server::Server;
use serde_json::json;
use std::fmt::Write;

/// A text as the value of a field of a form.
fn encoded(text: &str) -> String {
    let mut encoded = String::new();
    text.bytes().for_each(|byte| write!(encoded, "%{byte:02X}").unwrap());
    encoded
}

/// The value of a hidden field of the page.
fn field(page: &str, name: &str) -> String {
    let input = page.split_once(&format!("name=\"{name}\"")).unwrap_or_else(|| panic!("no {name}: {page}")).1;
    let value = input.split_once("value=\"").unwrap().1.split_once('"').unwrap().0;
    value.replace("&quot;", "\"").replace("&amp;", "&")
}

#[test]
fn positions_of_all_games_are_set_up_and_played() {
    let server = Server::start();
    let client = server.guest();
    for game in ["camel-up", "camel-up-cards", "keltis", "sobek", "dragon-racer"] {
        let page = client.get(&format!("/editor/{game}?seats=3"));
        assert!(page.status == 200 && page.text.contains("can be played"), "{game}: {}", page.text);
        let position = field(&page.text, "position");
        // An unlawful draft is kept, told, and cannot be played.
        let edit = format!("position={}&at%3Aphase=%22over%22", encoded(&position));
        let unlawful = client.form(&format!("/editor/{game}"), &edit);
        assert!(
            unlawful.status == 200 && unlawful.text.contains("not right yet"),
            "{game}: {}",
            unlawful.text
        );
        assert!(!unlawful.text.contains("id=\"editor-play\""), "{game}");
        let draft = field(&unlawful.text, "position");
        let refused = client.form(&format!("/editor/{game}/play"), &format!("position={}", encoded(&draft)));
        assert_eq!(refused.status, 422, "{game}");
        // The lawful one is, and its table says where it comes from.
        let opened =
            client.form(&format!("/editor/{game}/play"), &format!("position={}&seat=2", encoded(&position)));
        assert_eq!(opened.status, 303, "{game}: {}", opened.text);
        let link = format!("/editor/{game}?position={}", encoded(&position));
        assert_eq!(field(&client.get(&link).text, "position"), position, "{game}");
        let picture = client.get(&format!("/editor/{game}/picture.svg?position={}", encoded(&position)));
        assert!(picture.status == 200 && picture.text.starts_with("<svg"), "{game}: {}", picture.text);
    }
}

#[test]
fn the_odds_of_a_position_are_those_of_its_table() {
    let server = Server::start();
    let client = server.guest();
    for game in ["camel-up", "camel-up-cards"] {
        let position = field(&client.get(&format!("/editor/{game}?seats=3")).text, "position");
        let page = client
            .form(&format!("/editor/{game}"), &format!("position={}&edit=%22odds%22", encoded(&position)));
        assert!(page.text.contains("id=\"odds\"") && page.text.contains('%'), "{game}: {}", page.text);
    }
}

#[test]
fn what_is_no_position_is_refused() {
    let server = Server::start();
    let client = server.guest();
    assert_eq!(client.get("/editor/chess").status, 404);
    for bad in ["{", "[]", "7", "{\"seats\": 99}", "{\"seats\":3,\"phase\":7}"] {
        let get = client.get(&format!("/editor/keltis?position={}", encoded(bad)));
        assert!([200, 422].contains(&get.status), "{bad}: {}", get.text);
        let picture = client.get(&format!("/editor/keltis/picture.svg?position={}", encoded(bad)));
        assert_eq!(picture.status, 422, "{bad}");
        let edit = client.form(
            "/editor/keltis",
            &format!("position={}&edit={}", encoded(bad), encoded("{\"put\":\"x\"}")),
        );
        assert!([200, 422].contains(&edit.status), "{bad}: {}", edit.text);
    }
    assert_eq!(client.form("/editor/keltis", "position=%7B%7D&edit=nonsense").status, 422);
}

#[test]
fn a_game_that_is_over_is_shown_to_messengers_and_goes_on_in_the_editor() {
    let server = Server::start();
    let players = [server.guest(), server.guest()];
    let [ola, jan] = &players;
    let reply = ola.post("/api/v1/tables", &json!({"game": "keltis", "seats": 2}));
    let table = reply.json()["table"].as_str().unwrap().to_owned();
    ola.sit(&table, 1, "Ola");
    jan.sit(&table, 2, "Jan");
    ola.start(&table);
    play_to_the_end(&[ola, jan], &table, |_| ());
    let host = format!("http://{}", server.address);
    let (page, result, again) =
        (format!("/t/{table}"), format!("/t/{table}/result"), format!("/t/{table}/replay"));
    for page in [page, result, again, "/editor/keltis".to_owned()] {
        let text = ola.as_browser().get(&page).text;
        let image = text.split_once("og:image\" content=\"").unwrap_or_else(|| panic!("{page}: {text}")).1;
        let image = image.split_once('"').unwrap().0.replace("&amp;", "&");
        let path =
            image.strip_prefix(&host).unwrap_or_else(|| panic!("{page}: {image} is not a whole address"));
        for _ in 0..2 {
            assert!(ola.body_of(path).starts_with(b"\x89PNG"), "{page}: {path}");
        }
    }
    let record = ola.get(&format!("/t/{table}/record")).text;
    let by_record = ola.form("/replay/edit", &format!("record={}&at=30", encoded(&record)));
    let by_table = ola.get(&format!("/t/{table}/replay/edit?view=open&at=30"));
    for there in [by_record, by_table] {
        assert_eq!(there.status, 303, "{}", there.text);
        let page = ola.get(there.header("location"));
        assert!(page.status == 200 && page.text.contains("can be played"), "{}", page.text);
    }
}
