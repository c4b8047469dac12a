//! Buttons of the tray.

use maud::{Markup, html};
use std::fmt::Display;

/// The button that sends a move.
pub(crate) fn send(action: impl Display, class: &str, words: &Markup) -> Markup {
    html! { button class={ "btn " (class) } name="move" value=(action) form="moves" { (words) } }
}

/// The class of a choice that is open, or not.
pub(crate) fn lit(is: bool) -> &'static str {
    if is { "is-lit" } else { "is-off" }
}
