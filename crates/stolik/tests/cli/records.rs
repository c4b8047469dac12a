//! `stolik check`, `stolik replay` and `tools/verify_dice.py`.

use super::run::{Ran, fed, file, finish, project, sample, stolik};
use engine::fair::WordCommitment;
use engine::record::Record;
use serde_json::{Value, json};
use std::process::Command;

fn whole_game() -> String {
    std::fs::read_to_string(sample("whole-game.txt")).unwrap()
}

#[test]
fn good_records_pass_with_a_line_each() {
    let (whole, part) = (sample("whole-game.txt"), sample("from-position.txt"));
    let out = stolik(&["check", &whole, &part]).ok();
    let lines: Vec<_> = out.lines().filter(|line| !line.starts_with("  ")).collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].starts_with(&format!("{whole}: ok, camel-up, 3 seats")), "{out}");
    assert!(lines[0].contains("recomputed from the seed, result"), "{out}");
    assert!(lines[1].contains("no seed"), "{out}");
    let json = stolik(&["check", &whole, "--json"]).json();
    assert_eq!((&json[0]["ok"], &json[0]["seats"]), (&json!(true), &json!(3)));
    assert!(fed(&["check", "-"], whole_game().as_bytes()).ok().starts_with("<stdin>: ok"));
}

/// The whole game of three as a table writes it now: seat 1 opened its word, seat 2 did not.
fn with_commitments() -> String {
    let prints = ["zebra", "k7-Jan"].map(|word| WordCommitment::of(word).to_string());
    let headers = format!("[WordCommitment1 {:?}]\n[WordCommitment2 {:?}]\n[Seed", prints[0], prints[1]);
    whole_game().replace("[Seed", &headers)
}

#[test]
fn check_says_which_promises_of_the_dice_a_record_proves() {
    let says = |text: &str| fed(&["check", "-"], text.as_bytes()).ok();
    let bare = says(&whole_game());
    assert!(bare.contains("\n  proved: the seed is the one committed to\n"), "{bare}");
    assert!(bare.contains("\n  not proved: the word has no commitment: seats 1, 2\n"), "{bare}");
    assert!(bare.contains("\n  not proved: that commitments came before the words"), "{bare}");
    let committed = says(&with_commitments());
    assert!(committed.contains("\n  proved: the word is the one committed to: seats 1, 2\n"), "{committed}");
    // Without outcomes to compare, a word that is missing is only told.
    let whole = with_commitments();
    let lines = whole.lines().take_while(|line| !line.starts_with("* "));
    let kept: Vec<_> =
        lines.filter(|line| !line.starts_with("[Word2") && !line.starts_with("[Result")).collect();
    let withheld = kept.join("\n") + "\n";
    let withheld_says = says(&withheld);
    assert!(
        withheld_says.contains("\n  told: the word was not opened in time and counts as empty: seats 2\n")
    );
    let none = says(&withheld.replace("[Commitment ", "[Unknown "));
    assert!(none.contains("\n  not proved: the record gives no commitment to the seed\n"), "{none}");
    let json = fed(&["check", "-", "--json"], withheld.as_bytes()).json();
    let dice = json!({"seed_committed": true, "words": ["kept", "withheld", "none"], "order_proved": false});
    assert_eq!(json[0]["dice"], dice);
}

/// The line of a text, from 1, that begins like this.
fn line_of(text: &str, begin: &str) -> usize {
    text.lines().position(|line| line.starts_with(begin)).unwrap() + 1
}

