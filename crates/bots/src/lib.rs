#![doc = include_str!("../README.md")]
//!
//! # The parts
//!
//! A [`Bot`] is given a [`View`](engine::View) and so cannot know more than its seat does. [`AnyBot`] is its
//! erased form for tables. [`bot`] and [`names`] find bots by the names of game and bot; [`simulate`] lets
//! named bots play a series of games, [`arena::play`] does so with bots of one's own.

pub mod analysis;
pub mod arena;
mod bot;
pub mod camel_up;
pub mod camel_up_cards;
pub mod dragon_racer;
pub mod keltis;
mod program;
mod prospects;
pub mod puzzles;
mod registry;
mod report;
pub mod search;
pub mod sobek;
pub mod tournament;

pub use bot::{AnyBot, Bot, Random};
pub use program::Program;
pub use registry::{Error, Plan, add, add_program, all, among, bot, games, names, simulate, typed};
pub use report::{BotReport, GroupChoice, GroupReport, Grouping, Membership, Report};
