//! Moving a whole house from one store to another.

use tokio::task::JoinSet;

use crate::{AnyStore, Edit, Filter, StoreError, Summary, TableId};

/// How many tables are looked at together, and at the same time.
const TOGETHER: u32 = 64;
/// How often the houses are compared before it is plain that the one goes on faster than the other can follow.
const ROUNDS: u32 = 10;

/// What was copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// How many tables the houses have.
    pub tables: u64,
    /// How many entries their logs have together.
    pub entries: u64,
    /// How many times all of it was compared; the last time there was no difference.
    pub rounds: u32,
}

/// Why a house was not copied.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CopyError {
    /// One of the stores failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The other house has something else under the same name; it was left as it is.
    #[error(
        "there is another {what} in {place}: a house is copied into an empty place, or to where it was copied before"
    )]
    Differs {
        /// What it is: `table amber-lynx-7`.
        what: String,
        /// Where.
        place: String,
    },
    /// The house is being played in.
    #[error(
        "{place} goes on while it is copied: stop its servers and copy again, only what is new is missing"
    )]
    GoesOn {
        /// The house.
        place: String,
    },
}

/// Copies everything from one house to another and compares, until there is no difference.
///
/// It may be read meanwhile, and played in: what is added is copied in the next round. An interrupted copy is
/// taken up again by the next.
pub async fn copy(from: &AnyStore, to: &AnyStore) -> Result<Copied, CopyError> {
    for rounds in 1..=ROUNDS {
        let values = copy_values(from, to).await?;
        let (tables, entries, changed) = copy_tables(from, to).await?;
        if !values && changed == 0 {
            return Ok(Copied { tables, entries, rounds });
        }
    }
    Err(CopyError::GoesOn { place: from.to_string() })
}

/// Copies what is beside the tables; whether there was anything to do.
async fn copy_values(from: &AnyStore, to: &AnyStore) -> Result<bool, CopyError> {
    let (ours, theirs) = (from.values().await?, to.values().await?);
    let differs = |what: &str| CopyError::Differs { what: what.to_owned(), place: to.to_string() };
    for (key, value) in ours.meta.iter().filter(|pair| !theirs.meta.contains(pair)) {
        if to.get_or_set_meta(key, value).await? != *value {
            return Err(differs(&format!("value of {key}")));
        }
    }
    for token in ours.tokens.iter().filter(|token| !theirs.tokens.contains(token)) {
        match to.put_token(&token.token, &token.body, token.expires_at_ms).await {
            Err(StoreError::TokenExists) => return Err(differs("token of one name")),
            result => result?,
        }
    }
    for grant in ours.grants.iter().filter(|grant| !theirs.grants.contains(grant)) {
        to.put_grant(grant).await?;
    }
    let notes = ours.notes.iter().filter(|note| !theirs.notes.contains(note));
    let new: Vec<Edit> = notes.cloned().map(Edit::Put).collect();
    if !new.is_empty() {
        to.edit(new).await?;
    }
    Ok(ours != theirs && to.values().await? != theirs)
}

/// Copies the tables; how many there are, how many entries they have, and how many of them were not there yet, whole.
async fn copy_tables(from: &AnyStore, to: &AnyStore) -> Result<(u64, u64, u64), CopyError> {
    let (mut tables, mut entries, mut changed, mut last) = (0, 0, 0, None);
    loop {
        let names = from.names(last.as_ref(), TOGETHER).await?;
        let Some(newest) = names.last().cloned() else { return Ok((tables, entries, changed)) };
        last = Some(newest);
        let filter = Filter { ids: names, ..Filter::default() };
        let copied = to.list(&filter).await?;
        let mut copying = JoinSet::new();
        for (table, summary) in from.list(&filter).await? {
            let there = copied.iter().find(|(name, _)| *name == table).map(|(_, summary)| summary.clone());
            copying.spawn(copy_table(from.clone(), to.clone(), table, summary, there));
        }
        while let Some(copied) = copying.join_next().await {
            // A panic in there goes on here.
            let (length, new) =
                copied.unwrap_or_else(|error| std::panic::resume_unwind(error.into_panic()))?;
            tables += 1;
            entries += length;
            changed += u64::from(new);
        }
    }
}

/// Copies one table, of which `there` was there before; how long its log is, and whether anything was missing.
async fn copy_table(
    from: AnyStore,
    to: AnyStore,
    table: TableId,
    summary: Summary,
    there: Option<Summary>,
) -> Result<(u64, bool), CopyError> {
    // Removed a moment ago.
    let Some(ours) = from.load(&table).await? else { return Ok((0, false)) };
    let (length, same) = (ours.len() as u64, there.as_ref() == Some(&summary));
    if there.is_none() {
        to.create(&table, &summary, ours).await?;
        return Ok((length, true));
    }
    let theirs = to.load(&table).await?.unwrap_or_default();
    let Some(rest) = ours.strip_prefix(theirs.as_slice()) else {
        return Err(CopyError::Differs { what: format!("table {table}"), place: to.to_string() });
    };
    if rest.is_empty() && same {
        return Ok((length, false));
    }
    to.append(&table, theirs.len() as u64, rest.to_vec(), Some(summary)).await?;
    Ok((length, true))
}
