//! Why something cannot be done in a hall.

use crate::pool::Broken;
use store::StoreError;
use table::{Corrupt, TableError};

/// Why something cannot be done in a hall.
#[derive(Debug, thiserror::Error)]
pub enum HallError {
    /// There is no table of this name.
    #[error("there is no such table")]
    NoTable,
    /// The request is refused.
    #[error(transparent)]
    Table(#[from] TableError),
    /// There is no such bot.
    #[error(transparent)]
    Bot(#[from] bots::Error),
    /// The store failed, or another process has moved on.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The stored log cannot be replayed.
    #[error("this table cannot be shown: {0}")]
    Corrupt(#[from] Corrupt),
    /// A fault of the program; it is in the log.
    #[error(transparent)]
    Broken(#[from] Broken),
}
