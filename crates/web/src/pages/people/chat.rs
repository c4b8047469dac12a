//! The chat of a table: what was said, what can be said, and whom one would rather not hear.

use crate::app::{App, Live, Shared};
use crate::chat::{self, LONGEST, REACTIONS, Said, What};
use crate::drawing::pieces::{icon, line_icon, token};
use crate::guest::Guest;
use crate::pages::layout;
use crate::pages::listed::remember;
use crate::pages::set_up::given_name;
use crate::people::name_at;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::sender::Sender;
use crate::watching;
use crate::words::Lang;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use maud::{Markup, html};
use rustc_hash::FxHashSet;
use serde::Deserialize;
use std::sync::Arc;
use table::PlayerId;

/// What a viewer hears, and whether they may write.
pub(crate) struct Heard {
    lines: Vec<(Said, String)>,
    /// Who is not heard, of those who said something: alias and name.
    muted: Vec<(String, String)>,
    writes: bool,
    reacts: bool,
    /// For the host, whether spectators may write.
    open: Option<bool>,
}

impl Heard {
    /// What this viewer hears at a table.
    pub(crate) async fn of(app: &App, live: &Live, own: &PlayerId) -> Result<Self, Problem> {
        let hears = live.read(|table| watching::hears(table, own));
        let said = if hears { chat::said(app, live).await? } else { Arc::default() };
        let unheard = if said.is_empty() { FxHashSet::default() } else { chat::unheard(app, own).await? };
        let table = &live.now().table;
        let (reacts, host) = (table.seat_of(own).is_some(), table.creation().host == *own);
        // Who sits here may write anyway.
        let open = (host || !reacts) && chat::is_open(app, live.id()).await?;
        let (mut lines, mut muted, mut known) = (Vec::new(), Vec::new(), FxHashSet::default());
        for (_, one) in said.iter() {
            let alias = app.alias(own, &one.by);
            if !unheard.contains(&one.by) {
                lines.push((one.clone(), if one.by == *own { String::new() } else { alias }));
            } else if known.insert(one.by.clone()) {
                muted.push((alias, one.name.clone()));
            }
        }
        Ok(Self {
            lines,
            muted,
            writes: hears && chat::may_write(table, own, open),
            reacts,
            open: host.then_some(open),
        })
    }

    /// Whether nothing was said.
    pub(crate) fn is_empty(&self) -> bool {
        self.lines.is_empty() && self.muted.is_empty()
    }

    /// The lines, the newest last; what a stream replaces.
    pub(crate) fn lines(&self, lang: Lang, id: &str, now: u64) -> Markup {
        html! {
            @if self.lines.is_empty() { li class="empty" { (lang.t("chat-empty")) } }
            // Beside what somebody said last one can mute them: once is enough.
            @let mut heard = FxHashSet::default();
            @let lasts: Vec<bool> = self.lines.iter().rev().map(|(_, alias)| heard.insert(alias)).collect();
            @for ((said, alias), last) in self.lines.iter().zip(lasts.into_iter().rev()) {
                (line(lang, id, (said, alias), last, now))
            }
            @for (alias, name) in &self.muted {
                li class="chat-muted" {
                    small class="soft" { (lang.tr("chat-muted", &[("name", name.as_str().into())])) }
                    (mute(lang, id, alias, false))
                }
            }
        }
    }

    /// The chat with what can be said.
    pub(crate) fn draw(&self, lang: Lang, id: &str, now: u64) -> Markup {
        let to = |action: &str| format!("/t/{id}/{action}");
        html! {
            ol id="chat-lines" class="chat" aria-live="polite" aria-label=(lang.t("chat")) { (self.lines(lang, id, now)) }
            @if self.reacts {
                form class="reactions" method="post" action=(to("say")) hx-post=(to("say")) hx-swap="none" aria-label=(lang.t("reactions")) {
                    @for name in REACTIONS {
                        @let words = lang.t(&format!("reaction-{name}"));
                        button class="btn btn-quiet btn-round" name="reaction" value=(name) title=(words) aria-label=(words) { (face(name)) }
                    }
                }
            }
            @if self.writes {
                form class="chat-say" method="post" action=(to("say")) hx-post=(to("say")) hx-swap="none" data-clears {
                    input class="input" name="text" maxlength=(LONGEST) required autocomplete="off"
                        placeholder=(lang.t("chat-write")) aria-label=(lang.t("chat-write"));
                    button class="btn" { (lang.t("chat-send")) }
                }
            } @else { p class="soft" { (lang.t("chat-closed")) } }
            @if let Some(open) = self.open {
                form method="post" action=(to("talk")) {
                    button class="btn btn-quiet" name="open" value=(if open { "no" } else { "yes" }) {
                        (lang.t(if open { "chat-close" } else { "chat-open" }))
                    }
                }
            }
        }
    }
}

