//! Why SQL did not do what it was to do, before it is known which file that was.

use std::path::Path;

use crate::StoreError;

/// Why a change or a reading failed.
pub(super) enum Fault {
    /// The file works, and the answer is no. Nothing was written.
    Refused(StoreError),
    /// The database failed, maybe halfway.
    Database(rusqlite::Error),
}

impl Fault {
    /// The same for a caller, who is told which file it was.
    pub(super) fn of(self, path: &Path) -> StoreError {
        match self {
            Self::Refused(error) => error,
            Self::Database(error) => StoreError::unavailable(path.display(), error),
        }
    }
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database(error)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        Self::Refused(error)
    }
}
