//! The lit stones over the board where the viewer's marker may go, each with what it would bring.

use super::Sight;
use super::art::{marker, path_class};
use super::choices::{Way, ways};
use crate::pages::numbers::{amount, number, signed};
use crate::pages::pieces::never_mind;
use games::keltis::score::row_value;
use games::keltis::{Kind, LAST_STEP, Stone};
use maud::{Markup, Render, html};

/// The lit stones. One tap goes there; where either marker may enter, a second says which.
pub(super) fn spots(sight: &Sight<'_>) -> Markup {
    let ways = ways(sight);
    let mut stones: Vec<Stone> = ways.iter().map(|way| way.stone).collect();
    stones.sort();
    stones.dedup();
    html! {
        @if !stones.is_empty() {
            div id="k-spots" class="k-over" role="group" aria-label=(sight.t("spots")) {
                @for stone in stones {
                    @let here: Vec<&Way> = ways.iter().filter(|way| way.stone == stone).collect();
                    (spot(sight, stone, &here))
                }
            }
        }
    }
}

fn spot(sight: &Sight<'_>, stone: Stone, ways: &[&Way]) -> Markup {
    let far = if ways.iter().all(|way| way.steps > 1) { " is-far" } else { "" };
    let class = format!("k-spot {} s-{}{far}", path_class(stone.path), stone.step);
    if let [way] = ways {
        return html! {
            button class=(class) form="moves" name="move" value=(way.moves) aria-label=(words(sight, way)) title=(words(sight, way)) { (chip(way)) }
        };
    }
    html! {
        label class={ "spot " (class) } {
            input type="radio" name="pick" value={ "stone " (stone) } form="moves" aria-label=(sight.tr("enter-which", &[("path", stone.path.name().into())]));
            @for way in ways { (chip(way)) }
        }
        div class="then k-which" {
            div class="then-head" {
                b { (sight.tr("enter-which", &[("path", stone.path.name().into())])) }
                (never_mind(sight.lang))
            }
            div class="btn-row" { @for way in ways { (enter(sight, way)) } }
        }
    }
}

fn chip(way: &Way) -> Markup {
    html! { b class=(crate::pages::numbers::gain(way.change)) { (signed(way.change)) } }
}

fn kind_words(kind: Kind) -> &'static str {
    match kind {
        Kind::Small => "kind-small",
        Kind::Large => "kind-large",
    }
}

/// A button that goes this way.
pub(super) fn send(sight: &Sight<'_>, way: &Way, label: &impl Render) -> Markup {
    html! {
        button class="btn k-way" form="moves" name="move" value=(way.moves) title=(words(sight, way)) {
            @if let Some(seat) = sight.scene.seat() { (marker(seat, way.kind)) }
            span { (label) }
            b { (amount(way.change)) }
        }
    }
}

/// A button by which a marker enters a path, with what its choice means for the rest of the game.
pub(super) fn enter(sight: &Sight<'_>, way: &Way) -> Markup {
    let factor = way.kind.factor();
    let rows = [1, LAST_STEP].map(|step| number(row_value(step) * factor));
    let [least, most] = rows.map(Into::into);
    let values = [("least", least), ("most", most)];
    let label = html! {
        (sight.t(kind_words(way.kind)))
        small { (sight.tr(&format!("means-{}", way.kind.name()), &values)) }
    };
    send(sight, way, &label)
}

/// A way in words: "large marker to blue 5, +2, a clover leads on".
pub(super) fn words(sight: &Sight<'_>, way: &Way) -> String {
    let values = [
        ("kind", way.kind.name().into()),
        ("path", way.stone.path.name().into()),
        ("step", way.stone.step.into()),
        ("change", signed(way.change).into()),
        ("steps", way.steps.into()),
    ];
    let mut words = sight.tr(if way.enters { "way-enters" } else { "way" }, &values);
    if way.steps > 1 {
        words = sight.tr("way-chain", &[("way", words.into()), ("steps", way.steps.into())]);
    }
    if way.ends {
        words = format!("{words} {}", sight.t("way-ends"));
    } else if way.leads_on {
        words = format!("{words} {}", sight.t("way-leads-on"));
    }
    words
}
