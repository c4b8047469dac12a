//! The swap at the end of a Flight, with which the whole declaration is sent. A drafted dragon is picked, then one of
//! the team, which are lit now; the button that exchanges both stands beside what was picked.

use super::Sight;
use super::art::{card, support};
use super::tray::{planned, send};
use super::words::{sorted, whom};
use crate::drawing::pieces::{line_icon, never_mind};
use crate::scene::Ask;
use engine::Seat;
use games::dragon_racer::data::TURNS;
use games::dragon_racer::preview::{SwapChange, swaps, team_speed};
use games::dragon_racer::{Action, Dragon};
use maud::{Markup, html};
use std::cmp::Ordering;

/// What is asked, and what there is to gain.
pub(super) fn prompt(sight: &Sight<'_>, seat: Seat) -> String {
    let nothing = if sight.board().moved(seat) == 0 { sight.t("nothing-fires") + " " } else { String::new() };
    if is_idle(sight, seat) {
        return nothing + &sight.t("prompt-swap-last");
    }
    if is_last(sight) {
        return nothing + &sight.t("prompt-swap");
    }
    nothing + &sight.tr("prompt-swap-next", &[("turn", (usize::from(sight.board().turn) + 1).into())])
}

/// Whether a swap can bring nothing any more: after the last turn only a talent pays for it.
pub(super) fn is_idle(sight: &Sight<'_>, seat: Seat) -> bool {
    is_last(sight) && swaps(sight.board(), seat, sight.drafted(seat)).iter().all(|swap| swap.movement == 0)
}

/// Whether no dragon of the team flies again.
fn is_last(sight: &Sight<'_>) -> bool {
    usize::from(sight.board().turn) == TURNS
}

/// The drafted dragons that may enter, and keeping the team.
pub(super) fn choices(sight: &Sight<'_>, seat: Seat, ask: &Ask) -> Markup {
    let all = swaps(sight.board(), seat, sight.drafted(seat));
    let idle = is_idle(sight, seat);
    let mut entrants = sorted(
        sight.values(),
        all.iter().map(|swap| swap.entered).fold(games::dragon_racer::Cards::NONE, |cards, card| {
            if cards.has(card) { cards } else { cards.with(card) }
        }),
    );
    entrants.sort_by_key(|card| std::cmp::Reverse(sight.values().speed(*card)));
    let same = gain_of_all(&all, &entrants);
    html! {
        (planned(sight, seat, ask))
        div class="dr-group is-swap" {
            h2 { (sight.t("team")) }
            div class="dr-row" {
                @for (_, dragon) in sight.board().team(seat).iter() {
                    div class="dr-slot" title=(sight.card_words(dragon)) { (card(sight.values(), dragon)) span class="dr-name" { (sight.card(dragon)) } }
                }
                (leavers(sight, seat, &all, &entrants))
            }
        }
        div class={ "dr-group is-wide is-swap" @if same.is_some() { " is-same" } } {
            h2 {
                (sight.t("may-join"))
                @if let Some(gain) = same { " · " (sight.tr("each-brings", &[("more", gain.into())])) }
                @if !is_last(sight) { small { " · " (sight.t("team-speed")) } }
            }
            div class="dr-hand" { @for dragon in entrants { (entrant(sight, seat, ask, &all, dragon)) } }
        }
        div class="dr-sets" { div class="dr-set is-shown" {
            p { (sight.t(if idle { "keep-words-last" } else { "keep-words" })) }
            // What one may choose is loud; what goes on without it is quiet, until nothing is left to gain.
            (send(ask, "keep", if idle { "btn-main dr-go" } else { "dr-go" }, &html! { (sight.t(if idle { "act-end" } else { "act-keep" })) }))
        } }
    }
}

/// Over the team: who may leave for the dragon that is picked, each with what its exchange for every one of the
/// dragons that may enter would bring; the style sheet shows that of the picked one.
fn leavers(sight: &Sight<'_>, seat: Seat, all: &[SwapChange], entrants: &[Dragon]) -> Markup {
    html! {
        div class="dr-leavers" id="leavers" {
            @for (slot, dragon) in sight.board().team(seat).iter() {
                @if all.iter().any(|swap| swap.slot == slot) {
                    label class="dr-leaver" {
                        input type="radio" name="out" value=(slot) class={ "sr out-" (slot.number()) } aria-label=(sight.card_words(dragon));
                        @for &entered in entrants {
                            @match all.iter().find(|swap| swap.slot == slot && swap.entered == entered) {
                                Some(swap) => (brings(sight, seat, swap)),
                                None => i {},
                            }
                        }
                    }
                } @else { span class="dr-leaver" {} }
            }
        }
    }
}

