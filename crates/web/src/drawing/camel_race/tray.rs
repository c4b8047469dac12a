//! Buttons of the tray.

use crate::drawing::numbers::Best;
use crate::words::Lang;
use maud::{Markup, html};
use std::fmt::Display;

/// The button that sends a move.
pub(crate) fn send(action: impl Display, class: &str, words: &Markup) -> Markup {
    html! { button class={ "btn " (class) } name="move" value=(action) form="moves" { (words) } }
}

/// On what opens other choices, on narrow screens: the most that one of them is worth on average.
pub(crate) fn best_on(lang: Lang, best: Best) -> Markup {
    html! {
        @if let Some(worth) = best.written(lang) {
            b class="act-best only-narrow" {
                span class="sr" { (lang.t("best-on-average")) " " } (worth)
            }
        }
    }
}

/// The class of a choice that is open, or not.
pub(crate) fn lit(is: bool) -> &'static str {
    if is { "is-lit" } else { "is-off" }
}
