//! Seeing a game again: of a table, of a record that somebody gives, or while the game goes on.

mod away;
mod bar;
mod page;
mod paper;
mod table;
mod way;

pub(crate) use away::show as away;
pub(crate) use paper::{ask, frames as paper_frames, show as paper};
pub(crate) use table::{bar, embed, frames, position, show};
