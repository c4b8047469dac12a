//! The JSON form of a position: readable, and refused with a reason when it cannot be.

use super::fill::position;
use crate::support::form::{self, set};
use crate::support::play::start;
use games::camel_up_cards::CamelUpCards;
use serde_json::{Value, json};

fn read(form: &Value) -> Result<CamelUpCards, String> {
    form::read(form)
}

fn in_leg() -> Value {
    json!(position(
        "seats 3
        race 2[blue] 5-6[green,orange] 11[white,yellow]
        storms 3-4, 5-6
        fox 12@2
        turn 2
        revealed blue 1, white 1
        player 1: bets leg blue 5, third green, winner white
        player 2: played yellow 2"
    ))
}

fn sorting() -> Value {
    json!(position(
        "seats 3
        phase sort
        race start[green,orange,white,yellow] 5[blue]
        storms 1-2, 3-4
        player 1: hand blue 1, yellow 2, white 1, orange 1; discards green 1, green 1, white 1, yellow 1; kept blue 2
        player 2: hand blue 1, blue 1, green 1, green 2, orange 1, orange 1, white 1, white 2, yellow 1
        player 3: hand blue 1, blue 1, green 1, green 1, orange 1, orange 1, orange 2, white 1, yellow 1"
    ))
}

#[test]
fn a_position_reads_like_the_table() {
    let json = in_leg();
    assert_eq!(json["phase"], "turn");
    assert_eq!(json["camels"], json!({"2": ["blue"], "5-6": ["green", "orange"], "11": ["white", "yellow"]}));
    assert_eq!(json["storms"], json!(["3-4", "5-6"]));
    assert_eq!(json["figures"], json!({"fox": "12@2"}));
    assert_eq!(json["players"][0]["bets"], json!(["leg blue 5", "third green", "winner white"]));
    assert_eq!(json["players"][1]["played"], "yellow 2");
    assert_eq!(json["revealed"], json!(["blue 1", "white 1"]));
    assert!(read(&json).is_ok());
    // Money says who started.
    let mut bare = json;
    bare.as_object_mut().unwrap().remove("first");
    assert!(read(&bare).is_ok());
}

/// Sets the value at a path and says why the position is refused then.
fn refusal(mut json: Value, path: &str, value: Value) -> String {
    set(&mut json, path, value);
    read(&json).expect_err(path)
}

#[test]
fn what_cannot_be_in_a_leg_is_refused_by_its_field() {
    for (path, value, reason) in [
        ("/seats", json!(7), "seats: CC-1.8: Camel Up Cards is for 2 to 6 players"),
        ("/options", json!({"start_ties": "none"}), "options.start_ties:"),
        ("/leg", json!(0), "leg: is 0, which does not go with this phase"),
        ("/first", json!(2), "first: is 2, but seat 1 starts"),
        ("/turn", Value::Null, "turn: is missing"),
        ("/turn", json!(4), "turn: 4 is not within 1 to 3"),
        ("/last_space", json!(15), "last_space: 15 is not within 16 to 64"),
        ("/storms", json!(["3-4", "3-4"]), "storms[2]: 3-4 is there twice"),
        ("/storms", json!(["5-6", "13-14"]), "storms: no sandstorm lies ahead of the leader"),
        ("/storms", json!([]), "camels.5-6: there is no such cell"),
        ("/storms", json!(["4-5"]), "storms[1]: `4-5` is wrong: expected a space"),
        ("/camels/2", Value::Null, "camels: blue is nowhere"),
        ("/camels/3", json!(["blue"]), "camels.3: there is no such cell"),
        ("/camels/7", json!(["blue"]), "camels.7[1]: blue is there twice"),
        ("/camels/7", json!([]), "camels.7: the stack is empty"),
        ("/camels/11", json!(["white", "pink"]), "camels.11[2]: `pink` is wrong: expected a camel"),
        ("/figures/fox", json!("12"), "figures.fox: `12` is wrong"),
        ("/figures/fox", json!("11@2"), "figures.fox: CC-6.3: yellow stands on cell 11"),
        ("/figures/fox", json!("1@2"), "figures.fox: CC-6.5"),
        ("/figures/fox", json!("12@4"), "figures.fox: 4 is not within 1 to 3"),
        ("/figures/cat", json!("12@1"), "figures.cat: `cat` is wrong: expected a figure"),
        ("/revealed", json!(["blue 2"]), "revealed[1]: there is no blue 2 for it"),
        ("/players", json!([]), "players: there are 0 for 3 seats"),
        ("/players/0/money", json!(0), "players[1].money: 0 is not within 1 to"),
        ("/players/0/bets", json!(["leg blue 3"]), "players[1].bets: leg blue 3 is held while leg blue 5"),
        ("/players/0/bets", json!(["third blue 2"]), "players[1].bets: third blue 2 is no bet card"),
        ("/players/0/bets", json!(["leg blue"]), "players[1].bets: leg blue is no bet card"),
        ("/players/0/bets", json!(["third blue", "third blue"]), "players[1].bets: third blue is held twice"),
        ("/players/1/bets", json!(["winner white"]), "players[2].bets: winner white is held twice"),
        (
            "/players/1/bets",
            json!(["winner blue", "winner green"]),
            "players[2].bets: winner green is held besides",
        ),
        ("/players/0/kept", Value::Null, "players[1].kept: a card is either kept or was played"),
        ("/players/1/kept", json!("yellow 2"), "players[2].played: yellow 2 is there twice"),
        ("/players/0/discards", json!([]), "players[1].discards: there are 0 cards, but it must be 4"),
        ("/players/0/shown", Value::Null, "players[1].shown: there are 0 cards, but it must be 1"),
        ("/phase", json!("race"), "phase: the active player has bet"),
        ("/phase", json!("over"), "camels: nobody is on the Finish"),
        ("/phase", json!("deal"), "turn: must be left out before the leg begins"),
    ] {
        let found = refusal(in_leg(), path, value.clone());
        assert!(found.starts_with(reason), "{path} = {value}: {found}");
    }
}

