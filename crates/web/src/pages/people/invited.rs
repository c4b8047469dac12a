//! `/invited/{token}`: a link of the host by which somebody may open tables in a private house.

use super::form::sheet;
use crate::app::Shared;
use crate::guest::Guest;
use crate::house::{accept, invites};
use crate::pages::layout;
use crate::problem::Problem;
use crate::reader::Reader;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;

fn used() -> Problem {
    let detail = "this invitation was used already, or is too old";
    Problem::new(StatusCode::GONE, "link-used", detail)
}

/// `GET /invited/{token}`: asks, since messengers open links to preview them.
pub(crate) async fn ask(State(app): State<Shared>, Path(token): Path<String>, reader: Reader) -> Response {
    match invites(&app, &token).await {
        Ok(true) => {}
        Ok(false) => return layout::problem(&Reader { here: "/".to_owned(), ..reader }, &used()),
        Err(problem) => return layout::problem(&reader, &problem),
    }
    let lang = reader.lang;
    let body = html! {
        section class="card" {
            p { (lang.t("house-invites")) }
            @if !reader.signed_in { p class="soft" { (lang.t("house-invites-keep")) } }
            form method="post" action={ "/invited/" (token) } {
                button class="btn btn-main" { (lang.t("house-accept")) }
            }
        }
    };
    sheet(&reader, &lang.t("house-invited"), &body).into_response()
}

/// `POST /invited/{token}`: from now on the sender may open tables; a guest is asked to keep the name, since an account
/// alone may.
pub(crate) async fn take(
    State(app): State<Shared>,
    Path(token): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
) -> Response {
    let reader = Reader { here: "/".to_owned(), ..reader };
    match accept(&app, &token, guest.holder.own()).await {
        Ok(true) => Redirect::to(if guest.account.is_some() { "/" } else { "/you/keep" }).into_response(),
        Ok(false) => layout::problem(&reader, &used()),
        Err(problem) => layout::problem(&reader, &problem),
    }
}
