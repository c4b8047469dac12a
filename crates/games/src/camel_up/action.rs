//! Decisions and outcomes of chance, with their texts and numbers.

use super::cards::Deck;
use crate::camel_race::{Crazy, Die, Racer, Side, Space};
use crate::words::Words;
use engine::{BadWord, MAX_SEATS, Seat};
use std::fmt;
use std::str::FromStr;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `bet C`: take the top betting ticket of a colour (`CU-4`).
    Bet(Racer),
    /// `tile S cheer`, `tile S boo`: put or move the own spectator tile (`CU-5`).
    Tile {
        /// Which side lies up.
        side: Side,
        /// A space from 1 to 16.
        space: Space,
    },
    /// `roll`: take a pyramid ticket and let a die out (`CU-6`).
    Roll,
    /// `winner C`, `loser C`: play a finish card (`CU-12`).
    Finish {
        /// Onto which deck.
        deck: Deck,
        /// The colour of the card.
        racer: Racer,
    },
    /// `ally S`: form a partnership with a seat (`CU-13`).
    Ally(Seat),
    /// `stack S C`: which racer comes next, upwards, on a shared starting space (`CU-2.9`).
    Stack(Stacking),
    /// `crazy C`: which crazy goes to the first starting space drawn (`CU-2.12`).
    Crazy(Crazy),
}

/// The next racer of a starting stack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stacking {
    /// A starting space, 1 to 3.
    pub space: Space,
    /// The racer.
    pub racer: Racer,
}

/// A result of chance. Numbers of dice are 1 to 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `first S`: the first player (`CU-2.3`).
    First(Seat),
    /// `start C N`: a racing die of setup (`CU-2.8`).
    Start(Racer, u8),
    /// `stack S C`, with option `start_stacks=random`.
    Stack(Stacking),
    /// `crazystart N`: a roll of the grey die in setup (`CU-2.11`).
    CrazyStart(u8),
    /// `crazy C`, with option `start_stacks=random`.
    Crazy(Crazy),
    /// `die C N`: a racing die (`CU-6.3`).
    Die(Racer, u8),
    /// `die grey C N`: the grey die, with the colour it shows (`CU-6.4`).
    Grey(Crazy, u8),
}

pub(super) const TILE: usize = Racer::COUNT;
const SPACES: usize = Space::LOOP as usize;
pub(super) const ROLL: usize = TILE + 2 * SPACES;
pub(super) const FINISH: usize = ROLL + 1;
pub(super) const ALLY: usize = FINISH + 2 * Racer::COUNT;
/// The first number of a decision of setup; all of a turn are below, so that a 64-bit mask holds them.
pub(super) const STACK: usize = ALLY + MAX_SEATS;
pub(super) const CRAZY: usize = STACK + 3 * Racer::COUNT;

impl Action {
    /// How many action numbers there are.
    pub const COUNT: usize = CRAZY + 2;

    /// The number of the action, in the order of [`Ord`].
    ///
    /// Shape: 0..5 `bet` by colour, 5..21 `tile S cheer` by space, 21..37 `tile S boo`, 37 `roll`,
    /// 38..43 `winner`, 43..48 `loser`, 48..56 `ally` by seat, 56..71 `stack` by space, then colour, 71..73 `crazy`.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Bet(racer) => racer.index(),
            Self::Tile { side, space } => {
                TILE + side as usize * SPACES + (space.number() as usize).wrapping_sub(1) % SPACES
            }
            Self::Roll => ROLL,
            Self::Finish { deck, racer } => FINISH + deck as usize * Racer::COUNT + racer.index(),
            Self::Ally(seat) => ALLY + seat.index(),
            Self::Stack(Stacking { space, racer }) => {
                STACK + (space.number() as usize).wrapping_sub(1) % 3 * Racer::COUNT + racer.index()
            }
            Self::Crazy(crazy) => CRAZY + crazy.index(),
        }
    }

    /// The action with this number.
    #[inline]
    pub fn from_index(index: usize) -> Option<Self> {
        let racer = |at: usize| Racer::ALL[at % Racer::COUNT];
        let space = |at: usize, spaces: usize| Space::at((at % spaces) as i8 + 1);
        Some(match index {
            0..TILE => Self::Bet(racer(index)),
            TILE..ROLL => {
                let at = index - TILE;
                Self::Tile { side: Side::ALL[at / SPACES], space: space(at, SPACES) }
            }
            ROLL => Self::Roll,
            FINISH..ALLY => {
                let at = index - FINISH;
                Self::Finish { deck: Deck::ALL[at / Racer::COUNT], racer: racer(at) }
            }
            ALLY..STACK => Self::Ally(Seat::new(index - ALLY)),
            STACK..CRAZY => {
                let at = index - STACK;
                Self::Stack(Stacking { space: space(at / Racer::COUNT, 3), racer: racer(at) })
            }
            CRAZY..Self::COUNT => Self::Crazy(Crazy::ALL[index - CRAZY]),
            _ => return None,
        })
    }
}

