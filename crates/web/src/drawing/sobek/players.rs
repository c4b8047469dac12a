//! The panels of the players.

use super::art::glyph;
use super::{Sight, mats};
use crate::drawing::numbers::signed;
use crate::drawing::pieces::line_icon;
use engine::Seat;
use games::sobek::preview::{self, Standing};
use games::sobek::{Event, Phase, Symbol};
use maud::{Markup, html};

/// The score of a player with the sign of its space, and what has just changed it.
pub(super) fn score(sight: &Sight<'_>, seat: Seat) -> Markup {
    let score = sight.board().score(seat);
    let change = change(sight, seat);
    let ends = ends(sight);
    // The best score is marked, where the round would change it the total beside it.
    let line = ends.as_ref().map(|ends| &ends[seat.index()]);
    let end = line.map_or(score, |line| line.end);
    let best = match &ends {
        Some(ends) => ends.iter().map(|line| line.end).max(),
        None => sight.seats().map(|seat| sight.board().score(seat)).max(),
    };
    let leads = score > 0 && end == score && Some(score) == best;
    html! {
        span class="sr" { (sight.t("score")) " " }
        @if let Some(change) = change { span class=(if change < 0 { "change minus" } else { "change plus" }) { (signed(change)) } }
        (glyph(Symbol::at(score)))
        span title=[leads.then(|| sight.t("sign-leads"))] class={ "player-score" @if change.is_some() { " is-paid" } @if leads { " so-leads" } } { (score) }
        // Only where the round would change it.
        @if let Some(line) = line.filter(|line| line.end != score) { (total(sight, line, Some(end) == best)) }
    }
}

/// Where all would stand if the round ended now, once sets would bring something.
fn ends(sight: &Sight<'_>) -> Option<Vec<Standing>> {
    let lines = (sight.board().phase != Phase::Over).then(|| preview::standings(sight.view));
    lines.filter(|lines| lines.iter().any(|line| line.points > 0))
}

/// Where the player would stand if the round ended now, for windows that do not show the table of it.
fn total(sight: &Sight<'_>, line: &Standing, leads: bool) -> Markup {
    html! {
        span class="so-total" title=(sight.t("if-now")) {
            span class="sr" { ", " (sight.t("if-now")) ": " }
            // What the most corrupt pay of it.
            @if line.end < line.top { span class="minus" { (signed(i32::from(line.end) - i32::from(line.top))) } " " }
            (line_icon("so-flag")) b class=[leads.then_some("so-leads")] { (line.end) }
        }
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

/// What lies before a player.
pub(super) fn things(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! { (mats::before(sight, seat)) (why(sight, seat)) }
}

/// What a total is the sum of, for panels that unfold.
fn why(sight: &Sight<'_>, seat: Seat) -> Markup {
    let lines = ends(sight);
    let Some(line) = lines.as_ref().map(|lines| lines[seat.index()]) else { return html! {} };
    let score = sight.board().score(seat);
    if line.end == score {
        return html! {};
    }
    html! {
        p class="so-why soft" {
            span class="sr" { (sight.t("if-now")) ": " } (score)
            @if line.points > 0 { " + " (sight.t("now-sets")) " " b class="plus" { (line.points) } }
            @if line.end < line.top { " − " (sight.t("why-penalty")) " " b class="minus" { (line.top - line.end) } }
            " = " b { (line.end) }
        }
    }
}
