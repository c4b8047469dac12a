//! The logs: creating, appending, reading and removing.

use deadpool_postgres::Client;
use tokio_postgres::Row;

use super::fault::Fault;
use crate::{Sitting, Status, StoreError, Summary, TableId};

/// [`Store::create`](crate::Store::create). After an attempt of unknown end, a table with just this log is ours.
pub(super) async fn create(
    client: Client,
    again: bool,
    table: &TableId,
    summary: &Summary,
    entries: &[String],
) -> Result<(), Fault> {
    let sql = "WITH made AS (
            INSERT INTO tables (id, length, game, status, public, updated_at, goes_on, card, due_at)
            VALUES ($1, cardinality($2::bytea[]), $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id
        ), sit AS (
            INSERT INTO sitting (player, table_id, waits)
            SELECT player, id, waits FROM made, unnest($10::text[], $11::boolean[]) AS new (player, waits)
        ), added AS (
            INSERT INTO entries (table_id, idx, text)
            SELECT id, n - 1, text FROM made, unnest($2::bytea[]) WITH ORDINALITY AS new (text, n)
        ) SELECT id FROM made";
    let Summary { game, status, public, updated_at_ms, goes_on, card, people, due_at_ms } = summary;
    let (players, waits) = columns(people);
    let (texts, status) = (bytes(entries), status.as_str());
    let statement = client.prepare_cached(sql).await?;
    let made = client
        .query_opt(
            &statement,
            &[
                &table.as_str(),
                &texts,
                game,
                &status,
                public,
                updated_at_ms,
                goes_on,
                card,
                due_at_ms,
                &players,
                &waits,
            ],
        )
        .await?;
    if made.is_some() || (again && tail(client, table, 0).await?.as_deref() == Some(entries)) {
        return Ok(());
    }
    Err(StoreError::Exists { table: table.clone() }.into())
}

/// Entries are added if the log has the length that is expected, with what is listed of the table.
const APPEND: &str = "WITH turn AS (
    UPDATE tables SET length = length + cardinality($3::bytea[]), game = coalesce($4, game),
        status = coalesce($5, status), public = coalesce($6, public),
        updated_at = coalesce($7, updated_at), goes_on = coalesce($8, goes_on), card = coalesce($9, card),
        due_at = CASE WHEN $9::text IS NULL THEN due_at ELSE $10 END
    WHERE id = $1 AND length = $2 RETURNING length
), sit AS (
    INSERT INTO sitting (player, table_id, waits)
    SELECT player, $1, waits FROM turn, unnest($11::text[], $12::boolean[]) AS new (player, waits)
    ON CONFLICT (player, table_id) DO UPDATE SET waits = excluded.waits
    WHERE sitting.waits <> excluded.waits
), gone AS (
    DELETE FROM sitting USING turn WHERE $9::text IS NOT NULL AND table_id = $1 AND player <> ALL ($11::text[])
), added AS (
    INSERT INTO entries (table_id, idx, text)
    SELECT $1, $2 + n - 1, text FROM turn, unnest($3::bytea[]) WITH ORDINALITY AS new (text, n)
) SELECT length FROM turn";

/// [`Store::append`](crate::Store::append), in one round trip. After an attempt of unknown end, a log that has these
/// entries at this index is as it was asked for.
pub(super) async fn append(
    client: Client,
    again: bool,
    table: &TableId,
    at: u64,
    entries: &[String],
    summary: Option<&Summary>,
) -> Result<u64, Fault> {
    // An index that no log can reach is one that no log has.
    let (texts, index) = (bytes(entries), i64::try_from(at).unwrap_or(-1));
    let (game, card) = (summary.map(|s| s.game.as_str()), summary.map(|s| s.card.as_str()));
    let (status, public) = (summary.map(|s| s.status.as_str()), summary.map(|s| s.public));
    let (updated_at, goes_on) = (summary.map(|s| s.updated_at_ms), summary.map(|s| s.goes_on));
    let statement = client.prepare_cached(APPEND).await?;
    let due_at = summary.and_then(|s| s.due_at_ms);
    let (players, waits) = columns(summary.map_or(&[], |s| &s.people));
    let values: [&(dyn tokio_postgres::types::ToSql + Sync); 12] = [
        &table.as_str(),
        &index,
        &texts,
        &game,
        &status,
        &public,
        &updated_at,
        &goes_on,
        &card,
        &due_at,
        &players,
        &waits,
    ];
    if let Some(row) = client.query_opt(&statement, &values).await? {
        return Ok(row.get::<_, i64>(0) as u64);
    }
    let Some(found) = length(&client, table).await? else {
        return Err(StoreError::Unknown { table: table.clone() }.into());
    };
    let landed = again && !entries.is_empty() && found > at && {
        let tail = tail(client, table, at).await?.unwrap_or_default();
        tail.starts_with(entries)
    };
    if landed {
        Ok(at + entries.len() as u64)
    } else {
        Err(StoreError::Conflict { expected: at, found }.into())
    }
}

/// The people at a table as two columns.
fn columns(people: &[Sitting]) -> (Vec<&str>, Vec<bool>) {
    people.iter().map(|sitting| (sitting.player.as_str(), sitting.waits)).unzip()
}

fn bytes(entries: &[String]) -> Vec<&[u8]> {
    entries.iter().map(String::as_bytes).collect()
}

