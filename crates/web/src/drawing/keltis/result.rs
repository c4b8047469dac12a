//! The scoring of a finished game: podium, every path item by item, the story in a plot, columns and hands.

use super::art::{card_mini, emblem, marker, path_class, tile};
use super::players;
use super::standing::scores;
use super::{Sight, capital};
use crate::drawing::numbers::{gain, number};
use crate::drawing::pieces::{player_name, token};
use crate::drawing::plot::Plot;
use crate::drawing::podium::{by_place, podium};
use engine::Seat;
use engine::any::AnyEvent;
use games::keltis::data::MAX_SEATS;
use games::keltis::preview::path_values;
use games::keltis::score::{Tally, marker_value, row_value, tally, wish_value};
use games::keltis::{Colour, Event, Keltis, Kind, Tile};
use maud::{Markup, html};
use table::Told;

/// The whole page below the heading.
pub(super) fn result(sight: &Sight<'_>, told: &[Told]) -> Markup {
    html! {
        (scene(sight))
        (items(sight))
        div class="end-grid" {
            section class="card" {
                h2 { (sight.t("story-points")) }
                (plot(sight, &story(sight, told)))
            }
            section class="card k-tables" {
                h2 { (sight.t("on-the-table")) }
                @for seat in by_place(&scores(sight)) {
                    article { h3 { (token(seat)) (sight.scene.name(seat)) } div class="k-things" { (players::things(sight, seat)) } }
                }
            }
        }
    }
}

/// The podium among standing stones.
fn scene(sight: &Sight<'_>) -> Markup {
    // Left and right of the podium, where a wide window would be bare: their places and heights.
    let stones = [(50, 96), (120, 148), (194, 110), (806, 114), (878, 156), (950, 100)];
    html! {
        section class="end-scene card board-frame" {
            svg class="end-bg" viewBox="0 0 1000 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" { use href="#keltis-ground" {} }
            svg class="k-henge" viewBox="0 0 1000 240" aria-hidden="true" {
                @for (x, high) in stones {
                    ellipse class="k-drop" cx=(x) cy="226" rx=(high / 4) ry="6" {}
                    use href="#keltis-menhir" x=(x - high / 3) y=(238 - high) width=(high * 2 / 3) height=(high) {}
                }
            }
            (podium(&scores(sight), sight.scene))
        }
    }
}

/// Where each player's points came from: a column for each player, best first.
fn items(sight: &Sight<'_>) -> Markup {
    let seats = by_place(&scores(sight));
    let tallies: Vec<Tally> = seats.iter().map(|&seat| tally(sight.board(), seat)).collect();
    html! {
        section class="card end-table" {
            div class="card-head" {
                h2 { (sight.t("sources")) }
                span class="soft" { (sight.t("sources-how")) }
            }
            div class="k-sources" { div class="scroll-x" tabindex="0" {
                table class="ledger k-ledger" {
                    thead { tr {
                        td {}
                        @for &seat in &seats { th scope="col" { span class="ledger-who" { (token(seat)) (player_name(sight.scene, seat)) } } }
                    } }
                    tbody {
                        // First, so that it is in sight in the lowest windows.
                        tr {
                            th scope="row" { (sight.t("sum")) }
                            @for tally in &tallies { td class="sum" { (number(tally.total)) } }
                        }
                        @for path in Colour::ALL { (path_row(sight, &seats, path)) }
                        tr {
                            th scope="row" { span { (tile(Tile::Two)) (sight.t("number-tiles-short")) } }
                            @for tally in &tallies { td { (tally.points) } }
                        }
                        tr {
                            th scope="row" { span { (tile(Tile::Wish)) (sight.t("wishing-stones")) } }
                            @for tally in &tallies { td class=(gain(tally.wish_value)) { (number(tally.wish_value)) small { "×" (tally.wishes) } } }
                        }
                    }
                }
            } (left_in_hand(sight)) }
        }
    }
}

/// What each player's marker on a path is worth.
fn path_row(sight: &Sight<'_>, seats: &[Seat], path: Colour) -> Markup {
    let best = seats.iter().map(|&seat| path_values(sight.board(), seat)[path.index()].value).max();
    html! {
        tr class=(path_class(path)) {
            th scope="row" { span { (emblem(path)) span class="k-path-name" { (capital(&sight.colour(path))) } } }
            @for &seat in seats {
                @let worth = path_values(sight.board(), seat)[path.index()];
                // What decided: the most that the path brought anyone.
                td class={ (gain(worth.value)) @if worth.value > 0 && Some(worth.value) == best { " is-best" } } {
                    @match worth.kind {
                        None => "·",
                        Some(kind) => { span class="k-item" { (marker(seat, kind)) (number(worth.value)) } @if kind == Kind::Large { small { "2 × " (number(row_value(worth.step))) } } }
                    }
                }
            }
        }
    }
}

/// `KE-13.6`: the cards that were left, which count nothing.
fn left_in_hand(sight: &Sight<'_>) -> Markup {
    html! {
        div {
            h3 class="k-left-head" { (sight.t("left-in-hand")) }
            ul class="k-left" {
                @for seat in by_place(&scores(sight)) {
                    li { (token(seat)) span class="sr" { (sight.scene.name(seat)) ": " }
                        @for card in sight.public.known_hand(seat).each() { (card_mini(card, &sight.card(card))) } }
                }
            }
        }
    }
}

/// The scores of all seats, had the game ended there: at the start and after each turn. They are counted from the end back,
/// since a game may begin in a position that was set up.
fn story(sight: &Sight<'_>, told: &[Told]) -> Vec<[i32; MAX_SEATS]> {
    let mut now = [0; MAX_SEATS];
    for seat in sight.seats() {
        now[seat.index()] = tally(sight.board(), seat).total;
    }
    let mut moments = vec![now];
    for event in told.iter().rev().filter_map(|told| AnyEvent::downcast::<Keltis>(&told.event)) {
        if let Some((seat, brought)) = brought(event) {
            now[seat.index()] -= brought;
        }
        if matches!(event, Event::CardLaid { .. } | Event::CardDiscarded { .. }) {
            moments.push(now);
        }
    }
    moments.reverse();
    moments
}

/// By how much an event changed a score.
pub(super) fn brought(event: &Event) -> Option<(Seat, i32)> {
    match *event {
        Event::MarkerMoved { seat, kind, from, to, .. } => {
            let before = if from == 0 { 0 } else { marker_value(from, kind) };
            Some((seat, marker_value(to, kind) - before))
        }
        Event::PointsScored { seat, points, .. } => Some((seat, points.into())),
        Event::WishTaken { seat, count, value, .. } => {
            Some((seat, value - wish_value(count.saturating_sub(1))))
        }
        _ => None,
    }
}

/// Scores over the turns, a line for each player.
fn plot(sight: &Sight<'_>, moments: &[[i32; MAX_SEATS]]) -> Markup {
    let line = |seat: Seat| moments.iter().map(|moment| moment[seat.index()]).collect();
    let lines: Vec<(Seat, Vec<i32>)> = sight.seats().map(|seat| (seat, line(seat))).collect();
    let last = moments.len() - 1;
    let marks = [(last, sight.tr("turns", &[("count", last.into())]))];
    let name = &sight.t("plot");
    Plot { marks: &marks, ..Plot::of(name, &lines, |points| points == 0, 246.0) }.draw()
}
