//! `/join`: to an open table by its short code.

use super::form::{Field, Refused, answer, blame};
use crate::app::Shared;
use crate::pages::layout;
use crate::people::table_of;
use crate::reader::Reader;
use crate::sender::Sender;
use crate::words::Lang;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use maud::{Markup, html};
use serde::Deserialize;
use store::TableId;

const CODE: Field = Field { name: "code", kind: "text", autocomplete: "off", most: 200 };

/// What was typed.
#[derive(Deserialize)]
pub(crate) struct Typed {
    #[serde(default)]
    code: String,
}

/// The form in one line, for the lobby.
pub(crate) fn small(lang: Lang) -> Markup {
    html! {
        form class="join-small" method="post" action="/join" {
            input class="input" type=(CODE.kind) name=(CODE.name) maxlength=(CODE.most) autocomplete=(CODE.autocomplete) required
                placeholder=(lang.t("field-code")) aria-label=(lang.t("field-code"));
            button class="btn" { (lang.t("join-code")) }
        }
    }
}

fn form(lang: Lang, typed: &str, refused: Option<&Refused>) -> Markup {
    html! {
        form class="join btn-row" method="post" action="/join" {
            (CODE.draw(lang, typed, refused))
            button class="btn" { (lang.t("join-code")) }
        }
    }
}

/// `GET /join`.
pub(crate) async fn show(reader: Reader) -> Response {
    page(&reader, "", None)
}

fn page(reader: &Reader, typed: &str, refused: Option<&Refused>) -> Response {
    let body = html! { section class="card" { (form(reader.lang, typed, refused)) } };
    answer(reader, &reader.lang.t("join-title"), refused, &body)
}

/// The table of a link that was pasted for a code.
fn linked(typed: &str) -> Option<TableId> {
    let id = typed.split_once("/t/")?.1.split(['/', '?', '#']).next()?;
    TableId::new(id.trim()).ok()
}

/// `POST /join`.
pub(crate) async fn follow(
    State(app): State<Shared>,
    Extension(sender): Extension<Sender>,
    reader: Reader,
    typed: Result<Form<Typed>, FormRejection>,
) -> Response {
    let typed = match typed {
        Ok(Form(typed)) => typed,
        Err(rejection) => {
            return layout::problem(&Reader { here: "/join".to_owned(), ..reader }, &rejection.into());
        }
    };
    // Who pastes the whole link means the same.
    if let Some(id) = linked(&typed.code) {
        return Redirect::to(&format!("/t/{id}")).into_response();
    }
    match table_of(&app, sender, &typed.code).await {
        Ok(table) => Redirect::to(&format!("/t/{table}")).into_response(),
        Err(problem) => page(&reader, &typed.code, Some(&blame(CODE.name)(problem))),
    }
}
