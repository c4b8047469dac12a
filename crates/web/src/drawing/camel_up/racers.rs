//! The racing camels in the tray, the leader first, a column each: where it stands, whether it still moves in this leg,
//! its ticket and the viewer's card for the race.

use super::art::{camel, card_back, colours, die_face};
use super::tray::{finish_card, likely, ticket};
use super::{RACERS, Sight, odds};
use crate::drawing::numbers::Best;
use crate::drawing::pieces::line_icon;
use engine::Seat;
use games::camel_up::Action;
use games::camel_up::race::{Die, Racer};
use maud::{Markup, html};

/// All columns, and beside them what their rows are about.
pub(super) fn racers(sight: &Sight<'_>, seat: Seat) -> Markup {
    let ranking = sight.board().ranking();
    let all = ranking
        .unwrap_or(RACERS)
        .map(|racer| (racer, odds::worth(sight, Action::Bet(racer)), likely(sight, racer)));
    let ticket_best = Best::of(2, all.iter().filter_map(|&(_, worth, _)| worth));
    let card_best = Best::of(1, all.iter().filter_map(|&(_, _, likely)| likely).map(|(_, _, worth)| worth));
    html! {
        div class="act act-camels" {
            div class="racer-signs" {
                p class="act-sign" { (line_icon("flag")) (sight.t("act-leg")) }
                p class="act-sign" { (card_back(seat)) (sight.t("act-race")) }
            }
            @for (at, (racer, worth, likely)) in all.into_iter().enumerate() {
                div id={ "racer-" (racer) } class={ "racer " (colours(racer)) } {
                    (head(sight, racer, ranking.map(|_| at + 1)))
                    (ticket(sight, racer, worth, ticket_best))
                    (finish_card(sight, seat, racer, likely, card_best))
                }
            }
        }
    }
}

/// Who it is: its place, its space, and its die or the tent of one that is still in the pyramid.
fn head(sight: &Sight<'_>, racer: Racer, place: Option<usize>) -> Markup {
    html! {
        p class="racer-head" {
            @if let Some(place) = place { span class="num" { (place) } }
            (camel(racer))
            span class="sr" { (sight.camel(racer)) }
            @if let Some(space) = sight.space_of(racer) { span class="racer-space" { (space) } }
            (die(sight, racer))
        }
    }
}

/// Whose die is out moves no more in this leg.
fn die(sight: &Sight<'_>, racer: Racer) -> Markup {
    let shown = sight.board().dice.get(Die::Racing(racer));
    let words = sight.tr("racer-die", &[("number", shown.map_or(0, |shown| shown.number).into())]);
    html! {
        svg class="racer-die" viewBox="0 0 48 48" role="img" aria-label=(words) {
            title { (words) }
            @match shown {
                Some(shown) => (die_face(shown.number, 0, 48)),
                None => use class="tent" href="#die-tent" x="0" y="5" width="48" height="38" {},
            }
        }
    }
}
