//! What the host of a house may do with its tables, beside all rules and beside running servers.

use crate::card::summary;
use crate::error::HallError;
use crate::live::load;
use engine::any::Kind;
use store::{AnyStore, StoreError, TableId};
use table::{Stamped, Status, Table};

/// What became of a table that was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closed {
    /// Nothing had been played, so it is gone.
    Removed,
    /// It stays to be looked at; nobody decides anything there any more.
    Shut,
}

/// Closes a table: one that has not begun is removed, a running one stays as it is. Servers that have it in memory
/// notice when it changes next.
pub async fn close_table(
    store: &AnyStore,
    kinds: &[&dyn Kind],
    id: &TableId,
    at: u64,
) -> Result<Closed, HallError> {
    loop {
        let log = load(store, id).await?;
        let table = Table::replay(kinds, &log)?;
        if table.status() == Status::Open {
            store.remove(std::slice::from_ref(id)).await?;
            return Ok(Closed::Removed);
        }
        let mut draft = table.draft(at);
        draft.shut()?;
        let change = draft.finish();
        let lines = change.entries.iter().map(Stamped::to_line).collect();
        match store.append(id, log.len() as u64, lines, Some(summary(&change.after))).await {
            Ok(_) => return Ok(Closed::Shut),
            // Somebody was faster: it is closed as it is now.
            Err(StoreError::Conflict { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
}
