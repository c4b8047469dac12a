//! The JSON form of positions: what can be is read, what cannot be is refused by its field.

use super::fill::{position, step};
use super::properties::every_position;
use crate::support::form::{self, set, write};
use games::keltis::{Cards, Keltis};
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

#[test]
fn ke_11_10_an_empty_draw_pile_ends_the_game() {
    let game = position("seats 3\ndeck 1\ndiscards blue: 0");
    let open: Cards = game.board().open_cards().collect();
    let hands = engine::Seat::all(3).map(|seat| game.hand(seat));
    let last = hands.fold(Cards::DECK.minus(open), Cards::minus).distinct().next().unwrap();
    let mut form = write(&game);
    let pile = &mut form["discards"][last.colour().to_string()];
    if pile.is_null() {
        *pile = json!([]);
    }
    pile.as_array_mut().unwrap().insert(0, json!(last.value()));
    let error = read(&form).unwrap_err();
    assert!(error.contains("phase: must be `over`, the draw pile is empty"), "{error}");
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
        ("/seats", json!(5), "seats: KE-2.1: Keltis is for 2 to 4 players"),
        ("/seats", json!(2), "players: there are 3 for 2 seats"),
        ("/options", json!({"speed": "1"}), "options.speed: "),
        ("/first", json!(4), "first: 4 is not within 1 to 3"),
        ("/first", Value::Null, "first: is missing"),
        ("/turn", Value::Null, "turn: is missing"),
        ("/phase", json!("tiles"), "discards.pink: is [1,2], but what has happened leads to nothing"),
        ("/phase", json!("over"), "phase: nothing has ended the game"),
        ("/phase", json!("draw"), "players[2].hand: has 8 cards, not 7"),
        ("/played", json!("laid blue 4"), "played: is not the last card"),
        ("/played", json!("lost blue 4"), "played: `lost blue 4` is wrong: expected laid or discarded"),
        ("/clover", json!("blue"), "clover: is there just while"),
        ("/clover", json!("red"), "clover: `red` is wrong: expected a colour"),
        ("/idle", json!(30), "idle: ends the game"),
        ("/idle", json!(-1), "idle: -1 is out of range"),
        ("/tiles/blue 3", json!("wish"), "tiles.blue 3: is no dark stone of layout checkerboard"),
        ("/tiles/blue 2", json!("points 4"), "tiles.blue 2: `points 4` is wrong"),
        ("/tiles/blue 10", json!("wish"), "tiles.blue 10: `blue 10` is wrong"),
        ("/tiles/green 6", json!("clover"), "tiles.yellow 9: there are only 9 of clover"),
        ("/tiles/green 6", Value::Null, "tiles: 1 of 9 wish are nowhere"),
        ("/tiles/green 2", json!("wish"), "players[2].wishes: there are only 9 of wish"),
        ("/players/1/wishes", json!(2), "players[2].wishes: there are only 9 of wish"),
        ("/players/1/wishes", json!(10), "players[2].wishes: 10 is not within 0 to 9"),
        ("/players/0/points", json!(2), "players[1].points: is 2, but the number tiles reached pay 3"),
        ("/players/0/hand/0", json!("red 7"), "players[1].hand[1]: `red 7` is wrong"),
        ("/players/0/hand/0", json!("pink 1"), ""),
        ("/players/0/known", json!(["pink 6"]), "players[1].known[1]: there is no pink 6 for it"),
        (
            "/players/0/columns/blue",
            json!([3, 4, 3]),
            "players[1].columns.blue[3]: 3 cannot be laid after [3, 4]",
        ),
        ("/players/0/columns/blue", json!([3, 11]), "players[1].columns.blue[2]: 11 is not within 0 to 10"),
        ("/players/0/columns/red", json!([3]), "players[1].columns.red: `red` is wrong: expected a colour"),
        (
            "/players/0/columns/brown",
            json!([3]),
            "players[1].markers: none is on brown though cards are laid",
        ),
        ("/players/0/markers/blue", json!("small 10"), "players[1].markers.blue: `small 10` is wrong"),
        ("/players/0/markers/blue", json!("small 02"), "players[1].markers.blue: `small 02` is wrong"),
        ("/players/0/markers/pink", json!("huge 2"), "players[1].markers.pink: `huge 2` is wrong"),
        ("/players/1/markers/pink", json!("large 2"), "players[2].markers.pink: large is there twice"),
        ("/players/2/markers", json!({"green": "small 6"}), "tiles.green 6: still lies there"),
        ("/discards/pink", json!([1, 1, 1]), "discards.pink[3]: there are only 2 of pink 1"),
        ("/discards/red", json!([1]), "discards.red: `red` is wrong: expected a colour"),
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
    refused(&base, &swapped, "players[3].wishes: 1 cannot have been taken by seat 3: 0 stones reached");
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
fn the_tile_that_did_not_act_at_the_end_pays_nothing_when_read_back() {
    // KE-7.9, KE-11.3: the fifth marker arrives on a number tile.
    let fifth = |rest: &str| {
        let mut game = position(&format!(
            "seats 2\nphase step\nplayed laid brown 7\ncolumn 1 brown: 5 6 7\ntiles brown 7 points 3\nwishes 2: 6
            tiles blue 2 none, blue 4 none, blue 6 none, blue 8 none, green 2 none, green 4 none\n{rest}"
        ));
        step(&mut game, "1 advance");
        assert_eq!(game.board().phase, games::keltis::Phase::Over);
        game
    };
    let game = fifth(
        "markers 1: brown small 6\nmarkers 2: blue small 9, green small 8, pink small 7, yellow small 8",
    );
    let base = write(&game);
    let points = base["players"][0]["points"].as_i64().unwrap();
    assert_eq!(read(&base), Ok(game));
    let reason = format!("players[1].points: is {}, but the number tiles reached pay {points}", points + 3);
    refused(&base, &[("/players/0/points", json!(points + 3))], &reason);
    assert_eq!(read(&edited(&base, "/players/0/points", Value::Null)), Ok(game));
    // Two markers that can have been the last: the points say which, and cannot be left out.
    let game = fifth(
        "markers 1: brown small 6, blue small 7\nmarkers 2: blue small 9, green small 8, yellow small 8",
    );
    let base = write(&game);
    assert_eq!(read(&base), Ok(game));
    refused(&base, &[("/players/0/points", Value::Null)], "players[1].points: is missing");
    let points = base["players"][0]["points"].as_i64().unwrap();
    assert!(read(&edited(&base, "/players/0/points", json!(points + 3))).is_ok());
    refused(&base, &[("/players/0/points", json!(points + 2))], "players[1].points: is ");
    refused(&base, &[("/turn", json!(2))], "players[");
}

fn edited(base: &Value, path: &str, value: Value) -> Value {
    let mut form = base.clone();
    set(&mut form, path, value);
    form
}

#[test]
fn a_game_ends_with_the_last_idle_turn_that_it_can_have() {
    let base = write(&position("seats 2\nidle 19"));
    let over = |idle: u16| [("/phase", json!("over")), ("/idle", json!(idle))];
    let mut fine = base.clone();
    for (path, value) in over(20) {
        set(&mut fine, path, value);
    }
    assert!(read(&fine).is_ok());
    refused(&base, &over(21), "idle: is 21, but the game ended with 20 at most");
    let ended = position(
        "seats 2\nphase over\nwishes 2: 6
        tiles blue 2 none, blue 4 none, blue 6 none, blue 8 none, green 2 none, green 4 none
        markers 1: brown small 7\nmarkers 2: blue small 9, green small 8, pink small 7, yellow small 8",
    );
    refused(&write(&ended), &[("/idle", json!(1))], "idle: is 1, but the game ended with 0 at most");
}

#[test]
fn wishing_stones_are_held_by_seats_that_can_have_taken_them() {
    let base = write(&position(
        "seats 3\nmarkers 1: blue small 2\nmarkers 2: blue small 3\nmarkers 3: green small 4
        tiles blue 2 none, green 2 none, green 4 none\nwishes 1: 1\nwishes 3: 2",
    ));
    assert!(read(&base).is_ok());
    let moved = [("/players/1/wishes", json!(1)), ("/players/2/wishes", json!(1))];
    refused(&base, &moved, "players[1].wishes: 2 cannot have been taken by seat 1 and 2: 1 stones reached");
}

#[test]
fn setup_is_checked_step_by_step() {
    let begin = json!({"seats": 2, "phase": "first", "players": [{}, {}]});
    assert!(read(&begin).is_ok());
    refused(
        &begin,
        &[("/first", json!(1)), ("/turn", json!(1))],
        "phase: is \"first\", but what has happened leads to \"tiles\"",
    );
    refused(
        &begin,
        &[("/tiles", json!({"blue 2": "wish"}))],
        "tiles.blue 2: is \"wish\", but what has happened leads to nothing",
    );
    refused(&begin, &[("/idle", json!(1))], "idle: is 1, but what has happened leads to 0");
    refused(&begin, &[("/discards", json!({"blue": [1]}))], "discards.blue: is [1], but");
    refused(
        &begin,
        &[("/options", json!({"first_player": "seat1"}))],
        "first: is nothing, but what has happened leads to 1",
    );
    let tiles = json!({"seats": 2, "phase": "tiles", "first": 2, "turn": 2, "players": [{}, {}],
        "tiles": {"blue 2": "wish"}});
    assert!(read(&tiles).is_ok());
    refused(&tiles, &[("/tiles", json!({"blue 4": "wish"}))], "tiles.blue 4: is \"wish\", but");
    refused(
        &tiles,
        &[("/phase", json!("deal"))],
        "phase: is \"deal\", but what has happened leads to \"tiles\"",
    );
    refused(&tiles, &[("/players/0", json!({"hand": ["blue 1"]}))], "players[1].hand: is [\"blue 1\"], but");
    refused(&tiles, &[("/players/0", json!({"wishes": 1}))], "players[1].wishes: is 1, but");
    refused(&tiles, &[("/turn", json!(1))], "turn: is 1, but what has happened leads to 2");
}
