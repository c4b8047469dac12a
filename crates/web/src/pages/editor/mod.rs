//! `/editor/{game}`: any position of a game set up by hand, on the board as the game's own page draws it. The page
//! holds a draft in the position's JSON form; each press of a button sends it with one edit, and is answered by what
//! it has become and what is wrong with it yet.

mod desk;
mod draw;
mod share;
mod stock;
mod words;

use crate::app::Shared;
use crate::assets;
use crate::dice;
use crate::drawing::names::by_seat;
use crate::guest::Guest;
use crate::pages::invite::absolute;
use crate::pages::layout::{self, Art, Page};
use crate::pages::listed::remember;
use crate::pages::replay::{dots, drawing};
use crate::pages::set_up::given_name;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::replay::reels::aside;
use crate::scene::Scene;
use crate::snapshot;
use axum::extract::rejection::{FormRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use desk::{Desk, Fields};
use draw::Picture;
use engine::any::AnyGame;
use engine::{Options, Seat, Turn, Viewer};
use hall::NewTable;
use maud::{Markup, html};
use serde::Deserialize;
use table::{DiceWord, Origin, Source, TableError};

pub(in crate::pages) use share::address;

/// Where a position begins.
#[derive(Deserialize, Default)]
pub(crate) struct Begin {
    /// The position; one from the usual course of a game if there is none.
    #[serde(default)]
    position: String,
    /// How many play, where it is not said by the position.
    seats: Option<usize>,
    /// `dark` for a picture by night.
    #[serde(default)]
    theme: String,
}

impl Begin {
    fn desk(&self, game: &str) -> Result<Desk, Problem> {
        if self.position.is_empty() {
            return Desk::new(game, self.seats);
        }
        Desk::with(game, desk::read("position", &self.position)?)
    }
}

/// A desk as its two parts: the form, and what can be done with the position.
async fn drawn(app: &Shared, desk: Desk, reader: &Reader) -> Result<(Markup, Markup), Problem> {
    let (lang, shows_odds) = (reader.lang, desk.odds);
    let draw = move || {
        let picture =
            Picture::of(&desk, lang).ok_or_else(|| share::unlawful("nothing of it can be drawn"))?;
        let odds = shows_odds.then(|| picture.odds()).flatten();
        Ok((picture.draw(), share::panel(&picture, odds.as_ref())))
    };
    if shows_odds {
        return app.hall.pool().run(draw).await.map_err(hall::HallError::from)?;
    }
    aside(draw).await?
}

/// `GET /editor/{game}?position=…` or `?seats=3`.
pub(crate) async fn show(
    State(app): State<Shared>,
    Path(game): Path<String>,
    reader: Reader,
    headers: HeaderMap,
    begin: Result<Query<Begin>, QueryRejection>,
) -> Response {
    let page = async {
        let Query(begin) = begin.map_err(|rejection| share::unlawful(&rejection.body_text()))?;
        let mut desk = begin.desk(&game)?;
        // What cannot be drawn is told over a board that can.
        desk.drawn = Some(Desk::new(&game, None)?.draft);
        whole(&app, desk, &reader, &absolute(&headers, "")).await
    };
    match page.await {
        Ok(page) => page.into_response(),
        Err(problem) => layout::problem(&Reader { here: "/replay".to_owned(), ..reader }, &problem),
    }
}

/// `POST /editor/{game}`: one edit.
pub(crate) async fn edit(
    State(app): State<Shared>,
    Path(game): Path<String>,
    reader: Reader,
    headers: HeaderMap,
    form: Result<Form<Fields>, FormRejection>,
) -> Response {
    let reader = Reader { here: format!("/editor/{game}"), ..reader };
    let host = absolute(&headers, "");
    let answer = async {
        let Form(fields) = form?;
        let desk = aside(move || Desk::edited(&game, &fields)).await??;
        if !reader.part {
            return Ok(whole(&app, desk, &reader, &host).await?.into_response());
        }
        let (form, state) = drawn(&app, desk, &reader).await?;
        let parts = html! {
            hx-partial hx-target="#editor" hx-swap="innerMorph" { (form) }
            hx-partial hx-target="#editor-after" hx-swap="innerMorph" { (state) }
        };
        Ok::<_, Problem>(parts.into_response())
    };
    answer.await.unwrap_or_else(|problem| layout::problem(&reader, &problem))
}

async fn whole(app: &Shared, desk: Desk, reader: &Reader, host: &str) -> Result<Markup, Problem> {
    let (lang, page, kind) = (reader.lang, desk.page, desk.workshop.kind());
    let (action, seats) = (format!("/editor/{}", page.id()), desk.draft["seats"].as_u64());
    let position = desk::text(&desk.draft);
    let (form, state) = drawn(app, desk, reader).await?;
    let title = lang.tr("editor-title", &[("game", page.title().into())]);
    let body = html! {
        main id="main" class="editor" {
            form id="editor" method="post" action=(action) hx-post=(action) hx-trigger="submit, change" hx-swap="none" autocomplete="off" { (form) }
            section id="editor-after" class="editor-after" aria-label=(lang.t("editor-done")) { (state) }
            section class="editor-begin" aria-label=(lang.t("editor-begin")) {
                form class="card" method="get" action=(action) {
                    label class="editor-field" {
                        span { (lang.t("how-many")) }
                        select class="input" name="seats" { @for count in kind.seats() { option value=(count) selected[Some(count as u64) == seats] { (count) } } }
                    }
                    button class="btn" { (lang.t("editor-begin")) }
                }
                div class="card" {
                    label class="field" { span { (lang.t("editor-paste")) } textarea class="input paper-text" name="text" form="editor" rows="4" spellcheck="false" {} }
                    button class="btn" form="editor" name="edit" value="\"read\"" { (lang.t("editor-read")) }
                }
            }
        }
    };
    let tools = html! {
        a class="btn btn-quiet" href={ "/rules/" (page.id()) } { (lang.t("rules")) }
    };
    let heading = html! { (page.title()) " " small { (lang.t("editor")) } };
    let class = format!("page-editor {}", page.id());
    let about = Page { title: &title, class: &class, art: Art::Game(page.id()), heading, tools };
    let picture = format!("{host}{}", share::address(page.id(), "/picture.png", &position));
    let head = html! {
        link rel="stylesheet" href=(assets::url("css/replay.css"));
        link rel="stylesheet" href=(assets::url("css/editor.css"));
        script src=(assets::url("js/editor.js")) defer {}
        (layout::preview(&title, &lang.t("editor-lead"), &format!("{host}{}", share::address(page.id(), "", &position)), &picture))
    };
    Ok(layout::page_with(reader, &about, &head, &body))
}

/// What a table is opened from.
#[derive(Deserialize)]
pub(crate) struct Play {
    position: String,
    seat: Option<Seat>,
    /// Whether the other chairs stay free.
    #[serde(default)]
    free: String,
}

/// A lawful position.
fn lawful(desk: &Desk) -> Result<AnyGame, Problem> {
    desk.workshop.kind().read(&desk.draft).map_err(|bad| share::unlawful(&bad.to_string()))
}

/// `POST /editor/{game}/play`: a new table that begins with a position.
pub(crate) async fn play(
    State(app): State<Shared>,
    Path(game): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
    form: Result<Form<Play>, FormRejection>,
) -> Response {
    let reader = Reader { here: format!("/editor/{game}"), ..reader };
    match open(&app, &game, &guest, &reader, form).await {
        Err(problem) => layout::problem(&reader, &problem),
        Ok((id, address)) => {
            let mut response = Redirect::to(&address).into_response();
            response.headers_mut().append(SET_COOKIE, remember(&headers, &id));
            response
        }
    }
}

async fn open(
    app: &Shared,
    game: &str,
    guest: &Guest,
    reader: &Reader,
    form: Result<Form<Play>, FormRejection>,
) -> Result<(String, String), Problem> {
    app.must_open(guest).await?;
    let Form(play) = form?;
    let desk = Desk::with(game, desk::read("position", &play.position)?)?;
    let position = lawful(&desk)?;
    let seat = match (play.seat, position.turn()) {
        (_, Turn::Over) => return Err(TableError::Over.into()),
        (Some(seat), _) => seat,
        (None, Turn::Act(seats)) => seats.iter().next().unwrap_or(Seat::new(0)),
        (None, Turn::Chance) => Seat::new(0),
    };
    let (name, by) = (given_name("", reader)?, &guest.id);
    let new = NewTable {
        game: game.to_owned(),
        seats: position.seats(),
        options: Options::default(),
        odds: true,
        public: false,
        origin: Some(Origin { position: Some(position.to_json()), source: Source::Editor }),
        clock: table::Clock::None,
        when_out: table::WhenOut::StandIn,
        watching: table::Watching::AtOnce,
        coach: false,
    };
    let bot = Some(app.hall.games().usual_bot(game)).filter(|_| play.free.is_empty());
    let seats = position.seats();
    let live = app
        .hall
        .open(by, new, |draft| {
            draft.sit(seat, by, &name, DiceWord::None)?;
            for other in Seat::all(seats).filter(|other| *other != seat) {
                bot.map_or(Ok(()), |bot| draft.seat_bot(by, other, bot))?;
            }
            Ok::<_, TableError>(())
        })
        .await?;
    Ok((live.id().to_string(), dice::way_in(&live, by)))
}

/// `GET /editor/{game}/picture.svg?position=…`: the board of a position as everybody sees it.
pub(crate) async fn svg(
    Path(game): Path<String>,
    reader: Reader,
    begin: Result<Query<Begin>, QueryRejection>,
) -> Result<Response, Problem> {
    Ok(drawing(picture(&game, &reader, begin).await?))
}

/// `GET /editor/{game}/picture.png?position=…`: the same in dots.
pub(crate) async fn png(
    State(app): State<Shared>,
    Path(game): Path<String>,
    reader: Reader,
    begin: Result<Query<Begin>, QueryRejection>,
) -> Result<Response, Problem> {
    let drawing = picture(&game, &reader, begin).await?;
    dots(&app, drawing).await
}

async fn picture(
    game: &str,
    reader: &Reader,
    begin: Result<Query<Begin>, QueryRejection>,
) -> Result<String, Problem> {
    let Query(begin) = begin.map_err(|rejection| share::unlawful(&rejection.body_text()))?;
    let desk = begin.desk(game)?;
    let position = lawful(&desk)?;
    let (lang, dark) = (reader.lang, begin.theme == "dark");
    let names = by_seat(lang, position.seats());
    aside(move || {
        let view = position.view(Viewer::Spectator);
        snapshot::svg(desk.page, &Scene::still(lang, &view, &names), dark)
    })
    .await
}

#[cfg(test)]
mod tests;
