//! The games of Stolik: rules, notation, views and exact odds.

mod bits;
pub mod camel_race;
pub mod camel_up;
pub mod camel_up_cards;
mod data_file;
pub mod dragon_racer;
mod estimate;
mod form;
pub mod keltis;
mod merge;
mod named;
mod observation;
mod open;
#[cfg(feature = "schema")]
pub mod schema;
pub mod sobek;
mod words;

use engine::any::{Kind, KindOf};

/// All games; one line each.
pub static KINDS: &[&dyn Kind] = &[
    &KindOf::<camel_up::CamelUp>::NEW,
    &KindOf::<camel_up_cards::CamelUpCards>::NEW,
    &KindOf::<dragon_racer::DragonRacer>::NEW,
    &KindOf::<keltis::Keltis>::NEW,
    &KindOf::<sobek::Sobek>::NEW,
];

/// The game with this name.
pub fn kind(id: &str) -> Option<&'static dyn Kind> {
    KINDS.iter().copied().find(|kind| kind.id() == id)
}

/// The example of the project's first page is compiled and run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
