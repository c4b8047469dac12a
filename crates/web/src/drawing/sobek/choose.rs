//! Choices of one thing: a rival, a token, a family, a back, a card of a pile.

use super::Sight;
use super::art::{back, card, croc, family_icon, glyph, mini, token as disc};
use super::words::{self, Case};
use super::{capital, mats};
use crate::drawing::pieces::{line_icon, token};
use engine::Seat;
use games::sobek::preview::{self, EventChange};
use games::sobek::score::set_results;
use games::sobek::{Action, Back, Family, Phase, Private, Symbol, Token, Zone};
use maud::{Markup, Render, html};

/// A row of choices.
fn row(choices: &Markup) -> Markup {
    html! { div class="so-choices" { (choices) } }
}

/// A choice that is made at once, with its consequence.
fn choice(action: Action, picture: &impl Render, title: &str, words: &Markup) -> Markup {
    html! {
        button class="so-choice is-lit" name="move" value=(action) form="moves" {
            (picture)
            span class="so-choice-words" { b { (title) } small { (words) } }
        }
    }
}

/// Who begins the round (`SO-12.2`).
pub(super) fn starters(sight: &Sight<'_>) -> Markup {
    let one = |seat: Seat| {
        let own = html! { @if sight.is_own(seat) { (sight.t("you-yourself")) } };
        choice(Action::First(seat), &token(seat), sight.scene.name(seat), &own)
    };
    row(&html! { @for seat in sight.seats() { (one(seat)) } })
}

/// The tokens of the stack, each with what it does and what that means now (`SO-6.1`).
pub(super) fn tokens(sight: &Sight<'_>, private: &Private) -> Markup {
    let stack = private.stack.unwrap_or_default();
    let one = |token: Token, count: u8| {
        let (now, idle) = now(sight, private, token);
        // Where markers would go, or what a set would be worth, says it all.
        let told = matches!(preview::event(sight.view, private, token), EventChange::Marker(..))
            || token == Token::Prosperity && !idle && !now.is_empty();
        let words = html! {
            @if !told { (sight.t(&format!("event-{}", words::token_kind(token)))) }
            @if !now.is_empty() { " " b class=(if idle { "so-idle" } else { "" }) { (now) } }
        };
        let count = if count > 1 { format!(" ×{count}") } else { String::new() };
        choice(
            Action::Event(token),
            &disc(token),
            &format!("{}{count}", words::token(sight.lang, token)),
            &words,
        )
    };
    row(&html! { @for (token, count) in stack.iter() { (one(token, count)) } })
}

/// What a token would do now, and whether that is nothing.
pub(super) fn now(sight: &Sight<'_>, private: &Private, token: Token) -> (String, bool) {
    let words = match preview::event(sight.view, private, token) {
        EventChange::Nothing => return (sight.t("event-idle"), true),
        EventChange::Marker(from, to) => {
            let own = sight.tr("event-fraternity-now", &[("from", from.into()), ("to", to.into())]);
            format!("{own} {}", rival_back(sight, private.seat, token))
        }
        EventChange::Pile(count) => {
            sight.tr(&format!("event-{}-now", words::token_kind(token)), &[("count", count.into())])
        }
        EventChange::Other if token == Token::Prosperity => preview::best_blessing(sight.view, private.seat)
            .map_or_else(String::new, |(family, (now, then))| {
                let name = capital(&words::family(sight.lang, family));
                let values = [("family", name.into()), ("now", now.into()), ("then", then.into())];
                sight.tr("event-prosperity-now", &values)
            }),
        EventChange::Other => String::new(),
    };
    (words, false)
}

/// Which rival a Fraternity would set back most.
fn rival_back(sight: &Sight<'_>, own: Seat, token: Token) -> String {
    let ways = sight.seats().filter(|&seat| seat != own).filter_map(|seat| {
        let (from, to) = (sight.board().score(seat), preview::back_by(sight.view, seat, token)?);
        (to < from).then_some((seat, from, to))
    });
    match ways.max_by_key(|(_, from, to)| from - to) {
        Some((seat, from, to)) => {
            let name = sight.scene.name(seat);
            sight.tr(
                "event-fraternity-back",
                &[("name", name.into()), ("from", from.into()), ("to", to.into())],
            )
        }
        None => sight.t("event-fraternity-idle"),
    }
}

/// The rivals that may be named, each with what would happen.
pub(super) fn rivals(sight: &Sight<'_>) -> Markup {
    let named = |action: &Action| match action {
        Action::Target(seat) => Some(*seat),
        _ => None,
    };
    row(&html! {
        @for seat in sight.legal.iter().filter_map(named) {
            (choice(Action::Target(seat), &token(seat), sight.scene.name(seat), &fate(sight, seat)))
        }
    })
}

fn fate(sight: &Sight<'_>, seat: Seat) -> Markup {
    match (sight.board().phase, preview::set_back(sight.view, seat)) {
        (_, Some((symbol, to))) => html! { (way_back(sight, seat, symbol, to)) (stake(sight, seat)) },
        (Phase::Curse, _) => html! {
            span class="so-now" {
                span class="sr" { (sight.t("corruption")) " " } (croc()) " "
                @if let Some(now) = preview::corruption(sight.view, seat) { (now) " → " b { (preview::cursed(sight.view, seat)) } }
                @else { "+" (preview::cursed(sight.view, seat)) }
            }
            (stake(sight, seat))
        },
        (Phase::ThiefVictim, _) => kept(sight, seat, Zone::Hand),
        _ => kept(sight, seat, Zone::Pile),
    }
}

