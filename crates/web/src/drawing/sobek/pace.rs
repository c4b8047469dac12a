//! How long each step is shown, and where in the game the table is.

use super::Sight;
use games::sobek::{Event, Phase};

/// How long a step is shown, in milliseconds. A whole turn stays within about three seconds.
pub(super) fn pace(event: &Event) -> u32 {
    match event {
        Event::HandDealt { .. }
        | Event::TokenSeen { .. }
        | Event::GameOver { .. }
        | Event::ChooserNamed { .. } => 0,
        // The last delivery is announced.
        Event::Delivered { left: 0, .. }
        | Event::SetPoints { .. }
        | Event::PenaltyDue { .. }
        | Event::PileShown { .. } => 1_200,
        Event::QuayCard { .. } => 110,
        Event::CardLaid { .. } | Event::SurplusChosen { .. } | Event::SurplusLeft { .. } => 160,
        Event::SetBegun { .. }
        | Event::Delivered { .. }
        | Event::StackTaken { .. }
        | Event::SurplusDue { .. } => 250,
        Event::Skipped { .. } | Event::Drawn { .. } => 360,
        Event::Taken { .. }
        | Event::FirstDrawn { .. }
        | Event::FirstChosen { .. }
        | Event::VictimNamed { .. }
        | Event::PileLookedAt { .. }
        | Event::PowerIdle { .. }
        | Event::EventIdle { .. }
        | Event::AnotherTurn { .. }
        | Event::SetLaid { .. } => 450,
        Event::CharacterPlayed { .. }
        | Event::Stolen { .. }
        | Event::Picked { .. }
        | Event::Purged { .. }
        | Event::SurplusGiven { .. }
        | Event::Cursed { .. }
        | Event::Blessed { .. }
        | Event::Embalmed { .. }
        | Event::HandToPile { .. }
        | Event::MarkerMoved { .. }
        | Event::EventChosen { .. }
        | Event::PenaltyStep { .. } => 750,
        Event::RoundBegins { .. }
        | Event::RoundEnds { .. }
        | Event::PilesTurned { .. }
        | Event::SetScored { .. } => 1_000,
        Event::CorruptionCounted { .. } => 2_200,
        // A whole table to read.
        Event::RoundScored { .. } => 8_000,
    }
}

/// `round 2 of 3 · 4 deliveries left`.
pub(super) fn progress(sight: &Sight<'_>) -> String {
    let board = sight.board();
    match board.phase {
        Phase::Over => sight.t("progress-over"),
        Phase::Scoring => sight.tr("progress-scoring", &[("round", board.round.into())]),
        _ => sight.tr("progress", &[("round", board.round.into()), ("left", board.deliveries_left().into())]),
    }
}
