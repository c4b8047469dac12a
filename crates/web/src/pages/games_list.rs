//! The games of the house as cards, each with its picture: in the lobby, and on the pages where one of them is chosen.

use crate::game_page::AnyPage;
use crate::pages::layout::{self, Art, Page};
use crate::reader::Reader;
use maud::{Markup, html};

/// A page of cards under a title and a sentence.
pub(crate) fn page(reader: &Reader, title: &str, lead: &str, cards: &Markup) -> Markup {
    let body = html! {
        main id="main" class="page lobby" {
            div class="lobby-top" { h1 { (title) } p class="lead soft" { (lead) } }
            ul class="games" { (cards) }
        }
    };
    layout::page(reader, &Page::plain(title, "", Art::Covers), &body)
}

/// A game's card: its picture, which leads where its main button leads, above its words.
pub(crate) fn card(game: &dyn AnyPage, address: &str, words: &Markup) -> Markup {
    pictured(&format!("scene of-{}", game.id()), &game.cover(), address, words)
}

/// The same with another picture of this class.
pub(crate) fn pictured(class: &str, picture: &Markup, address: &str, words: &Markup) -> Markup {
    html! {
        li class="card game" {
            a class=(class) href=(address) tabindex="-1" aria-hidden="true" { (picture) }
            div class="game-words" { (words) }
        }
    }
}
