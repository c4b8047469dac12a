//! The five camels.

use engine::words::{Numbered, Words};

/// A camel, in listing order (`CC-1.1`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the colours")]
pub enum Camel {
    Blue,
    Green,
    Orange,
    White,
    Yellow,
}
