//! The viewer's own things and every legal answer.
//!
//! A Flight is one declaration: what each attack card does, which dragons fire, and the swap. Each part is chosen on a
//! picture of the table as it would be after the parts before; the last button sends all of it at once. Where no swap
//! can follow, a part may end the Flight, so it is sent by itself.

use super::art::{card, chip, hero, hero_support};
use super::team::{slots, slots_to_draft};
use super::words::sorted;
use super::{Sight, attack, draft, fire, heroes, swap};
use crate::drawing::pieces::{nothing, token};
use crate::scene::Ask;
use engine::Seat;
use games::dragon_racer::preview::swaps;
use games::dragon_racer::{Action, Cards, Hero, Phase, Support};
use maud::{Markup, html};

/// What the viewer is asked.
pub(super) fn prompt(sight: &Sight<'_>) -> String {
    let Some(seat) = sight.scene.seat() else { return String::new() };
    match sight.board().phase {
        Phase::Heroes => sight.t("prompt-hero"),
        Phase::Draft => draft::prompt(sight, seat),
        Phase::Attack => attack::prompt(sight),
        Phase::Fire => sight.t("prompt-fire"),
        Phase::Swap => swap::prompt(sight, seat),
        _ => String::new(),
    }
}

/// The clause that says what the viewer is asked.
pub(super) fn clause(sight: &Sight<'_>) -> Option<&'static str> {
    Some(match sight.board().phase {
        Phase::Heroes => "DR-2.6",
        Phase::Draft => "DR-5.5",
        Phase::Attack => "DR-8.1",
        Phase::Fire => "DR-7.1",
        Phase::Swap => "DR-8.14",
        _ => return None,
    })
}

/// All answers, as one form; what the viewer owns when there is nothing to answer.
pub(super) fn acts(sight: &Sight<'_>) -> Markup {
    let Some(seat) = sight.scene.seat() else { return html! {} };
    if sight.board().phase == Phase::Over {
        return html! {};
    }
    let Some(ask) = &sight.scene.ask else {
        return html! { form id="moves-later" class="acts dr-tray is-waiting" { (own(sight, seat)) (draft::waiting(sight)) (heroes::waiting(sight)) } };
    };
    let answers = match sight.legal.first() {
        Some(Action::Hero(_)) => heroes::choices(sight),
        Some(Action::Pick(_)) => {
            html! { (own(sight, seat)) (draft::hand(sight, seat)) }
        }
        Some(Action::Attack { .. } | Action::Hold(_)) => attack::choices(sight, seat, ask),
        Some(Action::Fire(_) | Action::Done) => fire::choices(sight, seat, ask),
        _ => swap::choices(sight, seat, ask),
    };
    html! {
        form id="moves" class="acts dr-tray" method="post" action=(ask.url) hx-post=(ask.url) hx-swap="none" {
            (nothing())
            input type="hidden" name="decision" value=(ask.decision);
            (answers)
        }
    }
}

/// The viewer's team and drafted cards.
fn own(sight: &Sight<'_>, seat: Seat) -> Markup {
    let drafted = sight.drafted(seat);
    if sight.board().team(seat).is_empty() {
        return html! {};
    }
    html! {
        div class="dr-group" {
            (team_heading(sight, seat))
            div class="dr-row" {
                (portrait(sight, seat))
                @match sight.private.filter(|_| matches!(sight.legal.first(), Some(Action::Pick(_)))) {
                    Some(private) => (slots_to_draft(sight, seat, private.hand)),
                    None => (slots(sight, seat, drafted)),
                }
            }
        }
        @if !drafted.is_empty() {
            div class="dr-group" {
                h2 { (sight.t("drafted")) " (" (drafted.len()) ")" }
                (pile(sight, drafted))
            }
        }
    }
}

/// What was drafted: as cards, and where there is no room for them as their colours and realms.
pub(super) fn pile(sight: &Sight<'_>, drafted: Cards) -> Markup {
    html! {
        div class="dr-pile" {
            @for dragon in sorted(sight.values(), drafted) {
                span title=(sight.card_words(dragon)) {
                    (card(sight.values(), dragon)) (chip(dragon))
                    span class="sr" { (sight.card(dragon)) }
                }
            }
        }
    }
}

/// The heading of the team: the hero, and what its talent does. What it lends stands as a sign beside its portrait.
pub(super) fn team_heading(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! {
        h2 class="dr-own" {
            // While another flyer is told of, it says whose team this is.
            span class=[sight.scene.ask.is_some().then_some("sr")] { (sight.t("own-team")) ": " }
            @if let Some(own) = sight.board().hero(seat) { b { (sight.hero(own)) " · " (sight.talent(own.talent())) } " " span class="dr-power" { (sight.power(own.talent())) } }
        }
    }
}

/// The hero with what it supplies.
pub(super) fn portrait(sight: &Sight<'_>, seat: Seat) -> Markup {
    let Some(own) = sight.board().hero(seat) else { return html! {} };
    let supplies = if own.support() == Support::None { None } else { Some(own.support()) };
    html! {
        span class="dr-portrait" title={ (sight.hero(own)) ": " (sight.talent(own.talent())) ". " (sight.does(own.talent())) } {
            (hero(own))
            @if let Some(support) = supplies { (hero_support(support)) }
            span class="sr" { (sight.hero(own)) ": " (sight.does(own.talent())) }
        }
    }
}

/// A button that sends the planned moves and these.
pub(super) fn send(ask: &Ask, moves: &str, class: &str, words: &Markup) -> Markup {
    html! { button class={ "btn " (class) } name="move" value=(ask.whole(moves)) { (words) } }
}

/// A part of a declaration: a link to the rest of it, or a button that sends it if nothing may follow.
pub(super) fn part(sight: &Sight<'_>, ask: &Ask, moves: &str, class: &str, words: &Markup) -> Markup {
    if !has_swaps(sight) {
        return html! { button class=(class) name="move" value=(ask.whole(moves)) { (words) } };
    }
    let to = Ask::plan(&ask.url, &ask.whole(moves));
    html! { a class=(class) href=(to) hx-get=(to) hx-swap="none" data-moves=(moves) { (words) } }
}

/// Whether a swap can follow.
pub(super) fn has_swaps(sight: &Sight<'_>) -> bool {
    let seat = sight.scene.seat();
    seat.is_some_and(|seat| !swaps(sight.board(), seat, sight.drafted(seat)).is_empty())
}

/// What has been planned so far, with a way back.
pub(super) fn planned(sight: &Sight<'_>, seat: Seat, ask: &Ask) -> Markup {
    if ask.planned.is_empty() {
        return html! {};
    }
    let to = Ask::plan(&ask.url, "");
    let lines: Vec<Markup> = ask.planned.iter().filter_map(|text| planned_words(sight, seat, text)).collect();
    html! {
        div class="dr-planned" {
            p {
                @for line in lines { span { (line) } }
                @if sight.board().moved(seat) > 0 { b { "+" (sight.board().moved(seat)) } }
            }
            a class="btn btn-quiet" href=(to) hx-get=(to) hx-swap="none" data-key="z" { (sight.t("start-over")) }
        }
    }
}

/// A planned move in a few words.
fn planned_words(sight: &Sight<'_>, seat: Seat, text: &str) -> Option<Markup> {
    Some(match text.parse().ok()? {
        Action::Attack { card, seat: on, slot } => {
            let target = sight.board().team(on).at(slot)?;
            html! { (sight.card(card)) " → " (sight.card(target)) " " (token(on)) span class="sr" { "(" (sight.scene.name(on)) ")" } }
        }
        Action::Hold(card) => html! { (sight.card(card)) ": " (sight.t("as-support")) },
        Action::Fire(slot) => {
            let dragon = sight.board().team(seat).at(slot)?;
            html! { (sight.card(dragon)) " +" (sight.values().speed(dragon)) }
        }
        _ => return None,
    })
}

/// Whether the viewer's hero has this talent.
pub(super) fn has_talent(sight: &Sight<'_>, seat: Seat, talent: games::dragon_racer::Talent) -> bool {
    sight.board().hero(seat).map(Hero::talent) == Some(talent)
}
