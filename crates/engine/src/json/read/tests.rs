//! Readings of JSON, right and wrong.

use super::super::Entries;
use super::*;
use serde_json::json;

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "kebab-case")]
enum Phase {
    Start,
    FirstTurn,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
struct Player {
    money: i64,
    #[serde(default)]
    hand: Vec<String>,
    #[serde(default)]
    partner: Option<u8>,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
struct Table {
    seats: usize,
    phase: Phase,
    #[serde(default)]
    again: bool,
    #[serde(default)]
    corners: [u8; 2],
    players: Vec<Player>,
    #[serde(default)]
    piles: Entries<String, Vec<i64>>,
    #[serde(default)]
    id: Value,
}

fn form() -> Value {
    json!({
        "seats": 2, "phase": "first-turn", "again": true, "players": [{"money": 3, "hand": ["a"]}, {"money": -1}],
        "piles": {"x y": [1, 2]}, "id": [null, {"a": 1.5}],
    })
}

fn refused(place: &str, value: Value) -> String {
    let mut form = form();
    let (parent, name) = place.rsplit_once('/').unwrap();
    match form.pointer_mut(parent).unwrap() {
        Value::Object(fields) if value == json!("none") => drop(fields.remove(name)),
        Value::Object(fields) => drop(fields.insert(name.to_owned(), value)),
        Value::Array(items) => items[name.parse::<usize>().unwrap()] = value,
        _ => panic!("{place}"),
    }
    read::<Table>(&form).unwrap_err().to_string()
}

#[test]
fn what_is_as_it_should_be_is_read() {
    let form = form();
    assert_eq!(read::<Table>(&form).unwrap(), serde_json::from_value::<Table>(form).unwrap());
}

#[test]
fn a_fault_is_named_by_its_field_in_plain_words() {
    for (place, value, reason) in [
        ("/seats", json!("x"), "seats: a whole number is expected, not the text \"x\""),
        ("/seats", json!(2.5), "seats: a whole number is expected, not the number 2.5"),
        ("/seats", json!(-1), "seats: -1 is out of range"),
        ("/seats", json!("none"), "seats: is missing"),
        (
            "/junk",
            json!(1),
            "junk: there is no such field, only seats, phase, again, corners, players, piles, id",
        ),
        ("/phase", json!({"start": null}), "phase: a text is expected, not an object"),
        ("/phase", json!("lunch"), "phase: `lunch` is none of start, first-turn"),
        ("/corners", json!([1, 2, 3]), "corners: there are 3 items, but only 2 can be"),
        ("/corners", json!([1]), "corners: 1 items are not as many as there must be"),
        ("/corners", json!("x"), "corners: a list is expected, not the text \"x\""),
        ("/again", json!(null), "again: true or false is expected, not null"),
        ("/players", json!({}), "players: a list is expected, not an object"),
        ("/players/1", json!([3, []]), "players[2]: an object is expected, not a list"),
        ("/players/1/money", json!("none"), "players[2].money: is missing"),
        ("/players/1/money", json!(u64::MAX), "players[2].money: 18446744073709551615 is out of range"),
        ("/players/0/hand", json!(["a", null]), "players[1].hand[2]: a text is expected, not null"),
        ("/players/0/partner", json!(300), "players[1].partner: 300 is out of range"),
        ("/players/0/cash", json!(1), "players[1].cash: there is no such field, only money, hand, partner"),
        ("/piles/x y", json!([1, [2]]), "piles.x y[2]: a whole number is expected, not a list"),
    ] {
        assert_eq!(refused(place, value), reason);
    }
    let refused = |form: &Value| read::<Table>(form).unwrap_err().to_string();
    assert_eq!(refused(&json!([2, "start", true, []])), "an object is expected, not a list");
}

#[test]
fn texts_from_outside_are_repeated_in_part() {
    let reason = refused("/phase", json!(format!("a\n{}", "x".repeat(1_000))));
    assert!(reason.chars().count() < 100 && !reason.contains('\n'), "{reason}");
}

#[test]
fn a_name_that_is_none_of_a_map_is_refused_by_itself() {
    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "lowercase")]
    enum Colour {
        Blue,
    }
    let read = |form: Value| read::<Vec<Entries<Colour, u8>>>(&form);
    assert_eq!(read(json!([{"blue": 1}])), Ok(vec![Entries::from([(Colour::Blue, 1)])]));
    let bad = read(json!([{"blue": 1}, {"blue": 1, "red": 2}])).unwrap_err();
    assert_eq!(bad.to_string(), "[2].red: `red` is none of blue");
}

#[test]
fn a_key_of_a_map_in_two_spellings_is_refused() {
    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "lowercase")]
    enum Shade {
        #[serde(alias = "navy")]
        Blue,
    }
    let bad = read::<Vec<Entries<Shade, u8>>>(&json!([{"navy": 1}, {"blue": 1, "navy": 2}])).unwrap_err();
    assert_eq!(bad.to_string(), "[2]: a key stands twice, written in two ways");
}
