//! Beside the board: the camels by place with every bet on offer, and what the viewer knows of the race deck.

use super::Sight;
use super::art::{by_place, camel, kind_icon, mini_card, ranking_row};
use crate::pages::pieces::{line_icon, token};
use games::camel_up_cards::{Bet, BetKind, Camel, Cards, Place, knowledge};
use maud::{Markup, html};

/// The ranking: a row for narrow screens, a table with all bets for wide ones, and the race deck.
pub(super) fn standing(sight: &Sight<'_>) -> Markup {
    let places = sight.board().places();
    html! {
        h2 class="sr" { (sight.t("ranking")) }
        (ranking_row(sight, places, "rank-row", |camel| place_words(sight, camel)))
        (market(sight, places))
        @if sight.in_leg() { (deck(sight)) }
    }
}

/// Where a camel is, in few letters.
fn place_words(sight: &Sight<'_>, camel: Camel) -> String {
    match sight.board().place_of(camel) {
        Place::Start => sight.t("start"),
        Place::Finish => sight.t("finish"),
        Place::Cell(cell) => super::cell_name(cell),
    }
}

/// A row a camel: place, cell, the next leg-winner card, and who holds the others.
fn market(sight: &Sight<'_>, places: [u8; Camel::COUNT]) -> Markup {
    html! {
        table class="market" {
            thead { tr {
                th { span class="sr" { (sight.t("place")) } } td {} th { span class="sr" { (sight.t("cell")) } }
                @for kind in BetKind::ALL { th scope="col" title=(sight.t(kind.name())) { (line_icon(kind_icon(kind))) span class="sr" { (sight.t(kind.name())) } } }
            } }
            tbody {
                @for one in by_place(places) {
                    tr id={ "market-" (one) } {
                        td class="num" { (places[one.index()]) }
                        th scope="row" { (camel(one)) span class="sr" { (sight.camel(one)) } }
                        td class="soft" { (place_words(sight, one)) }
                        @for kind in BetKind::ALL { td { (offer(sight, Bet { kind, camel: one })) } }
                    }
                }
            }
        }
    }
}

/// What is left of a bet: the next value and how many, or who holds the card.
fn offer(sight: &Sight<'_>, bet: Bet) -> Markup {
    let bets = sight.board().bets;
    if bet.kind == BetKind::Leg {
        let left = bets.legs_left(bet.camel);
        return match left.first() {
            None => html! { span class="soft" { "–" } },
            Some(value) => html! {
                span title=(sight.tr("offer-left", &[("count", left.len().into())])) { b { (value) } small class="soft" { "·" (left.len()) } }
            },
        };
    }
    html! {
        @if let Some(seat) = bets.holder(bet) {
            span title=(sight.scene.name(seat)) { (token(seat)) span class="sr" { (sight.scene.name(seat)) } }
        } @else {
            span class="free" title=(sight.t("on-display")) { "✓" }
        }
    }
}

/// How much is left of the race deck and what the viewer knows of it.
fn deck(sight: &Sight<'_>) -> Markup {
    let board = sight.board();
    let known = knowledge(sight.view);
    html! {
        div class="known" {
            h3 { (sight.tr("deck-left", &[("left", board.deck_left().into()), ("all", board.setup.race_deck().into())])) }
            @if board.setup.memory_aid {
                p {
                    span class="soft" { (sight.t("you-know")) } (cards(sight, known.certain))
                    @if known.unknown > 0 {
                        span class="soft" { (sight.tr("unknown", &[("count", known.unknown.into()), ("of", known.unseen.len().into())])) }
                    }
                }
                @if let Some(private) = sight.private {
                    p { span class="soft" { (sight.t("you-discarded")) } (cards(sight, private.own.discards)) }
                }
            }
        }
    }
}

/// A heap of cards, equal ones together.
pub(super) fn cards(sight: &Sight<'_>, cards: Cards) -> Markup {
    html! {
        @if cards.is_empty() { span class="soft" { "–" } }
        @for card in cards.kinds() {
            span class="heap" { (mini_card(sight, card)) @if cards.count(card) > 1 { "×" (cards.count(card)) } }
        }
    }
}
