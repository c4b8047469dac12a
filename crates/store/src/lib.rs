//! The logs of the tables, kept in SQLite or PostgreSQL.
//!
//! A table *is* its log: the list of entries (moves and chance outcomes as text, in order) from which
//! everything else is computed. This crate keeps those lists and knows nothing of what they mean.
//! It promises four things:
//!
//! 1. **An answer is a promise.** [`Store::append`] returns only once its entries are committed and synced,
//!    so that whatever a player was told survives `kill -9` and a power cut.
//! 2. **An append names its index.** It lands exactly there, whole, or fails with [`StoreError::Conflict`]
//!    and writes nothing. That makes double clicks safe, and several processes on one store.
//! 3. **Many tables share one sync.** The one writer of a file puts all waiting changes into one transaction;
//!    PostgreSQL does the same for the connections that commit together.
//! 4. **Nothing is guessed.** A house of a newer version, of another program, or with a gap in a log is
//!    refused with an error that says so.
//!
//! ```
//! use store::{SqliteStore, Status, Store, StoreError, Summary, TableId};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let dir = std::env::temp_dir().join(format!("stolik-store-doc-{}", std::process::id()));
//! # std::fs::create_dir_all(&dir)?;
//! let store = SqliteStore::open(dir.join("stolik.db")).await?;
//! let table: TableId = "amber-lynx-7".parse()?;
//! let game = "camel-up".to_owned();
//! let (goes_on, card) = (false, String::new());
//! let updated_at_ms = 1_790_000_000_000;
//! let (people, due_at_ms) = (Vec::new(), None);
//! let status = Status::Open;
//! let summary = Summary { game, status, public: true, updated_at_ms, goes_on, card, people, due_at_ms };
//! store.create(&table, &summary, vec!["seats 4".into()]).await?;
//!
//! // A move and the chance that follows it land together.
//! let length = store.append(&table, 1, vec!["1 roll".into(), "* die pink 3".into()], None).await?;
//! assert_eq!(length, 3);
//!
//! // The same click, sent twice.
//! let late = store.append(&table, 1, vec!["1 roll".into()], None).await;
//! assert!(matches!(late, Err(StoreError::Conflict { expected: 1, found: 3 })));
//! store.close().await?;
//! # std::fs::remove_dir_all(&dir)?;
//! # Ok(())
//! # }
//! ```

mod any;
mod copy;
mod error;
mod grant;
mod id;
mod meters;
mod migrations;
mod news;
mod note;
mod postgres;
mod sqlite;
mod store;
mod summary;
mod values;

pub use any::{AnyStore, Place};
pub use copy::{Copied, CopyError, copy};
pub use error::StoreError;
pub use grant::Grant;
pub use id::{BadTableId, TableId};
pub use meters::Meters;
pub use news::News;
pub use note::{Edit, Note};
pub use postgres::PostgresStore;
pub use sqlite::{Recovered, SqliteOptions, SqliteStore, Stats, backup, recover};
pub use store::Store;
pub use summary::{Filter, Sitting, Status, Summary};
pub use values::{Sizes, Token, Values};
