//! How long each step is shown, and where in the game the table is.

use super::{Sight, board};
use games::keltis::{Event, Phase, data::data};
use maud::{Markup, Render, html};

/// From this many cards in the draw pile it is said that the last one ends the game.
const LAST_CARDS: u8 = 8;

/// How long a step is shown, in milliseconds. A turn stays within about three seconds, unless a long chain of
/// clovers is worth watching.
pub(super) fn pace(event: &Event) -> u32 {
    match event {
        Event::FirstPlayer { .. } | Event::GameBegins { .. } | Event::MarkerMoved { .. } => 450,
        // Tiles appear path by path.
        Event::TilePlaced { step: 9, .. } => 200,
        Event::CardLaid { .. }
        | Event::CardDiscarded { .. }
        | Event::WishTaken { .. }
        | Event::PointsScored { .. } => 500,
        Event::StepDeclined { .. } => 250,
        Event::GoalReached { .. } | Event::CloverFound { .. } | Event::BonusLapsed { .. } => 300,
        Event::CardTaken { .. } | Event::CardDrawn { .. } => 350,
        Event::GameEnded { .. } => 1_500,
        // Who has scored what for which is read.
        Event::SmallMarkersScored { .. } | Event::LargeMarkerScored { .. } | Event::WishesScored { .. } => {
            1_000
        }
        Event::TilePlaced { .. }
        | Event::CardDealt { .. }
        | Event::IdleTurn { .. }
        | Event::GameOver { .. } => 0,
    }
}

/// `goal 3 of 5 · 41 cards left`.
pub(super) fn progress(sight: &Sight<'_>) -> Markup {
    match sight.board().phase {
        Phase::Over => sight.t("progress-over").render(),
        phase if phase.in_setup() => sight.t("progress-setup").render(),
        _ => {
            let (count, of) = (sight.board().goal_count(), data().goal_markers);
            let deck = sight.public.draw_pile;
            let words = sight.tr("progress", &[("count", count.into()), ("of", of.into())]);
            html! {
                (board::goal_counter(sight))
                @if is_near(sight) { b class="k-near" { (words) } } @else { (words) }
                span class="k-to-draw" { " " (sight.tr("progress-deck", &[("deck", deck.into())])) }
            }
        }
    }
}

/// Whether one more marker at the goal ends the game (`KE-11.1`).
pub(super) fn is_near(sight: &Sight<'_>) -> bool {
    sight.board().phase != Phase::Over && sight.board().goal_count() + 1 >= data().goal_markers
}

/// Whether the draw pile, whose last card ends the game, is nearly empty.
pub(super) fn is_late(sight: &Sight<'_>) -> bool {
    let phase = sight.board().phase;
    phase != Phase::Over && !phase.in_setup() && sight.public.draw_pile <= LAST_CARDS
}

/// The word of alarm when the game is about to end.
pub(super) fn alarm(sight: &Sight<'_>) -> Markup {
    let (count, of) = (sight.board().goal_count(), data().goal_markers);
    // While a card is drawn the prompt itself says it, since there is much to choose from then.
    if sight.board().phase == Phase::Draw {
        return html! {};
    }
    let words = match (is_near(sight), is_late(sight)) {
        (true, _) => sight.tr("near", &[("count", count.into()), ("of", of.into())]),
        (_, true) => sight.tr("near-deck", &[("count", sight.public.draw_pile.into())]),
        _ => return html! {},
    };
    html! { " " b class="k-near" { (words) } }
}
