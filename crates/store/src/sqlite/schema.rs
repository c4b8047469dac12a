//! Opening a file: whose it is, which version it has, and bringing it up to date.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};

use crate::migrations::pending;
use crate::{SqliteOptions, StoreError};

/// `PRAGMA application_id` of our files; the first migration writes it.
const APPLICATION_ID: i64 = 0x5374_6f6c;

/// Migration `n` takes a file from version `n` to version `n + 1`. Published ones never change.
const MIGRATIONS: [&str; 5] = [
    include_str!("../../migrations/sqlite/0001_tables.sql"),
    include_str!("../../migrations/sqlite/0002_cards.sql"),
    include_str!("../../migrations/sqlite/0003_grants.sql"),
    include_str!("../../migrations/sqlite/0004_people.sql"),
    include_str!("../../migrations/sqlite/0005_sums.sql"),
];

/// How long to wait for another process that writes to the same file, say a backup.
const BUSY: Duration = Duration::from_secs(5);

/// No database that holds anything is shorter, in bytes.
const SMALLEST_PAGE: u64 = 512;

/// Opens the one connection that writes, on a file that is ours and up to date afterwards.
///
/// It waits for the disk, and so is not for a thread that others wait for.
pub(super) fn open_writer(path: &Path, options: &SqliteOptions) -> Result<Connection, StoreError> {
    let len = create_file(path).map_err(|error| StoreError::unavailable(path.display(), error))?;
    // SQLite takes a file of a few bytes for an empty one, and would write over it.
    if (1..SMALLEST_PAGE).contains(&len) {
        return Err(StoreError::Foreign { place: path.display().to_string() });
    }
    let mut conn = connect_writer(path, options).map_err(|error| explain(path, error))?;
    // Nothing is written, not even the journal mode, before the file is known to be ours.
    pending(&path.display().to_string(), &MIGRATIONS, version(&conn, path)?).map(drop)?;
    enable_wal(&conn, path)?;
    migrate(&mut conn, path)?;
    Ok(conn)
}

/// FULL syncs the log of changes at every commit; anything less could lose an acknowledged move.
fn connect_writer(path: &Path, options: &SqliteOptions) -> rusqlite::Result<Connection> {
    let conn = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    conn.pragma_update(None, "synchronous", "FULL")?;
    conn.pragma_update(None, "foreign_keys", true)?;
    // A name that is deleted is gone from the disk, not only from the index.
    conn.pragma_update(None, "secure_delete", true)?;
    if let Some(pages) = options.max_pages {
        conn.pragma_update(None, "max_page_count", pages.get())?;
    }
    Ok(conn)
}

/// Opens a file that is there already, to copy it, if it is ours and of a version that this program knows.
pub(super) fn open_to_copy(path: &Path) -> Result<Connection, StoreError> {
    let conn = open_reader(path).map_err(|error| explain(path, error))?;
    pending(&path.display().to_string(), &MIGRATIONS, version(&conn, path)?).map(drop)?;
    Ok(conn)
}

/// Looks at every page of a file, and compares each index with its table.
///
/// Errors: [`StoreError::Unavailable`] with what is wrong.
pub(super) fn check(path: &Path) -> Result<(), StoreError> {
    let failed = |error| StoreError::unavailable(path.display(), error);
    let conn = open_reader(path).map_err(failed)?;
    let said: String = conn.query_row("PRAGMA integrity_check", [], |row| row.get(0)).map_err(failed)?;
    if said == "ok" {
        return Ok(());
    }
    Err(StoreError::unavailable(path.display(), io::Error::other(said)))
}

