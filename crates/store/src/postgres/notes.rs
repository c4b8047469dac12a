//! Notes, who sits where, and texts that are amended.

use deadpool_postgres::{Client, Transaction};
use tokio_postgres::Row;

use super::fault::Fault;
use crate::note::after_all;
use crate::{Edit, Note, TableId};

/// Held by who edits notes, so that what an edit expects still holds when it writes. "Note" in ASCII.
const LOCK: i64 = 0x4e6f_7465;

/// [`Store::edit`](crate::Store::edit). After an attempt of unknown end, notes that are as they were to be are ours.
/// Tells the other servers on `channel`.
pub(super) async fn edit(
    mut client: Client,
    channel: &str,
    again: bool,
    edits: &[Edit],
) -> Result<bool, Fault> {
    let transaction = client.transaction().await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    if again && done(&transaction, edits).await? {
        return Ok(true);
    }
    for edit in edits {
        if let Edit::Expect { kind, key, body } = edit
            && found(&transaction, kind, key).await? != *body
        {
            return Ok(false);
        }
    }
    for edit in edits {
        carry_out(&transaction, channel, edit).await?;
    }
    transaction.commit().await?;
    Ok(true)
}

async fn found(transaction: &Transaction<'_>, kind: &str, key: &str) -> Result<Option<String>, Fault> {
    let sql = "SELECT body FROM notes WHERE kind = $1 AND key = $2";
    Ok(transaction.query_opt(sql, &[&kind, &key]).await?.map(|row| row.get(0)))
}

/// Whether all is as these edits make it.
async fn done(transaction: &Transaction<'_>, edits: &[Edit]) -> Result<bool, Fault> {
    for edit in edits {
        let done = match edit {
            Edit::Expect { .. } => true,
            Edit::Put(note) => found(transaction, &note.kind, &note.key).await?.as_ref() == Some(&note.body),
            Edit::Remove { kind, key } => found(transaction, kind, key).await?.is_none(),
        };
        if !done {
            return Ok(false);
        }
    }
    Ok(true)
}

async fn carry_out(transaction: &Transaction<'_>, channel: &str, edit: &Edit) -> Result<(), Fault> {
    let (kind, key) = match edit {
        Edit::Expect { .. } => return Ok(()),
        Edit::Put(Note { kind, key, table, body }) => {
            let sql = "INSERT INTO notes (kind, key, table_id, body) VALUES ($1, $2, $3, $4) \
                       ON CONFLICT (kind, key) DO UPDATE SET table_id = excluded.table_id, body = excluded.body";
            let table = table.as_ref().map_or("", TableId::as_str);
            transaction.execute(sql, &[kind, key, &table, body]).await?;
            (kind, key)
        }
        Edit::Remove { kind, key } => {
            transaction.execute("DELETE FROM notes WHERE kind = $1 AND key = $2", &[kind, key]).await?;
            (kind, key)
        }
    };
    let told = format!("note {kind} {key}");
    transaction.execute("SELECT pg_notify($1, $2)", &[&channel, &told]).await?;
    Ok(())
}

/// [`Store::amend`](crate::Store::amend).
pub(super) async fn amend(
    client: Client,
    table: &TableId,
    index: u64,
    from: &str,
    to: &str,
) -> Result<bool, Fault> {
    let sql = "UPDATE entries SET text = $4 WHERE table_id = $1 AND idx = $2 AND text IN ($3, $4)";
    let (index, from, to) = (index as i64, from.as_bytes(), to.as_bytes());
    Ok(client.execute(sql, &[&table.as_str(), &index, &from, &to]).await? > 0)
}

/// [`Store::note`](crate::Store::note).
pub(super) async fn note(client: Client, kind: &str, key: &str) -> Result<Option<String>, Fault> {
    let statement = client.prepare_cached("SELECT body FROM notes WHERE kind = $1 AND key = $2").await?;
    Ok(client.query_opt(&statement, &[&kind, &key]).await?.map(|row| row.get(0)))
}

/// [`Store::notes`](crate::Store::notes).
pub(super) async fn notes(client: Client, kind: &str, prefix: &str) -> Result<Vec<Note>, Fault> {
    let sql = "SELECT kind, key, table_id, body FROM notes \
               WHERE kind = $1 AND key >= $2 AND ($3::text IS NULL OR key < $3) ORDER BY key";
    let statement = client.prepare_cached(sql).await?;
    let rows = client.query(&statement, &[&kind, &prefix, &after_all(prefix)]).await?;
    Ok(rows.iter().map(read).collect())
}

/// All notes, for [`Store::values`](crate::Store::values).
pub(super) async fn all(client: &Client) -> Result<Vec<Note>, Fault> {
    let sql = "SELECT kind, key, table_id, body FROM notes ORDER BY kind, key";
    Ok(client.query(sql, &[]).await?.iter().map(read).collect())
}

fn read(row: &Row) -> Note {
    // Only names of tables are ever written there.
    let table = TableId::new(row.get::<_, String>(2)).ok();
    Note { kind: row.get(0), key: row.get(1), table, body: row.get(3) }
}

/// [`Store::waiting_for`](crate::Store::waiting_for).
pub(super) async fn waiting_for(client: Client, player: &str) -> Result<u64, Fault> {
    let sql = "SELECT count(*) FROM sitting WHERE player = $1 AND waits";
    let statement = client.prepare_cached(sql).await?;
    Ok(client.query_one(&statement, &[&player]).await?.get::<_, i64>(0) as u64)
}

/// [`Store::people_at`](crate::Store::people_at).
pub(super) async fn people_at(client: Client, tables: &[TableId]) -> Result<Vec<String>, Fault> {
    let names: Vec<&str> = tables.iter().map(TableId::as_str).collect();
    let sql = "SELECT DISTINCT player FROM sitting WHERE table_id = ANY ($1) ORDER BY player";
    let statement = client.prepare_cached(sql).await?;
    Ok(client.query(&statement, &[&names]).await?.iter().map(|row| row.get(0)).collect())
}
