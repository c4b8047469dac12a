//! Decisions and outcomes of chance.

use super::cards::{Card, Colour};
use super::data::MAX_SEATS;
use super::paths::{Kind, Stone, Tile};
use engine::Seat;
use engine::words::{Forms, Numbered, Words};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered, Forms)]
#[words(what = "a decision")]
pub enum Action {
    /// Lay a card in your column of its colour (`KE-4`).
    Play(Card),
    /// Put a card on the discard pile of its colour (`KE-5`).
    Discard(Card),
    /// Which marker enters the path of the card just laid, small or large (`KE-6.5`).
    #[words("enter {marker}")]
    Enter(Kind),
    /// Move the marker on the path of the card just laid by one stone (`KE-6.8`).
    Advance,
    /// Decline that step (`KE-6.10`).
    Stay,
    /// Make a bonus step on a path; a marker that enters it is named (`KE-8.1`, `KE-9.2`).
    #[words("bonus {path} {enters}")]
    Bonus {
        /// The path.
        path: Colour,
        /// The marker that enters it; none when one of yours stands on it already.
        enters: Option<Kind>,
    },
    /// Decline the bonus step (`KE-8.5`, `KE-9.5`).
    #[words("bonus none")]
    NoBonus,
    /// Draw a card from the draw pile (`KE-10.1`).
    #[words("draw deck")]
    DrawDeck,
    /// Take the top card of a discard pile (`KE-10.1`).
    #[words("draw {colour}")]
    DrawPile(Colour),
}

/// A result of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words)]
pub enum Outcome {
    /// The first player (`KE-2.11`).
    #[words("start {seat}")]
    Start(#[words(1..=MAX_SEATS)] Seat),
    /// A tile of setup (`KE-2.4`).
    Tile {
        /// Where it lies.
        stone: Stone,
        /// Which tile.
        tile: Tile,
    },
    /// A card of a starting hand (`KE-2.6`). Only the seat knows it.
    Deal {
        /// Who gets it.
        #[words(1..=MAX_SEATS)]
        seat: Seat,
        /// Which card.
        #[words(secret)]
        card: Card,
    },
    /// The card drawn from the draw pile (`KE-10.3`). Only the drawer knows it.
    Card(#[words(secret)] Card),
}
