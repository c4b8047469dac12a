//! What the rest of Stolik asks of a store.

use std::future::Future;

use crate::{Filter, Grant, Status, StoreError, Summary, TableId};

/// Keeps append-only logs of tables, and the few values around them.
///
/// Every change is durable when its future returns `Ok`. If the future is dropped before that, the change
/// may still land: it is done by another thread. Any call fails with [`StoreError::Unavailable`] when the file
/// or its disk does, and with [`StoreError::Closed`] after [`close`](Store::close).
pub trait Store: Send + Sync + 'static {
    /// Creates a table with the first `entries` of its log, which may be none.
    ///
    /// Errors: [`StoreError::Exists`], with the table that is there untouched.
    fn create(
        &self,
        table: &TableId,
        summary: &Summary,
        entries: Vec<String>,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Adds `entries` to the end of a log that has exactly `at` entries; returns its new length.
    ///
    /// All entries land together, with the new summary if there is one. With no entries only the summary
    /// changes, and only if the length is still `at`.
    ///
    /// Errors: [`StoreError::Conflict`] if the length is another, [`StoreError::Unknown`] without such a
    /// table.
    fn append(
        &self,
        table: &TableId,
        at: u64,
        entries: Vec<String>,
        summary: Option<Summary>,
    ) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// The whole log of a table, in order; `None` without such a table.
    ///
    /// Errors: [`StoreError::Corrupt`] if an entry is missing between others or is not text.
    fn load(&self, table: &TableId) -> impl Future<Output = Result<Option<Vec<String>>, StoreError>> + Send;

    /// The tables that pass `filter`, the last updated first; equal times are in order of id.
    fn list(
        &self,
        filter: &Filter,
    ) -> impl Future<Output = Result<Vec<(TableId, Summary)>, StoreError>> + Send;

    /// Removes up to `limit` tables of a status, with their logs, that were last updated before `before_ms`, the
    /// oldest first; returns their ids.
    fn remove_older(
        &self,
        status: Status,
        before_ms: i64,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<TableId>, StoreError>> + Send;

    /// The value of `key`, which is set to `value` if it had none: the first writer wins, and all agree.
    fn get_or_set_meta(
        &self,
        key: &str,
        value: &str,
    ) -> impl Future<Output = Result<String, StoreError>> + Send;

    /// The value of `key`, if it was ever set.
    fn meta(&self, key: &str) -> impl Future<Output = Result<Option<String>, StoreError>> + Send;

    /// Keeps `body` under a one-time token until `expires_at_ms`, in Unix milliseconds.
    ///
    /// Errors: [`StoreError::TokenExists`], also when the token that is there has expired but was not swept.
    fn put_token(
        &self,
        token: &str,
        body: &str,
        expires_at_ms: i64,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// The body of a token, which stays; `None` where [`take_token`](Store::take_token) gives nothing either.
    fn token(
        &self,
        token: &str,
        now_ms: i64,
    ) -> impl Future<Output = Result<Option<String>, StoreError>> + Send;

    /// Takes the body of a token out of the store, so that of all callers one gets it, once.
    ///
    /// `None` if the token was never put, was taken, or expired at or before `now_ms`. All tokens that have
    /// expired by then are removed too.
    fn take_token(
        &self,
        token: &str,
        now_ms: i64,
    ) -> impl Future<Output = Result<Option<String>, StoreError>> + Send;

    /// Keeps a grant, in the place of one with the same id, or of the same holder for the same table.
    fn put_grant(&self, grant: &Grant) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Ends a grant; `false` if there was none with this id.
    fn remove_grant(&self, id: &str) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// What was granted to a holder, in no order.
    fn grants_to(&self, holder: &str) -> impl Future<Output = Result<Vec<Grant>, StoreError>> + Send;

    /// Who may act as a player at a table, by grants for it or for everything, the first granted first.
    fn grants_of(
        &self,
        player: &str,
        table: &TableId,
    ) -> impl Future<Output = Result<Vec<Grant>, StoreError>> + Send;

    /// Lets calls under way finish, tidies the files and closes them. Closing again is harmless.
    ///
    /// Not needed for safety, since every answered change is durable without it.
    fn close(&self) -> impl Future<Output = Result<(), StoreError>> + Send;
}
