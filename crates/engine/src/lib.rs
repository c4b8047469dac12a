#![doc = include_str!("../README.md")]
//!
//! # The parts
//!
//! A position is a value and the rules are pure functions of it. Chance is a move like any other, made by the dealer
//! ([`Turn::Chance`]). Everything a person or a program may know of a running game is a [`View`], built by allow-list.
//!
//! - [`Game`] is the contract a game fulfils; [`Encoded`] adds fixed action numbers and observations.
//! - [`words`] gives decisions, outcomes and components their texts and numbers, each from one declaration.
//! - [`any`] wraps a game so that servers and tools can drive it by text and JSON.
//! - [`record`] reads and writes whole games as text; [`fair`] draws provably fair outcomes, and
//!   [`proof`] says what a record proves of them.
//! - [`json`] reads JSON from outside, with errors that name the field.
//! - [`laws`] is the one suite of tests that every game must pass.

pub mod any;
pub mod fair;
mod game;
pub mod json;
pub mod laws;
mod options;
pub mod proof;
pub mod random;
pub mod record;
#[cfg(feature = "schema")]
mod schema;
mod scores;
mod seat;
mod view;
pub mod words;

pub use game::{
    Audience, Clause, Disclosure, Encoded, Game, Illegal, Parts, Sink, Step, Turn, Word, part_length,
};
pub use options::{BadSetup, Choice, OptionSpec, OptionValues, Options};
pub use scores::Scores;
pub use seat::{BadSeat, MAX_SEATS, Seat, Seats};
pub use view::{View, Viewer};
pub use words::BadWord;
