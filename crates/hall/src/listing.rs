//! Listing who sits where in a house that an older Stolik has kept, once.

use crate::card::summary;
use crate::error::HallError;
use crate::hall::Hall;
use crate::live::load;
use std::sync::Arc;
use store::{Store, StoreError, TableId};
use table::Table;

/// The key of the value that says that it was done.
const DONE: &str = "people_listed";
/// How many tables are looked at together.
const TOGETHER: u32 = 64;

impl<S: Store, B: Default + Send + Sync + 'static> Hall<S, B> {
    /// Lists the people of all tables, unless that was done before. A table that nobody can read any more is left out.
    pub async fn list_people(self: &Arc<Self>) -> Result<(), HallError> {
        if self.store().meta(DONE).await?.is_some() {
            return Ok(());
        }
        let mut last: Option<TableId> = None;
        loop {
            let names = self.store().names(last.as_ref(), TOGETHER).await?;
            let Some(newest) = names.last().cloned() else { break };
            last = Some(newest);
            for table in &names {
                self.list_people_at(table).await?;
            }
        }
        self.store().get_or_set_meta(DONE, "1").await?;
        Ok(())
    }

    async fn list_people_at(&self, id: &TableId) -> Result<(), HallError> {
        let log = match load(self.store(), id).await {
            Ok(log) => log,
            Err(
                HallError::Corrupt(_)
                | HallError::Store(StoreError::Unknown { .. } | StoreError::Corrupt { .. }),
            ) => {
                return Ok(());
            }
            Err(error) => return Err(error),
        };
        let Ok(table) = Table::replay(self.games().kinds(), &log) else { return Ok(()) };
        match self.store().append(id, log.len() as u64, Vec::new(), Some(summary(&table))).await {
            // Whoever changed it meanwhile has listed its people.
            Ok(_) | Err(StoreError::Conflict { .. } | StoreError::Unknown { .. }) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}
