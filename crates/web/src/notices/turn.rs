//! Turns that wait for somebody, and how they are told of.

use crate::app::App;
use crate::drawing::game_page;
use crate::drawing::names::sitter_name;
use crate::game_page::AnyPage;
use crate::problem::Problem;
use crate::words::Lang;
use engine::Seat;
use hall::{Card, Owed};
use sha2::{Digest, Sha256};
use store::{Filter, Status, Summary, TableId};
use table::PlayerId;

/// A decision that somebody owes at a table. It holds what lists show, and nothing of the game itself.
pub(crate) struct Turn {
    pub(crate) table: TableId,
    pub(crate) owed: Owed,
    page: &'static dyn AnyPage,
    card: Card,
}

/// The turns that wait for somebody, the newest change first.
pub(crate) async fn turns(app: &App, player: &PlayerId) -> Result<Vec<Turn>, Problem> {
    let filter =
        Filter { player: Some(player.0.clone()), statuses: vec![Status::Playing], ..Filter::default() };
    let found = app.hall.list(&filter).await?;
    Ok(found.into_iter().filter_map(|(table, summary)| Turn::of(table, &summary, player)).collect())
}

impl Turn {
    fn of(table: TableId, summary: &Summary, player: &PlayerId) -> Option<Self> {
        let (page, card) = (game_page(&summary.game)?, Card::read(summary)?);
        let own = card
            .chairs
            .iter()
            .position(|chair| chair.as_ref().and_then(|sitter| sitter.person()) == Some(player))?;
        let owed = *card.owed.iter().find(|owed| owed.seat.index() == own)?;
        Some(Self { table, owed, page, card })
    }

    /// The name of the game.
    pub(crate) fn game(&self) -> &'static str {
        self.page.title()
    }

    /// Where it waits.
    pub(crate) fn path(&self) -> String {
        format!("/t/{}", self.table)
    }

    /// What it is about, in one line.
    pub(crate) fn title(&self, lang: Lang) -> String {
        lang.tr("notice-title", &[("game", self.game().into())])
    }

    /// At which table, by those who sit there.
    pub(crate) fn with(&self, lang: Lang) -> String {
        let others = Seat::all(self.card.chairs.len()).zip(&self.card.chairs);
        let others = others.filter(|(seat, _)| *seat != self.owed.seat);
        let name =
            |(seat, sitter): (Seat, &Option<table::Sitter>)| Some(sitter_name(seat, sitter.as_ref()?, lang));
        let names: Vec<String> = others.filter_map(name).collect();
        lang.tr("notice-with", &[("names", lang.list(&names).as_str().into())])
    }

    /// What this turn is called and no other is: sixteen bytes that say nothing.
    pub(crate) fn mark(&self) -> [u8; 16] {
        let Owed { seat, decision, .. } = self.owed;
        digest(&format!("{}/{seat}/{decision}", self.table))
    }
}

/// Sixteen bytes of a hash.
pub(crate) fn digest(text: &str) -> [u8; 16] {
    let mut short = [0; 16];
    short.copy_from_slice(&Sha256::digest(text)[..16]);
    short
}
