//! A table as a stream of JSON events.

use super::objects::TableInfo;
use super::{Caller, Path};
use crate::app::Shared;
use crate::guest::Guest;
use crate::limits::{OpenStream, Sender};
use crate::live::Live;
use crate::pages::table::viewer;
use crate::problem::Problem;
use axum::Extension;
use axum::extract::State;
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use engine::Viewer;
use futures_util::stream;
use serde_json::json;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// A comment keeps silent streams from being cut by proxies.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// Server-sent events: `table` with the whole table as the caller may see it, at first and after every
/// change, with the events told since the last one in `events`.
#[utoipa::path(get, path = "/tables/{table}/stream", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo, content_type = "text/event-stream"), (status = 404, body = Problem)),
    security((), ("token" = [])))]
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Extension(sender): Extension<Sender>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let live = app.table(&id).await?;
    let open = app.limits.open_stream(sender)?;
    let follower = Follower { changes: live.changes(), live, caller, told: None, length: None, _open: open };
    let events = stream::unfold(follower, |mut follower| async move {
        let event = follower.next().await?;
        Some((Ok::<_, Infallible>(event), follower))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}

struct Follower {
    live: Arc<Live>,
    changes: watch::Receiver<u64>,
    caller: Guest,
    /// How many events the viewer was told; none before the first picture, which tells none.
    told: Option<usize>,
    /// The log length of the last picture.
    length: Option<usize>,
    _open: OpenStream,
}

impl Follower {
    async fn next(&mut self) -> Option<Event> {
        loop {
            self.changes.borrow_and_update();
            if let Some(event) = self.show() {
                return Some(event);
            }
            self.changes.changed().await.ok()?;
        }
    }

    fn show(&mut self) -> Option<Event> {
        let table = self.live.table();
        if self.length.replace(table.length()) == Some(table.length()) {
            return None;
        }
        let viewer: Viewer = viewer(&table, &self.caller);
        let told: Vec<_> = table.told().iter().filter(|told| told.to.includes(viewer)).collect();
        let new = self.told.replace(told.len()).map_or(told.len(), |before| before.min(told.len()));
        let events: Vec<_> = told[new..].iter().map(|told| told.event.to_json()).collect();
        let info = TableInfo::of(self.live.id().as_str(), &table, &self.caller);
        Some(Event::default().event("table").data(json!({ "table": info, "events": events }).to_string()))
    }
}
