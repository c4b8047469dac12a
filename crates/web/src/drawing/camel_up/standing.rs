//! The ranking.

use super::Sight;
use super::art::ranking_row;
use games::camel_up::race::Racer;
use maud::{Markup, html};

/// The ranking of the racers with their spaces (`CU-11`).
pub(super) fn standing(sight: &Sight<'_>) -> Markup {
    let Some(ranking) = sight.board().ranking() else {
        return html! { p class="soft rank-none" { (sight.t("no-ranking")) } };
    };
    let space =
        |_, racer: Racer| {
            let space = sight.board().race.space(racer.camel());
            space.map_or_else(String::new, |space| {
                if space.on_loop() { space.to_string() } else { sight.t("finish") }
            })
        };
    html! { h2 class="sr" { (sight.t("ranking")) } (ranking_row(sight, &ranking, "", space)) }
}
