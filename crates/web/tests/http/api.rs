//! Tables by JSON.

use crate::rival::play_to_the_end;
use crate::server::{Client, Server};
use serde_json::json;

/// A table with Ola, Jan and an odds bot, started.
fn three(server: &Server) -> (Client, Client, String) {
    let (ola, jan) = (server.guest(), server.guest());
    let table = ola.open(3, &json!({"first_seat": "1", "start_stacks": "random"}));
    jan.sit(&table, 2, "Jan");
    ola.seat_bot(&table, 3, "odds");
    ola.start(&table);
    (ola, jan, table)
}

#[test]
fn a_whole_game_with_a_bot_is_played_and_its_record_checks() {
    let server = Server::start();
    let (ola, jan, table) = three(&server);
    let mut stream = server.stranger().stream(&format!("/api/v1/tables/{table}/stream"));
    play_to_the_end(&[&ola, &jan], &table, |_| ());
    let standings = ola.table(&table)["standings"].clone();
    assert_eq!(standings.as_array().unwrap().len(), 3);
    stream.until("\"finished\"");
    let record =
        engine::record::Record::parse(&ola.get(&format!("/api/v1/tables/{table}/record")).text).unwrap();
    let checked = record.check(games::KINDS).unwrap();
    assert!(checked.fair_outcomes.unwrap() > 10);
    assert_eq!(serde_json::to_value(checked.game.scores()).unwrap(), standings);
}

#[test]
fn the_same_move_counts_once_and_a_late_one_is_a_conflict() {
    let server = Server::start();
    let (ola, _, table) = three(&server);
    let (decision, _) = ola.moves(&table);
    let decision = decision.unwrap();
    assert_eq!(ola.play(&table, decision, "bet green").status, 200);
    assert_eq!(ola.play(&table, decision, "bet green").status, 200, "a double click is done already");
    let late = ola.play(&table, decision, "bet pink");
    assert_eq!((late.status, late.json()["type"].as_str()), (409, Some("too-late")));
    let public = &ola.table(&table)["view"]["public"];
    let tickets = &public["players"][0]["tickets"];
    assert_eq!(
        (tickets.as_array().map(Vec::len), &tickets[0]["colour"]),
        (Some(1), &json!("green")),
        "{tickets}"
    );
    assert_eq!(public["tickets_left"]["green"], json!([3, 2, 2]));
}

#[test]
fn refusals_name_reason_and_clause() {
    let server = Server::start();
    let (ola, jan, table) = three(&server);
    let decision = ola.moves(&table).0.unwrap();
    let problem = |reply: crate::server::Reply| {
        assert_eq!(reply.header("content-type"), "application/problem+json", "{}", reply.text);
        let json = reply.json();
        assert_eq!(json["status"], reply.status);
        (reply.status, json["type"].as_str().unwrap().to_owned(), json["clause"].as_str().map(str::to_owned))
    };
    let (status, _, clause) = problem(ola.play(&table, decision, "tile 1 boo"));
    assert_eq!((status, clause.as_deref()), (422, Some("CU-5.2")));
    let (status, code, _) = problem(ola.play(&table, decision, "fly away"));
    assert_eq!((status, code.as_str()), (400, "bad-word"));
    let (status, _, clause) = problem(jan.play(&table, 0, "roll"));
    assert_eq!((status, clause.as_deref()), (422, Some("CU-3.1")));
    let (status, code, _) = problem(server.guest().play(&table, 0, "roll"));
    assert_eq!((status, code.as_str()), (403, "not-seated"));
    let batch = json!({"decision": decision, "moves": ["roll", "roll"]});
    let (status, code, _) = problem(ola.post(&format!("/api/v1/tables/{table}/moves"), &batch));
    assert_eq!((status, code.as_str()), (422, "too-far-ahead"), "no look at the die before it is rolled");
    let batch = json!({"decision": decision, "moves": []});
    assert_eq!(problem(ola.post(&format!("/api/v1/tables/{table}/moves"), &batch)).0, 400);
    assert_eq!(problem(ola.get("/api/v1/tables/no-such-table")).0, 404);
    assert_eq!(problem(ola.get("/api/v1/tables/NO%20TABLE")).0, 404);
    assert_eq!(problem(ola.get("/api/v1/nothing")).0, 404);
    assert_eq!(problem(ola.delete("/api/v1/games")).0, 405);
    assert_eq!(problem(ola.get("/api/v1/tables?status=lost")).1, "bad-query");
    assert_eq!(problem(ola.get(&format!("/api/v1/tables/{table}/record"))).1, "not-over");
    assert_eq!(problem(ola.put(&format!("/api/v1/tables/{table}/chairs/9"), &json!({"name": "X"}))).0, 400);
}

