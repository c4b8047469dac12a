//! The lit cells over the board where fox and palm may stand, with what they would do there.

use super::art::figure;
use super::{Sight, cell_name};
use crate::drawing::camel_race::sides::{Side, Words, sides};
use crate::drawing::numbers::signed;
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
    let cells = figure_cells(sight);
    html! {
        @if !cells.is_empty() {
            (nothing())
            div id="spots" class={ "spots cells-" (sight.row()) } role="group" aria-label=(sight.t("spots")) {
                @for cell in cells { (spot(sight, cell)) }
            }
        }
    }
}

fn spot(sight: &Sight<'_>, cell: Cell) -> Markup {
    let name = cell_name(cell);
    let legal = Figure::ALL.into_iter().filter(|&one| sight.is_legal(Action::Place(one, cell)));
    html! {
        // Whoever ends there would be sent on to these.
        @for one in legal.clone() {
            @let to = sends(sight.board(), one, cell.first());
            @if to != cell.first() { span class={ "sent n-" (sight.nth(to)) } { (figure(one)) b { (signed(if one == Figure::Fox { -1 } else { 1 })) } } }
        }
        label class={ "spot n-" (sight.nth(cell.first())) } {
            input type="radio" name="pick" value={ "figure " (cell) } form="moves" aria-label=(sight.tr("space", &[("cell", name.as_str().into())]));
            span class="spot-ghosts" { @for one in legal.clone() { (figure(one)) } }
        }
        (sides(&format!("then-{cell}"), &words_for(sight, name), legal.map(|one| laid(sight, one, cell))))
    }
}

fn words_for(sight: &Sight<'_>, cell: String) -> Words {
    Words {
        title: sight.tr("figure-here", &[("cell", cell.into())]),
        note: sight.t("figure-costs"),
        lay: sight.t("put-it"),
        other: sight.t("other-space"),
    }
}

fn laid(sight: &Sight<'_>, one: Figure, cell: Cell) -> Side<Action> {
    Side {
        action: Action::Place(one, cell),
        art: figure(one),
        name: sight.t(one.name()),
        does: vec![sent(sight, one, cell)],
        worth: None,
    }
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
