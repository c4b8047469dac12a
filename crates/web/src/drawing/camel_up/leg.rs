//! What the last leg brought everybody.

use super::Sight;
use super::art::ranking_row;
use super::players::earned;
use crate::drawing::camel_race::leg;
use crate::drawing::numbers::amount;
use crate::drawing::pieces::{player_name, token};
use games::camel_up::race::Racer;
use games::camel_up::score::LegResult;
use games::camel_up::{Event, Phase};
use maud::{Markup, html};

/// The sign, with what the viewer got, and the sheet that it opens.
pub(super) fn sign(sight: &Sight<'_>) -> Markup {
    let Some(Event::LegScored { leg, ranking, seats }) = sight.brought else { return html! {} };
    if sight.board().phase == Phase::Over {
        return html! {};
    }
    let own = sight.scene.seat().and_then(|seat| seats.get(seat.index())).map(|own| own.paid);
    let leg_words = sight.tr("leg", &[("leg", (*leg).into())]);
    let values = [
        ("leg", (*leg).into()),
        ("first", sight.camel(ranking[0]).into()),
        ("second", sight.camel(ranking[1]).into()),
    ];
    leg::sign(sight.lang, &leg_words, own, &sight.tr("banner-leg", &values), &paid(sight, ranking, seats))
}

/// The camels in order, and a row a player.
pub(super) fn paid(sight: &Sight<'_>, ranking: &[Racer], seats: &[LegResult]) -> Markup {
    html! {
        (ranking_row(sight, ranking, "", |_, _| String::new()))
        ul { @for result in seats { (seat_row(sight, result)) } }
    }
}

/// A player's tickets with what they earned, and the sum.
pub(super) fn seat_row(sight: &Sight<'_>, result: &LegResult) -> Markup {
    html! {
        li {
            (token(result.seat))
            span class="leg-name" { (player_name(sight.scene, result.seat)) }
            span class="leg-items" { (earned(sight, result)) }
            b class="num" { (amount(result.paid)) }
        }
    }
}
