//! `stolik engine`.

use super::run::fed;
use serde_json::{Value, json};

/// The replies to lines.
fn replies(lines: &[u8]) -> Vec<Value> {
    let out = fed(&["engine"], lines).ok();
    out.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

fn reply(request: &Value) -> Value {
    let replies = replies(format!("{request}\n").as_bytes());
    assert_eq!(replies.len(), 1);
    replies.into_iter().next().unwrap()
}

#[test]
fn requests_are_answered_in_order_with_their_ids() {
    let lines = b"{\"id\":\"a\",\"game\":\"camel-up\",\"seats\":3}\n\n  \n{\"id\":[1,{}]}\r\n{\"game\":\"camel-up\",\"seats\":4}";
    let replies = replies(lines);
    let ids: Vec<_> = replies.iter().map(|reply| reply["id"].clone()).collect();
    assert_eq!(ids, [json!("a"), json!([1, {}]), Value::Null]);
    assert_eq!(replies[0]["state"]["seats"], 3);
    assert_eq!(replies[1]["games"][0]["game"], "camel-up");
    assert_eq!(replies[2]["turn"], "chance");
}

#[test]
fn a_reply_is_the_object_of_state() {
    let start = reply(&json!({"id": 1, "game": "camel-up", "seats": 3, "options": {"first_seat": 2}}));
    let entries = ["* start blue 3", "* start green 3"];
    let after = reply(&json!({"id": 1, "game": "camel-up", "state": start["state"], "do": entries}));
    let state = super::run::stolik(&[
        "state",
        "camel-up",
        "--seats",
        "3",
        "--option",
        "first_seat=2",
        "--do",
        entries[0],
        "--do",
        entries[1],
        "--json",
    ]);
    let mut state = state.json();
    assert_eq!(state["events"][1]["racer"], "green");
    state["id"] = json!(1);
    assert_eq!(after, state);
}

#[test]
fn a_view_has_no_state() {
    for viewer in [json!(2), json!("2"), json!("spectator")] {
        let seen = reply(&json!({"id": 1, "game": "camel-up", "seats": 3, "view": viewer}));
        let names: Vec<_> = seen.as_object().unwrap().keys().collect();
        assert_eq!(names, ["id", "view", "turn", "events", "standings"]);
    }
}

#[test]
fn every_fault_is_a_reply() {
    let camel_up = |more: Value| {
        let mut request = json!({"id": 7, "game": "camel-up"});
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        request
    };
    for (request, code) in [
        (json!(1), "bad-request"),
        (json!([{"id": 7}]), "bad-request"),
        (json!({"id": 7, "speed": 1}), "bad-request"),
        (json!({"id": 7, "seats": 3}), "bad-request"),
        (json!({"id": 7, "game": 3}), "bad-request"),
        (json!({"id": 7, "game": "go", "seats": 2}), "unknown-game"),
        (camel_up(json!({})), "bad-request"),
        (camel_up(json!({"seats": -1})), "bad-request"),
        (camel_up(json!({"seats": 1e300})), "bad-request"),
        (camel_up(json!({"seats": 3, "state": {}})), "bad-request"),
        (camel_up(json!({"seats": 2})), "bad-setup"),
        (camel_up(json!({"seats": u64::MAX, "options": {"first_seat": 1}})), "bad-setup"),
        (camel_up(json!({"seats": 3, "options": {"speed": "1"}})), "bad-setup"),
        (camel_up(json!({"seats": 3, "options": {"first_seat": []}})), "bad-request"),
        (camel_up(json!({"seats": 3, "options": []})), "bad-request"),
        (camel_up(json!({"state": 3})), "bad-state"),
        (camel_up(json!({"state": {"seats": u64::MAX, "options": {"first_seat": "1"}}})), "bad-setup"),
        (camel_up(json!({"seats": 3, "do": "1 roll"})), "bad-request"),
        (camel_up(json!({"seats": 3, "do": [1]})), "bad-request"),
        (camel_up(json!({"seats": 3, "do": ["roll"]})), "bad-entry"),
        (camel_up(json!({"seats": 3, "do": ["1 fly"]})), "bad-word"),
        (camel_up(json!({"seats": 3, "do": ["1 roll"]})), "dice-roll"),
        (camel_up(json!({"seats": 3, "do": ["* first 4"]})), "impossible-outcome"),
        (camel_up(json!({"seats": 3, "view": 4})), "bad-view"),
        (camel_up(json!({"seats": 3, "view": {}})), "bad-view"),
        (camel_up(json!({"odds": "x"})), "bad-odds"),
        (camel_up(json!({"odds": 1})), "bad-request"),
        (camel_up(json!({"odds": "1:blue", "seats": 3})), "bad-request"),
    ] {
        let reply = reply(&request);
        assert_eq!(reply["error"]["code"], code, "{request}: {reply}");
        assert!(reply["error"]["message"].is_string());
        let id = if request.is_object() { json!(7) } else { Value::Null };
        assert_eq!(reply["id"], id, "{request}");
    }
}

#[test]
fn a_fault_is_told_by_its_field_in_plain_words() {
    let start = reply(&json!({"game": "camel-up", "seats": 3, "options": {"first_seat": 1}}));
    let state = |place: &str, value: Value| {
        let mut state = start["state"].clone();
        *state.pointer_mut(place).unwrap() = value;
        state
    };
    for (request, message) in [
        (json!({"game": "camel-up", "seats": "3"}), "seats: a whole number is expected, not the text \"3\""),
        (json!({"game": ["camel-up"], "seats": 3}), "game: a text is expected, not a list"),
        (
            json!({"game": "camel-up", "seats": 3, "do": ["* first 1", 2]}),
            "do[2]: a text is expected, not the number 2",
        ),
        (
            json!({"game": "camel-up", "seats": 3, "options": [["first_seat", "1"]]}),
            "options: an object is expected, not a list",
        ),
        (
            json!({"game": "camel-up", "seats": 3, "options": {"first_seat": []}}),
            "options.first_seat: a text or a number",
        ),
        (
            json!({"game": "camel-up", "speed": 1}),
            "speed: there is no such field, only id, game, state, seats",
        ),
        (
            json!({"game": "camel-up", "state": {"state": start["state"], "junk": 1}}),
            "this is no position of camel-up: junk: there is no such field beside `state`",
        ),
        (
            json!({"game": "camel-up", "state": {"state": 1}}),
            "this is no position of camel-up: an object is expected, not the number 1",
        ),
        (
            json!({"game": "camel-up", "state": state("/phase", json!({"start-dice": null}))}),
            "this is no position of camel-up: phase: a text is expected, not an object",
        ),
        (
            json!({"game": "camel-up", "state": state("/players/1/hand/2", json!(8))}),
            "this is no position of camel-up: players[2].hand[3]: a text is expected, not the number 8",
        ),
        (
            json!({"game": "camel-up", "state": state("/seats", json!(9))}),
            "this is no position of camel-up: seats: Camel Up is for 3 to 8 players",
        ),
        (json!({"game": "camel-up", "seats": 9}), "Camel Up is for 3 to 8 players"),
    ] {
        let error = &reply(&request)["error"];
        let told = error["message"].as_str().unwrap();
        assert!(told.starts_with(message), "{request}: {error}");
        let clause = if told.contains("is for 3 to 8") { json!("CU-2.1") } else { Value::Null };
        assert_eq!(error["clause"], clause, "{request}");
    }
}

#[test]
fn a_key_that_stands_twice_is_refused() {
    let lines = br#"{"game":"camel-up","seats":3,"seats":4}
{"game":"camel-up","state":{"seats":3,"players":[{"money":3},{"money":3,"money":4}]}}"#;
    let replies = replies(lines);
    for (reply, message) in
        replies.iter().zip(["seats: stands twice", "state.players[2].money: stands twice"])
    {
        assert_eq!(reply["error"]["code"], "bad-json");
        assert!(reply["error"]["message"].as_str().unwrap().starts_with(message), "{reply}");
    }
}

#[test]
fn a_seat_that_is_not_there_and_a_game_that_is_over_are_told_so() {
    let error = |request: Value| {
        let error = reply(&request)["error"].clone();
        (error["code"].clone(), error["clause"].clone(), error["message"].clone())
    };
    let absent = json!({"game": "keltis", "seats": 3, "do": ["4 draw deck"]});
    assert_eq!(error(absent), (json!("no-seat"), Value::Null, json!("there is no seat 4 here")));
    let race =
        json!({"17": ["blue"], "3": ["green", "pink", "purple", "yellow"], "8": ["black"], "2": ["white"]});
    let players = json!([{"money": 3, "pyramid_tickets": 1}, {"money": 3}, {"money": 3}]);
    let state = json!({"seats": 3, "phase": "over", "leg": 1, "first": 1, "turn": 1, "camels": race, "dice": ["blue 3"], "players": players});
    for entry in ["1 roll", "* die pink 2"] {
        let over = json!({"game": "camel-up", "state": state, "do": [entry]});
        assert_eq!(error(over), (json!("game-over"), json!("CU-10.3"), json!("the race is over")));
    }
}

#[test]
fn a_refused_entry_is_named() {
    let request = json!({"id": 1, "game": "camel-up", "seats": 3, "options": {"first_seat": 1}, "do": ["* start blue 1", "2 roll"]});
    let error = &reply(&request)["error"];
    assert_eq!((&error["index"], &error["clause"]), (&json!(1), &json!("CU-3.1")));
}

#[test]
fn garbage_and_huge_lines_do_not_end_the_process() {
    let mut lines = Vec::new();
    lines.extend(b"garbage\n\xff\xfe\x00\n{\"id\":\n");
    lines.extend(vec![b'['; 900_000]);
    lines.extend(b"\n{\"id\":\"");
    lines.extend(vec![b'x'; 5_000_000]);
    lines.extend(b"\"}\n{\"id\":9}\n");
    let replies = replies(&lines);
    let codes: Vec<_> =
        replies.iter().map(|reply| reply["error"]["code"].as_str().unwrap_or("none")).collect();
    assert_eq!(codes, ["bad-json", "bad-json", "bad-json", "bad-json", "too-long", "none"]);
    assert_eq!(replies[5]["id"], 9);
}

#[test]
fn random_faults_get_a_reply_each() {
    use ::engine::random::{below, nth_rng, pick};
    // The state of a game that is on, with as much in it as there can be.
    let state = json!({
        "seats": 6, "phase": "turn", "leg": 2, "first": 1, "turn": 2,
        "camels": {"1": ["blue"], "5": ["green", "pink"], "16": ["purple", "yellow"], "3": ["black"], "12": ["white"]},
        "dice": ["pink 2", "grey black 1"],
        "tiles": {"10": "cheer@1", "2": "boo@3"},
        "players": [
            {"money": 3, "tickets": ["blue 5"], "partner": 2}, {"money": 5, "pyramid_tickets": 2, "partner": 1},
            {"money": 4, "tickets": ["blue 3"]}, {"money": 65535}, {"money": 0}, {"money": 9}
        ],
        "winner_deck": [{"owner": 1, "colour": "purple"}], "loser_deck": [{"owner": 2, "colour": "blue"}]
    });
    let entries = ["2 roll", "* die purple 3", "3 roll", "* die blue 1"];
    let good = json!({"id": 1, "game": "camel-up", "state": state, "do": entries}).to_string();
    let odds = "1:blue,green 3:pink 5:purple,yellow 15:black 16:white 9:boo@2 out:pink";
    let odds = json!({"id": 1, "game": "camel-up", "odds": odds}).to_string();
    let mut lines = Vec::new();
    for index in 0..2000 {
        let mut rng = nth_rng(1, index);
        let mut line = if index % 4 == 0 { odds.clone() } else { good.clone() }.into_bytes();
        // Two lines of three only get other digits and so are JSON still.
        let wild = index % 3 == 0;
        for _ in 0..=below(&mut rng, 3) {
            let places: Vec<_> = (0..line.len()).filter(|&at| wild || line[at].is_ascii_digit()).collect();
            let with: &[u8] = if wild { b"{}[]\",:0123456789-.eabc *\xff" } else { b"0123456789" };
            line[*pick(&mut rng, &places)] = *pick(&mut rng, with);
        }
        lines.extend(line);
        lines.push(b'\n');
    }
    let replies = replies(&lines);
    assert_eq!(replies.len(), 2000);
    let good = replies.iter().filter(|reply| reply.get("error").is_none()).count();
    assert!(good > 50, "only {good} lines were requests still");
}
