//! The viewer's own things and every legal answer, in the tray and over the board.
//!
//! Choices that need a second look are radio buttons named `pick`; what follows them shows the consequence
//! and the button that sends the move. When the viewer is not asked the same things stand there unlit.

use super::art::{
    bet_name, by_place, colours, emblem, emblem_icon, figure, kind_icon, mini_bet, race_back, race_card, slip,
};
use super::spots::figure_cells;
use super::{Sight, from_words, odds, sort, standing};
use crate::drawing::camel_race::pays::{Pay, pays};
use crate::drawing::camel_race::tray::{lit, send};
use crate::drawing::numbers::{Best, change, signed, value};
use crate::drawing::pieces::{line_icon, never_mind, nothing, pick_id, token};
use crate::words::capital;
use engine::Seat;
use games::camel_up_cards::data::data;
use games::camel_up_cards::odds::Worth;
use games::camel_up_cards::preview::{Ride, ride};
use games::camel_up_cards::score::pay;
use games::camel_up_cards::{Action, Bet, BetCard, BetKind, Camel, Figure, Phase, RaceCard};
use maud::{Markup, html};

/// What the viewer is asked.
pub(super) fn prompt(sight: &Sight<'_>) -> Markup {
    let phase = sight.board().phase;
    let words = match phase {
        Phase::Sort => sort::prompt(sight),
        Phase::Turn if sight.board().deck_left() == 1 => sight.t("prompt-last"),
        Phase::Turn => sight.t("prompt-turn"),
        Phase::Race if sight.board().deck_left() == 1 => sight.t("prompt-race-last"),
        Phase::Race => sight.t("prompt-race"),
        _ => sight.t("prompt-bet"),
    };
    html! {
        (words)
        @if sight.scene.odds && matches!(phase, Phase::Turn | Phase::Bet) { " " span class="worth" { (sight.t("worth-beside")) } }
    }
}

/// The clause that says what the viewer is asked.
pub(super) fn clause(sight: &Sight<'_>) -> Option<&'static str> {
    Some(match sight.board().phase {
        Phase::Sort => "CC-4.17",
        Phase::Turn => "CC-5.2",
        Phase::Race => "CC-5.5",
        Phase::Bet => "CC-5.6",
        _ => return None,
    })
}

/// All answers, as one form.
pub(super) fn acts(sight: &Sight<'_>) -> Markup {
    let Some(seat) = sight.scene.seat() else { return html! {} };
    match (sight.board().phase, &sight.scene.ask) {
        (Phase::Over, _) => html! {},
        (Phase::Sort, Some(ask)) => {
            let hand = sight.private.map(|private| private.own.hand).unwrap_or_default();
            sort::sorter(sight, hand, &ask.url, ask.decision)
        }
        (Phase::Start | Phase::Deal | Phase::Sort, _) => sort::sorted(sight),
        (_, None) => html! { form id="moves-later" class="acts turn is-waiting" { (turn(sight, seat)) } },
        (_, Some(ask)) => html! {
            form id="moves" class={ "acts turn" @if only_race(sight) { " only-race" } } method="post" action=(ask.url) hx-post=(ask.url) hx-swap="none" {
                (nothing())
                input type="hidden" name="decision" value=(ask.decision);
                (turn(sight, seat))
            }
        },
    }
}

/// Whether nothing but the action of the race is left to choose.
fn only_race(sight: &Sight<'_>) -> bool {
    sight.legal.iter().all(|action| action.is_race_action())
}

/// The hand card that the viewer may play now.
pub(super) fn playable(sight: &Sight<'_>) -> Option<RaceCard> {
    sight.legal.iter().find_map(|action| match action {
        Action::Play(card) => Some(*card),
        _ => None,
    })
}

fn turn(sight: &Sight<'_>, seat: Seat) -> Markup {
    let race_lit = sight.legal.iter().any(|action| action.is_race_action());
    let asked = sight.scene.ask.is_some();
    let known = odds::shown(sight);
    let worth = |bet| known.as_ref().and_then(|known| odds::worth_of(sight, known, bet));
    let places = standing::places(sight);
    let camels = by_place(places);
    let halves = HALVES.map(|(name, kinds)| {
        let worths = kinds.map(|kind| camels.map(|camel| (camel, worth(Bet { kind, camel }))));
        let best =
            Best::of(1, worths.iter().flatten().filter_map(|(_, worth)| *worth).map(|worth| worth.value));
        let rows = html! { @for (kind, worths) in kinds.into_iter().zip(worths) { (bet_row(sight, seat, kind, worths, best)) } };
        (name, best, rows)
    });
    html! {
        div class="act act-race" {
            p class="act-head" { span class=(lamp(asked, race_lit)) {} (sight.t("act-race")) }
            div class="act-body" { (race(sight)) }
        }
        (tabs(sight, halves.each_ref().map(|&(name, best, _)| (name, best))))
        (standing::columns(sight, places, camels))
        @for (name, _, rows) in halves { div class={ "act act-" (name) } { div class="act-body" { (rows) } } }
        @if sight.is_legal(Action::Done) {
            div class="act act-done" { button class="btn btn-main" name="move" value=(Action::Done) data-key="d" { (sight.t("done")) } }
        }
    }
}

/// The bets on the leg and those on the race.
const HALVES: [(&str, [BetKind; 2]); 2] =
    [("leg", [BetKind::Leg, BetKind::Third]), ("final", [BetKind::Winner, BetKind::Loser])];

/// The smallest phones show one half of the bets at a time: which, and what its best card is worth.
fn tabs(sight: &Sight<'_>, halves: [(&str, Best); 2]) -> Markup {
    html! {
        div class="halves" {
            @for (name, best) in halves {
                label {
                    input type="radio" name="half" value=(name) checked[name == HALVES[0].0];
                    (sight.t(&format!("{name}-bets")))
                    @if let Some(worth) = best.written(sight.lang) { small class="bet-worth is-best" { (worth) } }
                }
            }
        }
    }
}

/// The lamp of an action: to be made, or made already.
fn lamp(asked: bool, lit: bool) -> &'static str {
    match (asked, lit) {
        (false, _) => "lamp",
        (true, true) => "lamp is-on",
        (true, false) => "lamp is-done",
    }
}

