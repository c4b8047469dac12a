//! Sums over what is stored: a letter that the disk has changed is noticed by nobody else.

use std::error::Error;

use rusqlite::types::Type;

use crate::TableId;

/// The sum of the parts of a row.
pub(super) fn of<const N: usize>(parts: [&[u8]; N]) -> u32 {
    let mut sum = crc32fast::Hasher::new();
    for part in parts {
        // The lengths tell "ab" and "c" from "a" and "bc".
        sum.update(&(part.len() as u64).to_le_bytes());
        sum.update(part);
    }
    sum.finalize()
}

/// The sum of an entry.
pub(super) fn of_entry(table: &TableId, idx: i64, text: &str) -> u32 {
    of([table.as_str().as_bytes(), &idx.to_le_bytes(), text.as_bytes()])
}

/// The sum of a row of texts.
pub(super) fn of_texts<const N: usize>(texts: [&str; N]) -> u32 {
    of(texts.map(str::as_bytes))
}

/// Compares a row's sum with the one that was stored with it, if one was.
pub(super) fn check(what: &str, stored: Option<u32>, sum: u32) -> rusqlite::Result<()> {
    if stored.is_none_or(|stored| stored == sum) {
        return Ok(());
    }
    let why: Box<dyn Error + Send + Sync> = format!("{what} is damaged").into();
    Err(rusqlite::Error::FromSqlConversionFailure(0, Type::Text, why))
}
