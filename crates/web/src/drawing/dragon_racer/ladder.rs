//! Who is ahead of whom, from the leader to the last. The viewer stands among them where the ticked dragons would take
//! it, once for each set; the style sheet shows that of the set chosen.

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
    let here = board.distance(own);
    let others = Seat::all(board.seats()).filter(|&seat| seat != own);
    let mut rungs: Vec<(u16, Markup)> = others
        .map(|seat| (board.distance(seat), rung(sight, seat, "", &html! { (board.distance(seat)) })))
        .collect();
    if board.phase == Phase::Fire {
        let sets = fire_sets(board, own, sight.drafted(own));
        for mask in 0..1_u8 << board.team(own).len() {
            let more = sets.iter().find(|set| fire::mask(&set.slots) == mask).map_or(0, |set| set.total);
            let words = html! { @if more > 0 { small { (here) "→" } } (here + more) };
            rungs.push((
                here + more,
                rung(sight, own, &format!("is-own dr-for{}", fire::ticked(mask)), &words),
            ));
        }
    } else {
        rungs.push((here, rung(sight, own, "is-own", &html! { (here) })));
    }
    rungs.sort_by_key(|(distance, _)| Reverse(*distance));
    html! { ol class="dr-ladder" aria-hidden="true" { @for (_, rung) in rungs { (rung) } } }
}

fn rung(sight: &Sight<'_>, seat: Seat, class: &str, words: &Markup) -> Markup {
    html! { li class=(class) title=(sight.scene.name(seat)) { (token(seat)) (words) } }
}
