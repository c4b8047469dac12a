//! Games that were played elsewhere, kept as tables of this house.

use crate::card::summary;
use engine::any::Kind;
use engine::record::{Record, RecordError};
use sha2::{Digest, Sha256};
use store::{AnyStore, StoreError, TableId};
use table::{Corrupt, PlayerId, Stamped, Status, Table};

/// A record that is a table of this house now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BroughtIn {
    /// The table's name, the same whenever the same record is brought in.
    pub table: TableId,
    /// Whether it was not there before.
    pub new: bool,
}

/// Why a record is not brought in.
#[derive(Debug, thiserror::Error)]
pub enum NotBroughtIn {
    /// The record is wrong.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The record ends before its game does.
    #[error("line {line}: the record ends before the game is over")]
    NotOver {
        /// The line of its last entry.
        line: usize,
    },
    /// It cannot be played again as it was verified.
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
    /// It cannot be stored.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Keeps the finished game of a record as a table that `by` has brought in, at this time in milliseconds since 1970.
/// The record is verified first.
pub async fn bring_in(
    store: &AnyStore,
    kinds: &[&dyn Kind],
    text: &str,
    by: &PlayerId,
    at: u64,
) -> Result<BroughtIn, NotBroughtIn> {
    let record = Record::parse(text)?;
    let log = table::log_of(kinds, &record, by, at)?;
    let table = Table::replay(kinds, &log)?;
    if table.status() != Status::Finished {
        return Err(NotBroughtIn::NotOver { line: record.entries.last().map_or(1, |(line, _)| *line) });
    }
    let id = name_of(&record);
    let lines = log.iter().map(Stamped::to_line).collect();
    match store.create(&id, &summary(&table), lines).await {
        Ok(()) => Ok(BroughtIn { table: id, new: true }),
        Err(StoreError::Exists { .. }) => Ok(BroughtIn { table: id, new: false }),
        Err(error) => Err(error.into()),
    }
}

/// The name follows from what the record says, however it is laid out.
fn name_of(record: &Record) -> TableId {
    let hash = hex::encode(&Sha256::digest(record.to_string())[..8]);
    TableId::new(hash).expect("hexadecimal digits make a name")
}