impl fmt::Display for Stacking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "stack {} {}", self.space, self.racer)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bet(racer) => write!(f, "bet {racer}"),
            Self::Tile { side, space } => write!(f, "tile {space} {side}"),
            Self::Roll => f.write_str("roll"),
            Self::Finish { deck, racer } => write!(f, "{deck} {racer}"),
            Self::Ally(seat) => write!(f, "ally {seat}"),
            Self::Stack(stacking) => stacking.fmt(f),
            Self::Crazy(crazy) => write!(f, "crazy {crazy}"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Start(racer, number) => write!(f, "start {racer} {number}"),
            Self::Stack(stacking) => stacking.fmt(f),
            Self::CrazyStart(number) => write!(f, "crazystart {number}"),
            Self::Crazy(crazy) => write!(f, "crazy {crazy}"),
            Self::Die(racer, number) => write!(f, "die {racer} {number}"),
            Self::Grey(crazy, number) => write!(f, "die grey {crazy} {number}"),
        }
    }
}

pub(super) const A_RACER: &str = "a racing camel: blue, green, pink, purple or yellow";
const A_CRAZY: &str = "a crazy camel: black or white";
const A_SEAT: &str = "a seat from 1 to 8";

fn number(words: &mut Words<'_>) -> Result<u8, BadWord> {
    let number: Space =
        words.value_if("a number from 1 to 3", |number: &Space| (1..=3).contains(&number.number()))?;
    Ok(number.number() as u8)
}

fn stacking(words: &mut Words<'_>) -> Result<Stacking, BadWord> {
    let space =
        words.value_if("a starting space from 1 to 3", |space: &Space| (1..=3).contains(&space.number()))?;
    Ok(Stacking { space, racer: words.value(A_RACER)? })
}

impl FromStr for Action {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<Self, BadWord> {
        let words = &mut Words::new(text);
        let kind = words.word("a decision: bet, tile, roll, winner, loser, ally, stack or crazy")?;
        let action = match kind {
            "bet" => Self::Bet(words.value(A_RACER)?),
            "tile" => {
                let space = words.value_if("a space from 1 to 16", |space: &Space| space.on_loop())?;
                Self::Tile { side: words.value("a side: cheer or boo")?, space }
            }
            "roll" => Self::Roll,
            "winner" => Self::Finish { deck: Deck::Winner, racer: words.value(A_RACER)? },
            "loser" => Self::Finish { deck: Deck::Loser, racer: words.value(A_RACER)? },
            "ally" => Self::Ally(words.value(A_SEAT)?),
            "stack" => Self::Stack(stacking(words)?),
            "crazy" => Self::Crazy(words.value(A_CRAZY)?),
            _ => {
                let expected = "a decision: bet, tile, roll, winner, loser, ally, stack or crazy";
                return Err(BadWord { at: 0, expected });
            }
        };
        words.end(action)
    }
}

impl FromStr for Outcome {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<Self, BadWord> {
        let words = &mut Words::new(text);
        let kind = words.word("an outcome: first, start, stack, crazystart, crazy or die")?;
        let outcome = match kind {
            "first" => Self::First(words.value(A_SEAT)?),
            "start" => Self::Start(words.value(A_RACER)?, number(words)?),
            "stack" => Self::Stack(stacking(words)?),
            "crazystart" => Self::CrazyStart(number(words)?),
            "crazy" => Self::Crazy(words.value(A_CRAZY)?),
            "die" => {
                let die: Die = words.value("a die: blue, green, pink, purple, yellow or grey")?;
                match die {
                    Die::Racing(racer) => Self::Die(racer, number(words)?),
                    Die::Grey => Self::Grey(words.value(A_CRAZY)?, number(words)?),
                }
            }
            _ => {
                let expected = "an outcome: first, start, stack, crazystart, crazy or die";
                return Err(BadWord { at: 0, expected });
            }
        };
        words.end(outcome)
    }
}
