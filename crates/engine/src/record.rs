//! Whole games as text that a person can read and type.
//!
//! Header lines `[Name value]`, the value in JSON, then one entry a line: `1 roll` for seat 1,
//! `* die pink 3` for the dealer. `;` starts a comment that runs to the end of the line.
//! `[Position {…}]` starts from any position instead of the beginning.

use crate::any::{AnyGame, Kind, Listener, Refusal};
use crate::fair::{FairDice, Seed};
use crate::game::Turn;
use crate::json;
use crate::options::Options;
use crate::proof::DiceProof;
use crate::seat::{Seat, Seats};
use serde_json::Value;
use std::fmt;
use std::str::FromStr;

/// Who makes an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Author {
    /// The player of a seat, written as its number.
    Seat(Seat),
    /// Chance, written `*`.
    Dealer,
}

/// One entry of a game: a decision or an outcome of chance. Text form: `1 roll`, `* die pink 3`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who makes it.
    pub author: Author,
    /// The move or outcome in the game's own words.
    pub text: String,
}

impl Entry {
    /// Carries the entry out; `listener` hears its steps. Gives the seats that may have learnt something by it: all
    /// by chance. On an error nothing has changed.
    pub fn make(&self, game: &mut AnyGame, listener: &mut dyn Listener) -> Result<Seats, Refusal> {
        match self.author {
            Author::Seat(seat) => Ok(game.act(seat, &self.text, listener)?.news),
            Author::Dealer => game.resolve(&self.text, listener).map(|()| Seats::all(game.seats())),
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.author {
            Author::Seat(seat) => write!(f, "{seat} {}", self.text),
            Author::Dealer => write!(f, "* {}", self.text),
        }
    }
}

impl FromStr for Entry {
    type Err = String;

    /// Reads `1 roll` or `* die pink 3`; runs of spaces count as one.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        let author = match words.next() {
            Some("*") => Author::Dealer,
            Some(seat) => Author::Seat(
                seat.parse().map_err(|_| format!("`{seat}` is neither a seat number nor `*` for chance"))?,
            ),
            None => return Err("an entry is `SEAT MOVE` or `* OUTCOME`".to_owned()),
        };
        let text = words.collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            return Err("a move or outcome must follow".to_owned());
        }
        Ok(Self { author, text })
    }
}

/// A header: `[Game "camel-up"]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The number of the line it stands on (0 when not read from a file).
    pub line: usize,
    /// Its name.
    pub name: String,
    /// Its value: a text, or the JSON of a position.
    pub value: Value,
}

/// A game as text: headers and entries.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Record {
    /// The headers, in order.
    pub headers: Vec<Header>,
    /// The entries with the number of the line each stands on (0 when not read from a file).
    pub entries: Vec<(usize, Entry)>,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct RecordError {
    /// The line, from 1; the first one when a header is missing; 0 when the record was not read from a file.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong, with the rule's clause where there is one.
    pub reason: String,
    /// The kind of what is wrong, for words in other languages.
    pub fault: RecordFault,
}

/// What kind of thing is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RecordFault {
    /// A line is neither a header nor an entry.
    Entry,
    /// A line that begins like a header is none.
    Form,
    /// A header stands after the first entry.
    Late,
    /// The header of this name stands there twice.
    Twice(String),
    /// The header of this name is missing.
    Missing(String),
    /// The value of the header of this name is wrong.
    Value(String),
    /// There is no game of this name.
    Game(String),
    /// An entry cannot be carried out.
    Refused(Refusal),
    /// An outcome of chance is not the one that the seed gives.
    Outcome,
}

impl RecordError {
    fn at(line: usize, column: usize, fault: RecordFault, reason: impl Into<String>) -> Self {
        Self { line, column, reason: reason.into(), fault }
    }
}

/// What [`Record::check`] found in order.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The position after the last entry.
    pub game: AnyGame,
    /// How many outcomes were recomputed from the seed; none without a `Seed` header.
    pub fair_outcomes: Option<usize>,
    /// What the record proves of the dice besides; none without a `Seed` header.
    pub dice: Option<DiceProof>,
}

impl Record {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&Value> {
        self.headers.iter().find(|header| header.name == name).map(|header| &header.value)
    }