/// The chat of a table for one viewer.
pub(crate) async fn drawn(app: &App, live: &Live, guest: &Guest, lang: Lang) -> Result<Markup, Problem> {
    let heard = Heard::of(app, live, &guest.id).await?;
    Ok(heard.draw(lang, live.id().as_str(), app.hall.now()))
}

/// On the button that leads to a chat: how much was said there that was not seen, counted by the script.
pub(crate) fn unheard(lang: Lang) -> Markup {
    html! { span class="badge" data-unheard hidden { span class="sr" { (lang.t("chat-unheard")) " " } b {} } }
}

/// The picture of a reaction.
fn face(name: &str) -> Markup {
    icon(&format!("react-{name}"), "0 0 24 24", "icon")
}

fn line(lang: Lang, id: &str, (said, alias): (&Said, &str), last: bool, now: u64) -> Markup {
    let class = if matches!(said.what, What::Reaction(_)) { "chat-line is-reaction" } else { "chat-line" };
    // What is new is also shown beside the player.
    let fresh = now.saturating_sub(said.at) < 10_000;
    let reaction = match &said.what {
        What::Reaction(name) if fresh => Some(name.as_str()),
        _ => None,
    };
    html! {
        li class=(class) id={ "said-" (said.at) "-" (alias.get(..6).unwrap_or("own")) }
            data-reaction=[reaction] data-seat=[said.seat.map(|seat| seat.to_string())] {
            @if let Some(seat) = said.seat { (token(seat)) } @else { (line_icon("icon-you")) }
            p {
                b { bdi { (said.name) } } " "
                @match &said.what {
                    What::Text(text) => bdi { (text) },
                    What::Reaction(name) => { (face(name)) span class="sr" { (lang.t(&format!("reaction-{name}"))) } },
                }
            }
            @if last && !alias.is_empty() { (mute(lang, id, alias, true)) }
        }
    }
}

fn mute(lang: Lang, id: &str, alias: &str, muted: bool) -> Markup {
    html! {
        form method="post" action={ "/t/" (id) "/mute" } hx-post={ "/t/" (id) "/mute" } hx-swap="none" {
            input type="hidden" name="who" value=(alias);
            button class="btn btn-quiet chat-mute" name="muted" value=(if muted { "yes" } else { "no" }) {
                (lang.t(if muted { "mute" } else { "unmute" }))
            }
        }
    }
}

/// What the forms of the chat ask.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct Asked {
    text: String,
    reaction: String,
    who: String,
    muted: String,
    open: String,
}

/// What became of it: the page again, or nothing where htmx asked.
fn answer(reader: &Reader, headers: &HeaderMap, id: &str, done: Result<(), Problem>) -> Response {
    match done {
        Err(problem) => layout::problem(&Reader { here: format!("/t/{id}"), ..reader.clone() }, &problem),
        Ok(()) if reader.part => StatusCode::NO_CONTENT.into_response(),
        Ok(()) => ([(SET_COOKIE, remember(headers, id))], Redirect::to(&format!("/t/{id}"))).into_response(),
    }
}

/// `POST /t/{id}/say`: a line, or a reaction.
pub(crate) async fn say(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    Extension(sender): Extension<Sender>,
    reader: Reader,
    headers: HeaderMap,
    asked: Result<Form<Asked>, FormRejection>,
) -> Response {
    let done = async {
        let Form(asked) = asked?;
        let live = app.table(&id).await?;
        let seat = live.read(|table| table.seat_of(&guest.id));
        let name = match seat {
            Some(seat) => live.read(|table| name_at(table, seat)),
            // The cookie holds what its sender likes.
            None => given_name("", &reader)?,
        };
        let what =
            if asked.reaction.is_empty() { What::Text(asked.text) } else { What::Reaction(asked.reaction) };
        chat::say(&app, &live, (&guest.id, sender), &name, what).await
    };
    answer(&reader, &headers, &id, done.await)
}

/// `POST /t/{id}/mute`: somebody who said something here is heard no more, or again.
pub(crate) async fn set_mute(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
    asked: Result<Form<Asked>, FormRejection>,
) -> Response {
    let done = async {
        let Form(asked) = asked?;
        let live = app.table(&id).await?;
        let said = chat::said(&app, &live).await?;
        let meant = said.iter().find(|(_, said)| app.alias(&guest.id, &said.by) == asked.who);
        let (_, meant) = meant.ok_or_else(|| Problem::not_found("player"))?;
        chat::mute(&app, &guest.id, &meant.by, asked.muted == "yes").await?;
        live.beside.chat.touch();
        Ok(())
    };
    answer(&reader, &headers, &id, done.await)
}

/// `POST /t/{id}/talk`: the host lets spectators write, or no longer.
pub(crate) async fn set_open(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
    asked: Result<Form<Asked>, FormRejection>,
) -> Response {
    let done = async {
        let Form(asked) = asked?;
        let live = app.table(&id).await?;
        chat::set_open(&app, &live, &guest.id, asked.open == "yes").await
    };
    answer(&reader, &headers, &id, done.await)
}
