//! Decisions and outcomes of chance.

use super::cards::Deck;
use crate::camel_up::race::{Crazy, Racer, Side, Space};
use engine::words::{Forms, Numbered, Words};
use engine::{MAX_SEATS, Seat};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered, Forms)]
#[words(what = "a decision")]
pub enum Action {
    /// Take the top betting ticket of a colour (`CU-4`).
    Bet(Racer),
    /// Put your spectator tile on a space, or move it there, with this side up (`CU-5`).
    #[words("tile {space} {side}")]
    Tile {
        /// Which side lies up.
        side: Side,
        /// A space from 1 to 16.
        #[words(1..=Space::LOOP)]
        space: Space,
    },
    /// Take a pyramid ticket and let a die out (`CU-6`).
    Roll,
    /// Play a finish card: this camel will be the winner or the loser of the race (`CU-12`).
    #[words("{deck} {racer}")]
    Finish {
        /// Onto which deck.
        deck: Deck,
        /// The colour of the card.
        #[words(secret)]
        racer: Racer,
    },
    /// Form a partnership with a seat (`CU-13`).
    #[words("ally {seat}")]
    Ally(#[words(1..=MAX_SEATS)] Seat),
    /// Which racer comes next, upwards, on a shared starting space (`CU-2.9`).
    #[words("{stacking}")]
    Stack(Stacking),
    /// Which crazy camel goes to the first starting space drawn (`CU-2.12`).
    Crazy(Crazy),
}

/// The next racer of a starting stack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered, Forms)]
#[words("stack {space} {racer}")]
pub struct Stacking {
    /// A starting space, 1 to 3.
    #[words(1..=3)]
    pub space: Space,
    /// The racer.
    pub racer: Racer,
}

/// A result of chance. Numbers of dice are 1 to 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words)]
pub enum Outcome {
    /// The first player (`CU-2.3`).
    First(Seat),
    /// A racing die of setup (`CU-2.8`).
    #[words("start {racer} {number}")]
    Start(Racer, #[words(1..=3)] u8),
    /// The next racer of a starting stack, with option `start_stacks=random`.
    #[words("{stacking}")]
    Stack(Stacking),
    /// A roll of the grey die in setup (`CU-2.11`).
    #[words("crazystart {number}")]
    CrazyStart(#[words(1..=3)] u8),
    /// Which crazy camel goes to the first starting space drawn, with option `start_stacks=random`.
    Crazy(Crazy),
    /// A racing die (`CU-6.3`).
    #[words("die {racer} {number}")]
    Die(Racer, #[words(1..=3)] u8),
    /// The grey die, with the colour it shows (`CU-6.4`).
    #[words("die grey {crazy} {number}")]
    Grey(Crazy, #[words(1..=3)] u8),
}