    /// The value of a header that holds text.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.header(name).and_then(Value::as_str)
    }

    /// Sets a header, or replaces its value.
    pub fn set(&mut self, name: &str, value: impl Into<Value>) {
        let value = value.into();
        match self.headers.iter_mut().find(|header| header.name == name) {
            Some(header) => header.value = value,
            None => self.headers.push(Header { line: 0, name: name.to_owned(), value }),
        }
    }

    /// Appends an entry.
    pub fn push(&mut self, entry: Entry) {
        self.entries.push((0, entry));
    }

    /// Reads a record. An error names line and column.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let mut record = Self::default();
        for (index, line) in text.lines().enumerate() {
            let number = index + 1;
            let column = 1 + line.chars().take_while(|c| c.is_whitespace()).count();
            let trimmed = line.trim();
            if trimmed.starts_with('[') {
                record.parse_header(trimmed, number, column)?;
                continue;
            }
            let entry = trimmed.split(';').next().unwrap_or_default().trim();
            if !entry.is_empty() {
                let entry = entry
                    .parse()
                    .map_err(|reason: String| RecordError::at(number, column, RecordFault::Entry, reason))?;
                record.entries.push((number, entry));
            }
        }
        Ok(record)
    }

    fn parse_header(&mut self, line: &str, number: usize, column: usize) -> Result<(), RecordError> {
        if !self.entries.is_empty() {
            return Err(RecordError::at(
                number,
                column,
                RecordFault::Late,
                "headers stand before the first entry",
            ));
        }
        let inner = line
            .strip_prefix('[')
            .and_then(|rest| rest.strip_suffix(']'))
            .ok_or_else(|| RecordError::at(number, column, RecordFault::Form, "a header ends with `]`"))?;
        let (name, value) = inner.split_once(' ').ok_or_else(|| {
            RecordError::at(number, column, RecordFault::Form, "a header is `[Name value]`")
        })?;
        if self.header(name).is_some() {
            let fault = RecordFault::Twice(name.to_owned());
            return Err(RecordError::at(number, column, fault, format!("header {name} stands twice")));
        }
        let value_column = column + 1 + name.chars().count() + 1;
        let fault = RecordFault::Value(name.to_owned());
        let value = json::parse(value.as_bytes()).map_err(|bad| {
            let at = value_column + bad.column.saturating_sub(1);
            RecordError::at(number, at, fault.clone(), format!("header {name}: {}", bad.reason))
        })?;
        if name != "Position" && !value.is_string() {
            return Err(RecordError::at(
                number,
                value_column,
                fault,
                format!("the value of {name} is a text in quotes"),
            ));
        }
        self.headers.push(Header { line: number, name: name.to_owned(), value });
        Ok(())
    }

    fn required(&self, name: &str) -> Result<&str, RecordError> {
        let fault = || RecordFault::Missing(name.to_owned());
        self.text(name)
            .ok_or_else(|| RecordError::at(1, 1, fault(), format!("header [{name} \"…\"] is missing")))
    }

    /// What is wrong with the value of a header, at the header's line.
    pub fn bad_header(&self, name: &str, reason: impl fmt::Display) -> RecordError {
        let line = self.headers.iter().find(|header| header.name == name).map_or(1, |header| header.line);
        RecordError::at(line, 1, RecordFault::Value(name.to_owned()), format!("header {name}: {reason}"))
    }

    /// The position that the first entry applies to.
    pub fn start(&self, kinds: &[&dyn Kind]) -> Result<AnyGame, RecordError> {
        let id = self.required("Game")?;
        let kind = kinds.iter().find(|kind| kind.id() == id).ok_or_else(|| RecordError {
            fault: RecordFault::Game(id.to_owned()),
            ..self.bad_header("Game", format_args!("there is no game `{id}`"))
        })?;
        let (rules, played) = (self.text("Rules").map_or(Ok(kind.rules()), str::parse), kind.versions());
        let Some(rules) = rules.ok().filter(|rules| played.contains(rules)) else {
            let oldest =
                if played.start() < played.end() { format!("{} to ", played.start()) } else { String::new() };
            let reason = format!("this program plays version {oldest}{}", played.end());
            return Err(self.bad_header("Rules", reason));
        };
        if let Some(state) = self.header("Position") {
            let mut state = state.clone();
            // Before there was a second version, positions did not tell theirs.
            if let Some(fields) = state.as_object_mut().filter(|_| rules != kind.rules()) {
                fields.entry("rules").or_insert_with(|| rules.into());
            }
            return kind.read(&state).map_err(|error| self.bad_header("Position", error));
        }
        let seats = self.required("Seats")?;
        let seats = seats.parse().map_err(|_| self.bad_header("Seats", "must be a number"))?;
        let options = Options::parse(self.text("Options").unwrap_or_default())
            .map_err(|error| self.bad_header("Options", error))?;
        kind.start_under(rules, seats, &options).map_err(|error| {
            let name = if error.field == "seats" { "Seats" } else { "Options" };
            self.bad_header(name, error)
        })
    }

    /// The position after the first `count` entries (all of them for `None`).
    pub fn replay(&self, kinds: &[&dyn Kind], count: Option<usize>) -> Result<AnyGame, RecordError> {
        let mut game = self.start(kinds)?;
        for (line, entry) in self.entries.iter().take(count.unwrap_or(usize::MAX)) {
            Self::apply(&mut game, *line, entry)?;
        }
        Ok(game)
    }

    fn apply(game: &mut AnyGame, line: usize, entry: &Entry) -> Result<(), RecordError> {
        entry.make(game, &mut ()).map(|_| ()).map_err(|refusal| {
            // The move's text starts after the author and a space.
            let offset = if let Refusal::BadWord { source, .. } = &refusal { source.at } else { 0 };
            let reason = refusal.to_string();
            RecordError::at(line, 3 + offset, RecordFault::Refused(refusal), reason)
        })
    }

    /// Replays and verifies everything: each entry, the result, and with a seed each outcome.
    pub fn check(&self, kinds: &[&dyn Kind]) -> Result<Checked, RecordError> {
        let mut game = self.start(kinds)?;
        let dice = self.dice(game.seats())?;
        let proof = DiceProof::of(self, game.seats())?;
        let mut fair_outcomes = 0;
        for (index, (line, entry)) in self.entries.iter().enumerate() {
            // Out of its turn chance is refused as any entry is.
            if let (Author::Dealer, Some(dice), Turn::Chance) = (entry.author, &dice, game.turn()) {
                Self::check_outcome(&game, dice, index, *line, entry)?;
                fair_outcomes += 1;
            }
            Self::apply(&mut game, *line, entry)?;
        }
        self.check_result(&game)?;
        let fair_outcomes = dice.map(|_| fair_outcomes);
        Ok(Checked { game, fair_outcomes, dice: fair_outcomes.map(|_| proof) })
    }

    fn dice(&self, seats: usize) -> Result<Option<FairDice>, RecordError> {
        let Some(seed) = self.text("Seed") else { return Ok(None) };
        let seed: Seed = seed.parse().map_err(|error| self.bad_header("Seed", error))?;
        if self.text("Commitment").is_some_and(|commitment| commitment != seed.commitment()) {
            return Err(self.bad_header("Commitment", "is not the SHA-256 of the seed"));
        }
        let words: Vec<_> =
            (1..=seats).map(|seat| self.text(&format!("Word{seat}")).unwrap_or_default()).collect();
        Ok(Some(FairDice::new(&seed, words)))
    }

    fn check_outcome(
        game: &AnyGame,
        dice: &FairDice,
        index: usize,
        line: usize,
        entry: &Entry,
    ) -> Result<(), RecordError> {
        let fair = game.draw(dice, index as u64);
        if fair == entry.text {
            return Ok(());
        }
        let reason = format!("the seed gives `{fair}` here, not `{}`", entry.text);
        Err(RecordError::at(line, 3, RecordFault::Outcome, reason))
    }

    fn check_result(&self, game: &AnyGame) -> Result<(), RecordError> {
        let Some(result) = self.text("Result") else { return Ok(()) };
        if game.turn() != Turn::Over {
            return Err(self.bad_header("Result", "is given, but the game is not over"));
        }
        let found = Self::result(game);
        if result == found {
            Ok(())
        } else {
            Err(self.bad_header("Result", format_args!("should be {found}")))
        }
    }

    /// The value of the `Result` header for a finished game: the points in seat order, `23 17 30`.
    pub fn result(game: &AnyGame) -> String {
        game.scores().points().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Header { name, value, .. } in &self.headers {
            writeln!(f, "[{name} {value}]")?;
        }
        if !self.headers.is_empty() {
            writeln!(f)?;
        }
        self.entries.iter().try_for_each(|(_, entry)| writeln!(f, "{entry}"))
    }
}
