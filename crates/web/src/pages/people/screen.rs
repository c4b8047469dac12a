//! A shared screen, for a television: everything public in large type, no controls, and a code to each free chair.

use crate::app::{Live, Shared};
use crate::drawing::game_page;
use crate::drawing::names::names;
use crate::drawing::pieces::token;
use crate::guest::Guest;
use crate::pages::asked::Query;
use crate::pages::invite::{absolute, qr};
use crate::pages::layout::{self, Art, Page};
use crate::pages::picture::settled;
use crate::people::code_of;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::watching;
use crate::words::Lang;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use engine::{Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use table::{Status, Table};

/// `GET /t/{id}/screen`.
pub(crate) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
) -> Response {
    let live = match app.table(&id).await {
        Ok(live) => live,
        Err(problem) => return layout::problem(&reader, &problem),
    };
    let (now, lang) = match watching::moment(&live, &guest) {
        Ok(now) => (now, reader.lang),
        Err(problem) => return layout::problem(&reader, &problem),
    };
    let table = &now.table;
    let Some(game) = game_page(&table.creation().game) else {
        return layout::problem(&reader, &Problem::not_found("game"));
    };
    let art = Art::Game(game.id());
    if table.status() == Status::Open {
        let stream = format!("/t/{id}/stream?screen=1");
        let way = match way(&app, &live, lang, &headers).await {
            Ok(way) => way,
            Err(problem) => return layout::problem(&reader, &problem),
        };
        let body = html! {
            main id="main" class="page screen" hx-sse:connect=(stream) hx-trigger="load, again" hx-swap="none" {
                h1 { (game.title()) }
                (way)
                p class="lead" { (lang.t("screen-words")) }
                section id="room" { (chairs(lang, &id, table)) }
                // Who has opened it starts the game there.
                p { a href={ "/t/" (id) } { (lang.t("to-table")) } }
                div id="dice" hidden {}
            }
        };
        let about = Page::plain(game.title(), "page-room page-screen", art);
        return layout::page(&reader, &about, &body).into_response();
    }
    let Some(drawn) = settled(&app, &live, &now, Viewer::Spectator, lang).await else {
        return layout::problem(&reader, &Problem::not_found("game"));
    };
    let part = |id: &str| drawn.part(id);
    let stream =
        format!("/t/{id}/stream?from={}&look={:x}&screen=1", table.heard(Viewer::Spectator), drawn.look());
    let heading = html! { (game.title()) " " small id="progress" { (part("progress")) } };
    let body = html! {
        main id="main" class="table" data-your-turn="" hx-sse:connect=(stream) hx-trigger="load, again" hx-swap="none" {
            section id="players" class="players" aria-label=(lang.t("players")) { (part("players")) }
            section id="board-area" class="board-area" aria-label=(lang.t("board")) { (part("board-area")) }
            section id="side" class="side" aria-label=(lang.t("more")) {
                div id="standing" class="panel" { (part("standing")) }
                div id="log" class="panel" { (part("log")) }
            }
            section id="tray" class="tray" aria-label=(lang.t("watch")) { (part("tray")) }
        }
    };
    let class = format!("page-table page-screen {}", game.id());
    let about = Page { title: game.title(), class: &class, art, heading, tools: html! {} };
    layout::page(&reader, &about, &body).into_response()
}

/// Where those in the room come to the table: an address to type, and the code that is asked for there.
async fn way(app: &Shared, live: &Live, lang: Lang, headers: &HeaderMap) -> Result<Markup, Problem> {
    let code = code_of(app, live.id()).await?;
    let address = absolute(headers, "/join");
    let address = address.split_once("://").map_or(&*address, |(_, address)| address);
    Ok(html! {
        @if let Some(code) = code {
            p class="screen-way" {
                span { (lang.t("screen-address")) " " b translate="no" { (address) } } " "
                span { (lang.t("screen-code")) " " b class="spoken" translate="no" { (code) } }
            }
        }
    })
}

/// The chairs, each free one with the code that leads to it.
pub(crate) fn chairs(lang: Lang, id: &str, table: &Table) -> Markup {
    let names = names(table, lang);
    html! {
        ol class="screen-chairs" {
            @for (seat, chair) in Seat::all(names.len()).zip(table.chairs()) {
                li class={ "card p" (seat) } {
                    p { (token(seat)) " " @if chair.sitter.is_some() { b { (names[seat.index()]) } } @else { (lang.t("free-chair")) } }
                    @if chair.sitter.is_none() {
                        img class="qr" src={ "/t/" (id) "/chair.svg?seat=" (seat) } width="200" height="200"
                            alt=(lang.tr("qr-chair", &[("seat", seat.number().into())]));
                    }
                }
            }
        }
    }
}

/// Which chair a code leads to.
#[derive(Deserialize)]
pub(crate) struct Chair {
    seat: u8,
}

/// `GET /t/{id}/chair.svg?seat=N`: the code to a chair.
pub(crate) async fn code(
    Path(id): Path<String>,
    Query(Chair { seat }): Query<Chair>,
    headers: HeaderMap,
) -> Response {
    match qr(&absolute(&headers, &format!("/t/{id}#chair-{seat}"))) {
        Ok(svg) => ([("content-type", "image/svg+xml")], PreEscaped(svg).0).into_response(),
        Err(problem) => problem.into_response(),
    }
}
