//! What the rest of Stolik asks of a store.

use std::future::{Future, ready};

use tokio::sync::broadcast;

use crate::{Edit, Filter, Grant, News, Note, Sizes, Status, StoreError, Summary, TableId, Values};

/// Keeps append-only logs of tables, and the few values around them.
///
/// Every change is durable when its future returns `Ok`. If the future is dropped before that, the change
/// may still land: it is done elsewhere. Any call fails with [`StoreError::Unavailable`] when the file
/// or its disk does, or the database cannot be reached, and with [`StoreError::Closed`] after [`close`](Store::close).
///
/// Several servers may share a store that has [`news`](Store::news). They tell each other what they change, and one of
/// them at a time drives a table. Where there is no news, a server is alone, and the methods for sharing do nothing.
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
    fn load(&self, table: &TableId) -> impl Future<Output = Result<Option<Vec<String>>, StoreError>> + Send {
        self.tail(table, 0)
    }

    /// The log of a table from the entry of index `from` on, in order; `None` without such a table.
    ///
    /// Errors: [`StoreError::Corrupt`] if an entry is missing between others or is not text.
    fn tail(
        &self,
        table: &TableId,
        from: u64,
    ) -> impl Future<Output = Result<Option<Vec<String>>, StoreError>> + Send;

    /// The tables that pass `filter`, the last updated first; equal times are in order of id.
    fn list(
        &self,
        filter: &Filter,
    ) -> impl Future<Output = Result<Vec<(TableId, Summary)>, StoreError>> + Send;

    /// Up to `limit` names of tables in their order, those that come after `after`.
    fn names(
        &self,
        after: Option<&TableId>,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<TableId>, StoreError>> + Send;

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

    /// The text of a note.
    fn note(&self, kind: &str, key: &str) -> impl Future<Output = Result<Option<String>, StoreError>> + Send;

    /// The notes of a kind whose keys begin with `prefix`, in the order of their keys.
    fn notes(&self, kind: &str, prefix: &str) -> impl Future<Output = Result<Vec<Note>, StoreError>> + Send;

    /// Makes a change of notes, all of it, or none of it and `false` where something is not as the change expects.
    fn edit(&self, edits: Vec<Edit>) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Replaces the text of an entry, for names that are to be forgotten; `false` if it was not `from`. Servers that
    /// have the table in memory are not told.
    fn amend(
        &self,
        table: &TableId,
        index: u64,
        from: &str,
        to: &str,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// At how many tables it is a person's turn.
    fn waiting_for(&self, player: &str) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// The people at these tables, each once.
    fn people_at(&self, tables: &[TableId]) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;

    /// Removes these tables with their logs and all that belongs to them; those that there are not are left out.
    fn remove(&self, tables: &[TableId]) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Everything that is kept beside the tables.
    fn values(&self) -> impl Future<Output = Result<Values, StoreError>> + Send;

    /// How much the house holds. It counts all of it, and so is not for every request.
    fn sizes(&self) -> impl Future<Output = Result<Sizes, StoreError>> + Send;

    /// What the servers that share the store tell each other from now on; none where a server is alone. What is told is
    /// stored already. It may be late, or get lost.
    fn news(&self) -> Option<broadcast::Receiver<News>> {
        None
    }

    /// How many entries the logs of these tables have, in no order; those that there are not are left out.
    fn lengths(
        &self,
        tables: &[TableId],
    ) -> impl Future<Output = Result<Vec<(TableId, u64)>, StoreError>> + Send;

    /// Whether this server is the one that drives a table; it is from now on if no other is.
    fn lease(&self, table: &TableId) -> impl Future<Output = Result<bool, StoreError>> + Send {
        let _ = table;
        ready(Ok(true))
    }

    /// Whether this server drives a table, as far as it knows without asking.
    fn holds(&self, table: &TableId) -> bool {
        let _ = table;
        true
    }

    /// Leaves tables to whoever wants to drive them.
    fn release(&self, tables: &[TableId]) -> impl Future<Output = Result<(), StoreError>> + Send {
        let _ = tables;
        ready(Ok(()))
    }

    /// Says that this server is alive, to be called a few times a second; takes the leases of up to `limit` tables that
    /// go on by themselves and that no server drives, and returns them.
    fn take_over(&self, limit: u32) -> impl Future<Output = Result<Vec<TableId>, StoreError>> + Send {
        let _ = limit;
        ready(Ok(Vec::new()))
    }

    /// Lets calls under way finish, tidies the files and closes them. Closing again is harmless.
    ///
    /// Not needed for safety, since every answered change is durable without it.
    fn close(&self) -> impl Future<Output = Result<(), StoreError>> + Send;
}
