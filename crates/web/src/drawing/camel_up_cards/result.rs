//! The scoring of a finished game: podium, every payout item by item, and the story in a plot.

use super::Sight;
use super::art::{by_place, camel_use, coin, figure, kind_icon, ranking_row};
use super::players::{floored, paid_item};
use super::standing::kind_heading;
use crate::drawing::numbers::{amount, gain, signed};
use crate::drawing::pieces::{heading, player_name, token};
use crate::drawing::plot::Plot;
use crate::drawing::podium::{self, best, podium_of_coins};
use engine::any::AnyEvent;
use engine::{Scores, Seat};
use games::camel_up_cards::data::data;
use games::camel_up_cards::score::{Item, Payout};
use games::camel_up_cards::{BetKind, Camel, CamelUpCards, Event, Figure};
use maud::{Markup, html};
use table::Told;

/// A payout of all seats: a leg by its number, or the race.
struct Payday<'a> {
    leg: Option<u16>,
    places: [u8; Camel::COUNT],
    payouts: &'a [Payout],
}

/// All payouts in order; the last is that of the race.
fn paydays(told: &[Told]) -> Vec<Payday<'_>> {
    let events = told.iter().filter_map(|told| AnyEvent::downcast::<CamelUpCards>(&told.event));
    events.filter_map(payday).collect()
}

fn payday(event: &Event) -> Option<Payday<'_>> {
    match event {
        Event::LegPaid { leg, places, payouts } => Some(Payday { leg: Some(*leg), places: *places, payouts }),
        Event::RacePaid { places, payouts } => Some(Payday { leg: None, places: *places, payouts }),
        _ => None,
    }
}

/// The whole page below the heading.
pub(super) fn result(sight: &Sight<'_>, told: &[Told]) -> Markup {
    let paydays = paydays(told);
    html! {
        (scene(sight))
        div class="end-grid" {
            section class="card" {
                h2 { (sight.t("final-bets")) }
                @for payday in paydays.iter().filter(|payday| payday.leg.is_none()) { (rows(sight, payday.payouts)) }
            }
            section class="card" {
                h2 { (sight.t("money-story")) }
                (plot(sight, &paydays))
            }
        }
        (sources(sight, &paydays))
        section class="card end-legs" {
            h2 { (sight.t("legs")) }
            div class="legs" {
                @for (at, payday) in paydays.iter().enumerate() {
                    // The payout of the race follows the last leg.
                    @if let Some(leg) = payday.leg { (leg_card(sight, leg, payday, at + 2 == paydays.len())) }
                }
            }
        }
    }
}

/// The podium in the desert, with the camels as they came in.
fn scene(sight: &Sight<'_>) -> Markup {
    let places = sight.board().places();
    let order = by_place(places);
    let word = |camel: Camel| match places[camel.index()] {
        1 => sight.t("winner-word"),
        5 => sight.t("loser-word"),
        _ => String::new(),
    };
    let at = |camel: Camel, x: i32, y: i32| html! { g transform={ "translate(" (x) " " (y) ") scale(1.05)" } { (camel_use(camel)) } };
    html! {
        section class="end-scene card board-frame" {
            svg class="end-bg" viewBox="0 0 1000 340" preserveAspectRatio="xMidYMin slice" aria-hidden="true" {
                use href="#desert" width="1000" height="240" {}
                rect class="b-ground" y="239" width="1000" height="400" {}
                g class="end-far" {
                    use href="#palm" x="870" y="96" width="104" height="146" {}
                    use href="#cell-finish" x="60" y="190" width="200" height="126" {}
                    (at(order[0], 160, 256))
                    use href="#fox" x="780" y="176" width="84" height="92" {}
                }
            }
            (podium_of_coins(&scores(sight), sight.scene))
            (ranking_row(sight, places, "end-rank", word))
        }
    }
}

/// A leg: the places, and each player's cards with what they earned. All but the last would make a long page of a phone.
fn leg_card(sight: &Sight<'_>, leg: u16, payday: &Payday<'_>, is_last: bool) -> Markup {
    let paid: Vec<_> = payday.payouts.iter().map(|payout| (payout.seat, change(payout))).collect();
    html! {
        details class="leg fold" open[is_last] {
            summary { (sight.tr("leg-title", &[("leg", leg.into())])) small class="soft" { (best(sight.scene, &paid)) } }
            (ranking_row(sight, payday.places, "", |_| String::new()))
            (rows(sight, payday.payouts))
        }
    }
}

/// A row a player: every card with what it paid, and what it came to.
pub(super) fn rows(sight: &Sight<'_>, payouts: &[Payout]) -> Markup {
    html! {
        ul class="payday" {
            @for payout in payouts {
                li {
                    (token(payout.seat))
                    span class="leg-name" { (player_name(sight.scene, payout.seat)) }
                    span class="leg-items" {
                        @for item in &payout.items { (paid_item(sight, *item)) }
                        (floored(sight, payout))
                    }
                    b class="num" { (amount(change(payout))) (coin()) }
                }
            }
        }
    }
}

fn change(payout: &Payout) -> i32 {
    i32::from(payout.money) - i32::from(payout.before)
}

