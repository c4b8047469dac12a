//! Where a game comes from that did not begin at its table at the beginning.

use crate::words::Lang;
use maud::{Markup, html};
use table::{Origin, Source, Table};

/// A sentence that says so; nothing for all other games.
pub(crate) fn words(lang: Lang, table: &Table) -> Markup {
    let Some(Origin { source, position }) = &table.creation().origin else { return html! {} };
    html! {
        p class="note origin" {
            @match source {
                Source::Record => (lang.t("origin-record")),
                Source::Table { table, made } => {
                    (lang.tr("origin-table", &[("made", (*made).into())])) " "
                    a href={ "/t/" (table) "/replay" } { (lang.t("origin-see")) }
                }
                Source::Editor => (lang.t("origin-editor")),
            }
            @if *source != Source::Record && position.is_some() { " " (lang.t("origin-dice")) }
        }
    }
}
