//! What lies before each player, and what a payout makes of it.

use super::art::{bet_name, coin, colours, emblem_icon, figure, kind_icon, mini_bet, mini_card, race_back};
use super::{Sight, odds};
use crate::drawing::numbers::{amount, balance, change, gain, signed, standing};
use crate::drawing::pieces::line_icon;
use engine::Seat;
use games::camel_up_cards::data::data;
use games::camel_up_cards::odds::{LegOdds, LongRun};
use games::camel_up_cards::score::{Item, Payout, final_items, leg_items, leg_payouts, pay};
use games::camel_up_cards::{BetCard, BetKind, Board, Event, Phase};
use maud::{Markup, html};

/// The money of a player, and what has just changed it.
pub(super) fn score(sight: &Sight<'_>, seat: Seat) -> Markup {
    let change = payout(sight, seat).map(|payout| i32::from(payout.money) - i32::from(payout.before));
    let money = |seat| i32::from(sight.board().money(seat));
    let leads = standing(money(seat), Seat::all(sight.board().seats()).map(money));
    let paid = change.is_some_and(|amount| amount != 0);
    html! {
        span class="sr" { (sight.t("money")) " " }
        @if let Some(change) = change { span class="change" { (amount(change)) } }
        (coin())
        span class={ (leads) @if paid { " is-paid" } } { (money(seat)) }
    }
}

/// The player's payout, in the step in which it is made.
fn payout<'a>(sight: &Sight<'a>, seat: Seat) -> Option<&'a Payout> {
    match sight.step? {
        Event::LegPaid { payouts, .. } | Event::RacePaid { payouts, .. } => payouts.get(seat.index()),
        _ => None,
    }
}

/// Bets, figure cards, shown and hand card. While a payout is made, and at the end: what each of them earns.
pub(super) fn things(sight: &Sight<'_>, seat: Seat) -> Markup {
    if let Some(payout) = payout(sight, seat) {
        return html! { div class="holds is-bets" { @for item in &payout.items { (paid_item(sight, *item)) } (floored(sight, payout)) } (brief(sight, seat)) };
    }
    let board = sight.board();
    // Of few players each bet has room for what it can be expected to pay.
    let known = if board.seats() < 4 { odds::shown(sight) } else { None };
    html! {
        @if board.phase == Phase::Sort { (sorting(sight, seat)) }
        @if sight.in_leg() { div class="holds" { (hand(sight, seat)) (if_now(sight, seat)) } }
        @if board.phase == Phase::Over {
            @if let Some(won) = from_legs(board, seat) { span class="got" title=(sight.t("from-legs")) { (line_icon("flag")) (amount(won)) } }
            div class="holds is-bets" { @for item in final_items(board, seat) { (paid_item(sight, item)) } } }
        @else { div class="holds is-bets" data-none=(sight.t("no-bets")) data-leg=[heading(sight, seat, false)] data-race=[heading(sight, seat, true)] {
            @for card in board.bets_of(seat) { span data-take=(bet_name(sight, card)) { (mini_bet(sight, card, &by_now(sight, card, known.as_deref()))) } }
            @for one in board.figures_of(seat) {
                span class="fig-card" title=(sight.tr("holds-figure", &[("figure", one.name().into())])) { (figure(one)) b class="earned is-now minus" { (signed(data().figure_pay[one as usize])) } }
            }
        } }
        (brief(sight, seat))
    }
}

/// On phones: what is bet on the leg and on the race, as signs of camels, and what it all brings by the places of now;
/// while a payout is made what it brought.
fn brief(sight: &Sight<'_>, seat: Seat) -> Markup {
    let board = sight.board();
    let paid: Option<&[Item]> = payout(sight, seat).map(|payout| &*payout.items);
    let race: Vec<Item> = final_items(board, seat).collect();
    let leg: Vec<Item> = match (paid, sight.step) {
        (Some(paid), Some(Event::LegPaid { .. })) => paid.to_vec(),
        _ if board.phase == Phase::Over => Vec::new(),
        _ => leg_items(board, seat).collect(),
    };
    let won = from_legs(board, seat).filter(|_| board.phase == Phase::Over);
    html! {
        div class="brief" data-none=(sight.t("no-bets")) {
            @if let Some(won) = won { span class="brief-line" title=(sight.t("from-legs")) { (line_icon("flag")) (brief_sum(won)) } }
            @for (words, items) in [("side-leg", leg), ("side-final", race)] { (brief_line(sight, words, &items)) }
        }
    }
}

/// Bets of one kind after the other, each kind behind its sign, then the figures on the track, and the sum.
fn brief_line(sight: &Sight<'_>, words: &str, items: &[Item]) -> Markup {
    let of = |wanted| {
        items.iter().filter_map(move |item| match item {
            Item::Bet { card, .. } if card.kind == wanted => Some(*card),
            _ => None,
        })
    };
    html! {
        @if !items.is_empty() {
            span class="brief-line" {
                span class="sr" { (sight.t(words)) ": " }
                @for kind in BetKind::ALL {
                    @if of(kind).next().is_some() { (line_icon(kind_icon(kind))) }
                    @for card in of(kind) {
                        i class={ "pip " (colours(card.camel)) } title=(bet_name(sight, card)) {
                            (emblem_icon(card.camel)) @if let Some(value) = card.value { b { (value) } }
                        }
                    }
                }
                @for item in items { @if let Item::Figure { figure: one, .. } = item { (figure(*one)) } }
                (brief_sum(items.iter().map(|item| item.amount()).sum()))
            }
        }
    }
}

