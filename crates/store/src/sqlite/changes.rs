//! The changes that the writer can make, one type each.
//!
//! Each statement has a fixed text, so that SQLite reads and plans it once per connection.

use rusqlite::{Connection, OptionalExtension, params};

use super::fault::Fault;
use super::writer::Change;
use super::{notes, read, sums};
use crate::{Status, StoreError, Summary, TableId};

/// [`Store::create`](crate::Store::create).
pub(super) struct Create {
    pub(super) table: TableId,
    pub(super) summary: Summary,
    pub(super) entries: Vec<String>,
}

impl Change for Create {
    type Done = ();

    fn apply(&self, conn: &Connection) -> Result<(), Fault> {
        let Summary { game, status, public, updated_at_ms, goes_on, card, people, due_at_ms } = &self.summary;
        let sql = "INSERT INTO tables (id, game, status, public, updated_at, goes_on, card, due_at, length) \
                   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
        let (id, status, length) = (self.table.as_str(), status.as_str(), self.entries.len() as i64);
        let values = params![id, game, status, public, updated_at_ms, goes_on, card, due_at_ms, length];
        if conn.prepare_cached(sql)?.execute(values)? == 0 {
            return Err(Fault::Refused(StoreError::Exists { table: self.table.clone() }));
        }
        notes::sit(conn, &self.table, people)?;
        insert(conn, &self.table, 0, &self.entries)
    }
}

/// [`Store::append`](crate::Store::append).
pub(super) struct Append {
    pub(super) table: TableId,
    pub(super) at: u64,
    pub(super) entries: Vec<String>,
    pub(super) summary: Option<Summary>,
}

impl Change for Append {
    type Done = u64;

    fn apply(&self, conn: &Connection) -> Result<u64, Fault> {
        let Some(length) = length(conn, &self.table)? else {
            return Err(Fault::Refused(StoreError::Unknown { table: self.table.clone() }));
        };
        let found = length as u64;
        if found != self.at {
            return Err(Fault::Refused(StoreError::Conflict { expected: self.at, found }));
        }
        insert(conn, &self.table, length, &self.entries)?;
        let length = length + self.entries.len() as i64;
        match &self.summary {
            Some(summary) => update(conn, &self.table, length, summary)?,
            None => lengthen(conn, &self.table, length)?,
        }
        Ok(length as u64)
    }
}

/// How many entries a table has; `None` without such a table. Refused where that is not what it says itself.
fn length(conn: &Connection, table: &TableId) -> Result<Option<i64>, Fault> {
    // The primary key finds the last entry without a scan.
    let sql = "SELECT coalesce((SELECT max(idx) + 1 FROM entries WHERE table_id = tables.id), 0), length \
               FROM tables WHERE id = ?";
    let found = conn
        .prepare_cached(sql)?
        .query_row([table.as_str()], |row| Ok((row.get(0)?, row.get::<_, Option<i64>>(1)?)))
        .optional()?;
    let Some((length, told)) = found else { return Ok(None) };
    match told {
        Some(told) if told != length => {
            let index = length.min(told) as u64;
            Err(StoreError::Corrupt { table: table.clone(), index }.into())
        }
        _ => Ok(Some(length)),
    }
}

/// Writes `entries` from index `at` on.
fn insert(conn: &Connection, table: &TableId, at: i64, entries: &[String]) -> Result<(), Fault> {
    let sql = "INSERT INTO entries (table_id, idx, text, sum) VALUES (?, ?, ?, ?)";
    let mut insert = conn.prepare_cached(sql)?;
    for (idx, text) in (at..).zip(entries) {
        insert.execute(params![table.as_str(), idx, text, sums::of_entry(table, idx, text)])?;
    }
    Ok(())
}

/// Writes how many entries a table has now.
fn lengthen(conn: &Connection, table: &TableId, length: i64) -> Result<(), Fault> {
    let mut update = conn.prepare_cached("UPDATE tables SET length = ? WHERE id = ?")?;
    update.execute(params![length, table.as_str()])?;
    Ok(())
}

