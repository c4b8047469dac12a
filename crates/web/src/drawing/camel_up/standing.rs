//! The ranking.

use super::Sight;
use super::art::ranking_row;
use maud::{Markup, html};

/// The ranking of the racers with their spaces (`CU-11`).
pub(super) fn standing(sight: &Sight<'_>) -> Markup {
    let Some(ranking) = sight.board().ranking() else {
        return html! { p class="soft rank-none" { (sight.t("no-ranking")) } };
    };
    let space = |_, racer| sight.space_of(racer).unwrap_or_default();
    html! { h2 class="sr" { (sight.t("ranking")) } (ranking_row(sight, &ranking, "", space)) }
}
