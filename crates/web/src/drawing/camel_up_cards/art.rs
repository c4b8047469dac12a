//! Drawings that several parts of the page use.

use super::Sight;
pub(super) use crate::drawing::camel_race::art::{coin, owner_mark};
use crate::drawing::pieces::{icon, line_icon, symbols};
use games::camel_up_cards::{BetCard, BetKind, Camel, Figure, RaceCard};
use maud::{Markup, html};

/// The symbols of the game.
pub(super) const SPRITE: &str = symbols!(
    "emblem-wave" "emblem-leaf" "emblem-flame" "emblem-spiral" "emblem-sun" "camel-racer" "desert" "palm"
    "cactus" "dunes" "pyramid" "fox" "race-card" "race-card-back" "bet-card" "cell-first" "cell-second" "cell-single"
    "cell-storm" "cell-start" "cell-finish" "flag" "snail" "icon-third" "icon-deck" "icon-hand"
    "icon-drop"
);

/// The emblem of a camel: colour is never the only sign.
pub(super) fn emblem(camel: Camel) -> &'static str {
    match camel {
        Camel::Blue => "wave",
        Camel::Green => "leaf",
        Camel::Orange => "flame",
        Camel::White => "spiral",
        Camel::Yellow => "sun",
    }
}

/// The class that sets a camel's colours.
pub(super) fn colours(camel: Camel) -> String {
    format!("camel-{camel}")
}

/// A `<use>` of a camel's emblem, within a drawing.
pub(super) fn emblem_at(camel: Camel, x: f32, y: f32, size: f32) -> Markup {
    html! { use href={ "#emblem-" (emblem(camel)) } x=(x) y=(y) width=(size) height=(size) {} }
}

/// A camel as it stands in a larger drawing, feet in the middle at the origin.
pub(super) fn camel_use(camel: Camel) -> Markup {
    html! {
        g class=(colours(camel)) {
            use href="#camel-racer" x="-54" y="-66" width="138" height="70" {}
            (emblem_at(camel, -11.0, -46.0, 22.0))
        }
    }
}

/// A camel from the side, as a small picture.
pub(super) fn camel(camel: Camel) -> Markup {
    html! { svg viewBox="-54 -66 138 70" aria-hidden="true" { (camel_use(camel)) } }
}

/// A race card with its face up. The left edge says it all, so that cards can overlap.
pub(super) fn race_card(card: RaceCard) -> Markup {
    html! {
        svg class={ "race-card " (colours(card.camel())) } viewBox="0 0 60 84" aria-hidden="true" {
            use href="#race-card" {}
            (emblem_at(card.camel(), 6.0, 7.0, 20.0))
            text class="race-value" x="16" y="44" { "+" (card.value()) }
            g transform="translate(33 77) scale(0.27)" { (camel_use(card.camel())) }
            @if card.value() == 2 { g transform="translate(25 63) scale(0.27)" { (camel_use(card.camel())) } }
        }
    }
}

/// The emblem of a camel by itself.
pub(super) fn emblem_icon(camel: Camel) -> Markup {
    icon(&format!("emblem-{}", emblem(camel)), "0 0 24 24", "")
}

/// A race card from behind.
pub(super) fn race_back() -> Markup {
    icon("race-card-back", "0 0 60 84", "race-card")
}

/// A race card as small as a word.
pub(super) fn mini_card(sight: &Sight<'_>, card: RaceCard) -> Markup {
    html! {
        span class={ "mini " (colours(card.camel())) } title=(sight.card(card)) {
            (emblem_icon(card.camel()))
            span class="sr" { (sight.camel(card.camel())) " " }
            "+" (card.value())
        }
    }
}

/// The sign of a kind of bet: a flag with 1 and 3, a cup, a snail.
pub(super) fn kind_icon(kind: BetKind) -> &'static str {
    match kind {
        BetKind::Leg => "flag",
        BetKind::Third => "icon-third",
        BetKind::Winner => "cup",
        BetKind::Loser => "snail",
    }
}

/// A bet card with `sign` on it (a value, or the sign of its kind).
pub(super) fn bet_card(kind: BetKind, camel: Camel, value: Option<u8>) -> Markup {
    html! {
        svg class={ "bet-card " (colours(camel)) } viewBox="0 0 56 72" aria-hidden="true" {
            use href="#bet-card" {}
            circle class="t-cloth" cx="28" cy="22" r="15" {}
            (emblem_at(camel, 17.0, 11.0, 22.0))
            @match (kind, value) {
                (BetKind::Leg, Some(value)) => text class="bet-value" x="28" y="64" { (value) },
                (BetKind::Leg, None) => text class="bet-value" x="28" y="64" { "–" },
                _ => svg class="bet-sign" x="17" y="45" width="22" height="22" viewBox="0 0 24 24" { use href={ "#" (kind_icon(kind)) } {} },
            }
        }
    }
}