/// As [`lengthen`], with what lists show of the table.
fn update(conn: &Connection, table: &TableId, length: i64, summary: &Summary) -> Result<(), Fault> {
    let Summary { game, status, public, updated_at_ms, goes_on, card, people, due_at_ms } = summary;
    let sql = "UPDATE tables SET length = ?, game = ?, status = ?, public = ?, updated_at = ?, goes_on = ?, \
               card = ?, due_at = ? WHERE id = ?";
    let (status, id) = (status.as_str(), table.as_str());
    let values = params![length, game, status, public, updated_at_ms, goes_on, card, due_at_ms, id];
    conn.prepare_cached(sql)?.execute(values)?;
    notes::sit(conn, table, people)
}

/// [`Store::remove_older`](crate::Store::remove_older).
pub(super) struct RemoveOlder {
    pub(super) status: Status,
    pub(super) before_ms: i64,
    pub(super) limit: u32,
}

impl Change for RemoveOlder {
    type Done = Vec<TableId>;

    fn apply(&self, conn: &Connection) -> Result<Vec<TableId>, Fault> {
        let sql = "SELECT id FROM tables WHERE status = ? AND updated_at < ? ORDER BY updated_at LIMIT ?";
        let mut old = conn.prepare_cached(sql)?;
        let ids =
            old.query_map(params![self.status.as_str(), self.before_ms, self.limit], |row| row.get(0))?;
        let ids: Vec<String> = ids.collect::<rusqlite::Result<_>>()?;
        ids.iter().try_for_each(|id| remove(conn, id))?;
        // A row with a name that is none was edited by hand; it is gone, and nobody can ask for it.
        Ok(ids.into_iter().filter_map(|id| TableId::new(id).ok()).collect())
    }
}

/// Removes a table with everything that belongs to it.
fn remove(conn: &Connection, id: &str) -> rusqlite::Result<()> {
    for sql in [
        "DELETE FROM grants WHERE table_id = ?",
        "DELETE FROM sitting WHERE table_id = ?",
        "DELETE FROM notes WHERE table_id = ? AND table_id <> ''",
        "DELETE FROM entries WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ] {
        conn.prepare_cached(sql)?.execute([id])?;
    }
    Ok(())
}

/// [`Store::remove`](crate::Store::remove).
pub(super) struct Remove {
    pub(super) tables: Vec<TableId>,
}

impl Change for Remove {
    type Done = ();

    fn apply(&self, conn: &Connection) -> Result<(), Fault> {
        Ok(self.tables.iter().try_for_each(|table| remove(conn, table.as_str()))?)
    }
}

/// [`Store::get_or_set_meta`](crate::Store::get_or_set_meta).
pub(super) struct SetMeta {
    pub(super) key: String,
    pub(super) value: String,
}

impl Change for SetMeta {
    type Done = String;

    fn apply(&self, conn: &Connection) -> Result<String, Fault> {
        let sql = "INSERT INTO meta (key, value, sum) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
        let sum = sums::of_texts([&self.key, &self.value]);
        conn.prepare_cached(sql)?.execute(params![self.key, self.value, sum])?;
        let mut get = conn.prepare_cached(read::META)?;
        Ok(get.query_row([&self.key], read::pair)?.1)
    }
}

/// [`Store::put_token`](crate::Store::put_token).
pub(super) struct PutToken {
    pub(super) token: String,
    pub(super) body: String,
    pub(super) expires_at_ms: i64,
}

impl Change for PutToken {
    type Done = ();

    fn apply(&self, conn: &Connection) -> Result<(), Fault> {
        let sql = "INSERT INTO tokens (token, body, expires_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
        let values = params![self.token, self.body, self.expires_at_ms];
        let new = conn.prepare_cached(sql)?.execute(values)?;
        if new == 0 { Err(Fault::Refused(StoreError::TokenExists)) } else { Ok(()) }
    }
}

/// [`Store::take_token`](crate::Store::take_token).
pub(super) struct TakeToken {
    pub(super) token: String,
    pub(super) now_ms: i64,
}

impl Change for TakeToken {
    type Done = Option<String>;

    fn apply(&self, conn: &Connection) -> Result<Option<String>, Fault> {
        conn.prepare_cached("DELETE FROM tokens WHERE expires_at <= ?")?.execute([self.now_ms])?;
        let mut take = conn.prepare_cached("DELETE FROM tokens WHERE token = ? RETURNING body")?;
        Ok(take.query_row([&self.token], |row| row.get(0)).optional()?)
    }
}