/// What a seat's cards of a kind paid in all; figure cards without a kind.
fn source(paydays: &[Payday<'_>], seat: Seat, kind: Option<BetKind>) -> i32 {
    let of_kind = |item: &&Item| match item {
        Item::Bet { card, .. } => kind == Some(card.kind),
        Item::Figure { .. } => kind.is_none(),
    };
    let payouts = paydays.iter().filter_map(|payday| payday.payouts.get(seat.index()));
    payouts.flat_map(|payout| payout.items.iter().filter(of_kind)).map(|item| item.amount()).sum()
}

/// What the floor of 1 EP gave back to a seat.
fn forgiven(paydays: &[Payday<'_>], seat: Seat) -> i32 {
    let payouts = paydays.iter().filter_map(|payday| payday.payouts.get(seat.index()));
    payouts.map(|payout| change(payout) - payout.sum).sum()
}

fn scores(sight: &Sight<'_>) -> Scores {
    let money: Vec<i32> =
        Seat::all(sight.board().seats()).map(|seat| i32::from(sight.board().money(seat))).collect();
    Scores::by_points(&money)
}

/// Where each player's money came from.
fn sources(sight: &Sight<'_>, paydays: &[Payday<'_>]) -> Markup {
    html! {
        section class="card end-table" {
            div class="card-head" {
                h2 { (sight.t("sources")) }
                span class="soft" { (sight.tr("and-start", &[("money", data().start_money.into())])) }
            }
            (coins(sight, paydays))
            div class="scroll-x" tabindex="0" {
                table class="ledger" {
                    thead { tr {
                        td {}
                        th scope="col" { (sight.t("sum")) }
                        @for kind in BetKind::ALL {
                            th scope="col" title=(sight.t(kind.name())) { (kind_heading(sight, kind)) }
                        }
                        (heading(&sight.t("figures-word"), &html! { @for one in Figure::ALL { (figure(one)) } }))
                        (heading(&sight.t("floor-chip"), &html! { "≥ 1" }))
                    } }
                    tbody { @for seat in podium::by_place(&scores(sight)) { (source_row(sight, paydays, seat)) } }
                }
            }
        }
    }
}

/// What a seat began with and gained, source by source: the sign of each, and its coins.
fn gains(paydays: &[Payday<'_>], seat: Seat) -> Vec<(&'static str, i32)> {
    let bets = BetKind::ALL.map(|kind| (kind_icon(kind), source(paydays, seat, Some(kind))));
    let start = ("", i32::from(data().start_money));
    std::iter::once(start).chain(bets).filter(|(_, coins)| *coins > 0).collect()
}

/// How far one coin lies from the next, and what a heap takes beside its coins: its sign and the gap behind it.
const COIN_STEP: i32 = 9;
const HEAP: i32 = 32;

/// Every player's money coin by coin, in heaps of what brought it; what was lost again is pale.
fn coins(sight: &Sight<'_>, paydays: &[Payday<'_>]) -> Markup {
    let wide =
        |seat: Seat| gains(paydays, seat).iter().map(|(_, coins)| HEAP + coins * COIN_STEP).sum::<i32>();
    let width = Seat::all(sight.board().seats()).map(wide).max().unwrap_or_default().max(360);
    html! {
        ul class="coin-rows" aria-hidden="true" {
            @for seat in podium::by_place(&scores(sight)) {
                @let money = sight.board().money(seat);
                li { (token(seat)) (coin_row(&gains(paydays, seat), money.into(), width)) b class="num" { (money) } }
            }
        }
    }
}

fn coin_row(gains: &[(&str, i32)], money: i32, width: i32) -> Markup {
    let mut x = 0;
    let mut before = 0;
    let heaps = gains.iter().map(|&(sign, coins)| {
        let heap = (sign, x, before..before + coins);
        x += HEAP + coins * COIN_STEP;
        before += coins;
        heap
    });
    html! {
        svg class="coin-row" viewBox={ "0 0 " (width) " 24" } preserveAspectRatio="xMinYMid meet" {
            @for (sign, x, heap) in heaps {
                @if !sign.is_empty() { svg class="coin-sign" x=(x) y="4" width="16" height="16" viewBox="0 0 24 24" { use href={ "#" (sign) } {} } }
                @for (nth, coin) in heap.enumerate() {
                    use class=[(coin >= money).then_some("is-lost")] href="#coin" x=(x + 18 + COIN_STEP * i32::try_from(nth).unwrap_or_default()) y="3" width="18" height="18" {}
                }
            }
        }
    }
}

fn source_row(sight: &Sight<'_>, paydays: &[Payday<'_>], seat: Seat) -> Markup {
    let mut parts: Vec<i32> = BetKind::ALL.map(|kind| source(paydays, seat, Some(kind))).into();
    parts.push(source(paydays, seat, None));
    parts.push(forgiven(paydays, seat));
    html! {
        tr {
            th scope="row" { span class="ledger-who" { (token(seat)) (player_name(sight.scene, seat)) } }
            td class="sum" { (sight.board().money(seat)) }
            @for part in parts { td class=(gain(part)) { @if part == 0 { "·" } @else { (signed(part)) } } }
        }
    }
}

/// Money after each payout, a line for each player.
fn plot(sight: &Sight<'_>, paydays: &[Payday<'_>]) -> Markup {
    let money = |seat: Seat| {
        let after =
            paydays.iter().filter_map(|payday| payday.payouts.get(seat.index())).map(|payout| payout.money);
        std::iter::once(data().start_money).chain(after).map(i32::from).collect()
    };
    let lines: Vec<(Seat, Vec<i32>)> =
        Seat::all(sight.board().seats()).map(|seat| (seat, money(seat))).collect();
    let last = paydays.len();
    let legs = (1..last).map(|leg| (leg, leg.to_string()));
    let marks: Vec<_> =
        [(0, sight.t("beginning"))].into_iter().chain(legs).chain([(last, sight.t("end"))]).collect();
    let name = &sight.t("plot");
    Plot { marks: &marks, ..Plot::of(name, &lines, |_| false, 246.0) }.draw()
}
