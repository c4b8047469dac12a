//! The stream of a table to one viewer: step after step as HTML, at a pace that eyes can follow.

mod follower;

use crate::app::Shared;
use crate::guest::Guest;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::sender::Sender;
use crate::sse;
use crate::watching;
use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use follower::Follower;
use futures_util::{StreamExt, stream};
use serde::Deserialize;

#[derive(Deserialize)]
pub(crate) struct Start {
    from: Option<u64>,
    /// The look of the picture that the page shows, in hexadecimal digits.
    #[serde(default)]
    look: String,
    /// Given by a screen that all see.
    screen: Option<String>,
}

/// `GET /t/{id}/stream?from=N`: everything from frame N on. A reconnecting browser names the last one it saw, with
/// `skip` after it if it does not want to see the steps up to what stays, or to the viewer's turn.
/// The page of the waiting room names none.
pub(crate) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    Extension(sender): Extension<Sender>,
    reader: Reader,
    Query(start): Query<Start>,
    headers: HeaderMap,
) -> Response {
    let live = match app.table(&id).await {
        Ok(live) => live,
        Err(problem) => return refused(problem),
    };
    let open = match app.limits.open_stream(sender) {
        Ok(open) => open,
        Err(problem) => return problem.into_response(),
    };
    let changes = match watching::moments(&live, &guest) {
        Ok(changes) => changes,
        Err(problem) => return problem.into_response(),
    };
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).unwrap_or_default();
    let follower = Follower::begin(&app, live, changes, (guest, reader), (&start, last), open);
    let moves = follower.guest.holder.moves(&id, &follower.watched());
    let events = stream::unfold(follower, |mut follower| async move {
        let event = follower.next().await?;
        Some((event, follower))
    });
    // Who was handed a chair in the meantime, or no longer has it, needs another page.
    let events = events.take_until(moves).chain(stream::once(async { sse::moved() }));
    sse::response(app.stop.end(events))
}

/// A page that waits for a table which is gone learns of it when it is loaded again; any other trouble may pass.
fn refused(problem: Problem) -> Response {
    if !matches!(problem.status(), StatusCode::NOT_FOUND | StatusCode::GONE) {
        return problem.into_response();
    }
    sse::response(stream::once(async { sse::reload() }))
}
