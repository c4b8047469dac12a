//! Opening a house: whose it is, which version it has, and bringing it up to date.

use deadpool_postgres::{Client, Transaction};

use super::fault::Fault;
use crate::StoreError;
use crate::migrations::pending;

/// Migration `n` takes a house from version `n` to version `n + 1`. Published ones never change.
const MIGRATIONS: [&str; 2] = [
    include_str!("../../migrations/postgres/0001_house.sql"),
    include_str!("../../migrations/postgres/0002_people.sql"),
];

/// Held by who brings a house up to date, so that servers which start together do not all do it. "Stol" in ASCII.
const LOCK: i64 = 0x5374_6f6c;

/// Brings a house up to date, all in one transaction, so that a crash leaves no half. Returns the name of the channel
/// on which the servers of the house tell each other what changes.
pub(super) async fn open(mut client: Client, place: &str) -> Result<String, Fault> {
    let transaction = client.transaction().await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    for (version, sql) in pending(place, &MIGRATIONS, version(&transaction, place).await?)? {
        transaction.batch_execute(sql).await?;
        transaction.execute("DELETE FROM stolik", &[]).await?;
        transaction.execute("INSERT INTO stolik (version) VALUES ($1)", &[&version]).await?;
        tracing::info!(place, version, "database migrated");
    }
    // Houses in other schemas of the same database have channels of their own.
    let sql = "SELECT 'stolik_' || current_schema()::regnamespace::oid::text";
    let channel = transaction.query_one(sql, &[]).await?.get(0);
    transaction.commit().await?;
    Ok(channel)
}

/// The version of the house, 0 for an empty schema.
///
/// Errors: [`StoreError::Foreign`].
async fn version(transaction: &Transaction<'_>, place: &str) -> Result<i64, Fault> {
    let sql = "SELECT relname::text FROM pg_class \
               WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm')";
    let relations = transaction.query(sql, &[]).await?;
    if relations.is_empty() {
        return Ok(0);
    }
    if !relations.iter().any(|row| row.get::<_, &str>(0) == "stolik") {
        return Err(StoreError::Foreign { place: place.to_owned() }.into());
    }
    match transaction.query("SELECT version FROM stolik", &[]).await?.as_slice() {
        [row] => Ok(row.get(0)),
        _ => Err(StoreError::Foreign { place: place.to_owned() }.into()),
    }
}
