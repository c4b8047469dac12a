//! Reading JSON forms of positions: whatever cannot be is refused by its field.

use engine::json::clipped;
use engine::{BadSetup, Seat};
use std::fmt::{self, Display};
use std::str::FromStr;

/// Why a JSON form is no position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field}: {reason}")]
pub struct BadPosition {
    /// The field, such as `players[2].money` or `players[2].hand[3]`, counted from 1.
    pub field: String,
    /// What is wrong with it.
    pub reason: String,
}

/// A value, or which field is wrong.
pub(crate) type Checked<T> = Result<T, BadPosition>;

/// A refusal of a field.
pub(crate) fn refuse<T>(field: impl Display, reason: impl Into<String>) -> Checked<T> {
    Err(BadPosition { field: field.to_string(), reason: reason.into() })
}

/// The refusal of a setup, by its field in the form.
pub(crate) fn bad_setup(bad: &BadSetup) -> BadPosition {
    BadPosition { field: bad.path(), reason: bad.to_string() }
}

/// A whole number within `low` to `high`.
pub(crate) fn number<T: TryFrom<i64> + Display + Copy + PartialOrd>(
    field: impl Display,
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
pub(crate) fn seat(field: impl Display, value: i64, seats: usize) -> Checked<Seat> {
    Ok(Seat::new(number(field, value, 1, seats)? - 1))
}

/// The number of a seat that people use, if there is one.
pub(crate) fn seat_number(seat: Seat) -> i64 {
    seat.number().into()
}

/// Whose turn it is, which may be left out as long as nobody is the first player.
pub(crate) fn turn(turn: Option<i64>, first: Option<Seat>, seats: usize) -> Checked<Seat> {
    match turn {
        Some(turn) => seat("turn", turn, seats),
        None if first.is_none() => Ok(Seat::new(0)),
        None => refuse("turn", "is missing though the first player is known"),
    }
}

/// The players with their seats, of which there must be as many.
pub(crate) fn players<P>(players: &[P], seats: usize) -> Checked<impl Iterator<Item = (Seat, &P)> + Clone> {
    if players.len() == seats {
        Ok(Seat::all(seats).zip(players))
    } else {
        refuse("players", format!("there are {} for {seats} seats", players.len()))
    }
}

/// A text as a value.
pub(crate) fn word<T: FromStr<Err: Display>>(field: impl Display, text: &str) -> Checked<T> {
    text.parse().or_else(|error: T::Err| refuse(field, format!("`{}` is wrong: {error}", clipped(text))))
}

/// The items of a list with their fields: `players[2].hand[3]`.
pub(crate) fn items<'a, T>(field: &'a str, list: &'a [T]) -> impl Iterator<Item = (Item<'a>, &'a T)> {
    list.iter().enumerate().map(move |(at, item)| (Item { field, at }, item))
}

/// An item of a list as a field.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Item<'a> {
    field: &'a str,
    /// Counted from 0.
    at: usize,
}

impl Display for Item<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[{}]", self.field, self.at + 1)
    }
}

/// A seat at the table, written as its number in a text.
pub(crate) fn seat_word(field: impl Display, text: &str, seats: usize) -> Checked<Seat> {
    let seat: Seat = word(&field, text)?;
    if seat.index() < seats { Ok(seat) } else { refuse(field, format!("there is no seat {seat} here")) }
}

/// The refusal of a text that is not written as it should be, with an example.
pub(crate) fn badly_written<T>(field: impl Display, text: &str, what: &str) -> Checked<T> {
    refuse(field, format!("`{}` is no {what}", clipped(text)))
}
