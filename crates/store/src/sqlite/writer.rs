//! The one task that writes, and how it groups changes.
//!
//! A sync costs milliseconds and an insert microseconds. So the writer takes all changes that came in while
//! it was syncing the last ones, and commits them in one transaction: under load thousands of moves share a
//! few dozen syncs, and a lone move waits for nobody. A change that is refused has written nothing, and so
//! fails alone; one on which the database fails takes the transaction with it, and the others are run again.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, query, query_as};
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;

/// The most changes in one transaction, which bounds how long the first of them waits for the others.
const GROUP: usize = 256;

/// A change to the store, run by the writer inside its transaction.
pub(super) trait Change: Send + Sync + 'static {
    /// What the caller gets once the change is durable.
    type Done: Send + 'static;

    /// Makes the change, or refuses before it has written anything. It may be run again after a rollback.
    fn apply(&self, conn: &mut SqliteConnection) -> impl Future<Output = Result<Self::Done, Fault>> + Send;
}

/// Why a change failed.
pub(super) enum Fault {
    /// The store is well, and says no. Nothing was written.
    Refused(StoreError),
    /// The database failed, maybe halfway.
    Database(sqlx::Error),
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(error)
    }
}

/// Counts of the writer's work.
#[derive(Default, Debug)]
pub(super) struct Counters {
    pub(super) changes: AtomicU64,
    pub(super) transactions: AtomicU64,
}

/// Where a caller waits for its change.
pub(super) type Answer<T> = oneshot::Receiver<Result<T, StoreError>>;

/// A change on its way through the writer, whatever its type.
pub(super) type BoxedJob = Box<dyn Job>;

/// Packs a change for the writer's queue.
pub(super) fn job<C: Change>(change: C) -> (BoxedJob, Answer<C::Done>) {
    let (reply, answer) = oneshot::channel();
    (Box::new(Pending { change, outcome: Err(StoreError::Closed), reply }), answer)
}

/// See [`Pending`], its only implementation.
pub(super) trait Job: Send {
    /// Applies the change and keeps the outcome, a refusal included; `true` if it wrote.
    ///
    /// Errors: only those of the database.
    fn run<'a>(
        &'a mut self,
        conn: &'a mut SqliteConnection,
        path: &'a Path,
    ) -> Pin<Box<dyn Future<Output = Result<bool, StoreError>> + Send + 'a>>;

    /// Tells the caller the outcome, now that the fate of the whole group is known.
    fn answer(self: Box<Self>, group: Result<(), StoreError>);
}

/// A change, its outcome once it has run, and the caller who waits for it.
struct Pending<C: Change> {
    change: C,
    outcome: Result<C::Done, StoreError>,
    reply: oneshot::Sender<Result<C::Done, StoreError>>,
}

impl<C: Change> Job for Pending<C> {
    fn run<'a>(
        &'a mut self,
        conn: &'a mut SqliteConnection,
        path: &'a Path,
    ) -> Pin<Box<dyn Future<Output = Result<bool, StoreError>> + Send + 'a>> {
        Box::pin(async move {
            self.outcome = match self.change.apply(conn).await {
                Ok(done) => Ok(done),
                Err(Fault::Refused(error)) => Err(error),
                Err(Fault::Database(error)) => return Err(StoreError::from_sqlx(path, error)),
            };
            Ok(self.outcome.is_ok())
        })
    }

    fn answer(self: Box<Self>, group: Result<(), StoreError>) {
        // A failed group overrules even a refusal, which may rest on a neighbour that did not land.
        // A caller who has gone away does not need the answer.
        self.reply.send(group.and(self.outcome)).ok();
    }
}

/// A transaction that did not come about.
struct Lost {
    /// The place in the group of the change that is to blame, if one is.
    culprit: Option<usize>,
    error: StoreError,
}

impl From<StoreError> for Lost {
    fn from(error: StoreError) -> Self {
        Self { culprit: None, error }
    }
}

/// The task behind [`SqliteStore`](crate::SqliteStore); it owns the connection that writes.
pub(super) struct Writer {
    pub(super) conn: SqliteConnection,
    pub(super) queue: mpsc::Receiver<BoxedJob>,
    pub(super) path: PathBuf,
    pub(super) counters: Arc<Counters>,
}

impl Writer {
    /// Works until every sender is gone and the queue is empty, then closes the file.
    pub(super) async fn run(mut self) -> Result<(), StoreError> {
        let mut group = Vec::new();
        while self.queue.recv_many(&mut group, GROUP).await > 0 {
            self.write(&mut group).await;
        }
        self.close().await
    }

    /// Runs all of `group` in one transaction and answers its callers.
    ///
    /// A change on which the database fails, say one too large for the disk, is taken out, and the others are
    /// run again. If it is the commit that fails, no single change is to blame and all fail.
    async fn write(&mut self, group: &mut Vec<BoxedJob>) {
        while !group.is_empty() {
            let Err(Lost { culprit, error }) = self.transact(group).await else {
                group.drain(..).for_each(|job| job.answer(Ok(())));
                return;
            };
            tracing::error!(%error, changes = group.len(), "a transaction failed");
            // An error here means that SQLite has rolled back by itself, as it does when a disk fails.
            self.execute("ROLLBACK").await.ok();
            let failed = culprit.map_or(0..group.len(), |n| n..n + 1);
            group.drain(failed).for_each(|job| job.answer(Err(error.clone())));
        }
    }

    /// Commits what of `group` is not refused.
    async fn transact(&mut self, group: &mut [BoxedJob]) -> Result<(), Lost> {
        // IMMEDIATE takes the lock for writing at once: taking it after a read could fail without a wait.
        self.execute("BEGIN IMMEDIATE").await?;
        let mut landed = 0;
        for (n, job) in group.iter_mut().enumerate() {
            let wrote = job.run(&mut self.conn, &self.path).await;
            // Nothing may follow: SQLite might have rolled back by itself, and would commit the rest at once.
            landed += u64::from(wrote.map_err(|error| Lost { culprit: Some(n), error })?);
        }
        self.execute("COMMIT").await?;
        self.counters.changes.fetch_add(landed, Ordering::Relaxed);
        self.counters.transactions.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    /// Moves the write-ahead log into the file, so that it is all of the store and can be copied alone.
    async fn close(mut self) -> Result<(), StoreError> {
        let failed = |error| StoreError::from_sqlx(&self.path, error);
        // Another process that reads can hold this up; then its log stays beside the file and loses nothing.
        let (busy, ..): (i64, i64, i64) =
            query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut self.conn).await.map_err(failed)?;
        if busy != 0 {
            tracing::warn!(path = %self.path.display(), "another process uses the file: its log was kept");
        }
        self.conn.close().await.map_err(failed)
    }

    async fn execute(&mut self, sql: &'static str) -> Result<(), StoreError> {
        let result = query(sql).execute(&mut self.conn).await;
        result.map(drop).map_err(|error| StoreError::from_sqlx(&self.path, error))
    }
}
