//! Drawings and numbers that the pages of both camel races use.

use crate::pages::pieces::{icon, shape};
use crate::words::Lang;
use engine::Seat;
use maud::{Markup, html};

/// The rim with a player's shape, within a drawing, centred.
pub(crate) fn owner_mark(seat: Seat, x: f32, y: f32, radius: f32, size: f32) -> Markup {
    html! {
        circle class="tok-rim" cx=(x) cy=(y) r=(radius) {}
        use class="tok-in" href={ "#" (shape(seat)) } x=(x - size / 2.0) y=(y - size / 2.0) width=(size) height=(size) {}
    }
}

/// An amount with its sign.
pub(crate) fn signed(amount: i32) -> String {
    match amount {
        0 => "0".to_owned(),
        1.. => format!("+{amount}"),
        _ => format!("−{}", amount.unsigned_abs()),
    }
}

/// The class of a gain or a loss.
pub(crate) fn gain(amount: i32) -> &'static str {
    match amount {
        0 => "",
        1.. => "plus",
        _ => "minus",
    }
}

/// An amount with its sign and in its colour.
pub(crate) fn amount(amount: i32) -> Markup {
    html! { span class=(gain(amount)) { (signed(amount)) } }
}

/// A number with two decimals and its sign, as the language writes it.
pub(crate) fn value(lang: Lang, value: f64) -> String {
    let sign = if value <= -0.005 { "−" } else { "+" };
    format!("{sign}{}", decimal(lang, value.abs(), 2))
}

/// A number as the language writes it.
pub(crate) fn decimal(lang: Lang, value: f64, digits: usize) -> String {
    let text = format!("{value:.digits$}");
    match lang {
        Lang::En => text,
        Lang::Pl => text.replace('.', ","),
    }
}

/// A share as a whole percentage; what is possible is never shown as 0, nor what is open as 100.
pub(crate) fn percent(share: f64) -> String {
    match share * 100.0 {
        none if none <= 0.0 => "0%".to_owned(),
        little if little < 0.5 => "<1%".to_owned(),
        all if all >= 100.0 => "100%".to_owned(),
        most if most >= 99.5 => ">99%".to_owned(),
        other => format!("{other:.0}%"),
    }
}

/// A coin.
pub(crate) fn coin() -> Markup {
    icon("coin", "0 0 32 32", "")
}
