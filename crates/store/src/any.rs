//! A store of whatever kind the host has chosen.

use std::convert::Infallible;
use std::ops::Deref;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use crate::{PostgresStore, SqliteStore, Store, StoreError};

/// Where a house is kept.
///
/// ```
/// use store::Place;
/// assert!(matches!("postgres://club@db.example/stolik".parse(), Ok(Place::Postgres(_))));
/// assert!(matches!("club/stolik.db".parse(), Ok(Place::File(_))));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// An SQLite file.
    File(PathBuf),
    /// The address of a PostgreSQL database, with the password if there is one.
    Postgres(String),
}

impl FromStr for Place {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let is_address = text.starts_with("postgres://") || text.starts_with("postgresql://");
        Ok(if is_address { Self::Postgres(text.to_owned()) } else { Self::File(text.into()) })
    }
}

/// A [`Store`] of either kind: in a file, or in a database that servers may share. Clones are the same store.
#[derive(Clone, Debug)]
pub struct AnyStore(Arc<dyn Store>);

impl AnyStore {
    /// Opens the house at a place: see [`SqliteStore::open`] and [`PostgresStore::open`].
    pub async fn open(place: &Place) -> Result<Self, StoreError> {
        match place {
            Place::File(path) => SqliteStore::open(path).await.map(Self::from),
            Place::Postgres(address) => PostgresStore::open(address).await.map(Self::from),
        }
    }

    /// Opens the house at a place for a server: see [`SqliteStore::open_to_serve`]. Several share a PostgreSQL.
    pub async fn open_to_serve(place: &Place) -> Result<Self, StoreError> {
        match place {
            Place::File(path) => SqliteStore::open_to_serve(path).await.map(Self::from),
            Place::Postgres(_) => Self::open(place).await,
        }
    }
}

impl<S: Store> From<S> for AnyStore {
    fn from(store: S) -> Self {
        Self(Arc::new(store))
    }
}

impl Deref for AnyStore {
    type Target = dyn Store;

    fn deref(&self) -> &dyn Store {
        &*self.0
    }
}
