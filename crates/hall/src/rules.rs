//! Which versions of the rules the tables of a house need.

use crate::error::HallError;
use crate::live::load;
use std::collections::BTreeMap;
use store::{AnyStore, Filter, Status};
use table::{LogEntry, Stamped};

/// How many tables are looked at together.
const TOGETHER: u32 = 256;

/// How many tables need a version of a game's rules: they were opened under it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Needed {
    /// Tables that are open or being played.
    pub going: u64,
    /// Finished tables: their records and last pictures.
    pub finished: u64,
}

/// The games of a house with the versions that its tables need.
pub async fn rules_needed(store: &AnyStore) -> Result<BTreeMap<(String, u16), Needed>, HallError> {
    let (mut needed, mut last) = (BTreeMap::<_, Needed>::new(), None);
    loop {
        let names = store.names(last.as_ref(), TOGETHER).await?;
        let Some(newest) = names.last().cloned() else { return Ok(needed) };
        last = Some(newest);
        for (table, summary) in store.list(&Filter { ids: names, ..Filter::default() }).await? {
            let log = load(store, &table).await?;
            let Some(Stamped { entry: LogEntry::Created(creation), .. }) = log.first() else { continue };
            let count = needed.entry((creation.game.clone(), creation.rules)).or_default();
            match summary.status {
                Status::Finished => count.finished += 1,
                Status::Open | Status::Playing => count.going += 1,
            }
        }
    }
}
