//! Decisions and outcomes of chance.

use super::data::{MOST, TEAM};
use super::piece::{Dragon, Hero, Tile, attack_cards};
use super::state::Phase;
use engine::Seat;
use engine::words::{Forms, Numbered, Words};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A place in a team (`DR-8.21`). Counted from 0 inside; written from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Slot(u8);

impl Slot {
    /// The slot with this index, counted from 0 and below 4.
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < TEAM);
        Self(index as u8)
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The slot with the number that people use, 1 to 4.
    #[inline]
    pub const fn numbered(number: u8) -> Self {
        Self::new(number as usize - 1)
    }

    /// The number people use, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl TryFrom<u8> for Slot {
    type Error = String;

    /// From the number people use.
    fn try_from(number: u8) -> Result<Self, String> {
        let in_team = (1..=TEAM).contains(&usize::from(number));
        in_team.then(|| Self(number - 1)).ok_or(format!("{number} is not within 1 to {TEAM}"))
    }
}

impl From<Slot> for u8 {
    fn from(slot: Slot) -> Self {
        slot.number()
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered, Forms)]
#[words(what = "a decision")]
pub enum Action {
    /// Take this hero (`DR-2.6`).
    Hero(Hero),
    /// Draft this card (`DR-5.5`).
    #[words("pick {card}")]
    Pick(#[words(secret)] Dragon),
    /// Put an attack card on the dragon in this place of that seat's team (`DR-8.1`).
    Attack {
        /// The attack card.
        #[words(only = is_attack, expected = "an attack card, such as seaglass", numbers = attack_cards)]
        card: Dragon,
        /// Whose dragon is attacked.
        #[words(1..=MOST)]
        seat: Seat,
        /// Which of that team.
        #[words(1..=TEAM)]
        slot: Slot,
    },
    /// Do not attack with this card (`DR-6.6`).
    #[words("hold {card}")]
    Hold(
        #[words(only = is_attack, expected = "an attack card, such as seaglass", numbers = attack_cards)]
        Dragon,
    ),
    /// Add the dragon in this place to those that fire (`DR-7.6`).
    #[words("fire {slot}")]
    Fire(#[words(1..=TEAM)] Slot),
    /// No more dragons fire (`DR-7.6`).
    Done,
    /// The dragon in this place leaves the team, the drafted one enters (`DR-8.14`).
    Swap {
        /// Which leaves.
        #[words(1..=TEAM)]
        slot: Slot,
        /// Which enters.
        card: Dragon,
    },
    /// Do not swap (`DR-8.14`).
    Keep,
}

impl Action {
    /// The phase that asks for it.
    pub(super) const fn phase(self) -> Phase {
        match self {
            Self::Hero(_) => Phase::Heroes,
            Self::Pick(_) => Phase::Draft,
            Self::Attack { .. } | Self::Hold(_) => Phase::Attack,
            Self::Fire(_) | Self::Done => Phase::Fire,
            Self::Swap { .. } | Self::Keep => Phase::Swap,
        }
    }
}

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words)]
pub enum Outcome {
    /// A seat is given a hero (`DR-2.6`).
    Hero(Seat, Hero),
    /// A seat receives a trophy, named by its place (`DR-2.12`, `DR-4.6`).
    #[words("trophy {place} {seat}")]
    Trophy(#[words(1..=MOST)] u8, Seat),
    /// A starting dragon (`DR-2.14`).
    #[words("team {seat} {card}")]
    Team(Seat, Dragon),
    /// A tile is turned over (`DR-4.1`).
    Reveal(Tile),
    /// A card for the draft (`DR-5.2`).
    #[words("deal {seat} {card}")]
    Deal(Seat, #[words(secret)] Dragon),
}
