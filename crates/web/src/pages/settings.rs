//! `/settings`: how somebody likes the pages.

use crate::app::Shared;
use crate::assets;
use crate::guest::{Guest, set_cookie};
use crate::pages::asked::Form;
use crate::pages::layout;
use crate::pages::people::form::{Refused, sheet_with};
use crate::pages::people::notices;
use crate::people::Account;
use crate::prefs::{CHOICES, known};
use crate::problem::{Problem, with_wait};
use crate::reader::Reader;
use crate::words::Lang;
use axum::Extension;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// `GET /settings`.
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
) -> Response {
    page(&app, &guest, &reader, &headers, None).await
}

/// The page, with what is wrong in one of its forms, and what was typed there.
pub(crate) async fn page(
    app: &Shared,
    guest: &Guest,
    reader: &Reader,
    headers: &HeaderMap,
    again: Option<(&Refused, &str)>,
) -> Response {
    let notices = match notices::section(app, guest, reader.lang, headers, again).await {
        Ok(notices) => notices,
        Err(problem) => return layout::problem(reader, &problem),
    };
    let status = again.map_or(StatusCode::OK, |(refused, _)| refused.problem.status());
    let head = html! { script src=(assets::url("js/notices.js")) defer {} };
    // Seen only by who comes from saving.
    let saved = html! { p id="saved" class="note" tabindex="-1" { (reader.lang.t("saved")) } };
    let body = html! { (saved) (choices(reader)) (notices) };
    let page = sheet_with(reader, &reader.lang.t("settings"), &head, &body);
    with_wait((status, page).into_response())
}

fn choices(reader: &Reader) -> Markup {
    let lang = reader.lang;
    html! {
        form class="stack" method="post" action="/settings" {
            input type="hidden" name="back" value="/settings";
            fieldset class="card" {
                legend { h2 { (lang.t("language")) } }
                div class="choices settings-row" {
                    @for other in Lang::all() {
                        label class="choice" lang=(other.code()) {
                            input type="radio" name="lang" value=(other.code()) checked[other == lang];
                            (other.t("language-name"))
                        }
                    }
                }
            }
            @for (name, _, values) in CHOICES { (choice(reader, name, values)) }
            button class="btn btn-main" { (lang.t("save")) }
        }
    }
}

fn choice(reader: &Reader, name: &str, values: &[&str]) -> Markup {
    let lang = reader.lang;
    let words = lang.find(&format!("setting-{name}-words"), &[]);
    html! {
        fieldset class="card" {
            legend { h2 { (lang.t(&format!("setting-{name}"))) } }
            @if let Some(words) = words { p class="soft" { (words) } }
            div class="choices settings-row" {
                @for value in values {
                    label class="choice" {
                        input type="radio" name=(name) value=(value) checked[reader.prefs.get(name) == *value];
                        (lang.t(&format!("setting-{name}-{value}")))
                    }
                }
            }
        }
    }
}

/// `POST /settings`: keeps what was chosen and goes back. What is not offered is passed over.
pub(crate) async fn save(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    Form(chosen): Form<BTreeMap<String, String>>,
) -> Response {
    let reader = Reader { here: "/".to_owned(), ..reader };
    let back = chosen.get("back").map(String::as_str).filter(|back| is_local(back)).unwrap_or("/");
    let lang = chosen.get("lang").and_then(|code| Lang::from_code(code)).map(|lang| ("lang", lang.code()));
    let others = chosen.iter().filter_map(|(name, value)| {
        let (name, ..) = CHOICES.iter().find(|(known, ..)| known == name)?;
        Some((*name, known(name, value)?))
    });
    let kept: Vec<(&str, &str)> = lang.into_iter().chain(others).collect();
    if let Err(problem) = keep(&app, &guest, &kept).await {
        return layout::problem(&reader, &problem);
    }
    let back = if back == "/settings" { "/settings#saved" } else { back };
    let mut response = Redirect::to(back).into_response();
    for (name, value) in kept {
        response.headers_mut().append(SET_COOKIE, set_cookie(name, value));
    }
    response
}

/// Keeps with the account, if there is one, what was chosen on one device for all of them.
async fn keep(app: &Shared, guest: &Guest, chosen: &[(&str, &str)]) -> Result<(), Problem> {
    let Some(account) = &guest.account else { return Ok(()) };
    let mut settings = account.settings.clone();
    settings.extend(chosen.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
    if settings == account.settings {
        return Ok(());
    }
    let after = Account { settings, ..(**account).clone() };
    app.people.change(app.hall.store(), guest.holder.own(), account, &after).await
}

/// A path of this site, and no trick to leave it.
fn is_local(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/-_.".contains(&byte))
}

#[cfg(test)]
mod tests {
    #[test]
    fn only_paths_of_this_site_are_gone_back_to() {
        assert!(super::is_local("/t/ab12") && super::is_local("/"));
        for bad in ["//evil", "https://evil", "/\\evil", "t", "", "/a\nb"] {
            assert!(!super::is_local(bad), "{bad:?}");
        }
    }
}
