//! The JSON form of positions: what can be is read, what cannot be is refused by its field.

use super::fill::{events, position, step};
use super::properties::every_position;
use crate::support::form::{self, set, write};
use engine::Game;
use games::camel_up::{CamelUp, Event, Phase};
use serde_json::{Value, json};

fn read(form: &Value) -> Result<CamelUp, String> {
    form::read(form)
}

fn refused(base: &Value, changes: &[(&str, Value)], begins: &str) {
    form::refused::<CamelUp>(base, changes, begins);
}

#[test]
fn a_position_typed_by_hand_is_read() {
    let typed = json!({
        "seats": 3, "options": {"first_seat": "1"}, "phase": "turn", "leg": 1, "first": 1, "turn": 2,
        "camels": {"1": ["blue", "green"], "3": ["pink", "purple", "yellow"], "15": ["black"], "16": ["white"]},
        "dice": ["blue 2"], "tiles": {"9": "boo@1"},
        "players": [
            {"money": 3, "hand": ["green", "pink", "purple", "yellow"], "tickets": ["blue 5"]},
            {"money": 3},
            {"money": 4, "pyramid_tickets": 1}
        ],
        "winner_deck": [{"owner": 1, "colour": "blue"}], "loser_deck": []
    });
    let game = read(&typed).unwrap();
    assert_eq!(game.board().race.to_string(), "1:blue,green 3:pink,purple,yellow 15:black 16:white");
    // What is left out is filled in.
    let written = write(&game);
    assert_eq!(written["players"][1]["hand"], json!(["blue", "green", "pink", "purple", "yellow"]));
    assert_eq!(read(&written), Ok(game));
}

#[test]
fn every_position_reads_back() {
    every_position(2, |game| assert_eq!(read(&write(game)), Ok(*game)));
}

const BASE: &str = "seats 6
    race 1:blue,green 3:pink,purple,yellow 9:boo@2 15:black 16:white out:pink,grey
    player 1: money 5; tickets pink 5, pink 3; partner 4
    player 4: partner 1; tickets pink 2; pyramid 2
    deck winner: 1 blue, 2 green
    deck loser: 2 pink
    turn 3";

