//! What the last leg brought everybody: a small sign under the sky, which opens it again when the banner has gone.

use super::Sight;
use super::art::ranking_row;
use super::result::rows;
use crate::drawing::numbers::amount;
use crate::drawing::pieces::sheet;
use games::camel_up_cards::score::Payout;
use games::camel_up_cards::{Camel, Event, Phase};
use maud::{Markup, html};

/// The sign, with what the viewer got, and the sheet that it opens.
pub(super) fn sign(sight: &Sight<'_>) -> Markup {
    let Some(Event::LegPaid { leg, places, payouts }) = sight.brought else { return html! {} };
    if sight.board().phase == Phase::Over || sight.step.is_some() {
        return html! {};
    }
    let own = sight.scene.seat().and_then(|seat| payouts.get(seat.index()));
    let title = sight.tr("banner-leg", &[("leg", (*leg).into())]);
    html! {
        button id="leg-sign" class="leg-sign" type="button" popovertarget="leg-sheet" title=(title) {
            (sight.tr("leg-title", &[("leg", (*leg).into())]))
            @if let Some(own) = own { ": " b { (amount(i32::from(own.money) - i32::from(own.before))) } }
            " ▾"
        }
        (sheet(sight.lang, "leg-sheet", "leg leg-sheet", &title, &paid(sight, *places, payouts)))
    }
}

/// Who came where, and what it brought everybody.
pub(super) fn paid(sight: &Sight<'_>, places: [u8; Camel::COUNT], payouts: &[Payout]) -> Markup {
    html! {
        (ranking_row(sight, places, "", |_| String::new()))
        (rows(sight, payouts))
    }
}
