//! The panels of the players, and what the round would bring if it ended now.

use super::art::{croc, glyph};
use super::{Sight, mats};
use crate::pages::numbers::signed;
use crate::pages::pieces::token;
use engine::Seat;
use games::sobek::preview::{self, Standing};
use games::sobek::{Event, Phase, Symbol};
use maud::{Markup, html};

/// The corruption of a player and the score with the sign of its space, and what has just changed it.
pub(super) fn score(sight: &Sight<'_>, seat: Seat) -> Markup {
    let score = sight.board().score(seat);
    let change = change(sight, seat);
    let most = preview::most_corrupt(sight.view).contains(seat);
    html! {
        @if sight.board().phase != Phase::Over {
            span class={ "so-thing so-thing-croc" @if most { " is-most" } } title=(sight.t("pile-title")) {
                (croc()) (preview::corruption(sight.view, seat).map_or_else(|| "?".to_owned(), |corruption| corruption.to_string()))
            }
        }
        span class="sr" { (sight.t("score")) " " }
        @if let Some(change) = change { span class=(if change < 0 { "change minus" } else { "change plus" }) { (signed(change)) } }
        (glyph(Symbol::at(score)))
        span class={ "player-score" @if change.is_some() { " is-paid" } } { (score) }
    }
}

/// What this step changes in a player's score.
fn change(sight: &Sight<'_>, seat: Seat) -> Option<i32> {
    match *sight.step? {
        Event::MarkerMoved { seat: mover, from, to, .. }
        | Event::SetPoints { seat: mover, from, to, .. }
        | Event::PenaltyStep { seat: mover, from, to, .. }
            if mover == seat =>
        {
            Some(i32::from(to) - i32::from(from))
        }
        _ => None,
    }
}

/// What lies before a player; the viewer's own things lie under the board and in the tray.
pub(super) fn things(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! { @if !sight.is_own(seat) { (mats::before(sight, seat)) } }
}

/// If the round ended now: sets, penalty and where everybody would stand (`SO-10`).
pub(super) fn standing(sight: &Sight<'_>) -> Markup {
    // The table of the round that is being told says it all.
    if sight.board().phase == Phase::Over || matches!(sight.step, Some(Event::RoundScored { .. })) {
        return html! {};
    }
    if sight.board().piles_open() {
        return html! { h2 class="so-now-head" { (sight.t("counting-now")) } p class="so-now-note soft" { (sight.t("counting")) } };
    }
    let is_over = matches!(sight.board().phase, Phase::Horizontal | Phase::HorizontalBuild);
    let lines = preview::standings(sight.view);
    let tied = lines.iter().filter(|line| line.most).count() > 1;
    let hands = lines.iter().any(|line| line.hand > 0);
    html! {
        h2 class="so-now-head" { (sight.t(if is_over { "if-left" } else { "if-now" })) }
        table class="so-now" {
            thead { tr {
                th { span class="sr" { (sight.t("player")) } }
                th { (sight.t("now-sets")) }
                th { (croc()) span class="sr" { (sight.t("pile-title")) } } th { (sight.t("now-penalty")) } th { (sight.t("now-end")) }
            } }
            tbody { @for line in &lines { (standing_row(sight, line)) } }
        }
        // One line of words, so that nothing below moves.
        @let note = if tied { "now-tied" } else if hands { "now-hands" } else { "now-piles" };
        p class="so-now-note soft" { (sight.t(note)) }
    }
}

fn standing_row(sight: &Sight<'_>, line: &Standing) -> Markup {
    let &Standing { seat, points, hand, most, top, steps, end } = line;
    html! {
        tr class=(if most { "is-most" } else { "" }) {
            th scope="row" { (token(seat)) span class="sr" { (sight.scene.name(seat)) } }
            td { @if points > 0 { "+" (points) } @else { "·" } }
            td class="so-now-croc" { @match preview::corruption(sight.view, seat) { Some(corruption) => (corruption), None => "?" } @if hand > 0 { small { "+" (hand) } } }
            td title=(sight.tr("now-steps", &[("steps", steps.into())])) {
                @if steps > 0 { span class="minus" { "−" (top - end) } small { " " (steps) "×" @if Symbol::at(top) == Symbol::Number { "5" } (glyph(Symbol::at(top))) } } @else { "·" }
            }
            td { b { (end) } }
        }
    }
}