#[test]
fn one_wrong_field_is_refused_by_its_name() {
    let base = write(&position(BASE));
    let hand = json!(["green", "pink", "purple", "yellow"]);
    for (path, value, begins) in [
        ("/seats", json!(2), "seats: CU-2.1: Camel Up is for 3 to 8 players"),
        ("/seats", json!(9), "seats: "),
        ("/seats", json!(5), "players: there are 6 for 5 seats"),
        ("/options", json!({"speed": "1"}), "options.speed: "),
        ("/options", json!({"first_seat": "3"}), "first: is not seat 3"),
        ("/phase", json!("stacking"), "dice[2]: grey black 1 is not what the grey die shows"),
        ("/phase", json!("over"), "players[1].partner: partnerships end"),
        ("/phase", json!("die"), "players: 2 pyramid tickets are held in all, but 3 rolls"),
        ("/leg", json!(0), "leg: "),
        ("/leg", json!(-1), "leg: -1 is out of range"),
        ("/first", Value::Null, "first: is missing"),
        ("/first", json!(7), "first: 7 is not within 1 to 6"),
        ("/turn", json!(0), "turn: a seat is a number from 1 to 8"),
        ("/turn", Value::Null, "turn: is missing"),
        ("/camels/1", json!(["blue"]), "camels: green is nowhere"),
        ("/camels/1", json!(["blue", "green", "blue"]), "camels.1[3]: blue is there twice"),
        ("/camels/1", json!(["blue", "red"]), "camels.1[2]: `red` is wrong: expected a camel"),
        ("/camels/2", json!(["blue"]), "camels.2[1]: blue is there twice"),
        ("/camels/2", json!([]), "camels.2: the stack is empty"),
        ("/camels/99", json!(["blue"]), "camels.99: `99` is wrong"),
        ("/dice", json!(["pink 1"]), "players: 2 pyramid tickets are held in all, but 1 rolls"),
        ("/dice", json!(["pink 1", "pink 2"]), "dice[2]: pink is there twice"),
        ("/dice", json!(["pink 4", "grey black 1"]), "dice[1]: `pink 4` is wrong"),
        ("/dice", json!(["pink 1", "grey 1"]), "dice[2]: grey 1 is not what the grey die shows"),
        ("/dice", json!(["pink 01", "grey black 1"]), "dice[1]: `pink 01` is wrong"),
        ("/dice", json!(["red 1"]), "dice[1]: `red 1` is wrong"),
        ("/dice", json!(["blue 1", "green 1", "pink 1", "purple 1", "yellow 1"]), "dice: 5 are out"),
        ("/tiles/1", json!("boo@1"), "tiles.1: CU-5.2"),
        ("/tiles/3", json!("boo@1"), "tiles.3: CU-5.3"),
        ("/tiles/10", json!("boo@1"), "tiles."),
        ("/tiles/12", json!("boo@2"), "tiles."),
        ("/tiles/12", json!("boo@7"), "tiles.12: 7 is not within 1 to 6"),
        ("/tiles/12", json!("boo"), "tiles.12: `boo` is wrong"),
        ("/tiles/12", json!("hiss@1"), "tiles.12: `hiss@1` is wrong"),
        ("/players/0/money", json!(-1), "players[1].money: -1 is out of range"),
        ("/players/0/hand", hand.clone(), ""),
        ("/players/1/hand", hand, "players[2].hand[1]: green is there twice"),
        ("/players/2/hand", json!(["blue"]), "players[3].hand: green is nowhere"),
        ("/players/2/hand", json!(["blue", "blue"]), "players[3].hand[2]: blue is there twice"),
        (
            "/players/2/hand",
            json!(["black"]),
            "players[3].hand[1]: `black` is wrong: expected a racing camel",
        ),
        ("/players/2/tickets", json!(["blue 3"]), "players[3].tickets: a blue 3 is held while the blue 5"),
        ("/players/2/tickets", json!(["pink 5"]), "players[3].tickets: a pink 5 is held while the pink 3"),
        ("/players/2/tickets", json!(["pink 2", "pink 2"]), "players[4].tickets: more pink tickets"),
        (
            "/players/2/tickets",
            json!(["pink 4"]),
            "players[3].tickets[1]: `pink 4` is wrong: expected the value of a ticket: 5, 3 or 2",
        ),
        ("/players/2/tickets", json!(["pink"]), "players[3].tickets[1]: `pink` is wrong"),
        ("/players/2/pyramid_tickets", json!(1), "players: 3 pyramid tickets"),
        ("/players/2/pyramid_tickets", json!(6), "players[3].pyramid_tickets: 6 is not within 0 to 5"),
        ("/players/2/partner", json!(5), "players[3].partner: seat 5 is not partner of seat 3"),
        ("/players/2/partner", json!(3), "players[3].partner: is the player's own seat"),
        ("/players/0/partner", Value::Null, "players[4].partner: seat 1 is not partner of seat 4"),
        ("/players/0/partner", json!(8), "players[1].partner: 8 is not within 1 to 6"),
        ("/players/0/hats", json!(8), "players[1].hats: there is no such field"),
        ("/winner_deck/0", json!({"owner": 2, "colour": "pink"}), "loser_deck[1]: pink is there twice"),
        (
            "/winner_deck/0",
            json!({"owner": 7, "colour": "pink"}),
            "winner_deck[1].owner: 7 is not within 1 to 6",
        ),
        (
            "/winner_deck/0",
            json!({"owner": 1, "colour": "white"}),
            "winner_deck[1].colour: `white` is wrong: expected a racing camel",
        ),
    ] {
        if begins.is_empty() {
            let mut form = base.clone();
            set(&mut form, path, value);
            assert!(read(&form).is_ok(), "{path}");
        } else {
            refused(&base, &[(path, value)], begins);
        }
    }
}

#[test]
fn partners_need_six_players() {
    let game = position("seats 3\nrace 1:blue,green 3:pink,purple,yellow 15:black 16:white");
    let changes = [("/players/0/partner", json!(2)), ("/players/1/partner", json!(1))];
    refused(&write(&game), &changes, "players[1].partner: there are no partnerships with 3 players");
}

#[test]
fn camels_beyond_the_line_end_the_race() {
    let base = write(&position("seats 3\nrace 1:blue,green 3:pink,purple,yellow 14:black 16:white out:grey"));
    let over = ("/phase", json!("over"));
    let gone = ("/camels/16", Value::Null);
    let line = |space: &'static str, camels: &[&str]| (space, json!(camels));
    refused(&base, std::slice::from_ref(&over), "camels: nobody has crossed");
    refused(&base, &[gone.clone(), line("/camels/0", &["white"])], "camels.0: is beyond the finish line");
    for (space, camels, begins) in [
        ("/camels/17", ["white"], "camels.17: white at the bottom cannot have crossed on this side"),
        ("/camels/20", ["white"], "camels.20: no camel can cross as far"),
    ] {
        refused(&base, &[over.clone(), gone.clone(), line(space, &camels)], begins);
    }
    let two = [over.clone(), ("/camels/14", Value::Null), gone.clone()];
    let two = [&two[..], &[line("/camels/0", &["white"]), line("/camels/-1", &["black"])]].concat();
    refused(&base, &two, "camels: two units are beyond the finish line");
    let by_die = [over.clone(), ("/camels/1", Value::Null), line("/camels/17", &["blue", "green"])];
    refused(&base, &by_die, "dice: the die of blue, which crossed, is not out");
    let mut fine = base.clone();
    for (path, value) in [over, gone, line("/camels/0", &["white"])] {
        set(&mut fine, path, value);
    }
    assert_eq!(read(&fine).unwrap().board().phase, Phase::Over);
}

