//! What the rest of Stolik asks of a store.

use std::fmt;

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::{Edit, Filter, Grant, Meters, News, Note, Sizes, Status, StoreError, Summary, TableId, Values};

/// Keeps append-only logs of tables, and the few values around them.
///
/// Every change is durable when its future returns `Ok`. If the future is dropped before that, the change
/// may still land: it is done elsewhere. Any call fails with [`StoreError::Unavailable`] when the file
/// or its disk does, or the database cannot be reached, and with [`StoreError::Closed`] after [`close`](Store::close).
///
/// Several servers may share a store that has [`news`](Store::news). They tell each other what they change, and one of
/// them at a time drives a table. Where there is no news, a server is alone, and the methods for sharing do nothing.
///
/// Its text is where it is: the file, or the address without a password.
#[async_trait]
pub trait Store: fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// Creates a table with the first `entries` of its log, which may be none.
    ///
    /// Errors: [`StoreError::Exists`], with the table that is there untouched.
    async fn create(
        &self,
        table: &TableId,
        summary: &Summary,
        entries: Vec<String>,
    ) -> Result<(), StoreError>;

    /// Adds `entries` to the end of a log that has exactly `at` entries; returns its new length.
    ///
    /// All entries land together, with the new summary if there is one. With no entries only the summary
    /// changes, and only if the length is still `at`.
    ///
    /// Errors: [`StoreError::Conflict`] if the length is another, [`StoreError::Unknown`] without such a
    /// table.
    async fn append(
        &self,
        table: &TableId,
        at: u64,
        entries: Vec<String>,
        summary: Option<Summary>,
    ) -> Result<u64, StoreError>;

    /// The whole log of a table, in order; `None` without such a table.
    ///
    /// Errors: [`StoreError::Corrupt`] if an entry is missing between others or is not text.
    async fn load(&self, table: &TableId) -> Result<Option<Vec<String>>, StoreError> {
        self.tail(table, 0).await
    }

    /// The log of a table from the entry of index `from` on, in order; `None` without such a table.
    ///
    /// Errors: [`StoreError::Corrupt`] if an entry is missing between others or is not text.
    async fn tail(&self, table: &TableId, from: u64) -> Result<Option<Vec<String>>, StoreError>;

    /// The tables that pass `filter`, the last updated first; equal times are in order of id.
    async fn list(&self, filter: &Filter) -> Result<Vec<(TableId, Summary)>, StoreError>;

    /// Up to `limit` names of tables in their order, those that come after `after`.
    async fn names(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>, StoreError>;

    /// Removes up to `limit` tables of a status, with their logs, that were last updated before `before_ms`, the
    /// oldest first; returns their ids.
    async fn remove_older(
        &self,
        status: Status,
        before_ms: i64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError>;

    /// The value of `key`, which is set to `value` if it had none: the first writer wins, and all agree.
    async fn get_or_set_meta(&self, key: &str, value: &str) -> Result<String, StoreError>;

    /// The value of `key`, if it was ever set.
    async fn meta(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Keeps `body` under a one-time token until `expires_at_ms`, in Unix milliseconds.
    ///
    /// Errors: [`StoreError::TokenExists`], also when the token that is there has expired but was not swept.
    async fn put_token(&self, token: &str, body: &str, expires_at_ms: i64) -> Result<(), StoreError>;

    /// The body of a token, which stays; `None` where [`take_token`](Store::take_token) gives nothing either.
    async fn token(&self, token: &str, now_ms: i64) -> Result<Option<String>, StoreError>;

    /// Takes the body of a token out of the store, so that of all callers one gets it, once.
    ///
    /// `None` if the token was never put, was taken, or expired at or before `now_ms`. All tokens that have
    /// expired by then are removed too.
    async fn take_token(&self, token: &str, now_ms: i64) -> Result<Option<String>, StoreError>;

    /// Keeps a grant, in the place of one with the same id, or of the same holder for the same table.
    async fn put_grant(&self, grant: &Grant) -> Result<(), StoreError>;

    /// Ends a grant; `false` if there was none with this id.
    async fn remove_grant(&self, id: &str) -> Result<bool, StoreError>;

    /// What was granted to a holder, in no order.
    async fn grants_to(&self, holder: &str) -> Result<Vec<Grant>, StoreError>;

    /// Who may act as a player at a table, by grants for it or for everything, the first granted first.
    async fn grants_of(&self, player: &str, table: &TableId) -> Result<Vec<Grant>, StoreError>;

    /// The text of a note.
    async fn note(&self, kind: &str, key: &str) -> Result<Option<String>, StoreError>;

    /// The notes of a kind whose keys begin with `prefix`, in the order of their keys.
    async fn notes(&self, kind: &str, prefix: &str) -> Result<Vec<Note>, StoreError>;

    /// Makes a change of notes, all of it, or none of it and `false` where something is not as the change expects.
    async fn edit(&self, edits: Vec<Edit>) -> Result<bool, StoreError>;

    /// Replaces the text of an entry, for names that are to be forgotten; `false` if it was not `from`. Servers that
    /// have the table in memory are not told.
    async fn amend(&self, table: &TableId, index: u64, from: &str, to: &str) -> Result<bool, StoreError>;

    /// At how many tables it is a person's turn.
    async fn waiting_for(&self, player: &str) -> Result<u64, StoreError>;

    /// The people at these tables, each once.
    async fn people_at(&self, tables: &[TableId]) -> Result<Vec<String>, StoreError>;

    /// Removes these tables with their logs and all that belongs to them; those that there are not are left out.
    async fn remove(&self, tables: &[TableId]) -> Result<(), StoreError>;

    /// Everything that is kept beside the tables.
    async fn values(&self) -> Result<Values, StoreError>;

    /// How much the house holds. It counts all of it, and so is not for every request.
    async fn sizes(&self) -> Result<Sizes, StoreError>;

    /// What the servers that share the store tell each other from now on; none where a server is alone. What is told is
    /// stored already. It may be late, or get lost.
    fn news(&self) -> Option<broadcast::Receiver<News>> {
        None
    }

    /// How many entries the logs of these tables have, in no order; those that there are not are left out.
    async fn lengths(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, StoreError>;

    /// Whether this server is the one that drives a table; it is from now on if no other is.
    async fn lease(&self, table: &TableId) -> Result<bool, StoreError> {
        let _ = table;
        Ok(true)
    }

    /// Whether this server drives a table, as far as it knows without asking.
    fn holds(&self, table: &TableId) -> bool {
        let _ = table;
        true
    }

    /// Leaves tables to whoever wants to drive them.
    async fn release(&self, tables: &[TableId]) -> Result<(), StoreError> {
        let _ = tables;
        Ok(())
    }

    /// Says that this server is alive, to be called a few times a second; takes the leases of up to `limit` tables that
    /// go on by themselves and that no server drives, and returns them.
    async fn take_over(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let _ = limit;
        Ok(Vec::new())
    }

    /// Lets calls under way finish, tidies the files and closes them. Closing again is harmless.
    ///
    /// Not needed for safety, since every answered change is durable without it.
    async fn close(&self) -> Result<(), StoreError>;

    /// What it measures of its work.
    fn meters(&self) -> &Meters;
}
