//! Making again from the logs what is kept beside them: lists, who sits where, outcomes.

use crate::card::{Card, summary};
use crate::error::HallError;
use crate::hall::Hall;
use crate::live::load;
use engine::any::Kind;
use std::collections::HashMap;
use store::{AnyStore, Filter, StoreError, Summary, TableId};
use table::Table;

/// The key of the value that says that it was done since outcomes are kept.
const DONE: &str = "outcomes_counted";
/// How many tables are looked at together.
const TOGETHER: u32 = 64;

/// What was found when everything was made again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rebuilt {
    /// How many tables there are.
    pub tables: u64,
    /// How many of their games count for statistics.
    pub counted: u64,
    /// How many tables were listed otherwise than their logs say, and are no more.
    pub changed: u64,
    /// The tables whose logs this program cannot read; they were left as they are.
    pub unread: Vec<TableId>,
}

/// Makes everything that is kept beside the logs again from them. A server may run on the house meanwhile.
pub async fn rebuild(store: &AnyStore, kinds: &[&dyn Kind]) -> Result<Rebuilt, HallError> {
    let (mut rebuilt, mut last) = (Rebuilt::default(), None::<TableId>);
    loop {
        let names = store.names(last.as_ref(), TOGETHER).await?;
        let Some(newest) = names.last().cloned() else { return Ok(rebuilt) };
        last = Some(newest);
        let filter = Filter { ids: names.clone(), ..Filter::default() };
        let listed: HashMap<TableId, Summary> = store.list(&filter).await?.into_iter().collect();
        for table in names {
            let Some(before) = listed.get(&table) else { continue };
            rebuilt.tables += 1;
            let Some((length, after)) = read(store, kinds, &table).await? else {
                rebuilt.unread.push(table);
                continue;
            };
            rebuilt.counted += u64::from(Card::read(&after).is_some_and(|card| card.outcome.is_some()));
            if *before == after {
                continue;
            }
            match store.append(&table, length, Vec::new(), Some(after)).await {
                Ok(_) => rebuilt.changed += 1,
                // Whoever changed it meanwhile has listed it too.
                Err(StoreError::Conflict { .. } | StoreError::Unknown { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
}

/// The length of a log, and what is kept beside it; none of a log that cannot be read.
async fn read(
    store: &AnyStore,
    kinds: &[&dyn Kind],
    id: &TableId,
) -> Result<Option<(u64, Summary)>, HallError> {
    let log = match load(store, id).await {
        Ok(log) => log,
        Err(
            HallError::Corrupt(_) | HallError::Store(StoreError::Unknown { .. } | StoreError::Corrupt { .. }),
        ) => return Ok(None),
        Err(error) => return Err(error),
    };
    Ok(Table::replay(kinds, &log).ok().map(|table| (log.len() as u64, summary(&table))))
}

impl<B: Default + Send + Sync + 'static> Hall<B> {
    /// Lists the people and outcomes of a house that an older Stolik has kept, once.
    pub async fn bring_up_to_date(&self) -> Result<(), HallError> {
        if self.store().meta(DONE).await?.is_some() {
            return Ok(());
        }
        rebuild(self.store(), self.games().kinds()).await?;
        self.store().get_or_set_meta(DONE, "1").await?;
        Ok(())
    }
}
