//! The pages, drawn from views, and what their forms do.

pub(crate) mod device;
pub(crate) mod layout;
pub(crate) mod lobby;
pub(crate) mod pieces;
pub(crate) mod result;
pub(crate) mod room;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod table;

mod camel_up;

use crate::game_page::GamePage;

/// The games' pages; one line a game.
static GAME_PAGES: &[&dyn GamePage] = &[&camel_up::Page];

/// The page of the game with this name.
pub(crate) fn game_page(id: &str) -> Option<&'static dyn GamePage> {
    GAME_PAGES.iter().copied().find(|page| page.id() == id)
}

/// All games' pages in the order of the lobby.
pub(crate) fn game_pages() -> impl Iterator<Item = &'static dyn GamePage> {
    GAME_PAGES.iter().copied()
}