/// The radio button of a choice.
fn pick(name: &str, lit: bool) -> Markup {
    html! { input type="radio" name="pick" value=(name) id=(pick_id(name)) disabled[!lit]; }
}

/// Reveal, hand card, figures; nothing but that it was done, once it was.
fn race(sight: &Sight<'_>) -> Markup {
    if sight.is_legal(Action::Done) {
        return html! { p class="race-done" { span class="lamp is-done" {} (sight.t("race-done")) } };
    }
    html! { (reveal(sight)) (hand_card(sight)) (figures(sight)) }
}

fn reveal(sight: &Sight<'_>) -> Markup {
    let left = sight.board().deck_left();
    html! {
        button class={ "btn btn-main reveal-opt" @if left == 1 { " is-last" } } name="move" value=(Action::Reveal) data-key="r" disabled[!sight.is_legal(Action::Reveal)] {
            (race_back())
            span { (sight.t("reveal")) small { (sight.tr(if left == 1 { "reveal-last" } else { "reveal-left" }, &[("left", left.into())])) } }
        }
    }
}

/// The card kept in hand, always in sight, with what it does: one step, whatever is printed.
fn hand_card(sight: &Sight<'_>) -> Markup {
    let kept = sight.private.and_then(|private| private.own.kept.card());
    let Some(card) = kept else {
        return html! { span class="opt hand-opt is-off" { (race_back()) span class="left" { (sight.t("hand-played")) } } };
    };
    let legal = playable(sight).is_some();
    html! {
        label class={ "opt hand-opt " (lit(legal || sight.scene.ask.is_none())) } {
            (pick("play", legal))
            (race_card(card))
            span class="sr" { (sight.card(card)) ", " }
            span class="left" {
                @if legal { (sight.t("from-hand")) (way(sight, card)) }
                @else { (sight.t(if card.value() > 1 { "moves-only-1" } else { "moves-1" })) }
            }
        }
        @if legal {
            div class="then" {
                p class="then-text" { b { (sight.tr("play-card", &[("card", sight.card(card).into())])) } small { (lands(sight, card)) "." @if card.value() > 1 { " " (sight.t("hand-one")) } (sight.clause("CC-7.5")) } }
                div class="btn-row" { (send(Action::Play(card), "btn-main", &html! { (sight.t("play")) })) }
                (never_mind(sight.lang))
            }
        }
    }
}

/// From where the hand card would bring its camel where, and whom it carries.
fn way(sight: &Sight<'_>, card: RaceCard) -> Markup {
    let Ride { from, to, riders } = ride(sight.board(), card);
    html! {
        b class="brings" aria-hidden="true" {
            (standing::short_place(sight, from)) " → " (standing::short_place(sight, to))
            span class="riders" { @for camel in riders { i class=(colours(camel)) { (emblem_icon(camel)) } } }
        }
    }
}

