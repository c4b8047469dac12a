//! What the API sends is what its document says.

use crate::server::{Client, Reply, Server, too_often};
use engine::fair::WordCommitment;
use engine::random::{nth_rng, pick};
use games::schema::closed;
use jsonschema::Validator;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The document, and a validator for each of its schemas that is needed.
struct Contract {
    document: Value,
    validators: BTreeMap<&'static str, Validator>,
}

impl Contract {
    fn of(server: &Server) -> Self {
        let reply = server.stranger().get("/api/v1/openapi.json");
        let document = closed(reply.json());
        let names = ["Table", "ListedTable", "Moves", "Update", "Problem", "NewGuest", "Game"];
        let of = |name: &'static str| {
            let root = json!({ "$ref": format!("#/components/schemas/{name}"), "components": document["components"] });
            (name, jsonschema::validator_for(&root).unwrap())
        };
        let validators = names.map(of).into();
        Self { document, validators }
    }

    fn check(&self, name: &str, value: &Value) {
        let errors: Vec<_> = self.validators[name]
            .iter_errors(value)
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        assert!(errors.is_empty(), "{name}: {errors:#?}\n{value:#}");
    }

    fn resolved<'a>(&'a self, value: &'a Value) -> &'a Value {
        match value["$ref"].as_str() {
            Some(target) => self.document.pointer(target.trim_start_matches('#')).expect(target),
            None => value,
        }
    }

    /// Checks that this reply is one that the document names for the operation.
    fn check_reply(&self, method: &str, path: &str, reply: &Reply) {
        let at = format!("{method} {path}: {} {}", reply.status, reply.text);
        let response = &self.document["paths"][path][method]["responses"][reply.status.to_string()];
        assert!(response.is_object(), "undescribed: {at}");
        let response = self.resolved(response);
        let Some(content) = response["content"].as_object() else {
            assert_eq!(reply.text, "", "{at}");
            return;
        };
        let kind = reply.header("content-type").split(';').next().unwrap_or_default();
        let schema = content.get(kind).map(|content| &content["schema"]);
        let schema = schema.unwrap_or_else(|| panic!("{kind} is undescribed: {at}"));
        for (header, _) in response["headers"].as_object().into_iter().flatten() {
            assert_ne!(reply.header(&header.to_lowercase()), "", "{header}: {at}");
        }
        let name = |schema: &Value| {
            schema["$ref"].as_str().and_then(|target| Some(target.rsplit('/').next()?.to_owned()))
        };
        match (name(schema), name(&schema["items"])) {
            (Some(one), _) => self.check(&one, &reply.json()),
            (_, Some(each)) => reply.json().as_array().unwrap().iter().for_each(|one| self.check(&each, one)),
            _ => assert_eq!(schema["type"], "string", "{at}"),
        }
    }
}

/// Opens a table of a game for two people and, where there is room, a bot.
fn open(contract: &Contract, people: [&Client; 2], game: &Value) -> String {
    let seats = 3.min(game["seats_max"].as_u64().unwrap());
    let (id, host) = (&game["id"], people[0]);
    let reply = host.post("/api/v1/tables", &json!({ "game": id, "seats": seats, "public": true }));
    contract.check_reply("post", "/tables", &reply);
    let table = reply.json()["table"].as_str().unwrap().to_owned();
    let chair = |seat: u64| format!("/api/v1/tables/{table}/chairs/{seat}");
    let a_chair = "/tables/{table}/chairs/{seat}";
    for (method, reply) in [
        ("put", host.put(&chair(1), &json!({ "name": "Ola" }))),
        ("put", people[1].put(&chair(2), &json!({ "name": "Jan", "word": "salt" }))),
        ("put", host.put(&chair(3), &json!({ "bot": "random" }))),
        ("delete", host.delete(&chair(3))),
        ("put", host.put(&chair(3), &json!({ "bot": "random" }))),
    ] {
        contract.check_reply(method, a_chair, &reply);
    }
    let address = format!("/api/v1/tables/{table}");
    let give = |given: Value| {
        let reply = host.put(&format!("{address}/word"), &given);
        contract.check_reply("put", "/tables/{table}/word", &reply);
        (reply.status, reply.json())
    };
    assert_eq!(give(json!({ "word_commitment": WordCommitment::of("pepper").to_string() })).0, 200);
    let starting = host.post(&format!("{address}/start"), &json!({}));
    contract.check_reply("post", "/tables/{table}/start", &starting);
    assert_eq!(starting.json()["starting"], true, "{}", starting.text);
    assert_eq!(give(json!({ "word": "salt" })).0, 422);
    let (status, begun) = give(json!({ "word": "pepper" }));
    assert_eq!((status, &begun["status"]), (200, &json!("playing")), "{begun}");
    assert_eq!(give(json!({ "word": "sugar" })).0, 409);
    table
}

