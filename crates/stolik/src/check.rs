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

/// What is wrong with a record, at a place of its file.
pub(crate) struct Fault {
    line: usize,
    column: usize,
    reason: String,
}

impl Fault {
    /// `file:17:3: reason`.
    pub(crate) fn at(&self, path: &Path) -> String {
        format!("{}:{}:{}: {}", input::name(path), self.line, self.column, self.reason)
    }

    /// Places the error of a record in its text. One about a header names it but has no line.
    pub(crate) fn new(text: &str, error: RecordError) -> Self {
        let RecordError { mut line, column, reason } = error;
        if line == 0 {
            let named = reason.strip_prefix("header ").and_then(|rest| rest.split([' ', ':']).next());
            let header = named.map(|name| format!("[{name} "));
            let is_it =
                |text: &str| header.as_ref().is_some_and(|header| text.trim_start().starts_with(header));
            line = text.lines().position(is_it).map_or(1, |at| at + 1);
        }
        Self { line, column, reason }
    }
}

/// Reads a record, or says where it goes wrong.
pub(crate) fn parse(text: &str) -> Result<Record, Fault> {
    let record = Record::parse(text).map_err(|error| Fault::new(text, error))?;
    // Before a game makes lists of so many seats.
    let seats = record.text("Seats").and_then(|seats| seats.parse::<u64>().ok());
    let stated = record.header("Position").and_then(|state| state.get("seats")).and_then(Value::as_u64);
    if [seats, stated].into_iter().flatten().any(|seats| seats > engine::MAX_SEATS as u64) {
        let reason = format!("header Seats: at most {} can play", engine::MAX_SEATS);
        return Err(Fault::new(text, RecordError { line: 0, column: 1, reason }));
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
        let checked = record.check(games::KINDS).map_err(|error| Fault::new(&text, error))?;
        Ok((record, checked))
    });
    match checked {
        Ok((record, checked)) => {
            (true, format!("{name}: {}", praise(&record, &checked)), good(&name, &record, &checked))
        }
        Err(fault) => {
            let error = json!({"line": fault.line, "column": fault.column, "message": fault.reason});
            (false, fault.at(path), json!({"file": name, "ok": false, "error": error}))
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
