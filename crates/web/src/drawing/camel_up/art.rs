//! Drawings that several parts of the page use.

use super::{Sight, camel_name};
pub(super) use crate::drawing::camel_race::art::{coin, owner_mark};
use crate::drawing::pieces::{icon, symbols};
use crate::words::Lang;
use engine::Seat;
use games::camel_up::race::{Camel, Racer, Side};
use maud::{Markup, html};

/// The symbols of the game.
pub(super) const SPRITE: &str = symbols!(
    "emblem-wave" "emblem-leaf" "emblem-flower" "emblem-crown" "emblem-sun" "emblem-bolt" "emblem-spiral"
    "camel-racer" "camel-crazy" "camel-blue" "camel-green" "camel-pink" "camel-purple" "camel-yellow"
    "camel-black" "camel-white" "desert" "camel-board" "pyramid" "palm" "cactus" "die" "die-tent" "pips-1"
    "pips-2" "pips-3" "ticket" "ticket-pyramid" "tile-cheer" "tile-boo" "card-back" "card-face" "hands"
    "snail" "flag"
);

/// The emblem of a camel: colour is never the only sign.
pub(super) fn emblem(camel: impl Into<Camel>) -> &'static str {
    match camel.into() {
        Camel::Blue => "wave",
        Camel::Green => "leaf",
        Camel::Pink => "flower",
        Camel::Purple => "crown",
        Camel::Yellow => "sun",
        Camel::Black => "bolt",
        Camel::White => "spiral",
    }
}

/// The class that sets a camel's colours.
pub(super) fn colours(camel: impl Into<Camel>) -> String {
    format!("camel-{}", camel.into())
}

/// A `<use>` of a camel's emblem, within a drawing.
pub(super) fn emblem_at(camel: impl Into<Camel>, x: f32, y: f32, size: f32) -> Markup {
    html! { use href={ "#emblem-" (emblem(camel)) } x=(x) y=(y) width=(size) height=(size) {} }
}

/// A camel from the side, as a small picture.
pub(super) fn camel(camel: impl Into<Camel>) -> Markup {
    let camel = camel.into();
    html! {
        svg class=(colours(camel)) viewBox="-54 -66 138 70" aria-hidden="true" {
            use href={ "#camel-" (camel) } x="-54" y="-66" width="138" height="70" {}
        }
    }
}

/// A camel as it stands in a larger drawing, feet in the middle at the origin.
pub(super) fn camel_use(camel: Camel) -> Markup {
    html! { use class=(colours(camel)) href={ "#camel-" (camel) } x="-54" y="-66" width="138" height="70" {} }
}

/// A die that shows a number, in the colours of its camel, within a larger drawing.
pub(super) fn die_face(number: u8, at: i32, size: u8) -> Markup {
    html! {
        use href="#die" x=(at) y=(at) width=(size) height=(size) {}
        use href={ "#pips-" (number) } x=(at) y=(at) width=(size) height=(size) {}
    }
}

/// A betting ticket as small as a word, with what is written on it.
pub(super) fn mini(lang: Lang, colour: Racer, words: &str) -> Markup {
    html! {
        span class={ "mini " (colours(colour)) } {
            (icon(&format!("emblem-{}", emblem(colour)), "0 0 24 24", ""))
            span class="sr" { (camel_name(lang, colour)) " " }
            (words)
        }
    }
}

/// A tile, one side up.
pub(super) fn tile(side: Side) -> Markup {
    html! {
        svg class=(side) viewBox="0 0 104 72" aria-hidden="true" { use href={ "#tile-" (side) } {} }
    }
}

/// A tile of which either side may be up.
pub(super) fn either_side(class: &str) -> Markup {
    html! {
        svg class=(class) viewBox="0 0 104 72" aria-hidden="true" {
            @for (side, x, y) in [(Side::Boo, 40, 28), (Side::Cheer, 0, 0)] {
                use class=(side) href={ "#tile-" (side) } x=(x) y=(y) width="64" height="44" {}
            }
        }
    }
}

/// A finish card with its colour up.
pub(super) fn card_face(racer: Racer) -> Markup {
    html! {
        svg class=(colours(racer)) viewBox="0 0 60 84" aria-hidden="true" {
            use href="#card-face" {}
            (emblem_at(racer, 17.0, 29.0, 24.0))
        }
    }
}

/// A finish card from behind.
pub(super) fn card_back(seat: Seat) -> Markup {
    icon("card-back", "0 0 60 84", &format!("finish-card p{seat}"))
}

/// The picture of the game in the lobby.
pub(super) fn cover() -> Markup {
    let stack = [(Camel::Green, 222), (Camel::Purple, 168), (Camel::Yellow, 114)];
    html! {
        svg viewBox="0 0 1000 240" preserveAspectRatio="xMidYMax slice" class="camel-up" {
            use href="#desert" width="1000" height="240" {}
            use href="#palm" x="60" y="36" width="130" height="182" {}
            use href="#pyramid" x="640" y="20" width="270" height="202" {}
            @for (camel, y) in stack { g transform={ "translate(470 " (y) ") scale(1.5)" } { (camel_use(camel)) } }
            g transform="translate(300 226) scale(-1.5 1.5)" { (camel_use(Camel::Black)) }
        }
    }
}

/// The ranking as a row of camels; `word` says what stands under each.
pub(super) fn ranking_row(
    sight: &Sight<'_>,
    ranking: &[Racer],
    class: &str,
    word: impl Fn(usize, Racer) -> String,
) -> Markup {
    html! {
        ol class={ "rank " (class) } {
            @for (place, &racer) in ranking.iter().enumerate() {
                li {
                    span class="num" { (place + 1) }
                    (camel(racer))
                    span class="sr" { (sight.camel(racer)) }
                    span { (word(place, racer)) }
                }
            }
        }
    }
}
