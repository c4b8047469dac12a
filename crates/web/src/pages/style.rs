//! `/style`: every component and every drawing, in both themes side by side.

use crate::assets;
use crate::drawing::game_pages;
use crate::drawing::pieces::{icon, token};
use crate::pages::layout::{self, Art, Page};
use crate::reader::Reader;
use crate::words::Lang;
use engine::{MAX_SEATS, Seat};
use maud::{Markup, html};

/// The colours with a purpose, as `--name` in the style sheet.
const COLOURS: &[&str] = &[
    "table",
    "felt",
    "paper",
    "paper-2",
    "ink",
    "ink-soft",
    "line",
    "line-strong",
    "accent",
    "good",
    "bad",
    "focus",
    "lit",
    "lit-wash",
    "glow",
];

/// `GET /style`.
pub(crate) async fn show(reader: Reader) -> Markup {
    let lang = reader.lang;
    let body = html! {
        main id="main" class="page style" {
            @for theme in ["light", "dark"] {
                section class={ "style-theme style-" (theme) } {
                    h2 { (lang.t(&format!("theme-{theme}"))) }
                    (colours())
                    (components(lang))
                    (drawings())
                }
            }
        }
    };
    let title = lang.t("style");
    let heading = html! { (title) };
    let about = Page { title: &title, class: "", art: Art::All, heading, tools: html! {} };
    let head = html! { link rel="stylesheet" href=(assets::url("css/style.css")); };
    layout::page_with(&reader, &about, &head, &body)
}

fn colours() -> Markup {
    html! {
        ul class="style-row" { @for colour in COLOURS { li class={ "swatch swatch-" (colour) } { (colour) } } }
        ul class="style-row" { @for seat in Seat::all(MAX_SEATS) { li { (token(seat)) } } }
    }
}

fn components(lang: Lang) -> Markup {
    html! {
        div class="card" {
            h1 { "Stolik" } h2 { (lang.t("lobby-title")) } h3 { (lang.t("rules")) }
            p class="lead" { (lang.t("lobby-lead")) } p class="soft" { (lang.t("independent")) }
        }
        div class="card btn-row" {
            button class="btn btn-main" type="button" { (lang.t("play-now")) }
            button class="btn" type="button" { (lang.t("set-up")) }
            button class="btn btn-quiet" type="button" { (lang.t("rules")) }
            button class="btn" type="button" disabled { (lang.t("join")) }
            span class="chip" { (lang.t("status-playing")) } span class="chip chip-lit" { (lang.t("your-turn")) }
        }
        p class="note note-good" { (lang.t("public-words")) }
        p class="note note-bad" { (lang.t("problem-title")) }
        div class="card choices" {
            label class="field" { span { (lang.t("your-name")) } input class="input" value=(lang.t("guest")); }
            label class="choice" { input type="checkbox" checked; span { (lang.t("odds")) } }
        }
    }
}

/// Every symbol of every game under its name.
fn drawings() -> Markup {
    html! {
        @for page in game_pages() {
            h3 { (page.title()) }
            div class={ "scene " (page.id()) } { (page.cover()) }
            ul class={ "style-drawings " (page.id()) } {
                @for (id, view_box) in symbols(page.files().sprite) { li { (icon(id, view_box, "")) small { (id) } } }
            }
        }
    }
}

/// The ids and view boxes of a sprite's symbols.
fn symbols(sprite: &str) -> impl Iterator<Item = (&str, &str)> {
    sprite.split("<symbol").skip(1).filter_map(|rest| {
        let head = rest.split_once('>')?.0;
        let value = |name: &str| Some(head.split_once(name)?.1.split_once('"')?.0);
        Some((value("id=\"")?, value("viewBox=\"")?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sprite_is_taken_apart() {
        let sprite =
            "<symbol id=\"a\" viewBox=\"0 0 1 2\"></symbol>\n<symbol viewBox=\"0 0 3 4\" id=\"b\"></symbol>";
        assert_eq!(symbols(sprite).collect::<Vec<_>>(), [("a", "0 0 1 2"), ("b", "0 0 3 4")]);
    }
}
