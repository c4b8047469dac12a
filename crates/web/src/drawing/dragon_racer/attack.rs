//! What an attack card does: it is put on a dragon, or kept for support.

use super::Sight;
use super::art::{card, hero, support, tones};
use super::team::{hits, is_attacked};
use super::tray::{has_talent, part, planned};
use crate::drawing::numbers::balance;
use crate::drawing::pieces::{never_mind, token};
use crate::scene::Ask;
use engine::Seat;
use games::dragon_racer::data::data;
use games::dragon_racer::preview::{best_flight, farthest_flight, flight_after_own_attack};
use games::dragon_racer::{Action, Cards, Colour, Dragon, Hero, Slot, Talent};
use maud::{Markup, html};
use std::cmp::Ordering;

/// The question about the attack card at hand.
pub(super) fn prompt(sight: &Sight<'_>) -> String {
    let name = sight.board().asking().map(|card| sight.card(card)).unwrap_or_default();
    let key = if only_own(sight) { "prompt-attack-leader" } else { "prompt-attack" };
    sight.tr(key, &[("card", name.into())])
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

/// All targets, and keeping the card, which is the answer at hand where only the own dragons could be hit.
pub(super) fn choices(sight: &Sight<'_>, seat: Seat, ask: &Ask) -> Markup {
    let Some(asked) = sight.board().asking() else { return html! {} };
    let flights = flights(sight, seat, asked);
    let own = only_own(sight);
    let shot = Shot::new(sight, asked, flights.1 + strike(sight, seat));
    html! {
        (planned(sight, seat, ask))
        div class={ "dr-asked" @if own { " is-own" } } {
            (card(sight.values(), asked))
            p {
                span {
                    (sight.t(if own { "or-own" } else { "asks-more" })) " " (support(asked.colour(), "dr-symbol")) " "
                    @if !own { (sight.t("or-loses")) }
                }
                @if !own { " " span class="dr-ranks" { b class="dr-loss is-hard" { "−" (shot.hardest.1) } (sight.t("hits-hardest")) } }
                @if shot.holds { " " span class="dr-ranks" { b { "▼" } (sight.t("stays-behind")) } }
            }
        }
        div class="dr-targets" { @for (on, slots) in targets(sight) { (target(sight, ask, shot, flights, (on, &slots))) } }
        div class="dr-hold" { (hold(sight, seat, ask, asked, flights)) }
    }
}

/// The button that keeps the card, with how far it would carry the flight.
fn hold(sight: &Sight<'_>, seat: Seat, ask: &Ask, asked: Dragon, (with, without): Flights) -> Markup {
    let without = without + strike(sight, seat);
    let far = if with == without {
        sight.tr("hold-same", &[("far", with.into())])
    } else {
        sight.tr("hold-far", &[("with", with.into()), ("without", without.into())])
    };
    let class = if only_own(sight) { "btn btn-main" } else { "btn" };
    part(
        sight,
        ask,
        &Action::Hold(asked).to_string(),
        class,
        &html! { span { (sight.t(if only_own(sight) { "act-hold-own" } else { "act-hold" })) small { (far) } } },
    )
}

/// What keeping the card brings, in words.
pub(super) fn hold_words(sight: &Sight<'_>, seat: Seat, asked: Dragon) -> String {
    let (with, without) = flights(sight, seat, asked);
    sight.tr("hold-words", &[("with", with.into()), ("without", without.into())])
}

/// How far the own team flies at best with the attack card as support, and without it.
type Flights = (u16, u16);

fn flights(sight: &Sight<'_>, seat: Seat, asked: Dragon) -> Flights {
    let drafted = sight.drafted(seat);
    let far = |drafted| best_flight(sight.board(), seat, drafted);
    (far(drafted), far(drafted.without(asked)))
}

fn target(
    sight: &Sight<'_>,
    ask: &Ask,
    shot: Shot,
    flights: Flights,
    (on, slots): (Seat, &[Slot]),
) -> Markup {
    let own = sight.scene.seat() == Some(on);
    // Of the own dragons it matters how far the flight goes then, so that stands at its head.
    html! {
        section class={ "dr-target p" (on) @if own { " is-own" } } {
            h2 {
                (token(on)) span { @if own { (sight.tr("own-flight", &[("far", flights.0.into())])) } @else { (sight.scene.name(on)) } }
                @if !own { (gap(sight, on)) b class="dr-there" { (sight.board().distance(on)) } }
                // A hero who lends this colour may pay for the attack.
                @if let Some(rival) = sight.board().hero(on).filter(|_| !own) {
                    @if rival.support().gives(shot.asked.colour()) { (support(shot.asked.colour(), "dr-symbol")) }
                    (hero(rival))
                }
            }
            div class="dr-cards" {
                @for &slot in slots {
                    @if let Some(dragon) = sight.board().team(on).at(slot) {
                        (aimed(sight, ask, shot, flights, (on, slot, dragon)))
                    }
                }
            }
        }
    }
}

/// How far a rival is from the viewer: whom an attack would hold back.
fn gap(sight: &Sight<'_>, rival: Seat) -> Markup {
    let Some(own) = sight.scene.seat() else { return html! {} };
    let (there, here) = (sight.board().distance(rival), sight.board().distance(own));
    let key = match there.cmp(&here) {
        Ordering::Greater => "gap-ahead",
        Ordering::Equal => "gap-level",
        Ordering::Less => "gap-behind",
    };
    html! { small class="dr-gap" { (sight.tr(key, &[("by", there.abs_diff(here).into())])) } }
}

/// What the talent of the flying seat pays for an attack.
fn strike(sight: &Sight<'_>, seat: Seat) -> u16 {
    if has_talent(sight, seat, Talent::Strike) { data().talents.strike_and_fly.into() } else { 0 }
}

/// What an attack does to the flight of a seat: to a rival's if the dragon cannot pay, to the own one by what is left.
fn effect(sight: &Sight<'_>, asked: Dragon, flights: Flights, (on, slot, dragon): Target) -> i32 {
    if Some(on) != sight.scene.seat() {
        return -i32::from(loss(sight, on, dragon));
    }
    let after =
        flight_after_own_attack(sight.board(), on, sight.drafted(on), (asked, slot)) + strike(sight, on);
    i32::from(after) - i32::from(flights.0)
}

/// The attack card at hand.
#[derive(Clone, Copy)]
struct Shot {
    asked: Dragon,
    /// Where the own flight ends at best after an attack.
    own: u16,
    /// The most that a rival can lose, and whether the hero cannot pay there.
    hardest: (bool, u8),
    /// Whether it can keep a rival behind the viewer.
    holds: bool,
}

impl Shot {
    fn new(sight: &Sight<'_>, asked: Dragon, far: u16) -> Self {
        let own = sight.scene.seat().map_or(0, |seat| sight.board().distance(seat)) + far;
        let mut found = Self { asked, own, hardest: (false, 0), holds: false };
        for (on, slots) in targets(sight).into_iter().filter(|(on, _)| Some(*on) != sight.scene.seat()) {
            for (slot, dragon) in sight.board().team(on).iter().filter(|(slot, _)| slots.contains(slot)) {
                found.hardest = found.hardest.max(found.strength(sight, (on, slot, dragon)));
                found.holds |= found.holds_back(sight, on, slot);
            }
        }
        found
    }

    /// Whether the hero of a target cannot pay, and what is lost.
    fn strength(self, sight: &Sight<'_>, (on, slot, dragon): Target) -> (bool, u8) {
        let (board, colour) = (sight.board(), self.asked.colour());
        let supply = board.supply(on, Cards::NONE);
        let printed = board.demand(on, slot).printed.of(colour) > 0;
        let pays = supply.hero.gives(colour) && (supply.hero_pays_attack || printed);
        (!pays, loss(sight, on, dragon))
    }

    /// Whether the dragons of a rival could carry it past the viewer, but not without this one.
    fn holds_back(self, sight: &Sight<'_>, on: Seat, slot: Slot) -> bool {
        self.own > reach(sight, on, Some(slot)) && self.own <= reach(sight, on, None)
    }
}

type Target = (Seat, Slot, Dragon);

/// Where the dragons of a rival could carry it with the luckiest cards, all of them or all but one.
fn reach(sight: &Sight<'_>, on: Seat, but: Option<Slot>) -> u16 {
    sight.board().distance(on) + farthest_flight(sight.board(), on, but)
}

/// A dragon to pick, and the bar that says what the attack would do.
fn aimed(sight: &Sight<'_>, ask: &Ask, shot: Shot, flights: Flights, target: Target) -> Markup {
    let asked = shot.asked;
    let (on, at, dragon) = target;
    let action = Action::Attack { card: asked, seat: on, slot: at };
    let effect = effect(sight, asked, flights, target);
    let is_own = Some(on) == sight.scene.seat();
    let hard = !is_own && shot.strength(sight, target) == shot.hardest;
    let holds = !is_own && shot.holds_back(sight, on, at);
    html! {
        label class="opt is-lit dr-aim" title=(sight.card_words(dragon)) {
            // With an id of its own it does not stay picked when the next attack card asks in the same place.
            input id={ "aim-" (asked) "-" (on) "-" (dragon) } type="radio" name="pick" value=(action) aria-label={ (sight.card(dragon)) ", " (sight.scene.name(on)) };
            (aim(sight, target, &html! {
                b class={ "dr-loss" @if effect > 0 { " is-good" } @else if effect == 0 { " is-even" } @if hard { " is-hard" } } aria-hidden="true" { (balance(effect)) }
                @if holds { b class="dr-holds" aria-hidden="true" { "▼" } }
            }))
            span class="dr-name" aria-hidden="true" { (sight.card(dragon)) }
        }
        div class="then dr-then" {
            div class="then-text" {
                b { (token(on)) (sight.card(dragon)) @if !is_own { " (" (sight.scene.name(on)) ")" } }
                small {
                    @if !is_own { (loses(sight, asked, effect)) }
                    @if holds {
                        @let values = [("to", reach(sight, on, Some(at)).into()), ("own", shot.own.into())];
                        " " span class="dr-far" { (sight.tr("aim-behind", &values)) }
                    } @else { (own_flight(sight, flights, on, effect)) }
                    @if !is_own && !holds && !shot.strength(sight, target).0 { " " span class="dr-far" { (sight.t("aim-hero")) } }
                }
            }
            div class="btn-row" { (part(sight, ask, &action.to_string(), "btn btn-main", &html! { (sight.t("act-attack")) })) }
            (never_mind(sight.lang))
        }
    }
}

/// What the dragon of a rival needs then, or what that loses.
fn loses(sight: &Sight<'_>, asked: Dragon, effect: i32) -> Markup {
    html! {
        (sight.t("aim-needs")) " " (support(asked.colour(), "dr-symbol"))
        span class="sr" { (sight.t(asked.colour().name())) }
        " " (sight.tr("aim-or", &[("loss", effect.unsigned_abs().into())]))
    }
}

/// How far the own flight goes then; what the card asks for stands beside it already.
fn own_flight(sight: &Sight<'_>, (with, without): Flights, on: Seat, effect: i32) -> Markup {
    let Some(seat) = sight.scene.seat() else { return html! {} };
    let (own, paid) = (on == seat, strike(sight, seat));
    let far = if own { i32::from(with) + effect } else { i32::from(without + paid) };
    let values = [("far", far.into()), ("with", with.into())];
    html! {
        @if far != i32::from(with) { " " (sight.tr("aim-far", &values)) }
        @else if own { " " (sight.tr("aim-same", &values)) }
    }
}

fn aim(sight: &Sight<'_>, (on, slot, dragon): Target, loss: &Markup) -> Markup {
    let needs = sight.board().demand(on, slot).total();
    // Many symbols are told as numbers, so that they stay within the card's width.
    let many = Colour::ALL.into_iter().map(|colour| needs.of(colour)).sum::<u8>() > 2;
    html! {
        span class={ "dr-at " (tones(dragon.colour())) } {
            (card(sight.values(), dragon))
            (loss)
        }
        span class="dr-needs" aria-hidden="true" {
            @for colour in Colour::ALL {
                @let count = needs.of(colour);
                @if many && count > 0 { span { @if count > 1 { (count) } (support(colour, "")) } }
                @else { @for _ in 0..count { (support(colour, "")) } }
            }
        }
        @if is_attacked(sight, on, slot) { (hits(sight, on, slot)) }
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
