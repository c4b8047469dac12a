//! A private house, its greeting, and tables that its host closes.

use crate::people::{encoded, keep};
use crate::server::{Client, Server};
use serde_json::json;
use store::{AnyStore, Place};
use web::desk;

/// Does something at the host's desk, beside the running server.
fn at_the_desk<T, F: Future<Output = T>>(server: &Server, does: impl FnOnce(AnyStore) -> F) -> T {
    let place = Place::File(server.folder.path().join("stolik.db"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async { does(AnyStore::open(&place).await.unwrap()).await })
}

fn invitation(server: &Server) -> String {
    at_the_desk(server, |store| async move { desk::invitation(&store, i64::MAX).await.unwrap() })
}

fn opens(client: &Client) -> u16 {
    client.post("/api/v1/tables", &json!({"game": "keltis", "seats": 2})).status
}

#[test]
fn in_a_private_house_only_invited_people_open_tables() {
    let server = Server::private("");
    let guest = server.guest();
    let refused = guest.post("/api/v1/tables", &json!({"game": "keltis", "seats": 2}));
    assert_eq!((refused.status, refused.json()["type"].as_str()), (403, Some("private-house")));
    let browser = guest.as_browser();
    let lobby = browser.get("/").text;
    assert!(lobby.contains("only people invited by its host") && !lobby.contains("lobby-go"), "{lobby}");
    assert_eq!(browser.get("/new/keltis").status, 403);
    let record = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../stolik/tests/records/whole-game.txt"
    ))
    .unwrap();
    let kept = format!("record={}", encoded(&record));
    for (path, body) in [
        ("/tables", "game=keltis&quick=1"),
        ("/you/invite", "who=x&game=keltis"),
        ("/replay/keep", kept.as_str()),
        ("/import?name=game.txt", record.as_str()),
        ("/replay/play", &format!("{kept}&step=1")),
    ] {
        let reply = browser.form(path, body);
        assert_eq!(reply.status, 403, "{path}: {}", reply.text);
    }
    // The link of the host asks first, works once, and counts once there is an account.
    let link = invitation(&server);
    assert!(browser.get(&link).text.contains("you need an account"));
    assert_eq!(browser.form(&link, "").header("location"), "/you/keep");
    assert_eq!(opens(&guest), 403, "a guest yet");
    let (ola, _) = keep(&server, &guest, "Ola");
    assert_eq!(opens(&ola), 201);
    assert!(ola.as_browser().get("/").text.contains("lobby-go"));
    for path in [link.as_str(), "/invited/nothing"] {
        let late = server.guest().as_browser();
        assert_eq!((late.get(path).status, late.form(path, "").status), (410, 410), "{path}");
    }
    // With a link to a table everybody sits down, and goes on where an invited one goes on.
    let table = ola.open(3, &json!({"first_seat": "1"}));
    let jan = server.guest();
    jan.sit(&table, 2, "Jan");
    ola.seat_bot(&table, 3, "random");
    ola.start(&table);
    // An invited guest who signs in to an account brings the invitation along.
    let (ewa, _) = keep(&server, &server.guest(), "Ewa");
    assert_eq!(opens(&ewa), 403);
    let phone = server.guest();
    phone.as_browser().form(&invitation(&server), "");
    let signed_in = crate::people::sign_in(&phone, "Ewa", "correct horse battery");
    assert_eq!(opens(&crate::people::made(&server, &signed_in)), 201);
    // By name, and no longer.
    let (adam, _) = keep(&server, &server.guest(), "Adam");
    for (invited, status) in [(true, 201), (false, 403)] {
        at_the_desk(&server, |store| async move { desk::invite(&store, "adam", invited).await.unwrap() });
        assert_eq!(opens(&adam), status);
    }
}

#[test]
fn a_link_of_another_kind_is_not_used_up() {
    let server = Server::private("");
    // A link that carries a chair is none that invites, nor the other way round.
    let guest = server.guest();
    let link = invitation(&server);
    let token = link.strip_prefix("/invited/").unwrap();
    assert_eq!(guest.as_browser().get(&format!("/device/{token}")).status, 410);
    assert_eq!(guest.as_browser().form(&format!("/device/{token}"), "what=all").status, 410);
    assert_eq!(guest.as_browser().get(&link).status, 200, "it still invites");
}

#[test]
fn the_house_greets_in_the_lobby_alone_and_in_plain_text() {
    let server = Server::private("Quiz <b>on Friday</b> & more");
    let guest = server.guest().as_browser();
    let greeting = "Quiz &lt;b&gt;on Friday&lt;/b&gt; &amp; more";
    assert!(guest.get("/").text.contains(greeting));
    assert!(!guest.get("/settings").text.contains("Friday"));
    assert!(!Server::start().guest().as_browser().get("/").text.contains("motd"));
}

#[test]
fn a_table_that_the_host_closes_can_be_looked_at_and_nothing_else() {
    let mut server = Server::start();
    let ([ola, jan], table) = server.playing();
    let decision = ola.moves(&table).0.unwrap();
    ola.play(&table, decision, "bet green");
    let id = table.parse().unwrap();
    at_the_desk(&server, |store| async move {
        hall::close_table(&store, games::KINDS, &id, 1).await.unwrap();
    });
    // The running server has it in memory, and learns of it with the next move.
    let decision = jan.moves(&table).0.unwrap();
    let late = jan.play(&table, decision, "bet blue");
    assert_eq!((late.status, late.json()["type"].as_str()), (409, Some("table-shut")), "{}", late.text);
    for restarted in [false, true] {
        if restarted {
            server.restart();
        }
        let page = jan.as_browser().get(&format!("/t/{table}")).text;
        assert!(page.contains("has closed this table") && !page.contains("id=\"moves\""), "{page}");
        assert_eq!(jan.moves(&table).0, None);
        assert_eq!(jan.table(&table)["status"], json!("finished"));
        assert_eq!(ola.as_browser().form(&format!("/t/{table}/take-back"), "").status, 409);
        assert_eq!(ola.as_browser().form(&format!("/t/{table}/rematch"), "").status, 409);
        assert_eq!(ola.as_browser().get(&format!("/t/{table}/result")).status, 409);
        assert_eq!(ola.as_browser().get(&format!("/t/{table}/replay")).status, 200);
        let tables = jan.as_browser().get("/you/tables").text;
        assert!(!tables.contains("Waiting for"), "{tables}");
        assert!(tables.contains(&table) && !jan.as_browser().get("/").text.contains("data-count"));
    }
}

#[test]
fn lost_words_are_replaced_at_the_desk() {
    let server = Server::start();
    let (ola, old) = keep(&server, &server.guest(), "Ola");
    let new = at_the_desk(&server, |store| async move {
        let listed = desk::accounts(&store, "OL").await.unwrap();
        assert_eq!((listed.len(), listed[0].sessions, listed[0].invited), (1, 1, false));
        assert!(desk::accounts(&store, "ewa").await.unwrap().is_empty());
        assert!(matches!(desk::reset(&store, "Ewa").await, Err(desk::DeskError::Nobody(_))));
        desk::reset(&store, "ola").await.unwrap().join(" ")
    });
    let recover = |words: &str| {
        let body = format!("name=Ola&recovery={}&new-passphrase=another+long+one", words.replace(' ', "+"));
        server.guest().as_browser().form("/you/recover", &body).status
    };
    assert_eq!((recover(&old), recover(&new)), (422, 303));
    assert_eq!(ola.get("/api/v1/tables").status, 401, "all sessions have ended");
}