/// Who goes where when the hand card is played.
pub(super) fn lands(sight: &Sight<'_>, card: RaceCard) -> String {
    let Ride { from, to, riders } = ride(sight.board(), card);
    let riders: Vec<String> = riders.iter().map(|camel| sight.t(&format!("whom-{camel}"))).collect();
    let values = [
        ("camel", sight.camel(card.camel()).into()),
        ("from", from_words(sight.lang, from).into()),
        ("to", sight.place(to).into()),
        ("riders", riders.join(", ").into()),
    ];
    capital(&sight.tr(if riders.is_empty() { "lands" } else { "lands-with" }, &values))
}

/// Fox and palm; where they may go is lit on the board.
fn figures(sight: &Sight<'_>) -> Markup {
    let legal = !figure_cells(sight).is_empty();
    let home = |one: &Figure| sight.board().figure(*one).is_none();
    let cost = data().figure_pay[usize::from(!home(&Figure::Fox))];
    let (words, at_home): (&[&str], _) = match Figure::ALL.map(|one| home(&one)) {
        [false, false] => (&["figures-out"], ""),
        [true, true] => (&["place-either-fox", "place-either-palm"], "both"),
        _ if home(&Figure::Fox) => (&["place-fox"], "fox"),
        _ => (&["place-palm"], "palm"),
    };
    html! {
        label class={ "opt figure-opt " (lit(legal || (sight.scene.ask.is_none() && !at_home.is_empty()))) } {
            (pick("figure", legal))
            span class="figs" {
                @for one in Figure::ALL {
                    span class=(if home(&one) { "is-home" } else { "is-out" }) { (figure(one)) }
                }
            }
            span class="left" {
                @for one in words { span { (sight.t(one)) " " } }
                @if legal { b class="brings" aria-hidden="true" { (sight.tr("figure-card", &[("sum", signed(cost).into())])) } }
            }
        }
        @if legal {
            div class="then" {
                p class="then-text" {
                    b { (sight.t("choose-cell")) } " "
                    small { (sight.tr("figure-rule", &[("figure", at_home.into())])) }
                    @if sight.scene.odds { " " small { (sight.t("cell-numbers")) } }
                    (sight.clause("CC-6.1"))
                }
                (never_mind(sight.lang))
            }
        }
    }
}

/// A kind of bet: what it is on and pays, and its cards, camel by camel, the leader first.
fn bet_row(
    sight: &Sight<'_>,
    seat: Seat,
    kind: BetKind,
    worths: [(Camel, Option<Worth>); Camel::COUNT],
    top: Best,
) -> Markup {
    html! {
        div class="bet-row" role="group" aria-label=(sight.t(kind.name())) {
            span class="row-name" title=(sight.t(kind.name())) aria-hidden="true" {
                (line_icon(kind_icon(kind)))
                b class="row-kind" { (capital(&sight.t(if kind.is_final() { "side-final" } else { "side-leg" }))) ": " (sight.t(&format!("short-{kind}"))) }
                (paying(sight, kind))
            }
            @for (at, (camel, worth)) in worths.into_iter().enumerate() { (bet_opt(sight, seat, Bet { kind, camel }, at, worth, top)) }
        }
    }
}

/// The places for which a kind of bet pays, and how much. On a card for the leg stands itself what its first place is
/// worth; for all other places a bet costs the same.
fn paying(sight: &Sight<'_>, kind: BetKind) -> Markup {
    let printed = data().leg_values[0];
    html! {
        span class="paying" {
            @for (sum, places) in sums(kind, printed).into_iter().filter(|(sum, _)| *sum > 0) {
                span {
                    i { (places.iter().map(|&place| nth(sight, place)).collect::<Vec<_>>().join(" ")) } " "
                    @if kind == BetKind::Leg && sum == i32::from(printed) { (sight.t("printed")) } @else { (signed(sum)) }
                }
            }
            span class="rest" { (standing::others(sight)) }
        }
    }
}

/// A place in few letters.
fn nth(sight: &Sight<'_>, place: u8) -> String {
    sight.tr("nth", &[("place", place.into())])
}

