//! The store in one SQLite file.

mod backup;
mod changes;
mod fault;
mod grants;
mod notes;
mod read;
mod readers;
mod salvage;
mod schema;
mod serving;
mod sums;
mod writer;

use std::fmt;
use std::fs::File;
use std::io;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::{self, Path, PathBuf};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};
use tokio::task;

pub use self::backup::backup;
use self::changes::{Append, Create, PutToken, Remove, RemoveOlder, SetMeta, TakeToken};
use self::grants::{PutGrant, RemoveGrant};
use self::notes::{Amend, EditNotes};
use self::readers::Readers;
pub use self::salvage::{Recovered, recover};
use self::writer::{BoxedJob, Change, Counters, Writer};
use crate::{Edit, Filter, Grant, Meters, Note, Sizes, Status, Store, StoreError, Summary, TableId, Values};

/// A [`Store`] in one SQLite file, with one thread that writes and a few connections that read.
///
/// Clones are handles to the same store. Several processes may open one file on one machine: the primary key
/// keeps their logs right, although each change of one can delay the other.
/// Dropping the last handle lets queued changes land and closes the file, in the background.
#[derive(Clone, Debug)]
pub struct SqliteStore {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    path: PathBuf,
    readers: Arc<Readers>,
    /// The way to the writer; gone once the store is closed.
    queue: Mutex<Option<mpsc::Sender<BoxedJob>>>,
    /// How the writer ended, for the first call of `close` to wait for; others wait for the lock.
    end: tokio::sync::Mutex<Option<oneshot::Receiver<Result<(), StoreError>>>>,
    counters: Arc<Counters>,
    /// Held by the one server of the file.
    serving: Mutex<Option<File>>,
}

/// How [`SqliteStore::open_with`] opens a file.
#[derive(Clone, Debug)]
pub struct SqliteOptions {
    /// The most connections that read at the same time.
    pub readers: NonZeroU32,
    /// How many changes may wait for the writer; further callers wait before theirs is taken.
    pub queue: NonZeroUsize,
    /// The most pages (4 KiB each) that the file may grow to: a limit below the size of the disk, so that a
    /// runaway cannot fill it. Changes that would need more fail with [`StoreError::Unavailable`].
    pub max_pages: Option<NonZeroU32>,
}

impl Default for SqliteOptions {
    fn default() -> Self {
        const READERS: NonZeroU32 = NonZeroU32::new(4).unwrap();
        const QUEUE: NonZeroUsize = NonZeroUsize::new(1024).unwrap();
        Self { readers: READERS, queue: QUEUE, max_pages: None }
    }
}

/// What the writer has done since the store was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stats {
    /// Changes that landed: creations, appends, values, tokens; not those refused.
    pub changes: u64,
    /// Transactions committed, each with one sync. Under load fewer than `changes`.
    pub transactions: u64,
}

