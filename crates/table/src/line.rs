//! Log entries as they are stored: a line of JSON each, in a form that has a number.
//!
//! Every line has its own number, because a newer Stolik goes on with logs that an older one has begun. Older
//! forms are brought up to date when they are read; what is stored stays as it was written.

use crate::log::{LogEntry, Stamped};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// The form in which entries are written.
pub const FORM: u16 = 1 + UPGRADES.len() as u16;

/// Upgrade `n` takes a line from form `n + 1` to form `n + 2`. Those of a released form never change.
const UPGRADES: [fn(&mut Map<String, Value>); 2] = [name_what_a_word_is, as_before];

/// Why a stored line is no entry.
#[derive(Debug, thiserror::Error)]
pub enum BadLine {
    /// It is damaged.
    #[error(transparent)]
    Damaged(#[from] serde_json::Error),
    /// It is in a form that this program does not know.
    #[error("it is written in form {found} of the log, and the newest known here is {FORM}")]
    Unknown {
        /// The number of its form.
        found: u16,
    },
}

/// What is read of a line in any form. The first one has no number.
#[derive(Deserialize)]
struct Numbered {
    #[serde(default = "first")]
    form: u16,
}

fn first() -> u16 {
    1
}

#[derive(Serialize)]
struct Line<'a> {
    form: u16,
    at: u64,
    #[serde(flatten)]
    entry: &'a LogEntry,
}

impl Stamped {
    /// The entry as it is stored.
    pub fn to_line(&self) -> String {
        let line = Line { form: FORM, at: self.at, entry: &self.entry };
        // Entries are plain data with text keys, which always has a JSON form.
        serde_json::to_string(&line).expect("entries have a JSON form")
    }

    /// The entry of a stored line, in whatever form it was written.
    pub fn from_line(line: &str) -> Result<Self, BadLine> {
        let Numbered { form } = serde_json::from_str(line)?;
        if form == FORM {
            return Ok(serde_json::from_str(line)?);
        }
        let done = form.checked_sub(1).map(usize::from).filter(|done| *done < UPGRADES.len());
        let mut older = serde_json::from_str(line)?;
        for upgrade in &UPGRADES[done.ok_or(BadLine::Unknown { found: form })?..] {
            upgrade(&mut older);
        }
        Ok(serde_json::from_value(Value::Object(older))?)
    }
}

/// In the third form there are clocks, and people who keep or lose their names: entries that older logs do not have.
fn as_before(_line: &mut Map<String, Value>) {}

/// In the first form a word for the dice was a text that counted at once, and an empty one was none. Before lines had
/// numbers some were written that name what a word is already: these stay.
fn name_what_a_word_is(line: &mut Map<String, Value>) {
    let Some(word) = line.get_mut("word") else { return };
    match word.as_str() {
        Some("") => *word = json!("none"),
        Some(text) if text != "none" => *word = json!({"open": text}),
        _ => {}
    }
}
