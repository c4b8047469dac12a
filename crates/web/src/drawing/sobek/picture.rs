//! The board as one drawing, for where there is no browser: track, Nile, boats with their cards.

use super::Sight;
use super::quay::drawn;
use super::track::WIDE;
use crate::drawing::pieces::shape;
use engine::Seat;
use maud::{Markup, html};

/// How far places on the Nile are apart, and where the first is.
const PLACES: (usize, usize) = (94, 146);

/// Track and quay in this moment, 1000 × 520.
pub(super) fn picture(sight: &Sight<'_>) -> Markup {
    html! {
        svg class="picture" viewBox="0 0 1000 520" {
            rect class="so-sky" width="1000" height="520" {}
            circle class="so-sun" cx="748" cy="236" r="38" {}
            path class="so-hill" d="M230 400L330 290L400 350L520 220L700 400Z" {}
            path class="so-bank" d="M0 380H1000V520H0Z" {}
            path class="so-water" d="M0 420H1000V520H0Z" {}
            rect class="so-space" width="1000" height=(WIDE.height()) {}
            use href="#so-track-wide" width="1000" height=(WIDE.height()) {}
            @for seat in sight.seats() { (marker(sight, seat)) }
            use href="#so-temple" x="6" y="268" width="122" height="155" {}
            @for place in 1..=9u8 {
                @let x = PLACES.1 + PLACES.0 * (usize::from(place) - 1);
                @if let Some(card) = sight.board().quay.at(place) {
                    svg x=(x + 4) y="322" width="84" height="118" viewBox="0 0 80 112" { (drawn(card)) }
                }
                use href="#so-boat" x=(x - 2) y="428" width="96" height="36" {}
            }
        }
    }
}

/// The marker of a seat on its space; those on one space lie beside each other.
fn marker(sight: &Sight<'_>, seat: Seat) -> Markup {
    let board = sight.board();
    let at = usize::from(board.score(seat)) % 100;
    let before =
        sight.seats().filter(|other| *other < seat && usize::from(board.score(*other)) % 100 == at).count();
    let (x, y) = WIDE.middle(at);
    let x = x + 12 * before;
    html! {
        g class={ "p" (seat) } {
            circle cx=(x) cy=(y) r="13" fill="#fffdf6" stroke="#3a2c22" stroke-width="1.5" {}
            use class="tok" href={ "#" (shape(seat)) } x=(x - 8) y=(y - 8) width="16" height="16" {}
        }
    }
}
