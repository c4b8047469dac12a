#![doc = include_str!("../README.md")]
//!
//! # The parts
//!
//! Each game is a module with the same parts: its type and its words at the top, `data` with the numbers of the box,
//! `preview` with what choices would bring, `score` with what things are worth, `odds` where they are exact. [`KINDS`]
//! lists all games for whoever works with texts, [`every_game!`] for whoever works with types.

#![expect(clippy::unnested_or_patterns, reason = "the groups of phases are patterns by themselves")]

mod bits;
pub mod camel_race;
pub mod camel_up;
pub mod camel_up_cards;
pub mod dragon_racer;
pub mod editing;
mod estimate;
mod fields;
mod form;
pub mod keltis;
mod merge;
mod observation;
mod open;
mod parts;
mod phases;
#[cfg(feature = "schema")]
pub mod schema;
pub mod sets;
pub mod sobek;

use engine::any::{Coding, Kind, KindOf};

/// The one list of the games of the house, a module and a type each: calls the macro of this name with it.
///
/// Whatever has a part for every game, such as bots, texts or pages, keeps it in a module of the same name and makes its
/// list by this one. A game without that part does not compile.
///
/// ```
/// macro_rules! names {
///     ($($module:ident: $Game:ident),*) => { [$(<games::$module::$Game as engine::Game>::ID),*] };
/// }
/// assert_eq!(games::every_game!(names)[0], "camel-up");
/// ```
#[macro_export]
macro_rules! every_game {
    ($with:ident) => {
        $with! {
            camel_up: CamelUp,
            camel_up_cards: CamelUpCards,
            dragon_racer: DragonRacer,
            keltis: Keltis,
            sobek: Sobek
        }
    };
}

macro_rules! kinds {
    ($($module:ident: $Game:ident),*) => { &[$(&KindOf::<$module::$Game>::NEW),*] };
}

/// All games.
pub static KINDS: &[&dyn Kind] = every_game!(kinds);

/// The numbers of all games, for programs that learn; in the order of [`KINDS`].
pub static CODINGS: &[&dyn Coding] = every_game!(kinds);

/// The numbers of the game with this name.
pub fn coding(id: &str) -> Option<&'static dyn Coding> {
    CODINGS.iter().copied().find(|coding| coding.kind().id() == id)
}

/// The game with this name.
pub fn kind(id: &str) -> Option<&'static dyn Kind> {
    KINDS.iter().copied().find(|kind| kind.id() == id)
}
