//! The lobby: start at once, set up a table, find one.

use crate::app::{NewTable, Shared, usual_bot};
use crate::game_page::GamePage;
use crate::guest::{Guest, cookie, set_cookie};
use crate::pages::layout::{self, Page, Reader, encode};
use crate::pages::pieces::{line_icon, token};
use crate::pages::table::bot_name;
use crate::pages::{game_page, game_pages};
use crate::problem::Problem;
use crate::words::Lang;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use engine::{OptionSpec, Options, Seat};
use maud::{Markup, html};
use std::collections::BTreeMap;
use store::{Filter, Store};
use table::{Table, TableError, tidy_name};

/// How many open tables the lobby lists.
const LISTED: u32 = 20;
/// How many tables a browser remembers.
const REMEMBERED: usize = 8;

/// A table as the lobby lists it.
struct Listed {
    id: String,
    title: &'static str,
    status: store::Status,
    names: String,
    seated: bool,
    free: usize,
}

/// `GET /`.
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
) -> Response {
    let filter = Filter {
        statuses: vec![store::Status::Open, store::Status::Playing],
        public: Some(true),
        limit: LISTED,
        ..Filter::default()
    };
    let public = match app.store.list(&filter).await {
        Ok(list) => list,
        Err(error) => return layout::problem(&reader, &error.into()),
    };
    let mut own = Vec::new();
    for id in remembered(&headers) {
        own.extend(listed(&app, &guest, id, reader.lang).await);
    }
    let mut others = Vec::new();
    for (id, _) in &public {
        if !own.iter().any(|known: &Listed| known.id == id.as_str()) {
            others.extend(listed(&app, &guest, id.as_str(), reader.lang).await);
        }
    }
    page(&reader, &own, &others).into_response()
}

async fn listed(app: &Shared, guest: &Guest, id: &str, lang: Lang) -> Option<Listed> {
    let live = app.table(id).await.ok()?;
    live.read(|table| {
        let names = crate::live::names(table, |kind| bot_name(lang, kind));
        let names: Vec<_> = names.into_iter().filter(|name| !name.is_empty()).collect();
        Some(Listed {
            id: id.to_owned(),
            title: game_page(&table.creation().game)?.title(),
            status: crate::live::summary(table).status,
            free: table.chairs().len() - names.len(),
            names: names.join(", "),
            seated: table.seat_of(&guest.id).is_some(),
        })
    })
}

fn page(reader: &Reader, own: &[Listed], others: &[Listed]) -> Markup {
    let lang = reader.lang;
    let body = html! {
        main id="main" class="page lobby" {
            div class="lobby-top" {
                h1 { (lang.t("lobby-title")) }
                p class="lead soft" { (lang.t("lobby-lead")) }
            }
            (quick(reader))
            (lists(lang, own, others))
            (set_up(reader))
        }
        footer class="foot" { p { (lang.t("independent")) } }
    };
    let title = lang.t("lobby");
    let about = Page {
        title: &title,
        class: "page-lobby",
        game: Some("camel-up"),
        heading: html! {},
        tools: html! {},
    };
    layout::page(reader, &about, &body)
}

/// One click starts a game against bots.
fn quick(reader: &Reader) -> Markup {
    let lang = reader.lang;
    html! {
        @for page in game_pages() {
            form class="card quick" method="post" action="/tables" {
                div class="scene" aria-hidden="true" { (page.cover()) }
                div class="quick-words" {
                    h2 { (page.title()) }
                    p class="soft" { (lang.t(&format!("{}-blurb", page.id()))) }
                    input type="hidden" name="game" value=(page.id());
                    input type="hidden" name="quick" value="1";
                    input type="hidden" name="word" value="";
                    div class="btn-row" {
                        button class="btn btn-main lobby-go" { (lang.t("play-now")) }
                        a class="btn btn-quiet" href={ "/rules/" (page.id()) } { (lang.t("rules")) }
                    }
                }
            }
        }
    }
}

fn lists(lang: Lang, own: &[Listed], others: &[Listed]) -> Markup {
    let list = |title: &str, tables: &[Listed]| {
        html! {
            section class="card" {
                h2 { (lang.t(title)) }
                ul class="tables" { @for table in tables { li { (row(lang, table)) } } }
            }
        }
    };
    html! {
        @if !own.is_empty() { (list("your-tables", own)) }
        @if !others.is_empty() { (list("open-tables", others)) }
    }
}

