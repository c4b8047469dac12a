//! What the tests share.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use rusqlite::Connection;
use store::{AnyStore, Place, SqliteStore, Status, Store, Summary, TableId};

use crate::cluster::Cluster;

/// A folder of one test's own, removed with all in it at the end.
pub(crate) struct TempDir(PathBuf);

impl TempDir {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("stolik-store-{}-{n}", std::process::id()));
        // A folder of an earlier run with the same process id, which crashed.
        std::fs::remove_dir_all(&path).ok();
        std::fs::create_dir_all(&path).expect("the temporary folder is writable");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Where the database goes.
    pub(crate) fn db(&self) -> PathBuf {
        self.0.join("stolik.db")
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

/// Where the store of one test is.
pub(crate) struct House {
    pub(crate) place: Place,
    _dir: Option<TempDir>,
}

impl House {
    /// In a file.
    pub(crate) fn sqlite() -> Self {
        let dir = TempDir::new();
        Self { place: Place::File(dir.db()), _dir: Some(dir) }
    }

    /// In a schema of PostgreSQL.
    pub(crate) fn postgres() -> Self {
        Self { place: Place::Postgres(Cluster::shared().house()), _dir: None }
    }

    /// The place as text.
    pub(crate) fn address(&self) -> &OsStr {
        match &self.place {
            Place::File(path) => path.as_os_str(),
            Place::Postgres(address) => address.as_ref(),
        }
    }

    pub(crate) async fn open(&self) -> AnyStore {
        AnyStore::open(&self.place).await.expect("the house opens")
    }
}

/// A fresh store in a folder of its own.
pub(crate) async fn fresh() -> (TempDir, SqliteStore) {
    let dir = TempDir::new();
    let store = SqliteStore::open(dir.db()).await.expect("a fresh file opens");
    (dir, store)
}

pub(crate) fn id(text: &str) -> TableId {
    text.parse().expect("a good id")
}

pub(crate) fn texts<const N: usize>(entries: [&str; N]) -> Vec<String> {
    entries.map(String::from).to_vec()
}

pub(crate) fn summary(status: Status, updated_at_ms: i64) -> Summary {
    Summary {
        game: "keltis".into(),
        status,
        public: true,
        updated_at_ms,
        goes_on: false,
        card: String::new(),
        people: Vec::new(),
        due_at_ms: None,
    }
}

/// Creates a table whose log is `entries`.
pub(crate) async fn create<const N: usize>(store: &dyn Store, table: &str, entries: [&str; N]) -> TableId {
    let table = id(table);
    store.create(&table, &summary(Status::Playing, 0), texts(entries)).await.expect("a new id");
    table
}

pub(crate) async fn log(store: &dyn Store, table: &TableId) -> Vec<String> {
    store.load(table).await.expect("a sound log").expect("a known table")
}

/// A connection that goes around the store, to look at a file or to harm it.
pub(crate) fn raw(path: &Path) -> Connection {
    Connection::open(path).expect("SQLite opens the file")
}

/// Runs `sql` on a file, around the store.
pub(crate) fn meddle(path: &Path, sql: &str) {
    let conn = raw(path);
    conn.execute_batch(sql).expect("the statement runs");
    conn.close().expect("the file closes");
}

/// Keeps the writers of a file waiting, so that what is queued meanwhile is certainly one group.
pub(crate) struct Hold(Connection);

impl Hold {
    pub(crate) fn new(path: &Path) -> Self {
        let conn = raw(path);
        conn.execute_batch("BEGIN IMMEDIATE").expect("nobody else writes");
        Self(conn)
    }

    /// Lets the writers go on. In a `join!` it goes last, where the calls before it have been queued.
    pub(crate) fn release(self) {
        self.0.execute_batch("ROLLBACK").expect("the transaction is open");
    }
}

/// Small, seeded and good enough for choosing moments (`SplitMix64`).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// A number below `n`.
    pub(crate) fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % n
    }
}
