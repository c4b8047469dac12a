//! The end of a game: podium, scoring told item by item, record, rematch.

use crate::app::Shared;
use crate::assets;
use crate::drawing::game_page;
use crate::drawing::history::{Lines, Story};
use crate::drawing::names::{names, sitter_name};
use crate::drawing::pieces::{line_icon, token};
use crate::drawing::podium::{by_place, rest};
use crate::eyes::viewer;
use crate::game_page::{AnyPage, Area};
use crate::guest::Guest;
use crate::pages::dice;
use crate::pages::layout::{self, Art, Page};
use crate::pages::people::person::page_of;
use crate::pages::replay;
use crate::pages::table::preview;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::replay::analyses;
use crate::scene::Scene;
use crate::words::Lang;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use engine::{Scores, Seat};
use maud::{Markup, html};
use table::{Chair, Status, Table, TableError};

/// What the tray shows when the game is over; `part` draws what won the race and how the points came about, where a
/// game has these.
pub(crate) fn tray(id: &str, table: &Table, scene: &Scene<'_>, part: impl Fn(Area) -> Markup) -> Markup {
    let Some(scores) = table.game().map(|game| game.scores()) else { return html! {} };
    let sources = part(Area::Scored);
    html! {
        div class="ask end-ask" {
            (line_icon("cup"))
            @for seat in scores.winners() { (token(seat)) }
            p { strong { (winners(scene.lang, &scores, scene.names)) } }
            @if let Some(seat) = scores.winners().next() { (part(Area::Won(seat))) }
        }
        @if sources.0.is_empty() { (rest(&scores, scene, &by_place(&scores))) }
        @else { div class="standings is-scored" { (sources) } }
        (buttons(scene, id, table))
    }
}

/// "Ola wins" in words that fit ties.
fn winners(lang: Lang, scores: &Scores, names: &[String]) -> String {
    let names: Vec<&str> = scores.winners().map(|seat| names[seat.index()].as_str()).collect();
    lang.tr("winners", &[("count", names.len().into()), ("names", lang.list(&names).into())])
}

/// Where who looks came in: "You came second of 4."
fn own_place(lang: Lang, scores: &Scores, seat: Seat) -> String {
    let places = scores.places();
    lang.tr("own-place", &[("place", places[seat.index()].into()), ("seats", places.len().into())])
}

/// Who left before the end, and the bot that played on for them.
fn leavers(table: &Table, names: &[String], lang: Lang) -> Vec<String> {
    let seats = Seat::all(names.len()).zip(table.chairs());
    let told =
        |(seat, chair): (Seat, &Chair)| {
            let bot = chair.sitter.as_ref().filter(|sitter| table.whose(seat) != Some(sitter))?;
            let bot = sitter_name(seat, bot, lang);
            Some(lang.tr(
                "left-to-bot",
                &[("from", names[seat.index()].as_str().into()), ("to", bot.as_str().into())],
            ))
        };
    seats.filter_map(told).collect()
}

/// Another game, asked for by those who sit here.
fn again(scene: &Scene<'_>, id: &str, table: &Table) -> Markup {
    let again = if table.rematch().is_some() { "rematch-next" } else { "rematch" };
    html! {
        @if scene.seat().is_some() {
            form method="post" action={ "/t/" (id) "/rematch" } { button class="btn btn-main" { (scene.lang.t(again)) } }
        }
    }
}

/// Where to go from the board of a game that is over.
fn buttons(scene: &Scene<'_>, id: &str, table: &Table) -> Markup {
    let lang = scene.lang;
    html! {
        div class="btn-row end-acts" {
            (again(scene, id, table))
            a class="btn btn-quiet" href="/" { (lang.t("to-lobby")) }
            a class="btn" href={ "/t/" (id) "/result" } { (lang.t("scoring")) }
            a class="btn" href={ "/t/" (id) "/replay" } { (lang.t("replay")) }
            a class="btn" href={ "/t/" (id) "/record" } { (lang.t("record")) }
        }
    }
}

