//! `/replay`: a record that somebody gives is seen as a game of this house would be. Nothing of it is kept.

use crate::app::{App, Shared};
use crate::assets;
use crate::drawing::clauses;
use crate::drawing::game_pages;
use crate::pages::asked::Query;
use crate::pages::invite::absolute;
use crate::pages::layout::{self, Art, Page};
use crate::pages::replay::analysis::keeping;
use crate::pages::replay::page::{From, Replay};
use crate::pages::replay::table::Seen;
use crate::pages::replay::way::Way;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::replay::frames::Frames;
use crate::replay::reels::aside;
use crate::replay::{Eyes, Reel};
use crate::words::Lang;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Form, Json};
use engine::any::Kind;
use engine::record::{Record, RecordError};
use maud::{Markup, html};
use std::sync::Arc;
use table::{PlayerId, Table};

/// What is wrong with a record, with the line.
pub(crate) fn fault(error: &RecordError) -> Problem {
    Problem {
        record: Some(Box::new(error.clone())),
        ..Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-record", error.to_string())
    }
}

/// The table at which a record was played.
pub(crate) fn read(kinds: &[&dyn Kind], text: &str) -> Result<Table, Problem> {
    let record = Record::parse(text).map_err(|error| fault(&error))?;
    let log = table::log_of(kinds, &record, &PlayerId(String::new()), 0).map_err(|error| fault(&error))?;
    // The record was verified; its log says the same.
    Table::replay_whole(kinds, &log)
        .map_err(|error| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-record", error.reason))
}

/// The game of a record.
pub(crate) async fn reel_of(app: &App, record: &str) -> Result<Arc<Reel>, Problem> {
    let (kinds, text) = (app.hall.games().kinds().to_vec(), record.to_owned());
    app.reels.of_record(record, move || read(&kinds, &text)).await
}

async fn seen(app: &Shared, way: &Way, reader: &Reader) -> Result<Seen, Problem> {
    let reel = reel_of(app, &way.record).await?;
    // Who has the record has all of it.
    let eyes = way.eyes(Eyes::Open, reel.seats())?;
    Seen::with(reel, eyes, reader.lang).await
}

/// `GET /replay`: asks for a record.
pub(crate) async fn ask(reader: Reader) -> Markup {
    form(&reader, None, "")
}

fn form(reader: &Reader, problem: Option<&Problem>, text: &str) -> Markup {
    let lang = reader.lang;
    let title = lang.t("replay-record");
    let body = html! {
        main id="main" class="page" {
            div class="lobby-top" {
                h1 { (title) }
                p class="lead soft" { (lang.t("replay-lead")) }
            }
            @if let Some(problem) = problem { (record_note(lang, problem)) }
            form class="card paper" method="post" action="/replay" {
                label class="field" {
                    span { (lang.t("replay-paste")) }
                    textarea class="input paper-text" name="record" rows="9" spellcheck="false" data-drop required placeholder="[Game \"camel-up\"]" { (text) }
                }
                div class="btn-row" {
                    button class="btn btn-main" { (lang.t("replay-see")) }
                    label class="btn" { (lang.t("replay-file")) input class="sr" type="file" accept=".txt,.record,text/plain" data-fill="record"; }
                    a class="btn btn-quiet" href="/import" { (lang.t("import-many")) }
                }
            }
            section class="card" {
                h2 { (lang.t("editor-open")) }
                p class="btn-row" { @for page in game_pages() { a class="btn" href={ "/editor/" (page.id()) } { (page.title()) } } }
            }
        }
    };
    let about = Page::plain(&title, "", Art::None);
    let head = html! {
        link rel="stylesheet" href=(assets::url("css/replay.css"));
        script src=(assets::url("js/replay.js")) defer {}
    };
    layout::page_with(reader, &about, &head, &body)
}

/// What is wrong with a record.
fn record_note(lang: Lang, problem: &Problem) -> Markup {
    html! {
        div class="note note-bad" role="alert" {
            p { (lang.t("problem-bad-record")) " " (clauses::refusal(lang, problem)) }
            (detail(problem))
        }
    }
}

/// What is wrong with a record as the engine puts it, with the words in question.
pub(crate) fn detail(problem: &Problem) -> Markup {
    html! {
        @if let Some(error) = &problem.record { p class="record-detail soft" lang="en" { code { (error.reason) } } }
    }
}

/// `POST /replay`: a record, or another moment of it.
pub(crate) async fn show(
    State(app): State<Shared>,
    reader: Reader,
    headers: HeaderMap,
    way: Result<Form<Way>, FormRejection>,
) -> Response {
    let way = match way {
        Ok(Form(way)) => way,
        Err(rejection) => return layout::problem(&reader, &rejection.into()),
    };
    match drawn(&app, &way, &reader, &headers).await {
        Ok(page) => page.into_response(),
        Err(problem) => (problem.status(), form(&reader, Some(&problem), &way.record)).into_response(),
    }
}

async fn drawn(app: &Shared, way: &Way, reader: &Reader, headers: &HeaderMap) -> Result<Markup, Problem> {
    let Seen { reel, strip } = seen(app, way, reader).await?;
    let step = way.step(&reel, &strip, reader.lang)?.unwrap_or_default();
    let (text, reader, host) = (way.record.clone(), reader.clone(), absolute(headers, ""));
    aside(move || {
        let analysis = keeping(reader.lang, &reel);
        Replay { reel: &reel, strip: &strip, step, from: From::Paper(&text), framed: false, analysis }
            .page(&reader, &host)
    })
    .await
}

/// The record with which a page asks for steps.
#[derive(serde::Deserialize)]
pub(crate) struct Paper {
    record: String,
}

/// `POST /replay/frames?view=2&from=10&to=20`: steps of a record as JSON.
pub(crate) async fn frames(
    State(app): State<Shared>,
    reader: Reader,
    Query(mut way): Query<Way>,
    paper: Result<Form<Paper>, FormRejection>,
) -> Result<Json<Frames>, Problem> {
    let Form(Paper { record }) = paper?;
    way.record = record;
    seen(&app, &way, &reader).await?.frames(&way).await
}
