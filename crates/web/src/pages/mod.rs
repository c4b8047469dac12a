//! The pages, drawn from views, and what their forms do.

pub(crate) mod device;
pub(crate) mod history;
pub(crate) mod layout;
pub(crate) mod lobby;
pub(crate) mod numbers;
pub(crate) mod picture;
pub(crate) mod pieces;
pub(crate) mod plot;
pub(crate) mod result;
pub(crate) mod room;
pub(crate) mod rules;
pub(crate) mod set_up;
pub(crate) mod settings;
mod sprite;
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
use bots::AnyBot;
use engine::any::Kind;
use std::sync::{LazyLock, OnceLock};

/// The games of the house in the order of the lobby; one line each.
pub static GAMES: &[&dyn AnyPage] =
    &[&camel_up::Page, &camel_up_cards::Page, &dragon_racer::Page, &keltis::Page, &sobek::Page];

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

/// The rules of all games.
pub(crate) fn kinds() -> &'static [&'static dyn Kind] {
    static KINDS: LazyLock<Vec<&dyn Kind>> = LazyLock::new(|| game_pages().map(AnyPage::kind).collect());
    &KINDS
}

/// The names of a game's bots, from the simplest to the best; none for a game that there is not.
pub(crate) fn bot_names(game: &str) -> Vec<&'static str> {
    let bots = game_page(game).map(AnyPage::bots).unwrap_or_default();
    bots.iter().map(AnyBot::name).collect()
}

/// A game's bot by its name, or what is wrong.
pub(crate) fn bot(game: &str, name: &str) -> Result<AnyBot, String> {
    let page = game_page(game).ok_or_else(|| format!("there is no game `{game}`"))?;
    bots::among(page.id(), &page.bots(), name).map_err(|error| error.to_string())
}
