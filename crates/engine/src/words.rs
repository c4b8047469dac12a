//! Small values that are written in words: reading them with the place where a text stops making sense, counting
//! them, and telling how they are written.
//!
//! A type declares all of it once, by the derive macros [`Words`](macro@Words), [`Numbered`](macro@Numbered) and
//! [`Forms`](macro@Forms):
//!
//! ```
//! use engine::words::{Forms, Numbered, Words};
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Debug, Words, Numbered)]
//! enum Colour {
//!     Red,
//!     Green,
//! }
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Debug, Words, Numbered, Forms)]
//! #[words(what = "a decision")]
//! enum Action {
//!     /// Take some of a colour.
//!     #[words("take {number} {colour}")]
//!     Take(#[words(1..=3)] u8, Colour),
//!     /// End the turn.
//!     Done,
//! }
//!
//! assert_eq!(Action::Take(2, Colour::Green).to_string(), "take 2 green");
//! assert_eq!("take 2 green".parse(), Ok(Action::Take(2, Colour::Green)));
//! assert_eq!((Action::COUNT, Action::Done.index(), Action::from_index(1)), (7, 6, "take 1 green".parse().ok()));
//! assert_eq!("take 2 blue".parse::<Action>().unwrap_err().to_string(), "expected a colour: red or green");
//! assert_eq!(Action::forms()[0].words, "take <number> <colour>");
//! ```

pub use ::words::{Forms, Numbered, Words};
#[doc(hidden)]
#[cfg(feature = "schema")]
pub use schemars;
#[doc(hidden)]
pub use serde;

use crate::json::clipped;
use crate::seat::{MAX_SEATS, Seat};
use serde::{Deserialize, Deserializer};
use std::borrow::Cow;
use std::fmt::Display;

/// A text that is no move or outcome of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {expected}")]
pub struct BadWord {
    /// Where the text stops making sense, in bytes from its start.
    pub at: usize,
    /// What was expected there.
    pub expected: Cow<'static, str>,
}

/// A value that is written in words.
pub trait Words: Sized {
    /// What is expected where no such value stands: `a colour: red or green`.
    fn expected() -> Cow<'static, str>;
    /// The words with which a value may begin; none when there are too many to name.
    fn first_words() -> Vec<String> {
        Vec::new()
    }
    /// Reads a value and leaves the rest.
    fn read(words: &mut Reader<'_>) -> Result<Self, BadWord>;
}

/// A value that has a number.
pub trait Numbered: Sized {
    /// How many values there are.
    const COUNT: usize;
    /// The number of this value, from 0.
    fn index(self) -> usize;
    /// The value with this number.
    fn from_index(index: usize) -> Option<Self>;
}

/// A type that tells in which forms its values are written.
pub trait Forms {
    /// Each text of a value has just one of these forms.
    fn forms() -> Vec<Form>;
}

/// A form of texts: words, some of which have a choice of values.
#[derive(Clone, Debug)]
pub struct Form {
    /// The words, with places as `<name>`: `bet <colour>`.
    pub words: &'static str,
    /// What such a text means.
    pub meaning: &'static str,
    /// The values that stand at each place, by its name.
    pub places: Vec<(&'static str, Vec<String>)>,
}

impl Form {
    /// The same form with another meaning.
    #[must_use]
    pub fn that_means(self, meaning: &'static str) -> Self {
        Self { meaning, ..self }
    }

    /// A regular expression for just the texts of this form.
    pub fn pattern(&self) -> String {
        let choices = self.places.iter().map(|(place, values)| (*place, format!("({})", values.join("|"))));
        choices.fold(format!("^{}$", self.words), |pattern, (place, choice)| {
            pattern.replace(&format!("<{place}>"), &choice)
        })
    }

    /// Every text of this form.
    pub fn texts(&self) -> Vec<String> {
        self.places.iter().fold(vec![self.words.to_owned()], |texts, (place, values)| {
            let place = format!("<{place}>");
            texts.iter().flat_map(|text| values.iter().map(|value| text.replace(&place, value))).collect()
        })
    }
}

/// One of several ways to read a value.
pub type Way<'a, T> = fn(&mut Reader<'a>) -> Result<T, BadWord>;

/// A text that is read word by word; words are separated by single spaces.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    text: &'a str,
    /// Where the next word starts; none after the last.
    next: Option<usize>,
}

impl<'a> Reader<'a> {
    /// Reads from the start.
    pub fn new(text: &'a str) -> Self {
        Self { text, next: Some(0) }
    }

