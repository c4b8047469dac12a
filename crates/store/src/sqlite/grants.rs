//! Grants: how they are given, revoked and found.

use rusqlite::types::Type;
use rusqlite::{Connection, Row, params};

use super::fault::Fault;
use super::writer::Change;
use crate::{Grant, TableId};

/// [`Store::put_grant`](crate::Store::put_grant).
pub(super) struct PutGrant {
    pub(super) grant: Grant,
}

impl Change for PutGrant {
    type Done = ();

    fn apply(&self, conn: &Connection) -> Result<(), Fault> {
        let Grant { id, holder, table, player, browser, added_at_ms } = &self.grant;
        // Also what the holder had before at this table is replaced.
        let sql = "INSERT OR REPLACE INTO grants (id, holder, table_id, player, browser, added_at) \
                   VALUES (?, ?, ?, ?, ?, ?)";
        let table = table.as_ref().map_or("", TableId::as_str);
        conn.prepare_cached(sql)?.execute(params![id, holder, table, player, browser, added_at_ms])?;
        Ok(())
    }
}

/// [`Store::remove_grant`](crate::Store::remove_grant).
pub(super) struct RemoveGrant {
    pub(super) id: String,
}

impl Change for RemoveGrant {
    type Done = bool;

    fn apply(&self, conn: &Connection) -> Result<bool, Fault> {
        Ok(conn.prepare_cached("DELETE FROM grants WHERE id = ?")?.execute([&self.id])? > 0)
    }
}

/// [`Store::grants_to`](crate::Store::grants_to).
pub(super) fn to(conn: &Connection, holder: &str) -> Result<Vec<Grant>, Fault> {
    let sql = "SELECT id, holder, table_id, player, browser, added_at FROM grants WHERE holder = ?";
    let mut query = conn.prepare_cached(sql)?;
    let rows = query.query_map([holder], grant)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// [`Store::grants_of`](crate::Store::grants_of).
pub(super) fn of(conn: &Connection, player: &str, table: &TableId) -> Result<Vec<Grant>, Fault> {
    let sql = "SELECT id, holder, table_id, player, browser, added_at FROM grants \
               WHERE player = ? AND table_id IN ('', ?) ORDER BY added_at, id";
    let mut query = conn.prepare_cached(sql)?;
    let rows = query.query_map([player, table.as_str()], grant)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// The statement for all grants, in no order.
pub(super) const ALL: &str = "SELECT id, holder, table_id, player, browser, added_at FROM grants";

/// All grants, for [`Store::values`](crate::Store::values).
pub(super) fn all(conn: &Connection) -> Result<Vec<Grant>, Fault> {
    let mut query = conn.prepare_cached(&format!("{ALL} ORDER BY id"))?;
    let rows = query.query_map([], grant)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

pub(super) fn grant(row: &Row<'_>) -> rusqlite::Result<Grant> {
    let table = match row.get::<_, String>(2)? {
        everywhere if everywhere.is_empty() => None,
        id => Some(
            TableId::new(id)
                .map_err(|error| rusqlite::Error::FromSqlConversionFailure(2, Type::Text, error.into()))?,
        ),
    };
    Ok(Grant {
        id: row.get(0)?,
        holder: row.get(1)?,
        table,
        player: row.get(3)?,
        browser: row.get(4)?,
        added_at_ms: row.get(5)?,
    })
}
