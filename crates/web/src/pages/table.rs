//! The table page of a running game.

use crate::app::Shared;
use crate::guest::Guest;
use crate::live::Live;
use crate::pages::layout::{self, Art, Page, Reader};
use crate::pages::picture::{Part, Picture};
use crate::pages::pieces::line_icon;
use crate::pages::room;
use crate::pages::set_up::options;
use crate::problem::Problem;
use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Viewer;
use maud::{Markup, html};
use serde::Deserialize;
use table::{Status, Table, TableError};

/// Who looks at this table: the player of a seat or a spectator.
pub(crate) fn viewer(table: &Table, guest: &Guest) -> Viewer {
    table.seat_of(&guest.id).map_or(Viewer::Spectator, Viewer::Seat)
}

/// `GET /t/{id}`: the waiting room or the game.
pub(crate) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
) -> Response {
    let live = match app.table(&id).await {
        Ok(live) => live,
        Err(problem) => return layout::problem(&reader, &problem),
    };
    // The number is read first: a change in between is then sent again rather than missed.
    let from = live.next_frame(live.read(|table| viewer(table, &guest)));
    let table = live.table();
    if table.status() == Status::Open {
        return room::page(&live, &table, &guest, &reader).into_response();
    }
    let viewer = viewer(&table, &guest);
    match Picture::settled(&id, &table, viewer, reader.lang) {
        Some(picture) => page(&live, &picture.at(app.now()), &reader, from).into_response(),
        None => layout::problem(&reader, &Problem::not_found("game")),
    }
}

/// The moves that a page asks about.
#[derive(Deserialize)]
pub(crate) struct Plan {
    #[serde(default)]
    moves: String,
}

/// `GET /t/{id}/plan?moves=a;b`: the table as the viewer's own next moves would make it, before they are sent.
pub(crate) async fn plan(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    Query(plan): Query<Plan>,
) -> Response {
    let live = match app.table(&id).await {
        Ok(live) => live,
        Err(problem) => return layout::problem(&reader, &problem),
    };
    let from = live.next_frame(live.read(|table| viewer(table, &guest)));
    let table = live.table();
    let planned = table
        .seat_of(&guest.id)
        .and_then(|seat| Picture::planned(&id, &table, seat, reader.lang, &plan.moves))
        .map(|picture| picture.at(app.now()));
    match planned {
        None if reader.part => layout::problem(&reader, &Problem::from(TableError::TooFarAhead(plan.moves))),
        None => Redirect::to(&format!("/t/{id}")).into_response(),
        Some(picture) if reader.part => partials(picture.moving_parts()).into_response(),
        Some(picture) => page(&live, &picture, &reader, from).into_response(),
    }
}

/// Parts of the page as something that replaces them where it arrives.
pub(crate) fn partials(parts: impl IntoIterator<Item = Part>) -> Markup {
    html! {
        @for (id, part) in parts { hx-partial hx-target={ "#" (id) } hx-swap="innerMorph" { (part) } }
    }
}

fn page(live: &Live, picture: &Picture<'_>, reader: &Reader, from: u64) -> Markup {
    let lang = reader.lang;
    let mut parts = picture.parts().into_iter().collect::<std::collections::HashMap<_, _>>();
    let mut part = |id: &str| parts.remove(id).unwrap_or_else(|| html! {});
    let heading = html! { (picture.page.title()) " " small id="progress" { (part("progress")) } };
    let spectator = picture.view.viewer() == Viewer::Spectator;
    let tools = html! {
        @if spectator { span class="chip" { (lang.t("spectator")) } }
        a class="btn btn-quiet btn-round" href={ "/rules/" (picture.page.id()) } target="_blank" title=(lang.t("rules")) aria-label=(lang.t("rules")) { "?" }
        button class="btn btn-quiet btn-round only-narrow" type="button" popovertarget="side" aria-label=(lang.t("more")) {
            (line_icon("icon-log"))
        }
    };
    let stream = format!("/t/{}/stream?from={from}", live.id());
    let body = html! {
        main id="main" class="table" hx-sse:connect=(stream) hx-trigger="load, again" hx-swap="none" {
            section id="players" class="players" aria-label=(lang.t("players")) { (part("players")) }
            section id="board-area" class="board-area" aria-label=(lang.t("board")) { (part("board-area")) }
            section id="side" class="side sheet" popover="auto" aria-label=(lang.t("more")) {
                div id="standing" class="panel" { (part("standing")) }
                (tabs(picture, &mut part))
            }
            section id="tray" class="tray" aria-label=(lang.t("your-move")) { (part("tray")) }
            noscript { p class="note" { (lang.t("no-script")) } }
        }
    };
    let class = format!("page-table {}", picture.page.id());
    let title = format!("{} · {}", picture.page.title(), live.id());
    let about = Page { title: &title, class: &class, art: Art::Game(picture.page.id()), heading, tools };
    layout::page(reader, &about, &body)
}

fn tabs(picture: &Picture<'_>, part: &mut impl FnMut(&str) -> Markup) -> Markup {
    let lang = picture.lang;
    let odds = picture.table.creation().odds;
    let tab = |id: &str, first: bool, content: Markup| {
        html! {
            label class="tab" { input type="radio" name="tab" checked[first]; (lang.t(&format!("tab-{id}"))) }
            div id=(id) class="tab-panel" { (content) }
        }
    };
    html! {
        div class="tabs" {
            (tab("log", true, part("log")))
            @if odds { (tab("odds", false, part("odds"))) }
            (tab("about", false, about(picture)))
        }
    }
}

/// The tab about this table: pointers, rules, dice, chairs on other devices, leaving.
fn about(picture: &Picture<'_>) -> Markup {
    let (lang, id, table) = (picture.lang, picture.id, picture.table);
    let seat = picture.view.viewer().seat();
    html! {
        h3 { (lang.t("hints")) }
        ul class="hints" { @for hint in picture.page.hints(lang) { li { (hint) } } }
        p { a class="btn" href={ "/rules/" (picture.page.id()) } target="_blank" { (lang.t("rules")) } }
        @if !table.creation().options.0.is_empty() { h3 { (lang.t("options")) } (options(lang, table.creation())) }
        h3 { (lang.t("fair-dice")) }
        p class="soft" { (lang.t("fair-dice-words")) }
        p class="code" { (table.commitment()) }
        @if let Some(seat) = seat.filter(|_| table.status() == Status::Playing) {
            h3 { (lang.t("your-seat")) }
            form method="post" action={ "/t/" (id) "/device" } { button class="btn" { (lang.t("other-device")) } }
            form method="post" action={ "/t/" (id) "/leave" } {
                input type="hidden" name="seat" value=(seat);
                button class="btn btn-quiet" { (lang.t("leave-game")) }
            }
        }
    }
}
