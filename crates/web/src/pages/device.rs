//! Carrying a seat to another device by a link that works once.

use crate::app::{Shared, own_seat};
use crate::guest::{Guest, guest_cookie, random_hex, set_cookie};
use crate::pages::layout::{self, Art, Page, Reader};
use crate::pages::room::{absolute, qr};
use crate::problem::Problem;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, PreEscaped, html};
use serde::{Deserialize, Serialize};
use store::{Store, TableId};
use table::PlayerId;

/// How long a link can be used, in milliseconds.
const LIFETIME: i64 = 10 * 60 * 1000;

/// What a link carries.
#[derive(Serialize, Deserialize)]
struct Carried {
    player: PlayerId,
    table: String,
}

/// `POST /t/{id}/device`: makes a link for another device.
pub(crate) async fn make(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
) -> Response {
    let reader = Reader { here: format!("/t/{id}"), ..reader };
    match link(&app, &id, &guest, &headers).await.and_then(|link| Ok((qr(&link)?, link))) {
        Ok((qr, link)) => offer(&reader, &qr, &link).into_response(),
        Err(problem) => layout::problem(&reader, &problem),
    }
}

async fn link(app: &Shared, id: &str, guest: &Guest, headers: &HeaderMap) -> Result<String, Problem> {
    let live = app.table(id).await?;
    own_seat(&live, &guest.id)?;
    let token = random_hex::<16>();
    let carried = Carried { player: guest.id.clone(), table: id.to_owned() };
    // Plain data with text keys always has a JSON form.
    let body = serde_json::to_string(&carried).expect("it has a JSON form");
    app.store.put_token(&token, &body, app.now() as i64 + LIFETIME).await?;
    Ok(absolute(headers, &format!("/device/{token}")))
}

fn offer(reader: &Reader, qr: &str, link: &str) -> Markup {
    let lang = reader.lang;
    let body = html! {
        main id="main" class="page" {
            h1 { (lang.t("other-device")) }
            section class="card invite" {
                p { (lang.t("device-words")) }
                div class="qr" { (PreEscaped(qr)) }
                p { a class="invite-link" href=(link) { (link) } }
                button class="btn" type="button" data-copy=(link) data-done=(lang.t("copied")) { (lang.t("copy-link")) }
                a class="btn btn-quiet" href=(reader.here) { (lang.t("to-table")) }
            }
        }
    };
    let title = lang.t("other-device");
    layout::page(
        reader,
        &Page { title: &title, class: "", art: Art::None, heading: html! {}, tools: html! {} },
        &body,
    )
}

/// `GET /device/{token}`: asks before the link is used up, since messengers open links to preview them.
pub(crate) async fn ask(Path(token): Path<String>, reader: Reader) -> Response {
    // What is no token of ours could lead the form below to another address.
    if !token.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return used(reader);
    }
    let lang = reader.lang;
    let body = html! {
        main id="main" class="page" {
            h1 { (lang.t("other-device")) }
            section class="card" {
                p { (lang.t("device-ask")) }
                form method="post" action={ "/device/" (token) } { button class="btn btn-main" { (lang.t("device-yes")) } }
            }
        }
    };
    let title = lang.t("other-device");
    let page = Page { title: &title, class: "", art: Art::None, heading: html! {}, tools: html! {} };
    layout::page(&reader, &page, &body).into_response()
}

/// Says that a link no longer works.
fn used(reader: Reader) -> Response {
    let problem = Problem::new(StatusCode::GONE, "link-used", "this link was used already or is too old");
    layout::problem(&Reader { here: "/".to_owned(), ..reader }, &problem)
}

/// `POST /device/{token}`: makes this browser the guest whose seat the link carries.
pub(crate) async fn take(State(app): State<Shared>, Path(token): Path<String>, reader: Reader) -> Response {
    let carried = match app.store.take_token(&token, app.now() as i64).await {
        Ok(body) => body.and_then(|body| serde_json::from_str::<Carried>(&body).ok()),
        Err(error) => return layout::problem(&Reader { here: "/".to_owned(), ..reader }, &error.into()),
    };
    let Some(Carried { player, table }) =
        carried.filter(|carried| TableId::new(carried.table.as_str()).is_ok())
    else {
        return used(reader);
    };
    let mut response = Redirect::to(&format!("/t/{table}")).into_response();
    response.headers_mut().append(SET_COOKIE, guest_cookie(&app.signer, &player));
    response.headers_mut().append(SET_COOKIE, set_cookie("tables", &table));
    response
}
