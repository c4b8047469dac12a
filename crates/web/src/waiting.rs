//! How many tables wait for somebody: the number in the bar of every page, kept current by whatever stream the page
//! has.

use crate::app::App;
use crate::chairs::Holder;
use crate::people::invitations;
use crate::problem::Problem;
use crate::sse;
use crate::words::Lang;
use bytes::Bytes;
use hall::Card;
use maud::{Markup, html};
use std::future::pending;
use std::sync::Weak;
use std::time::Duration;
use store::{Filter, Status, Store};
use tokio::sync::watch;

/// The least time between two looks: who rings often is answered once.
const BETWEEN: Duration = Duration::from_millis(250);

/// How many tables wait for somebody, those included where only a chair was handed to them, and invitations.
pub(crate) async fn count(app: &App, holder: &Holder) -> Result<u64, Problem> {
    let store = app.hall.store();
    let invited = invitations(app, holder.own()).await?.len() as u64;
    let own = store.waiting_for(&holder.own().0).await? + invited;
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

/// Follows the number for a stream.
pub(crate) struct Waiting {
    app: Weak<App>,
    holder: Holder,
    lang: Lang,
    bell: watch::Receiver<()>,
    /// Whether something may have changed since it was last looked.
    due: bool,
    sent: Option<u64>,
}

impl Waiting {
    /// Begins with the number as it is.
    pub(crate) fn new(app: &std::sync::Arc<App>, holder: Holder, lang: Lang) -> Self {
        let bell = app.hall.bells().listen(holder.own());
        Self { app: std::sync::Arc::downgrade(app), holder, lang, bell, due: true, sent: None }
    }

    /// The event with the next number that is another than the last. Dropped half-way it loses nothing.
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
            let counted = count(&app, &self.holder).await;
            drop(app);
            self.due = false;
            // What cannot be counted now is counted when the bell rings again.
            let Ok(count) = counted else { continue };
            // A page comes without a number.
            if self.sent.replace(count).unwrap_or_default() != count {
                let html = html! {
                    hx-partial hx-target="#waiting" hx-swap="innerMorph" { (badge(self.lang, count)) }
                };
                return sse::event(None, None, &html.into_string());
            }
        }
    }
}
