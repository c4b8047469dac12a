//! The six dice of the pyramid and sets of them.

use super::camel::{Camel, Racer};
use crate::sets::Set;
use engine::words::{Numbered, Words};

/// A die of the pyramid (`CU-1.4`, `CU-1.5`), written as its colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
pub enum Die {
    /// The racing die of this racer.
    #[words("{racer}")]
    Racing(Racer),
    /// The grey die of both crazies.
    Grey,
}

impl Die {
    /// The die that moves a camel.
    pub const fn of(camel: Camel) -> Self {
        match camel.racer() {
            Some(racer) => Self::Racing(racer),
            None => Self::Grey,
        }
    }
}

/// A set of dice: bit n for die n of [`Die::ALL`].
pub type Dice = Set<Die>;
