//! The invitation to a table: its link as text and as a QR code.

use crate::drawing::pieces::line_icon;
use crate::pages::people::friends::{self, Company};
use crate::problem::Problem;
use crate::words::Lang;
use axum::extract::Path;
use axum::http::header::HOST;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};

/// The link to this table as text and as a QR code; folded for a `stranger`, who first has to sit down themselves.
pub(crate) fn invitation(lang: Lang, id: &str, company: &Company, stranger: bool) -> Markup {
    html! {
        @if stranger {
            details class="card invite" {
                summary { (lang.t("invite")) }
                (link(lang, id, company))
                @if let Some(code) = &company.code { p { (lang.t("say-code")) " " b class="spoken" translate="no" { (code) } } }
            }
        } @else {
            section class="card invite" { h2 { (lang.t("invite")) } (link(lang, id, company)) }
        }
    }
}

/// The button that sends the link, with the code that can be said instead: hidden once no chair is free.
pub(crate) fn send(lang: Lang, id: &str, title: &str, company: &Company) -> Markup {
    html! {
        div class="send" {
            button class="btn btn-main send-link" type="button" data-copy={ "/t/" (id) } data-share=(title) data-done=(lang.t("link-copied")) {
                (line_icon("icon-share")) span { (lang.t("send-link")) }
            }
            @if let Some(code) = &company.code { p { (lang.t("or-code")) " " b class="spoken" translate="no" { (code) } } }
        }
    }
}

fn link(lang: Lang, id: &str, company: &Company) -> Markup {
    html! {
            p class="soft" { (lang.t("invite-words")) }
            img class="qr" src={ "/t/" (id) "/qr.svg" } alt=(lang.t("qr")) width="180" height="180";
            p { a href={ "/t/" (id) } class="invite-link" data-link="" { "/t/" (id) } }
            button class="btn" type="button" data-copy={ "/t/" (id) } data-done=(lang.t("copied")) { (lang.t("copy-link")) }
            (friends::room(lang, id, company))
    }
}

/// The address of a path as people type it, from the request's own host.
pub(crate) fn absolute(headers: &HeaderMap, path: &str) -> String {
    let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let host = header(HOST.as_str()).unwrap_or("localhost");
    let scheme = header("x-forwarded-proto").filter(|scheme| *scheme == "https").unwrap_or("http");
    format!("{scheme}://{host}{path}")
}

/// A QR code as SVG.
pub(crate) fn qr(text: &str) -> Result<String, Problem> {
    let code = qrcode::QrCode::new(text)
        .map_err(|error| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-link", error.to_string()))?;
    Ok(code.render::<qrcode::render::svg::Color<'_>>().min_dimensions(180, 180).quiet_zone(true).build())
}

/// `GET /t/{id}/qr.svg`.
pub(crate) async fn qr_code(Path(id): Path<String>, headers: HeaderMap) -> Response {
    match qr(&absolute(&headers, &format!("/t/{id}"))) {
        Ok(svg) => ([("content-type", "image/svg+xml")], PreEscaped(svg).0).into_response(),
        Err(problem) => problem.into_response(),
    }
}
