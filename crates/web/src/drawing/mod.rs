//! How games look: boards, trays, logs and results, drawn from views, and what all of them are drawn with.

pub(crate) mod clauses;
pub(crate) mod covers;
pub(crate) mod history;
pub(crate) mod names;
pub(crate) mod numbers;
pub(crate) mod opponents;
pub(crate) mod pieces;
pub(crate) mod plot;
pub(crate) mod podium;
#[cfg(test)]
mod reasons;
#[cfg(test)]
mod told;

mod camel_race;
mod camel_up;
mod camel_up_cards;
mod dragon_racer;
mod keltis;
mod sobek;

use crate::game_page::AnyPage;
use crate::words::open_elsewhere;
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
    open_elsewhere(games.iter().map(|page| page.files().languages).collect());
}

/// All games' pages in the order of the lobby.
pub(crate) fn game_pages() -> impl Iterator<Item = &'static dyn AnyPage> {
    OPEN.get().copied().unwrap_or(GAMES).iter().copied()
}

/// The page of the game with this name.
pub(crate) fn game_page(id: &str) -> Option<&'static dyn AnyPage> {
    game_pages().find(|page| page.id() == id)
}
