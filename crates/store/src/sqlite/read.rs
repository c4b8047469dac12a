//! Reading logs, lists and values.

use rusqlite::types::{Type, Value};
use rusqlite::{Connection, OptionalExtension, Row, params, params_from_iter};

use super::fault::Fault;
use super::{grants, notes, sums};
use crate::{Filter, Sizes, Status, StoreError, Summary, TableId, Token, Values};

/// [`Store::tail`](crate::Store::tail).
pub(super) fn tail(conn: &Connection, table: &TableId, from: u64) -> Result<Option<Vec<String>>, Fault> {
    // One statement, and so one snapshot: no row means no table, a row without an entry means no more entries.
    let sql = "SELECT entries.idx, entries.text, entries.sum, tables.length FROM tables \
               LEFT JOIN entries ON entries.table_id = tables.id AND entries.idx >= ? \
               WHERE tables.id = ? ORDER BY entries.idx";
    let mut query = conn.prepare_cached(sql)?;
    let mut rows = query.query(params![from as i64, table.as_str()])?;
    let (mut log, mut length) = (None, None);
    while let Some(row) = rows.next()? {
        length = row.get::<_, Option<i64>>(3)?;
        let entries = log.get_or_insert_with(Vec::new);
        let index = from + entries.len() as u64;
        let corrupt = || StoreError::Corrupt { table: table.clone(), index };
        match row.get::<_, Option<i64>>(0).map_err(|_| corrupt())? {
            None => break,
            Some(idx) if idx as u64 == index => {
                let text: String = row.get(1).map_err(|_| corrupt())?;
                let sum = sums::of_entry(table, idx, &text);
                sums::check("an entry", row.get(2).map_err(|_| corrupt())?, sum).map_err(|_| corrupt())?;
                entries.push(text);
            }
            Some(_) => return Err(corrupt().into()),
        }
    }
    let found = from + log.as_ref().map_or(0, |entries| entries.len() as u64);
    let lost = match length {
        // A log without the row that lists it.
        None if log.is_none() => has_entries(conn, table)?,
        Some(length) => found != length as u64 && from <= length as u64,
        None => false,
    };
    if lost { Err(StoreError::Corrupt { table: table.clone(), index: found }.into()) } else { Ok(log) }
}

fn has_entries(conn: &Connection, table: &TableId) -> rusqlite::Result<bool> {
    let mut query = conn.prepare_cached("SELECT EXISTS (SELECT 1 FROM entries WHERE table_id = ?)")?;
    query.query_row([table.as_str()], |row| row.get(0))
}

/// [`Store::names`](crate::Store::names).
pub(super) fn names(conn: &Connection, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>, Fault> {
    let mut query = conn.prepare_cached("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?")?;
    let rows = query.query_map(params![after.map_or("", TableId::as_str), limit], name)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// [`Store::values`](crate::Store::values).
pub(super) fn values(conn: &Connection) -> Result<Values, Fault> {
    // One snapshot for all of them.
    let snapshot = conn.unchecked_transaction()?;
    let mut meta = snapshot.prepare_cached("SELECT key, value, sum FROM meta ORDER BY key")?;
    let mut tokens = snapshot.prepare_cached("SELECT token, body, expires_at FROM tokens ORDER BY token")?;
    Ok(Values {
        meta: meta.query_map([], pair)?.collect::<rusqlite::Result<_>>()?,
        tokens: tokens.query_map([], as_token)?.collect::<rusqlite::Result<_>>()?,
        grants: grants::all(&snapshot)?,
        notes: notes::all(&snapshot)?,
    })
}

/// [`Store::sizes`](crate::Store::sizes).
pub(super) fn sizes(conn: &Connection) -> Result<Sizes, Fault> {
    // One statement, and so one snapshot.
    let sql = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries), (SELECT count(*) FROM notes), \
               (SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size())";
    let count = |row: &Row<'_>, column: usize| row.get::<_, i64>(column).map(|count| count as u64);
    let sizes = |row: &Row<'_>| {
        let (tables, entries) = (count(row, 0)?, count(row, 1)?);
        Ok(Sizes { tables, entries, notes: count(row, 2)?, bytes: count(row, 3)? })
    };
    Ok(conn.query_row(sql, [], sizes)?)
}