    /// Where the next word starts.
    fn place(&self) -> usize {
        self.next.unwrap_or(self.text.len())
    }

    /// The next word.
    fn word(&mut self) -> Option<&'a str> {
        let start = self.next?;
        let rest = &self.text[start..];
        let (word, next) = match rest.find(' ') {
            Some(length) => (&rest[..length], Some(start + length + 1)),
            None => (rest, None),
        };
        self.next = next;
        Some(word).filter(|word| !word.is_empty())
    }

    /// The next word as a value, if it is one.
    pub fn value<T>(
        &mut self,
        expected: impl FnOnce() -> Cow<'static, str>,
        value: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, BadWord> {
        let at = self.place();
        self.word().and_then(value).ok_or_else(|| BadWord { at, expected: expected() })
    }

    /// The next word must be this one.
    pub fn word_is(&mut self, word: &'static str) -> Result<(), BadWord> {
        self.value(|| word.into(), |found| (found == word).then_some(()))
    }

    /// The next word must begin like this; the rest of it is read next.
    pub fn prefix_is(&mut self, prefix: &'static str) -> Result<(), BadWord> {
        let at = self.place();
        if !self.text[at..].starts_with(prefix) {
            return Err(BadWord { at, expected: prefix.into() });
        }
        self.next = Some(at + prefix.len());
        Ok(())
    }

    /// A number within bounds as people write it: no sign, no zeros in front.
    pub fn number(&mut self, low: u8, high: u8, what: &str) -> Result<u8, BadWord> {
        let number = |word: &str| word.parse().ok().filter(|number: &u8| number.to_string() == word);
        let expected = || format!("{what} from {low} to {high}").into();
        self.value(expected, |word| number(word).filter(|number| (low..=high).contains(number)))
    }

    /// What `read` gives, if it is admitted.
    pub fn only<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, BadWord>,
        admitted: impl FnOnce(&T) -> bool,
        expected: impl FnOnce() -> Cow<'static, str>,
    ) -> Result<T, BadWord> {
        let at = self.place();
        let value = read(self).ok().filter(admitted);
        value.ok_or_else(|| BadWord { at, expected: expected() })
    }

    /// What `read` gives; nothing is read where it gives none.
    pub fn optional<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, BadWord>) -> Option<T> {
        let mut ahead = *self;
        let value = read(&mut ahead).ok()?;
        *self = ahead;
        Some(value)
    }

    /// The value whose text stands next, word by word. If there is none, the error is where no text goes on.
    pub fn written<T: Display>(
        &mut self,
        values: impl Iterator<Item = T>,
        expected: impl FnOnce() -> Cow<'static, str>,
    ) -> Result<T, BadWord> {
        let mut furthest = self.place();
        for value in values {
            let mut ahead = *self;
            let stands_next = value.to_string().split(' ').all(|word| {
                furthest = furthest.max(ahead.place());
                ahead.word() == Some(word)
            });
            if stands_next {
                *self = ahead;
                return Ok(value);
            }
        }
        Err(BadWord { at: furthest, expected: expected() })
    }

    /// What one of these ways reads: the one that reads most. If none does, the error is that of the way that came
    /// furthest; `expected` where none even began.
    pub fn read_one_of<T>(
        &mut self,
        ways: &[Way<'a, T>],
        expected: impl FnOnce() -> Cow<'static, str>,
    ) -> Result<T, BadWord> {
        let start = self.place();
        let mut best: Option<(Self, T)> = None;
        let mut missing = Missing { at: start, expected: Vec::new() };
        for way in ways {
            let mut reader = *self;
            match way(&mut reader) {
                Ok(value) => {
                    if best.as_ref().is_none_or(|(other, _)| other.place() < reader.place()) {
                        best = Some((reader, value));
                    }
                }
                Err(error) => missing.add(error),
            }
        }
        match best {
            Some((reader, value)) => {
                *self = reader;
                Ok(value)
            }
            None if missing.at == start => Err(BadWord { at: start, expected: expected() }),
            None => Err(missing.told()),
        }
    }

    /// Whether no word is left.
    pub fn is_done(&self) -> bool {
        self.next.is_none()
    }

    /// Refuses what is left.
    pub fn end(&self) -> Result<(), BadWord> {
        match self.next {
            None => Ok(()),
            Some(at) => Err(BadWord { at: at.saturating_sub(1), expected: "the end".into() }),
        }
    }
}

