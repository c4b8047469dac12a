//! The one thread that writes, and how it groups changes.
//!
//! A sync costs far more than an insert. So the writer takes all changes that came in while it was syncing
//! the last ones, and commits them in one transaction: under load thousands of moves share some hundred
//! syncs, and a lone move waits for nobody. It is a thread of its own because SQLite runs in the thread that
//! calls it: a whole group goes through without one change of thread, and only the answers cross over.
//!
//! A change that is refused has written nothing, and so fails alone; one on which the database fails takes
//! the transaction with it, and the others are run again.

use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};
use tracing::Span;

use super::fault::Fault;
use crate::{Meters, StoreError};

/// The most changes in one transaction, which bounds how long the first of them waits for the others.
const GROUP: usize = 256;

/// A change to the store, run by the writer inside its transaction.
pub(super) trait Change: Send + 'static {
    /// What the caller gets once the change is durable.
    type Done: Send + 'static;

    /// Makes the change, or refuses before it has written anything. It may be run again after a rollback.
    fn apply(&self, conn: &Connection) -> Result<Self::Done, Fault>;
}

/// Counts of the writer's work.
#[derive(Default, Debug)]
pub(super) struct Counters {
    pub(super) changes: AtomicU64,
    pub(super) transactions: AtomicU64,
    pub(super) meters: Meters,
}

/// Where a caller waits for its change.
pub(super) type Answer<T> = oneshot::Receiver<Result<T, StoreError>>;

/// A change on its way through the writer, whatever its type.
pub(super) type BoxedJob = Box<dyn Job>;

/// Packs a change for the writer's queue.
pub(super) fn job<C: Change>(change: C) -> (BoxedJob, Answer<C::Done>) {
    let (reply, answer) = oneshot::channel();
    let span = Span::current();
    (Box::new(Pending { change, outcome: Err(StoreError::Closed), reply, span }), answer)
}

/// See [`Pending`], its only implementation.
pub(super) trait Job: Send {
    /// Applies the change and keeps the outcome, a refusal included; `true` if it wrote.
    ///
    /// Errors: only those of the database.
    fn run(&mut self, conn: &Connection) -> rusqlite::Result<bool>;

    /// Tells the caller the outcome, now that the fate of the whole group is known.
    fn answer(self: Box<Self>, group: Result<(), StoreError>);
}

/// A change, its outcome once it has run, and the caller who waits for it.
struct Pending<C: Change> {
    change: C,
    outcome: Result<C::Done, StoreError>,
    reply: oneshot::Sender<Result<C::Done, StoreError>>,
    /// What the caller was about, for the server's log.
    span: Span,
}

impl<C: Change> Job for Pending<C> {
    fn run(&mut self, conn: &Connection) -> rusqlite::Result<bool> {
        self.outcome = match self.change.apply(conn) {
            Ok(done) => Ok(done),
            Err(Fault::Refused(error)) => Err(error),
            Err(Fault::Database(error)) => return Err(error),
        };
        Ok(self.outcome.is_ok())
    }

