//! Notes, who sits where, and texts that are amended.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::fault::Fault;
use super::sums;
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
                    let sql = "INSERT OR REPLACE INTO notes (kind, key, table_id, body, sum) VALUES (?, ?, ?, ?, ?)";
                    let table = table.as_ref().map_or("", TableId::as_str);
                    conn.prepare_cached(sql)?.execute(params![
                        kind,
                        key,
                        table,
                        body,
                        sums::of_texts([kind, key, table, body])
                    ])?;
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
        let sql = "UPDATE entries SET text = ?, sum = ? WHERE table_id = ? AND idx = ? AND text = ?";
        let index = self.index as i64;
        let sum = sums::of_entry(&self.table, index, &self.to);
        let values = params![self.to, sum, self.table.as_str(), index, self.from];
        Ok(conn.prepare_cached(sql)?.execute(values)? > 0)
    }
}

/// [`Store::note`](crate::Store::note).
pub(super) fn note(conn: &Connection, kind: &str, key: &str) -> Result<Option<String>, Fault> {
    let sql = "SELECT kind, key, table_id, body, sum FROM notes WHERE kind = ? AND key = ?";
    Ok(conn.prepare_cached(sql)?.query_row([kind, key], read).optional()?.map(|note| note.body))
}

/// [`Store::notes`](crate::Store::notes).
pub(super) fn notes(conn: &Connection, kind: &str, prefix: &str) -> Result<Vec<Note>, Fault> {
    let sql = "SELECT kind, key, table_id, body, sum FROM notes \
               WHERE kind = ?1 AND key >= ?2 AND (?3 IS NULL OR key < ?3) ORDER BY key";
    let mut query = conn.prepare_cached(sql)?;
    let rows = query.query_map(params![kind, prefix, after_all(prefix)], read)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// The statement for all notes, in no order.
pub(super) const ALL: &str = "SELECT kind, key, table_id, body, sum FROM notes";

/// All notes, for [`Store::values`](crate::Store::values).
pub(super) fn all(conn: &Connection) -> Result<Vec<Note>, Fault> {
    let mut query = conn.prepare_cached(&format!("{ALL} ORDER BY kind, key"))?;
    Ok(query.query_map([], read)?.collect::<rusqlite::Result<_>>()?)
}

/// A note.
pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<Note> {
    let (kind, key): (String, String) = (row.get(0)?, row.get(1)?);
    let (table, body): (String, String) = (row.get(2)?, row.get(3)?);
    let sum = sums::of_texts([&kind, &key, &table, &body]);
    sums::check(&format!("the note {key} about {kind}"), row.get(4)?, sum)?;
    // Only names of tables are ever written there.
    Ok(Note { kind, key, table: TableId::new(table).ok(), body })
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
