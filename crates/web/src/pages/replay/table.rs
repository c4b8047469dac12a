//! Games of this house seen again: at their own page, in a frame of another site, and looked back on while they go on.

use crate::app::{App, Live, Shared};
use crate::eyes::viewer;
use crate::guest::Guest;
use crate::pages::asked::Query;
use crate::pages::invite::absolute;
use crate::pages::layout;
use crate::pages::replay::analysis;
use crate::pages::replay::bar::{self, Feed};
use crate::pages::replay::page::{From, Replay};
use crate::pages::replay::way::Way;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::replay::frames::Frames;
use crate::replay::reels::aside;
use crate::replay::strip::Strip;
use crate::replay::{Eyes, Reel};
use crate::words::Lang;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use maud::Markup;
use serde_json::Value;
use std::sync::Arc;
use table::TableError;

/// What the one page says that other sites may show in a frame; it differs from the others by `frame-ancestors` alone.
const FRAMED: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
     form-action 'self'; base-uri 'none'; frame-ancestors *",
);

/// A game with the eyes that it is seen with.
pub(crate) struct Seen {
    pub(crate) reel: Arc<Reel>,
    pub(crate) strip: Arc<Strip>,
}

impl Seen {
    /// The game of a table as who asks may see it: while it goes on with their own eyes only.
    pub(crate) async fn of(
        app: &App,
        live: &Live,
        guest: &Guest,
        way: &Way,
        lang: Lang,
    ) -> Result<Self, Problem> {
        let reel = app.reels.of_table(app, live, guest).await?;
        let own = Eyes::Of(viewer(&reel.table, guest));
        let eyes = way.eyes(own, reel.seats())?;
        if eyes != own && !reel.is_over() {
            return Err(Problem::new(
                StatusCode::FORBIDDEN,
                "own-eyes",
                "a game that goes on is seen with your own eyes only",
            ));
        }
        Self::with(reel, eyes, lang).await
    }

    /// The game of a table with the own eyes of who asks.
    pub(crate) async fn own(app: &App, live: &Live, guest: &Guest, lang: Lang) -> Result<Self, Problem> {
        let reel = app.reels.of_table(app, live, guest).await?;
        let eyes = Eyes::Of(viewer(&reel.table, guest));
        Self::with(reel, eyes, lang).await
    }

    /// A game seen with these eyes.
    pub(crate) async fn with(reel: Arc<Reel>, eyes: Eyes, lang: Lang) -> Result<Self, Problem> {
        let shown = Arc::clone(&reel);
        let strip = aside(move || shown.strip(eyes, lang)).await?;
        Ok(Self { reel, strip })
    }

    /// The steps that are asked for.
    pub(crate) async fn frames(self, way: &Way) -> Result<Json<Frames>, Problem> {
        let (from, to) = way.span();
        aside(move || Frames::draw(&self.reel, &self.strip, from, to)).await.map(Json)
    }
}

/// `GET /t/{id}/replay`.
pub(crate) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
    Query(way): Query<Way>,
) -> Response {
    match drawn(&app, &id, &guest, &reader, &headers, way, false).await {
        Ok(page) => page.into_response(),
        Err(problem) => layout::problem(&reader, &problem),
    }
}

/// `GET /t/{id}/embed`: the same for a frame of another site. Games that are over only: a frame shows nobody's hand.
pub(crate) async fn embed(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
    Query(way): Query<Way>,
) -> Response {
    let page = match drawn(&app, &id, &guest, &reader, &headers, way, true).await {
        Ok(page) => page.into_response(),
        Err(problem) => layout::problem(&reader, &problem),
    };
    ([(CONTENT_SECURITY_POLICY, FRAMED)], page).into_response()
}

async fn drawn(
    app: &Shared,
    id: &str,
    guest: &Guest,
    reader: &Reader,
    headers: &HeaderMap,
    way: Way,
    framed: bool,
) -> Result<Markup, Problem> {
    let live = app.table(id).await?;
    let seen = Seen::of(app, &live, guest, &way, reader.lang).await?;
    if framed && !seen.reel.is_over() {
        return Err(TableError::NotOver.into());
    }
    let analysis = if framed { None } else { analysis::panel(app, &live, id, &seen).await? };
    let Seen { reel, strip } = seen;
    let step = way.step(&reel, &strip, reader.lang)?;
    // A game that is over begins; one that goes on is looked back on from where it is.
    let step = step.unwrap_or(if reel.is_over() { 0 } else { strip.last() });
    let (id, reader, host) = (id.to_owned(), reader.clone(), absolute(headers, ""));
    aside(move || {
        Replay { reel: &reel, strip: &strip, step, from: From::Table(&id), framed, analysis }
            .page(&reader, &host)
    })
    .await
}

/// `GET /t/{id}/replay/frames?view=2&from=10&to=20`: steps as JSON.
pub(crate) async fn frames(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    Query(way): Query<Way>,
) -> Result<Json<Frames>, Problem> {
    let live = app.table(&id).await?;
    Seen::of(&app, &live, &guest, &way, reader.lang).await?.frames(&way).await
}

/// `GET /t/{id}/replay/bar?told=17`: the bar with which a game is looked back on at its table, at what the viewer was
/// told with this number, else at the end.
pub(crate) async fn bar(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    Query(way): Query<Way>,
) -> Result<Markup, Problem> {
    let live = app.table(&id).await?;
    let Seen { reel, strip } = Seen::own(&app, &live, &guest, reader.lang).await?;
    let step = way.told.and_then(|number| strip.step_from(&reel, number)).unwrap_or(strip.last());
    let feed = Feed {
        frames: format!("/t/{id}/replay/frames?view={}", strip.eyes),
        here: None,
        leave: Some(reader.lang.t("replay-now")),
        away: None,
    };
    Ok(bar::bar(reader.lang, &strip, step, &feed))
}

/// `GET /t/{id}/replay/position?view=2&step=10`: the whole position of a game that is over, as JSON.
pub(crate) async fn position(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    Query(way): Query<Way>,
) -> Result<Response, Problem> {
    let live = app.table(&id).await?;
    let Seen { reel, strip } = Seen::of(&app, &live, &guest, &way, reader.lang).await?;
    if !reel.is_over() {
        return Err(TableError::NotOver.into());
    }
    let step = way.step(&reel, &strip, reader.lang)?.unwrap_or_default();
    let state = aside(move || reel.after(reel.made(strip.event(step))).to_json()).await?;
    let text = serde_json::to_string::<Value>(&state).unwrap_or_default();
    Ok(([(CONTENT_TYPE, "application/json")], text).into_response())
}
