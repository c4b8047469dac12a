//! What lies in `deploy/`, and what the documentation says to hosts, fits the program.

use super::run::{project, stolik};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

/// The files that start the program, with their text.
fn files() -> Vec<(PathBuf, String)> {
    let folders = ["deploy", ".github/workflows"].map(|folder| fs::read_dir(project(folder)).unwrap());
    let deployed = folders.into_iter().flatten().map(|entry| entry.unwrap().path());
    let told = ["docs/operations.md", "docs/serving.md"].map(project);
    deployed.chain(told).map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

/// The words of a text that begin so, as far as they go on in these signs.
fn words<'a>(text: &'a str, start: &'a str, goes_on: fn(char) -> bool) -> impl Iterator<Item = &'a str> {
    text.match_indices(start).map(move |(at, _)| {
        let rest = &text[at..];
        &rest[..rest.find(|sign| !goes_on(sign)).unwrap_or(rest.len())]
    })
}

#[test]
fn each_variable_that_is_set_is_read() {
    let help = stolik(&["serve", "--help"]).ok();
    let known: BTreeSet<_> =
        words(&help, "STOLIK_", |sign| sign.is_ascii_uppercase() || sign == '_').collect();
    assert!(known.len() > 20, "{known:?}");
    for (path, text) in files() {
        for word in words(&text, "STOLIK_", |sign| sign.is_ascii_uppercase() || sign == '_') {
            assert!(known.contains(word), "{word} in {}", path.display());
        }
    }
}

#[test]
fn each_flag_that_is_given_is_taken() {
    let commands = ["serve", "config", "backup", "admin", "copy", "rebuild", "simulate", "rules"];
    let helps = commands.map(|command| (command, stolik(&[command, "--help"]).ok()));
    let mut given = 0;
    for (path, text) in files() {
        // A command goes on over the ends of lines that say so.
        let text = text.replace("\\\n", " ");
        for line in text.lines() {
            // What comes after the flags of another program is that one's argument.
            let called = line.match_indices("stolik").filter(|(at, _)| !line[..*at].contains(" --"));
            let called = called.map(|(at, name)| line[at + name.len()..].trim_start_matches(['"', '`']));
            for arguments in called.filter_map(|rest| rest.strip_prefix(' ')) {
                let command = arguments.split([' ', '`']).next().unwrap_or_default();
                let help = helps.iter().find(|(name, _)| *name == command || command.starts_with("--"));
                let Some((_, help)) = help else { continue };
                let ends = arguments.find(['`', '|', ';', '&']).unwrap_or(arguments.len());
                for flag in words(&arguments[..ends], "--", |sign| sign.is_ascii_lowercase() || sign == '-') {
                    given += 1;
                    let known =
                        [" ", "\n", "["].into_iter().any(|end| help.contains(&format!("{flag}{end}")));
                    assert!(known || command == "admin", "{flag} in {}: {line}", path.display());
                }
            }
        }
    }
    assert!(given >= 8, "{given} flags were found");
}

#[test]
fn the_file_of_settings_is_taken() {
    let path = project("deploy/stolik.toml").display().to_string();
    let printed = stolik(&["config", "--config", &path]).ok();
    assert!(printed.contains(&format!("behind-proxy = true # {path}:")), "{printed}");
}

#[test]
fn the_image_is_built_from_all_that_is_needed() {
    let containers = fs::read_to_string(project("deploy/Containerfile")).unwrap();
    assert!(containers.contains("ENTRYPOINT [\"/usr/local/bin/stolik\"]"));
    let manifest = fs::read_to_string(project("Cargo.toml")).unwrap();
    let version = manifest.split("rust-version = \"").nth(1).unwrap().split('"').next().unwrap();
    assert!(
        containers.contains(&format!("FROM rust:{version}-")),
        "the compiler is the one that is asked for"
    );
    let kept = fs::read_to_string(project(".dockerignore")).unwrap();
    for folder in ["crates", "docs", "languages", "python", "xtask"] {
        assert!(kept.lines().any(|line| line == format!("!{folder}")), "{folder} goes along");
    }
}
