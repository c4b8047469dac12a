//! A store of whatever kind the host has chosen.

use std::convert::Infallible;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use tokio::sync::broadcast;

use crate::{
    Edit, Filter, Grant, Meters, News, Note, PostgresStore, Sizes, SqliteStore, Status, Store, StoreError,
    Summary, TableId, Values,
};

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

/// A [`Store`] of either kind.
#[derive(Clone, Debug)]
pub enum AnyStore {
    /// In a file.
    Sqlite(SqliteStore),
    /// In a database that servers may share.
    Postgres(PostgresStore),
}

impl AnyStore {
    /// Opens the house at a place: see [`SqliteStore::open`] and [`PostgresStore::open`].
    pub async fn open(place: &Place) -> Result<Self, StoreError> {
        match place {
            Place::File(path) => SqliteStore::open(path).await.map(Self::Sqlite),
            Place::Postgres(address) => PostgresStore::open(address).await.map(Self::Postgres),
        }
    }

    /// What it measures of its work.
    pub fn meters(&self) -> &Meters {
        match self {
            Self::Sqlite(store) => store.meters(),
            Self::Postgres(store) => store.meters(),
        }
    }
}

impl AnyStore {
    /// Opens the house at a place for a server: see [`SqliteStore::open_to_serve`]. Several share a PostgreSQL.
    pub async fn open_to_serve(place: &Place) -> Result<Self, StoreError> {
        match place {
            Place::File(path) => SqliteStore::open_to_serve(path).await.map(Self::Sqlite),
            Place::Postgres(_) => Self::open(place).await,
        }
    }
}

impl fmt::Display for AnyStore {
    /// The place, without a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(store) => store.path().display().fmt(f),
            Self::Postgres(store) => f.write_str(store.place()),
        }
    }
}

/// Passes each call on to the store that it is.
macro_rules! pass_on {
    ($(async fn $name:ident(&self $(, $argument:ident: $type:ty)*) -> $done:ty;)*) => {
        $(async fn $name(&self $(, $argument: $type)*) -> Result<$done, StoreError> {
            match self {
                Self::Sqlite(store) => store.$name($($argument),*).await,
                Self::Postgres(store) => store.$name($($argument),*).await,
            }
        })*
    };
}

impl Store for AnyStore {
    pass_on! {
        async fn create(&self, table: &TableId, summary: &Summary, entries: Vec<String>) -> ();
        async fn append(&self, table: &TableId, at: u64, entries: Vec<String>, summary: Option<Summary>) -> u64;
        async fn tail(&self, table: &TableId, from: u64) -> Option<Vec<String>>;
        async fn list(&self, filter: &Filter) -> Vec<(TableId, Summary)>;
        async fn names(&self, after: Option<&TableId>, limit: u32) -> Vec<TableId>;
        async fn remove_older(&self, status: Status, before_ms: i64, limit: u32) -> Vec<TableId>;
        async fn get_or_set_meta(&self, key: &str, value: &str) -> String;
        async fn meta(&self, key: &str) -> Option<String>;
        async fn put_token(&self, token: &str, body: &str, expires_at_ms: i64) -> ();
        async fn token(&self, token: &str, now_ms: i64) -> Option<String>;
        async fn take_token(&self, token: &str, now_ms: i64) -> Option<String>;
        async fn put_grant(&self, grant: &Grant) -> ();
        async fn remove_grant(&self, id: &str) -> bool;
        async fn grants_to(&self, holder: &str) -> Vec<Grant>;
        async fn grants_of(&self, player: &str, table: &TableId) -> Vec<Grant>;
        async fn note(&self, kind: &str, key: &str) -> Option<String>;
        async fn notes(&self, kind: &str, prefix: &str) -> Vec<Note>;
        async fn edit(&self, edits: Vec<Edit>) -> bool;
        async fn amend(&self, table: &TableId, index: u64, from: &str, to: &str) -> bool;
        async fn waiting_for(&self, player: &str) -> u64;
        async fn people_at(&self, tables: &[TableId]) -> Vec<String>;
        async fn remove(&self, tables: &[TableId]) -> ();
        async fn values(&self) -> Values;
        async fn sizes(&self) -> Sizes;
        async fn lengths(&self, tables: &[TableId]) -> Vec<(TableId, u64)>;
        async fn lease(&self, table: &TableId) -> bool;
        async fn release(&self, tables: &[TableId]) -> ();
        async fn take_over(&self, limit: u32) -> Vec<TableId>;
        async fn close(&self) -> ();
    }

    fn holds(&self, table: &TableId) -> bool {
        match self {
            Self::Sqlite(store) => store.holds(table),
            Self::Postgres(store) => store.holds(table),
        }
    }

    fn news(&self) -> Option<broadcast::Receiver<News>> {
        match self {
            Self::Sqlite(store) => store.news(),
            Self::Postgres(store) => store.news(),
        }
    }
}
