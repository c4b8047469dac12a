//! `stolik play`, through a pipe.

use super::run::{fed, file, stolik};

const PLAY: [&str; 6] = ["play", "camel-up", "--bots", "random,random", "--seed", "7"];

#[test]
fn a_whole_game_can_be_played_by_numbers_and_words() {
    let record = file("played.txt", "");
    let input = "help\nmoves\nboard\nfly\n99\n1\n".to_owned() + &"roll\n1\n".repeat(400);
    let out = fed(&[&PLAY[..], &["--record", &record]].concat(), input.as_bytes()).ok();
    for text in
        ["seat 1 (you)", "seat 2 (bot random)", "Type the number", "is no move of this game", "from 1 to"]
    {
        assert!(out.contains(text), "`{text}` is not in {out}");
    }
    assert!(out.contains("The game is over."), "{out}");
    let check = stolik(&["check", &record]).ok();
    assert!(check.contains("recomputed from the seed") && check.contains("result"), "{check}");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let input = "1\n".repeat(400);
    let game = || fed(&PLAY, input.as_bytes()).ok();
    assert_eq!(game(), game());
}

#[test]
fn the_end_of_the_input_ends_the_game() {
    let out = fed(&PLAY, b"1\nquit\n").ok();
    assert!(out.ends_with("Good bye.\n"), "{out}");
    let out = fed(&PLAY, b"").ok();
    assert!(out.ends_with("Good bye.\n"), "{out}");
    // What is no text is no move.
    assert!(fed(&PLAY, b"\xff\xfe\n").ok().contains("is no move"));
}

#[test]
fn finish_cards_of_others_stay_hidden() {
    let out = fed(&PLAY, "1\n".repeat(400).as_bytes()).ok();
    let (game, _) = out.split_once("turned").or_else(|| out.split_once("the race is over")).unwrap();
    let told = |line: &&str| line.contains("(bot random) played") && line.contains("deck");
    let cards: Vec<_> = game.lines().filter(told).collect();
    assert!(!cards.is_empty() && cards.iter().all(|line| line.contains("played a card")), "{cards:?}");
}

#[test]
fn the_seat_and_the_bots_must_fit() {
    stolik(&["play", "camel-up", "--seats", "4", "--bots", "odds"]).fails(2, &["4 seats need 3 bots"]);
    stolik(&["play", "camel-up", "--seats", "3", "--seat", "4"]).fails(2, &["no seat 4"]);
    let out = fed(&["play", "camel-up", "--seats", "3", "--seat", "2", "--seed", "1"], b"").ok();
    assert!(out.contains("you are seat 2 (you)") && out.contains("seat 1 (bot fair)"), "{out}");
}
