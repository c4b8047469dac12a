//! Seeing a game again: of a table, of a record that somebody gives, or while the game goes on.

mod again;
mod analysis;
mod archive;
mod away;
mod bar;
mod insight;
mod keep;
mod origin;
mod page;
mod paper;
mod picture;
mod table;
mod way;

pub(crate) use again::{edit_paper, edit_table, paper as play_paper, table as play};
pub(crate) use analysis::show as analysis;
pub(crate) use archive::download;
pub(crate) use away::show as away;
pub(crate) use keep::{ask as ask_files, files, keep};
pub(crate) use origin::words as origin;
pub(crate) use paper::{ask, frames as paper_frames, show as paper};
pub(crate) use picture::{dots, drawing, png, svg};
pub(crate) use table::{bar, embed, frames, position, show};
