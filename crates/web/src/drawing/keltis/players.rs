//! What lies before each player: score, columns, wishing stones, and cards that everybody knows.

use super::Sight;
use super::art::{arrow, card_mini, emblem, path_class, tile};
use crate::drawing::numbers::{gain, number, signed, standing};
use crate::drawing::pieces::{icon, token};
use engine::Seat;
use games::keltis::preview::{PathValue, path_values};
use games::keltis::{Card, Colour, Column, Direction, Event, Kind, Phase, Tile, score};
use maud::{Markup, html};

/// The score if the game ended now; in the final count, what has been counted.
pub(super) fn score(sight: &Sight<'_>, seat: Seat) -> Markup {
    let total = counted(sight, seat);
    let new = match sight.step {
        Some(
            Event::PointsScored { seat: whose, .. }
            | Event::WishTaken { seat: whose, .. }
            | Event::SmallMarkersScored { seat: whose, .. }
            | Event::LargeMarkerScored { seat: whose, .. }
            | Event::WishesScored { seat: whose, .. },
        ) => *whose == seat,
        _ => false,
    };
    let words = sight.t(if sight.board().phase == Phase::Over { "score-final" } else { "score-now" });
    let all: Vec<i32> = Seat::all(sight.board().seats()).map(|seat| counted(sight, seat)).collect();
    let leads = standing(total, all.iter().copied());
    let behind = all.into_iter().max().map_or(0, |best| best - total);
    html! {
        @if behind > 0 && sight.board().phase != Phase::Over {
            span class="k-behind" { (sight.tr("behind", &[("far", behind.into())])) " " }
        }
        span class="sr" { (words) " " }
        span class={ "k-score " (leads) @if new { " is-new" } } title=(words) { (number(total)) }
    }
}

/// What has been counted of a seat's score in this step of the final count; all of it at other times.
pub(super) fn counted(sight: &Sight<'_>, seat: Seat) -> i32 {
    let (small, large, wishes) = match sight.step {
        Some(Event::GameEnded { .. }) => (false, false, false),
        Some(Event::SmallMarkersScored { seat: at, .. }) => (seat <= *at, false, false),
        Some(Event::LargeMarkerScored { seat: at, .. }) => (true, seat <= *at, false),
        Some(Event::WishesScored { seat: at, .. }) => (true, true, seat <= *at),
        _ => (true, true, true),
    };
    let counts = |kind: Kind| if kind == Kind::Small { small } else { large };
    let markers: i32 = score::marker_scores(sight.board(), seat)
        .filter(|marker| counts(marker.kind))
        .map(|marker| marker.value)
        .sum();
    let stones = if wishes { score::wish_value(sight.board().wishes(seat)) } else { 0 };
    i32::from(sight.board().points(seat)) + markers + stones
}

/// The five columns, wishing stones, number-tile points and the hand as far as it is known.
pub(super) fn things(sight: &Sight<'_>, seat: Seat) -> Markup {
    let board = sight.board();
    html! {
        // Above the columns of the others the viewer's own say whose they are, too.
        span class="k-seat" aria-hidden="true" { (token(seat)) }
        div class="k-cols" {
            @for path in path_values(board, seat) { (column(sight, seat, &path)) }
        }
        div class="k-has" {
            (wishes(sight, seat))
            span class="k-points" title=(sight.t("number-tiles")) { (tile(Tile::Two)) (worth(board.points(seat).into(), number, false)) }
            (hand(sight, seat))
        }
    }
}

/// The wishing stones of a player and what they are worth now.
pub(super) fn wishes(sight: &Sight<'_>, seat: Seat) -> Markup {
    let count = sight.board().wishes(seat);
    html! {
        span class="k-wishes" title=(sight.tr("wishes-have", &[("count", count.into())])) { (tile(Tile::Wish)) span class="k-count" { (count) } (worth(score::wish_value(count), signed, false)) }
    }
}