/// Plays a game at random; every reply and every update is as described.
fn play(server: &Server, contract: &Contract, game: &Value, seed: u64) -> BTreeSet<String> {
    let people = [server.guest(), server.guest()];
    let table = open(contract, [&people[0], &people[1]], game);
    let path = format!("/api/v1/tables/{table}");
    let mut stream = people[0].stream(&format!("{path}/stream"));
    let mut rng = nth_rng(seed, 0);
    let mut moves = 0;
    loop {
        let look = server.stranger().get(&path);
        contract.check_reply("get", "/tables/{table}", &look);
        if moves == 0 {
            let listed = people[0].get("/api/v1/tables?status=playing");
            contract.check_reply("get", "/tables", &listed);
            assert_eq!(listed.json()[0]["table"], table.as_str(), "{}", listed.text);
        }
        if look.json()["status"] == "finished" {
            break;
        }
        for player in &people {
            let reply = player.get(&format!("{path}/moves"));
            contract.check_reply("get", "/tables/{table}/moves", &reply);
            let open = reply.json();
            if open["decision"].is_null() {
                continue;
            }
            let text = pick(&mut rng, open["moves"].as_array().unwrap());
            let body = json!({ "decision": open["decision"], "moves": [text] });
            let reply = player.post(&format!("{path}/moves"), &body);
            contract.check_reply("post", "/tables/{table}/moves", &reply);
            assert_eq!(reply.status, 200, "{}", reply.text);
            moves += 1;
            if moves % 16 == 0 {
                let reply = player.post(&format!("{path}/take-back"), &json!({}));
                contract.check_reply("post", "/tables/{table}/take-back", &reply);
            }
        }
        assert!(moves < 3000, "{}: the game ends", game["id"]);
    }
    contract.check_reply("get", "/tables/{table}/record", &server.stranger().get(&format!("{path}/record")));
    let mut told = BTreeSet::new();
    for line in stream.until("\"finished\"").lines() {
        if let Some(data) = line.strip_prefix("data: ") {
            let update: Value = serde_json::from_str(data).unwrap();
            contract.check("Update", &update);
            let events = update["events"].as_array().unwrap();
            told.extend(events.iter().map(|event| event["event"].as_str().unwrap().to_owned()));
        } else {
            assert!(line.is_empty() || line == "event: table" || line.starts_with(':'), "{line}");
        }
    }
    told
}

#[test]
fn whole_games_of_all_kinds_are_as_described() {
    let server = Server::start();
    let contract = Contract::of(&server);
    let games = server.stranger().get("/api/v1/games");
    contract.check_reply("get", "/games", &games);
    for (seed, game) in games.json().as_array().unwrap().iter().enumerate() {
        let told = play(&server, &contract, game, seed as u64);
        assert!(told.len() > 5 && told.contains("game-over"), "{}: {told:?}", game["id"]);
    }
    contract.check_reply("get", "/tables", &server.stranger().get("/api/v1/tables?status=open&limit=100"));
}