/// Where to go from the result: another game, and a strip of all else.
fn strip(scene: &Scene<'_>, id: &str, table: &Table) -> Markup {
    let way = |icon, key| html! { (line_icon(icon)) span { (scene.lang.t(key)) } };
    html! {
        div class="end-ways" {
            (again(scene, id, table))
            nav class="end-strip" {
                @if analyses::can_be(&table.creation().game) {
                    form method="post" action={ "/t/" (id) "/replay/analysis" } { button class="end-way" { (way("icon-log", "explain-game")) } }
                }
                a class="end-way" href={ "/t/" (id) "/replay" } { (way("icon-reel", "replay")) }
                a class="end-way" href={ "/t/" (id) } { (way("icon-eye", "to-board")) }
                a class="end-way" href={ "/t/" (id) "/record" } { (way("icon-share", "record")) }
                a class="end-way" href="/" { (way("icon-back", "to-lobby")) }
            }
        }
    }
}

/// `GET /t/{id}/result`.
pub(crate) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
) -> Response {
    let found = async {
        if app.table(&id).await?.read(|table| table.status() == Status::Open) {
            return Err(TableError::NotStarted.into());
        }
        let table = app.whole(&id).await?;
        let mut people = Vec::new();
        let seats = Seat::all(table.chairs().len());
        for player in seats.filter_map(|seat| table.whose(seat)?.person()) {
            people.extend(page_of(&app, guest.holder.own(), player).await?);
        }
        Ok::<_, Problem>((table, people))
    };
    match found.await {
        Ok((table, people)) => {
            let head = preview(&headers, &id, &table, reader.lang);
            page(&id, &table, &people, &guest, &reader, &head)
        }
        Err(problem) => layout::problem(&reader, &problem),
    }
}

/// The page; `people` are those at the table whose own pages the reader may see, with the addresses.
fn page(
    id: &str,
    table: &Table,
    people: &[(String, String)],
    guest: &Guest,
    reader: &Reader,
    head: &Markup,
) -> Response {
    let lang = reader.lang;
    let (Some(page), Some(game)) = (game_page(&table.creation().game), table.game()) else {
        return layout::problem(reader, &Problem::not_found("game"));
    };
    let names = names(table, lang);
    let view = game.view(viewer(table, guest));
    let scene = Scene::still(lang, &view, &names);
    let scores = game.scores();
    let told: Vec<_> = table.told().iter().cloned().collect();
    let body = html! {
        main id="main" class={ "page end " (page.id()) } {
            header class="end-head" {
                @if let Some(seat) = scene.seat() { p class="eyebrow" { (own_place(lang, &scores, seat)) } }
                h1 { (winners(lang, &scores, &names)) }
                @for words in leavers(table, &names, lang) { p class="soft" { (words) } }
                (strip(&scene, id, table))
                @if !people.is_empty() {
                    p class="end-people" {
                        (lang.t("their-pages"))
                        @for (name, address) in people { " " a href=(address) { (name) } }
                    }
                }
            }
            (page.result(&scene, &told))
            (story(page, &scene, table))
            section class="card" {
                h2 { (lang.t("fair-dice")) }
                @if table.is_brought_in() { (replay::origin(lang, table)) }
                @else {
                    p { (lang.t("fair-dice-over")) }
                    (dice::facts(lang, id, table, table.seat_of(&guest.id)))
                }
            }
        }
    };
    let title = format!("{} · {}", lang.t("scoring"), page.title());
    let about = Page {
        title: &title,
        class: page.id(),
        art: Art::Game(page.id()),
        heading: html! { (page.title()) },
        tools: html! {},
    };
    let head = html! { link rel="stylesheet" href=(assets::url("css/end.css")); (head) };
    layout::page_with(reader, &about, &head, &body).into_response()
}

/// Everything that happened, turn by turn.
fn story(page: &dyn AnyPage, scene: &Scene<'_>, table: &Table) -> Markup {
    let lines = Lines::default();
    let story =
        Story { told: table.told().iter().rev(), seatings: table.seatings().iter().rev(), lines: &lines };
    let mut turns = story.newest(page, scene, usize::MAX);
    turns.reverse();
    html! {
        section class="card" {
            h2 { (scene.lang.t("story")) }
            details {
                summary { (scene.lang.tr("turns", &[("count", turns.len().into())])) }
                ol class="log" { @for turn in &turns { (turn) } }
            }
        }
    }
}

/// `GET /t/{id}/record`: the finished game as a file.
pub(crate) async fn record(State(app): State<Shared>, Path(id): Path<String>, reader: Reader) -> Response {
    let record = app.whole(&id).await.and_then(|table| Ok(table.record()?));
    match record {
        Err(problem) => layout::problem(&reader, &problem),
        Ok(record) => {
            let name = format!("attachment; filename=\"stolik-{id}.txt\"");
            let headers =
                [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
            (headers, record.to_string()).into_response()
        }
    }
}