#[test]
fn bad_bodies_are_refused_and_nothing_is_opened() {
    let server = Server::start();
    let ola = server.guest();
    for (body, status) in [
        ("", 400),
        ("{", 400),
        ("[]", 422),
        (r#"{"game":"camel-up"}"#, 422),
        (r#"{"game":"camel-up","seats":4,"speed":1}"#, 422),
        (r#"{"game":"camel-up","seats":"four"}"#, 422),
        (r#"{"game":"camel-up","seats":99}"#, 422),
        (r#"{"game":"camel-up","seats":2}"#, 422),
        (r#"{"game":"camel-up","seats":4,"options":{"first_seat":"9"}}"#, 422),
        (r#"{"game":"chess","seats":2}"#, 404),
    ] {
        let reply = ola.raw("/api/v1/tables", body);
        assert_eq!(reply.status, status, "{body}: {}", reply.text);
        assert_eq!(reply.header("content-type"), "application/problem+json", "{body}");
    }
    let huge = format!(r#"{{"game":"{}"}}"#, "x".repeat(100_000));
    assert_eq!(ola.raw("/api/v1/tables", &huge).status, 413);
    let name = json!({"name": "x".repeat(25)});
    let table = ola.open(3, &json!({}));
    let reply = ola.put(&format!("/api/v1/tables/{table}/chairs/2"), &name);
    assert_eq!((reply.status, reply.json()["type"].as_str()), (409, Some("seated-already")));
    let reply = server.guest().put(&format!("/api/v1/tables/{table}/chairs/2"), &name);
    assert_eq!((reply.status, reply.json()["type"].as_str()), (422, Some("bad-name")));
    let bot = ola.put(&format!("/api/v1/tables/{table}/chairs/2"), &json!({"bot": "hal"}));
    assert_eq!((bot.status, bot.json()["type"].as_str()), (422, Some("unknown-bot")));
}

#[test]
fn a_forged_token_is_nobody() {
    let server = Server::start();
    let (ola, _, table) = three(&server);
    let mut forged = ola.clone();
    forged.token = ola.token.map(|token| {
        let (id, signature) = token.split_once('.').unwrap();
        format!("{id}.{}", signature.chars().rev().collect::<String>())
    });
    for reply in [forged.play(&table, 0, "roll"), forged.get(&format!("/api/v1/tables/{table}"))] {
        assert_eq!((reply.status, reply.json()["type"].as_str()), (401, Some("bad-token")));
    }
}

#[test]
fn changes_by_cookie_come_from_our_own_pages() {
    let server = Server::start();
    let (ola, _, table) = three(&server);
    let mut by_cookie = ola.clone();
    by_cookie.token = None;
    let by_cookie = by_cookie.with("cookie", format!("stolik={}", ola.token.as_ref().unwrap()));
    let decision = ola.moves(&table).0.unwrap();
    let evil = by_cookie.clone().with("sec-fetch-site", "cross-site").play(&table, decision, "roll");
    assert_eq!((evil.status, evil.json()["type"].as_str()), (403, Some("cross-site")));
    assert_eq!(
        by_cookie.clone().with("origin", "http://evil.example").play(&table, decision, "roll").status,
        403
    );
    assert_eq!(by_cookie.play(&table, decision, "roll").status, 403, "without a word about its origin");
    assert_eq!(ola.as_browser().play(&table, decision, "roll").status, 200);
}

#[test]
fn a_move_is_taken_back_until_chance_has_spoken() {
    let server = Server::start();
    let ([ola, jan, _], table) = server.playing();
    let before = ola.table(&table);
    let take_back = |player: &Client| player.post(&format!("/api/v1/tables/{table}/take-back"), &json!({}));
    assert_eq!(take_back(&ola).status, 409);
    ola.play(&table, ola.moves(&table).0.unwrap(), "bet pink");
    assert_eq!(take_back(&jan).status, 409);
    assert_eq!(take_back(&ola).status, 200);
    assert_eq!(ola.table(&table)["view"], before["view"]);
    let stale = before["open"]["decision"].as_u64().unwrap();
    assert_eq!(ola.play(&table, stale, "bet blue").status, 409, "the decision has a new number");
    ola.play(&table, ola.moves(&table).0.unwrap(), "roll");
    assert_eq!(take_back(&ola).status, 409);
}

#[test]
fn leaving_hands_the_chair_to_a_bot_and_the_game_goes_on() {
    let server = Server::start();
    let (ola, jan, table) = three(&server);
    assert_eq!(jan.delete(&format!("/api/v1/tables/{table}/chairs/1")).status, 403);
    assert_eq!(jan.delete(&format!("/api/v1/tables/{table}/chairs/2")).status, 200);
    assert_eq!(ola.delete(&format!("/api/v1/tables/{table}/chairs/1")).status, 200);
    server.stranger().stream(&format!("/api/v1/tables/{table}/stream")).until("\"finished\"");
}

#[test]
fn the_document_describes_every_route() {
    let server = Server::start();
    let document = server.stranger().get("/api/v1/openapi.json").json();
    let paths = document["paths"].as_object().unwrap();
    for path in [
        "/games",
        "/guests",
        "/tables",
        "/tables/{table}",
        "/tables/{table}/chairs/{seat}",
        "/tables/{table}/word",
        "/tables/{table}/start",
        "/tables/{table}/moves",
        "/tables/{table}/take-back",
        "/tables/{table}/record",
        "/tables/{table}/stream",
    ] {
        assert!(paths.contains_key(path), "{path}");
    }
    assert!(document["components"]["schemas"]["Problem"]["properties"]["clause"].is_object());
}

#[test]
fn public_tables_are_listed_and_private_ones_are_not() {
    let server = Server::start();
    let ola = server.guest();
    let private = ola.open(3, &json!({}));
    let public = ola.post("/api/v1/tables", &json!({"game": "camel-up", "seats": 3, "public": true})).json();
    let listed = server.stranger().get("/api/v1/tables?status=open").text;
    assert!(listed.contains(public["table"].as_str().unwrap()) && !listed.contains(&private));
}
