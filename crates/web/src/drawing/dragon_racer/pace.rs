//! How long each step is shown, and where in the game the table is.

use super::Sight;
use games::dragon_racer::{Event, Phase};

/// How long a step is shown, in milliseconds. A whole Flight stays within about three seconds.
pub(super) fn pace(event: &Event) -> u32 {
    match event {
        Event::TeamDealt { .. } | Event::TrophyDealt { .. } => 120,
        Event::HeroTaken { .. } | Event::TrophiesRedealt { .. } | Event::AttackReturned { .. } => 400,
        Event::TileRevealed { .. } => 1_400,
        // Of a secret choice, or of cards one by one, there is nothing to see.
        Event::TurnBegins { turn: 1, .. }
        | Event::CardDealt { .. }
        | Event::PickCommitted { .. }
        | Event::LastCardTaken { .. }
        | Event::AttackHeld { .. }
        | Event::FireChosen { .. }
        | Event::DragonStayed { .. }
        | Event::FlightEnds { .. }
        | Event::TurnEnds { .. }
        | Event::GameOver { .. } => 0,
        Event::HandsPassed { .. } => 450,
        Event::TurnBegins { .. } | Event::FlightBegins { .. } => 600,
        Event::AttackPlaced { .. } | Event::DragonSwapped { .. } => 550,
        Event::DragonFired { speed, .. } => flight(*speed).1,
        Event::TalentMoved { movement, .. } => flight(*movement).1,
        Event::TurboBegins { .. } => 300,
        Event::RealmScored { .. } => 1_000,
    }
}

/// How a flight over so many spaces is drawn: the class of the pawn, and its time in milliseconds, which the style
/// sheet has too.
pub(super) fn flight(spaces: u8) -> (&'static str, u32) {
    match spaces {
        0..=3 => ("far-1", 380),
        4..=9 => ("far-2", 620),
        _ => ("far-3", 920),
    }
}

/// The phase in which the table is, for people: setup, discovery, draft, flight, turbo.
pub(super) fn phase(sight: &Sight<'_>) -> &'static str {
    match sight.board().phase {
        _ if sight.board().turn == 0 => "setup",
        Phase::Deal | Phase::Draft => "draft",
        Phase::Turbo => "turbo",
        Phase::Over => "over",
        phase if phase.is_flight() => "flight",
        _ => "discovery",
    }
}

/// `turn 3 of 7 · Draft`.
pub(super) fn progress(sight: &Sight<'_>) -> String {
    match phase(sight) {
        "setup" => sight.t("progress-setup"),
        "over" => sight.t("progress-over"),
        phase => {
            let phase = sight.t(&format!("phase-{phase}"));
            sight.tr("progress", &[("turn", sight.board().turn.into()), ("phase", phase.into())])
        }
    }
}
