//! The pages to which letters lead: one confirms an address, one ends the letters. A link alone changes nothing, since
//! programs follow links too; the button on its page does.

use super::form::sheet;
use crate::app::Shared;
use crate::notices::{self, end_address, ended_by, waiting_to_be_confirmed};
use crate::pages::layout;
use crate::problem::Problem;
use crate::reader::Reader;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

fn gone(reader: Reader) -> Response {
    layout::problem(&Reader { here: "/settings".to_owned(), ..reader }, &Problem::not_found("link"))
}

/// A page with a sentence and perhaps a button.
fn page(reader: &Reader, title: &str, words: &str, button: Option<&str>) -> Response {
    let lang = reader.lang;
    let body: Markup = html! {
        section class="card" {
            p { (words) }
            @if let Some(button) = button {
                form method="post" { button class="btn btn-main" { (lang.t(button)) } }
            } @else {
                div class="btn-row" { a class="btn" href="/settings#notices" { (lang.t("settings")) } }
            }
        }
    };
    sheet(reader, &lang.t(title), &body).into_response()
}

/// `GET /mail/confirm/{token}`.
pub(crate) async fn ask(State(app): State<Shared>, Path(token): Path<String>, reader: Reader) -> Response {
    match waiting_to_be_confirmed(&app, &token).await {
        Ok(Some(address)) => {
            let words = reader.lang.tr("mail-confirm-ask", &[("address", address.as_str().into())]);
            page(&reader, "mail-confirm", &words, Some("mail-confirm"))
        }
        Ok(None) => gone(reader),
        Err(problem) => layout::problem(&reader, &problem),
    }
}

/// `POST /mail/confirm/{token}`.
pub(crate) async fn confirm(
    State(app): State<Shared>,
    Path(token): Path<String>,
    reader: Reader,
) -> Response {
    match notices::confirm(&app, &token).await {
        Ok(true) => page(&reader, "mail-confirm", &reader.lang.t("mail-confirmed"), None),
        Ok(false) => gone(reader),
        Err(problem) => layout::problem(&reader, &problem),
    }
}

/// `GET /mail/end/{link}`.
pub(crate) async fn ask_end(State(app): State<Shared>, Path(link): Path<String>, reader: Reader) -> Response {
    match ended_by(&app, &link).await {
        Ok(Some(_)) => page(&reader, "mail-end", &reader.lang.t("mail-end-ask"), Some("mail-end")),
        Ok(None) => gone(reader),
        Err(error) => layout::problem(&reader, &error.into()),
    }
}

/// `POST /mail/end/{link}`: also what programs that read mail send for their own button.
pub(crate) async fn end(State(app): State<Shared>, Path(link): Path<String>, reader: Reader) -> Response {
    let ended = async {
        let Some(player) = ended_by(&app, &link).await? else { return Ok(false) };
        end_address(&app, &player).await?;
        Ok::<_, Problem>(true)
    };
    match ended.await {
        Ok(true) => page(&reader, "mail-end", &reader.lang.t("mail-ended"), None),
        Ok(false) => gone(reader),
        Err(problem) => layout::problem(&reader, &problem),
    }
}
