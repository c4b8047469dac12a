//! The stream of a table to one viewer: step after step as HTML, at a pace that eyes can follow.

use crate::app::{App, Shared};
use crate::guest::Guest;
use crate::limits::{OpenStream, Sender};
use crate::live::{Live, Next};
use crate::pages::game_page;
use crate::pages::layout::Reader;
use crate::pages::picture::{Part, Picture};
use crate::pages::room;
use crate::pages::table::viewer;
use crate::problem::Problem;
use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use engine::Viewer;
use engine::any::AnyEvent;
use futures_util::stream;
use serde::Deserialize;
use std::collections::HashMap;
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;
use table::Status;
use tokio::sync::watch;

/// Who is more steps behind than this sees the last picture at once.
const BEHIND: usize = 90;
/// A comment keeps silent streams from being cut by proxies.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

#[derive(Deserialize)]
pub(crate) struct Start {
    from: Option<u64>,
}

/// `GET /t/{id}/stream?from=N`: everything from frame N on. A reconnecting browser names the last one it saw.
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
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse::<u64>().ok());
    let changes = live.changes();
    // The game may have started while the page of the waiting room was on its way.
    let opened = if start.from.is_none() { Status::Open } else { live.read(table::Table::status) };
    let follower = Follower {
        app: Arc::downgrade(&app),
        viewer: live.read(|table| viewer(table, &guest)),
        from: last.or(start.from).unwrap_or_default(),
        sent: HashMap::new(),
        settled: None,
        pause: Duration::ZERO,
        live,
        changes,
        opened,
        guest,
        reader,
        _open: open,
    };
    let events = stream::unfold(follower, |mut follower| async move {
        let event = follower.next().await?;
        Some((Ok::<_, Infallible>(event), follower))
    });
    Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)).into_response()
}

/// A page that waits for a table which is gone learns of it when it is loaded again; any other trouble may pass.
fn refused(problem: Problem) -> Response {
    if !matches!(problem.status(), StatusCode::NOT_FOUND | StatusCode::GONE) {
        return problem.into_response();
    }
    Sse::new(stream::once(async { Ok::<_, Infallible>(reload()) })).into_response()
}

/// Has the browser load the page again.
fn reload() -> Event {
    Event::default().event("reload").data(".")
}

struct Follower {
    app: std::sync::Weak<App>,
    live: Arc<Live>,
    changes: watch::Receiver<u64>,
    guest: Guest,
    reader: Reader,
    viewer: Viewer,
    /// How far the table was when the page was made.
    opened: Status,
    /// The next frame to show.
    from: u64,
    /// What each part looked like when it was last sent.
    sent: HashMap<&'static str, u64>,
    /// The log length of the settled picture that was sent last.
    settled: Option<usize>,
    /// How long the last step is shown before the next.
    pause: Duration,
    _open: OpenStream,
}

impl Follower {
    async fn next(&mut self) -> Option<Event> {
        loop {
            tokio::time::sleep(std::mem::take(&mut self.pause)).await;
            self.changes.borrow_and_update();
            if let Some(event) = self.show() {
                return Some(event);
            }
            self.changes.changed().await.ok()?;
        }
    }

    /// The next thing to send, if there is one.
    fn show(&mut self) -> Option<Event> {
        if self.must_reload() {
            // Once: the browser opens a new stream with the new page.
            self.opened = self.live.read(table::Table::status);
            self.viewer = self.live.read(|table| viewer(table, &self.guest));
            return Some(reload());
        }
        if self.opened == Status::Open {
            return self.show_room();
        }
        if self.reader.still || self.is_behind() {
            self.from = self.live.next_frame(self.viewer);
        }
        let id = self.live.id().to_string();
        let (from, next) = self.live.next(self.viewer, self.from);
        match next {
            Next::Frame(frame) => {
                self.from = from;
                let table = self.live.table();
                let page = game_page(&table.creation().game)?;
                let app = self.app.upgrade()?;
                self.pause = app.paced(page.pace(&frame.event));
                if self.pause.is_zero() {
                    return self.show();
                }
                let picture = Picture::moving(&id, &table, self.viewer, self.reader.lang, &frame)?;
                let parts = picture.moving_parts();
                self.send(parts).or_else(|| self.show())
            }
            Next::Settled(table) => {
                self.from = from;
                if self.settled == Some(table.length()) {
                    return None;
                }
                self.settled = Some(table.length());
                let now = self.app.upgrade()?.now();
                let picture = Picture::settled(&id, &table, self.viewer, self.reader.lang)?.at(now);
                self.send(picture.parts())
            }
        }
    }

    /// Whether so many steps wait that they are no longer shown one by one.
    fn is_behind(&self) -> bool {
        let page = self.live.read(|table| game_page(&table.creation().game));
        let shown = |event: &AnyEvent| page.is_some_and(|page| page.pace(event) > 0);
        self.live.waiting(self.viewer, self.from, shown) > BEHIND
    }

    /// Whether the page is of another kind now: the game has started, or the viewer sits elsewhere.
    fn must_reload(&self) -> bool {
        let (status, viewer) = self.live.read(|table| (table.status(), viewer(table, &self.guest)));
        let opened_open = self.opened == Status::Open;
        (opened_open && status != Status::Open) || (!opened_open && viewer != self.viewer)
    }

    fn show_room(&mut self) -> Option<Event> {
        let table = self.live.table();
        let room = room::chairs(self.live.id().as_str(), &table, &self.guest, &self.reader);
        self.send(vec![("room", room)])
    }

    /// The parts that look different from what was sent last, as one event.
    fn send(&mut self, parts: Vec<Part>) -> Option<Event> {
        let mut html = String::new();
        for (id, part) in parts {
            let part = part.into_string();
            let mut hasher = DefaultHasher::new();
            part.hash(&mut hasher);
            let look = hasher.finish();
            if self.sent.insert(id, look) != Some(look) {
                html.push_str("<hx-partial hx-target=\"#");
                html.push_str(id);
                html.push_str("\" hx-swap=\"innerMorph\">");
                html.push_str(&part);
                html.push_str("</hx-partial>");
            }
        }
        (!html.is_empty()).then(|| Event::default().id(self.from.to_string()).data(html))
    }
}