#[test]
fn forged_records_fail_at_their_place() {
    let good = whole_game();
    let die = line_of(&good, "* die");
    let with_line = |number: usize, text: &str| {
        let mut lines: Vec<_> = good.lines().collect();
        lines[number - 1] = text;
        lines.join("\n")
    };
    let result = line_of(&good, "[Result");
    let seed = line_of(&good, "[Seed ");
    let word = line_of(&good, "[Word1");
    let tile = line_of(&good, "1 tile");
    let cases = [
        (with_line(die, "* die pink 3"), format!("{die}:3: the seed gives")),
        (with_line(die, "* die red 3"), format!("{die}:3: the seed gives")),
        (with_line(die, "1 bet blue"), format!("{die}:3: CU-3.1: a die is being rolled")),
        (with_line(tile, "1 tile 1 boo"), format!("{tile}:3: CU-5.2")),
        (with_line(tile, "2 roll"), format!("{tile}:3: CU-3.1: it is the turn of seat 1")),
        (
            with_line(tile, "1 tile 17 boo"),
            format!("{tile}:8: `tile 17 boo` is no move of this game: expected"),
        ),
        (with_line(tile, "roll"), format!("{tile}:1: `roll` is neither")),
        (with_line(result, "[Result \"99 0 0\"]"), format!("{result}:1: header Result: should be")),
        (with_line(result, "[Result \"99 0 0\""), format!("{result}:1: a header ends with `]`")),
        (with_line(result, "[Result 99]"), format!("{result}:9: the value of Result is a text")),
        (with_line(seed, &format!("[Seed \"{}\"]", "0".repeat(64))), "header Commitment".to_owned()),
        (with_line(word, "[Word1 \"horse\"]"), ":3: the seed gives".to_owned()),
        (
            with_commitments().replace("\"k7-Jan\"", "\"k8-Jan\""),
            "header Word2: its SHA-256 is not".to_owned(),
        ),
        (
            with_commitments().replace("[WordCommitment1 \"", "[WordCommitment1 \"x"),
            "header WordCommitment1".to_owned(),
        ),
        (good.replace("[Game", "[Gam"), ":1:1: header [Game \"…\"] is missing".to_owned()),
        (good.replace("camel-up", "chess"), format!("{}:1: header Game", line_of(&good, "[Game"))),
        (
            good.replace("[Seats \"3\"]", "[Seats \"99999999999\"]"),
            "CU-2.1: Camel Up is for 3 to 8 players".to_owned(),
        ),
        (good.replace("[Rules \"1\"]", "[Rules \"9\"]"), "this program plays version 1".to_owned()),
    ];
    for (at, (text, says)) in cases.into_iter().enumerate() {
        let path = file(&format!("forged-{at}.txt"), &text);
        let ran = stolik(&["check", &path]);
        assert!(ran.out.starts_with(&path) && ran.out.contains(&says), "{says}: {ran:?}");
        assert_eq!((ran.code, ran.out.lines().count(), ran.err.as_str()), (1, 1, ""));
    }
}

#[test]
fn one_bad_file_of_several_fails_the_check() {
    let bad = file("not-text.txt", b"[Game \"camel-up\"]\n\xff");
    let ran = stolik(&["check", &sample("whole-game.txt"), &bad, "/no/such/file"]);
    let lines: Vec<_> = ran.out.lines().filter(|line| !line.starts_with("  ")).collect();
    assert_eq!((ran.code, lines.len()), (1, 3));
    assert!(
        lines[1].starts_with(&format!("{bad}:2:1: ")) && lines[2].starts_with("/no/such/file: "),
        "{ran:?}"
    );
    let ran = stolik(&["check", "--json", &bad, &sample("whole-game.txt")]);
    let json: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((ran.code, &json[0]["ok"], &json[1]["ok"]), (1, &json!(false), &json!(true)));
    stolik(&["check"]).fails(2, &["FILE"]);
}

#[test]
fn a_game_is_told_step_by_step() {
    let out = stolik(&["replay", &sample("from-position.txt")]).ok();
    for text in ["camel-up, 3 seats, 4 entries", "   1  2 bet blue", "seat 2 (Jan) took the blue ticket of 3"]
    {
        assert!(out.contains(text), "`{text}` is not in {out}");
    }
    assert!(out.trim_end().ends_with("3.    0  seat 3 (Ewa)"), "{out}");
    let json = stolik(&["replay", &sample("from-position.txt"), "--json"]).json();
    assert_eq!(json["entries"][1]["entry"], "3 winner yellow");
    assert_eq!(json["turn"], "over");
}

