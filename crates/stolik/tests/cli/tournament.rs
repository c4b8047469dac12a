//! `stolik tournament`.

use super::run::{file, project, stolik};
use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

/// A place for results that are not there yet.
fn kept(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path.to_str().unwrap().to_owned()
}

fn sobek(arguments: &[&str]) -> super::run::Ran {
    stolik(&[&["tournament", "sobek", "--seats", "3"], arguments].concat())
}

#[test]
fn people_get_ratings_and_a_cross_table_and_a_plot() {
    let (keep, plot) = (kept("table.tournament"), kept("table.svg"));
    let table = sobek(&["--bots", "trader,random", "--games", "12", "--keep", &keep, "--plot", &plot]).ok();
    assert!(table.contains("sobek, 3 seats, 24 games of seed 0"), "{table}");
    assert!(table.contains('±') && table.contains("33.3% is even play"), "{table}");
    let trader = table.find("trader").unwrap();
    assert!(trader < table.find("random").unwrap(), "the best comes first: {table}");
    let plot = std::fs::read_to_string(plot).unwrap();
    assert!(
        plot.starts_with("<svg") && plot.ends_with("</svg>\n") && plot.contains(">trader</text>"),
        "{plot}"
    );
}

#[test]
fn the_same_command_goes_on_and_more_games_are_added() {
    let whole = |keep: &str, games: &str, bots: &str| -> Value {
        sobek(&["--bots", bots, "--games", games, "--json", "--keep", keep]).json()
    };
    let (once, twice) = (kept("once.tournament"), kept("twice.tournament"));
    whole(&twice, "6", "trader,random");
    // A line that was cut off is played again.
    let text = std::fs::read_to_string(&twice).unwrap();
    std::fs::write(&twice, &text[..text.len() - 9]).unwrap();
    assert_eq!(whole(&twice, "18", "easy,trader,random"), whole(&once, "18", "easy,trader,random"));
    let lines = std::fs::read_to_string(&twice).unwrap().lines().count();
    assert_eq!(lines, 1 + 6 * 6, "nothing is played twice");
}

#[test]
fn results_of_another_tournament_are_refused() {
    let keep = kept("other.tournament");
    sobek(&["--bots", "trader,random", "--games", "3", "--keep", &keep]).ok();
    sobek(&["--bots", "trader,random", "--games", "3", "--keep", &keep, "--seed", "1"]).fails(1, &["--keep"]);
    let strange = file("strange.tournament", "a shopping list\n");
    sobek(&["--bots", "trader,random", "--keep", &strange]).fails(1, &["holds something else"]);
    assert_eq!(std::fs::read_to_string(strange).unwrap(), "a shopping list\n");
    sobek(&["--bots", "trader", "--keep", &kept("one.tournament")]).fails(2, &["at least 2 bots"]);
    sobek(&["--bots", "trader,deep-blue"]).fails(2, &["deep-blue"]);
    sobek(&["--bots", "trader,random", "--program", "Mine=x"]).fails(2, &["NAME=COMMAND"]);
    sobek(&["--bots", "trader,random", "--move-time=-1"]).fails(2, &["--move-time"]);
}

#[test]
fn the_example_in_python_takes_part_and_faults_are_told() {
    let player = format!("mine=python3 {}", project("python/examples/player.py").display());
    let keep = kept("python.tournament");
    let arguments = ["--bots", "mine,random", "--games", "3", "--threads", "1", "--program"];
    let ran = sobek(&[&arguments[..], &[&player, "--keep", &keep]].concat());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{ran:?}");
    let keep = kept("faults.tournament");
    let ran = sobek(&[&arguments[..], &["mine=cat", "--keep", &keep]].concat());
    assert!(ran.code == 0 && ran.err.contains("faults") && ran.err.contains("`move`"), "{ran:?}");
}

#[cfg(unix)]
#[test]
fn an_interrupt_keeps_what_is_done() {
    let keep = kept("interrupt.tournament");
    let mut child = Command::new(super::run::STOLIK)
        .args(["tournament", "sobek", "--bots", "trader,easy", "--games", "1000000", "--keep", &keep])
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let lines = || std::fs::read_to_string(&keep).map_or(0, |text| text.lines().count());
    while lines() < 4 {
        std::thread::sleep(Duration::from_millis(20));
    }
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    assert_eq!(child.wait().unwrap().code(), Some(1));
    let text = std::fs::read_to_string(&keep).unwrap();
    assert!(
        text.ends_with('\n') && text.lines().skip(1).all(|line| serde_json::from_str::<Value>(line).is_ok())
    );
}
