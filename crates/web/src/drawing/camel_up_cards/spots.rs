//! The lit cells over the board where fox and palm may stand, with what they would do there.

use super::art::{by_place, figure};
use super::odds::{placed, settled};
use super::{Sight, cell_name};
use crate::drawing::camel_race::sides::{self, Side, Words, sides};
use crate::drawing::numbers::{Best, change};
use crate::drawing::pieces::nothing;
use games::camel_up_cards::preview::sends;
use games::camel_up_cards::{Action, Cell, Figure, Race};
use maud::{Markup, html};

/// Where the viewer may put a figure.
pub(super) fn figure_cells(sight: &Sight<'_>) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Vec::new();
    for action in sight.legal {
        if let Action::Place(_, cell) = action
            && !cells.contains(cell)
        {
            cells.push(*cell);
        }
    }
    cells
}

/// The lit cells over the board, each with what would happen there.
pub(super) fn spots(sight: &Sight<'_>) -> Markup {
    let cells: Vec<_> = figure_cells(sight).into_iter().map(|cell| (cell, worths(sight, cell))).collect();
    let best = Best::of(1, cells.iter().flat_map(|(_, worths)| worths.iter().copied().flatten()));
    html! {
        @if !cells.is_empty() {
            (nothing())
            div id="spots" class={ "spots cells-" (sight.row()) } role="group" aria-label=(sight.t("spots")) {
                @for (cell, worths) in cells { (spot(sight, cell, worths, best)) }
            }
        }
    }
}

/// What each figure changes there in what the own cards of the leg bring, its own included, where the table shows odds.
fn worths(sight: &Sight<'_>, cell: Cell) -> [Option<f64>; 2] {
    let seat = sight.scene.seat().filter(|_| sight.scene.odds && settled(sight));
    Figure::ALL.map(|one| {
        let [now, then] =
            placed(sight, seat.filter(|_| sight.is_legal(Action::Place(one, cell)))?, one, cell);
        Some(then - now)
    })
}

fn spot(sight: &Sight<'_>, cell: Cell, worths: [Option<f64>; 2], best: Best) -> Markup {
    let name = cell_name(cell);
    let legal = Figure::ALL.into_iter().filter(|&one| sight.is_legal(Action::Place(one, cell)));
    html! {
        // Whoever ends there would be sent on to these.
        @for one in legal.clone() {
            @let to = sends(sight.board(), one, cell.first());
            @if to != cell.first() { span class={ "sent " (sight.spot(to)) } { (figure(one)) b { (sight.t(if one == Figure::Fox { "step-back" } else { "step-on" })) } } }
        }
        label class={ "spot " (sight.spot(cell.first())) } {
            input type="radio" name="pick" value={ "figure " (cell) } form="moves" aria-label=(sight.tr("space", &[("cell", name.as_str().into())]));
            span class="spot-ghosts" { @for one in legal.clone() { (figure(one)) } }
            @if let Some(most) = sides::most(worths) {
                @let piece = sides::better(worths).map(|one| figure(Figure::ALL[one]));
                (sides::spot_worth(sight.lang, most, best.lit(most), piece.as_ref()))
            }
        }
        (sides(&format!("then-{cell}"), &words_for(sight, cell), legal.map(|one| laid(sight, one, cell, worths[one as usize].map(|worth| (worth, best))))))
    }
}

fn words_for(sight: &Sight<'_>, cell: Cell) -> Words {
    Words {
        title: figure_here(sight, cell),
        note: format!("{} {}", in_reach(sight, cell), sight.t("figure-costs")),
        lay: sight.t("put-it"),
        other: sight.t("other-space"),
    }
}

fn laid(sight: &Sight<'_>, one: Figure, cell: Cell, worth: Option<(f64, Best)>) -> Side<Action> {
    Side {
        action: Action::Place(one, cell),
        art: figure(one),
        name: sight.t(one.name()),
        does: vec![sent(sight, one, cell)],
        worth: worth.map(|(worth, best)| {
            let written = change(sight.lang, worth, 1);
            let words = sight.tr("average", &[("value", written.as_str().into())]);
            sides::average(&written, &words, best.lit(worth))
        }),
    }
}

/// Of whom it is said where a figure sends them.
pub(super) fn figure_here(sight: &Sight<'_>, cell: Cell) -> String {
    sight.tr("figure-here", &[("cell", cell_name(cell).into())])
}

/// Which camels one card would bring there, the leader first.
fn in_reach(sight: &Sight<'_>, cell: Cell) -> String {
    let board = sight.board();
    let steps = |camel| {
        let at = board.race.at(camel);
        (1..=2).find(|&steps| board.track.ahead(at, steps) == cell.first())
    };
    let near: Vec<String> = by_place(board.places())
        .into_iter()
        .filter_map(|camel| Some(format!("{} +{}", sight.camel(camel), steps(camel)?)))
        .collect();
    if near.is_empty() {
        return sight.t("out-of-reach");
    }
    sight.tr("in-reach", &[("camels", near.join(", ").into())])
}

/// Where a figure would send a unit that ends on its cell.
pub(super) fn sent(sight: &Sight<'_>, one: Figure, cell: Cell) -> String {
    let to = sends(sight.board(), one, cell.first());
    let place = sight.board().place_name(to);
    let key = match (one, to) {
        _ if to == cell.first() => "sends-nowhere",
        (_, Race::FINISH) => "sends-finish",
        (_, 0) => "sends-start",
        (Figure::Fox, _) => "sends-back",
        (Figure::Palm, _) => "sends-on",
    };
    sight.tr(key, &[("to", sight.place(place).into())])
}