/// Opens a connection that only reads a file which [`open_writer`] has made ours.
pub(super) fn open_reader(path: &Path) -> rusqlite::Result<Connection> {
    connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

/// `path` is absolute, because SQLite reads special meanings into names such as `:memory:` and `file:x`.
fn connect(path: &Path, mode: OpenFlags) -> rusqlite::Result<Connection> {
    // Each connection is used by one thread at a time, so that SQLite need not lock it.
    let conn = Connection::open_with_flags(path, mode | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    // Else a statement may be prepared anew for each value it is given, in search of a better plan.
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    conn.busy_timeout(BUSY)?;
    Ok(conn)
}

/// Makes an empty file if there is none: to SQLite that is an empty database. Returns the file's length.
///
/// The operating system's own words ("permission denied") help more than SQLite's "unable to open". The
/// file holds the key of the cookies, so that only its owner may read it; SQLite gives its side files the
/// same rights. A file that exists is not opened here: closing it again would drop this process's locks on it.
pub(super) fn create_file(path: &Path) -> io::Result<u64> {
    let mut open = OpenOptions::new();
    open.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
    match open.open(path) {
        Ok(_) => Ok(0),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            let file = fs::metadata(path)?;
            if file.is_dir() { Err(io::ErrorKind::IsADirectory.into()) } else { Ok(file.len()) }
        }
        Err(error) => Err(error),
    }
}

/// The version of the file, 0 for an empty one.
///
/// Errors: [`StoreError::Foreign`].
fn version(conn: &Connection, path: &Path) -> Result<i64, StoreError> {
    let number =
        |sql| conn.query_row(sql, [], |row| row.get::<_, i64>(0)).map_err(|error| explain(path, error));
    let application = number("PRAGMA application_id")?;
    let version = number("PRAGMA user_version")?;
    let objects = number("SELECT count(*) FROM sqlite_schema")?;
    let empty = (application, version, objects) == (0, 0, 0);
    if application != APPLICATION_ID && !empty {
        return Err(StoreError::Foreign { place: path.display().to_string() });
    }
    Ok(version)
}

/// Switches the file to a write-ahead log, where readers and the writer do not wait for each other.
fn enable_wal(conn: &Connection, path: &Path) -> Result<(), StoreError> {
    let mode: String = conn
        .pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))
        .map_err(|error| StoreError::unavailable(path.display(), error))?;
    if mode == "wal" {
        return Ok(());
    }
    let why = format!("its file system has no write-ahead log (journal mode is {mode})");
    Err(StoreError::unavailable(path.display(), io::Error::other(why)))
}

/// Runs the migrations that the file has not seen, all in one transaction, so that a crash leaves no half.
fn migrate(conn: &mut Connection, path: &Path) -> Result<(), StoreError> {
    let failed = |error| StoreError::unavailable(path.display(), error);
    let transaction = conn.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
    // Asked again under the lock: another process may have been faster.
    let place = path.display().to_string();
    for (version, sql) in pending(&place, &MIGRATIONS, version(&transaction, path)?)? {
        transaction.execute_batch(sql).map_err(failed)?;
        transaction.pragma_update(None, "user_version", version).map_err(failed)?;
        tracing::info!(place, version, "database migrated");
    }
    transaction.commit().map_err(failed)
}

/// Tells a file that is no database at all from one that cannot be read.
fn explain(path: &Path, error: rusqlite::Error) -> StoreError {
    if error.sqlite_error_code() == Some(ErrorCode::NotADatabase) {
        StoreError::Foreign { place: path.display().to_string() }
    } else {
        StoreError::unavailable(path.display(), error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No test can cut the power, so this looks at the two settings that SQLite's promise rests on.
    #[test]
    fn the_writer_syncs_every_commit() -> Result<(), Box<dyn std::error::Error>> {
        let path = std::env::temp_dir().join(format!("stolik-store-sync-{}.db", std::process::id()));
        let conn = open_writer(&path, &SqliteOptions::default())?;
        let synchronous: i64 = conn.query_row("PRAGMA synchronous", [], |row| row.get(0))?;
        let journal: String = conn.query_row("PRAGMA journal_mode", [], |row| row.get(0))?;
        conn.close().map_err(|(_, error)| error)?;
        fs::remove_file(path)?;
        assert_eq!((synchronous, journal.as_str()), (2, "wal"), "2 is FULL");
        Ok(())
    }
}
