//! A table as a stream of JSON events.

use super::objects::TableInfo;
use super::{Caller, Path};
use crate::app::{Live, Shared};
use crate::eyes::viewer;
use crate::guest::Guest;
use crate::limits::OpenStream;
use crate::problem::Problem;
use crate::sender::Sender;
use crate::sse;
use crate::watching;
use axum::Extension;
use axum::extract::State;
use axum::response::IntoResponse;
use bytes::Bytes;
use futures_util::{StreamExt, stream};
use hall::Moment;
use serde_json::json;
use std::sync::Arc;
use tokio::sync::watch;

/// Server-sent events: `table` with the whole table as the caller may see it, at first and after every
/// change, with the events told since the last one in `events`.
#[utoipa::path(get, path = "/tables/{table}/stream", operation_id = "followTable",
    responses((status = 200, description = "Events without end.", body = String, content_type = "text/event-stream")))]
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Extension(sender): Extension<Sender>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let live = app.table(&id).await?;
    let changes = watching::moments(&live, &caller)?;
    let open = app.limits.open_stream(sender)?;
    // Who was handed a chair in the meantime, or no longer has it, has another view.
    let moves = caller.holder.moves(&id, &caller.id);
    let follower = Follower { changes, live, caller, happened: None, length: None, _open: open };
    let events = stream::unfold(follower, |mut follower| async move {
        let event = follower.next().await?;
        Some((event, follower))
    });
    Ok(sse::response(app.stop.end(events.take_until(moves))))
}

struct Follower {
    live: Arc<Live>,
    changes: watch::Receiver<Arc<Moment>>,
    caller: Guest,
    /// How much had happened at the last picture; none before the first, which tells nothing.
    happened: Option<u64>,
    /// The log length of the last picture.
    length: Option<usize>,
    _open: OpenStream,
}

impl Follower {
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            let now = Arc::clone(&self.changes.borrow_and_update());
            if !watching::may_see(&now.table, &self.caller) {
                return None;
            }
            if let Some(event) = self.show(&now) {
                return Some(event);
            }
            self.changes.changed().await.ok()?;
        }
    }

    fn show(&mut self, now: &Moment) -> Option<Bytes> {
        let table = &now.table;
        if self.length.replace(table.length()) == Some(table.length()) {
            return None;
        }
        let viewer = viewer(table, &self.caller);
        let before = self.happened.replace(table.happened()).unwrap_or_else(|| table.happened());
        let new = table.told().iter().filter(|told| told.nth >= before && told.to.includes(viewer));
        let events: Vec<_> = new.map(|told| told.event.to_json()).collect();
        let info = TableInfo::of(self.live.id().as_str(), table, &self.caller);
        let data = json!({ "table": info, "events": events }).to_string();
        Some(sse::event(None, Some("table"), &data))
    }
}
