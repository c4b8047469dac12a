//! The swap at the end of a Flight, with which the whole declaration is sent. A drafted dragon is picked, then the
//! dragons of the team are lit: the one that is pressed leaves.

use super::Sight;
use super::art::card;
use super::tray::{planned, send};
use super::words::{sorted, whom};
use crate::pages::pieces::{line_icon, never_mind};
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
                @for (nth, dragon) in (1..).zip(&entrants) { (leavers(sight, seat, ask, &all, (nth, *dragon))) }
            }
        }
        div class="dr-group is-wide is-swap" {
            h2 { (sight.t("may-join")) }
            div class="dr-hand" { @for (nth, dragon) in (1..).zip(entrants) { (entrant(sight, (nth, dragon))) } }
        }
        div class="dr-sets" { div class="dr-set is-shown" { p { (sight.t("keep-words")) } (send(ask, "keep", "btn-main dr-go", &html! { (sight.t("act-keep")) })) } }
    }
}

/// Over the team: who may leave for the dragon that is picked. The style sheet shows the row of that number.
fn leavers(
    sight: &Sight<'_>,
    seat: Seat,
    ask: &Ask,
    all: &[SwapChange],
    (nth, entered): (usize, Dragon),
) -> Markup {
    let swap_of = |slot| all.iter().find(|swap| (swap.slot, swap.entered) == (slot, entered));
    html! {
        div class={ "then dr-leavers leavers-" (nth) } id={ "leavers-" (nth) } {
            @for (slot, dragon) in sight.board().team(seat).iter() {
                @match swap_of(slot) {
                    Some(swap) => (send(ask, &Action::Swap { slot, card: entered }.to_string(), "dr-leaver", &html! {
                        span class="sr" { (sight.tr("instead-of", &[("whom", whom(sight.lang, dragon).into())])) }
                        (line_icon("dragon-swap"))
                        @if swap.movement > 0 { b class="dr-gain" { "+" (swap.movement) } }
                    })),
                    None => span class="dr-leaver" {},
                }
            }
        }
    }
}

fn entrant(sight: &Sight<'_>, (nth, dragon): (usize, Dragon)) -> Markup {
    html! {
        label class="opt dr-pick is-lit" title=(sight.card_words(dragon)) {
            input type="radio" name="pick" value={ "in " (dragon) } class={ "in-" (nth) } aria-controls={ "leavers-" (nth) } aria-label=(sight.card_words(dragon));
            (card(sight.values(), dragon))
            span class="dr-name" { (sight.card(dragon)) }
        }
        div class="then dr-then" {
            div class="then-text" {
                b { (sight.tr("takes-place", &[("card", sight.card(dragon).into())])) }
                small { (sight.tr("speed", &[("speed", sight.values().speed(dragon).into())])) ", " (sight.symbols(sight.values().needs(dragon))) (sight.clause("DR-8.14")) }
            }
            (never_mind(sight.lang))
        }
    }
}
