//! Notes, who sits where, and texts that are amended.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::fault::Fault;
use super::writer::Change;
use crate::note::after_all;
use crate::{Edit, Note, Sitting, TableId};

/// [`Store::edit`](crate::Store::edit).
pub(super) struct EditNotes {
    pub(super) edits: Vec<Edit>,
}

impl Change for EditNotes {
    type Done = bool;

    fn apply(&self, conn: &Connection) -> Result<bool, Fault> {
        for edit in &self.edits {
            if let Edit::Expect { kind, key, body } = edit
                && note(conn, kind, key)? != *body
            {
                return Ok(false);
            }
        }
        for edit in &self.edits {
            match edit {
                Edit::Expect { .. } => {}
                Edit::Put(Note { kind, key, table, body }) => {
                    let sql = "INSERT OR REPLACE INTO notes (kind, key, table_id, body) VALUES (?, ?, ?, ?)";
                    let table = table.as_ref().map_or("", TableId::as_str);
                    conn.prepare_cached(sql)?.execute(params![kind, key, table, body])?;
                }
                Edit::Remove { kind, key } => {
                    conn.prepare_cached("DELETE FROM notes WHERE kind = ? AND key = ?")?
                        .execute([kind, key])?;
                }
            }
        }
        Ok(true)
    }
}

/// [`Store::amend`](crate::Store::amend).
pub(super) struct Amend {
    pub(super) table: TableId,
    pub(super) index: u64,
    pub(super) from: String,
    pub(super) to: String,
}

impl Change for Amend {
    type Done = bool;

    fn apply(&self, conn: &Connection) -> Result<bool, Fault> {
        let sql = "UPDATE entries SET text = ? WHERE table_id = ? AND idx = ? AND text = ?";
        let values = params![self.to, self.table.as_str(), self.index as i64, self.from];
        Ok(conn.prepare_cached(sql)?.execute(values)? > 0)
    }
}

/// [`Store::note`](crate::Store::note).
pub(super) fn note(conn: &Connection, kind: &str, key: &str) -> Result<Option<String>, Fault> {
    let mut query = conn.prepare_cached("SELECT body FROM notes WHERE kind = ? AND key = ?")?;
    Ok(query.query_row([kind, key], |row| row.get(0)).optional()?)
}

/// [`Store::notes`](crate::Store::notes).
pub(super) fn notes(conn: &Connection, kind: &str, prefix: &str) -> Result<Vec<Note>, Fault> {
    let sql = "SELECT kind, key, table_id, body FROM notes \
               WHERE kind = ?1 AND key >= ?2 AND (?3 IS NULL OR key < ?3) ORDER BY key";
    let mut query = conn.prepare_cached(sql)?;
    let rows = query.query_map(params![kind, prefix, after_all(prefix)], read)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// All notes, for [`Store::values`](crate::Store::values).
pub(super) fn all(conn: &Connection) -> Result<Vec<Note>, Fault> {
    let mut query = conn.prepare_cached("SELECT kind, key, table_id, body FROM notes ORDER BY kind, key")?;
    Ok(query.query_map([], read)?.collect::<rusqlite::Result<_>>()?)
}

fn read(row: &Row<'_>) -> rusqlite::Result<Note> {
    let table: String = row.get(2)?;
    // Only names of tables are ever written there.
    Ok(Note { kind: row.get(0)?, key: row.get(1)?, table: TableId::new(table).ok(), body: row.get(3)? })
}

/// Writes who sits at a table.
pub(super) fn sit(conn: &Connection, table: &TableId, people: &[Sitting]) -> Result<(), Fault> {
    let now = people_of(conn, table)?;
    if now == people {
        return Ok(());
    }
    conn.prepare_cached("DELETE FROM sitting WHERE table_id = ?")?.execute([table.as_str()])?;
    let mut insert =
        conn.prepare_cached("INSERT OR REPLACE INTO sitting (player, table_id, waits) VALUES (?, ?, ?)")?;
    for Sitting { player, waits } in people {
        insert.execute(params![player, table.as_str(), waits])?;
    }
    Ok(())
}

/// Who sits at a table, in the order of their names.
pub(super) fn people_of(conn: &Connection, table: &TableId) -> rusqlite::Result<Vec<Sitting>> {
    let sql = "SELECT player, waits FROM sitting WHERE table_id = ? ORDER BY player";
    let mut query = conn.prepare_cached(sql)?;
    let sitting = |row: &Row<'_>| Ok(Sitting { player: row.get(0)?, waits: row.get(1)? });
    query.query_map([table.as_str()], sitting)?.collect()
}

/// [`Store::waiting_for`](crate::Store::waiting_for).
pub(super) fn waiting_for(conn: &Connection, player: &str) -> Result<u64, Fault> {
    let mut query = conn.prepare_cached("SELECT count(*) FROM sitting WHERE player = ? AND waits")?;
    Ok(query.query_row([player], |row| row.get::<_, i64>(0))? as u64)
}

/// [`Store::people_at`](crate::Store::people_at).
pub(super) fn people_at(conn: &Connection, tables: &[TableId]) -> Result<Vec<String>, Fault> {
    let mut people = Vec::new();
    for table in tables {
        people.extend(people_of(conn, table)?.into_iter().map(|sitting| sitting.player));
    }
    people.sort_unstable();
    people.dedup();
    Ok(people)
}