/// Each sum that a bet may pay and the places for which it does, the best first.
fn sums(kind: BetKind, printed: u8) -> Vec<(i32, Vec<u8>)> {
    let places = || 1..=Camel::COUNT as u8;
    let mut sums: Vec<i32> = places().map(|place| pay(kind, printed, place)).collect();
    sums.sort_unstable_by_key(|&sum| std::cmp::Reverse(sum));
    sums.dedup();
    sums.into_iter()
        .map(|sum| (sum, places().filter(|&place| pay(kind, printed, place) == sum).collect()))
        .collect()
}

/// A bet in the column of its camel and what it is worth on average, where the table shows odds; the best is lit.
fn bet_opt(sight: &Sight<'_>, seat: Seat, bet: Bet, at: usize, worth: Option<Worth>, top: Best) -> Markup {
    let Some(card) = sight.board().bets.card(bet) else {
        let holder = sight.board().bets.holder(bet);
        return html! {
            span class={ "opt bet-opt at-" (at) " is-off is-gone" @if holder == Some(seat) { " is-own" } } title=[holder.map(|holder| sight.scene.name(holder))] {
                (slip(bet.camel, &html! { @match holder { Some(holder) => (token(holder)), None => "–" } }))
            }
        };
    };
    let action = Action::Bet(bet);
    let legal = sight.is_legal(action);
    let left = sight.board().bets.legs_left(bet.camel).len();
    let heap = bet.kind == BetKind::Leg && left > 1;
    let sign = html! {
        @match card.value { Some(value) => b { (value) }, None => (line_icon(kind_icon(bet.kind))) }
        @if heap { small class="bets-left" title=(sight.tr("offer-left", &[("count", left.into())])) { "×" (left) } }
    };
    html! {
        label class={ "opt bet-opt at-" (at) " " (lit(legal || sight.scene.ask.is_none())) @if heap { " is-heap" } } data-offer=(bet_name(sight, card)) {
            (pick(&action.to_string(), legal))
            span class="sr" { (bet_name(sight, card)) }
            (slip(bet.camel, &sign))
            @if let Some(worth) = worth { small class={ "bet-worth " (top.lit(worth.value)) } { (change(sight.lang, worth.value, 1)) } }
        }
        @if legal {
            div class="then" {
                p class="then-text" { b { (capital(&bet_name(sight, card))) } (bet_pays(sight, card)) small { (average(sight, worth)) (swap(sight, seat, bet.kind)) (sight.clause(bet_clause(bet.kind))) } }
                div class="btn-row" { (send(action, "btn-main", &html! { (sight.t("bet-it")) })) }
                (never_mind(sight.lang))
            }
        }
    }
}

/// The clause that says what a bet is on.
fn bet_clause(kind: BetKind) -> &'static str {
    match kind {
        BetKind::Leg => "CC-9.1",
        BetKind::Third => "CC-9.2",
        BetKind::Winner => "CC-9.5",
        BetKind::Loser => "CC-9.6",
    }
}

/// What a bet pays for the places of its camel, the best first.
fn bet_pays(sight: &Sight<'_>, card: BetCard) -> Markup {
    let now = sight.board().places()[card.camel.index()];
    let each = sums(card.kind, card.value.unwrap_or_default()).into_iter().map(|(sum, places)| Pay {
        places: spelled(&places, |place| nth(sight, place)),
        sum,
        is_now: places.contains(&now),
    });
    pays(&colours(card.camel), emblem(card.camel), &sight.t("pay-now"), each)
}

/// Places in few letters: "3rd–5th" or "2nd, 4th".
fn spelled(places: &[u8], nth: impl Fn(u8) -> String) -> String {
    match places {
        [first, _, .., last] if usize::from(last - first) + 1 == places.len() => {
            format!("{}–{}", nth(*first), nth(*last))
        }
        _ => places.iter().map(|place| nth(*place)).collect::<Vec<_>>().join(", "),
    }
}

/// What a bet is worth on average, where the table shows odds.
fn average(sight: &Sight<'_>, worth: Option<Worth>) -> Markup {
    html! {
        @if let Some(worth) = worth {
            span class="worth" { (sight.tr("average", &[("value", value(sight.lang, worth.value).into())])) } " "
        }
    }
}

/// `CC-9.7`: the final card of the kind that goes back.
fn swap(sight: &Sight<'_>, seat: Seat, kind: BetKind) -> Markup {
    html! {
        @if let Some(camel) = sight.board().final_of(seat, kind) {
            span class="swap" { (sight.t("swap")) " " (mini_bet(sight, BetCard { kind, camel, value: None }, &html! {})) } " "
        }
    }
}
