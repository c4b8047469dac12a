//! Stored logs of every form are read for ever.

use crate::support::seat;
use serde_json::{Value, json};
use std::fs;
use table::{BadLine, DiceWord, FORM, LogEntry, Stamped, Status, Table};

/// A whole game of Camel Up, stored in a form; what it gives never changes.
fn stored(form: u16) -> String {
    let path = format!("{}/tests/logs/form-{form}.jsonl", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("each form has a log: {path}: {error}"))
}

fn read(lines: &str) -> Vec<Stamped> {
    lines.lines().map(|line| Stamped::from_line(line).unwrap()).collect()
}

#[test]
fn logs_of_every_form_give_the_same_game() {
    for form in 1..=FORM {
        let log = read(&stored(form));
        let table = Table::replay_whole(games::KINDS, &log).unwrap();
        assert_eq!(table.status(), Status::Finished, "form {form}");
        let words: Vec<_> = table.chairs().iter().map(|chair| chair.word.text()).collect();
        assert_eq!(words, ["salt", "none-at-all", ""], "form {form}");
        let record = table.record().unwrap().to_string();
        assert_eq!(record, include_str!("../logs/record.txt"), "form {form}");
    }
}

#[test]
fn what_is_written_is_in_the_newest_form() {
    let log = read(&stored(1));
    let written: Vec<_> = log.iter().map(Stamped::to_line).collect();
    assert_eq!(written.join("\n"), stored(FORM).trim_end());
    assert_eq!(read(&stored(FORM)), log);
}

/// Older and newer Stoliks have written at one table.
#[test]
fn a_log_may_hold_lines_of_several_forms() {
    let (old, new) = (stored(1), stored(FORM));
    for first_new in 0..old.lines().count() {
        let mixed: Vec<_> = old.lines().take(first_new).chain(new.lines().skip(first_new)).collect();
        assert_eq!(read(&mixed.join("\n")), read(&new));
    }
}

#[test]
fn lines_without_a_number_may_name_what_a_word_is() {
    let word = |text: &str| match Stamped::from_line(text).unwrap().entry {
        LogEntry::Word { word, .. } => word,
        other => panic!("{other:?}"),
    };
    let line = |word: Value| json!({"at": 5, "entry": "word", "seat": 2, "word": word}).to_string();
    assert_eq!(word(&line(json!("none"))), DiceWord::None);
    assert_eq!(word(&line(json!({"open": "salt"}))), DiceWord::open("salt").unwrap());
}

#[test]
fn lines_that_are_no_entries_are_refused_with_the_reason() {
    let stamped = Stamped { at: 5, entry: LogEntry::Left { seat: seat(2), sent_away: false } };
    let line = stamped.to_line();
    assert_eq!(Stamped::from_line(&line).unwrap(), stamped);
    for form in [0, FORM + 1, u16::MAX] {
        let other = line.replace(&format!("\"form\":{FORM}"), &format!("\"form\":{form}"));
        let error = Stamped::from_line(&other).unwrap_err();
        assert!(matches!(error, BadLine::Unknown { found } if found == form), "{error}");
    }
    for damaged in ["", "{}", "[]", &line[..line.len() - 1], &line.replace("left", "gone")] {
        let error = Stamped::from_line(damaged).unwrap_err();
        assert!(matches!(error, BadLine::Damaged(_)), "{damaged}: {error}");
    }
}
