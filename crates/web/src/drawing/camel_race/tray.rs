//! Buttons and tabs of the tray.

use crate::drawing::numbers::Best;
use crate::drawing::pieces::icon;
use crate::words::Lang;
use maud::{Markup, html};
use std::fmt::Display;

/// The button that sends a move.
pub(crate) fn send(action: impl Display, class: &str, words: &Markup) -> Markup {
    html! { button class={ "btn " (class) } name="move" value=(action) form="moves" { (words) } }
}

/// On the tab of choices, on narrow screens: the most that one of them is worth on average, and on which camel, if no
/// other is worth as much: its colours and emblem.
pub(crate) fn best_under(lang: Lang, best: Best, camel: Option<(String, &str)>) -> Markup {
    html! {
        @if let Some(worth) = best.written(lang) {
            b class="act-best only-narrow" {
                @if let Some((colours, emblem)) = camel {
                    span class={ "act-whose " (colours) } { (icon(&format!("emblem-{emblem}"), "0 0 24 24", "")) }
                }
                span class="sr" { (lang.t("best-on-average")) " " } (worth)
            }
        }
    }
}

/// The class of a choice that is open, or not.
pub(crate) fn lit(is: bool) -> &'static str {
    if is { "is-lit" } else { "is-off" }
}
