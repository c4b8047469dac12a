//! `stolik check`: records verified entry by entry.

use crate::failure::Failure;
use crate::input;
use crate::json::fitted;
use clap::Args;
use engine::Turn;
use engine::any::AnyGame;
use engine::record::{Checked, Record, RecordError};
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};

const NOTES: &str = "\
Each file takes one line; a fault is told as FILE:LINE:COLUMN. Every move must be legal, the result right
and, where the record gives the seed, each outcome of chance the one that comes of it.";

#[derive(Args)]
#[command(after_help = NOTES)]
pub(crate) struct Check {
    /// Records to verify; - reads standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print JSON: a list with an object for each file
    #[arg(long)]
    json: bool,
}

/// What is wrong with a record, and where in its file: `file:17:3: reason`.
pub(crate) fn fault(path: &Path, error: &RecordError) -> String {
    format!("{}:{}:{}: {}", input::name(path), error.line, error.column, error.reason)
}

/// Reads a record, or says where it goes wrong.
pub(crate) fn parse(text: &str) -> Result<Record, RecordError> {
    let record = Record::parse(text)?;
    // Before a game makes lists of so many seats.
    let seats = record.text("Seats").and_then(|seats| seats.parse::<u64>().ok());
    let stated = record.header("Position").and_then(|state| state.get("seats")).and_then(Value::as_u64);
    for (name, seats) in [("Seats", seats), ("Position", stated)] {
        if seats.is_some_and(|seats| seats > engine::MAX_SEATS as u64) {
            return Err(record.bad_header(name, format_args!("at most {} can play", engine::MAX_SEATS)));
        }
    }
    Ok(record)
}

impl Check {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut all_good = true;
        let mut objects = Vec::new();
        for path in &self.files {
            let (good, line, object) = examine(path);
            all_good &= good;
            if self.json {
                objects.push(object);
            } else {
                writeln!(out, "{line}")?;
            }
        }
        if self.json {
            writeln!(out, "{}", fitted(&objects.into()))?;
        }
        if all_good { Ok(()) } else { Err(Failure::Told) }
    }
}

/// Whether a file is a good record, the line that says so, and the same as JSON.
fn examine(path: &Path) -> (bool, String, Value) {
    let name = input::name(path);
    let text = match input::text(path) {
        Ok(text) => text,
        Err(failure) => {
            let reason = failure.message();
            let object = json!({"file": name, "ok": false, "error": {"message": reason}});
            return (false, reason, object);
        }
    };
    let checked = parse(&text).and_then(|record| {
        let checked = record.check(games::KINDS)?;
        Ok((record, checked))
    });
    match checked {
        Ok((record, checked)) => {
            (true, format!("{name}: {}", praise(&record, &checked)), good(&name, &record, &checked))
        }
        Err(error) => {
            let told = fault(path, &error);
            let error = json!({"line": error.line, "column": error.column, "message": error.reason});
            (false, told, json!({"file": name, "ok": false, "error": error}))
        }
    }
}

fn result(game: &AnyGame) -> Option<String> {
    (game.turn() == Turn::Over).then(|| Record::result(game))
}

fn praise(record: &Record, Checked { game, fair_outcomes }: &Checked) -> String {
    let dice = match fair_outcomes {
        Some(count) => format!("{count} outcomes recomputed from the seed"),
        None => "no seed to recompute outcomes from".to_owned(),
    };
    let end = result(game).map_or_else(|| "not over".to_owned(), |result| format!("result {result}"));
    let (entries, seats) = (record.entries.len(), game.seats());
    format!("ok, {}, {seats} seats, {entries} entries, {dice}, {end}", game.id())
}

fn good(name: &str, record: &Record, Checked { game, fair_outcomes }: &Checked) -> Value {
    json!({
        "file": name,
        "ok": true,
        "game": game.id(),
        "seats": game.seats(),
        "entries": record.entries.len(),
        "fair_outcomes": fair_outcomes,
        "result": result(game),
    })
}
