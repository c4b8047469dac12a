//! What may be laid on a space of the board that is picked: a side of the own tile, or a figure.

use super::tray::send;
use crate::drawing::numbers::change;
use crate::drawing::pieces::put_down;
use crate::words::Lang;
use maud::{Markup, html};
use std::fmt::Display;

/// One of the pieces, or of the sides of one.
pub(crate) struct Side<A> {
    /// The move that lays it.
    pub(crate) action: A,
    pub(crate) art: Markup,
    pub(crate) name: String,
    /// What it would do there, each in a line of its own.
    pub(crate) does: Vec<String>,
    /// What it is worth on average, where that is shown.
    pub(crate) worth: Option<Markup>,
}

/// Words of the game that stand round the choice.
pub(crate) struct Words {
    /// Which space it is.
    pub(crate) title: String,
    /// What such a piece brings or costs.
    pub(crate) note: String,
    /// Of the button.
    pub(crate) lay: String,
    /// Of what leads back to all spaces.
    pub(crate) other: String,
}

/// What a side is worth on average, which `words` says in full.
pub(crate) fn average(written: &str, words: &str, class: &str) -> Markup {
    html! {
        span class={ "worth " (class) } {
            span class="sr" { (words) }
            span aria-hidden="true" { "ø " (written) }
        }
    }
}

/// What the best piece is worth there, where several spaces show it, with the piece if it is to be drawn.
pub(crate) fn spot_worth(lang: Lang, worth: f64, class: &str, piece: Option<&Markup>) -> Markup {
    let written = if worth.abs() < 0.05 { "0".to_owned() } else { change(lang, worth, 1) };
    html! { small class={ "spot-worth worth " (class) } { @if let Some(piece) = piece { (piece) } (written) } }
}

/// What the better piece is worth there.
pub(crate) fn most(worths: [Option<f64>; 2]) -> Option<f64> {
    worths.into_iter().flatten().max_by(f64::total_cmp)
}

/// Which of two pieces is worth more there than the other, as far as is written.
pub(crate) fn better(worths: [Option<f64>; 2]) -> Option<usize> {
    let [Some(one), Some(other)] = worths.map(|worth| worth.map(|worth| (worth * 10.0).round() as i32))
    else {
        return None;
    };
    (one != other).then(|| usize::from(other > one))
}

/// All that may be laid there, a button each.
pub(crate) fn sides<A: Display>(id: &str, words: &Words, sides: impl IntoIterator<Item = Side<A>>) -> Markup {
    html! {
        div class="then sides" id=(id) {
            p class="sides-head" { b { (words.title) } " " small { (words.note) } }
            @for side in sides { (button(words, side)) }
            (put_down(&words.other))
        }
    }
}

fn button<A: Display>(words: &Words, side: Side<A>) -> Markup {
    let inside = html! {
        (side.art)
        span class="side-words" {
            span { b { (side.name) } @if let Some(worth) = side.worth { " " (worth) } }
            @for line in side.does { small { (line) } }
        }
        span class="side-go" { (words.lay) }
    };
    send(side.action, "side", &inside)
}
