//! What can be done with a position: playing it, its odds, and giving it to others.

use super::desk::{Edit, text};
use super::draw::{Picture, button};
use crate::drawing::pieces::token;
use axum::http::StatusCode;
use engine::Seat;
use engine::any::AnyGame;
use maud::{Markup, html};
use std::fmt::Write;

/// A text as the value of a parameter of an address.
pub(super) fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len() * 2);
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~,:".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}

/// The address of something of the editor with a position.
pub(in crate::pages) fn address(game: &str, part: &str, position: &str) -> String {
    format!("/editor/{game}{part}?position={}", encoded(position))
}

/// Whether the position can be played, and what can be done with it.
pub(super) fn panel(picture: &Picture<'_>, odds: Option<&Markup>) -> Markup {
    let t = |key: &str| picture.t(key);
    html! {
        div class="card editor-state" {
            (picture.state())
            @if let Some(game) = picture.lawful() {
                @let position = text(&game.to_json());
                div class="btn-row" {
                    button class="btn btn-main" type="button" popovertarget="editor-play" { (t("editor-play")) }
                    button class="btn" type="button" popovertarget="editor-share" { (t("share")) }
                    (odds_button(picture))
                }
                (play(picture, game, &position))
                (share(picture, &position))
                @if let Some(odds) = odds { div class="editor-odds" id="odds" { (odds) } }
            }
        }
    }
}

fn odds_button(picture: &Picture<'_>) -> Markup {
    let words = picture.t(if picture.desk.odds { "editor-no-odds" } else { "odds" });
    let drawn = button("editor-odds-button", &Edit::Odds, "btn", &words).into_string();
    // It belongs to the form that this panel stands beside.
    maud::PreEscaped(drawn.replacen("<button ", "<button form=\"editor\" ", 1))
}

fn play(picture: &Picture<'_>, game: &AnyGame, position: &str) -> Markup {
    let t = |key: &str| picture.t(key);
    html! {
        form id="editor-play" class="sheet menu" popover="auto" method="post" action={ "/editor/" (picture.desk.page.id()) "/play" } {
            input type="hidden" name="position" value=(position);
            p class="soft" { (t("editor-play-words")) }
            label { input type="checkbox" name="free" value="1"; " " (t("editor-free")) }
            p class="eyebrow" { (t("play-on-chair")) }
            @for seat in Seat::all(game.seats()) {
                button class="btn btn-quiet eyes-one" name="seat" value=(seat) { (token(seat)) (picture.names[seat.index()]) }
            }
        }
    }
}

fn share(picture: &Picture<'_>, position: &str) -> Markup {
    let t = |key: &str| picture.t(key);
    let game = picture.desk.page.id();
    html! {
        div id="editor-share" class="sheet menu share" popover="auto" {
            button class="btn" type="button" data-copy=(address(game, "", position)) data-done=(t("copied")) { (t("share-link")) }
            @for kind in ["png", "svg"] {
                a class="btn" target="_blank" href=(address(game, &format!("/picture.{kind}"), position)) { (picture.teller.lang.tr("share-picture", &[("kind", kind.to_uppercase().into())])) }
            }
            label class="field" { span { (t("editor-text")) } textarea class="input paper-text" rows="4" readonly { (position) } }
        }
    }
}

/// A problem of a position that is no lawful one.
pub(super) fn unlawful(reason: &str) -> crate::problem::Problem {
    crate::problem::Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-field", format!("position: {reason}"))
}
