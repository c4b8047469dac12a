//! Beside the board: who flies next, the majorities so far, all teams, and what the viewer saw go round.

use super::Sight;
use super::art::{hero, hero_support, named_card, realm_mark};
use super::tray::has_talent;
use super::words::sorted;
use crate::drawing::pieces::{icon, line_icon, token};
use engine::Seat;
use games::dragon_racer::data::data;
use games::dragon_racer::preview::{Majority, majorities};
use games::dragon_racer::{Phase, Private, Realm, Talent};
use maud::{Markup, html};

/// All of it.
pub(super) fn standing(sight: &Sight<'_>) -> Markup {
    html! {
        @if sight.board().phase == Phase::Heroes { (how(sight)) }
        (order(sight))
        (turbo(sight))
        (seen(sight))
        (teams(sight))
    }
}

/// How a race goes, while heroes are chosen and there is nothing else to tell.
fn how(sight: &Sight<'_>) -> Markup {
    let signs = ["dragon-left", "dragon-speed", "dragon-attack", "dragon-swap", "dragon-turbo", "cup"];
    html! {
        h2 class="dr-side-head" { (sight.t("how")) }
        ol class="dr-how" {
            @for (at, sign) in signs.iter().enumerate() { li { (line_icon(sign)) span { (sight.t(&format!("how-{}", at + 1))) } } }
        }
    }
}

/// `DR-6.1`: the order of flight, from the last trophy to the first.
pub(super) fn order(sight: &Sight<'_>) -> Markup {
    let board = sight.board();
    let seats: Vec<Seat> = board.flight_order().collect();
    if seats.len() < board.seats() || board.phase == Phase::Over {
        return html! {};
    }
    let flight = board.phase.is_flight();
    html! {
        h2 class="dr-side-head dr-order" { (sight.t("order")) " " small { (sight.t("order-last-first")) } }
        ol class="dr-fly" {
            @for seat in seats {
                @let done = board.phase == Phase::Turbo || flight && !board.is_to_fly(seat) && board.flyer() != Some(seat);
                @let now = board.flyer() == Some(seat);
                @let words = if done { sight.t("safe") } else if flight && !now { sight.t("can-be-attacked") } else { String::new() };
                li class={ "p" (seat) @if done { " is-done" } @if now { " is-now" } } title=(words) {
                    (token(seat)) span class="sr" { (sight.scene.name(seat)) }
                    @if done { (line_icon("dragon-shield")) }
                    span class="sr" { (words) }
                }
            }
        }
    }
}

/// The majorities with the cards that the viewer knows (`DR-10.3`).
pub(super) fn race(sight: &Sight<'_>) -> Vec<Majority> {
    let hidden = |private: &Private| (private.seat, private.drafted);
    let known: Vec<_> = sight.private.map(hidden).into_iter().collect();
    majorities(sight.board(), &known)
}

/// What a race pays a seat, with what its talent adds; nothing unless it leads.
pub(super) fn paid(sight: &Sight<'_>, race: &Majority, seat: Seat) -> u16 {
    if !race.leaders.contains(seat) {
        return 0;
    }
    let leaps = has_talent(sight, seat, Talent::Leap) && !sight.board().setup.leap_once;
    u16::from(race.movement) + if leaps { data().talents.victory_leap.into() } else { 0 }
}

/// Whether a premium is still to be paid.
fn premium(sight: &Sight<'_>) -> bool {
    let board = sight.board();
    board.turn > 0 && board.phase != Phase::Over
}

/// The majorities under their heading.
fn turbo(sight: &Sight<'_>) -> Markup {
    html! {
        @if premium(sight) {
            h2 class="dr-side-head" {
                (line_icon("dragon-turbo"))
                (sight.tr("turbo-for", &[("premium", sight.board().premium().into())]))
            }
            (table(sight))
        }
    }
}

/// The majorities as a table.
fn table(sight: &Sight<'_>) -> Markup {
    let (board, realms) = (sight.board(), race(sight));
    html! {
        table class="dr-turbo" title=(sight.t("so-far")) {
            thead { tr {
                td {}
                @for realm in Realm::ALL {
                    th scope="col" class=(if board.scores_realm(realm) { "" } else { "is-off" }) title=(sight.realm(realm)) {
                        (realm_mark(realm)) span class="sr" { (sight.realm(realm)) }
                    }
                }
            } }
            tbody {
                @for seat in Seat::all(board.seats()) {
                    tr class={ "p" (seat) @if sight.scene.seat() == Some(seat) { " is-own" } } {
                        th scope="row" { (token(seat)) span class="sr" { (sight.scene.name(seat)) } }
                        @for majority in &realms { (count(sight, majority, seat)) }
                    }
                }
            }
        }
    }
}

/// The cards of a seat, and what they pay.
fn count(sight: &Sight<'_>, majority: &Majority, seat: Seat) -> Markup {
    let paid = paid(sight, majority, seat);
    let class = match majority.leaders.contains(seat) {
        true if majority.leaders.len() == 1 => "is-best",
        true => "is-tied",
        false if !majority.scored => "is-off",
        false => "",
    };
    html! { td class=(class) { (majority.counts[seat.index()]) @if paid > 0 { " " small class="dr-plus" { "+" (paid) } } } }
}

/// The hands that went through the viewer's in this Draft, with what was kept of each.
fn seen(sight: &Sight<'_>) -> Markup {
    let Some(private) = sight.private else { return html! {} };
    let hands: Vec<_> = private.passed().filter(|(_, picked)| picked.is_some()).collect();
    if hands.is_empty() {
        return html! {};
    }
    html! {
        details class="dr-more" id="seen-hands" {
            summary { (sight.t("seen-hands")) }
            ol class="dr-seen" {
                @for (pass, (hand, picked)) in hands.iter().enumerate() {
                    li {
                        small { (sight.tr("seen-hand", &[("pass", (pass + 1).into())])) }
                        div class="dr-cards" {
                            @for card in sorted(sight.values(), *hand) {
                                span class=(if Some(card) == *picked { "is-kept" } else { "" }) { (named_card(sight, card)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// All teams with their heroes, as whole cards.
fn teams(sight: &Sight<'_>) -> Markup {
    let board = sight.board();
    let mut heroes = Seat::all(board.seats()).filter_map(|seat| Some((seat, board.hero(seat)?))).peekable();
    if heroes.peek().is_none() {
        return html! {};
    }
    html! {
        details class="dr-more" id="all-teams" {
            summary { (sight.t("teams")) }
            @for (seat, own) in heroes {
                section class="dr-team-of" {
                    h3 { (token(seat)) (sight.scene.name(seat)) }
                    p class="dr-hero-words" {
                        (hero(own))
                        span {
                            b { (sight.hero(own)) " · " (icon(&format!("talent-{}", own.talent()), "0 0 24 24", "icon")) (sight.talent(own.talent())) }
                            " " (hero_support(own.support())) br; (sight.does(own.talent()))
                        }
                    }
                    div class="dr-cards" { @for (_, dragon) in board.team(seat).iter() { (named_card(sight, dragon)) } }
                    @if !board.shown(seat).is_empty() {
                        small { (sight.t("drafted")) }
                        div class="dr-cards is-small" { @for card in sorted(sight.values(), board.shown(seat)) { (named_card(sight, card)) } }
                    }
                }
            }
        }
    }
}