#[test]
fn what_cannot_be_while_cards_are_sorted_is_refused() {
    for (path, value, reason) in [
        ("/turn", json!(1), "turn: must be left out"),
        ("/storms", json!(["1-2"]), "storms: is [\"1-2\"], but what has happened leads to [\"1-2\",\"3-4\"]"),
        (
            "/figures",
            json!({"fox": "9@1"}),
            "figures.fox: is \"9@1\", but what has happened leads to nothing",
        ),
        ("/revealed", json!(["blue 1"]), "revealed: is [\"blue 1\"], but"),
        ("/players/0/bets", json!(["leg blue 5"]), "players[1].bets: is [\"leg blue 5\"], but"),
        ("/players/0/hand", json!(["blue 1"]), "phase: is \"sort\", but what has happened leads to \"deal\""),
        ("/players/0/shown", json!("green 2"), "players[2].hand[4]: green 2 is there twice"),
        (
            "/players/0/discards",
            json!(["green 1", "green 1", "white 1", "yellow 1", "yellow 1"]),
            "players[1].discards: is [\"green 1\"",
        ),
    ] {
        let found = refusal(sorting(), path, value.clone());
        assert!(found.starts_with(reason), "{path} = {value}: {found}");
    }
    // A discard that leaves too few later cards, and a card kept before all discards.
    let mut json = sorting();
    json["players"][1]["hand"] =
        json!(["blue 1", "blue 1", "green 1", "green 2", "orange 1", "orange 1", "white 1", "white 2"]);
    json["players"][1]["discards"] = json!(["yellow 1"]);
    assert!(
        read(&json)
            .unwrap_err()
            .starts_with("players[2].discards: is [\"yellow 1\"], but what has happened leads to nothing")
    );
    json["players"][1]["hand"] =
        json!(["blue 1", "green 1", "green 2", "orange 1", "orange 1", "white 1", "white 2", "yellow 1"]);
    json["players"][1]["discards"] = json!([]);
    json["players"][1]["kept"] = json!("blue 1");
    assert!(read(&json).unwrap_err().starts_with("players[2].hand: is "));
}

#[test]
fn what_cannot_be_at_the_start_is_refused() {
    let start = || json!(start::<CamelUpCards>(2, ""));
    assert!(read(&start()).is_ok());
    for (path, value, reason) in [
        ("/leg", json!(1), "leg: is 1, which does not go with this phase"),
        ("/first", json!(1), "first: must be left out before leg 1"),
        ("/last_space", json!(16), "last_space: is 16, but"),
        ("/revealed", json!(["blue 2", "blue 2"]), "camels."),
        ("/revealed", json!(["blue 1"]), "camels."),
        ("/players/0/money", json!(4), "players[1].money: is 4, but what has happened leads to 3"),
        ("/players/0/bets", json!(["winner blue"]), "players[1].bets: is [\"winner blue\"], but"),
        (
            "/players/0/hand",
            json!(["blue 1"]),
            "players[1].hand: is [\"blue 1\"], but what has happened leads to nothing",
        ),
    ] {
        let found = refusal(start(), path, value.clone());
        assert!(found.starts_with(reason), "{path} = {value}: {found}");
    }
}
