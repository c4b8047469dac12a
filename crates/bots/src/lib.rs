//! Players that choose by themselves from a view, and the arena that lets them play each other.
//!
//! A [`Bot`] is given a [`View`](engine::View) and so cannot know more than its seat does. [`AnyBot`] is its
//! erased form for tables. [`bot`] and [`names`] find bots by the names of game and bot; [`simulate`] lets
//! named bots play a series of games, [`arena::play`] does so with bots of one's own.
//!
//! ```
//! let plan = bots::Plan {
//!     seats: 3,
//!     bots: vec!["random".into(), "random".into(), "odds".into()],
//!     games: 5,
//!     seed: 7,
//!     ..bots::Plan::default()
//! };
//! let report = bots::simulate("camel-up", &plan, &|_done| ()).unwrap();
//! assert_eq!(report.bots[2].bot, "odds");
//! ```

pub mod arena;
mod bot;
pub mod camel_up;
pub mod camel_up_cards;
pub mod dragon_racer;
pub mod keltis;
mod registry;
mod report;
pub mod sobek;

pub use bot::{AnyBot, Bot, Random};
pub use registry::{Error, Plan, all, among, bot, games, names, simulate};
pub use report::{BotReport, GroupReport, Grouping, Membership, Report};
