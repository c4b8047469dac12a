//! Beside the board: the camels by place with every bet on offer, and what the viewer knows of the race deck.

use super::Sight;
use super::art::{
    WAITS, by_place, camel, colours, emblem_icon, kind_icon, mini_card, place, race_back, ranking_row,
};
use crate::drawing::numbers::signed;
use crate::drawing::pieces::{line_icon, token};
use games::camel_up_cards::data::data;
use games::camel_up_cards::{Bet, BetKind, Camel, Cards, Phase, Place, RaceCard, knowledge};
use maud::{Markup, html};

/// The ranking: a row for narrow screens, a table with all bets for wide ones, and the race deck.
pub(super) fn standing(sight: &Sight<'_>) -> Markup {
    html! {
        (ranking(sight))
        // Over is over: nothing is left to be bet.
        @if sight.board().phase != Phase::Over { (market(sight, places(sight))) }
        @if sight.in_leg() { (deck(sight)) }
    }
}

/// The camels in order, in a row.
pub(super) fn ranking(sight: &Sight<'_>) -> Markup {
    let class = if sight.board().phase == Phase::Over { "" } else { "rank-row" };
    html! {
        h2 class="sr" { (sight.t("ranking")) }
        (ranking_row(sight, places(sight), class, |camel| place_words(sight, camel)))
    }
}

/// Over the columns of the table of all bets: what a bet costs where it does not pay, and each camel with its place and
/// its space, the leader first.
pub(super) fn columns(
    sight: &Sight<'_>,
    places: [u8; Camel::COUNT],
    camels: [Camel; Camel::COUNT],
) -> Markup {
    html! {
        div class="columns" aria-hidden="true" {
            span class="other-places" { (others(sight)) }
            @for (at, one) in camels.into_iter().enumerate() {
                span id={ "column-" (one) } class={ "column-head at-" (at) " " (colours(one)) @if places[one.index()] == 1 { " is-ahead" } } {
                    @if places[one.index()] != WAITS { b { (place(places, one)) } }
                    (camel(one))
                    i { (emblem_icon(one)) }
                    small { (place_words(sight, one)) }
                }
            }
        }
    }
}

/// What a bet of any kind costs for a place that it does not pay for.
pub(super) fn others(sight: &Sight<'_>) -> String {
    let loss = data().winner_pay.into_iter().min().unwrap_or_default();
    sight.tr("other-places", &[("sum", signed(loss).into())])
}

/// The places of the camels. Who waits on Start has none to tell from others.
pub(super) fn places(sight: &Sight<'_>) -> [u8; Camel::COUNT] {
    let board = sight.board();
    let mut places = board.places();
    for camel in Camel::ALL.into_iter().filter(|&camel| board.race.at(camel) == 0) {
        places[camel.index()] = WAITS;
    }
    places
}

/// Where a camel is, in few letters.
fn place_words(sight: &Sight<'_>, camel: Camel) -> String {
    short_place(sight, sight.board().place_of(camel))
}

/// A place of the track in few letters.
pub(super) fn short_place(sight: &Sight<'_>, place: Place) -> String {
    match place {
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
                th { span class="sr" { (sight.t("place")) } } td {}
                @for kind in BetKind::ALL { th scope="col" title=(sight.t(kind.name())) { (kind_heading(sight, kind)) } }
            } }
            tbody {
                @for one in by_place(places) {
                    tr id={ "market-" (one) } {
                        td class="num" { (place(places, one)) }
                        th scope="row" { (camel(one)) span class="sr" { (sight.camel(one)) } }
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
                span title=(sight.tr("offer-left", &[("count", left.len().into())])) { b { (value) } @for value in &left[1..] { small class="soft" { (value) } } }
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
                dl {
                    (known_row("", &sight.t("you-know"), &fan(known.certain, |card| mini_card(sight, card))))
                    @if known.unknown > 0 {
                        @let words = sight.tr("unknown", &[("count", known.unknown.into()), ("of", known.unseen.len().into())]);
                        (known_row("", &sight.t("not-known"), &html! {
                            span class="heap" title=(words) { (race_back()) b aria-hidden="true" { "×" (known.unknown) } span class="sr" { (words) } }
                        }))
                    }
                    @if let Some(private) = sight.private {
                        (known_row("is-out", &sight.t("you-discarded"), &fan(private.own.discards, |card| mini_card(sight, card))))
                    }
                }
            }
        }
    }
}

/// What the viewer knows of the race deck, beside it, and what the viewer has discarded; the side panel says it in words.
pub(super) fn in_deck(sight: &Sight<'_>) -> Markup {
    let known = knowledge(sight.view);
    let discards = sight.private.map(|private| private.own.discards).unwrap_or_default();
    let backs = sight.tr("unknown", &[("count", known.unknown.into()), ("of", known.unseen.len().into())]);
    html! {
        @if sight.board().setup.memory_aid && sight.board().deck_left() > 0 {
            div class="in-deck" {
                @if !known.certain.is_empty() { (part(sight, "you-know", "certain", &fan(known.certain, |card| mini_card(sight, card)))) }
                @if known.unknown > 0 {
                    (part(sight, "not-known", "not-known", &html! { span class="heap is-unknown" title=(backs) { (race_back()) b { "×" (known.unknown) } } }))
                }
                @if !discards.is_empty() { (part(sight, "you-discarded", "discarded", &fan(discards, |card| mini_card(sight, card)))) }
            }
        }
    }
}

/// Cards of one fate, under a word for it.
fn part(sight: &Sight<'_>, full: &str, word: &str, cards: &Markup) -> Markup {
    html! {
        div class={ "deck-part is-" (word) } title=(sight.t(full)) {
            span class="word" { (sight.t(word)) }
            div class="heaps" { (cards) }
        }
    }
}

/// A row of cards with what is known of them.
fn known_row(class: &str, words: &str, cards: &Markup) -> Markup {
    html! { div class={ "known-row " (class) } { dt { (words) } dd { (cards) } } }
}

/// Cards by camel and value, equal ones as one with their number.
pub(super) fn fan(cards: Cards, look: impl Fn(RaceCard) -> Markup) -> Markup {
    html! {
        @if cards.is_empty() { span class="soft" { "–" } }
        @for card in cards.kinds() {
            span class="heap" {
                (look(card))
                @if cards.count(card) > 1 { b { "×" (cards.count(card)) } }
            }
        }
    }
}

/// The sign of a kind of bet with a word.
pub(super) fn kind_heading(sight: &Sight<'_>, kind: BetKind) -> Markup {
    html! {
        (line_icon(kind_icon(kind)))
        span aria-hidden="true" { (sight.t(&format!("short-{kind}"))) }
        span class="sr" { (sight.t(kind.name())) }
    }
}
