//! What the dice come of, as a page tells it: commitments, words, and what this browser has kept of them.
//!
//! `assets/js/dice.js` reads the data attributes, keeps what it read, gives the browser's word, and compares.

use crate::app::Live;
use crate::drawing::game_page;
use crate::drawing::names::names;
use crate::pages::layout::{self, Art, Page};
use crate::reader::Reader;
use crate::words::Lang;
use engine::Seat;
use engine::fair::MAX_WORD;
use maud::{Markup, html};
use table::{Chair, Status, Table};

/// The page for who plays alone against bots: shows the commitment to the seed, and starts the game with a word.
pub(crate) fn begin(live: &Live, table: &Table, own: Option<Seat>, reader: &Reader) -> Markup {
    let (lang, id) = (reader.lang, live.id().as_str());
    let title = game_page(&table.creation().game).map_or("", |page| page.title());
    let body = html! {
        main id="main" class="page room" {
            div class="lobby-top" {
                h1 { (title) }
                p class="lead soft" { (lang.t("dice-begin")) }
            }
            section class="card" {
                h2 { (lang.t("fair-dice")) }
                p class="soft" { (lang.t("fair-dice-words")) }
                (facts(lang, id, table, own))
                form class="btn-row dice-word" method="post" action={ "/t/" (id) "/start" } data-begin=(id) {
                    (word_input(lang))
                    button class="btn btn-main" { (lang.t("start")) }
                }
            }
        }
    };
    let about = Page::plain(title, "page-room", Art::Game(&table.creation().game));
    layout::page(reader, &about, &body)
}

fn word_input(lang: Lang) -> Markup {
    html! {
        label class="field" {
            span { (lang.t("dice-own-word")) }
            input class="input" name="word" maxlength=(MAX_WORD) pattern="[!-~]*" autocomplete="off" spellcheck="false";
        }
    }
}

/// A field for a word that the reader thinks of, for browsers without script.
pub(crate) fn typed_word(lang: Lang) -> Markup {
    html! { noscript { (word_input(lang)) } }
}

/// How far the words are: named in `dice.js` too.
fn stage(table: &Table) -> &'static str {
    match table.status() {
        Status::Open if table.is_starting() => "closed",
        Status::Open => "open",
        Status::Playing | Status::Shut => "playing",
        Status::Finished => "over",
    }
}

/// The commitments and words as who sits on `own` may see them.
pub(crate) fn facts(lang: Lang, id: &str, table: &Table, own: Option<Seat>) -> Markup {
    let stage = stage(table);
    let seed = (stage == "over").then(|| table.creation().seed.as_str());
    let names = names(table, lang);
    let gives_none = own.is_some_and(|seat| table.chairs()[seat.index()].word.commitment().is_none());
    html! {
        div data-dice=(id) data-stage=(stage) data-commitment=(table.commitment()) data-seed=[seed] data-own=[own] {
            dl class="code" {
                dt { (lang.t("commitment")) } dd { (table.commitment()) }
                @if let Some(seed) = seed { dt { (lang.t("seed")) } dd { (seed) } }
                @for (seat, chair) in Seat::all(names.len()).zip(table.chairs()) {
                    @if chair.person().is_some() || chair.word.commitment().is_some() {
                        dt { (lang.tr("dice-word-of", &[("name", names[seat.index()].as_str().into())])) }
                        (word(lang, seat, chair, table.word_for(own, seat), stage))
                    }
                }
            }
            @if gives_none && stage == "open" {
                noscript {
                    form class="btn-row dice-word" method="post" action={ "/t/" (id) "/word" } {
                        (word_input(lang))
                        button class="btn" { (lang.t("dice-give")) }
                    }
                }
            }
            (checks(lang, own, stage))
        }
    }
}

/// One seat's word as far as it is known.
fn word(lang: Lang, seat: Seat, chair: &Chair, word: Option<&str>, stage: &str) -> Markup {
    let print = chair.word.commitment().map(|commitment| commitment.to_string());
    let begun = matches!(stage, "playing" | "over");
    html! {
        dd data-seat=(seat) data-print=[&print] data-word=[word] {
            @match (word, &print) {
                (Some(word), _) => (word),
                (None, None) => (lang.t(if begun { "dice-no-word" } else { "dice-no-word-yet" })),
                (None, Some(print)) => {
                    (lang.t(if begun { "dice-withheld" } else { "dice-sealed" })) " " (print)
                }
            }
        }
    }
}

/// What the script can say of this browser, in the reader's words. It shows those that apply.
fn checks(lang: Lang, own: Option<Seat>, stage: &str) -> Markup {
    let check = |name: &str| {
        html! {
            li data-check=(name) data-good=(lang.t(&format!("dice-{name}-good"))) data-bad=(lang.t(&format!("dice-{name}-bad"))) hidden {}
        }
    };
    html! {
        ul class="dice-checks" {
            (check("commitment"))
            @if stage == "over" { (check("seed")) }
            @if own.is_some() { (check("word")) }
            @if own.is_some() && matches!(stage, "playing" | "over") { (check("others")) }
        }
        noscript { p class="soft" { (lang.t("dice-no-script")) } }
    }
}