/// What several ways of reading miss at the place that the furthest of them reach.
struct Missing {
    at: usize,
    expected: Vec<Cow<'static, str>>,
}

impl Missing {
    fn add(&mut self, error: BadWord) {
        if error.at > self.at {
            self.at = error.at;
            self.expected.clear();
        }
        if error.at == self.at && !self.expected.contains(&error.expected) {
            self.expected.push(error.expected);
        }
    }

    fn told(&self) -> BadWord {
        BadWord { at: self.at, expected: any_of(&self.expected) }
    }
}

/// Several things that are expected in one place: `1, 2 or 3`; with more space between those that are lists themselves.
fn any_of(missing: &[Cow<'static, str>]) -> Cow<'static, str> {
    match missing {
        [only] => only.clone(),
        _ if missing.iter().any(|one| one.contains(' ')) => missing.join(", or ").into(),
        _ => either(missing).into(),
    }
}

/// `1, 2 or 3`.
fn either<S: AsRef<str>>(words: &[S]) -> String {
    let mut text = String::new();
    for (at, word) in words.iter().enumerate() {
        text.push_str(match words.len() - at {
            _ if at == 0 => "",
            1 => " or ",
            _ => ", ",
        });
        text.push_str(word.as_ref());
    }
    text
}

/// A whole text as a value.
pub fn read<T: Words>(text: &str) -> Result<T, BadWord> {
    let mut words = Reader::new(text);
    let value = T::read(&mut words)?;
    words.end()?;
    Ok(value)
}

/// What is expected, with the words that there are, none twice: `a colour: red or green`.
pub fn listed(what: &str, words: &[String]) -> String {
    let mut distinct: Vec<&str> = Vec::new();
    for word in words {
        if !distinct.contains(&word.as_str()) {
            distinct.push(word);
        }
    }
    if distinct.is_empty() { what.to_owned() } else { format!("{what}: {}", either(&distinct)) }
}

/// A value from its text in JSON.
#[doc(hidden)]
pub fn from_json<'de, T: Words, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let text = String::deserialize(deserializer)?;
    let wrong = |error| serde::de::Error::custom(format_args!("`{}` is wrong: {error}", clipped(&text)));
    read(&text).map_err(wrong)
}

impl Words for Seat {
    fn expected() -> Cow<'static, str> {
        format!("a seat from 1 to {MAX_SEATS}").into()
    }

    fn read(words: &mut Reader<'_>) -> Result<Self, BadWord> {
        words.value(Self::expected, |word| word.parse().ok())
    }
}

/// The JSON Schema of a type written in words: its values with what they mean, or just their texts.
#[cfg(feature = "schema")]
#[doc(hidden)]
pub fn schema<T: Numbered + Display>(meaning: &str, values: &[(&str, &str)]) -> schemars::Schema {
    if values.is_empty() {
        let texts: Vec<_> = (0..T::COUNT).filter_map(T::from_index).map(|value| value.to_string()).collect();
        of_texts(meaning, &texts)
    } else {
        of_values(meaning, values)
    }
}

#[cfg(feature = "schema")]
fn of_texts(meaning: &str, texts: &[String]) -> schemars::Schema {
    schemars::json_schema!({ "description": meaning, "type": "string", "enum": texts })
}

#[cfg(feature = "schema")]
fn of_values(meaning: &str, values: &[(&str, &str)]) -> schemars::Schema {
    let value = |(text, meaning): &(&str, &str)| serde_json::json!({ "description": meaning, "type": "string", "const": text });
    let values: Vec<_> = values.iter().map(value).collect();
    schemars::json_schema!({ "description": meaning, "oneOf": values })
}

/// The JSON Schema of a type written in words, where schemas are built at all.
#[cfg(feature = "schema")]
#[doc(hidden)]
#[macro_export]
macro_rules! word_schema {
    ($kind:ident, $meaning:literal, [$($value:expr),*]) => {
        impl $crate::words::schemars::JsonSchema for $kind {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($kind).into()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($kind)).into()
            }

            fn json_schema(_: &mut $crate::words::schemars::SchemaGenerator) -> $crate::words::schemars::Schema {
                $crate::words::schema::<$kind>($meaning, &[$($value),*])
            }
        }
    };
}

/// Nothing: schemas are not built without the feature.
#[cfg(not(feature = "schema"))]
#[doc(hidden)]
#[macro_export]
macro_rules! word_schema {
    ($($ignored:tt)*) => {};
}
