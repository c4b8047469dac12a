//! Where a value stands in a document.

use std::fmt;

/// The way to a value from the top: `players[2].money`, with items counted from 1.
#[derive(Clone, Copy)]
pub(super) enum Path<'a> {
    /// The document itself.
    Top,
    /// A field of an object.
    Field(&'a Path<'a>, &'a str),
    /// An item of a list, counted from 0 here.
    Item(&'a Path<'a>, usize),
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Top => Ok(()),
            Self::Field(Self::Top, name) => f.write_str(&clipped(name)),
            Self::Field(path, name) => write!(f, "{path}.{}", clipped(name)),
            Self::Item(path, at) => write!(f, "{path}[{}]", at + 1),
        }
    }
}

/// The most characters of a text from outside that a message repeats.
const LONGEST: usize = 40;

/// A text from outside as a message may repeat it: short, and without control characters.
pub fn clipped(text: &str) -> String {
    let printable = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let mut clipped: String = text.chars().take(LONGEST).map(printable).collect();
    if text.chars().nth(LONGEST).is_some() {
        clipped.push('…');
    }
    clipped
}
