//! The pages, drawn from views, and what their forms do.

pub(crate) mod asked;
pub(crate) mod boards;
pub(crate) mod carry;
pub(crate) mod coach;
pub(crate) mod covers;
pub(crate) mod device;
pub(crate) mod dice;
pub(crate) mod editor;
pub(crate) mod games_list;
pub(crate) mod history;
pub(crate) mod introduction;
pub(crate) mod invite;
pub(crate) mod layout;
pub(crate) mod learn;
pub(crate) mod listed;
pub(crate) mod lobby;
pub(crate) mod moves;
pub(crate) mod names;
pub(crate) mod numbers;
pub(crate) mod opponents;
pub(crate) mod people;
pub(crate) mod picture;
pub(crate) mod pieces;
pub(crate) mod plot;
pub(crate) mod practice;
pub(crate) mod puzzles;
#[cfg(test)]
mod reasons;
pub(crate) mod replay;
pub(crate) mod result;
pub(crate) mod room;
pub(crate) mod rules;
pub(crate) mod set_up;
pub(crate) mod settings;
pub(crate) mod speed;
pub(crate) mod style;
pub(crate) mod table;
#[cfg(test)]
mod told;

mod camel_race;
mod camel_up;
mod camel_up_cards;
mod dragon_racer;
mod keltis;
mod sobek;

use crate::game_page::AnyPage;
use std::sync::OnceLock;

macro_rules! pages {
    ($($module:ident: $Game:ident),*) => { &[$(&$module::Page),*] };
}

/// The games of the house in the order of the lobby.
pub static GAMES: &[&dyn AnyPage] = games::every_game!(pages);

/// The games of this process.
static OPEN: OnceLock<&'static [&'static dyn AnyPage]> = OnceLock::new();

/// Chooses the games of this process; those chosen first stay.
pub(crate) fn open_games(games: &'static [&'static dyn AnyPage]) {
    OPEN.get_or_init(|| games);
}

/// All games' pages in the order of the lobby.
pub(crate) fn game_pages() -> impl Iterator<Item = &'static dyn AnyPage> {
    OPEN.get().copied().unwrap_or(GAMES).iter().copied()
}

/// The page of the game with this name.
pub(crate) fn game_page(id: &str) -> Option<&'static dyn AnyPage> {
    game_pages().find(|page| page.id() == id)
}
