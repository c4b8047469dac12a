//! Many games at once as arrays of numbers, for programs that learn.
//!
//! A [`Batch`] plays any number of games side by side and writes into arrays of its caller what a learner wants:
//! observations, masks of legal actions, rewards, ends, the seats to move. Chance and the seats of [bots] are
//! played inside; a game that ends is followed by the next one. The same seed gives the same games whatever the number
//! of threads.

mod arrays;
mod batch;
mod decisions;
#[cfg(feature = "data")]
mod files;
mod lane;
mod network;
mod playout;
mod reward;
mod spec;

pub use arrays::Arrays;
pub use batch::{Batch, batch};
pub use decisions::{Decisions, Series, Texts, decisions};
#[cfg(feature = "data")]
pub use files::{Unwritten, generate};
pub use network::{BadNetwork, Network, in_folder, learned};
pub use playout::playout;
pub use reward::{BadReward, Reward};
pub use spec::{Error, Illegal, Spec};
