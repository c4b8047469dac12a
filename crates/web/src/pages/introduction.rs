//! A game in a few words: for how many it is, how long it takes, what it is about, and where one can learn it.

use crate::game_page::AnyPage;
use crate::pages::learn;
use crate::words::Lang;
use engine::Options;
use maud::{Markup, html};

/// For how many a game is, and how long it takes at a table.
pub(crate) fn players(lang: Lang, page: &dyn AnyPage) -> Markup {
    let seats = page.game().kind().seats();
    // Fewer may need an option, as two at Camel Up do.
    let usual = |seats: &usize| page.game().kind().start(*seats, &Options::default()).is_ok();
    let fewest = *seats.start();
    let least = seats.clone().find(usual).unwrap_or(fewest);
    let minutes = lang.find(&format!("{}-minutes", page.id()), &[]);
    html! {
        span class="chip" {
            span class="facts" {
                span {
                    (lang.tr("game-seats", &[("least", least.into()), ("most", (*seats.end()).into())]))
                    @if fewest < least { ", " (lang.tr("game-seats-fewer", &[("fewest", fewest.into())])) }
                }
                @if let Some(minutes) = minutes { " " span { (lang.tr("game-minutes", &[("minutes", minutes.into())])) } }
            }
        }
    }
}

/// The one sentence about a game.
pub(crate) fn blurb(lang: Lang, page: &dyn AnyPage) -> Markup {
    html! { p class="soft" { (lang.t(&format!("{}-blurb", page.id()))) } }
}

/// The ways to its lesson and to its rules.
pub(crate) fn links(lang: Lang, page: &dyn AnyPage) -> Markup {
    html! {
        @if let Some(lesson) = learn::link(page.id()) { a class="btn btn-quiet" href=(lesson) { (lang.t("learn")) } }
        a class="btn btn-quiet" href={ "/rules/" (page.id()) } { (lang.t("rules")) }
    }
}

/// The game as a card on top of its pages: a whole picture beside a heading, and all of the above.
pub(crate) fn card(lang: Lang, page: &dyn AnyPage, heading: &Markup) -> Markup {
    html! {
        section class="card intro" {
            div class="scene" aria-hidden="true" { (page.cover()) }
            div class="intro-words" {
                (heading)
                (players(lang, page))
                div class="btn-row" { (links(lang, page)) }
                (blurb(lang, page))
            }
        }
    }
}
