//! Tall stacks on the board: each camel of them is as large as others, so that order and emblems are read at a glance.
//!
//! Such a stack stands on the lower edge of its space, and reaches up into the one above if that is free. Numbers of
//! spaces that it would cover stand beside it, behind the tails.

use super::Sight;
use games::camel_up::race::Space;
use maud::{Markup, html};

/// A stack of so many camels is tall.
const TALL: usize = 4;

/// The numbers of the spaces.
pub(super) fn numbers(sight: &Sight<'_>) -> Markup {
    html! {
        @for number in 1..=Space::LOOP {
            @let (x, y) = middle(number.into());
            text class={ "space-no" @if let Some(beside) = beside(sight, Space::at(number)) { " is-aside sp-" (beside.number()) } } x=(x) y=(y) { (number) }
        }
    }
}

/// Where the number of a space stands on the drawing: in its middle, above its lower edge.
const fn middle(number: i32) -> (i32, i32) {
    match number {
        ..=3 => (580 - 160 * number, 728),
        4..=5 => (100, 1178 - 150 * number),
        6..=11 => (160 * number - 860, 278),
        12..=13 => (900, 150 * number - 1372),
        _ => (3140 - 160 * number, 728),
    }
}

/// The classes of a camel in a tall stack.
pub(super) fn class(sight: &Sight<'_>, space: Space) -> &'static str {
    match is_tall(sight, space) {
        false => "",
        true if above(space).is_some_and(|above| !is_free(sight, above)) => " is-tall is-tight",
        true => " is-tall",
    }
}

/// The tall stack beside which the number of a space stands: its own, or one that reaches up into it.
fn beside(sight: &Sight<'_>, space: Space) -> Option<Space> {
    let reaches =
        |&below: &Space| is_tall(sight, below) && above(below) == Some(space) && is_free(sight, space);
    let neighbours = [space.number() - 1, space.number() + 1].map(Space::at);
    Some(space).filter(|&space| is_tall(sight, space)).or_else(|| neighbours.into_iter().find(reaches))
}

fn is_tall(sight: &Sight<'_>, space: Space) -> bool {
    space.on_loop() && sight.board().race.count(space) >= TALL
}

/// The space that lies above another one on the drawing.
fn above(space: Space) -> Option<Space> {
    match space.number() {
        number @ 3..=5 => Some(Space::at(number + 1)),
        number @ 12..=14 => Some(Space::at(number - 1)),
        _ => None,
    }
}

/// Whether nothing stands or lies on a space.
fn is_free(sight: &Sight<'_>, space: Space) -> bool {
    let board = sight.board();
    board.race.count(space) == 0 && board.tile_at(space).is_none()
}
