//! The recovery words of an account, shown until they are written down.
//!
//! The server keeps only their digest. The browser for which they were made keeps them in a cookie for this page, until
//! its owner has noted them or some minutes have passed: a page that is loaded again shows the same words.

use super::form::{SignedIn, sheet};
use crate::guest::{cookie, set_cookie_at};
use crate::people::{Words, is_words};
use crate::reader::Reader;
use crate::words::Lang;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};

/// The page, and the only one to which the cookie is sent.
const PATH: &str = "/you/words";
const COOKIE: &str = "words";
/// How long they can be looked at, in seconds.
const SHOWN: u32 = 15 * 60;

/// Leads to the page with these words, which the account has from now on.
pub(crate) fn to_words(words: &Words) -> Response {
    let joined = words.words().collect::<Vec<_>>().join("-");
    led_to(PATH, &joined, SHOWN)
}

fn led_to(page: &str, words: &str, seconds: u32) -> Response {
    let mut response = Redirect::to(page).into_response();
    response.headers_mut().append(SET_COOKIE, set_cookie_at(PATH, COOKIE, words, seconds));
    response
}

/// `GET /you/words`: the words, in the browser for which they were made, as long as they open the account.
pub(crate) async fn show(me: SignedIn, reader: Reader, headers: HeaderMap) -> Response {
    let kept = cookie(&headers, COOKIE).unwrap_or_default();
    if !is_words(kept, Some(&me.account.recovery)) {
        return Redirect::to("/you").into_response();
    }
    page(&reader, &kept.split('-').collect::<Vec<_>>()).into_response()
}

/// `POST /you/words/kept`: they are written down, and nobody can see them again.
pub(crate) async fn forget(_: SignedIn) -> Response {
    led_to("/you", "", 0)
}

fn page(reader: &Reader, words: &[&str]) -> Markup {
    let lang = reader.lang;
    let body = html! {
        section class="card" {
            p { (lang.t("words-once")) }
            ol class="recovery" lang="en" translate="no" { @for word in words { li { (word) } } }
            (copy(lang, &words.join(" ")))
            form method="post" action="/you/words/kept" {
                button class="btn btn-main" { (lang.t("words-kept")) }
            }
        }
    };
    sheet(reader, &lang.t("recovery-words"), &body)
}

fn copy(lang: Lang, text: &str) -> Markup {
    html! {
        button class="btn" type="button" data-copy-text=(text) data-done=(lang.t("copied")) { (lang.t("copy-words")) }
    }
}
