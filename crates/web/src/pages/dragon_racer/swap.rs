//! The swap at the end of a Flight, with which the whole declaration is sent.

use super::Sight;
use super::art::{card, support};
use super::draft::marks;
use super::tray::{planned, send};
use super::words::{sorted, whom};
use crate::pages::pieces::never_mind;
use crate::scene::Ask;
use engine::Seat;
use games::dragon_racer::preview::{SwapChange, swaps};
use games::dragon_racer::{Action, Dragon};
use maud::{Markup, html};

/// The drafted dragons that may enter, and keeping the team.
pub(super) fn choices(sight: &Sight<'_>, seat: Seat, ask: &Ask) -> Markup {
    let all = swaps(sight.board(), seat, sight.drafted(seat));
    let mut entrants = sorted(
        sight.values(),
        all.iter().map(|swap| swap.entered).fold(games::dragon_racer::Cards::NONE, |cards, card| {
            if cards.has(card) { cards } else { cards.with(card) }
        }),
    );
    entrants.sort_by_key(|card| std::cmp::Reverse(sight.values().speed(*card)));
    html! {
        (planned(sight, seat, ask))
        div class="dr-group is-swap" {
            h2 { (sight.t("team")) }
            div class="dr-row" {
                @for (_, dragon) in sight.board().team(seat).iter() {
                    div class="dr-slot" title=(sight.card_words(dragon)) { (card(sight.values(), dragon)) span class="dr-name" { (sight.card(dragon)) } }
                }
            }
        }
        div class="dr-group is-wide is-swap" {
            h2 { (sight.t("may-join")) }
            div class="dr-hand" { @for dragon in entrants { (entrant(sight, ask, dragon, &all)) } }
        }
        div class="dr-sets" { div class="dr-set is-shown" { p { (sight.t("keep-words")) } (send(ask, "keep", "btn-main dr-go", &html! { (sight.t("act-keep")) })) } }
    }
}

fn entrant(sight: &Sight<'_>, ask: &Ask, dragon: Dragon, all: &[SwapChange]) -> Markup {
    html! {
        label class="opt dr-pick is-lit" title=(sight.card_words(dragon)) {
            input type="radio" name="pick" value={ "in " (dragon) } aria-label=(sight.card_words(dragon));
            (card(sight.values(), dragon))
            span class="dr-name" { (sight.card(dragon)) }
        }
        div class="then dr-then" {
            div class="then-text" {
                b { (sight.tr("takes-place", &[("card", sight.card(dragon).into())])) } " " (marks(sight, dragon))
                small { (sight.tr("speed", &[("speed", sight.values().speed(dragon).into())])) ", " (sight.symbols(sight.values().needs(dragon))) (sight.clause("DR-8.14")) }
            }
            div class="btn-row" {
                @for swap in all.iter().filter(|swap| swap.entered == dragon) {
                    @let action = Action::Swap { slot: swap.slot, card: dragon }.to_string();
                    (send(ask, &action, "dr-out", &html! {
                        (super::art::dragon(swap.left)) (sight.tr("instead-of", &[("whom", whom(sight.lang, swap.left).into())]))
                        small { (sight.values().speed(swap.left)) @for (colour, count) in sight.values().needs(swap.left).iter() { @for _ in 0..count { (support(colour, "dr-symbol")) } } }
                        @if swap.movement > 0 { b class="plus" { "+" (swap.movement) } }
                    }))
                }
            }
            (never_mind(sight.lang))
        }
    }
}
