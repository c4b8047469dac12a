//! What can go wrong with a store.

use std::error::Error;
use std::fmt::Display;
use std::io;
use std::path::Path;
use std::sync::Arc;

use crate::TableId;

/// Why the store did not do what it was asked.
///
/// Cheap to clone: when a group of changes fails, each of its callers gets the same error.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The log does not end where the caller thought; nothing was written. Load the table again.
    #[error("the log has {found} entries, not the expected {expected}")]
    Conflict {
        /// The index that the append named.
        expected: u64,
        /// How many entries the log has.
        found: u64,
    },
    /// A table of this id was created before; nothing was written.
    #[error("table {table} exists already")]
    Exists {
        /// The id that is taken.
        table: TableId,
    },
    /// There is no such table; nothing was written.
    #[error("there is no table {table}")]
    Unknown {
        /// The id that was asked for.
        table: TableId,
    },
    /// A token of this text is stored already. The text is a secret and is not repeated.
    #[error("this token exists already")]
    TokenExists,
    /// A stored log has a gap or an entry that is not text. Its table cannot be played on.
    #[error("table {table} is damaged at entry {index}")]
    Corrupt {
        /// The damaged table.
        table: TableId,
        /// The first entry that is missing or unreadable.
        index: u64,
    },
    /// The house was written by a newer Stolik; it was not touched.
    #[error("{place} is of version {found}, this program knows up to {known}: run a newer one")]
    TooNew {
        /// The file, or the address of the database without its password.
        place: String,
        /// The version written there.
        found: i64,
        /// The newest version that this program understands.
        known: i64,
    },
    /// The file is no SQLite database, or something of another program is there; it was not touched.
    #[error("{place} is not a stolik database")]
    Foreign {
        /// The file, or the address of the database.
        place: String,
    },
    /// Another server has the file.
    #[error("{place} is used by another server: a file has one; several servers share a PostgreSQL")]
    InUse {
        /// The file.
        place: String,
    },
    /// The store was closed, so that the call did nothing.
    #[error("the store is closed")]
    Closed,
    /// The file or the disk under it failed, or the database cannot be reached.
    ///
    /// After a failed change nothing of it is in the store as the running process sees it. Only a crash
    /// right after a failed sync can bring it back, so a caller that goes on loads the table first. A database that did
    /// not answer may have made the change, which loading the table shows too.
    #[error("cannot use {place}: {source}")]
    Unavailable {
        /// The file, or the address of the database.
        place: String,
        /// What the system or the database said.
        source: Arc<dyn Error + Send + Sync>,
    },
}

impl StoreError {
    /// The error for anything that the database or the file system reports about a place.
    pub(crate) fn unavailable(place: impl Display, source: impl Error + Send + Sync + 'static) -> Self {
        Self::Unavailable { place: place.to_string(), source: Arc::new(source) }
    }

    /// The error for a file that was to be made and is there already.
    pub(crate) fn taken(file: &Path) -> Self {
        let reason = "it is there already, and nothing is written over";
        Self::unavailable(file.display(), io::Error::new(io::ErrorKind::AlreadyExists, reason))
    }
}
