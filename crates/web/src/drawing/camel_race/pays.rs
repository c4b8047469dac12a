//! What a bet pays, for each place that its camel may have.

use crate::drawing::numbers::amount;
use crate::drawing::pieces::icon;
use maud::{Markup, html};

/// A sum, and for which places it is paid.
pub(crate) struct Pay {
    /// The places in few letters.
    pub(crate) places: String,
    /// What is paid.
    pub(crate) sum: i32,
    /// Whether the camel has one of these places now.
    pub(crate) is_now: bool,
}

/// All sums in the camel's colours; its emblem stands at the place that it has now, which `now` says in words.
pub(crate) fn pays(colours: &str, emblem: &str, now: &str, all: impl IntoIterator<Item = Pay>) -> Markup {
    html! {
        span class={ "pays " (colours) } {
            @for Pay { places, sum, is_now } in all {
                span class=[is_now.then_some("is-here")] {
                    @if is_now {
                        (icon(&format!("emblem-{emblem}"), "0 0 24 24", ""))
                        span class="sr" { (now) " " }
                    }
                    (places) " " (amount(sum))
                }
            }
        }
    }
}