/// A bet card on its side, as low as a row of a table: the camel's half, and what it is worth or the sign of its kind.
pub(super) fn slip(camel: Camel, sign: &Markup) -> Markup {
    html! { span class={ "slip " (colours(camel)) } aria-hidden="true" { i { (emblem_icon(camel)) } span { (sign) } } }
}

/// A bet card as small as a word, with its value or sign and what else is to be said.
pub(super) fn mini_bet(sight: &Sight<'_>, card: BetCard, words: &Markup) -> Markup {
    html! {
        span class={ "mini " (colours(card.camel)) } title=(bet_name(sight, card)) {
            (emblem_icon(card.camel))
            span class="sr" { (bet_name(sight, card)) " " }
            @match card.value { Some(value) => span aria-hidden="true" { (value) }, None => (line_icon(kind_icon(card.kind))) }
            (words)
        }
    }
}

/// A bet card in words: "blue 5 on the leg".
pub(super) fn bet_name(sight: &Sight<'_>, card: BetCard) -> String {
    let values = [
        ("camel", card.camel.name().into()),
        ("kind", card.kind.name().into()),
        ("value", card.value.unwrap_or_default().into()),
    ];
    sight.tr("bet", &values)
}

/// Fox or palm.
pub(super) fn figure(figure: Figure) -> Markup {
    match figure {
        Figure::Fox => icon("fox", "0 0 100 110", "fig fig-fox"),
        Figure::Palm => icon("palm", "0 0 100 140", "fig fig-palm"),
    }
}

/// The picture of the game in the lobby.
pub(super) fn cover() -> Markup {
    let cells = [
        (-40, 140, "first"),
        (100, 140, "second"),
        (244, 140, "first"),
        (384, 140, "second"),
        (528, 280, "storm"),
        (812, 140, "first"),
        (952, 140, "second"),
    ];
    let stack = [(Camel::Orange, 196), (Camel::White, 152), (Camel::Blue, 108)];
    html! {
        svg viewBox="0 0 1000 240" preserveAspectRatio="xMidYMax slice" class="camel-up-cards" {
            use href="#desert" width="1000" height="240" {}
            use href="#pyramid" x="620" y="40" width="190" height="143" {}
            use href="#palm" x="208" y="24" width="104" height="146" {}
            @for (x, width, kind) in cells { use href={ "#cell-" (kind) } x=(x) y="150" width=(width) height="88" {} }
            @for (camel, y) in stack { g transform={ "translate(452 " (y) ") scale(1.2)" } { (camel_use(camel)) } }
            g transform="translate(300 196) scale(1.2)" { (camel_use(Camel::Green)) }
            use href="#fox" x="562" y="102" width="84" height="92" {}
            g transform="translate(742 196) scale(1.2)" { (camel_use(Camel::Yellow)) }
        }
    }
}

/// The camels by place in a row; `word` says what stands under each.
pub(super) fn ranking_row(
    sight: &Sight<'_>,
    places: [u8; Camel::COUNT],
    class: &str,
    word: impl Fn(Camel) -> String,
) -> Markup {
    html! {
        ol class={ "rank " (class) } {
            @for camel in by_place(places) {
                li class=[(places[camel.index()] == WAITS).then_some("waits")] {
                    span class="num" { (place(places, camel)) }
                    (self::camel(camel))
                    span class="sr" { (sight.camel(camel)) }
                    span { (word(camel)) }
                }
            }
        }
    }
}

/// The place of a camel that still waits on Start: behind all others.
pub(super) const WAITS: u8 = u8::MAX;

/// The place of a camel; a dash for one that waits, and as long as all stand on Start, where none is before another
/// (`CC-3.9`).
pub(super) fn place(places: [u8; Camel::COUNT], camel: Camel) -> String {
    match places[camel.index()] {
        place if place != WAITS && places.contains(&1) => place.to_string(),
        _ => "–".to_owned(),
    }
}

/// The camels by place, the first first.
pub(super) fn by_place(places: [u8; Camel::COUNT]) -> [Camel; Camel::COUNT] {
    let mut camels = Camel::ALL;
    camels.sort_by_key(|camel| places[camel.index()]);
    camels
}
