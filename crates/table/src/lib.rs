//! The life of one table as a pure state machine driven by its log.
//!
//! A [`Table`] is what its list of [`LogEntry`]s says, and nothing else: no clock, no randomness, no input
//! or output. Requests ([`Table::sit`], [`Table::play`], …) do not change it; they check and answer with the
//! entries to append. Once those are stored, [`Table::apply`] carries them out.

mod chair;
mod error;
mod log;
mod play;
mod table;

pub use chair::{Chair, MAX_NAME, PlayerId, Sitter, tidy_name};
pub use error::{Corrupt, TableError};
pub use log::{Creation, LogEntry, Stamped};
pub use play::Play;
pub use table::{Status, Table, Told};