impl SqliteStore {
    /// Opens the file at `path`, with default options. It is created if missing; its folder is not.
    ///
    /// Older files are brought up to date. Call it inside the tokio runtime that will serve the store, which
    /// opens and reads files in its threads for work that blocks.
    ///
    /// Errors: [`StoreError::TooNew`], [`StoreError::Foreign`], or [`StoreError::Unavailable`] with the
    /// system's reason.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_with(path, &SqliteOptions::default()).await
    }

    /// Opens the file at `path`; see [`open`](SqliteStore::open).
    pub async fn open_with(path: impl AsRef<Path>, options: &SqliteOptions) -> Result<Self, StoreError> {
        let path = path.as_ref();
        let path = path::absolute(path).map_err(|error| StoreError::unavailable(path.display(), error))?;
        let conn = open_writer(path.clone(), options.clone()).await?;
        let readers = Readers::new(path.clone(), options);
        let counters = Arc::new(Counters::default());
        let (sender, queue) = mpsc::channel(options.queue.get());
        let writer = Writer { conn, queue, path: path.clone(), counters: Arc::clone(&counters) };
        let end = writer.start().map_err(|error| StoreError::unavailable(path.display(), error))?;
        let (queue, end) = (Mutex::new(Some(sender)), tokio::sync::Mutex::new(Some(end)));
        let serving = Mutex::new(None);
        Ok(Self { inner: Arc::new(Inner { path, readers, queue, end, counters, serving }) })
    }

    /// Opens the file at `path` for a server: only one can have it, and what is wrong with the file is told in the log.
    /// Whatever else opens it meanwhile may: lists, copies, backups.
    ///
    /// Errors: [`StoreError::InUse`], and those of [`open`](SqliteStore::open).
    pub async fn open_to_serve(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let store = Self::open(path).await?;
        let path = store.inner.path.clone();
        let claimed = task::spawn_blocking(move || serving::claim(&path)).await;
        let place = store.inner.path.clone();
        let lock = claimed.unwrap_or_else(|error| Err(StoreError::unavailable(place.display(), error)))?;
        *store.inner.serving.lock().unwrap_or_else(PoisonError::into_inner) = lock;
        serving::look_at_all(place);
        Ok(store)
    }

    /// The file, as an absolute path.
    pub fn path(&self) -> &Path {
        &self.inner.path
    }

    /// What the writer has done so far.
    pub fn stats(&self) -> Stats {
        let Counters { changes, transactions, .. } = &*self.inner.counters;
        Stats { changes: changes.load(Ordering::Relaxed), transactions: transactions.load(Ordering::Relaxed) }
    }

    /// Hands `change` to the writer and waits until it is durable.
    async fn submit<C: Change>(&self, change: C) -> Result<C::Done, StoreError> {
        let (job, answer) = writer::job(change);
        let queue = self.queue().clone().ok_or(StoreError::Closed)?;
        queue.send(job).await.map_err(|_| StoreError::Closed)?;
        // A closing store waits for every sender, so none is held longer than needed.
        drop(queue);
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// The slot of the way to the writer. Nothing panics while holding it, so that poison means nothing.
    fn queue(&self) -> std::sync::MutexGuard<'_, Option<mpsc::Sender<BoxedJob>>> {
        self.inner.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// [`schema::open_writer`] in a thread that may wait for the disk.
async fn open_writer(path: PathBuf, options: SqliteOptions) -> Result<Connection, StoreError> {
    let file = path.clone();
    let opening = task::spawn_blocking(move || schema::open_writer(&file, &options));
    opening.await.unwrap_or_else(|error| Err(StoreError::unavailable(path.display(), error)))
}

impl fmt::Display for SqliteStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.path().display().fmt(f)
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn create(
        &self,
        table: &TableId,
        summary: &Summary,
        entries: Vec<String>,
    ) -> Result<(), StoreError> {
        self.submit(Create { table: table.clone(), summary: summary.clone(), entries }).await
    }

    async fn append(
        &self,
        table: &TableId,
        at: u64,
        entries: Vec<String>,
        summary: Option<Summary>,
    ) -> Result<u64, StoreError> {
        let append = Append { table: table.clone(), at, entries, summary };
        self.meters().append(self.submit(append)).await
    }

    async fn tail(&self, table: &TableId, from: u64) -> Result<Option<Vec<String>>, StoreError> {
        let table = table.clone();
        self.inner.readers.read(move |conn| read::tail(conn, &table, from)).await
    }

    async fn list(&self, filter: &Filter) -> Result<Vec<(TableId, Summary)>, StoreError> {
        let filter = filter.clone();
        self.inner.readers.read(move |conn| read::list(conn, &filter)).await
    }

    async fn names(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let after = after.cloned();
        self.inner.readers.read(move |conn| read::names(conn, after.as_ref(), limit)).await
    }

    async fn remove_older(
        &self,
        status: Status,
        before_ms: i64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.submit(RemoveOlder { status, before_ms, limit }).await
    }

    async fn get_or_set_meta(&self, key: &str, value: &str) -> Result<String, StoreError> {
        self.submit(SetMeta { key: key.to_owned(), value: value.to_owned() }).await
    }

    async fn meta(&self, key: &str) -> Result<Option<String>, StoreError> {
        let key = key.to_owned();
        self.inner.readers.read(move |conn| read::meta(conn, &key)).await
    }

    async fn put_token(&self, token: &str, body: &str, expires_at_ms: i64) -> Result<(), StoreError> {
        self.submit(PutToken { token: token.to_owned(), body: body.to_owned(), expires_at_ms }).await
    }

    async fn token(&self, token: &str, now_ms: i64) -> Result<Option<String>, StoreError> {
        let token = token.to_owned();
        self.inner.readers.read(move |conn| read::token(conn, &token, now_ms)).await
    }

    async fn take_token(&self, token: &str, now_ms: i64) -> Result<Option<String>, StoreError> {
        self.submit(TakeToken { token: token.to_owned(), now_ms }).await
    }

    async fn put_grant(&self, grant: &Grant) -> Result<(), StoreError> {
        self.submit(PutGrant { grant: grant.clone() }).await
    }

    async fn remove_grant(&self, id: &str) -> Result<bool, StoreError> {
        self.submit(RemoveGrant { id: id.to_owned() }).await
    }

    async fn grants_to(&self, holder: &str) -> Result<Vec<Grant>, StoreError> {
        let holder = holder.to_owned();
        self.inner.readers.read(move |conn| grants::to(conn, &holder)).await
    }

    async fn grants_of(&self, player: &str, table: &TableId) -> Result<Vec<Grant>, StoreError> {
        let (player, table) = (player.to_owned(), table.clone());
        self.inner.readers.read(move |conn| grants::of(conn, &player, &table)).await
    }

    async fn note(&self, kind: &str, key: &str) -> Result<Option<String>, StoreError> {
        let (kind, key) = (kind.to_owned(), key.to_owned());
        self.inner.readers.read(move |conn| notes::note(conn, &kind, &key)).await
    }

    async fn notes(&self, kind: &str, prefix: &str) -> Result<Vec<Note>, StoreError> {
        let (kind, prefix) = (kind.to_owned(), prefix.to_owned());
        self.inner.readers.read(move |conn| notes::notes(conn, &kind, &prefix)).await
    }

    async fn edit(&self, edits: Vec<Edit>) -> Result<bool, StoreError> {
        self.submit(EditNotes { edits }).await
    }

    async fn amend(&self, table: &TableId, index: u64, from: &str, to: &str) -> Result<bool, StoreError> {
        let [from, to] = [from, to].map(str::to_owned);
        self.submit(Amend { table: table.clone(), index, from, to }).await
    }

    async fn waiting_for(&self, player: &str) -> Result<u64, StoreError> {
        let player = player.to_owned();
        self.inner.readers.read(move |conn| notes::waiting_for(conn, &player)).await
    }

    async fn people_at(&self, tables: &[TableId]) -> Result<Vec<String>, StoreError> {
        let tables = tables.to_vec();
        self.inner.readers.read(move |conn| notes::people_at(conn, &tables)).await
    }

    async fn remove(&self, tables: &[TableId]) -> Result<(), StoreError> {
        self.submit(Remove { tables: tables.to_vec() }).await
    }

    async fn values(&self) -> Result<Values, StoreError> {
        self.inner.readers.read(read::values).await
    }

    async fn sizes(&self) -> Result<Sizes, StoreError> {
        self.inner.readers.read(read::sizes).await
    }

    async fn lengths(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, StoreError> {
        let tables = tables.to_vec();
        self.inner.readers.read(move |conn| read::lengths(conn, &tables)).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        let mut end = self.inner.end.lock().await;
        // Readers go first: the last step of the writer needs the file for itself.
        self.inner.readers.close().await;
        drop(self.queue().take());
        let Some(ended) = end.as_mut() else { return Ok(()) };
        let result = ended.await.unwrap_or_else(|_| {
            let why = io::Error::other("the thread that writes has panicked");
            Err(StoreError::unavailable(self.inner.path.display(), why))
        });
        drop(self.inner.serving.lock().unwrap_or_else(PoisonError::into_inner).take());
        // Only now: a caller who gives up leaves the wait to the next.
        *end = None;
        result
    }

    fn meters(&self) -> &Meters {
        &self.inner.counters.meters
    }
}