fn brief_sum(sum: i32) -> Markup {
    html! { b class={ "brief-sum " (gain(sum)) } { (balance(sum)) } }
}

/// What all legs have brought, at the end; nothing of who was so poor that a loss may have been forgiven (`CC-11.8`).
fn from_legs(board: &Board, seat: Seat) -> Option<i32> {
    let last: i32 = final_items(board, seat).map(Item::amount).sum();
    let money = i32::from(board.money(seat));
    (last >= 0 || money > i32::from(data().floor)).then(|| money - last - i32::from(data().start_money))
}

/// What stands over the bets on the leg or the race, where two players have room for it.
fn heading(sight: &Sight<'_>, seat: Seat, race: bool) -> Option<String> {
    let board = sight.board();
    let figures = !race && board.figures_of(seat).next().is_some();
    let any = figures || board.bets_of(seat).any(|card| card.kind.is_final() == race);
    (any && board.seats() == 2).then(|| sight.t(if race { "final-bets" } else { "leg-bets" }))
}

/// What a bet would pay by the places of now, and by known odds what it can be expected to pay.
fn by_now(sight: &Sight<'_>, card: BetCard, known: Option<&(LegOdds, LongRun)>) -> Markup {
    let amount = pay(card.kind, card.value.unwrap_or_default(), sight.board().places()[card.camel.index()]);
    let worth = known.map(|known| odds::card_worth(known, card));
    html! {
        @if sight.in_leg() { b class={ "earned is-now " (gain(amount)) } { (signed(amount)) } }
        @if let Some(worth) = worth { small class="bet-worth" { (change(sight.lang, worth.value, 1)) } }
    }
}

/// Whether the player still sorts (`CC-4.19`: more is not to be seen).
fn sorting(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! {
        @if sight.scene.ask.is_some() && sight.scene.seat() == Some(seat) {}
        @else if sight.board().sorting().contains(seat) { span class="chip" { (line_icon("icon-deck")) (sight.t("sorts")) } }
        @else { span class="chip chip-lit" { "✓" span class="cc-ready" { " " (sight.t("ready")) } } }
    }
}

/// What the payout would be if the leg ended now, and what it would leave.
fn if_now(sight: &Sight<'_>, seat: Seat) -> Markup {
    let payouts = leg_payouts(sight.board());
    let Some(payout) = payouts.get(seat.index()).filter(|payout| !payout.items.is_empty()) else {
        return html! {};
    };
    let change = i32::from(payout.money) - i32::from(payout.before);
    let words = sight.tr("if-now", &[("change", signed(change).into()), ("money", payout.money.into())]);
    html! {
        span class="if-now" title={ (words) @if payout.floored { " " (sight.t("floor-words")) } } {
            (line_icon("flag"))
            b class=(gain(change)) { (balance(change)) }
        }
    }
}

/// The card shown before the leg and the one kept in hand: face up for its owner.
fn hand(sight: &Sight<'_>, seat: Seat) -> Markup {
    let board = sight.board();
    let own = sight
        .private
        .filter(|_| sight.scene.seat() == Some(seat))
        .and_then(|private| private.own.kept.card());
    html! {
        @if let Some(card) = own {
            (held(sight, "hand", &sight.t("hand-moves-1"), &mini_card(sight, card)))
        } @else if board.holds_card(seat) {
            (held(sight, "hand", &sight.t("holds-card"), &race_back()))
        }
        @if let Some(card) = board.played(seat).filter(|_| board.setup.memory_aid) {
            (held(sight, "played", &sight.t("played-card"), &mini_card(sight, card)))
        }
        @if let Some(card) = board.shown(seat).filter(|_| board.setup.memory_aid) {
            (held(sight, "shown", &sight.t("shown-card"), &mini_card(sight, card)))
        }
    }
}

/// A card of a player with a word that says where it is.
fn held(sight: &Sight<'_>, place: &str, words: &str, card: &Markup) -> Markup {
    html! {
        span class={ "in-hand is-" (place) } title=(words) {
            (line_icon(if place == "shown" { "icon-eye" } else { "icon-hand" }))
            span class="word" { (sight.t(&format!("word-{place}"))) }
            (card)
        }
    }
}

/// A card with what it earned.
pub(super) fn paid_item(sight: &Sight<'_>, item: Item) -> Markup {
    match item {
        Item::Bet { card, amount: earned, .. } => {
            html! { span data-take=(bet_name(sight, card)) { (mini_bet(sight, card, &html! { b class={ "earned " (gain(earned)) } { (signed(earned)) } })) } }
        }
        Item::Figure { figure: one, amount: earned } => {
            html! { span class="fig-card" { (figure(one)) b class="earned minus" { (signed(earned)) } } }
        }
    }
}

/// That the floor of 1 EP took away a loss (`CC-12.1`).
pub(super) fn floored(sight: &Sight<'_>, payout: &Payout) -> Markup {
    html! { @if payout.floored { span class="chip" title=(sight.t("floor-words")) { (sight.t("floor-chip")) } } }
}
