//! One device that goes round: several people of one table on one device, one of whom holds it now. Between two of them
//! there is a curtain: nobody holds the device, and its requests are those of a stranger.

use crate::app::App;
use crate::chairs::Holder;
use crate::guest::cookie;
use crate::problem::Problem;
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use store::{Edit, TableId};
use table::{PlayerId, Status, Table};

/// The kind of the notes that say who shares a device, by table and device.
const ROUND: &str = "round";
/// The cookie that says at which tables the device goes round, so that nothing is looked up for others.
pub(crate) const COOKIE: &str = "round";
/// At how many tables at once a device remembers to go round.
const REMEMBERED: usize = 6;

/// Who shares a device at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Round {
    /// All of them, whose device it is first.
    pub(crate) players: Vec<PlayerId>,
    /// Who holds it; nobody while the curtain is drawn.
    pub(crate) holds: Option<PlayerId>,
    /// Whether the curtain was drawn for the beginning of the game.
    pub(crate) begun: bool,
}

impl Round {
    /// The device of one player, who holds it.
    pub(crate) fn of_one(own: &PlayerId) -> Self {
        Self { players: vec![own.clone()], holds: Some(own.clone()), begun: false }
    }

    /// The same on a device that acts as `own` at the table: whose chair was handed to it, and taken back since, is
    /// none of those who share it any more.
    fn on_device_of(mut self, own: &PlayerId) -> Self {
        if let Some(first) = self.players.first_mut().filter(|first| *first != own) {
            self.holds = self.holds.filter(|holds| holds != first);
            first.clone_from(own);
        }
        self
    }

    /// Those of them whose decision the table waits for.
    pub(crate) fn asked<'a>(&'a self, table: &'a Table) -> impl Iterator<Item = &'a PlayerId> {
        let owes =
            |player: &&PlayerId| table.seat_of(player).is_some_and(|seat| table.decision(seat).is_some());
        self.players.iter().filter(owes)
    }

    /// Whether who holds the device is done, and another of them is to decide.
    pub(crate) fn passes_on(&self, table: &Table) -> bool {
        let asked: Vec<_> = self.asked(table).collect();
        let done = self.holds.as_ref().is_some_and(|holder| !asked.contains(&holder));
        table.status() == Status::Playing && done && !asked.is_empty()
    }
}

fn key(table: &str, device: &str) -> String {
    format!("{table}/{device}")
}

/// Who shares this device at a table, if it goes round there.
pub(crate) async fn of(
    app: &App,
    headers: &HeaderMap,
    table: &str,
    device: &Holder,
) -> Result<Option<Round>, Problem> {
    if !tables(headers).any(|known| known == table) {
        return Ok(None);
    }
    let round = kept(app, table, device.name()).await?;
    Ok(round.map(|round| round.on_device_of(&device.at(table))))
}

/// Who shares a device, as it was kept last.
pub(crate) async fn kept(app: &App, table: &str, device: &str) -> Result<Option<Round>, Problem> {
    let note = app.hall.store().note(ROUND, &key(table, device)).await?;
    Ok(note.and_then(|body| serde_json::from_str(&body).ok()))
}

/// Nobody holds the device until the next of those who share it does. Another page of it may have seen to that, and
/// somebody else may hold it by now, who keeps it.
pub(crate) async fn draw_curtain(
    app: &App,
    table: &TableId,
    device: &str,
    round: Round,
) -> Result<(), Problem> {
    let kept = kept(app, table.as_str(), device).await?;
    if kept.is_some_and(|kept| kept.holds != round.holds) {
        return Ok(());
    }
    keep(app, table, device, &Round { holds: None, ..round }).await
}

/// Keeps who shares a device.
pub(crate) async fn keep(app: &App, table: &TableId, device: &str, round: &Round) -> Result<(), Problem> {
    // Plain data with text keys always has a JSON form.
    let body = serde_json::to_string(round).expect("it has a JSON form");
    app.hall.store().edit(vec![Edit::put_at(table, ROUND, &key(table.as_str(), device), &body)]).await?;
    Ok(())
}

fn tables(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    cookie(headers, COOKIE).unwrap_or_default().split('.').filter(|id| !id.is_empty())
}

/// The value of the cookie with a table more.
pub(crate) fn with(headers: &HeaderMap, table: &TableId) -> String {
    let plain = |id: &&str| TableId::new(*id).is_ok() && *id != table.as_str();
    let older = tables(headers).filter(plain).take(REMEMBERED - 1);
    std::iter::once(table.as_str()).chain(older).collect::<Vec<_>>().join(".")
}
