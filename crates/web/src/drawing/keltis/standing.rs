//! The score sheet beside the board: what each path, the tiles and the wishing stones of everybody are worth now.

use super::Sight;
use super::art::{emblem, tile};
use super::players::counted;
use super::tray;
use crate::drawing::numbers::{gain, number};
use crate::drawing::pieces::{player_name, token};
use crate::drawing::podium::by_place;
use engine::{Scores, Seat};
use games::keltis::preview::{PathValue, path_values, wishes};
use games::keltis::score::row_value;
use games::keltis::{Colour, Kind, Phase, Tile};
use maud::{Markup, html};

/// The sheet: a row for each player.
pub(super) fn standing(sight: &Sight<'_>) -> Markup {
    let own = sight.scene.seat();
    let is_over = sight.board().phase == Phase::Over;
    // What came of it stands in the tray then.
    if is_over && sight.step.is_none() {
        return html! {};
    }
    html! {
        table class="k-sheet" {
            (head(sight, "score-now"))
            tbody { @for seat in sight.seats() { (row(sight, seat, &html! { (token(seat)) span class="sr" { (sight.scene.name(seat)) } })) } }
        }
        // After the end no stone is missing any more.
        @if let Some(seat) = own.filter(|_| !is_over) {
            @if tray::is_new(sight, seat) { div class="k-signs" { (tray::legend(sight)) } }
            p class="k-wishes-next" { (tile(Tile::Wish)) (wishes_words(sight, seat)) }
        }
    }
}

/// What all have, with their places.
pub(super) fn scores(sight: &Sight<'_>) -> Scores {
    let totals: Vec<i32> = sight.seats().map(|seat| counted(sight, seat)).collect();
    Scores::by_points(&totals)
}

/// The sheet of a game that is over, the best first, with places and names.
pub(super) fn scored(sight: &Sight<'_>) -> Markup {
    let scores = scores(sight);
    let who = |seat: Seat| html! { span class="k-who" { b { (scores.places()[seat.index()]) "." } (token(seat)) (player_name(sight.scene, seat)) } };
    html! {
        table class="k-sheet k-scored" {
            (head(sight, "score-final"))
            tbody { @for seat in by_place(&scores) { (row(sight, seat, &who(seat))) } }
        }
    }
}

fn head(sight: &Sight<'_>, total: &str) -> Markup {
    html! {
        caption class="sr" { (sight.t("sheet")) }
        thead { tr {
            td {}
            @for colour in Colour::ALL { th scope="col" { (emblem(colour)) span class="sr" { (sight.colour(colour)) } } }
            th scope="col" title=(sight.t("number-tiles")) { (tile(Tile::Two)) span class="sr" { (sight.t("number-tiles")) } }
            th scope="col" title=(sight.t("wishing-stones")) { (tile(Tile::Wish)) span class="sr" { (sight.t("wishing-stones")) } }
            th scope="col" title=(sight.t(total)) { span aria-hidden="true" { (sight.t("sum")) } span class="sr" { (sight.t(total)) } }
        } }
    }
}

fn row(sight: &Sight<'_>, seat: Seat, who: &Markup) -> Markup {
    let stones = wishes(sight.board(), seat);
    let mine = sight.scene.seat() == Some(seat);
    html! {
        tr class=[mine.then_some("is-mine")] {
            th scope="row" title=(sight.scene.name(seat)) { (who) }
            @for path in path_values(sight.board(), seat) { (cell(sight, &path)) }
            td { (sight.board().points(seat)) }
            td class=(gain(stones.value)) title=(wishes_words(sight, seat)) { (number(stones.value)) }
            td class="k-total" { (number(counted(sight, seat))) }
        }
    }
}

/// What the wishing stones of a seat are worth, and what one more would make of it.
fn wishes_words(sight: &Sight<'_>, seat: Seat) -> String {
    let stones = wishes(sight.board(), seat);
    let (count, value) = (("count", stones.count.into()), ("value", number(stones.value).into()));
    match stones.next {
        Some(next) => sight.tr("wishes-next", &[count, value, ("next", number(next).into())]),
        None => sight.tr("wishes-last", &[count, value]),
    }
}

/// What a path is worth; a ring marks the large marker, whose row is doubled.
fn cell(sight: &Sight<'_>, path: &PathValue) -> Markup {
    let Some(kind) = path.kind else { return html! { td class="soft" { "·" } } };
    let values = [
        ("path", path.path.name().into()),
        ("row", number(row_value(path.step)).into()),
        ("value", number(path.value).into()),
        ("next", path.next.map_or_else(|| "none".to_owned(), number).into()),
        ("kind", kind.name().into()),
    ];
    html! {
        td class=(gain(path.value)) title=(sight.tr("path-value", &values)) {
            @if kind == Kind::Large { b class="k-double" { (number(path.value)) } } @else { (number(path.value)) }
        }
    }
}