#[test]
fn a_setup_that_cannot_be_is_refused() {
    let mut game = CamelUp::new(CamelUp::setup(3, &"first_seat=2".parse_options()).unwrap());
    let mut forms = vec![("start", write(&game))];
    let mut go = |text: &str, name: &'static str| {
        game.resolve(text.parse().unwrap(), &mut ());
        forms.push((name, write(&game)));
    };
    for text in ["start blue 3", "start green 1", "start pink 3", "start purple 1", "start yellow 3"] {
        go(text, "dice");
    }
    let form = |at: usize| forms[at].1.clone();
    let (start, stacking) = (form(0), form(5));
    assert_eq!(stacking["phase"], "stacking");
    refused(
        &start,
        &[("/dice", json!(["green 1"]))],
        "dice: is [\"green 1\"], but what has happened leads to []",
    );
    refused(&start, &[("/dice", json!(["blue 1", "grey 1"]))], "dice: is [\"blue 1\",\"grey 1\"], but");
    refused(
        &start,
        &[("/camels/1", json!(["blue"]))],
        "camels.1: is [\"blue\"], but what has happened leads to nothing",
    );
    refused(&start, &[("/leg", json!(1))], "leg: is 1, but what has happened leads to 0");
    refused(
        &start,
        &[("/phase", json!("first-seat"))],
        "phase: is \"first-seat\", but what has happened leads to \"start-dice\"",
    );
    refused(&start, &[("/turn", json!(1))], "turn: is 1, but what has happened leads to 2");
    refused(&start, &[("/tiles/9", json!("boo@1"))], "tiles.9: is \"boo@1\", but");
    refused(
        &start,
        &[("/players/0/money", json!(4))],
        "players[1].money: is 4, but what has happened leads to 3",
    );
    refused(&start, &[("/players/0/tickets", json!(["blue 5"]))], "players[1].tickets: ");
    refused(&start, &[("/players/0/pyramid_tickets", json!(1))], "players[1].pyramid_tickets: ");
    let card = [("/players/0/hand", Value::Null), ("/loser_deck", json!([{"owner": 1, "colour": "blue"}]))];
    refused(&start, &card, "loser_deck: is [{\"");
    refused(&form(3), &[("/camels/3", json!(["blue"]))], "camels.3: is [\"blue\"], but");
    refused(
        &start,
        &[("/phase", json!("stacking"))],
        "phase: is \"stacking\", but what has happened leads to \"start-dice\"",
    );
    refused(
        &stacking,
        &[("/phase", json!("start-dice"))],
        "phase: is \"start-dice\", but what has happened leads to \"stacking\"",
    );
    refused(&stacking, &[("/camels/1", json!(["green"]))], "camels.1: is [\"green\"], but");
    refused(&stacking, &[("/camels/3", json!(["blue"]))], "camels.3: is [\"blue\"], but");
    refused(&stacking, &[("/camels/16", json!(["black"]))], "camels.16: is [\"black\"], but");
    refused(
        &stacking,
        &[("/phase", json!("first-crazy-number"))],
        "phase: is \"first-crazy-number\", but what has happened leads to \"stacking\"",
    );
    refused(&stacking, &[("/phase", json!("crazy-choice"))], "phase: is \"crazy-choice\", but");
    let placed =
        [("/camels/1", json!(["green", "purple"])), ("/camels/3", json!(["pink", "blue", "yellow"]))];
    refused(
        &stacking,
        &placed,
        "phase: is \"stacking\", but what has happened leads to \"first-crazy-number\"",
    );
    let second = [&placed[..], &[("/phase", json!("second-crazy-number"))]].concat();
    refused(&stacking, &second, "phase: is \"second-crazy-number\", but");
    let crazy = [&second[..], &[("/camels/9", json!(["white"]))]].concat();
    refused(&stacking, &crazy, "camels.9: is [\"white\"], but");
    let mut fine = stacking;
    for (path, value) in [&second[..], &[("/camels/14", json!(["white"]))]].concat() {
        set(&mut fine, path, value);
    }
    assert_eq!(read(&fine).unwrap().board().phase, Phase::SecondCrazyNumber);
}

