//! `stolik check`: records verified entry by entry.

use crate::failure::Failure;
use crate::input;
use clap::Args;
use engine::Turn;
use engine::any::AnyGame;
use engine::proof::{DiceProof, WordProof};
use engine::record::{Checked, Record, RecordError};
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use text::json::fitted;

const NOTES: &str = "\
Each file takes one line; a fault is told as FILE:LINE:COLUMN. Every move must be legal, the result right
and, where the record gives the seed, each outcome of chance the one that comes of it. Lines set in then say
which promises of fair dice the record proves and which it cannot.";

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

/// Whether a file is a good record, the lines that say so, and the same as JSON.
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
    let checked = Record::parse(&text).and_then(|record| {
        let checked = record.check(games::KINDS)?;
        Ok((record, checked))
    });
    match checked {
        Ok((record, checked)) => {
            let lines = std::iter::once(format!("{name}: {}", praise(&record, &checked)));
            let lines: Vec<_> =
                lines.chain(checked.dice.as_ref().map(promises).unwrap_or_default()).collect();
            (true, lines.join("\n"), good(&name, &record, &checked))
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

fn praise(record: &Record, Checked { game, fair_outcomes, .. }: &Checked) -> String {
    let dice = match fair_outcomes {
        Some(count) => format!("{count} outcomes recomputed from the seed"),
        None => "no seed to recompute outcomes from".to_owned(),
    };
    let end = result(game).map_or_else(|| "not over".to_owned(), |result| format!("result {result}"));
    let (entries, seats) = (record.entries.len(), game.seats());
    format!("ok, {}, {seats} seats, {entries} entries, {dice}, {end}", game.kind().id())
}

/// What the record proves of the dice and what not, a line each, set in.
fn promises(proof: &DiceProof) -> Vec<String> {
    let words = |kind, says: &str| {
        let seats: Vec<_> = proof.seats(kind).iter().map(ToString::to_string).collect();
        (!seats.is_empty()).then(|| format!("{says}: seats {}", seats.join(", ")))
    };
    let committed = proof.words.iter().any(|word| matches!(word, WordProof::Kept | WordProof::Withheld));
    [
        Some(
            if proof.committed { "proved: the seed is the one committed to" } else { NO_COMMITMENT }
                .to_owned(),
        ),
        words(WordProof::Kept, "proved: the word is the one committed to"),
        words(WordProof::Withheld, "told: the word was not opened in time and counts as empty"),
        words(WordProof::Bare, "not proved: the word has no commitment"),
        (proof.committed || committed).then(|| WHEN.to_owned()),
    ]
    .into_iter()
    .flatten()
    .map(|line| format!("  {line}"))
    .collect()
}

const NO_COMMITMENT: &str = "not proved: the record gives no commitment to the seed";
const WHEN: &str =
    "not proved: that commitments came before the words; compare them with those kept by a browser";

/// The same as JSON.
fn proof(DiceProof { committed, words }: &DiceProof) -> Value {
    let word = |word: &WordProof| match word {
        WordProof::None => "none",
        WordProof::Bare => "no-commitment",
        WordProof::Kept => "kept",
        WordProof::Withheld => "withheld",
    };
    let words: Vec<_> = words.iter().map(word).collect();
    json!({"seed_committed": committed, "words": words, "order_proved": false})
}

fn good(name: &str, record: &Record, Checked { game, fair_outcomes, dice }: &Checked) -> Value {
    json!({
        "file": name,
        "ok": true,
        "game": game.kind().id(),
        "seats": game.seats(),
        "entries": record.entries.len(),
        "fair_outcomes": fair_outcomes,
        "dice": dice.as_ref().map(proof),
        "result": result(game),
    })
}