fn row(lang: Lang, table: &Listed) -> Markup {
    let action = match table.status {
        store::Status::Open if table.seated || table.free == 0 => "to-table",
        store::Status::Open => "join",
        store::Status::Playing if table.seated => "go-on",
        store::Status::Playing => "watch-table",
        store::Status::Finished => "look-again",
    };
    html! {
        span class="tables-words" {
            b { (table.title) } " "
            span class="chip" { (lang.t(&format!("status-{}", table.status.as_str()))) }
            small class="soft" { (table.names) }
        }
        a class="btn" href={ "/t/" (table.id) } { (lang.t(action)) }
    }
}

/// The form for a table with people, bots and options.
fn set_up(reader: &Reader) -> Markup {
    let lang = reader.lang;
    html! {
        @for page in game_pages() {
            @if let Some(kind) = games::kind(page.id()) {
                form class="lobby-grid" method="post" action="/tables" {
                    input type="hidden" name="game" value=(page.id());
                    input type="hidden" name="word" value="";
                    section class="card" {
                        h2 { (lang.t("new-table")) }
                        label class="field" { span { (lang.t("your-name")) } (name_input(reader)) }
                        label class="choice" { input type="checkbox" name="public" value="on"; span class="choice-text" { (lang.t("public")) small { (lang.t("public-words")) } } }
                        label class="choice" { input type="checkbox" name="odds" value="on" checked; span class="choice-text" { (lang.t("odds")) small { (lang.t("odds-words")) } } }
                    }
                    (seats(lang, page, *kind.seats().start(), *kind.seats().end()))
                    section class="card lobby-options" {
                        h2 { (lang.t("options")) }
                        @for spec in kind.options() { (option(lang, page, spec, *kind.seats().end())) }
                        button class="btn btn-main lobby-go" { (lang.t("create")) }
                    }
                }
            }
        }
    }
}

/// A field for the reader's name.
pub(crate) fn name_input(reader: &Reader) -> Markup {
    html! {
        input class="input" name="name" value=(reader.name) maxlength=(table::MAX_NAME) autocomplete="nickname"
            placeholder=(reader.lang.t("guest"));
    }
}

fn seats(lang: Lang, page: &dyn GamePage, least: usize, most: usize) -> Markup {
    let bots = bots::names(page.id()).unwrap_or_default();
    let usual = usual_bot(page.id());
    html! {
        section class="card" {
            div class="card-head" {
                h2 { (lang.t("seats")) }
                label class="seat-count" {
                    span class="soft" { (lang.t("how-many")) }
                    select class="input" name="seats" {
                        @for count in least..=most { option value=(count) selected[count == 4.min(most)] { (count) } }
                    }
                }
            }
            ol class="seats" {
                li class="seat p1" { (token(Seat::new(0))) span class="seat-name" { b { (lang.t("you")) } } }
                @for seat in Seat::all(most).skip(1) {
                    li class={ "seat p" (seat) " seat-" (seat) } {
                        (token(seat))
                        label class="seat-name" for={ "chair" (seat) } { b { (lang.tr("seat-number", &[("seat", seat.number().into())])) } }
                        select class="input seat-level" id={ "chair" (seat) } name={ "chair" (seat) } {
                            option value="person" { (lang.t("person")) }
                            @for bot in &bots { option value=(bot) selected[*bot == usual] { (bot_name(lang, bot)) } }
                        }
                    }
                }
            }
        }
    }
}

fn option(lang: Lang, page: &dyn GamePage, spec: &OptionSpec, seats: usize) -> Markup {
    let word = |rest: &str| format!("{}-option-{}{rest}", page.id(), spec.name.replace('_', "-"));
    html! {
        label class="field" {
            span { (lang.t(&word(""))) }
            select class="input" name={ "option-" (spec.name) } {
                @for value in spec.values(seats) {
                    option value=(value) {
                        @if value.parse::<usize>().is_ok() { (lang.tr("seat-number", &[("seat", value.as_str().into())])) }
                        @else { (lang.t(&word(&format!("-{value}")))) }
                    }
                }
            }
        }
    }
}