#[test]
fn a_race_ends_no_farther_than_the_die_goes() {
    let mut game = position("seats 3\nrace 16:blue 3:green,pink,purple,yellow 8:black 2:white");
    step(&mut game, "1 roll");
    step(&mut game, "* die blue 3");
    let base = write(&game);
    assert_eq!(read(&base), Ok(game));
    refused(&base, &[("/dice", json!(["blue 1"]))], "camels.19: blue cannot cross as far with blue 1");
    refused(&base, &[("/dice", json!(["blue 2"]))], "camels.19: blue cannot cross as far with blue 2");
    let mut game = position("seats 3\nrace 3:blue,green,pink,purple,yellow 8:black 1:white");
    step(&mut game, "1 roll");
    step(&mut game, "* die grey white 2");
    let base = write(&game);
    assert_eq!(read(&base), Ok(game));
    let one = [("/dice", json!(["grey white 1"]))];
    refused(&base, &one, "camels.-1: white cannot cross as far with grey white 1");
    // A tile on the last space takes any mover one space farther than its die.
    let mut game = position("seats 3\nrace 15:blue 3:green,pink,purple,yellow 8:black 2:white 16:cheer@2");
    step(&mut game, "1 roll");
    step(&mut game, "* die blue 1");
    assert_eq!(read(&write(&game)), Ok(game));
    assert_eq!(game.board().phase, Phase::Over);
}

#[test]
fn a_tile_pays_what_its_event_says_however_rich_the_owner_is() {
    for (money, paid) in [(65_534, 1), (65_535, 0)] {
        let lines = format!(
            "seats 3\nrace 4:blue 3:green,pink,purple,yellow 8:black 2:white 6:cheer@2\nplayer 2: money {money}"
        );
        let mut game = position(&lines);
        step(&mut game, "1 roll");
        let told = events(step(&mut game, "* die blue 2"));
        let tile = told.iter().find_map(|event| match *event {
            Event::TilePaid { amount, money, .. } => Some((amount, money)),
            _ => None,
        });
        assert_eq!(tile, Some((paid, 65_535)));
        assert_eq!(read(&write(&game)), Ok(game));
    }
}

trait ParseOptions {
    fn parse_options(&self) -> engine::Options;
}

impl ParseOptions for str {
    fn parse_options(&self) -> engine::Options {
        engine::Options::parse(self).unwrap()
    }
}

#[test]
fn spoiled_positions_of_random_games_are_refused() {
    let mut spoiled = 0;
    every_position(1, |game| {
        let base = write(game);
        let mut spoil = |change: &dyn Fn(&mut Value)| {
            let mut form = base.clone();
            change(&mut form);
            assert!(read(&form).is_err(), "{form}");
            spoiled += 1;
        };
        spoil(&|form| {
            form["players"][0]["pyramid_tickets"] = json!(5 + form["dice"].as_array().unwrap().len());
        });
        spoil(&|form| form["players"][1]["money"] = json!(-1));
        spoil(&|form| drop(form["players"].as_array_mut().unwrap().pop()));
        spoil(&|form| form["turn"] = json!(9));
        spoil(&|form| form["dice"].as_array_mut().unwrap().push(json!("blue 7")));
        spoil(&|form| {
            form["winner_deck"].as_array_mut().unwrap().push(json!({"owner": 1, "colour": "black"}));
        });
        spoil(&|form| form["tiles"]["1"] = json!("cheer@1"));
        spoil(&|form| form["camels"]["8"] = json!(["blue", "blue"]));
        if game.board().leg > 0 {
            spoil(&|form| spoil_first(&mut form["camels"]));
            spoil(&|form| form["leg"] = json!(0));
            spoil(&|form| {
                let dice = form["dice"].as_array_mut().unwrap();
                if dice.pop().is_none() {
                    dice.push(json!("pink 1"));
                }
            });
        } else {
            spoil(&|form| form["players"][0]["money"] = json!(9));
        }
    });
    assert!(spoiled > 10_000, "{spoiled}");
}

/// Takes the first field of an object away.
fn spoil_first(object: &mut Value) {
    let fields = object.as_object_mut().unwrap();
    let first = fields.keys().next().unwrap().clone();
    fields.remove(&first);
}