/// Where a rival's marker goes back to; one on 0 stays there.
fn way_back(sight: &Sight<'_>, seat: Seat, symbol: Symbol, to: u16) -> Markup {
    let now = sight.board().score(seat);
    if now == to {
        return html! { b class="so-idle" { (sight.tr("stays", &[("score", now.into())])) } };
    }
    html! { (now) " → " b { (to) } " " (glyph(symbol)) }
}

/// The sets of a player with their worth: the more they are, the more a rival has to lose.
pub(super) fn stake(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! {
        @for set in set_results(sight.board(), seat) {
            span class="so-stake" title=(words::family(sight.lang, set.family)) { (family_icon(set.family, "so-ico")) b { "+" (set.points) } }
        }
    }
}

/// What there is to be had: known goods, the others by their backs.
fn kept(sight: &Sight<'_>, seat: Seat, zone: Zone) -> Markup {
    let backs = preview::backs(sight.view, seat, zone);
    html! {
        @if zone == Zone::Hand { (line_icon("so-held")) } @else { (croc()) }
        b class="so-kept" title=(words::backs(sight.lang, backs)) { (backs.len()) } span class="sr" { " " (words::backs(sight.lang, backs)) }
        (mats::minis(sight, seat, zone))
    }
}

/// The own sets for Prosperity with their worth (`SO-6.17`).
pub(super) fn blessings(sight: &Sight<'_>) -> Markup {
    let Some(seat) = sight.scene.seat() else { return html! {} };
    let one = |family: Family| {
        let (now, then) = preview::blessing(sight.view, seat, family);
        let words = html! { (now) " → " b { (then) } };
        choice(
            Action::Bless(family),
            &family_icon(family, "so-choice-icon"),
            &capital(&words::family(sight.lang, family)),
            &words,
        )
    };
    row(&html! { @for family in Family::ALL { @if sight.is_legal(Action::Bless(family)) { (one(family)) } } })
}

/// The families in the own pile, each with how much corruption goes (`SO-7.10`).
pub(super) fn purges(sight: &Sight<'_>, private: &Private) -> Markup {
    let now = preview::corruption(sight.view, private.seat).unwrap_or_default();
    let one = |family: Family| {
        let (_, then) = preview::purge(sight.view, private, family);
        let words = html! { span class="so-now" { span class="sr" { (sight.t("corruption")) " " } (croc()) " " (now) " → " b { (then) } } };
        choice(
            Action::Purge(family),
            &family_icon(family, "so-choice-icon"),
            &capital(&words::family(sight.lang, family)),
            &words,
        )
    };
    row(&html! { @for family in Family::ALL { @if sight.is_legal(Action::Purge(family)) { (one(family)) } } })
}

/// The backs in the victim's hand (`SO-7.15`).
pub(super) fn backs(sight: &Sight<'_>) -> Markup {
    let Some(victim) = sight.board().focus.seat else { return html! {} };
    let counts = preview::backs(sight.view, victim, Zone::Hand).by_back();
    let one = |of: Back, count: u8| {
        let known = preview::known(sight.view, victim, Zone::Hand).backed(of);
        let words = html! {
            (sight.tr(&format!("backs-{of}"), &[("count", count.into())]))
            @if !known.is_empty() { span class="so-minis" { @for card in known.each() { (mini(sight.lang, card)) } } }
        };
        choice(Action::Back(of), &back(of), &capital(&sight.t(&format!("back-{of}"))), &words)
    };
    row(&html! {
        @for (of, count) in Back::ALL.into_iter().zip(counts) { @if sight.is_legal(Action::Back(of)) { (one(of, count)) } }
    })
}

/// The cards of the pile looked at (`SO-7.23`).
pub(super) fn picks(sight: &Sight<'_>, private: &Private) -> Markup {
    let pile = private.looking.unwrap_or_default();
    row(&html! {
        @for (one, count) in pile.iter() {
            @let name = capital(&words::card(sight.lang, one, Case::Who));
            @let words = html! { @if count > 1 { "×" (count) } };
            (choice(Action::Pick(one), &card(one), &name, &words))
        }
    })
}

/// No more horizontal sets: what is left in hand becomes corruption (`SO-9.9`).
pub(super) fn stop_laying(sight: &Sight<'_>, seat: Seat, private: &Private) -> Markup {
    let left = private.hand.len();
    let words = sight.tr("stop-laying", &[("count", left.into())]);
    // With some left, how corrupt that makes one, where piles are counted for all.
    let now = preview::corruption(sight.view, seat).filter(|_| left > 0);
    html! {
        div class="so-stop" {
            button class="btn" name="move" value=(Action::Done) form="moves" {
                (words) @if let Some(now) = now { " " span class="so-after" { "(" (croc()) " " (now) " → " (now + left as u32) ")" } }
            }
        }
    }
}
