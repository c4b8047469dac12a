//! The board of a table as a picture, for messengers and whoever wants to keep it.

use crate::app::{App, Shared};
use crate::drawing::game_page;
use crate::drawing::names::names;
use crate::guest::Guest;
use crate::pages::asked::Query;
use crate::pages::replay::table::Seen;
use crate::pages::replay::way::Way;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::replay::reels::aside;
use crate::replay::shot::Shot;
use crate::scene::Scene;
use crate::snapshot::{self, PictureError};
use crate::watching;
use crate::words::Lang;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use engine::Viewer;
use hall::Once;
use sha2::{Digest, Sha256};
use table::Status;

/// How wide a picture is, in dots: what messengers ask for.
const DOTS: u32 = 1200;

/// How many pictures are kept: messengers ask for the same one for each who is sent the link.
const KEPT: usize = 64;

/// The pictures that were made last, by what their drawings look like.
static KNOWN: Once<[u8; 32], Result<Vec<u8>, PictureError>> = Once::new(KEPT);

/// `GET /t/{id}/picture.svg?view=2&step=40`: the board in a moment, or as it stands, with the eyes of who asks.
pub(crate) async fn svg(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    Query(way): Query<Way>,
) -> Result<Response, Problem> {
    Ok(drawing(drawn(&app, &id, &guest, &way, reader.lang).await?))
}

/// `GET /t/{id}/picture.png?view=2&step=40`: the same in dots.
pub(crate) async fn png(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    Query(way): Query<Way>,
) -> Result<Response, Problem> {
    let drawing = drawn(&app, &id, &guest, &way, reader.lang).await?;
    dots(&app, drawing).await
}

/// The answer with a drawing.
pub(crate) fn drawing(svg: String) -> Response {
    ([(CONTENT_TYPE, "image/svg+xml")], svg).into_response()
}

/// The answer with a drawing in dots.
pub(crate) async fn dots(app: &App, svg: String) -> Result<Response, Problem> {
    // It takes a while, so that only as many are made at once as think at once.
    let make = move || KNOWN.get(Sha256::digest(&svg).into(), || snapshot::png(&svg, DOTS));
    let dots = app.hall.pool().run(make).await.map_err(hall::HallError::from)?;
    match &*dots {
        Ok(dots) => Ok(([(CONTENT_TYPE, "image/png")], dots.clone()).into_response()),
        Err(error) => Err(failed(error)),
    }
}

fn failed(error: &PictureError) -> Problem {
    tracing::error!(%error, "a board cannot be drawn");
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "this board cannot be drawn")
}

async fn drawn(app: &App, id: &str, guest: &Guest, way: &Way, lang: Lang) -> Result<String, Problem> {
    let live = app.table(id).await?;
    let dark = way.theme == "dark";
    let now = watching::moment(&live, guest)?;
    if now.table.status() == Status::Open {
        let page = game_page(&now.table.creation().game).ok_or_else(|| Problem::not_found("game"))?;
        let draw = move || {
            let view = now.table.start().view(Viewer::Spectator);
            let names = names(&now.table, lang);
            snapshot::svg(page, &Scene::still(lang, &view, &names), dark)
        };
        return aside(draw).await;
    }
    let Seen { reel, strip } = Seen::of(app, &live, guest, way, lang).await?;
    let step = way.step(&reel, &strip, lang)?.unwrap_or(strip.last());
    aside(move || Shot::new(&reel, &strip, step).picture(dark)).await
}
