//! What the round would bring if it ended now.

use super::Sight;
use super::art::{croc, glyph};
use crate::drawing::pieces::token;
use engine::Seat;
use games::sobek::preview::{self, Standing};
use games::sobek::score::{after_penalty, penalty_steps, round_points};
use games::sobek::{Event, Phase, Symbol};
use maud::{Markup, html};

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
    let spared = lines.iter().any(|line| line.most && line.steps == 0);
    let best = lines.iter().map(|line| line.end).max().unwrap_or_default();
    let note = match (tied, hands, spared) {
        (true, ..) => "now-tied",
        (_, true, _) => "now-hands",
        (.., true) => "now-spared",
        _ => "now-piles",
    };
    html! {
        h2 class="so-now-head" { (sight.t(if is_over { "if-left" } else { "if-now" })) }
        table class="so-now" {
            thead { tr {
                th { span class="sr" { (sight.t("player")) } }
                th { (sight.t("now-sets")) }
                th { (croc()) span class="sr" { (sight.t("pile-title")) } } th { (sight.t("now-penalty")) } th { (sight.t("now-end")) }
            } }
            tbody { @for line in &lines { (standing_row(sight, line, best)) } }
        }
        // One line of words, so that nothing below moves.
        p class="so-now-note soft" { (sight.t(note)) }
    }
}

/// The corruption of a player as far as it is shown, and in the last delivery the cards in hand that will join it.
pub(super) fn corruption(sight: &Sight<'_>, seat: Seat) -> Markup {
    let hand = preview::falling(sight.view, seat);
    html! {
        @match preview::corruption(sight.view, seat) { Some(corruption) => (corruption), None => "?" }
        @if hand > 0 { small { "+" (hand) } }
    }
}

/// How many points the most corrupt would lose with the sets that lie now.
pub(super) fn penalty(sight: &Sight<'_>, seat: Seat) -> u16 {
    let board = sight.board();
    let top = board.score(seat) + round_points(board, seat) as u16;
    top - after_penalty(top, penalty_steps(board, seat))
}

/// One player's line; whoever would lead has the total on a disc.
fn standing_row(sight: &Sight<'_>, line: &Standing, best: u16) -> Markup {
    let &Standing { seat, points, most, top, steps, end, .. } = line;
    html! {
        tr class=(if most { "is-most" } else { "" }) {
            th scope="row" { (token(seat)) span class="sr" { (sight.scene.name(seat)) } }
            td { @if points > 0 { "+" (points) } @else { "·" } }
            td class="so-now-croc" { (corruption(sight, seat)) }
            td title=(sight.tr("now-steps", &[("steps", steps.into())])) {
                @if steps > 0 { span class="minus" { "−" (top - end) } small { " " (steps) "×" @if Symbol::at(top) == Symbol::Number { "5" } (glyph(Symbol::at(top))) } } @else { "·" }
            }
            td { b class=(if best > 0 && end == best { "so-leads" } else { "" }) { (end) } }
        }
    }
}
