//! The race of the camels in stacks.
//!
//! [`Race`] is where all camels stand, packed into one integer. A move is planned ([`Race::plan`]) and
//! then carried out, in one go ([`Race::run`]) or in the steps a table sees: the unit is lifted, lands
//! on its target ([`Race::landed`]), is sent on or back by a tile ([`Race::moved`]).
//!
//! ```
//! use games::camel_up::race::{Camel, Race, Scene, Tiles};
//!
//! let scene: Scene = "1:blue,green 3:pink,purple,yellow 15:black 16:white".parse().unwrap();
//! let race: Race = scene.race.run(Camel::Blue, 2, Tiles::NONE);
//! assert_eq!(race.to_string(), "3:pink,purple,yellow,blue,green 15:black 16:white");
//! ```

mod camel;
mod crazy;
mod dice;
mod moves;
mod space;
mod text;

pub use camel::{Camel, Crazy, Racer};
pub use crazy::CrazyReason;
pub use dice::{Dice, Die};
pub use moves::Move;
pub use space::{BadSpace, Side, Space, Tiles};
pub use text::{BadScene, Scene, SceneTile};

use crate::camel_race::lanes::{self, Lanes};
use std::fmt;

/// Where all camels stand. Equal races have equal bits.
///
/// Shape: `Lanes` whose codes are the number of the space plus 3 (0: not placed). A greater lane is
/// further ahead (`CU-11.1`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Race(pub(super) Seven);

/// Camels in a stack.
pub type Stack = crate::camel_race::Stack<Camel>;

/// The lanes of the five racers and the two crazies.
pub(super) type Seven = Lanes<{ Camel::COUNT }, 5>;

/// A mover with all camels above it (`CU-7.2`).
pub type Unit = lanes::Unit<{ Camel::COUNT }, 5>;

/// Why a list of stacks is no race.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadRace {
    /// A camel stands twice.
    #[error("{0} stands on the track twice")]
    Twice(Camel),
    /// A space is listed twice.
    #[error("space {0} is listed twice")]
    SameSpace(Space),
}

/// The guard bits of the racers.
pub(super) const RACERS: u64 = {
    let mut racers = 0;
    let mut racer = 0;
    while racer < Racer::COUNT {
        racers |= Seven::guard(racer);
        racer += 1;
    }
    racers
};
/// What is added to the number of a space to give its code.
const OFFSET: i64 = 3;

/// The code of a space.
#[inline]
const fn code(space: Space) -> u64 {
    (space.number() as i64 + OFFSET) as u64
}

impl Race {
    /// No camel is placed.
    pub const EMPTY: Self = Self(Lanes(0));

    /// From stacks with their spaces; camels that are in none are not placed.
    pub fn from_stacks(stacks: impl IntoIterator<Item = (Space, Stack)>) -> Result<Self, BadRace> {
        let mut race = Self::EMPTY;
        for (space, stack) in stacks {
            if race.count(space) > 0 {
                return Err(BadRace::SameSpace(space));
            }
            for camel in stack.iter() {
                if race.space(camel).is_some() {
                    return Err(BadRace::Twice(camel));
                }
                race = race.placed(camel, space);
            }
        }
        Ok(race)
    }

    /// With a camel that is not placed yet put on top of the stack of a space.
    #[must_use]
    pub const fn placed(self, camel: Camel, space: Space) -> Self {
        debug_assert!(self.lane(camel) == 0);
        Self(self.0.with_lane(camel.index(), (code(space) << 3) + self.count(space) as u64))
    }

    /// The lane of a camel; 0 when it is not placed.
    #[inline]
    pub(super) const fn lane(self, camel: Camel) -> u64 {
        self.0.lane(camel.index())
    }

    /// Where a camel stands; none when it is not placed.
    #[inline]
    pub const fn space(self, camel: Camel) -> Option<Space> {
        match self.lane(camel) {
            0 => None,
            lane => Some(Space::at(((lane >> 3) as i64 - OFFSET) as i8)),
        }
    }

    /// How many camels are underneath a camel; 0 also when it is not placed.
    #[inline]
    pub const fn height(self, camel: Camel) -> usize {
        (self.lane(camel) & 7) as usize
    }

