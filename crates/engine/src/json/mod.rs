//! JSON from outside: parsed strictly, then read into types, with errors that name the field in plain words.
//!
//! What serde lets pass is refused here: a key that stands twice, a list in the place of an object, an object
//! in the place of a word. Messages speak of texts, numbers, lists and objects, never of types of this program.

mod entries;
mod parse;
mod path;
mod read;

pub use entries::Entries;
pub use parse::{BadJson, parse};
pub use path::clipped;
pub use read::{BadField, read};
