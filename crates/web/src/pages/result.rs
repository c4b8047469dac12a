//! The end of a game: podium, scoring told item by item, record, rematch.

use crate::app::Shared;
use crate::assets;
use crate::guest::Guest;
use crate::pages::history::{Lines, Story};
use crate::pages::layout::{self, Art, Page, Reader};
use crate::pages::names::names;
use crate::pages::numbers::{number, signed};
use crate::pages::people::person::page_of;
use crate::pages::pieces::{line_icon, player_name, token};
use crate::pages::replay;
use crate::pages::table::{preview, viewer};
use crate::pages::{dice, game_page};
use crate::problem::Problem;
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

/// What the tray shows when the game is over; `piece` is what won the race, if pieces race.
pub(crate) fn tray(id: &str, table: &Table, scene: &Scene<'_>, piece: impl Fn(Seat) -> Markup) -> Markup {
    let Some(scores) = table.game().map(|game| game.scores()) else { return html! {} };
    html! {
        div class="ask end-ask" {
            (line_icon("cup"))
            @for seat in scores.winners() { (token(seat)) }
            p { strong { (winners(scene.lang, &scores, scene.names)) } }
            @if let Some(seat) = scores.winners().next() { (piece(seat)) }
        }
        (rest(&scores, scene, &by_place(&scores, scene.names)))
        (buttons(scene.lang, id, table, true))
    }
}

/// "Ola wins" in words that fit ties.
fn winners(lang: Lang, scores: &Scores, names: &[String]) -> String {
    let names: Vec<&str> = scores.winners().map(|seat| names[seat.index()].as_str()).collect();
    lang.tr("winners", &[("count", names.len().into()), ("names", lang.list(&names).into())])
}

/// All seats, the best first.
fn by_place(scores: &Scores, names: &[String]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(names.len()).collect();
    seats.sort_by_key(|seat| scores.places()[seat.index()]);
    seats
}

/// The three best on a podium, the others in a row below.
pub(crate) fn podium(scores: &Scores, scene: &Scene<'_>) -> Markup {
    podium_of(scores, scene, |_| html! {})
}

/// The podium with what each seat is shown as besides its sign.
pub(crate) fn podium_of(scores: &Scores, scene: &Scene<'_>, piece: impl Fn(Seat) -> Markup) -> Markup {
    let seats = by_place(scores, scene.names);
    // Second, first, third, as on a real one.
    let steps = [1, 0, 2].into_iter().filter_map(|at| seats.get(at).copied());
    html! {
        ol class="podium" {
            @for seat in steps {
                @let place = scores.places()[seat.index()];
                li class={ "place-" (place.min(3)) } {
                    (piece(seat)) (token(seat))
                    b class="podium-name" { (player_name(scene, seat)) }
                    span class="podium-step" { b { (number(scores.points()[seat.index()])) } span { @if place == 1 { (line_icon("cup")) } @else { (place) "." } } }
                }
            }
        }
        @if seats.len() > 3 { (rest(scores, scene, &seats[3..])) }
    }
}

/// Whom a part of a game brought most: "Ola +11"; nothing where it brought nobody anything.
pub(crate) fn best(scene: &Scene<'_>, brought: &[(Seat, i32)]) -> String {
    let most = brought.iter().map(|(_, brought)| *brought).max().unwrap_or_default();
    let best = brought.iter().filter(|(_, brought)| *brought == most);
    let names: Vec<_> = best.map(|(seat, _)| scene.name(*seat)).collect();
    if most > 0 { format!("{} {}", scene.lang.list(&names), signed(most)) } else { String::new() }
}

fn rest(scores: &Scores, scene: &Scene<'_>, seats: &[Seat]) -> Markup {
    html! {
        ol class="standings" {
            @for &seat in seats {
                li { (scores.places()[seat.index()]) ". " (token(seat)) (player_name(scene, seat)) b class="num" { (number(scores.points()[seat.index()])) } }
            }
        }
    }
}

fn buttons(lang: Lang, id: &str, table: &Table, with_scoring: bool) -> Markup {
    let again = if table.rematch().is_some() { "rematch-next" } else { "rematch" };
    html! {
        div class="btn-row end-acts" {
            form method="post" action={ "/t/" (id) "/rematch" } { button class="btn btn-main" { (lang.t(again)) } }
            @if with_scoring { a class="btn" href={ "/t/" (id) "/result" } { (lang.t("scoring")) } }
            @else {
                @if analyses::can_be(&table.creation().game) {
                    form method="post" action={ "/t/" (id) "/replay/analysis" } { button class="btn" { (lang.t("explain-game")) } }
                }
                a class="btn" href={ "/t/" (id) } { (lang.t("to-board")) }
            }
            a class="btn" href={ "/t/" (id) "/replay" } { (lang.t("replay")) }
            a class="btn" href={ "/t/" (id) "/record" } { (lang.t("record")) }
            a class="btn btn-quiet" href="/" { (lang.t("to-lobby")) }
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
        let table = whole(&app, &id).await?;
        let mut people = Vec::new();
        for player in table.chairs().iter().filter_map(Chair::person) {
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

/// The table with all of its history, once its game is over.
pub(crate) async fn whole(app: &Shared, id: &str) -> Result<Table, Problem> {
    let live = app.table(id).await?;
    if live.read(Table::status) != Status::Finished {
        return Err(TableError::NotOver.into());
    }
    Ok(app.hall.whole(&live).await?)
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
    let lines = Lines::default();
    let story = Story { told: told.iter().rev(), seatings: table.seatings().iter().rev(), lines: &lines };
    let mut turns = story.newest(page, &scene, usize::MAX);
    turns.reverse();
    let body = html! {
        main id="main" class={ "page end " (page.id()) } {
            header class="end-head" {
                p class="eyebrow" { (page.title()) }
                h1 { (winners(lang, &scores, &names)) }
                (buttons(lang, id, table, false))
                @if !people.is_empty() {
                    p class="end-people" {
                        (lang.t("their-pages"))
                        @for (name, address) in people { " " a href=(address) { (name) } }
                    }
                }
            }
            (page.result(&scene, &told))
            section class="card" {
                h2 { (lang.t("story")) }
                details {
                    summary { (lang.tr("turns", &[("count", turns.len().into())])) }
                    ol class="log" { @for turn in &turns { (turn) } }
                }
            }
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

/// `GET /t/{id}/record`: the finished game as a file.
pub(crate) async fn record(State(app): State<Shared>, Path(id): Path<String>, reader: Reader) -> Response {
    let record = whole(&app, &id).await.and_then(|table| Ok(table.record()?));
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
