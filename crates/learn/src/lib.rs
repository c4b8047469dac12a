//! Many games at once as arrays of numbers, for programs that learn.
//!
//! A `Batch` plays any number of games side by side and writes into arrays of its caller what a learner wants:
//! observations, masks of legal actions, rewards, ends, the seats to move. Chance and the seats of [bots] are
//! played inside; a game that ends is followed by the next one. The same seed gives the same games whatever the number
//! of threads.

#[cfg(feature = "arrays")]
mod arrays;
#[cfg(feature = "arrays")]
mod batch;
#[cfg(feature = "arrays")]
mod decisions;
#[cfg(feature = "data")]
mod files;
#[cfg(feature = "arrays")]
mod lane;
mod network;
#[cfg(feature = "arrays")]
mod playout;
#[cfg(feature = "arrays")]
mod reward;
#[cfg(feature = "arrays")]
mod spec;

#[cfg(feature = "arrays")]
pub use arrays::Arrays;
#[cfg(feature = "arrays")]
pub use batch::{Batch, batch};
#[cfg(feature = "arrays")]
pub use decisions::{Decisions, Series, Texts, decisions};
#[cfg(feature = "data")]
pub use files::{Unwritten, generate};
pub use network::{BadNetwork, Network, in_folder, learned};
#[cfg(feature = "arrays")]
pub use playout::playout;
#[cfg(feature = "arrays")]
pub use reward::{BadReward, Reward};
#[cfg(feature = "arrays")]
pub use spec::{Error, Illegal, Spec};