#[test]
fn refusals_are_as_described() {
    let server = Server::start();
    let contract = Contract::of(&server);
    let ([ola, jan], table) = server.playing();
    let decision = ola.moves(&table).0.unwrap();
    let mut forged = ola.clone();
    forged.token = Some("nobody.00".to_owned());
    let by_cookie = server.stranger().with("cookie", format!("stolik={}", ola.token.clone().unwrap()));
    let moves = format!("/api/v1/tables/{table}/moves");
    let chair = format!("/api/v1/tables/{table}/chairs/1");
    let word = format!("/api/v1/tables/{table}/word");
    let play = |text: &str| json!({ "decision": decision, "moves": [text] });
    let form = ola.form("/api/v1/tables", "game=keltis");
    let huge = ola.raw("/api/v1/tables", &format!("{{\"game\":\"{}\"}}", "x".repeat(100_000)));
    for (status, method, path, reply) in [
        (400, "post", "/tables/{table}/moves", ola.post(&moves, &play("fly away"))),
        (
            400,
            "post",
            "/tables/{table}/moves",
            ola.post(&moves, &json!({ "decision": decision, "moves": [] })),
        ),
        (400, "put", "/tables/{table}/chairs/{seat}", ola.put(&chair.replace("/1", "/9"), &json!({}))),
        (400, "get", "/tables", ola.get("/api/v1/tables?status=lost")),
        (400, "get", "/tables", ola.get("/api/v1/tables?limit=101")),
        (400, "get", "/tables", ola.get("/api/v1/tables?limit=0")),
        (400, "get", "/tables", ola.get("/api/v1/tables?offset=2147483648")),
        (401, "get", "/games", forged.get("/api/v1/games")),
        (401, "post", "/guests", forged.post("/api/v1/guests", &json!({}))),
        (403, "post", "/tables/{table}/moves", by_cookie.post(&moves, &play("roll"))),
        (403, "post", "/tables/{table}/moves", server.guest().post(&moves, &play("roll"))),
        (403, "delete", "/tables/{table}/chairs/{seat}", jan.delete(&chair)),
        (403, "put", "/tables/{table}/word", server.guest().put(&word, &json!({ "word": "salt" }))),
        (404, "get", "/tables/{table}", ola.get("/api/v1/tables/no-such-table")),
        (404, "get", "/tables/{table}/stream", ola.get("/api/v1/tables/no-such-table/stream")),
        (404, "post", "/tables", ola.post("/api/v1/tables", &json!({ "game": "chess", "seats": 2 }))),
        (
            409,
            "post",
            "/tables/{table}/moves",
            ola.post(&moves, &json!({ "decision": 1000, "moves": ["roll"] })),
        ),
        (409, "get", "/tables/{table}/record", ola.get(&format!("/api/v1/tables/{table}/record"))),
        (409, "put", "/tables/{table}/word", ola.put(&word, &json!({ "word": "sugar" }))),
        (413, "post", "/tables", huge),
        (415, "post", "/tables", form),
        (422, "post", "/tables/{table}/moves", ola.post(&moves, &play("tile 1 boo"))),
        (422, "put", "/tables/{table}/word", ola.put(&word, &json!({ "word_commitment": "beef" }))),
        (422, "post", "/tables", ola.post("/api/v1/tables", &json!({ "game": "keltis", "seats": 9 }))),
    ] {
        assert_eq!(reply.status, status, "{method} {path}: {}", reply.text);
        contract.check_reply(method, path, &reply);
    }
}

#[test]
fn whole_numbers_may_have_a_decimal_point() {
    let server = Server::start();
    let ola = server.guest();
    for (seats, status) in
        [("4", 201), ("4.0", 201), ("4e0", 201), ("4.5", 422), ("-4.0", 422), ("1e300", 422)]
    {
        let reply = ola.raw("/api/v1/tables", &format!(r#"{{"game":"camel-up","seats":{seats}}}"#));
        assert_eq!(reply.status, status, "{seats}: {}", reply.text);
    }
}

#[test]
fn too_many_requests_are_answered_as_described() {
    let server = Server::strict();
    let contract = Contract::of(&server);
    let guest = server.guest();
    let (refused, _) = too_often(|| guest.post("/api/v1/guests", &json!({})));
    contract.check_reply("post", "/guests", &refused);
}

#[test]
fn the_document_is_whole() {
    let server = Server::start();
    let document = server.stranger().get("/api/v1/openapi.json").json();
    let mut operations = BTreeSet::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap().iter().filter(|(key, _)| *key != "parameters") {
            let id = operation["operationId"].as_str().unwrap().to_owned();
            assert!(operations.insert(id), "{method} {path}: a name is used twice");
            let responses = operation["responses"].as_object().unwrap();
            assert!(responses.contains_key("401") && responses.contains_key("429"), "{method} {path}");
            assert!(
                operation["summary"].is_string() || operation["description"].is_string(),
                "{method} {path}"
            );
        }
    }
    assert_eq!(operations.len(), 14);
    let text = document.to_string();
    for reference in text.split("\"$ref\":\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        let target = reference.strip_prefix('#').expect(reference);
        assert!(document.pointer(target).is_some(), "{reference} leads nowhere");
    }
}

#[test]
fn the_player_in_python_plays_a_game() {
    let page = include_str!("../../../../docs/api.md");
    let program = page.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let server = Server::start();
    let run = std::process::Command::new("python3").args(["-c", program, &server.url("")]).output().unwrap();
    let (out, errors) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success() && out.contains("'place': 1"), "{out}{errors}");
}

#[test]
fn the_page_shows_a_form_and_a_refusal_as_they_are() {
    let page = include_str!("../../../../docs/api.md");
    let shown = page.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let shown: Vec<Value> = shown.map(|text| serde_json::from_str(text).unwrap()).collect();
    let server = Server::start();
    let document = server.stranger().get("/api/v1/openapi.json").json();
    assert_eq!(document["components"]["schemas"]["CamelUpMove"]["anyOf"][0], shown[0]);
    Contract::of(&server).check("Problem", &shown[1]);
}
