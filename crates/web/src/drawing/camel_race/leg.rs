//! What the last leg brought everybody: a small sign under the sky, which opens it again when the banner has gone.

use crate::drawing::numbers::amount;
use crate::drawing::pieces::{line_icon, sheet};
use crate::words::Lang;
use maud::{Markup, html};

/// The sign, with what the viewer got, and the sheet that it opens.
pub(crate) fn sign(lang: Lang, leg: &str, own: Option<i32>, title: &str, inside: &Markup) -> Markup {
    html! {
        button id="leg-sign" class="leg-sign" type="button" popovertarget="leg-sheet" {
            (line_icon("flag"))
            span class="leg-word" { (leg) @if own.is_some() { ":" } }
            @if let Some(own) = own { b { (amount(own)) } }
            "▾"
        }
        (sheet(lang, "leg-sheet", "leg leg-sheet", title, inside))
    }
}
