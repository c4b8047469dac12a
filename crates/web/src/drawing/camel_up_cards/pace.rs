//! How long each step is shown, and where in the race the table is.

use super::Sight;
use games::camel_up_cards::{Event, Phase};

/// How long a step is shown, in milliseconds. A whole turn stays within about three seconds.
///
/// Sorting shows nothing (`CC-4.19`), so that the sorter of others is never disturbed.
pub(super) fn pace(event: &Event) -> u32 {
    match event {
        Event::Preparation { .. }
        | Event::Dealt { .. }
        | Event::Discarded { .. }
        | Event::Kept { .. }
        | Event::ShowChosen { .. }
        | Event::Ready { .. }
        | Event::NoBet { .. }
        | Event::HandCardsDropped { .. }
        | Event::BetReturned { .. }
        | Event::Revealing { .. }
        | Event::LegBegins { .. }
        | Event::SortingBegins { .. }
        | Event::GameOver { .. } => 0,
        Event::UnitLifted { .. } => 250,
        Event::UnitHopped { from, to, .. } => hop(if from.position() + 1 >= to.position() { 1 } else { 2 }),
        Event::StartCard { .. }
        | Event::ExtraStep { .. }
        | Event::FigureHome { .. }
        | Event::FigurePlaced { .. } => 450,
        Event::CardDrawn { .. } => 700,
        Event::HandCardPlayed { .. } => 900,
        // A bet is read, not only seen.
        Event::BetTaken { .. } | Event::Finished { .. } => 1_500,
        Event::StartingPlayer { .. } => 1_800,
        Event::TrackExtended { .. } | Event::Storm { .. } => 2_200,
        Event::CardsShown { .. } => 2_800,
        Event::LegPaid { .. } | Event::RacePaid { .. } => 5_500,
    }
}

/// A hop takes as long as its cells; the style sheet has the same numbers (`.far-1`, `.far-2`).
fn hop(cells: u32) -> u32 {
    200 + 150 * cells
}

/// `leg 3 · deck: 7 of 12`.
pub(super) fn progress(sight: &Sight<'_>) -> String {
    let board = sight.board();
    let leg = ("leg", board.leg.into());
    match board.phase {
        Phase::Over => sight.t("progress-over"),
        Phase::Start => sight.t("progress-setup"),
        Phase::Deal | Phase::Sort => sight.tr("progress-sort", &[leg]),
        _ => {
            let (left, all) = (board.deck_left(), board.setup.race_deck());
            sight.tr("progress", &[leg, ("left", left.into()), ("all", all.into())])
        }
    }
}
