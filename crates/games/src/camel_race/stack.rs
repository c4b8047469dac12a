//! A list of camels from bottom to top.

use engine::words::{Numbered, Words};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Display};
use std::marker::PhantomData;

/// What stacks are made of: at most eight kinds with a word each.
pub trait Piece: Copy + Eq + Display + Words + Numbered + 'static {}

impl<C: Copy + Eq + Display + Words + Numbered + 'static> Piece for C {}

/// Camels from bottom to top, each at most once. Written `green,white,blue`; serde as a list.
pub struct Stack<C> {
    /// Camel index plus 1 in each group of four bits, the bottom camel in the lowest.
    bits: u32,
    camels: PhantomData<fn() -> C>,
}

impl<C: Piece> Stack<C> {
    /// No camel.
    pub const EMPTY: Self = Self { bits: 0, camels: PhantomData };

    /// How many camels.
    pub const fn len(self) -> usize {
        (u32::BITS - self.bits.leading_zeros()).div_ceil(4) as usize
    }

    /// Whether there is no camel.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The camel at this height, 0 at the bottom.
    pub fn get(self, height: usize) -> Option<C> {
        let code = if height < C::COUNT { self.bits >> (4 * height) & 15 } else { 0 };
        C::from_index((code as usize).wrapping_sub(1))
    }

    /// The lowest camel.
    pub fn bottom(self) -> Option<C> {
        self.get(0)
    }

    /// The highest camel.
    pub fn top(self) -> Option<C> {
        self.get(self.len().wrapping_sub(1))
    }

    /// The camels from bottom to top.
    pub fn iter(self) -> impl Iterator<Item = C> + Clone {
        (0..self.len()).filter_map(move |height| self.get(height))
    }

    /// Whether the camel is in it.
    pub fn contains(self, camel: C) -> bool {
        self.iter().any(|other| other == camel)
    }

    /// Sets a camel at a free height; all heights below the highest must get one.
    pub(crate) fn set(&mut self, height: usize, camel: C) {
        self.bits |= (camel.index() as u32 + 1) << (4 * height);
    }

    /// From camels bottom to top; none if one is there twice.
    pub fn new(camels: &[C]) -> Option<Self> {
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

// By hand, for a derive would ask the same of the camels.
impl<C> Clone for Stack<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Stack<C> {}

impl<C> PartialEq for Stack<C> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<C> Eq for Stack<C> {}

impl<C> std::hash::Hash for Stack<C> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<C: Piece> Default for Stack<C> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<C: Piece> fmt::Display for Stack<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (height, camel) in self.iter().enumerate() {
            f.write_str(if height == 0 { "" } else { "," })?;
            camel.fmt(f)?;
        }
        Ok(())
    }
}

impl<C: Piece> fmt::Debug for Stack<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl<C: Piece> Serialize for Stack<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|camel| camel.to_string()))
    }
}

impl<'de, C: Piece + Deserialize<'de>> Deserialize<'de> for Stack<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let camels = Vec::<C>::deserialize(deserializer)?;
        Self::new(&camels).ok_or_else(|| D::Error::custom("a camel is in one stack twice"))
    }
}