async fn length(client: &Client, table: &TableId) -> Result<Option<u64>, Fault> {
    let statement = client.prepare_cached("SELECT length FROM tables WHERE id = $1").await?;
    let row = client.query_opt(&statement, &[&table.as_str()]).await?;
    Ok(row.map(|row| row.get::<_, i64>(0) as u64))
}

/// [`Store::lengths`](crate::Store::lengths).
pub(super) async fn lengths(client: Client, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, Fault> {
    let names: Vec<&str> = tables.iter().map(TableId::as_str).collect();
    let statement = client.prepare_cached("SELECT id, length FROM tables WHERE id = ANY ($1)").await?;
    let rows = client.query(&statement, &[&names]).await?;
    rows.iter().map(|row| Ok((name(row, 0)?, row.get::<_, i64>(1) as u64))).collect()
}

/// [`Store::tail`](crate::Store::tail).
pub(super) async fn tail(client: Client, table: &TableId, from: u64) -> Result<Option<Vec<String>>, Fault> {
    // One statement, and so one snapshot: no row means no table, a row without an entry means no more entries.
    let sql = "SELECT tables.length, entries.idx, entries.text FROM tables \
               LEFT JOIN entries ON entries.table_id = tables.id AND entries.idx >= $2 \
               WHERE tables.id = $1 ORDER BY entries.idx";
    let statement = client.prepare_cached(sql).await?;
    let rows = client.query(&statement, &[&table.as_str(), &(from as i64)]).await?;
    let Some(first) = rows.first() else { return Ok(None) };
    let length = first.get::<_, i64>(0) as u64;
    let mut entries = Vec::new();
    for row in &rows {
        let index = from + entries.len() as u64;
        let corrupt = || StoreError::Corrupt { table: table.clone(), index };
        match row.get::<_, Option<i64>>(1) {
            Some(idx) if idx as u64 == index => {
                entries.push(String::from_utf8(row.get(2)).map_err(|_| corrupt())?);
            }
            // What is missing at the end is found by the length.
            None if index >= length => break,
            None | Some(_) => return Err(corrupt().into()),
        }
    }
    let index = from + entries.len() as u64;
    if index < length {
        return Err(StoreError::Corrupt { table: table.clone(), index }.into());
    }
    Ok(Some(entries))
}

/// [`Store::names`](crate::Store::names).
pub(super) async fn names(
    client: Client,
    after: Option<&TableId>,
    limit: u32,
) -> Result<Vec<TableId>, Fault> {
    let statement = client.prepare_cached("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2").await?;
    let rows = client.query(&statement, &[&after.map_or("", TableId::as_str), &i64::from(limit)]).await?;
    rows.iter().map(|row| name(row, 0)).collect()
}

/// [`Store::remove_older`](crate::Store::remove_older).
pub(super) async fn remove_older(
    client: Client,
    status: Status,
    before_ms: i64,
    limit: u32,
) -> Result<Vec<TableId>, Fault> {
    // Each table is held against appends until it is gone with its log; one that is being played is left.
    let sql = "WITH old AS (
            SELECT id FROM tables WHERE status = $1 AND updated_at < $2 ORDER BY updated_at LIMIT $3
            FOR UPDATE SKIP LOCKED
        ), granted AS (DELETE FROM grants USING old WHERE grants.table_id = old.id
        ), sat AS (DELETE FROM sitting USING old WHERE sitting.table_id = old.id
        ), noted AS (DELETE FROM notes USING old WHERE notes.table_id = old.id
        ), logged AS (DELETE FROM entries USING old WHERE entries.table_id = old.id
        ), leased AS (DELETE FROM leases USING old WHERE leases.table_id = old.id
        ), gone AS (DELETE FROM tables USING old WHERE tables.id = old.id RETURNING tables.id, updated_at)
        SELECT id FROM gone ORDER BY updated_at, id";
    let statement = client.prepare_cached(sql).await?;
    let rows = client.query(&statement, &[&status.as_str(), &before_ms, &i64::from(limit)]).await?;
    rows.iter().map(|row| name(row, 0)).collect()
}

/// [`Store::remove`](crate::Store::remove).
pub(super) async fn remove(client: Client, tables: &[TableId]) -> Result<(), Fault> {
    let sql = "WITH old AS (SELECT id FROM tables WHERE id = ANY ($1) FOR UPDATE
        ), granted AS (DELETE FROM grants USING old WHERE grants.table_id = old.id
        ), sat AS (DELETE FROM sitting USING old WHERE sitting.table_id = old.id
        ), noted AS (DELETE FROM notes USING old WHERE notes.table_id = old.id
        ), logged AS (DELETE FROM entries USING old WHERE entries.table_id = old.id
        ), leased AS (DELETE FROM leases USING old WHERE leases.table_id = old.id)
        DELETE FROM tables USING old WHERE tables.id = old.id";
    let names: Vec<&str> = tables.iter().map(TableId::as_str).collect();
    client.execute(sql, &[&names]).await?;
    Ok(())
}

/// A table's name in a row.
pub(super) fn name(row: &Row, column: usize) -> Result<TableId, Fault> {
    TableId::new(row.get::<_, String>(column)).map_err(|error| Fault::Unreadable(error.to_string()))
}
