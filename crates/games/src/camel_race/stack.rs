//! A list of camels from bottom to top.

use super::camel::Camel;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Camels from bottom to top, each at most once. Written `green,white,blue`; serde as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Stack {
    /// Camel index plus 1 in each group of four bits, the bottom camel in the lowest.
    bits: u32,
}

impl Stack {
    /// No camel.
    pub const EMPTY: Self = Self { bits: 0 };

    /// How many camels.
    pub const fn len(self) -> usize {
        (u32::BITS - self.bits.leading_zeros()).div_ceil(4) as usize
    }

    /// Whether there is no camel.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The camel at this height, 0 at the bottom.
    pub fn get(self, height: usize) -> Option<Camel> {
        let code = if height < Camel::COUNT { self.bits >> (4 * height) & 15 } else { 0 };
        Camel::ALL.get((code as usize).wrapping_sub(1)).copied()
    }

    /// The lowest camel.
    pub fn bottom(self) -> Option<Camel> {
        self.get(0)
    }

    /// The highest camel.
    pub fn top(self) -> Option<Camel> {
        self.get(self.len().wrapping_sub(1))
    }

    /// The camels from bottom to top.
    pub fn iter(self) -> impl Iterator<Item = Camel> + Clone {
        (0..self.len()).filter_map(move |height| self.get(height))
    }

    /// Whether the camel is in it.
    pub fn contains(self, camel: Camel) -> bool {
        self.iter().any(|other| other == camel)
    }

    /// Sets a camel at a free height; all heights below the highest must get one.
    pub(super) const fn set(&mut self, height: usize, camel: Camel) {
        self.bits |= (camel.index() as u32 + 1) << (4 * height);
    }

    /// From camels bottom to top; none if one is there twice.
    pub fn new(camels: &[Camel]) -> Option<Self> {
        let mut stack = Self::EMPTY;
        for (height, &camel) in camels.iter().enumerate() {
            if stack.contains(camel) {
                return None;
            }
            stack.set(height, camel);
        }
        Some(stack)
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (height, camel) in self.iter().enumerate() {
            f.write_str(if height == 0 { "" } else { "," })?;
            f.write_str(camel.name())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Stack {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let camels = Vec::<Camel>::deserialize(deserializer)?;
        Self::new(&camels).ok_or_else(|| D::Error::custom("a camel is in one stack twice"))
    }
}
