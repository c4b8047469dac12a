//! What is shown of each player: distance, how far behind the leader, hero, team, and what lies face down.

use super::Sight;
use super::art::{hero, mini};
use super::board::lap;
use super::team::is_attacked;
use crate::drawing::pieces::icon;
use engine::Seat;
use games::dragon_racer::{Event, Phase};
use maud::{Markup, html};

/// How far a player is behind the leader, the distance, and what has just changed it.
pub(super) fn score(sight: &Sight<'_>, seat: Seat) -> Markup {
    let change = change(sight, seat);
    html! {
        @if sight.board().phase == Phase::Draft { (drafting(sight, seat)) }
        @if let Some(place) = sight.board().trophy(seat).filter(|_| sight.board().phase != Phase::Over) {
            span class="sr" { (sight.tr("trophy", &[("place", place.into())])) ", " }
        }
        (behind(sight, seat))
        span class="dr-distance" title=(sight.tr("flown", &[("distance", sight.board().distance(seat).into())])) {
            @if let Some(change) = change { span class="change plus" { "+" (change) } }
            @if let Some(lap) = lap(sight, seat) { small class="dr-lap" title=(sight.tr("lap", &[("lap", lap.into())])) { (icon("start-banner", "0 0 72 64", "")) (lap) span class="sr" { (sight.tr("lap", &[("lap", lap.into())])) } } }
            b class=(if change.is_some() { "is-paid" } else { "" }) { (sight.board().distance(seat)) }
        }
    }
}

/// The crown of who is farthest, or how far the leader is ahead; nothing before anybody has flown.
fn behind(sight: &Sight<'_>, seat: Seat) -> Markup {
    let board = sight.board();
    let farthest = Seat::all(board.seats()).map(|seat| board.distance(seat)).max().unwrap_or_default();
    if farthest == 0 {
        return html! {};
    }
    match farthest - board.distance(seat) {
        0 => {
            let words = sight.t("leads");
            html! { span class="dr-behind" title=(words) { (icon("emblem-crown", "0 0 24 24", "dr-crown")) span class="sr" { (words) ", " } } }
        }
        spaces => {
            let words = sight.tr("behind", &[("far", spaces.into())]);
            html! { span class="dr-behind" title=(words) { span class="sr" { (words) ", " } span aria-hidden="true" { "−" (spaces) } } }
        }
    }
}

/// How far this step moves a player.
fn change(sight: &Sight<'_>, seat: Seat) -> Option<u8> {
    match sight.step? {
        Event::DragonFired { seat: flyer, speed, .. } if *flyer == seat => Some(*speed),
        Event::TalentMoved { seat: flyer, movement, .. } if *flyer == seat => Some(*movement),
        Event::RealmScored { leaders, movement, .. } if leaders.contains(seat) => Some(*movement),
        _ => None,
    }
}

/// Hero, dragons, and the cards that lie face down.
pub(super) fn things(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! {
        (line_up(sight, seat))
        @if let Some(own) = sight.board().hero(seat) {
            small class="dr-does" aria-hidden="true" { b { (sight.talent(own.talent())) } " " span class="dr-power" { (sight.power(own.talent())) } " " span class="dr-lends" { (sight.lends(own.talent())) } }
        }
    }
}

/// Hero and dragons, as small as words.
fn line_up(sight: &Sight<'_>, seat: Seat) -> Markup {
    let board = sight.board();
    html! {
        @if let Some(own) = board.hero(seat) {
            span class="dr-hero-mini" title={ (sight.hero(own)) ": " (sight.talent(own.talent())) ". " (sight.does(own.talent())) } {
                (hero(own)) span class="sr" { (sight.hero(own)) ", " (sight.talent(own.talent())) }
            }
        }
        @if !board.team(seat).is_empty() { (icon("dragon-speed", "0 0 24 24", "dr-fast")) }
        span class="dr-mini-team" {
            @for (slot, dragon) in board.team(seat).iter() { (mini(sight, dragon, is_attacked(sight, seat, slot))) }
        }
    }
}

/// Whether a player has chosen a card in this pass (`DR-5.6`).
fn drafting(sight: &Sight<'_>, seat: Seat) -> Markup {
    let chosen = sight.board().committed.contains(seat);
    let words = sight.t(if chosen { "chosen" } else { "choosing" });
    html! {
        span class={ "dr-chosen" @if chosen { " is-done" } } title=(words) {
            span class="sr" { (words) } @if chosen { "✓" }
        }
    }
}
