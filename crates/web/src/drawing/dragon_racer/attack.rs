//! What an attack card does: it is put on a dragon, or kept for support.

use super::Sight;
use super::art::{card, hero, support};
use super::team::{hits, is_attacked};
use super::tray::{has_talent, part, planned};
use crate::drawing::pieces::{line_icon, token};
use crate::scene::Ask;
use engine::Seat;
use games::dragon_racer::data::data;
use games::dragon_racer::preview::best_flight;
use games::dragon_racer::{Action, Colour, Dragon, Hero, Slot, Talent};
use maud::{Markup, html};

/// The question about the attack card at hand.
pub(super) fn prompt(sight: &Sight<'_>) -> String {
    let name = sight.board().asking().map(|card| sight.card(card)).unwrap_or_default();
    let question = sight.tr("prompt-attack", &[("card", name.into())]);
    if only_own(sight) { format!("{question} {}", sight.t("prompt-attack-leader")) } else { question }
}

/// Whether nobody else can be attacked any more.
fn only_own(sight: &Sight<'_>) -> bool {
    targets(sight).iter().all(|(seat, _)| Some(*seat) == sight.scene.seat())
}

/// The players that can be attacked, in the order of flight, with their open dragons.
fn targets(sight: &Sight<'_>) -> Vec<(Seat, Vec<Slot>)> {
    let of = |seat: Seat| -> Vec<Slot> {
        let slots = sight.legal.iter().filter_map(|action| match action {
            Action::Attack { seat: on, slot, .. } if *on == seat => Some(*slot),
            _ => None,
        });
        slots.collect()
    };
    let mut order: Vec<Seat> = sight.board().flight_order().collect();
    // The own dragons come last: they are the rare choice.
    order.sort_by_key(|&seat| Some(seat) == sight.scene.seat());
    order.into_iter().map(|seat| (seat, of(seat))).filter(|(_, slots)| !slots.is_empty()).collect()
}

/// All targets, and keeping the card.
pub(super) fn choices(sight: &Sight<'_>, seat: Seat, ask: &Ask) -> Markup {
    let Some(asked) = sight.board().asking() else { return html! {} };
    let hold = Action::Hold(asked).to_string();
    html! {
        (planned(sight, seat, ask))
        div class="dr-asked" {
            (card(sight.values(), asked))
            p {
                b { (sight.card(asked)) }
                span {
                    (sight.t("asks-more")) (support(asked.colour(), "dr-symbol"))
                    @if !only_own(sight) { (sight.t("or-loses")) }
                }
                @if has_talent(sight, seat, Talent::Strike) { span { (sight.talent(Talent::Strike)) ": +2" } }
                (part(sight, ask, &hold, if only_own(sight) { "btn btn-main" } else { "btn" }, &html! { (sight.t("act-hold")) }))
                small class="soft" { (hold_words(sight, seat, asked)) }
            }
        }
        div class="dr-targets" { @for (on, slots) in targets(sight) { (target(sight, ask, asked, on, &slots)) } }
    }
}

/// How far the team flies at best with the card as support, and without it.
pub(super) fn hold_words(sight: &Sight<'_>, seat: Seat, asked: Dragon) -> String {
    let drafted = sight.drafted(seat);
    let with = best_flight(sight.board(), seat, drafted);
    let without = best_flight(sight.board(), seat, drafted.without(asked));
    sight.tr("hold-words", &[("with", with.into()), ("without", without.into())])
}

fn target(sight: &Sight<'_>, ask: &Ask, asked: Dragon, on: Seat, slots: &[Slot]) -> Markup {
    let own = sight.scene.seat() == Some(on);
    html! {
        section class={ "dr-target p" (on) } {
            h2 {
                (token(on)) span { @if own { (sight.t("own-team")) } @else { (sight.scene.name(on)) } }
                @if let Some(own) = sight.board().hero(on) { (hero(own)) }
            }
            div class="dr-cards" {
                @for &slot in slots {
                    @if let Some(dragon) = sight.board().team(on).at(slot) {
                        @let action = Action::Attack { card: asked, seat: on, slot };
                        (part(sight, ask, &action.to_string(), "opt is-lit dr-aim", &aim(sight, asked, on, (slot, dragon))))
                    }
                }
            }
        }
    }
}

fn aim(sight: &Sight<'_>, asked: Dragon, on: Seat, (slot, dragon): (Slot, Dragon)) -> Markup {
    let loss = loss(sight, on, dragon);
    let values = [
        ("target", sight.card(dragon).into()),
        ("name", sight.scene.name(on).into()),
        ("colour", sight.t(asked.colour().name()).into()),
        ("loss", loss.into()),
    ];
    let needs = sight.board().demand(on, slot).total();
    // Many symbols are told as numbers, so that they stay within the card's width.
    let many = Colour::ALL.into_iter().map(|colour| needs.of(colour)).sum::<u8>() > 2;
    html! {
        span class="sr" { (sight.tr("then-attack", &values)) }
        span class="dr-at" {
            (card(sight.values(), dragon))
            // In the place of the speed, which is what is lost.
            @if Some(on) != sight.scene.seat() { b class="dr-loss" aria-hidden="true" { "−" (loss) } }
        }
        span class="dr-needs" aria-hidden="true" {
            @for colour in Colour::ALL {
                @let count = needs.of(colour);
                @if many && count > 0 { span { @if count > 1 { (count) } (support(colour, "")) } }
                @else { @for _ in 0..count { (support(colour, "")) } }
            }
        }
        @if is_attacked(sight, on, slot) { (hits(sight, on, slot)) }
        span class="dr-aim-more" { (line_icon("dragon-attack")) (support(asked.colour(), "")) }
    }
}

/// What the flight of a seat loses if this dragon does not fire: its speed, and what a talent pays for it.
fn loss(sight: &Sight<'_>, seat: Seat, dragon: Dragon) -> u8 {
    let (talents, speed) = (&data().talents, sight.values().speed(dragon));
    let talent = match sight.board().hero(seat).map(Hero::talent) {
        Some(Talent::Formation) => talents.formation,
        Some(Talent::High) if speed >= talents.high_flight_from_speed => talents.high_flight,
        _ => 0,
    };
    speed + talent
}
