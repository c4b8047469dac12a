//! Who is ahead of whom, from the leader to the last, and among them where each set of ticked dragons would take the
//! viewer; the style sheet shows that of the set chosen.

use super::{Sight, fire};
use crate::drawing::pieces::token;
use engine::Seat;
use games::dragon_racer::Phase;
use games::dragon_racer::preview::fire_sets;
use maud::{Markup, html};
use std::cmp::Reverse;

/// The ladder for a viewer who decides about the own flight.
pub(super) fn ladder(sight: &Sight<'_>, own: Seat) -> Markup {
    let board = sight.board();
    let stands = |seat: Seat| {
        let class = if seat == own { "is-own" } else { "" };
        (board.distance(seat), rung(sight, seat, board.distance(seat), class))
    };
    let mut rungs: Vec<(u16, Markup)> = Seat::all(board.seats()).map(stands).collect();
    if board.phase == Phase::Fire {
        for set in fire_sets(board, own, sight.drafted(own)) {
            let to = board.distance(own) + set.total;
            let class = format!("is-then dr-for{}", fire::ticked(fire::mask(&set.slots)));
            rungs.push((to, rung(sight, own, to, &class)));
        }
    }
    rungs.sort_by_key(|(distance, _)| Reverse(*distance));
    html! { ol class="dr-ladder" aria-hidden="true" { @for (_, rung) in rungs { (rung) } } }
}

fn rung(sight: &Sight<'_>, seat: Seat, distance: u16, class: &str) -> Markup {
    html! { li class=(class) title=(sight.scene.name(seat)) { (token(seat)) (distance) } }
}
