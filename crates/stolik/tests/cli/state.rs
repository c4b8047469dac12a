//! `stolik state`.

use super::run::{fed, file, stolik};
use serde_json::{Value, json};

/// A position in the middle of a leg, with a secret of seat 1.
fn position() -> Value {
    json!({
        "seats": 3, "phase": "turn", "leg": 2, "first": 1, "turn": 2,
        "camels": {"4": ["blue"], "5": ["green", "pink"], "8": ["purple", "yellow"], "11": ["black"], "12": ["white"]},
        "dice": ["pink 2", "grey black 1"],
        "tiles": {"10": "cheer@1"},
        "players": [
            {"money": 3, "tickets": ["blue 5"]},
            {"money": 5, "pyramid_tickets": 2},
            {"money": 4, "tickets": ["blue 3"]}
        ],
        "winner_deck": [{"owner": 1, "colour": "purple"}],
        "loser_deck": []
    })
}

/// Runs `state camel-up --from -` on a state.
fn from(state: &Value, arguments: &[&str]) -> super::run::Ran {
    let input = state.to_string();
    fed(&[&["state", "camel-up", "--from", "-"], arguments].concat(), input.as_bytes())
}

fn names(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn the_start_is_printed_and_read_back() {
    let start = stolik(&["state", "camel-up", "--seats", "4", "--option", "first_seat=1", "--json"]).ok();
    let value: Value = serde_json::from_str(&start).unwrap();
    assert_eq!(names(&value), ["state", "turn", "moves", "outcomes", "events", "standings"]);
    assert_eq!(value["turn"], "chance");
    assert_eq!(value["outcomes"], json!([["start blue 1", 1], ["start blue 2", 1], ["start blue 3", 1]]));
    assert_eq!((&value["moves"], &value["events"]), (&json!({}), &json!([])));
    assert_eq!(value["standings"][3], json!({"seat": 4, "points": 3, "place": 1}));
    let mut junk = value.clone();
    junk["junk"] = json!(1);
    from(&junk, &[]).fails(1, &["<stdin>: this is no position of camel-up: junk: there is no such field"]);
    // Both the printed object and its state alone are taken.
    let path = file("start.json", &start);
    assert_eq!(stolik(&["state", "camel-up", "--from", &path, "--json"]).ok(), start);
    assert_eq!(from(&value["state"], &["--json"]).ok(), start);
}

#[test]
fn moves_and_outcomes_are_carried_out() {
    let after = from(&position(), &["--do", "2 roll", "--do", "* die purple 2", "--json"]).json();
    assert_eq!(after["turn"], json!({"act": [3]}));
    let events: Vec<_> =
        after["events"].as_array().unwrap().iter().map(|event| event["event"].as_str().unwrap()).collect();
    let expected =
        ["pyramid-ticket-taken", "die-shown", "unit-lifted", "unit-hopped", "tile-paid", "extra-step"];
    assert_eq!(events, expected);
    assert_eq!(after["state"]["camels"]["11"], json!(["black", "purple", "yellow"]));
    assert_eq!(after["standings"][0]["points"], 4);
    assert!(after["moves"]["3"].as_array().unwrap().contains(&json!("roll")));
    assert_eq!(after["outcomes"], json!([]));
    let waiting = from(&position(), &["--do", "2 roll", "--json"]).json();
    assert_eq!(waiting["turn"], "chance");
    assert_eq!(waiting["outcomes"][0], json!(["die blue 1", 2]));
}

#[test]
fn an_illegal_entry_is_refused_with_its_clause() {
    for (entry, says) in [
        ("2 tile 11 boo", "CU-5.3"),
        ("2 tile 9 boo", "CU-5.5"),
        ("1 roll", "CU-3.1: it is the turn of seat 2"),
        ("2 ally 1", "CU-1.9: partnerships need 6"),
        ("2 fly", "`fly` is no move"),
        ("* die blue 1", "a seat is to act"),
        ("roll", "neither a seat number nor `*`"),
        ("2", "must follow"),
        ("", "SEAT MOVE"),
        ("4 roll", "there is no seat 4 here"),
        ("8 roll", "there is no seat 8 here"),
    ] {
        let ran = from(&position(), &["--do", "2 bet blue", "--do", "3 bet blue", "--json"]);
        assert_eq!(ran.code, 0, "{ran:?}");
        let ran = from(&position(), &["--json", "--do", entry]);
        assert_eq!(ran.out, "", "{entry}");
        ran.fails(1, &[says, &format!("--do '{entry}'")]);
    }
    from(&position(), &["--do", "2 roll", "--do", "* die pink 1"]).fails(1, &["not a possible outcome"]);
}

/// The position after an edit at a place such as `/players/0/money`.
fn edited(place: &str, value: Value) -> Value {
    let mut state = position();
    if let Some(there) = state.pointer_mut(place) {
        *there = value;
    } else {
        let (parent, name) = place.rsplit_once('/').unwrap();
        state.pointer_mut(parent).unwrap()[name] = value;
    }
    state
}

#[test]
fn any_consistent_position_can_be_set_up_by_hand() {
    for (place, value) in [
        ("/players/0/money", json!(0)),
        ("/players/0/money", json!(65535)),
        ("/players/2/tickets", json!(["blue 3", "blue 2", "yellow 5"])),
        ("/camels", json!({"1": ["white", "blue", "black", "green", "pink", "purple", "yellow"]})),
        ("/dice", json!(["yellow 3", "grey white 3"])),
        ("/tiles", json!({"2": "boo@1", "16": "cheer@3", "14": "boo@2"})),
        ("/turn", json!(3)),
        ("/leg", json!(65535)),
        ("/winner_deck", json!([{"owner": 3, "colour": "blue"}, {"owner": 1, "colour": "blue"}])),
        ("/options", json!({"first_seat": "1", "money_view": "hidden"})),
    ] {
        let state = edited(place, value.clone());
        let after = from(&state, &["--json"]).json();
        let found = after["state"].pointer(place).unwrap();
        assert_eq!(*found, value, "{place}");
        assert!(
            after["moves"].as_object().unwrap().values().any(|moves| !moves.as_array().unwrap().is_empty())
        );
    }
}

#[test]
fn an_inconsistent_position_is_refused_with_the_reason() {
    for (place, value, says) in [
        ("/players/0/money", json!(-1), "players[1].money"),
        ("/players/0/tickets", json!(["blue 4"]), "expected the value of a ticket: 5, 3 or 2"),
        ("/players/1/tickets", json!(["green 3"]), "while the green 5 is on the board"),
        ("/players/1/pyramid_tickets", json!(1), "2 rolls were made"),
        ("/camels", json!({"1": ["blue"]}), "green is nowhere"),
        ("/camels/4", json!(["blue", "pink"]), "pink is there twice"),
        ("/camels/29", json!(["blue"]), "space"),
        ("/camels/17", json!(["blue"]), "twice"),
        ("/dice", json!(["pink 4", "grey black 1"]), "`pink 4`"),
        ("/dice", json!(["pink 2", "grey 1"]), "dice"),
        ("/tiles", json!({"1": "boo@1"}), "CU-5.2"),
        ("/tiles", json!({"9": "boo@1", "10": "boo@2"}), "CU-5.5"),
        ("/tiles", json!({"9": "boo@4"}), "tiles.9: 4 is not within 1 to 3"),
        ("/turn", json!(4), "turn: 4 is not within 1 to 3"),
        ("/leg", json!(-1), "leg: -1 is out of range"),
        ("/seats", json!(4), "players: there are 3 for 4 seats"),
        (
            "/seats",
            json!(1_000_000_000_000_u64),
            "CU-2.1: this is no position of camel-up: seats: Camel Up is for 3 to 8",
        ),
        ("/seats", json!(9), "CU-2.1: "),
        ("/seats", json!("3"), "seats: a whole number is expected, not the text \"3\""),
        ("/phase", json!("lunch"), "phase: `lunch` is none of first-seat"),
        ("/phase", json!({"turn": null}), "phase: a text is expected, not an object"),
        ("/players/1", json!([5, [], [], 2]), "players[2]: an object is expected, not a list"),
        ("/phase", json!("over"), "nobody has crossed"),
        ("/options", json!({"first_seat": "2"}), "option first_seat names"),
        ("/winner_deck", json!([{"owner": 1, "colour": "black"}]), "`black`"),
        ("/players/0/partner", json!(2), "no partnerships"),
        ("/players/0/hand", json!(["purple"]), "players[1].hand[1]: purple is there twice"),
        ("/colour", json!("blue"), "colour: there is no such field"),
    ] {
        let mut state = edited(place, value.clone());
        if place == "/seats" && value == json!(1_000_000_000_000_u64) {
            state["options"] = json!({"first_seat": "1"});
        }
        let ran = from(&state, &["--json"]);
        assert_eq!(ran.out, "", "{place} {value}");
        ran.fails(1, &["<stdin>: ", says]);
    }
}

#[test]
fn what_is_no_json_is_refused_at_its_place() {
    let path = file("broken.json", "{\n  \"seats\": 3,,\n}");
    stolik(&["state", "camel-up", "--from", &path]).fails(1, &[&format!("{path}:2:14: this is no JSON")]);
    fed(&["state", "camel-up", "--from", "-"], b"ab\n\xff").fails(1, &["<stdin>:2:1: this is no UTF-8 text"]);
    fed(&["state", "camel-up", "--from", "-"], "[".repeat(100_000).as_bytes()).fails(1, &["recursion"]);
    let twice = "{\"seats\": 3,\n \"players\": [{\"money\": 3, \"money\": 4}]}";
    fed(&["state", "camel-up", "--from", "-"], twice.as_bytes())
        .fails(1, &["<stdin>:2:33: players[1].money: stands twice"]);
    for text in ["[]", "1", "\"state\"", "{}", "null", "{\"state\": 1}"] {
        fed(&["state", "camel-up", "--from", "-"], text.as_bytes()).fails(1, &["no position of camel-up"]);
    }
    stolik(&["state", "camel-up", "--from", "/no/such/file"]).fails(1, &["/no/such/file: "]);
    stolik(&["state", "camel-up", "--from", &path, "--seats", "3"]).fails(2, &["--seats"]);
}

#[test]
fn a_view_hides_finish_cards_and_chances() {
    let play = ["--do", "2 loser yellow", "--do", "3 roll", "--json"];
    let see = |viewer| from(&position(), &[&play[..], &["--view", viewer]].concat()).json();
    for viewer in ["1", "2", "3", "spectator"] {
        let seen = see(viewer);
        assert_eq!(names(&seen), ["view", "turn", "events", "standings"]);
        assert_eq!(seen["view"]["viewer"], viewer);
        let own = |seat| if viewer == seat { "mine" } else { "hidden" };
        // Seat 1 has played purple before, seat 2 yellow just now; a set of five colours betrays nothing.
        let events = seen["events"].as_array().unwrap();
        let played: Vec<_> = events.iter().filter(|event| event["event"] == "finish-card-played").collect();
        assert_eq!(played.len(), 1, "{viewer}");
        assert_eq!(played[0]["colour"], if own("2") == "mine" { json!("yellow") } else { Value::Null });
        let decks = &seen["view"]["public"]["decks"];
        assert_eq!(decks["winner"], json!([{"owner": 1, "colour": null}]), "{viewer}");
        assert_eq!(decks["loser"], json!([{"owner": 2, "colour": null}]), "{viewer}");
        let private = &seen["view"]["private"];
        match viewer {
            "1" => {
                assert_eq!(
                    private["played"][3],
                    json!({"colour": "purple", "deck": "winner", "position": 1})
                );
            }
            "spectator" => assert_eq!(*private, Value::Null),
            _ => assert_eq!(private["played"][3], Value::Null),
        }
    }
}

#[test]
fn a_view_does_not_depend_on_what_it_hides() {
    let other = edited("/winner_deck", json!([{"owner": 1, "colour": "green"}]));
    for viewer in ["2", "3", "spectator"] {
        for json in [&["--json"][..], &[]] {
            let see = |state: &Value| from(state, &[&["--view", viewer], json].concat()).ok();
            assert_eq!(see(&position()), see(&other), "{viewer}");
        }
    }
    let see = |state: &Value| from(state, &["--view", "1"]).ok();
    assert_ne!(see(&position()), see(&other));
}

#[test]
fn legal_moves_are_part_of_the_own_view_alone() {
    let legal = |viewer| {
        from(&position(), &["--json", "--view", viewer]).json()["view"]["legal"].as_array().unwrap().len()
    };
    assert!(legal("2") > 10);
    assert_eq!((legal("1"), legal("spectator")), (0, 0));
    let text = |viewer| from(&position(), &["--view", viewer]).ok();
    assert!(text("2").contains("bet pink") && !text("1").contains("bet pink"));
}

#[test]
fn all_of_a_position_tells_who_knows_what() {
    let seen = from(&position(), &["--do", "2 loser yellow", "--json"]).json();
    let events = seen["events"].as_array().unwrap();
    assert_eq!((&events[0]["colour"], &events[0]["told_to"]), (&json!("yellow"), &json!([2])));
    assert_eq!(events[1]["told_to"], json!([1, 3, "spectator"]));
    let text = from(&position(), &["--do", "2 loser yellow"]).ok();
    for part in ["seat 2 played yellow", "[told to 2]", "cheer@1", "seat 3 is to move", "purple is card 1"] {
        assert!(text.contains(part), "`{part}` is not in {text}");
    }
}
