//! The move of a unit on the loop: a hop, and an extra step where it hits a tile.

use super::camel::Camel;
use super::space::{Side, Space, Tiles};
use super::{Race, Unit};

/// A move before it is carried out: what goes where.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// The camel named by the die, at the bottom of the unit.
    pub mover: Camel,
    /// The mover and all camels above it.
    pub unit: Unit,
    /// Where the unit stands.
    pub from: Space,
    /// Where the number of the die takes it; beyond the line it is the raw number (`CU-10.7`).
    pub target: Space,
    /// The tile that lies on the target.
    pub tile: Option<Side>,
    /// Where the unit comes to rest: the target, or one space further or back after a tile.
    pub end: Space,
}

impl Move {
    /// Whether the unit crosses the finish line, which ends the race (`CU-10.1`, `CU-10.2`, `CU-10.3`).
    #[inline]
    pub const fn crosses(&self) -> bool {
        !self.end.on_loop()
    }
}

impl Race {
    /// Plans the move of a placed camel by `number` spaces, at most 3.
    ///
    /// Clauses: `CU-7.2` (unit), `CU-7.5` (direction), `CU-7.8` (target), `CU-9.4`, `CU-9.5`, `CU-9.6` (tile).
    #[inline]
    pub const fn plan(self, mover: Camel, number: u8, tiles: Tiles) -> Move {
        let direction = mover.direction();
        let from = Space::at((self.lane(mover) >> 3) as i8 - 3);
        let target = Space::at(from.number() + direction * number as i8);
        // CU-7.9: nothing of the move remains beyond the line; no tile can lie there.
        let tile = tiles.at(target);
        let end = match tile {
            None => target,
            Some(side) => Space::at(target.number() + direction * side.step()),
        };
        Move { mover, unit: self.unit(mover), from, target, tile, end }
    }

    /// The race when the unit has landed on its target: on top of the stack there (`CU-7.10`), in the
    /// air over a tile, or beyond the line (`CU-7.9`).
    #[inline]
    #[must_use]
    pub const fn landed(self, plan: &Move) -> Self {
        self.on_top(plan.mover, plan.unit, plan.target)
    }

    /// The race after the whole move. The unit may have landed before or not.
    #[inline]
    #[must_use]
    pub const fn moved(self, plan: &Move) -> Self {
        match plan.tile {
            Some(Side::Boo) => self.underneath(plan.mover, plan.unit, plan.end),
            _ => self.on_top(plan.mover, plan.unit, plan.end),
        }
    }

    /// Plans and carries out a move at once.
    #[inline]
    #[must_use]
    pub const fn run(self, mover: Camel, number: u8, tiles: Tiles) -> Self {
        self.moved(&self.plan(mover, number, tiles))
    }
}
