//! `stolik config`: settings from a file, the environment and flags.

use super::run::{Ran, STOLIK, file, finish};
use std::process::Command;

/// Runs `stolik config` with these variables and flags.
fn config(variables: &[(&str, &str)], flags: &[&str]) -> Ran {
    let mut command = Command::new(STOLIK);
    command.arg("config").args(flags).envs(variables.iter().copied());
    finish(command, b"")
}

fn has(printed: &str, line: &str) {
    assert!(printed.lines().any(|known| known == line), "{line} is not in {printed}");
}

#[test]
fn flags_come_before_the_environment_and_that_before_the_file() {
    let path = file(
        "order.toml",
        "# a house\nport = 8201\nrate = 2\nprivate = true\npush-service = [\"https://a.example\", \"https://b.example\"]\n\
         motd = \"Quiz \\\"night\\\"\"\npace = 0.5\n",
    );
    let printed =
        config(&[("STOLIK_RATE", "3"), ("STOLIK_PORT", "8202")], &["--config", &path, "--port", "8203"]);
    let printed = printed.ok();
    has(&printed, "port = 8203 # flag");
    has(&printed, "rate = 3 # STOLIK_RATE");
    has(&printed, &format!("private = true # {path}:4"));
    has(&printed, &format!("push-service = \"https://a.example,https://b.example\" # {path}:5"));
    has(&printed, &format!(r#"motd = "Quiz \"night\"" # {path}:6"#));
    has(&printed, &format!("pace = \"0.5\" # {path}:7"));
    has(&printed, "address = \"127.0.0.1\" # default");
    has(&printed, "# url is not set");
    let by_variable = config(&[("STOLIK_CONFIG", &path)], &["--private=false"]).ok();
    has(&by_variable, &format!("port = 8201 # {path}:2"));
    has(&by_variable, "private = false # flag");

    // What is printed is a file of settings that says the same.
    let again = config(&[], &["--config", &file("printed.toml", &printed)]).ok();
    let values = |text: &str| {
        text.lines().map(|line| line.split(" # ").next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(values(&again), values(&printed));
}

#[test]
fn variables_that_set_nothing_are_told() {
    let printed = config(&[("STOLIK_PORTS", "8202"), ("STOLIK_RATE", "3")], &[]).ok();
    let told: Vec<_> = printed.lines().filter(|line| line.contains("no setting")).collect();
    assert_eq!(told, ["# STOLIK_PORTS is in the environment, and no setting is called so"]);
}

#[test]
fn the_file_says_to_other_commands_where_the_house_is() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("nowhere").display().to_string();
    let path = file("house.toml", format!("data = {data:?}\n"));
    super::run::stolik(&["admin", "sizes", "--config", &path]).fails(1, &["nowhere/stolik.db"]);
}

#[test]
fn what_is_wrong_in_a_file_is_told_with_its_line() {
    for (text, says) in [
        ("port = 1\nprot = 8080\n", ":2: there is no setting `prot`; there are address, port,"),
        ("\nport = 99999\n", ":2: invalid value '99999' for '--port"),
        ("pace = 'fast'\n", ":1: invalid value 'fast' for '--pace"),
        ("port = [1, 2]\n", ":1: `port` takes a text"),
        ("[serve]\nport = 1\n", ":1: there is no setting `serve`"),
        ("port = 1\nport 2\n", ":2: "),
    ] {
        let path = file("wrong.toml", text);
        config(&[], &["--config", &path]).fails(2, &[&format!("{path}{says}")]);
    }
    config(&[], &["--config", "none.toml"]).fails(2, &["cannot read the settings none.toml"]);
}

#[test]
fn passwords_are_not_shown() {
    let path = file(
        "secret.toml",
        "smtp = 'smtps://ola:correct-horse@mail.example'\nmail-from = 'ola@club.example'\nurl = 'https://club.example'\n",
    );
    let store = [("STOLIK_STORE", "postgres://ola:correct-horse@db.example/house")];
    let printed = config(&store, &["--config", &path]).ok();
    has(&printed, &format!("smtp = \"smtps://(hidden)\" # {path}:1"));
    has(&printed, "store = \"postgres://(hidden)\" # STOLIK_STORE");
    assert!(!printed.contains("correct-horse"));
    let path = file("bad-secret.toml", "smtp = 'smtp://ola:correct-horse@'\n");
    let failed = config(&[], &["--config", &path]);
    assert!(!failed.err.contains("correct-horse"), "{failed:?}");
    failed.fails(2, &[&format!("{path}:1: ")]);
    config(&[], &["--smtp", "smtp://localhost:25"]).fails(2, &["needs mail-from and url"]);
}