#[test]
fn a_replay_through_a_viewers_eyes_hides_what_the_viewer_did_not_know() {
    let path = sample("from-position.txt");
    let entry = |arguments: &[&str]| {
        let story = stolik(&[&["replay", &path, "--json"], arguments].concat()).json();
        (story["entries"][1]["entry"].clone(), story["entries"][1]["events"][0]["colour"].clone())
    };
    assert_eq!(entry(&[]), (json!("3 winner yellow"), json!("yellow")));
    assert_eq!(entry(&["--view", "3"]), (json!("3 winner yellow"), json!("yellow")));
    assert_eq!(entry(&["--view", "1"]), (json!("3 winner ?"), Value::Null));
    assert_eq!(entry(&["--view", "spectator"]), (json!("3 winner ?"), Value::Null));
    let text = stolik(&["replay", &path, "--view", "1", "--at", "2"]).ok();
    assert!(!text.contains("yellow is card") && text.contains("winner deck: 1 ?, 3 ?, 3 ?"), "{text}");
    stolik(&["replay", &path, "--view", "4"]).fails(2, &["no seat 4"]);
}

#[test]
fn a_position_of_a_replay_is_that_of_state() {
    let path = sample("from-position.txt");
    let at = |number| stolik(&["replay", &path, "--json", "--at", number]).json();
    assert_eq!(at("0")["turn"], json!({"act": [2]}));
    assert_eq!(at("0")["events"], json!([]));
    assert_eq!(at("1")["events"][0]["event"], "ticket-taken");
    assert_eq!(at("4")["turn"], "over");
    let start = at("0")["state"].to_string();
    let entries = ["--do", "2 bet blue", "--do", "3 winner yellow"];
    let state =
        fed(&[&["state", "camel-up", "--json", "--from", "-"], &entries[..]].concat(), start.as_bytes());
    assert_eq!(state.json()["state"], at("2")["state"]);
    stolik(&["replay", &path, "--at", "5"]).fails(2, &["there are 4 entries"]);
    let view = stolik(&["replay", &path, "--at", "2", "--view", "2", "--json"]).json();
    assert_eq!(view["view"]["viewer"], "2");
    assert!(view.get("state").is_none());
}

#[test]
fn a_bad_record_cannot_be_replayed() {
    let bad = whole_game().replacen("\n* die", "\n1 fly\n* die", 1);
    let line = line_of(&bad, "1 fly");
    let path = file("unplayable.txt", &bad);
    stolik(&["replay", &path]).fails(1, &[&format!("{path}:{line}:3: `fly` is no move")]);
    stolik(&["replay", &sample("whole-game.txt"), "--chances", "--view", "1"]).fails(2, &["--view"]);
}

#[test]
fn chances_list_what_could_have_come() {
    let list = stolik(&["replay", &sample("whole-game.txt"), "--chances", "--json"]).json();
    let first = json!({"index": 0, "outcomes": [["first 1", 1], ["first 2", 1], ["first 3", 1]], "outcome": "first 2"});
    assert_eq!(list[0], first);
    let dice = whole_game().lines().filter(|line| line.starts_with('*')).count();
    assert_eq!(list.as_array().unwrap().len(), dice);
    let text = stolik(&["replay", &sample("whole-game.txt"), "--chances"]).ok();
    assert_eq!(text.lines().count(), dice);
}

/// Runs `tools/verify_dice.py` on a record with what `replay` says of it.
fn verify(path: &str, chances: &str) -> Ran {
    let mut command = Command::new("python3");
    command.arg(project("tools/verify_dice.py")).arg(path);
    finish(command, chances.as_bytes())
}

#[test]
fn python_recomputes_every_outcome() {
    let fresh = file("fresh.txt", "");
    let seed = std::process::id().to_string();
    let play = ["play", "camel-up", "--bots", "random,random,random", "--seed", &seed, "--record", &fresh];
    fed(&play, "roll\n1\n".repeat(600).as_bytes()).ok();
    for path in [sample("whole-game.txt"), fresh] {
        let chances = stolik(&["replay", &path, "--chances", "--json"]).ok();
        let count = serde_json::from_str::<Value>(&chances).unwrap().as_array().unwrap().len();
        assert!(count > 10, "{path}");
        let out = verify(&path, &chances).ok();
        assert!(out.contains(&format!("{count} outcomes recomputed")), "{out}");
    }
}

