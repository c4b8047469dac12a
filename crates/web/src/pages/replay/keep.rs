//! Records brought in: one by a form, many by their files or in an archive.

use crate::app::{App, Shared};
use crate::assets;
use crate::drawing::clauses;
use crate::guest::Guest;
use crate::pages::asked::Query;
use crate::pages::layout::{self, Art, Page};
use crate::pages::replay::analysis;
use crate::pages::replay::paper::{detail, fault};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::words::Lang;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use hall::{BroughtIn, NoText, NotBroughtIn, Paper, unpack};
use maud::{Markup, html};
use serde::Deserialize;

#[derive(Deserialize)]
pub(crate) struct Kept {
    record: String,
    /// Whether its game is to be analysed.
    #[serde(default)]
    analyse: bool,
}

fn problem(error: NotBroughtIn) -> Problem {
    match error {
        NotBroughtIn::Record(error) => fault(&error),
        NotBroughtIn::NotOver { .. } => {
            Problem::new(StatusCode::CONFLICT, "record-not-over", error.to_string())
        }
        NotBroughtIn::Corrupt(error) => {
            Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-record", error.reason)
        }
        NotBroughtIn::Store(error) => error.into(),
    }
}

async fn bring_in(app: &App, guest: &Guest, text: &str) -> Result<BroughtIn, NotBroughtIn> {
    let hall = &app.hall;
    hall::bring_in(hall.store(), hall.games().kinds(), text, &guest.id, hall.now()).await
}

/// `POST /replay/keep`: keeps a record as a table, which has a link; with `analyse=true` its analysis is begun.
pub(crate) async fn keep(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    form: Result<Form<Kept>, FormRejection>,
) -> Response {
    let reader = Reader { here: "/replay".to_owned(), ..reader };
    let Kept { record, analyse } = match form {
        Ok(Form(kept)) => kept,
        Err(rejection) => return layout::problem(&reader, &rejection.into()),
    };
    if let Err(problem) = app.must_open(&guest).await {
        return layout::problem(&reader, &problem);
    }
    let table = match bring_in(&app, &guest, &record).await {
        Ok(BroughtIn { table, .. }) => table,
        Err(error) => return layout::problem(&reader, &problem(error)),
    };
    let page = format!("/t/{table}/replay");
    if !analyse {
        return Redirect::to(&page).into_response();
    }
    match analysis::begin(&app, &table, &guest).await {
        // The sheet of this name comes up.
        Ok(()) => Redirect::to(&format!("{page}#insight")).into_response(),
        Err(problem) => layout::problem(&Reader { here: page, ..reader }, &problem),
    }
}

/// `GET /import`: asks for files.
pub(crate) async fn ask(reader: Reader) -> Markup {
    let lang = reader.lang;
    let title = lang.t("import");
    let body = html! {
        main id="main" class="page" {
            div class="lobby-top" {
                h1 { (title) }
                p class="lead soft" { (lang.t("import-lead")) }
            }
            section class="card paper" {
                label class="paper-drop" data-drop-files {
                    span { (lang.t("import-drop")) }
                    span class="btn" aria-hidden="true" { (lang.t("import-choose")) }
                    input class="sr" type="file" multiple accept=".txt,.record,.zip,text/plain,application/zip" data-import="/import";
                }
                ul class="import-done" id="imported" aria-live="polite" {}
                noscript { p class="note" { (lang.t("import-no-script")) " " a href="/replay" { (lang.t("replay-record")) } } }
            }
        }
    };
    let about = Page::plain(&title, "", Art::None);
    let head = html! {
        link rel="stylesheet" href=(assets::url("css/replay.css"));
        script src=(assets::url("js/replay.js")) defer {}
    };
    layout::page_with(&reader, &about, &head, &body)
}

/// The name of a file that is sent.
#[derive(Deserialize)]
pub(crate) struct Sent {
    #[serde(default)]
    name: String,
}

/// `POST /import?name=games.zip`: a record, or an archive of records, as it is. Tells of each what became of it.
pub(crate) async fn files(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    Query(sent): Query<Sent>,
    bytes: Bytes,
) -> Result<Markup, Problem> {
    app.must_open(&guest).await?;
    let name = sent.name.clone();
    let papers = crate::replay::reels::aside(move || unpack(&name, bytes.to_vec())).await?;
    let mut told = Vec::new();
    for Paper { name, text } in papers {
        let done = match text {
            Ok(text) => bring_in(&app, &guest, &text).await.map_err(|error| {
                let problem = problem(error);
                html! { (clauses::refusal(reader.lang, &problem)) (detail(&problem)) }
            }),
            Err(reason) => Err(html! { (no_text(reader.lang, &reason)) }),
        };
        told.push(line(reader.lang, &name, &done));
    }
    Ok(html! { @for line in told { (line) } })
}

/// Why a file is no record.
fn no_text(lang: Lang, reason: &NoText) -> String {
    let kilobytes = |bytes: &u64| [("count", (bytes / 1_024).into())];
    match reason {
        NoText::Left(all) => lang.tr("paper-left", &kilobytes(all)),
        NoText::Long(most) => lang.tr("paper-long", &kilobytes(most)),
        NoText::Bytes(line) => lang.tr("paper-bytes", &[("line", (*line).into())]),
        NoText::Unread(_) => lang.t("paper-unread"),
    }
}

fn line(lang: Lang, name: &str, done: &Result<BroughtIn, Markup>) -> Markup {
    html! {
        li class=(if done.is_ok() { "is-good" } else { "is-bad" }) {
            b { (name) } " "
            @match done {
                Ok(BroughtIn { table, new }) => {
                    (lang.t(if *new { "import-new" } else { "import-known" })) " "
                    a href={ "/t/" (table) "/replay" } { (lang.t("replay-see")) }
                }
                Err(reason) => (reason),
            }
        }
    }
}
