//! Why the database did not do what it was asked.

use std::error::Error;
use std::io;

use deadpool_postgres::PoolError;
use tokio_postgres::error::SqlState;

use crate::StoreError;

/// Why a request failed.
#[derive(Debug)]
pub(super) enum Fault {
    /// The database works, and the answer is no. Nothing was written.
    Refused(StoreError),
    /// The database failed, or is not there. What was asked may have been done all the same.
    Database(tokio_postgres::Error),
    /// No connection was to be had.
    Pool(PoolError),
    /// No answer came in time.
    Silence,
    /// A row holds what no program of ours writes.
    Unreadable(String),
}

impl Fault {
    /// Whether the same request may succeed in a moment: the connection was cut, the database is being started
    /// again, or two requests were in each other's way.
    pub(super) fn may_pass(&self) -> bool {
        match self {
            Self::Refused(_) | Self::Unreadable(_) => false,
            Self::Database(error) | Self::Pool(PoolError::Backend(error)) => passes(error),
            Self::Pool(error) => matches!(error, PoolError::Timeout(_)),
            Self::Silence => true,
        }
    }

    /// The same for a caller, who is told which database it was.
    pub(super) fn of(self, place: &str) -> StoreError {
        match self {
            Self::Refused(error) => error,
            Self::Pool(PoolError::Closed) => StoreError::Closed,
            Self::Database(error) | Self::Pool(PoolError::Backend(error)) => {
                StoreError::unavailable(place, error)
            }
            Self::Pool(error) => StoreError::unavailable(place, error),
            Self::Silence => StoreError::unavailable(place, io::Error::from(io::ErrorKind::TimedOut)),
            Self::Unreadable(what) => StoreError::unavailable(place, io::Error::other(what)),
        }
    }
}

fn passes(error: &tokio_postgres::Error) -> bool {
    let in_a_moment = [
        SqlState::ADMIN_SHUTDOWN,
        SqlState::CRASH_SHUTDOWN,
        SqlState::CANNOT_CONNECT_NOW,
        SqlState::TOO_MANY_CONNECTIONS,
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
    ];
    error.is_closed()
        || error.code().is_some_and(|code| in_a_moment.contains(code))
        || error.source().is_some_and(<dyn Error>::is::<io::Error>)
}

impl From<tokio_postgres::Error> for Fault {
    fn from(error: tokio_postgres::Error) -> Self {
        Self::Database(error)
    }
}

impl From<PoolError> for Fault {
    fn from(error: PoolError) -> Self {
        Self::Pool(error)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        Self::Refused(error)
    }
}
