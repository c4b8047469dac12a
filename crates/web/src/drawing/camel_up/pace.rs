//! How long each step is shown, and where in the race the table is.

use super::Sight;
use games::camel_up::{Event, Phase};

/// How long a step is shown, in milliseconds. A whole turn stays within about three seconds.
pub(super) fn pace(event: &Event) -> u32 {
    match event {
        Event::StartDie { .. } => 350,
        Event::RacerPlaced { .. } | Event::UnitLifted { .. } => 250,
        Event::CrazyNumber { .. } | Event::DieShown { .. } | Event::GreyDieShown { .. } => 700,
        Event::CrazyPlaced { .. } | Event::ExtraStep { .. } => 400,
        Event::LegBegins { leg: 1, .. } | Event::GameOver { .. } => 0,
        Event::FirstPlayer { .. } | Event::LegBegins { .. } => 500,
        // A bet is read, not only seen.
        Event::TicketTaken { .. } | Event::FinishCardPlayed { .. } | Event::Partnership { .. } => 1_500,
        Event::TilePaid { .. } => 450,
        Event::PyramidTicketTaken { .. } => 300,
        Event::UnitHopped { from, to, .. } => hop(from.number().abs_diff(to.number())),
        Event::TilePlaced { .. } | Event::Crossed { .. } => 900,
        Event::LegScored { .. } => 5_500,
        Event::RaceOver { .. } => 2_000,
        Event::FinishCardTurned { .. } => 600,
    }
}

/// A hop takes as long as its spaces; the style sheet has the same numbers (`.far-1` to `.far-3`).
fn hop(spaces: u8) -> u32 {
    200 + 150 * u32::from(spaces)
}

/// `leg 3 · 4 of 5 dice out`.
pub(super) fn progress(sight: &Sight<'_>) -> String {
    let board = sight.board();
    match board.phase {
        Phase::Over => sight.t("progress-over"),
        phase if phase.in_setup() => sight.t("progress-setup"),
        _ => {
            let out = board.dice.out().len();
            sight.tr("progress", &[("leg", board.leg.into()), ("out", out.into())])
        }
    }
}
