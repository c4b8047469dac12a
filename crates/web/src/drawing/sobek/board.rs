//! The board: track, quay and stores, a sign over them when something is scored, and under it the mats.

use super::art::{croc, glyph, scarab, token as disc};
use super::words::{self, Case};
use super::{Sight, capital, mats, quay, round, track};
use crate::drawing::pieces::token;
use engine::Seat;
use games::sobek::preview;
use games::sobek::score::{Corruption, SetResult};
use games::sobek::{Event, Phase, QuayCard, Symbol, Zone};
use maud::{Markup, html};

/// The board in this moment.
pub(super) fn board(sight: &Sight<'_>) -> Markup {
    html! {
        p class="sr" { (description(sight)) }
        div id="board" class="so-board" {
            (track::track(sight))
            (quay::quay(sight))
            (quay::stores(sight))
            (quay::signs(sight))
            (banner(sight))
        }
        (mats::mats(sight))
    }
}

/// A sign when a token is turned up, a power is used or something is scored.
fn banner(sight: &Sight<'_>) -> Markup {
    let who = |seat: Seat| html! { (token(seat)) b { (sight.scene.name(seat)) } };
    let words = match sight.step {
        Some(Event::RoundBegins { round }) => {
            html! { b { (sight.tr("banner-round", &[("round", (*round).into())])) } }
        }
        // SO-8.3: the Queen has cut it short.
        Some(Event::Delivered { cards, left: 0 }) => html! {
            b { (sight.t(if *cards < 9 { "last-delivery-queen" } else { "last-delivery" })) }
        },
        Some(Event::RoundEnds { .. }) => html! { b { (sight.t("banner-round-ends")) } },
        Some(Event::EventChosen { seat, token: chosen, .. }) => html! {
            (disc(*chosen)) (who(*seat)) span { (words::token(sight.lang, *chosen)) }
        },
        Some(Event::CharacterPlayed { seat, character }) => html! {
            (super::art::card(character.card())) (who(*seat))
            span { (words::character(sight.lang, *character, Case::Who)) }
        },
        Some(
            event @ (Event::Stolen { seat, .. } | Event::Picked { seat, .. } | Event::Cursed { seat, .. }),
        ) => html! {
            (token(*seat)) @if let Some(line) = sight.teller().tell(event) { span { (line.text) } }
        },
        Some(Event::PilesTurned { .. }) => html! { (croc()) b { (sight.t("banner-piles")) } },
        Some(Event::PileShown { seat, cards }) => html! {
            (who(*seat)) span class="so-minis" { @for card in cards.each() { (super::art::mini(sight.lang, card)) } }
        },
        Some(Event::SetScored { seat, set, sum }) => html! {
            (who(*seat)) (sum_of(sight, *set)) span class="soft" { (sight.tr("banner-sum", &[("sum", (*sum).into())])) }
        },
        Some(Event::SetPoints { seat, points, from, to }) => html! {
            (who(*seat)) span class="num" { (from) " + " (points) " = " b { (to) } }
        },
        Some(Event::CorruptionCounted { seats, most }) => html! {
            b { (sight.t("banner-corruption")) }
            ul class="so-count" { @for one in seats { (counted(sight, *one, most.contains(one.seat))) } }
        },
        Some(Event::PenaltyDue { seat, points, steps, symbol }) => html! {
            (who(*seat)) (glyph(*symbol))
            span { (sight.tr("banner-penalty", &[("steps", (*steps).into()), ("points", (*points).into()), ("symbol", words::symbol(sight.lang, *symbol).into())])) }
        },
        Some(Event::PenaltyStep { seat, step, of, from, to, symbol }) => html! {
            (who(*seat)) (glyph(*symbol)) span class="num" { (from) " → " b { (to) } }
            span class="soft" { (step) "/" (of) }
        },
        Some(Event::RoundScored { round, before, most, .. }) => html! {
            b { (sight.tr("scored-round", &[("round", (*round).into())])) }
            (round::sheet(sight, &round::scored(sight, before, *most)))
        },
        _ => return html! {},
    };
    let class = if matches!(sight.step, Some(Event::RoundScored { .. })) { " is-sheet" } else { "" };
    html! { div id="so-banner" class={ "so-banner" (class) } { (words) } }
}

/// What a set is worth: `fish 2 × 5 = 10`.
pub(super) fn sum_of(sight: &Sight<'_>, set: SetResult) -> Markup {
    html! {
        (super::art::family_icon(set.family, "so-ico"))
        span class="sr" { (words::family(sight.lang, set.family)) " " }
        span class="so-sum" {
            (set.scarabs) (scarab())
            @if !set.horizontal { " × " (set.cards) } @else { span class="soft" { " (" (sight.t("horizontal")) ")" } }
            " = " b { (set.points) }
        }
    }
}

/// A line of the count of corruption.
fn counted(sight: &Sight<'_>, one: Corruption, most: bool) -> Markup {
    let values =
        [("cards", one.cards.into()), ("curses", one.curses.into()), ("scarabs", one.scarabs.into())];
    html! {
        li class=(if most { "is-most" } else { "" }) {
            (token(one.seat)) span { (sight.scene.name(one.seat)) }
            b class="num" { (one.corruption) }
            small { (sight.tr("banner-counted", &values)) }
            @if most { (croc()) }
        }
    }
}

/// The position in words, for those who do not see it.
fn description(sight: &Sight<'_>) -> String {
    let board = sight.board();
    let mut words: Vec<String> = Vec::new();
    let lies: Vec<String> =
        board.quay.cards().map(|(_, lies): (u8, QuayCard)| quay::name(sight, lies)).collect();
    if !lies.is_empty() {
        words.push(sight.tr("describe-quay", &[("cards", lies.join(", ").into())]));
    }
    for seat in sight.seats() {
        let symbol = words::symbol(sight.lang, Symbol::at(board.score(seat)));
        let values = [
            ("name", sight.scene.name(seat).into()),
            ("score", board.score(seat).into()),
            ("symbol", symbol.into()),
            ("hand", preview::backs(sight.view, seat, Zone::Hand).len().into()),
            ("corruption", preview::corruption(sight.view, seat).map_or_else(|| "?".into(), Into::into)),
        ];
        words.push(sight.tr("describe-player", &values));
        for set in games::sobek::score::set_results(board, seat) {
            let values = [
                ("family", words::of_family(sight.lang, set.family).into()),
                ("scarabs", set.scarabs.into()),
                ("cards", set.cards.into()),
                ("points", set.points.into()),
            ];
            words.push(sight.tr("describe-set", &values));
        }
    }
    if board.phase == Phase::Over {
        words.push(format!("{}.", capital(&sight.t("progress-over"))));
    }
    capital(&words.join(" "))
}
