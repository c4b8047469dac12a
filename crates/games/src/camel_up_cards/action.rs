//! Decisions and outcomes of chance.

use super::bets::Bet;
use super::cards::RaceCard;
use super::cell::{Cell, Figure};
use engine::words::{Forms, Numbered, Words};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered, Forms)]
#[words(what = "a decision")]
pub enum Action {
    /// Sort a card to the discard pile (`CC-4.22`).
    #[words("discard {card}")]
    Discard(#[words(secret)] RaceCard),
    /// Keep a card in hand (`CC-4.17`).
    #[words("keep {card}")]
    Keep(#[words(secret)] RaceCard),
    /// Lay a card out to be shown (`CC-4.17`).
    #[words("show {card}")]
    Show(#[words(secret)] RaceCard),
    /// Turn up the top card of the race deck (`CC-7.1`).
    Reveal,
    /// Play the card kept in hand (`CC-7.5`).
    #[words("play {card}")]
    Play(RaceCard),
    /// Put a figure on a cell of the track (`CC-6`).
    #[words("{figure} {cell}")]
    Place(Figure, Cell),
    /// Take a bet card: first of the leg, third, winner or loser (`CC-9`).
    #[words("{bet}")]
    Bet(Bet),
    /// End the turn without a bet (`CC-5.6`).
    Done,
}

/// A result of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words)]
pub enum Outcome {
    /// A card of the starting places (`CC-2.7`).
    Start(RaceCard),
    /// The next card for the seat that is dealt to (`CC-4.14`).
    Deal(#[words(secret)] RaceCard),
    /// The top card of the race deck (`CC-7.1`).
    Draw(RaceCard),
}

impl Action {
    /// `CC-5.2`: whether it is a race action.
    pub const fn is_race_action(self) -> bool {
        matches!(self, Self::Reveal | Self::Play(_) | Self::Place(..))
    }
}

impl Outcome {
    /// The card that is drawn or dealt.
    #[inline]
    pub const fn card(self) -> RaceCard {
        match self {
            Self::Start(card) | Self::Deal(card) | Self::Draw(card) => card,
        }
    }
}
