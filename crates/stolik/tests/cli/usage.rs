//! Help, wrong usage, and readers that stop.

use super::run::{STOLIK, stolik};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

#[test]
fn help_names_every_command_and_the_exit_codes() {
    let help = stolik(&["--help"]).ok();
    for word in [
        "serve",
        "admin",
        "rebuild",
        "copy",
        "backup",
        "config",
        "recover",
        "play",
        "simulate",
        "tournament",
        "odds",
        "state",
        "engine",
        "check",
        "replay",
        "analyse",
        "puzzles",
        "rules",
        "Exit codes",
    ] {
        assert!(help.contains(word), "{word} is not in {help}");
    }
    for command in [
        "serve",
        "admin",
        "rebuild",
        "copy",
        "backup",
        "config",
        "recover",
        "play",
        "simulate",
        "tournament",
        "odds",
        "state",
        "engine",
        "check",
        "replay",
        "analyse",
        "puzzles",
        "rules",
    ] {
        assert!(stolik(&[command, "--help"]).ok().contains("Usage: stolik"), "{command}");
    }
}

#[test]
fn what_there_is_not_is_wrong_usage_and_what_there_is_is_listed() {
    stolik(&["paly"]).fails(2, &["play"]);
    stolik(&["state", "chess", "--seats", "2"]).fails(2, &["no game `chess`", "camel-up"]);
    stolik(&["state", "camel-up"]).fails(2, &["--seats"]);
    stolik(&["state", "camel-up", "--seats", "9"]).fails(2, &["9"]);
    stolik(&["state", "camel-up", "--seats", "2"]).fails(2, &["CU-2.1", "two_players=on"]);
    stolik(&["state", "camel-up", "--seats", "4", "--option", "speed=1"])
        .fails(2, &["no option `speed`", "first_seat"]);
    stolik(&["state", "camel-up", "--seats", "4", "--option", "first_seat=5"])
        .fails(2, &["first_seat cannot be `5`", "random, 1, 2, 3, 4"]);
    stolik(&["state", "camel-up", "--seats", "4", "--view", "5"]).fails(2, &["no seat 5"]);
    stolik(&["state", "camel-up", "--seats", "4", "--view", "me"]).fails(2, &["spectator"]);
    stolik(&["simulate", "camel-up", "--bots", "random,random,deep-blue"])
        .fails(2, &["no bot `deep-blue`", "random, odds"]);
    stolik(&["play", "camel-up", "--bots", "deep-blue,random"]).fails(2, &["no bot `deep-blue`"]);
    stolik(&["odds", "chess", "1:blue"]).fails(2, &["camel-up"]);
}

#[test]
fn nine_seats_cite_the_clause_of_the_game() {
    for (game, clause) in [
        ("camel-up", "CU-2.1"),
        ("camel-up-cards", "CC-1.8"),
        ("dragon-racer", "DR-2.1"),
        ("keltis", "KE-2.1"),
        ("sobek", "SO-2.2"),
    ] {
        stolik(&["state", game, "--seats", "9"]).fails(2, &[&format!("stolik: {clause}: "), ", not 9"]);
        stolik(&["simulate", game, "--seats", "9"]).fails(2, &[&format!("stolik: {clause}: ")]);
    }
    stolik(&["state", "camel-up", "--seats", "3", "--option", "first_seat=1", "--option", "first_seat=1"])
        .fails(2, &["option first_seat is given twice"]);
}

#[test]
fn enormous_numbers_of_seats_are_refused_at_once() {
    let many = "18446744073709551615";
    stolik(&["state", "camel-up", "--seats", many, "--option", "first_seat=1"])
        .fails(2, &["CU-2.1: Camel Up is for 3 to 8 players"]);
    stolik(&["simulate", "camel-up", "--seats", many]).fails(2, &["CU-2.1: Camel Up is for 3 to 8 players"]);
    stolik(&["play", "camel-up", "--seats", many]).fails(2, &["CU-2.1: Camel Up is for 3 to 8 players"]);
}

#[test]
fn a_reader_that_stops_ends_the_program_quietly() {
    let record = super::run::sample("whole-game.txt");
    let mut child = Command::new(STOLIK)
        // A pipe holds less than the story of this game told many times over.
        .args(["check"])
        .args(vec![record; 4000])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains("ok"), "{line}");
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
}
