//! The JSON form of positions: what can be is read, what cannot be is refused by its field.

use super::properties::every_position;
use super::scene::position;
use super::support::form::{self, write};
use games::keltis::Keltis;
use serde_json::{Value, json};

fn read(form: &Value) -> Result<Keltis, String> {
    form::read(form)
}

fn refused(base: &Value, changes: &[(&str, Value)], begins: &str) {
    form::refused::<Keltis>(base, changes, begins);
}

#[test]
fn every_position_reads_back() {
    every_position(3, |game, _| assert_eq!(read(&write(game)), Ok(*game)));
}

#[test]
fn points_may_be_left_out() {
    let game = position("seats 2\nmarkers 1: blue small 4\ntiles blue 2 points 3, blue 4 points 1");
    let mut form = write(&game);
    form["players"][0].as_object_mut().unwrap().remove("points");
    assert_eq!(form["players"][0]["points"], Value::Null);
    assert_eq!(read(&form), Ok(game));
    assert_eq!(game.board().points(engine::Seat::new(0)), 4);
}

const BASE: &str = "seats 3
    turn 2
    hand 1: blue 7, pink 5
    known 1: pink 5
    column 1 blue: 3 4
    column 2 green: 9 8
    markers 2: green large 4
    wishes 2: 1
    tiles blue 2 points 3, green 2 none, green 4 clover, green 6 wish
    discards pink: 1 2
    idle 0";

#[test]
fn one_wrong_field_is_refused_by_its_name() {
    let base = write(&position(BASE));
    for (path, value, begins) in [
        ("/seats", json!(5), "seats: Keltis is for 2 to 4 players"),
        ("/seats", json!(2), "players: there are 3 for 2 seats"),
        ("/options", json!({"speed": "1"}), "options.speed: "),
        ("/first", json!(4), "first: 4 is not within 1 to 3"),
        ("/first", Value::Null, "first: is missing"),
        ("/turn", Value::Null, "turn: is missing"),
        ("/phase", json!("tiles"), "turn: is not the first player's"),
        ("/phase", json!("over"), "phase: nothing has ended the game"),
        ("/phase", json!("draw"), "players[2].hand: has 8 cards, not 7"),
        ("/played", json!("laid blue 4"), "played: is not the last card"),
        ("/played", json!("lost blue 4"), "played: `lost blue 4` is neither"),
        ("/clover", json!("blue"), "clover: is there just while"),
        ("/clover", json!("red"), "clover: `red` is wrong"),
        ("/idle", json!(30), "idle: ends the game"),
        ("/idle", json!(-1), "idle: -1 is not within"),
        ("/tiles/blue 3", json!("wish"), "tiles.blue 3: is no dark stone of layout checkerboard"),
        ("/tiles/blue 2", json!("points 4"), "tiles.blue 2: `points 4` is wrong"),
        ("/tiles/blue 10", json!("wish"), "tiles: `blue 10` is wrong"),
        ("/tiles/green 6", json!("clover"), "tiles: there are 10 of `clover`, the box has 9"),
        ("/tiles/green 6", Value::Null, "tiles: there are 8 of `wish`, those taken included, the box has 9"),
        ("/tiles/green 2", json!("wish"), "tiles: there are 10 of `wish`"),
        ("/players/1/wishes", json!(2), "tiles: there are 10 of `wish`"),
        ("/players/1/wishes", json!(10), "players[2].wishes: 10 is not within 0 to 9"),
        ("/players/0/points", json!(2), "players[1].points: is 2, but the number tiles reached pay 3"),
        ("/players/0/hand/0", json!("red 7"), "players[1].hand: `red 7` is wrong"),
        ("/players/0/hand/0", json!("pink 1"), ""),
        ("/players/0/known", json!(["pink 6"]), "players[1].known: pink 6 is not in the hand as often"),
        ("/players/0/columns/blue", json!([3, 4, 3]), "players[1].columns.blue: 3 does not fit after [3, 4]"),
        ("/players/0/columns/blue", json!([3, 11]), "players[1].columns.blue: 11 is not within 0 to 10"),
        ("/players/0/columns/red", json!([3]), "players[1].columns.red: `red` is wrong"),
        (
            "/players/0/columns/brown",
            json!([3]),
            "players[1].markers: none is on brown though cards are laid",
        ),
        ("/players/0/markers/blue", json!("small 10"), "players[1].markers.blue: `small 10` is no marker"),
        ("/players/0/markers/blue", json!("small 02"), "players[1].markers.blue: `small 02` is no marker"),
        ("/players/0/markers/pink", json!("huge 2"), "players[1].markers.pink: `huge 2` is no marker"),
        (
            "/players/1/markers/pink",
            json!("large 2"),
            "players[2].markers.pink: the seat has no further large",
        ),
        ("/players/2/markers", json!({"green": "small 6"}), "tiles.green 6: still lies there"),
        ("/discards/pink", json!([1, 1, 1]), "discards.pink: pink 1 is in the position more than twice"),
        ("/discards/red", json!([1]), "discards: `red` is wrong"),
    ] {
        if !begins.is_empty() {
            refused(&base, &[(path, value)], begins);
        }
    }
}