    /// How many camels stand on a space.
    #[inline]
    pub const fn count(self, space: Space) -> usize {
        self.0.on(code(space)).count_ones() as usize
    }

    /// The stack of a space.
    pub fn stack(self, space: Space) -> Stack {
        self.0.bottom_up(self.0.on(code(space)))
    }

    /// The camels of a unit, bottom to top.
    pub fn list(self, unit: Unit) -> Stack {
        self.0.bottom_up(unit.0)
    }

    /// All stacks with their spaces, lowest space first.
    pub fn stacks(self) -> impl Iterator<Item = (Space, Stack)> {
        (Space::MIN..=Space::MAX).map(Space::at).filter(move |&space| self.count(space) != 0).map(
            move |space| {
                let stack = self.stack(space);
                (space, stack)
            },
        )
    }

    /// The spaces 1 and up that hold a camel, bit n for space n.
    #[inline]
    pub const fn occupied(self) -> u32 {
        let mut codes = 0u64;
        let mut lane = 0;
        while lane < Camel::COUNT {
            codes |= 1 << (self.0.lane(lane) >> 3);
            lane += 1;
        }
        (codes >> OFFSET) as u32 & !1
    }

    /// `CU-7.2`: a placed camel and every camel above it.
    #[inline]
    pub const fn unit(self, mover: Camel) -> Unit {
        lanes::Unit(self.0.unit(mover.index()))
    }

    /// `CU-7.10`, `CU-9.4`: the unit of `mover` goes on top of the stack of a space, in its order.
    #[inline]
    #[must_use]
    pub const fn on_top(self, mover: Camel, unit: Unit, to: Space) -> Self {
        Self(self.0.on_top(mover.index(), unit.0, code(to)))
    }

    /// `CU-9.5`: the unit of `mover` goes underneath the stack of a space, in its order.
    #[inline]
    #[must_use]
    pub const fn underneath(self, mover: Camel, unit: Unit, to: Space) -> Self {
        Self(self.0.underneath(mover.index(), unit.0, code(to)))
    }

    /// `CU-11.1`, `CU-11.2`, `CU-11.3`, `CU-11.4`: the racers from first to last place; crazies are ignored.
    #[inline]
    pub fn ranking(self) -> [Racer; Racer::COUNT] {
        // CU-11.3: lanes are distinct, so that the order is strict.
        self.0.first_five().map(|racer| Racer::ALL[racer])
    }

    /// The place of a racer, from 1 to 5.
    #[inline]
    pub const fn place(self, racer: Racer) -> u8 {
        let lane = self.lane(racer.camel());
        (self.0.between(lane + 1, Seven::TOP) & RACERS).count_ones() as u8 + 1
    }

    /// Where the unit that ended the race stands, if one crossed the finish line of the loop (`CU-10.7`).
    #[inline]
    pub const fn crossed(self) -> Option<Space> {
        const LAST: u64 = code(Space::at(Space::LOOP)) << 3;
        const FIRST: u64 = code(Space::at(1)) << 3;
        let beyond = self.0.between(LAST + 8, Seven::TOP) | self.0.between(8, FIRST - 1);
        if beyond == 0 {
            return None;
        }
        self.space(Camel::ALL[(beyond.trailing_zeros() / Seven::LANE) as usize])
    }

    /// The race as a number below 2^56, for memo tables: 8 bits a camel, so that a byte stays free on
    /// top, for example for the set of dice.
    #[inline]
    pub const fn key(self) -> u64 {
        const fn squeeze(x: u64, width: u32, gap: u32) -> u64 {
            // Fields of `width` useful bits repeat every `width + gap` bits; every second one moves down.
            let period = 2 * (width + gap);
            let field = (1u64 << width) - 1;
            let mut low = 0;
            let mut at = 0;
            while at < u64::BITS {
                low |= field << at;
                at += period;
            }
            x & low | (x & low << (width + gap)) >> gap
        }
        squeeze(squeeze(squeeze(self.0.0, 8, 1), 16, 2), 32, 4)
    }
}

impl fmt::Display for Race {
    /// Stacks with their spaces, lowest space first: `1:blue,green 15:black`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (space, stack)) in self.stacks().enumerate() {
            write!(f, "{}{space}:{stack}", if at == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Race {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Race({self})")
    }
}
