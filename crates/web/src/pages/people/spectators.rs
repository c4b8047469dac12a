//! Who may watch a game: choosing it, and what is told of it.

use crate::words::Lang;
use maud::{Markup, html};
use table::{Creation, Watching};

/// The ways that are offered.
const OFFERED: [Watching; 4] = [Watching::AtOnce, Watching::Later(3), Watching::Later(10), Watching::Never];

/// The field in the form for a new table.
pub(crate) fn field(lang: Lang) -> Markup {
    html! {
        label class="field" {
            span { (lang.t("watching")) }
            select class="input" name="watching" {
                @for way in OFFERED { option value=(way) { (told(lang, way)) } }
            }
        }
    }
}

/// A way to watch in words.
fn told(lang: Lang, watching: Watching) -> String {
    match watching {
        Watching::AtOnce => lang.t("watching-at-once"),
        Watching::Later(turns) => lang.tr("watching-later", &[("count", turns.into())]),
        Watching::Never => lang.t("watching-never"),
    }
}

/// How the game is watched, in a list of what was chosen for a table; nothing for the usual way.
pub(crate) fn chosen(lang: Lang, creation: &Creation) -> Markup {
    html! {
        @if !creation.watching.is_at_once() {
            dl class="table-options soft" { div { dt { (lang.t("watching")) } dd { (told(lang, creation.watching)) } } }
        }
    }
}
