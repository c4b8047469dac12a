//! Reading logs and lists.

use std::path::Path;

use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{QueryBuilder, Row, Sqlite, query};

use crate::{Filter, Status, StoreError, Summary, TableId};

/// [`Store::load`](crate::Store::load).
pub(super) async fn load(
    readers: &SqlitePool,
    path: &Path,
    table: &TableId,
) -> Result<Option<Vec<String>>, StoreError> {
    // One statement, and so one snapshot: no row means no table, a row without an entry means an empty log.
    let sql = "SELECT entries.idx, entries.text FROM tables \
               LEFT JOIN entries ON entries.table_id = tables.id WHERE tables.id = ? ORDER BY entries.idx";
    let rows = query(sql)
        .bind(table.as_str())
        .fetch_all(readers)
        .await
        .map_err(|error| StoreError::from_sqlx(path, error))?;
    if rows.is_empty() {
        return Ok(None);
    }
    let mut entries = Vec::with_capacity(rows.len());
    for row in &rows {
        let index = entries.len() as u64;
        let corrupt = |_| StoreError::Corrupt { table: table.clone(), index };
        match row.try_get::<Option<i64>, _>(0).map_err(corrupt)? {
            None => break,
            Some(idx) if idx as u64 == index => entries.push(row.try_get(1).map_err(corrupt)?),
            Some(_) => return Err(StoreError::Corrupt { table: table.clone(), index }),
        }
    }
    Ok(Some(entries))
}

/// [`Store::list`](crate::Store::list).
pub(super) async fn list(
    readers: &SqlitePool,
    path: &Path,
    filter: &Filter,
) -> Result<Vec<(TableId, Summary)>, StoreError> {
    let failed = |error| StoreError::from_sqlx(path, error);
    let rows = select(filter).build().fetch_all(readers).await.map_err(failed)?;
    rows.iter().map(|row| listed(row).map_err(failed)).collect()
}

fn select(filter: &Filter) -> QueryBuilder<Sqlite> {
    let mut sql = QueryBuilder::new("SELECT id, game, status, public, updated_at FROM tables WHERE true");
    if !filter.statuses.is_empty() {
        let mut list = sql.push(" AND status IN (").separated(", ");
        for status in &filter.statuses {
            list.push_bind(status.as_str());
        }
        sql.push(")");
    }
    if let Some(game) = &filter.game {
        sql.push(" AND game = ").push_bind(game.clone());
    }
    if let Some(public) = filter.public {
        sql.push(" AND public = ").push_bind(public);
    }
    sql.push(" ORDER BY updated_at DESC, id LIMIT ").push_bind(filter.limit);
    sql.push(" OFFSET ").push_bind(filter.offset);
    sql
}

/// A row of [`select`]. The checks of the schema hold for it unless the file was edited by hand.
fn listed(row: &SqliteRow) -> Result<(TableId, Summary), sqlx::Error> {
    let id: String = row.try_get("id")?;
    let table = TableId::new(id).map_err(|error| sqlx::Error::Decode(error.into()))?;
    let word: &str = row.try_get("status")?;
    let status = Status::from_stored(word)
        .ok_or_else(|| sqlx::Error::Decode(format!("table {table} has the status {word:?}").into()))?;
    let summary = Summary {
        game: row.try_get("game")?,
        status,
        public: row.try_get("public")?,
        updated_at_ms: row.try_get("updated_at")?,
    };
    Ok((table, summary))
}
