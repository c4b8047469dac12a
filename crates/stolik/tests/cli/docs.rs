//! The examples in the documentation do what they say.

use super::run::{STOLIK, fed, file, finish, project, stolik};
use engine::fair::{FairDice, Seed};
use serde_json::Value;
use std::path::Path;
use std::process::Command;

fn page(name: &str) -> String {
    std::fs::read_to_string(project("docs").join(name)).unwrap()
}

/// The code blocks of a language.
fn blocks<'a>(page: &'a str, language: &str) -> Vec<&'a str> {
    let open = format!("```{language}\n");
    page.split(&open).skip(1).map(|rest| rest.split("```").next().unwrap()).collect()
}

/// Whether what is shown is a part of what there is: fields and the ends of lists may be left out.
fn is_part(shown: &Value, there: &Value) -> bool {
    match (shown, there) {
        (Value::Object(shown), Value::Object(there)) => {
            shown.iter().all(|(name, value)| there.get(name).is_some_and(|other| is_part(value, other)))
        }
        (Value::Array(shown), Value::Array(there)) => {
            shown.len() <= there.len() && shown.iter().zip(there).all(|(one, other)| is_part(one, other))
        }
        _ => shown == there,
    }
}

#[test]
fn the_engine_answers_as_its_page_shows() {
    let page = page("engine-protocol.md");
    let lines: Vec<_> = blocks(&page, "text").into_iter().flat_map(str::lines).collect();
    let requests: Vec<_> = lines.iter().filter_map(|line| line.strip_prefix("> ")).collect();
    let shown: Vec<_> = lines.iter().filter_map(|line| line.strip_prefix("< ")).collect();
    assert!(requests.len() >= 8 && requests.len() == shown.len());
    let out = fed(&["engine"], requests.join("\n").as_bytes()).ok();
    assert_eq!(out.lines().count(), requests.len());
    for ((request, shown), reply) in requests.iter().zip(shown).zip(out.lines()) {
        let [shown, reply] = [shown, reply].map(|text| serde_json::from_str::<Value>(text).unwrap());
        assert!(is_part(&shown, &reply), "{request}\nis shown with {shown}\nbut gets {reply}");
    }
}

#[test]
fn the_player_in_python_plays_a_game() {
    let page = page("engine-protocol.md");
    let [program] = blocks(&page, "python")[..] else { panic!("one program") };
    let mut command = Command::new("python3");
    let folder = Path::new(STOLIK).parent().unwrap();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
    command.arg("-c").arg(program).env("PATH", path);
    let out = finish(command, b"").ok();
    assert!(out.contains("'place': 1"), "{out}");
}

#[test]
fn the_records_shown_are_good() {
    let page = page("records.md");
    let records = blocks(&page, "record");
    assert_eq!(records.len(), 2);
    for (at, record) in records.into_iter().enumerate() {
        stolik(&["check", &file(&format!("shown-{at}.txt"), record)]).ok();
    }
}

#[test]
fn the_worked_example_of_fair_dice_is_right() {
    let page = page("fair-dice.md");
    let seed: Seed = page.split("Seed `").nth(1).unwrap()[..64].parse().unwrap();
    assert!(page.contains(&format!("commitment `{}`", seed.commitment())));
    let dice = FairDice::new(&seed, ["zebra", "", "k7"]);
    let rows: Vec<Vec<&str>> = page
        .lines()
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>())
        .filter(|row| row.len() == 4 && row[0].parse::<u64>().is_ok())
        .collect();
    assert!(rows.len() >= 5, "{rows:?}");
    for row in rows {
        let [index, total, ticket] = [row[0], row[1], row[3]].map(|text| text.parse::<u64>().unwrap());
        assert_eq!(u64::from(dice.ticket(index, total as u32)), ticket, "{row:?}");
    }
}
