//! The connections that read.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;
use tokio::task;

use super::fault::Fault;
use super::schema;
use crate::{SqliteOptions, StoreError};

/// A few connections to one file that only read, each used by one caller at a time.
///
/// SQLite waits for the disk in the thread that calls it, so it is called in threads that may wait.
#[derive(Debug)]
pub(super) struct Readers {
    path: PathBuf,
    /// As many permits as there may be connections; closed with the store.
    permits: Arc<Semaphore>,
    most: u32,
    /// Connections that nobody uses now. They are opened when first needed.
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub(super) fn new(path: PathBuf, options: &SqliteOptions) -> Arc<Self> {
        let most = options.readers.get();
        let permits = Arc::new(Semaphore::new(most as usize));
        Arc::new(Self { path, permits, most, idle: Mutex::default() })
    }

    /// Runs `read` on one of the connections, after those who wait already.
    pub(super) async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        read: impl FnOnce(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, StoreError> {
        let permit = Arc::clone(&self.permits).acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let readers = Arc::clone(self);
        let reading = task::spawn_blocking(move || {
            let result = readers.read_now(read);
            // Not before: a caller who goes away leaves the reading behind, and closing waits for it.
            drop(permit);
            result
        });
        reading.await.unwrap_or_else(|error| Err(StoreError::unavailable(self.path.display(), error)))
    }

    fn read_now<T>(&self, read: impl FnOnce(&Connection) -> Result<T, Fault>) -> Result<T, StoreError> {
        let result = self.take().map_err(Fault::from).and_then(|conn| {
            let result = read(&conn);
            self.idle().push(conn);
            result
        });
        result.map_err(|fault| fault.of(&self.path))
    }

    /// A connection that nobody uses, or a new one.
    fn take(&self) -> rusqlite::Result<Connection> {
        let idle = self.idle().pop();
        idle.map_or_else(|| schema::open_reader(&self.path), Ok)
    }

    /// Lets those who read finish, and closes their connections. Closing again is harmless.
    pub(super) async fn close(&self) {
        // Whoever asks from now on waits behind this, and then finds the way closed.
        if let Ok(_all) = self.permits.acquire_many(self.most).await {
            self.permits.close();
        }
        self.idle().clear();
    }

    /// Nothing panics while holding this lock, so that poison means nothing.
    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
