//! Derive macros for small values that are written in words: decisions, outcomes of chance, cards, colours.
//!
//! One declaration says how a value is written, what it means and where it stands in the order:
//!
//! ```ignore
//! /// A decision.
//! #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered, Forms)]
//! #[words(what = "a decision")]
//! pub enum Action {
//!     /// Lay a card in the column of its colour (`KE-4`).
//!     Play(Card),
//!     /// Take a card of the quay.
//!     #[words("take {place}")]
//!     Take(#[words(1..=4)] u8),
//!     /// Draw from the draw pile (`KE-10.1`).
//!     #[words("draw deck")]
//!     DrawDeck,
//! }
//! ```
//!
//! - [`Words`](macro@Words) gives `Display`, `FromStr` with the place of the error, serde as that text, and
//!   `engine::words::Words`, by which values are read within longer texts. An enum without fields also gets `name`.
//! - [`Numbered`](macro@Numbered) gives `COUNT`, `index`, `from_index`, `ALL` and `engine::words::Numbered`. Numbers go
//!   by variant, then by field from the first: the order of a derived `Ord`. An enum with fields also gets the first number
//!   of each variant: `DRAW_DECK`. With the feature `schema` of the engine, the
//!   type also has a JSON Schema that lists its texts.
//! - [`Forms`](macro@Forms) gives `forms`, a list of how values are written, for people and programs that do not know yet.
//!
//! # Patterns
//! A pattern stands at a variant or struct: `#[words("tile {space} {side}")]`. Words are separated by single spaces;
//! `{name}` is a field by its name, or without names the next one. Glued to the end of a word it reads on within that word:
//! `fraternity-{glyph}`. Without a pattern a variant is written as its name in kebab case, then its fields: `Play(Card)` as
//! `play {card}`, `ScribeFish` as `scribe-fish`. Of several variants that fit, the one that reads most of the text counts.
//!
//! # Types
//! - `#[words(what = "a decision")]`: what is expected where no such value stands, followed by the words that there are:
//!   `a decision: play, take or draw`. By default the name of the type.
//! - `#[words(expected = "a card, such as wheat1")]`: all of that, where a list would be too long.
//! - `#[words("{colour} {value}", parts(colour: Colour, value: u8 = 0..=10))]`: a struct that packs its parts; it has a
//!   function `new` with the parts in this order and one for each part: `Numbered` writes them, the first part counting
//!   most.
//! - `#[words(written)]`: `Display` is written by hand; a value is read as the one with that text, by `COUNT` and
//!   `from_index`.
//! - `#[words(serde)]`: serde and schemars say what it looks like in JSON.
//!
//! # Fields
//! A field is a value with words of its own, a number, or an `Option` of either that may be missing:
//! - `#[words(1..=4)]`: a number within these bounds, for `u8` and for types with `number()` and `numbered(u8)`.
//! - `#[words(only = is_attack)]`: just the values of which that method is true, or that function, if it is
//!   named by a path: `only = Ticket::has_value`.
//! - `#[words(expected = "an attack card")]`: what is expected in this place.
//! - `#[words(numbers = attacks)]`: counted by `attacks::{COUNT, index, from_index}` instead of by the type.
//! - `#[words(secret)]`: shown as `?` by `masked`, for those who may not see it.

mod attributes;
mod declaration;
mod forms;
mod numbered;
mod text;

use declaration::Declaration;
use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

fn expand(
    input: DeriveInput,
    write: impl FnOnce(&Declaration) -> syn::Result<proc_macro2::TokenStream>,
) -> TokenStream {
    let tokens = Declaration::new(input).and_then(|declaration| write(&declaration));
    tokens.unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Text, reading with the place of the error, and JSON as that text.
#[proc_macro_derive(Words, attributes(words))]
pub fn words(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), text::expand)
}

/// Number, number back, count and list of all values.
#[proc_macro_derive(Numbered, attributes(words))]
pub fn numbered(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), |declaration| Ok(numbered::expand(declaration)))
}

/// How values are written: a form for each variant, with its meaning from the doc comment.
#[proc_macro_derive(Forms, attributes(words))]
pub fn forms(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), |declaration| Ok(forms::expand(declaration)))
}
