//! The changes that the writer can make, one type each.

use sqlx::sqlite::SqliteConnection;
use sqlx::{QueryBuilder, query, query_scalar};

use super::writer::{Change, Fault};
use crate::{StoreError, Summary, TableId};

/// [`Store::create`](crate::Store::create).
pub(super) struct Create {
    pub(super) table: TableId,
    pub(super) summary: Summary,
    pub(super) entries: Vec<String>,
}

impl Change for Create {
    type Done = ();

    async fn apply(&self, conn: &mut SqliteConnection) -> Result<(), Fault> {
        let sql = "INSERT INTO tables (id, game, status, public, updated_at) VALUES (?, ?, ?, ?, ?) \
                   ON CONFLICT DO NOTHING";
        let done = query(sql)
            .bind(self.table.as_str())
            .bind(&self.summary.game)
            .bind(self.summary.status.as_str())
            .bind(self.summary.public)
            .bind(self.summary.updated_at_ms)
            .execute(&mut *conn)
            .await?;
        if done.rows_affected() == 0 {
            return Err(Fault::Refused(StoreError::Exists { table: self.table.clone() }));
        }
        insert(conn, &self.table, 0, &self.entries).await
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

    async fn apply(&self, conn: &mut SqliteConnection) -> Result<u64, Fault> {
        // The primary key finds the last entry without a scan.
        let sql = "SELECT coalesce((SELECT max(idx) + 1 FROM entries WHERE table_id = tables.id), 0) \
                   FROM tables WHERE id = ?";
        let length: Option<i64> =
            query_scalar(sql).bind(self.table.as_str()).fetch_optional(&mut *conn).await?;
        let Some(length) = length else {
            return Err(Fault::Refused(StoreError::Unknown { table: self.table.clone() }));
        };
        let found = length as u64;
        if found != self.at {
            return Err(Fault::Refused(StoreError::Conflict { expected: self.at, found }));
        }
        insert(conn, &self.table, length, &self.entries).await?;
        if let Some(summary) = &self.summary {
            update(conn, &self.table, summary).await?;
        }
        Ok(found + self.entries.len() as u64)
    }
}

/// The most entries in one statement, far below SQLite's limit on its parameters.
const ROWS: usize = 100;

/// Writes `entries` from index `at` on.
async fn insert(
    conn: &mut SqliteConnection,
    table: &TableId,
    at: i64,
    entries: &[String],
) -> Result<(), Fault> {
    // One statement for the few entries of a usual append: each one costs two changes of thread.
    for (chunk, at) in entries.chunks(ROWS).zip((at..).step_by(ROWS)) {
        QueryBuilder::new("INSERT INTO entries (table_id, idx, text) ")
            .push_values((at..).zip(chunk), |mut row, (idx, text)| {
                row.push_bind(table.as_str()).push_bind(idx).push_bind(text);
            })
            .build()
            .execute(&mut *conn)
            .await?;
    }
    Ok(())
}

async fn update(conn: &mut SqliteConnection, table: &TableId, summary: &Summary) -> Result<(), Fault> {
    query("UPDATE tables SET game = ?, status = ?, public = ?, updated_at = ? WHERE id = ?")
        .bind(&summary.game)
        .bind(summary.status.as_str())
        .bind(summary.public)
        .bind(summary.updated_at_ms)
        .bind(table.as_str())
        .execute(conn)
        .await?;
    Ok(())
}

/// [`Store::get_or_set_meta`](crate::Store::get_or_set_meta).
pub(super) struct SetMeta {
    pub(super) key: String,
    pub(super) value: String,
}

impl Change for SetMeta {
    type Done = String;

    async fn apply(&self, conn: &mut SqliteConnection) -> Result<String, Fault> {
        query("INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(&self.key)
            .bind(&self.value)
            .execute(&mut *conn)
            .await?;
        Ok(query_scalar("SELECT value FROM meta WHERE key = ?").bind(&self.key).fetch_one(conn).await?)
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

    async fn apply(&self, conn: &mut SqliteConnection) -> Result<(), Fault> {
        let sql = "INSERT INTO tokens (token, body, expires_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
        let done =
            query(sql).bind(&self.token).bind(&self.body).bind(self.expires_at_ms).execute(conn).await?;
        if done.rows_affected() == 0 { Err(Fault::Refused(StoreError::TokenExists)) } else { Ok(()) }
    }
}

/// [`Store::take_token`](crate::Store::take_token).
pub(super) struct TakeToken {
    pub(super) token: String,
    pub(super) now_ms: i64,
}

impl Change for TakeToken {
    type Done = Option<String>;

    async fn apply(&self, conn: &mut SqliteConnection) -> Result<Option<String>, Fault> {
        query("DELETE FROM tokens WHERE expires_at <= ?").bind(self.now_ms).execute(&mut *conn).await?;
        let body = query_scalar("DELETE FROM tokens WHERE token = ? RETURNING body")
            .bind(&self.token)
            .fetch_optional(conn)
            .await?;
        Ok(body)
    }
}
