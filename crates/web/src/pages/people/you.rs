//! The page about the reader: who they are, where they are signed in, and everything they can change about it.

use super::form::{Refused, answer, wrong};
use super::keep::{NAME, NEW_PASSPHRASE, PASSPHRASE, Typed};
use super::person::visibility;
use crate::app::Shared;
use crate::drawing::pieces::line_icon;
use crate::guest::Guest;
use crate::pages::device::added;
use crate::pages::layout;
use crate::people::{Account, sessions};
use crate::reader::Reader;
use crate::words::Lang;
use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};
use store::Grant;

/// What was typed into one of the forms, and why it is refused.
type Again<'a> = Option<(&'a str, &'a Typed, &'a Refused)>;

/// `GET /you`.
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
) -> Response {
    page(&app, &guest, &reader, None).await
}

/// The page, with what is wrong in one of its forms.
pub(crate) async fn page(app: &Shared, guest: &Guest, reader: &Reader, again: Again<'_>) -> Response {
    let lang = reader.lang;
    let Some(account) = guest.account.as_deref() else {
        return answer(reader, &lang.t("you-title"), None, &as_guest(reader));
    };
    let sessions = match sessions(app, guest.holder.own()).await {
        Ok(sessions) => sessions,
        Err(problem) => return layout::problem(reader, &problem),
    };
    let body = html! {
        (links(lang, true))
        (wrong(lang, again.map(|(.., refused)| refused)))
        section class="card" { h2 { (lang.t("your-page")) } (visibility(lang, account, true)) }
        (name(lang, account, again))
        (signed_in(lang, guest, &sessions, app.hall.now()))
        (secrets(lang, again))
        (leaving(lang, again))
    };
    answer(reader, &account.name, again.map(|(.., refused)| refused), &body)
}

/// What somebody new can begin with, and where.
const FIRST_STEPS: [(&str, &str); 4] =
    [("first-play", "/"), ("first-learn", "/learn"), ("first-puzzle", "/puzzles"), ("first-code", "/join")];

/// The ways to begin.
pub(super) fn first_steps(lang: Lang) -> Markup {
    html! {
        section class="card" {
            h2 { (lang.t("first-steps")) }
            ul class="first-steps" {
                @for (words, to) in FIRST_STEPS {
                    li { a href=(to) { b { (lang.t(words)) } small class="soft" { (lang.t(&format!("{words}-words"))) } (line_icon("icon-next")) } }
                }
            }
        }
    }
}

fn as_guest(reader: &Reader) -> Markup {
    let lang = reader.lang;
    html! {
        (links(lang, false))
        (first_steps(lang))
        section class="card" {
            h2 { (lang.t("here-later")) }
            ul class="hints" { @for words in ["here-tables", "here-people", "here-rating"] { li { (lang.t(words)) } } }
        }
        section class="card stack" {
            p { (lang.t("you-guest")) }
            div class="btn-row" {
                a class="btn btn-main" href="/you/keep" { (lang.t("keep")) }
                a class="btn" href="/you/sign-in" { (lang.t("sign-in")) }
            }
        }
    }
}

/// Where else one can go from here.
fn links(lang: Lang, signed_in: bool) -> Markup {
    html! {
        nav class="btn-row" aria-label=(lang.t("you")) {
            a class="btn" href="/you/tables" { (lang.t("your-tables")) }
            a class="btn" href="/you/people" { (lang.t("people")) }
            @if signed_in {
                form method="post" action="/you/sign-out" { button class="btn btn-quiet" { (lang.t("sign-out")) } }
            }
        }
    }
}

fn name(lang: Lang, account: &Account, again: Again<'_>) -> Markup {
    let again = again.filter(|(form, ..)| *form == "name");
    let value = again.map_or(account.name.as_str(), |(_, typed, _)| &typed.name);
    html! {
        section class="card" {
            h2 { (lang.t("your-name")) }
            p class="soft" { (lang.t("name-stays")) }
            form class="stack" method="post" action="/you/name" {
                (NAME.draw(lang, value, again.map(|(.., refused)| refused)))
                button class="btn" { (lang.t("change-name")) }
            }
        }
    }
}

fn signed_in(lang: Lang, guest: &Guest, sessions: &[Grant], now: u64) -> Markup {
    html! {
        section class="card" {
            h2 { (lang.t("sessions")) }
            p class="soft" { (lang.t("sessions-words")) }
            ul class="tables" {
                @for session in sessions {
                    li {
                        span class="tables-words" {
                            b { @if session.browser.is_empty() { (lang.t("device-unknown")) } @else { (session.browser) } }
                            @if session.holder == guest.holder.name() { " " span class="chip" { (lang.t("device-this")) } }
                            small class="soft" { (added(lang, now.saturating_sub(session.added_at_ms.max(0) as u64))) }
                        }
                        form method="post" action="/you/end" {
                            input type="hidden" name="session" value=(session.id);
                            button class="btn" { (lang.t("end-session")) }
                        }
                    }
                }
            }
            @if sessions.len() > 1 {
                form class="btn-row" method="post" action="/you/end" {
                    input type="hidden" name="session" value="";
                    button class="btn" { (lang.t("end-others")) }
                }
            }
        }
    }
}

/// The passphrase, and the words that stand in for it.
fn secrets(lang: Lang, again: Again<'_>) -> Markup {
    let refused = |name: &str| again.filter(|(form, ..)| *form == name).map(|(.., refused)| refused);
    html! {
        details class="card" open[refused("passphrase").is_some()] {
            summary { h2 { (lang.t("change-passphrase")) } }
            form class="stack" method="post" action="/you/passphrase" {
                (PASSPHRASE.draw(lang, "", refused("passphrase")))
                (NEW_PASSPHRASE.draw(lang, "", refused("passphrase")))
                button class="btn" { (lang.t("change-passphrase")) }
            }
        }
        details class="card" open[refused("words").is_some()] {
            summary { h2 { (lang.t("new-words")) } }
            p class="soft" { (lang.t("new-words-words")) }
            form class="stack" method="post" action="/you/words" {
                (PASSPHRASE.draw(lang, "", refused("words")))
                button class="btn" { (lang.t("new-words")) }
            }
        }
    }
}

/// Taking one's data along, and deleting the account.
fn leaving(lang: Lang, again: Again<'_>) -> Markup {
    let refused = again.filter(|(form, ..)| *form == "delete").map(|(.., refused)| refused);
    html! {
        section class="card stack" {
            h2 { (lang.t("your-data")) }
            p class="soft" { (lang.t("your-data-words")) }
            div class="btn-row" { a class="btn" href="/you/data" download="stolik.json" { (lang.t("download-data")) } }
        }
        details class="card" open[refused.is_some()] {
            summary { h2 { (lang.t("delete-account")) } }
            p { (lang.t("delete-words")) }
            form class="stack" method="post" action="/you/delete" {
                (PASSPHRASE.draw(lang, "", refused))
                button class="btn" { (lang.t("delete-account")) }
            }
        }
    }
}
