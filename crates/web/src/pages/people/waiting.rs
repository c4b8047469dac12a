//! What waits for somebody, kept current on every page by whatever stream the page has: the number of tables in its
//! bar, and the invitations under it.

use crate::app::{App, Shared};
use crate::chairs::Holder;
use crate::pages::people::invitations::strip;
use crate::people::invitations;
use crate::problem::Problem;
use crate::sse;
use crate::words::Lang;
use bytes::Bytes;
use hall::Card;
use maud::{Markup, PreEscaped, html};
use std::future::pending;
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::{Filter, Status, TableId};
use tokio::sync::watch;

/// The least time between two looks: who rings often is answered once.
const BETWEEN: Duration = Duration::from_millis(250);

/// How many tables wait for somebody, those included where only a chair was handed to them.
async fn count(app: &App, holder: &Holder) -> Result<u64, Problem> {
    let store = app.hall.store();
    let own = store.waiting_for(&holder.own().0).await?;
    let ids = holder.handed_tables();
    if ids.is_empty() {
        return Ok(own);
    }
    let filter = Filter { ids, statuses: vec![Status::Playing], ..Filter::default() };
    let waits = |(id, summary): &(store::TableId, store::Summary)| {
        let player = holder.at(id.as_str());
        let card = Card::read(summary)?;
        let seat = card
            .chairs
            .iter()
            .position(|chair| chair.as_ref().and_then(|sitter| sitter.person()) == Some(&player))?;
        (card.acting.contains(&engine::Seat::new(seat)) && player != *holder.own()).then_some(())
    };
    let handed = store.list(&filter).await?.iter().filter_map(waits).count() as u64;
    Ok(own + handed)
}

/// The number as it stands in the bar; nothing where nobody waits.
pub(crate) fn badge(lang: Lang, count: u64) -> Markup {
    html! {
        @if count > 0 {
            span class="badge" data-count=(count) aria-hidden="true" { (count) }
            span class="sr" { (lang.tr("tables-wait", &[("count", count.into())])) }
        }
    }
}

/// Follows what waits, for a stream.
pub(crate) struct Waiting {
    app: Weak<App>,
    holder: Holder,
    lang: Lang,
    bell: watch::Receiver<()>,
    /// Whether something may have changed since it was last looked.
    due: bool,
    /// The table that the page shows, if it shows one.
    here: Option<TableId>,
    /// What the page shows; it comes without anything.
    count: u64,
    strip: String,
}

impl Waiting {
    /// Begins with what waits now.
    pub(crate) fn new(app: &Shared, holder: Holder, lang: Lang, here: Option<TableId>) -> Self {
        let bell = app.hall.bells().listen(holder.own());
        let (app, strip) = (Arc::downgrade(app), String::new());
        Self { app, holder, lang, bell, due: true, here, count: 0, strip }
    }

    /// The event with what is different from what the page shows. Dropped half-way it loses nothing.
    pub(crate) async fn next(&mut self) -> Bytes {
        loop {
            if !self.due {
                if self.bell.changed().await.is_err() {
                    return pending().await;
                }
                self.due = true;
                tokio::time::sleep(BETWEEN).await;
            }
            let Some(app) = self.app.upgrade() else { return pending().await };
            let looked = self.look(&app).await;
            drop(app);
            self.due = false;
            // What cannot be read now is read when the bell rings again.
            let Ok((count, strip)) = looked else { continue };
            let counts = std::mem::replace(&mut self.count, count) != count;
            let invites = std::mem::replace(&mut self.strip, strip.into_string()) != self.strip;
            if counts || invites {
                return self.event(counts, invites);
            }
        }
    }

    /// How many tables and invitations wait, and the invitations.
    async fn look(&self, app: &Shared) -> Result<(u64, Markup), Problem> {
        let invited = invitations(app, self.holder.own()).await?;
        let count = count(app, &self.holder).await? + invited.len() as u64;
        Ok((count, strip(app, &invited, self.here.as_ref(), self.lang).await))
    }

    fn event(&self, counts: bool, invites: bool) -> Bytes {
        let html = html! {
            @if counts { hx-partial hx-target="#waiting" hx-swap="innerMorph" { (badge(self.lang, self.count)) } }
            @if invites { hx-partial hx-target="#invited" hx-swap="innerMorph" { (PreEscaped(&self.strip)) } }
        };
        sse::event(None, None, &html.into_string())
    }
}