/// What an exchange brings: spaces at once, and how fast the team is then; else the sign of an exchange.
fn brings(sight: &Sight<'_>, seat: Seat, swap: &SwapChange) -> Markup {
    let (from, to) = team_speed(sight.board(), seat, swap);
    let last = is_last(sight);
    html! {
        i class=[change(from, to).filter(|_| !last)] aria-hidden="true" {
            @if swap.movement > 0 { b { "+" (swap.movement) } }
            @if !last { (from) "→" (to) } @else if swap.movement == 0 { (line_icon("dragon-swap")) }
        }
    }
}

/// Whether a team is slower or faster than before.
fn change(from: u8, to: u8) -> Option<&'static str> {
    match to.cmp(&from) {
        Ordering::Less => Some("is-less"),
        Ordering::Equal => None,
        Ordering::Greater => Some("is-more"),
    }
}

/// What each of several dragons brings at best, where that is the same and so is said once.
fn gain_of_all(all: &[SwapChange], entrants: &[Dragon]) -> Option<u16> {
    let (&first, others) = entrants.split_first()?;
    let same = |&dragon: &Dragon| gain(all, dragon) == gain(all, first);
    Some(gain(all, first)).filter(|&gain| gain > 0 && !others.is_empty() && others.iter().all(same))
}

/// What a dragon that enters brings at best.
fn gain(all: &[SwapChange], dragon: Dragon) -> u16 {
    all.iter().filter(|swap| swap.entered == dragon).map(|swap| swap.movement).max().unwrap_or_default()
}

fn entrant(sight: &Sight<'_>, seat: Seat, ask: &Ask, all: &[SwapChange], dragon: Dragon) -> Markup {
    html! {
        label class="opt dr-pick is-lit" title=(sight.card_words(dragon)) {
            input type="radio" name="pick" value={ "in " (dragon) } aria-controls="leavers" aria-label=(sight.card_words(dragon));
            (card(sight.values(), dragon))
            (worth(sight, seat, all, dragon))
            span class="dr-name" { (sight.card(dragon)) }
        }
        div class="then dr-then" {
            div class="then-text" {
                b { (sight.tr("takes-place", &[("card", sight.card(dragon).into())])) span class="dr-who-leaves" { " " (sight.t("who-leaves")) } }
                small { span { (sight.tr("speed", &[("speed", sight.values().speed(dragon).into())])) " " (needs(sight, dragon)) } span class="dr-note" { (sight.t("prompt-swap-note")) (sight.clause("DR-8.20")) } }
            }
            div class="btn-row" {
                @for swap in all.iter().filter(|swap| swap.entered == dragon) { (exchange(sight, seat, ask, swap)) }
            }
            (never_mind(sight.lang))
        }
    }
}

/// What a dragon brings at best when it enters, and how fast the team is then: with it for the slowest.
fn worth(sight: &Sight<'_>, seat: Seat, all: &[SwapChange], dragon: Dragon) -> Markup {
    let best = gain(all, dragon);
    let speeds =
        all.iter().filter(|swap| swap.entered == dragon).map(|swap| team_speed(sight.board(), seat, swap));
    html! {
        span class="dr-now" aria-hidden="true" {
            @if best > 0 { b class="is-most" { "+" (best) } }
            @if let Some((from, to)) = speeds.max_by_key(|&(_, to)| to).filter(|_| !is_last(sight)) {
                i class=[change(from, to)] { (from) "→" (to) }
            }
        }
    }
}

/// What a dragon needs, drawn.
fn needs(sight: &Sight<'_>, dragon: Dragon) -> Markup {
    let needs = sight.values().needs(dragon);
    html! {
        span class="sr" { (sight.symbols(needs)) }
        @for (colour, count) in needs.iter() { @for _ in 0..count { (support(colour, "dr-symbol")) } }
    }
}

/// The button of an exchange; the style sheet shows that of the dragon that leaves.
fn exchange(sight: &Sight<'_>, seat: Seat, ask: &Ask, swap: &SwapChange) -> Markup {
    let Some(left) = sight.board().team(seat).at(swap.slot) else { return html! {} };
    let values = [("card", sight.card(swap.entered).into()), ("whom", whom(sight.lang, left).into())];
    let (from, to) = team_speed(sight.board(), seat, swap);
    let speeds = [("from", from.into()), ("to", to.into())];
    let action = Action::Swap { slot: swap.slot, card: swap.entered }.to_string();
    let class = format!("btn-main dr-exchange for-{}", swap.slot.number());
    send(
        ask,
        &action,
        &class,
        &html! {
            (sight.tr("act-swap", &values))
            @if swap.movement > 0 { b class="dr-gain" { "+" (swap.movement) } }
            small { (sight.tr("swap-speed", &speeds)) }
        },
    )
}