/// What something brings, in its colour: as a `number`, or `signed` where it is not to be taken for a count; with a ring
/// where it counts double.
fn worth(value: i32, written: impl Fn(i32) -> String, double: bool) -> Markup {
    html! { span class={ "k-worth " (gain(value)) @if double { " is-double" } } { (written(value)) } }
}

/// A column in one line: emblem, direction, values in order, and what its path is worth.
fn column(sight: &Sight<'_>, seat: Seat, path: &PathValue) -> Markup {
    let colour = path.path;
    let column = sight.board().column(seat, colour);
    let new = matches!(sight.step, Some(Event::CardLaid { seat: whose, card, .. }) if *whose == seat && card.colour() == colour);
    let [words, short] = match column.direction() {
        Direction::Up => ["direction-up", "runs-up-short"],
        Direction::Down => ["direction-down", "runs-down-short"],
        Direction::Open => ["direction-open", "runs-open-short"],
    }
    .map(|key| sight.t(key));
    html! {
        div id={ "k-col-" (seat) "-" (colour) } class={ "k-col " (path_class(colour)) @if column.is_empty() { " is-empty" } @if new { " is-new" } } {
            (emblem(colour))
            @if column.is_empty() { span class="sr" { (sight.colour(colour)) ": " (sight.t("none")) ". " } }
            @else { span class="sr" { (sight.colour(colour)) ", " (words) ": " } span class="k-dir" title=(words) { (arrow(column.direction())) } }
            span class="k-values" { (values(column)) }
            @if !column.is_empty() { span class="k-runs" aria-hidden="true" { (short) } }
            @if let Some(kind) = path.kind { (worth(path.value, number, kind == Kind::Large)) }
        }
    }
}

/// The values of a column in order, the last one apart.
fn values(column: Column) -> Markup {
    let all: Vec<u8> = column.values().collect();
    let Some((last, run)) = all.split_last() else { return html! {} };
    html! {
        @if !run.is_empty() { span class="k-run" { @for value in run { b { (value) } " " } } }
        b { (last) } " "
    }
}

/// The others whose begun column of its colour a card would go on.
pub(super) fn wanted(sight: &Sight<'_>, own: Seat, card: Card) -> Markup {
    let fits = |&seat: &Seat| {
        let column = sight.board().column(seat, card.colour());
        seat != own && !column.is_empty() && column.fits(card.value())
    };
    let who: Vec<Seat> = sight.seats().filter(fits).collect();
    if who.is_empty() {
        return html! {};
    }
    let names: Vec<_> = who.iter().map(|&seat| sight.scene.name(seat)).collect();
    let words = sight.tr("wanted", &[("names", sight.lang.list(&names).into())]);
    html! { span class="k-wanted" title=(words) { span class="sr" { " (" (words) ")" } span class="k-for" aria-hidden="true" { "→" } @for seat in who { (token(seat)) } } }
}

/// The last card of a column, and which way it runs.
pub(super) fn top(sight: &Sight<'_>, seat: Seat, colour: Colour) -> Markup {
    let column = sight.board().column(seat, colour);
    html! {
        span class={ "k-col k-top " (path_class(colour)) @if column.is_empty() { " is-empty" } } {
            (emblem(colour)) @if let Some(last) = column.last() { (arrow(column.direction())) b { (last) } }
        }
    }
}

/// How many cards a player holds, and those that everybody has seen go there.
fn hand(sight: &Sight<'_>, seat: Seat) -> Markup {
    let count = sight.public.hand_size(seat);
    // At the end all hands lie open; the result page shows them whole.
    let known = sight.board().known(seat);
    let shown = !known.is_empty() && sight.board().phase != Phase::Over;
    html! {
        span class="k-held" title=(sight.tr("hand-size", &[("count", count.into())])) { (icon("keltis-back", "0 0 60 85", "k-back-card")) (count) }
        @if shown {
            span class="k-known" title=(sight.t("known")) {
                span class="sr" { (sight.t("known")) ": " }
                span class="k-among" aria-hidden="true" { (sight.t("known-short")) }
                @for card in known.each() { (card_mini(card, &sight.card(card))) }
            }
        }
    }
}
