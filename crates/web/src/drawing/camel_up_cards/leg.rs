//! What the last leg brought everybody.

use super::Sight;
use super::art::ranking_row;
use super::result::rows;
use crate::drawing::camel_race::leg;
use games::camel_up_cards::score::Payout;
use games::camel_up_cards::{Camel, Event, Phase};
use maud::{Markup, html};

/// The sign, with what the viewer got, and the sheet that it opens.
pub(super) fn sign(sight: &Sight<'_>) -> Markup {
    let Some(Event::LegPaid { leg: number, places, payouts }) = sight.brought else { return html! {} };
    if sight.board().phase == Phase::Over || sight.step.is_some() {
        return html! {};
    }
    let own = sight.scene.seat().and_then(|seat| payouts.get(seat.index()));
    let own = own.map(|own| i32::from(own.money) - i32::from(own.before));
    let [words, title] = ["leg-title", "banner-leg"].map(|key| sight.tr(key, &[("leg", (*number).into())]));
    leg::sign(sight.lang, &words, own, &title, &paid(sight, *places, payouts))
}

/// Who came where, and what it brought everybody.
pub(super) fn paid(sight: &Sight<'_>, places: [u8; Camel::COUNT], payouts: &[Payout]) -> Markup {
    html! {
        (ranking_row(sight, places, "", |_| String::new()))
        (rows(sight, payouts))
    }
}