#[test]
fn python_holds_words_against_their_commitments() {
    let path = file("committed.txt", with_commitments());
    let chances = stolik(&["replay", &path, "--chances", "--json"]).ok();
    assert!(verify(&path, &chances).ok().contains("outcomes recomputed"));
    let [own, other] = ["zebra", "horse"].map(|word| WordCommitment::of(word).to_string());
    verify(&file("swapped.txt", with_commitments().replace(&own, &other)), &chances)
        .fails(1, &["word of seat 1"]);
}

#[test]
fn python_finds_a_forged_die() {
    // Without the seed's header `check` has nothing to compare; Python is given it again.
    let good = whole_game();
    let die = good.lines().find(|line| line.starts_with("* die")).unwrap();
    let other = if die.ends_with('3') { "2" } else { "3" };
    let forged = format!("{}{other}", &die[..die.len() - 1]);
    let short: Vec<_> = good.lines().take_while(|line| *line != die).chain([forged.as_str()]).collect();
    let unsigned: Vec<_> = short
        .iter()
        .copied()
        .filter(|line| !line.starts_with("[Seed ") && !line.starts_with("[Result"))
        .collect();
    let chances = stolik(&["replay", &file("unsigned.txt", unsigned.join("\n")), "--chances", "--json"]).ok();
    let ran = verify(&file("forged-die.txt", short.join("\n")), &chances);
    ran.fails(1, &["the seed gives"]);
}

#[test]
fn a_position_is_drawn_as_the_page_shows_it() {
    let whole = sample("whole-game.txt");
    let drawn = |arguments: &[&str]| stolik(&[&["replay", &whole, "--svg"], arguments].concat()).ok();
    let (first, last) = (drawn(&["--at", "0"]), drawn(&[]));
    assert!(first.starts_with("<svg xmlns=") && first.trim_end().ends_with("</svg>"), "{}", &first[..200]);
    assert_ne!(first, last);
    stolik(&["replay", &whole, "--svg", "--at", "9999"]).fails(2, &["none is number 9999"]);
}

#[test]
fn a_game_is_analysed_and_it_adds_up() {
    let path = sample("whole-game.txt");
    let arguments = ["analyse", &path, "--playouts", "1"];
    let text = stolik(&arguments).ok();
    for part in ["camel-up, 3 seats", "without luck", "Mistakes, the dearest first:", "Strokes of luck"] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    assert_eq!(text, stolik(&arguments).ok(), "the same record gives the same analysis");
    let json = stolik(&[&arguments[..], &["--json"]].concat()).json();
    let analysis = &json[0];
    let result = Record::parse(&whole_game()).unwrap();
    let result: Vec<f64> =
        result.text("Result").unwrap().split(' ').map(|points| points.parse().unwrap()).collect();
    for (player, points) in analysis["players"].as_array().unwrap().iter().zip(result) {
        for scale in ["win", "points"] {
            let of = |part: &str| player[part][scale].as_f64().unwrap();
            assert!((of("par") - of("lost") + of("luck") - of("result")).abs() < 1e-9, "{player}");
            assert!((of("without_luck") + of("luck") - of("result")).abs() < 1e-9, "{player}");
        }
        assert!((player["result"]["points"].as_f64().unwrap() - points).abs() < 1e-9, "{player}");
    }
    let whole = whole_game();
    let part: Vec<&str> = whole.lines().filter(|line| !line.starts_with("[Result")).take(40).collect();
    fed(&["analyse", "-"], part.join("\n").as_bytes()).fails(1, &["<stdin>: the game is not over"]);
    stolik(&["analyse", &path, "--playouts", "0"]).fails(2, &["--playouts"]);
}
