//! Drawings and numbers that the pages of both camel races use.

use crate::drawing::pieces::{icon, shape};
use engine::Seat;
use maud::{Markup, html};

/// The rim with a player's shape, within a drawing, centred.
pub(crate) fn owner_mark(seat: Seat, x: f32, y: f32, radius: f32, size: f32) -> Markup {
    html! {
        circle class="tok-rim" cx=(x) cy=(y) r=(radius) {}
        use class="tok-in" href={ "#" (shape(seat)) } x=(x - size / 2.0) y=(y - size / 2.0) width=(size) height=(size) {}
    }
}

/// A coin.
pub(crate) fn coin() -> Markup {
    icon("coin", "0 0 32 32", "")
}
