//! Reading JSON forms of positions: whatever cannot be is refused by its field.

use engine::{BadSetup, Seat};
use std::fmt::Display;
use std::str::FromStr;

/// Why a JSON form is no position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field}: {reason}")]
pub struct BadPosition {
    /// The field, such as `players[2].money`, counted from 1.
    pub field: String,
    /// What is wrong with it.
    pub reason: String,
}

/// A value, or which field is wrong.
pub(crate) type Checked<T> = Result<T, BadPosition>;

/// A refusal of a field.
pub(crate) fn refuse<T>(field: impl Into<String>, reason: impl Into<String>) -> Checked<T> {
    Err(BadPosition { field: field.into(), reason: reason.into() })
}

/// The refusal of a setup, by its field in the form.
pub(crate) fn bad_setup(bad: BadSetup) -> BadPosition {
    let field = if bad.field == "seats" { bad.field } else { format!("options.{}", bad.field) };
    BadPosition { field, reason: bad.message }
}

/// A whole number within `low` to `high`.
pub(crate) fn number<T: TryFrom<i64> + Display + Copy + PartialOrd>(
    field: &str,
    value: i64,
    low: T,
    high: T,
) -> Checked<T> {
    match T::try_from(value) {
        Ok(number) if number >= low && number <= high => Ok(number),
        _ => refuse(field, format!("{value} is not within {low} to {high}")),
    }
}

/// A seat by the number people use.
pub(crate) fn seat(field: &str, value: i64, seats: usize) -> Checked<Seat> {
    Ok(Seat::new(number(field, value, 1, seats)? - 1))
}

/// A text as a value.
pub(crate) fn word<T: FromStr<Err: Display>>(field: &str, text: &str) -> Checked<T> {
    text.parse().or_else(|error: T::Err| refuse(field, format!("`{text}` is wrong: {error}")))
}