/// `POST /tables`: opens a table, seats its maker and bots, and starts at once if no chair is left.
pub(crate) async fn create(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
    form: Result<Form<BTreeMap<String, String>>, FormRejection>,
) -> Response {
    // What is refused is shown with the way back to the lobby: the form's address shows nothing.
    let reader = Reader { here: "/".to_owned(), ..reader };
    let form = match form {
        Ok(Form(form)) => form,
        Err(rejection) => return layout::problem(&reader, &rejection.into()),
    };
    match open(&app, &guest, &reader, &form).await {
        Err(problem) => layout::problem(&reader, &problem),
        Ok((id, name)) => {
            let mut response = Redirect::to(&format!("/t/{id}")).into_response();
            let cookies = response.headers_mut();
            cookies.append(SET_COOKIE, remember(&headers, &id));
            cookies.append(SET_COOKIE, set_cookie("name", &encode(&name)));
            response
        }
    }
}

async fn open(
    app: &Shared,
    guest: &Guest,
    reader: &Reader,
    form: &BTreeMap<String, String>,
) -> Result<(String, String), Problem> {
    let field = |name: &str| form.get(name).map(String::as_str).unwrap_or_default();
    let quick = !field("quick").is_empty();
    let new = settings(form, quick)?;
    let game = new.game.clone();
    let name = given_name(field("name"), reader)?;
    let usual = usual_bot(&game);
    let kind = |seat: Seat| match field(&format!("chair{seat}")) {
        "" if quick => usual,
        "" => "person",
        kind => kind,
    };
    for kind in Seat::all(engine::MAX_SEATS).map(kind).filter(|kind| *kind != "person") {
        bots::bot(&game, kind).map_err(|error| bad_field("chair", error.to_string()))?;
    }
    let seated = |table: &Table| {
        let mut entries = vec![table.sit(Seat::new(0), &guest.id, &name, field("word"))?];
        for seat in Seat::all(table.chairs().len()).skip(1).filter(|seat| kind(*seat) != "person") {
            entries.push(table.seat_bot(&guest.id, seat, kind(seat))?);
        }
        Ok(entries)
    };
    let live = app.open(&guest.id, new, seated).await?;
    if live.read(|table| table.chairs().iter().all(|chair| chair.sitter.is_some())) {
        let by = guest.id.clone();
        app.change(&live, move |table| table.begin_game(&by)).await?;
    }
    Ok((live.id().to_string(), name))
}

fn bad_field(field: &str, reason: impl std::fmt::Display) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-field", format!("{field}: {reason}"))
}

/// The settings in the form.
fn settings(form: &BTreeMap<String, String>, quick: bool) -> Result<NewTable, Problem> {
    let field = |name: &str| form.get(name).map(String::as_str).unwrap_or_default();
    let seats = match field("seats") {
        "" => 4,
        text => text.parse().map_err(|_| bad_field("seats", "a number is expected"))?,
    };
    let game = field("game").to_owned();
    // A game that only programs can play has nothing to show here.
    if game_page(&game).is_none() {
        return Err(TableError::UnknownGame(game).into());
    }
    let mut options = Options::default();
    let kind = games::kind(&game);
    for (name, value) in form {
        let Some(name) = name.strip_prefix("option-") else { continue };
        let usual = kind
            .and_then(|kind| kind.options().iter().find(|spec| spec.name == name))
            .is_some_and(|spec| spec.chosen(&Options::default()) == value);
        // Defaults are left out, so that records stay short.
        if !usual {
            options.0.insert(name.to_owned(), value.clone());
        }
    }
    Ok(NewTable {
        game,
        seats,
        options,
        odds: quick || !field("odds").is_empty(),
        public: !field("public").is_empty(),
    })
}

/// The name in the form, the one given last, or "Guest".
pub(crate) fn given_name(given: &str, reader: &Reader) -> Result<String, Problem> {
    let name = if given.trim().is_empty() { reader.name.as_str() } else { given };
    let guest = reader.lang.t("guest");
    Ok(tidy_name(if name.trim().is_empty() { &guest } else { name })?)
}

fn remembered(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    cookie(headers, "tables").unwrap_or_default().split('.').filter(|id| !id.is_empty()).take(REMEMBERED)
}

/// A cookie that puts the table before those that the browser remembers.
pub(crate) fn remember(headers: &HeaderMap, id: &str) -> axum::http::HeaderValue {
    let plain = |id: &&str| id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    let older = remembered(headers).filter(|older| *older != id).filter(plain).take(REMEMBERED - 1);
    set_cookie("tables", &std::iter::once(id).chain(older).collect::<Vec<_>>().join("."))
}

/// The robot that stands for bots.
pub(crate) fn robot() -> Markup {
    line_icon("robot")
}