/// [`Store::lengths`](crate::Store::lengths).
pub(super) fn lengths(conn: &Connection, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, Fault> {
    let sql = "SELECT (SELECT count(*) FROM entries WHERE table_id = id) FROM tables WHERE id = ?";
    let mut query = conn.prepare_cached(sql)?;
    let mut lengths = Vec::new();
    for table in tables {
        let length = query.query_row([table.as_str()], |row| row.get::<_, i64>(0)).optional()?;
        lengths.extend(length.map(|length| (table.clone(), length as u64)));
    }
    Ok(lengths)
}

/// One value by its key, for [`pair`].
pub(super) const META: &str = "SELECT key, value, sum FROM meta WHERE key = ?";

/// A value with its key.
pub(super) fn pair(row: &Row<'_>) -> rusqlite::Result<(String, String)> {
    let (key, value): (String, String) = (row.get(0)?, row.get(1)?);
    let sum = sums::of_texts([&key, &value]);
    sums::check(&format!("the value of {key}"), row.get(2)?, sum)?;
    Ok((key, value))
}

/// A one-time token.
pub(super) fn as_token(row: &Row<'_>) -> rusqlite::Result<Token> {
    Ok(Token { token: row.get(0)?, body: row.get(1)?, expires_at_ms: row.get(2)? })
}

/// [`Store::meta`](crate::Store::meta).
pub(super) fn meta(conn: &Connection, key: &str) -> Result<Option<String>, Fault> {
    let mut query = conn.prepare_cached(META)?;
    Ok(query.query_row([key], pair).optional()?.map(|(_, value)| value))
}

/// [`Store::token`](crate::Store::token).
pub(super) fn token(conn: &Connection, token: &str, now_ms: i64) -> Result<Option<String>, Fault> {
    let mut query = conn.prepare_cached("SELECT body FROM tokens WHERE token = ? AND expires_at > ?")?;
    Ok(query.query_row(params![token, now_ms], |row| row.get(0)).optional()?)
}

/// [`Store::list`](crate::Store::list).
pub(super) fn list(conn: &Connection, filter: &Filter) -> Result<Vec<(TableId, Summary)>, Fault> {
    let (sql, values) = select(filter);
    let mut query = conn.prepare_cached(&sql)?;
    let rows = query.query_map(params_from_iter(values), |row| {
        let (table, summary) = listed(row)?;
        let people = notes::people_of(conn, &table)?;
        Ok((table, Summary { people, ..summary }))
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// What lists show of one table.
pub(super) fn listed_as(conn: &Connection, table: &TableId) -> rusqlite::Result<Summary> {
    let (sql, values) = select(&Filter { ids: vec![table.clone()], ..Filter::default() });
    let summary = conn.prepare(&sql)?.query_row(params_from_iter(values), listed)?.1;
    Ok(Summary { people: notes::people_of(conn, table)?, ..summary })
}

/// The statement for `filter`, and the values for its question marks.
fn select(filter: &Filter) -> (String, Vec<Value>) {
    let mut sql = String::from(
        "SELECT id, game, status, public, updated_at, goes_on, card, due_at FROM tables WHERE true",
    );
    let mut values: Vec<Value> = Vec::new();
    if !filter.statuses.is_empty() {
        let marks = vec!["?"; filter.statuses.len()].join(", ");
        sql.extend([" AND status IN (", &marks, ")"]);
        values.extend(filter.statuses.iter().map(|status| status.as_str().to_owned().into()));
    }
    if let Some(game) = &filter.game {
        sql += " AND game = ?";
        values.push(game.clone().into());
    }
    if let Some(public) = filter.public {
        sql += " AND public = ?";
        values.push(public.into());
    }
    if let Some(goes_on) = filter.goes_on {
        sql += " AND goes_on = ?";
        values.push(goes_on.into());
    }
    if let Some(player) = &filter.player {
        sql += " AND id IN (SELECT table_id FROM sitting WHERE player = ?)";
        values.push(player.clone().into());
    }
    if let Some(due) = filter.due_by_ms {
        sql += " AND due_at IS NOT NULL AND due_at <= ?";
        values.push(due.into());
    }
    if !filter.ids.is_empty() {
        let marks = vec!["?"; filter.ids.len()].join(", ");
        sql.extend([" AND id IN (", &marks, ")"]);
        values.extend(filter.ids.iter().map(|id| id.as_str().to_owned().into()));
    }
    sql += " ORDER BY updated_at DESC, id LIMIT ? OFFSET ?";
    values.extend([filter.limit.into(), filter.offset.into()]);
    (sql, values)
}

/// A table's name, which comes first in a row.
fn name(row: &Row<'_>) -> rusqlite::Result<TableId> {
    let id: String = row.get(0)?;
    TableId::new(id).map_err(|error| rusqlite::Error::FromSqlConversionFailure(0, Type::Text, error.into()))
}

/// A row of [`select`]. The checks of the schema hold for it unless the file was edited by hand.
fn listed(row: &Row<'_>) -> rusqlite::Result<(TableId, Summary)> {
    let table = name(row)?;
    let word: String = row.get(2)?;
    let status = Status::from_stored(&word).ok_or_else(|| {
        let why = format!("table {table} has the status {word:?}");
        rusqlite::Error::FromSqlConversionFailure(2, Type::Text, why.into())
    })?;
    let (game, public, updated_at_ms) = (row.get(1)?, row.get(3)?, row.get(4)?);
    let (goes_on, card, due_at_ms, people) = (row.get(5)?, row.get(6)?, row.get(7)?, Vec::new());
    Ok((table, Summary { game, status, public, updated_at_ms, goes_on, card, people, due_at_ms }))
}