#[test]
fn what_no_single_field_shows_is_refused_too() {
    let base = write(&position(BASE));
    let swapped = [("/players/1/wishes", json!(0)), ("/players/2/wishes", json!(1))];
    refused(&base, &swapped, "players[3].wishes: is 1, but only 0 stones reached");
    let fifth = [
        ("/players/0/markers", json!({"brown": "small 7", "blue": "small 7"})),
        ("/players/1/markers", json!({"brown": "small 7", "green": "large 7", "yellow": "small 7"})),
    ];
    refused(&base, &fifth, "");
    let game =
        position("seats 2\nphase step\nplayed laid blue 4\ncolumn 1 blue: 3 4\nmarkers 1: blue small 1");
    let base = write(&game);
    refused(&base, &[("/idle", json!(1))], "idle: must be 0, a card has been laid");
    refused(&base, &[("/phase", json!("enter"))], "phase: does not follow");
    refused(&base, &[("/phase", json!("finished"))], "phase: does not follow");
    refused(&base, &[("/phase", json!("clover"))], "clover: is there just while");
    let clover = [("/phase", json!("clover")), ("/clover", json!("pink"))];
    refused(&base, &clover, "clover: no marker of the active seat");
    refused(&base, &[("/played", Value::Null)], "played: is missing");
    refused(
        &base,
        &[("/phase", json!("deck")), ("/played", json!("laid blue 3"))],
        "played: is not the last",
    );
}

#[test]
fn setup_is_checked_step_by_step() {
    let begin = json!({"seats": 2, "phase": "first", "players": [{}, {}]});
    assert!(read(&begin).is_ok());
    refused(&begin, &[("/first", json!(1)), ("/turn", json!(1))], "first: is known though");
    refused(&begin, &[("/tiles", json!({"blue 2": "wish"}))], "tiles: lie out before");
    refused(&begin, &[("/idle", json!(1))], "idle: must be empty");
    refused(&begin, &[("/discards", json!({"blue": [1]}))], "discards: must be empty");
    refused(&begin, &[("/options", json!({"first_player": "seat1"}))], "phase: no first player is drawn");
    let tiles = json!({"seats": 2, "phase": "tiles", "first": 2, "turn": 2, "players": [{}, {}],
        "tiles": {"blue 2": "wish"}});
    assert!(read(&tiles).is_ok());
    refused(&tiles, &[("/tiles", json!({"blue 4": "wish"}))], "tiles: are laid out in the order");
    refused(&tiles, &[("/phase", json!("deal"))], "tiles: are not all laid out");
    refused(&tiles, &[("/players/0", json!({"hand": ["blue 1"]}))], "players: there are hands before");
    refused(&tiles, &[("/players/0", json!({"wishes": 1}))], "players: there are wishes though");
    refused(&tiles, &[("/turn", json!(1))], "turn: is not the first player's");
}
