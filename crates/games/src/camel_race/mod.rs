//! What the two races of camels have in common: stacks, lanes, and who holds which card.

mod holders;
pub(crate) mod lanes;
#[cfg(feature = "schema")]
mod schema;
mod stack;

pub(crate) use holders::Holders;
pub use stack::{Piece, Stack};
