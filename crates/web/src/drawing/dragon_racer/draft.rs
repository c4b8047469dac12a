//! The Draft: the hand, and what a card would bring.

use super::Sight;
use super::art::{card, realm_mark, support};
use super::tray::has_talent;
use super::words::sorted;
use crate::drawing::pieces::{line_icon, never_mind};
use engine::Seat;
use games::dragon_racer::data::data;
use games::dragon_racer::preview::{best_flight, fire_sets};
use games::dragon_racer::{Action, Cards, Dragon, Phase, Talent, Values};
use maud::{Markup, html};

/// What is asked, and where the rest of the hand goes.
pub(super) fn prompt(sight: &Sight<'_>, seat: Seat) -> String {
    let rest = sight.private.map_or(0, |private| private.hand.len().saturating_sub(1));
    let key = if sight.board().passes_left() { "prompt-pick-pass-left" } else { "prompt-pick-pass-right" };
    let values = [("count", rest.into()), ("name", sight.scene.name(sight.next_hand(seat)).into())];
    format!("{} {}", sight.t("prompt-pick"), sight.tr(key, &values))
}

/// The hand, each card a choice.
pub(super) fn hand(sight: &Sight<'_>, seat: Seat) -> Markup {
    let Some(private) = sight.private else { return html! {} };
    html! {
        div class="dr-group is-wide" {
            (heading(sight, private.hand.len()))
            div class="dr-hand" { @for dragon in distinct(sight.values(), private.hand) { (choice(sight, seat, private.hand, dragon)) } }
        }
    }
}

/// The hand while the others choose.
pub(super) fn waiting(sight: &Sight<'_>) -> Markup {
    let Some(private) = sight.private.filter(|private| !private.hand.is_empty()) else { return html! {} };
    html! {
        div class="dr-group is-wide" {
            (heading(sight, private.hand.len()))
            div class="dr-hand" {
                @for dragon in sorted(sight.values(), private.hand) {
                    span class="opt dr-pick is-off" title=(sight.card_words(dragon)) { (card(sight.values(), dragon)) span class="dr-name" { (sight.card(dragon)) } }
                }
            }
        }
    }
}

fn heading(sight: &Sight<'_>, count: usize) -> Markup {
    let left = sight.board().passes_left();
    html! {
        h2 class="dr-hand-head" {
            (sight.t("hand")) " (" (count) ") "
            @if sight.board().phase == Phase::Draft { (line_icon(if left { "dragon-left" } else { "dragon-right" })) }
        }
    }
}

fn distinct(values: &Values, hand: Cards) -> Vec<Dragon> {
    let mut cards = sorted(values, hand);
    cards.dedup();
    cards
}

fn choice(sight: &Sight<'_>, seat: Seat, hand: Cards, dragon: Dragon) -> Markup {
    let action = Action::Pick(dragon);
    html! {
        label class="opt dr-pick is-lit" title=(sight.card_words(dragon)) {
            input type="radio" name="pick" value=(action) aria-label=(sight.card_words(dragon));
            (card(sight.values(), dragon))
            @if hand.of(dragon) > 1 { b class="dr-twice" { "×" (hand.of(dragon)) } }
            span class="dr-name" { (sight.card(dragon)) }
        }
        div class="then dr-then" {
            div class="then-text" {
                b { (sight.card(dragon)) } " " (marks(sight, dragon))
                small { (brings(sight, seat, dragon)) (sight.clause("DR-5.5")) }
            }
            div class="btn-row" {
                button class="btn btn-main" name="move" value=(action) {
                    span class="only-wide" { (sight.tr("act-keep-card", &[("card", sight.card(dragon).into())])) }
                    span class="only-narrow" { (sight.t("act-keep-it")) }
                }
            }
            (never_mind(sight.lang))
        }
    }
}

/// Realm, colour and level, in words and marks.
fn marks(sight: &Sight<'_>, dragon: Dragon) -> Markup {
    html! {
        span class="dr-marks" {
            (realm_mark(dragon.realm())) (sight.realm(dragon.realm())) " · "
            (support(dragon.colour(), "dr-symbol")) (sight.t(dragon.colour().name()))
            @if dragon.is_attack() { " · " (line_icon("dragon-attack")) (sight.t("attack-card")) }
        }
    }
}

/// What the team gains from a card, and how many cards of its realm the viewer would have.
fn brings(sight: &Sight<'_>, seat: Seat, dragon: Dragon) -> Markup {
    let realm = dragon.realm();
    let after = sight.drafted(seat).with(dragon);
    let count = sight.board().team(seat).cards().of_realm(realm).len() + after.of_realm(realm).len();
    html! {
        (flight_words(sight, seat, dragon))
        @if dragon.is_attack() && has_talent(sight, seat, Talent::Strike) { " " (sight.talent(Talent::Strike)) ": +" (data().talents.strike_and_fly) "." }
        " " (sight.tr("brings-realm", &[("realm", sight.realm(realm).into()), ("count", count.into())]))
    }
}

/// What the team gains from a card in this turn.
pub(super) fn flight_words(sight: &Sight<'_>, seat: Seat, dragon: Dragon) -> String {
    let before = sight.drafted(seat);
    let far = best_flight(sight.board(), seat, before);
    let best = fire_sets(sight.board(), seat, before.with(dragon));
    let (farther, slots) = best.first().map_or((0, &[][..]), |best| (best.total, &best.slots));
    let team = sight.board().team(seat);
    let names: Vec<String> =
        slots.iter().filter_map(|&slot| team.at(slot)).map(|dragon| sight.card(dragon)).collect();
    let values = [
        ("names", sight.lang.list(&names).into()),
        ("count", names.len().into()),
        ("far", farther.into()),
        ("more", farther.saturating_sub(far).into()),
    ];
    sight.tr("brings", &values)
}
