//! What in a game that is over was skill and what was luck: asking for it, waiting for it, seeing it.

use crate::app::{Live, Shared};
use crate::guest::Guest;
use crate::pages::asked::Query;
use crate::pages::layout;
use crate::pages::replay::insight::Insight;
use crate::pages::replay::table::Seen;
use crate::pages::replay::way::Way;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::replay::Reel;
use crate::replay::analyses::{self, Found};
use crate::replay::reels::aside;
use crate::words::Lang;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use std::sync::Arc;
use store::TableId;
use table::TableError;

/// What the page shows of a game's analysis; nothing for games that have none, or are not over.
pub(super) async fn panel(
    app: &Shared,
    live: &Live,
    id: &str,
    seen: &Seen,
) -> Result<Option<Markup>, Problem> {
    if !is_offered(&seen.reel) {
        return Ok(None);
    }
    if let Some(drawn) = seen.strip.insight.get() {
        return Ok(Some(drawn.clone()));
    }
    let found = analyses::found(app, live.id()).await?;
    let (reel, strip, id) = (Arc::clone(&seen.reel), Arc::clone(&seen.strip), id.to_owned());
    let address = format!("/t/{id}/replay/analysis?view={}", strip.eyes);
    aside(move || match found {
        Found::Nothing => asking(strip.lang, &address),
        Found::Begun(done, all) => waiting(strip.lang, &address, done, all),
        Found::Made(analysis) => {
            strip.insight.get_or_init(|| Insight::new(&reel, &strip, &analysis, &id).draw()).clone()
        }
    })
    .await
    .map(Some)
}

/// Whether there can be an analysis of this game.
fn is_offered(reel: &Reel) -> bool {
    reel.is_over() && analyses::can_be(reel.page.id())
}

/// What the page of a record offers: an analysis is kept with a table, so the record is kept as one.
pub(super) fn keeping(lang: Lang, reel: &Reel) -> Option<Markup> {
    is_offered(reel).then(|| {
        html! {
            p class="soft" { (lang.t("analysis-ask")) " " (lang.t("analysis-keep")) }
            div class="btn-row" {
                button class="btn btn-main" form="replay" formaction="/replay/keep" name="analyse" value="true" { (lang.t("analysis-begin")) }
                // The bar of a narrow page has no room for it.
                button class="btn only-narrow" form="replay" formaction="/replay/keep" { (lang.t("replay-keep")) }
            }
        }
    })
}

/// Begins with the analysis of the game of a table that was brought in.
pub(super) async fn begin(app: &Shared, table: &TableId, guest: &Guest) -> Result<(), Problem> {
    let live = app.table(table.as_str()).await?;
    let reel = app.reels.of_table(app, &live, guest).await?;
    if is_offered(&reel) { analyses::begin(app, table, reel).await } else { Ok(()) }
}

fn asking(lang: Lang, address: &str) -> Markup {
    html! {
        p class="soft" { (lang.t("analysis-ask")) }
        form method="post" action=(address) hx-post=(address) hx-swap="none" { button class="btn btn-main" { (lang.t("analysis-begin")) } }
    }
}

fn waiting(lang: Lang, address: &str, done: usize, all: usize) -> Markup {
    html! {
        div class="analysis-wait" id="analysis-wait" hx-get=(address) hx-trigger="every 1s" hx-swap="none" {
            label for="analysis-progress" { (lang.t("analysis-wait")) }
            progress id="analysis-progress" max=(all.max(1)) value=(done) {}
            noscript { a class="btn" href="" { (lang.t("analysis-look")) } }
        }
    }
}

/// `GET /t/{id}/replay/analysis`: what there is by now. `POST` begins with it.
pub(crate) async fn show(
    State(app): State<Shared>,
    method: Method,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    Query(way): Query<Way>,
) -> Response {
    let reader = Reader { here: format!("/t/{id}/replay"), ..reader };
    match part(&app, &id, &guest, &reader, &way, method == Method::POST).await {
        Ok(part) if reader.part => {
            html! { hx-partial hx-target="#analysis" hx-swap="innerMorph" { (part) } }.into_response()
        }
        Ok(_) => Redirect::to(&format!("{}#insight", reader.here)).into_response(),
        Err(problem) => layout::problem(&reader, &problem),
    }
}

async fn part(
    app: &Shared,
    id: &str,
    guest: &Guest,
    reader: &Reader,
    way: &Way,
    begin: bool,
) -> Result<Markup, Problem> {
    let live = app.table(id).await?;
    let seen = Seen::of(app, &live, guest, way, reader.lang).await?;
    if !seen.reel.is_over() {
        return Err(TableError::NotOver.into());
    }
    if begin && analyses::can_be(seen.reel.page.id()) {
        analyses::begin(app, live.id(), Arc::clone(&seen.reel)).await?;
    }
    let none = || Problem::new(StatusCode::NOT_FOUND, "no-analysis", "this game has no analysis");
    panel(app, &live, id, &seen).await?.ok_or_else(none)
}