    fn answer(self: Box<Self>, group: Result<(), StoreError>) {
        if let Err(error) = &group {
            self.span.in_scope(|| tracing::warn!(%error, "a change was not stored"));
        }
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

/// What runs in the thread behind [`SqliteStore`](crate::SqliteStore); it owns the connection that writes.
pub(super) struct Writer {
    pub(super) conn: Connection,
    pub(super) queue: mpsc::Receiver<BoxedJob>,
    pub(super) path: PathBuf,
    pub(super) counters: Arc<Counters>,
}

impl Writer {
    /// Starts the thread. It ends once every sender is gone and the queue is empty, and says how that went.
    pub(super) fn start(self) -> io::Result<oneshot::Receiver<Result<(), StoreError>>> {
        let (end, ended) = oneshot::channel();
        thread::Builder::new().name("store-writer".into()).spawn(|| {
            // Nobody listens after the last handle was dropped.
            end.send(self.run()).ok();
        })?;
        Ok(ended)
    }

    fn run(mut self) -> Result<(), StoreError> {
        while let Some(first) = self.queue.blocking_recv() {
            self.write(first);
        }
        self.close()
    }

    /// Runs `first` and all who wait behind it in one transaction, and answers their callers.
    ///
    /// A change on which the database fails, say one too large for the disk, is taken out, and the others are
    /// run again. If it is the commit that fails, no single change is to blame and all fail.
    fn write(&mut self, first: BoxedJob) {
        let (mut group, mut most) = (vec![first], GROUP);
        while !group.is_empty() {
            let Err(Lost { culprit, error }) = self.transact(&mut group, most) else {
                group.drain(..).for_each(|job| job.answer(Ok(())));
                return;
            };
            tracing::error!(%error, changes = group.len(), "a transaction failed");
            // An error here means that SQLite has rolled back by itself, as it does when a disk fails.
            self.execute("ROLLBACK").ok();
            let failed = culprit.map_or(0..group.len(), |n| n..n + 1);
            group.drain(failed).for_each(|job| job.answer(Err(error.clone())));
            // Those who have waited for a failure do not wait for newcomers, who may fail too.
            most = group.len();
        }
    }

    /// Fills `group` up to `most` changes and commits what of it is not refused.
    fn transact(&mut self, group: &mut Vec<BoxedJob>, most: usize) -> Result<(), Lost> {
        // IMMEDIATE takes the lock for writing at once: taking it after a read could fail without a wait.
        let begun = self.execute("BEGIN IMMEDIATE");
        // Only now: whoever came while another process held the lock goes along, or fails along.
        while group.len() < most
            && let Ok(job) = self.queue.try_recv()
        {
            group.push(job);
        }
        begun?;
        let mut landed = 0;
        for (n, job) in group.iter_mut().enumerate() {
            // Nothing may follow: SQLite might have rolled back by itself, and would commit the rest at once.
            let wrote = self.attempt(job).map_err(|error| Lost { culprit: Some(n), error })?;
            landed += u64::from(wrote);
        }
        self.execute("COMMIT")?;
        self.counters.changes.fetch_add(landed, Ordering::Relaxed);
        self.counters.transactions.fetch_add(1, Ordering::Relaxed);
        self.counters.meters.groups.observe(group.len() as f64);
        Ok(())
    }

    /// Runs one change. If it panics it has failed like any other, and the store lives on: what it did is
    /// rolled back, and it is not looked at again.
    fn attempt(&self, job: &mut BoxedJob) -> Result<bool, StoreError> {
        match panic::catch_unwind(AssertUnwindSafe(|| job.run(&self.conn))) {
            Ok(result) => result.map_err(|error| StoreError::unavailable(self.path.display(), error)),
            Err(_) => {
                Err(StoreError::unavailable(self.path.display(), io::Error::other("the change panicked")))
            }
        }
    }

    /// Moves the write-ahead log into the file, so that it is all of the store and can be copied alone.
    fn close(self) -> Result<(), StoreError> {
        let Self { conn, path, .. } = self;
        // Another process that reads can hold this up; then its log stays beside the file and loses nothing.
        let busy: bool = conn
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))
            .map_err(|error| StoreError::unavailable(path.display(), error))?;
        if busy {
            tracing::warn!(path = %path.display(), "another process uses the file: its log was kept");
        }
        conn.close().map_err(|(_, error)| StoreError::unavailable(path.display(), error))
    }

    fn execute(&self, sql: &str) -> Result<(), StoreError> {
        let done = self.conn.prepare_cached(sql).and_then(|mut statement| statement.execute([]));
        done.map(drop).map_err(|error| StoreError::unavailable(self.path.display(), error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SqliteOptions;
    use crate::sqlite::changes::SetMeta;
    use crate::sqlite::schema;

    /// Writes, and then panics.
    struct Bomb;

    impl Change for Bomb {
        type Done = ();

        fn apply(&self, conn: &Connection) -> Result<(), Fault> {
            conn.execute("INSERT INTO meta (key, value) VALUES ('bomb', '')", [])?;
            panic!("a test of panics");
        }
    }

    #[test]
    fn a_change_that_panics_fails_alone() -> Result<(), Box<dyn std::error::Error>> {
        let path = std::env::temp_dir().join(format!("stolik-store-panic-{}.db", std::process::id()));
        let conn = schema::open_writer(&path, &SqliteOptions::default())?;
        let (sender, queue) = mpsc::channel(8);
        let set = |key: &str| job(SetMeta { key: key.into(), value: "kept".into() });
        let ((before, kept), (bomb, failed), (after, too)) = (set("before"), job(Bomb), set("after"));
        // All are queued before there is a writer: certainly one group.
        for job in [before, bomb, after] {
            sender.try_send(job).ok().ok_or("the queue has room")?;
        }
        let counters = Arc::new(Counters::default());
        let ended = Writer { conn, queue, path: path.clone(), counters: Arc::clone(&counters) }.start()?;
        let error = failed.blocking_recv()?.unwrap_err();
        assert!(error.to_string().ends_with("the change panicked"), "{error}");
        assert_eq!((kept.blocking_recv()??, too.blocking_recv()??), ("kept".into(), "kept".into()));
        assert_eq!(counters.changes.load(Ordering::Relaxed), 2);
        assert_eq!(counters.transactions.load(Ordering::Relaxed), 1);
        // The writer lives, and what the panic left behind is gone.
        let (again, answer) = set("bomb");
        sender.try_send(again).ok().ok_or("the writer lives")?;
        assert_eq!(answer.blocking_recv()??, "kept");
        drop(sender);
        ended.blocking_recv()??;
        std::fs::remove_file(path)?;
        Ok(())
    }
}
