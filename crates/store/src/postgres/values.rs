//! Values of the whole house, tokens and grants.

use deadpool_postgres::Client;
use tokio_postgres::Row;

use super::fault::Fault;
use super::notes;
use crate::{Grant, Sizes, StoreError, TableId, Token, Values};

/// [`Store::get_or_set_meta`](crate::Store::get_or_set_meta).
pub(super) async fn get_or_set(client: Client, key: &str, value: &str) -> Result<String, Fault> {
    let sql = "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    client.execute(sql, &[&key, &value]).await?;
    Ok(client.query_one("SELECT value FROM meta WHERE key = $1", &[&key]).await?.get(0))
}

/// [`Store::meta`](crate::Store::meta).
pub(super) async fn get(client: Client, key: &str) -> Result<Option<String>, Fault> {
    let row = client.query_opt("SELECT value FROM meta WHERE key = $1", &[&key]).await?;
    Ok(row.map(|row| row.get(0)))
}

/// [`Store::put_token`](crate::Store::put_token). After an attempt of unknown end, a token with this body is ours.
pub(super) async fn put_token(client: Client, again: bool, new: &Token) -> Result<(), Fault> {
    let Token { token, body, expires_at_ms } = new;
    let sql = "INSERT INTO tokens (token, body, expires_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    let is_new = client.execute(sql, &[token, body, expires_at_ms]).await? > 0;
    if is_new {
        return Ok(());
    }
    let sql = "SELECT FROM tokens WHERE token = $1 AND body = $2 AND expires_at = $3";
    if again && client.query_opt(sql, &[token, body, expires_at_ms]).await?.is_some() {
        return Ok(());
    }
    Err(StoreError::TokenExists.into())
}

/// [`Store::token`](crate::Store::token).
pub(super) async fn token(client: Client, token: &str, now_ms: i64) -> Result<Option<String>, Fault> {
    let sql = "SELECT body FROM tokens WHERE token = $1 AND expires_at > $2";
    Ok(client.query_opt(sql, &[&token, &now_ms]).await?.map(|row| row.get(0)))
}

/// [`Store::take_token`](crate::Store::take_token).
pub(super) async fn take_token(client: Client, token: &str, now_ms: i64) -> Result<Option<String>, Fault> {
    let sql = "DELETE FROM tokens WHERE token = $1 OR expires_at <= $2 RETURNING token, body, expires_at";
    let gone = client.query(sql, &[&token, &now_ms]).await?;
    let ours = |row: &&Row| row.get::<_, &str>(0) == token && row.get::<_, i64>(2) > now_ms;
    Ok(gone.iter().find(ours).map(|row| row.get(1)))
}

/// [`Store::put_grant`](crate::Store::put_grant). Tells the other servers on `channel`.
pub(super) async fn put_grant(mut client: Client, channel: &str, grant: &Grant) -> Result<(), Fault> {
    let Grant { id, holder, table, player, browser, added_at_ms } = grant;
    let table = table.as_ref().map_or("", TableId::as_str);
    let transaction = client.transaction().await?;
    // Also what the holder had before at this table is replaced.
    let sql = "DELETE FROM grants WHERE id = $1 OR (holder = $2 AND table_id = $3)";
    transaction.execute(sql, &[id, holder, &table]).await?;
    let sql = "INSERT INTO grants (id, holder, table_id, player, browser, added_at) \
               VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING pg_notify($7, 'grants ' || holder)";
    transaction.query(sql, &[id, holder, &table, player, browser, added_at_ms, &channel]).await?;
    Ok(transaction.commit().await?)
}

/// [`Store::remove_grant`](crate::Store::remove_grant). Tells the other servers on `channel`.
pub(super) async fn remove_grant(client: Client, channel: &str, id: &str) -> Result<bool, Fault> {
    let sql = "WITH gone AS (DELETE FROM grants WHERE id = $1 RETURNING holder) \
               SELECT pg_notify($2, 'grants ' || holder) FROM gone";
    Ok(client.query_opt(sql, &[&id, &channel]).await?.is_some())
}

/// [`Store::grants_to`](crate::Store::grants_to).
pub(super) async fn grants_to(client: Client, holder: &str) -> Result<Vec<Grant>, Fault> {
    let sql = "SELECT id, holder, table_id, player, browser, added_at FROM grants WHERE holder = $1";
    let statement = client.prepare_cached(sql).await?;
    client.query(&statement, &[&holder]).await?.iter().map(grant).collect()
}

/// [`Store::grants_of`](crate::Store::grants_of).
pub(super) async fn grants_of(client: Client, player: &str, table: &TableId) -> Result<Vec<Grant>, Fault> {
    let sql = "SELECT id, holder, table_id, player, browser, added_at FROM grants \
               WHERE player = $1 AND table_id IN ('', $2) ORDER BY added_at, id";
    let statement = client.prepare_cached(sql).await?;
    client.query(&statement, &[&player, &table.as_str()]).await?.iter().map(grant).collect()
}

/// [`Store::values`](crate::Store::values).
pub(super) async fn all(client: Client) -> Result<Values, Fault> {
    let meta = client.query("SELECT key, value FROM meta ORDER BY key", &[]).await?;
    let tokens = client.query("SELECT token, body, expires_at FROM tokens ORDER BY token", &[]).await?;
    let sql = "SELECT id, holder, table_id, player, browser, added_at FROM grants ORDER BY id";
    let grants = client.query(sql, &[]).await?;
    let token = |row: &Row| Token { token: row.get(0), body: row.get(1), expires_at_ms: row.get(2) };
    Ok(Values {
        meta: meta.iter().map(|row| (row.get(0), row.get(1))).collect(),
        tokens: tokens.iter().map(token).collect(),
        grants: grants.iter().map(grant).collect::<Result<_, _>>()?,
        notes: notes::all(&client).await?,
    })
}

/// [`Store::sizes`](crate::Store::sizes).
pub(super) async fn sizes(client: Client) -> Result<Sizes, Fault> {
    let sql = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries), (SELECT count(*) FROM notes), \
               (SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::bigint FROM pg_class \
                WHERE relnamespace = to_regnamespace(quote_ident(current_schema())) AND relkind = 'r')";
    let row = client.query_one(sql, &[]).await?;
    let count = |column: usize| row.get::<_, i64>(column) as u64;
    Ok(Sizes { tables: count(0), entries: count(1), notes: count(2), bytes: count(3) })
}

fn grant(row: &Row) -> Result<Grant, Fault> {
    let table = match row.get::<_, String>(2) {
        everywhere if everywhere.is_empty() => None,
        id => Some(TableId::new(id).map_err(|error| Fault::Unreadable(error.to_string()))?),
    };
    Ok(Grant {
        id: row.get(0),
        holder: row.get(1),
        table,
        player: row.get(3),
        browser: row.get(4),
        added_at_ms: row.get(5),
    })
}
