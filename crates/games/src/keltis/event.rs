//! What happens, as facts, for the log, the animation and tests.

use super::cards::{Card, Colour};
use super::paths::{Kind, Stone, Tile};
use super::score::MarkerScore;
use super::table::Direction;
use engine::{Scores, Seat};
use serde::Serialize;

/// Why a marker may move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// The card laid for its path (`KE-6.4`, `KE-6.8`).
    Card,
    /// A clover (`KE-8.1`).
    Clover,
    /// A card laid for a finished path (`KE-9.2`).
    Finished,
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// The fifth marker reached the goal area (`KE-11.2`).
    Goal,
    /// The last card of the draw pile was drawn (`KE-11.10`).
    Deck,
    /// Too many idle turns in a row (`KE-11.14`).
    Stall,
}

/// One thing that happened. The position right after it goes with it; its phase is already that of the
/// next decision, so that each can be drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "fields that are told by their event and their type have no words of their own"
)]
pub enum Event {
    /// `KE-2.11`: chance named the first player.
    FirstPlayer { seat: Seat },
    /// `KE-2.4`, `KE-2.5`: a tile was laid on a stone, face up.
    TilePlaced {
        path: Colour,
        /// 1 to 9.
        step: u8,
        tile: Tile,
    },
    /// `KE-2.6`: a card of a starting hand was dealt.
    CardDealt {
        seat: Seat,
        /// The card, told only to its owner.
        card: Option<Card>,
    },
    /// `KE-3.1`: all is set up, and the first turn begins.
    GameBegins {
        seat: Seat,
        /// How many cards the draw pile has (`KE-2.8`).
        draw_pile: usize,
    },
    /// `KE-4.1`: a card was laid.
    CardLaid {
        seat: Seat,
        card: Card,
        /// The direction of its column now.
        direction: Direction,
        /// Whether this card fixed the direction (`KE-4.5`).
        fixes: bool,
    },
    /// `KE-5.1`: a card was put on the discard pile of its colour.
    CardDiscarded { seat: Seat, card: Card },
    /// `KE-6.2`: a marker went one stone on. The tile there has not acted yet.
    MarkerMoved {
        seat: Seat,
        path: Colour,
        /// Small or large.
        kind: Kind,
        /// 0 when it entered the path.
        from: u8,
        /// 1 to 9.
        to: u8,
        /// What moved it.
        cause: Cause,
        /// The tile on the stone it reached, if there is one.
        tile: Option<Tile>,
    },
    /// `KE-6.10`: a step was declined, and is lost.
    StepDeclined {
        seat: Seat,
        /// What would have moved a marker.
        cause: Cause,
    },
    /// `KE-11.1`: the marker that just moved reached the goal area.
    GoalReached {
        seat: Seat,
        path: Colour,
        /// How many markers are in the goal area now.
        count: u8,
        /// How many end the game.
        of: u8,
    },
    /// `KE-7.4`: a number tile paid; it stays.
    PointsScored {
        seat: Seat,
        path: Colour,
        /// Where the tile lies.
        step: u8,
        /// 1 to 3.
        points: u8,
        /// The seat's number-tile points now.
        score: u8,
    },
    /// `KE-7.6`: a wishing stone was taken.
    WishTaken {
        seat: Seat,
        path: Colour,
        /// Where it lay.
        step: u8,
        /// How many the seat has now.
        count: u8,
        /// What they are worth now (`KE-12.4`).
        value: i32,
    },
    /// `KE-7.8`: a marker found a clover; a bonus step follows. The tile stays.
    CloverFound {
        seat: Seat,
        path: Colour,
        /// Where the tile lies.
        step: u8,
    },
    /// `KE-8.11`: no marker can make the bonus step of the clover just found.
    BonusLapsed {
        /// Whose step it would have been.
        seat: Seat,
    },
    /// `KE-10.4`: the top card of a discard pile was taken, for all to see; the turn is over.
    CardTaken {
        seat: Seat,
        card: Card,
        /// Whether it is a copy of the card that the seat discarded this turn (`KE-10.5`).
        own: bool,
    },
    /// `KE-10.3`: a card was drawn from the draw pile; the turn is over.
    CardDrawn {
        seat: Seat,
        /// The card, told only to the drawer.
        card: Option<Card>,
        /// How many cards the draw pile has left.
        draw_pile: usize,
    },
    /// `KE-11.14`: the turn that just ended was idle.
    IdleTurn {
        seat: Seat,
        /// Idle turns in a row.
        count: u16,
        /// How many end the game; none with `stall_rounds=0`.
        limit: Option<u16>,
    },
    /// `KE-11`: the game ended. Hands are open from now on (`KE-13.6`).
    GameEnded { seat: Seat, reason: Ending },
    /// `KE-12.1`: the small markers of a seat were counted.
    SmallMarkersScored {
        seat: Seat,
        /// Each small marker on a path, by path.
        markers: Vec<MarkerScore>,
        /// Their sum.
        sum: i32,
        /// Number-tile points and what has been counted so far.
        total: i32,
    },
    /// `KE-12.2`, `KE-12.3`: the large marker of a seat was counted.
    LargeMarkerScored {
        seat: Seat,
        /// The marker; none when it is on the start stone.
        marker: Option<MarkerScore>,
        /// Number-tile points and what has been counted so far.
        total: i32,
    },
    /// `KE-12.4`: the wishing stones of a seat were counted.
    WishesScored {
        seat: Seat,
        /// How many it has.
        count: u8,
        /// What they are worth.
        value: i32,
        /// The final score.
        total: i32,
    },
    /// `KE-12.8`: the game is over.
    GameOver {
        /// Final scores and places.
        standings: Scores,
    },
}

impl Event {
    /// The stone that the event is about, if it is about one.
    pub const fn stone(&self) -> Option<Stone> {
        match *self {
            Self::TilePlaced { path, step, .. }
            | Self::MarkerMoved { path, to: step, .. }
            | Self::PointsScored { path, step, .. }
            | Self::WishTaken { path, step, .. }
            | Self::CloverFound { path, step, .. } => Some(Stone::new(path, step)),
            _ => None,
        }
    }
}
