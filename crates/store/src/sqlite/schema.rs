//! Opening a file: whose it is, which version it has, and bringing it up to date.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;
use std::time::Duration;

use sqlx::error::DatabaseError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, query, query_scalar, raw_sql};

use crate::{SqliteOptions, StoreError};

/// `PRAGMA application_id` of our files; the first migration writes it.
const APPLICATION_ID: i64 = 0x5374_6f6c;

/// Migration `n` takes a file from version `n` to version `n + 1`. Published ones never change.
const MIGRATIONS: [&str; 1] = [include_str!("../../migrations/0001_tables.sql")];

/// How long to wait for another process that writes to the same file, say a backup.
const BUSY: Duration = Duration::from_secs(5);

/// No database that holds anything is shorter, in bytes.
const SMALLEST_PAGE: u64 = 512;

/// SQLite's result code for a file that does not begin as a database does.
const NOT_A_DATABASE: &str = "26";

/// How every connection to the file is made.
///
/// `path` is absolute, because SQLite reads special meanings into names such as `:memory:` and `file:x`.
/// FULL syncs the log of changes at every commit; anything less could lose an acknowledged move.
pub(super) fn connect_options(path: &Path, options: &SqliteOptions) -> SqliteConnectOptions {
    let connect = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(false)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(BUSY)
        .disable_statement_logging();
    match options.max_pages {
        Some(pages) => connect.pragma("max_page_count", pages.to_string()),
        None => connect,
    }
}

/// Opens the one connection that writes, on a file that is ours and up to date afterwards.
pub(super) async fn open_writer(
    path: &Path,
    connect: &SqliteConnectOptions,
) -> Result<SqliteConnection, StoreError> {
    let len = create_file(path).map_err(|error| StoreError::unavailable(path, error))?;
    // SQLite takes a file of a few bytes for an empty one, and would write over it.
    if (1..SMALLEST_PAGE).contains(&len) {
        return Err(StoreError::Foreign { path: path.to_owned() });
    }
    let mut conn = connect.connect().await.map_err(|error| explain(path, error))?;
    // Nothing is written, not even the journal mode, before the file is known to be ours.
    version(&mut conn, path).await?;
    enable_wal(&mut conn, path).await?;
    migrate(&mut conn, path).await?;
    Ok(conn)
}

/// Makes an empty file if there is none: to SQLite that is an empty database. Returns the file's length.
///
/// The operating system's own words ("permission denied") help more than SQLite's "unable to open". The
/// file holds the key of the cookies, so that only its owner may read it; SQLite gives its side files the
/// same rights. A file that exists is not opened here: closing it again would drop this process's locks on it.
fn create_file(path: &Path) -> io::Result<u64> {
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
/// Errors: [`StoreError::Foreign`] and [`StoreError::TooNew`].
async fn version(conn: &mut SqliteConnection, path: &Path) -> Result<i64, StoreError> {
    let (application, version, objects) = async {
        let application: i64 = query_scalar("PRAGMA application_id").fetch_one(&mut *conn).await?;
        let version: i64 = query_scalar("PRAGMA user_version").fetch_one(&mut *conn).await?;
        let objects: i64 = query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(&mut *conn).await?;
        Ok((application, version, objects))
    }
    .await
    .map_err(|error| explain(path, error))?;
    let empty = (application, version, objects) == (0, 0, 0);
    if application != APPLICATION_ID && !empty {
        return Err(StoreError::Foreign { path: path.to_owned() });
    }
    let known = MIGRATIONS.len() as i64;
    if version > known {
        return Err(StoreError::TooNew { path: path.to_owned(), found: version, known });
    }
    Ok(version)
}

/// Switches the file to a write-ahead log, where readers and the writer do not wait for each other.
async fn enable_wal(conn: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let mode: String = query_scalar("PRAGMA journal_mode = WAL")
        .fetch_one(conn)
        .await
        .map_err(|error| StoreError::from_sqlx(path, error))?;
    if mode == "wal" {
        return Ok(());
    }
    let why = format!("its file system has no write-ahead log (journal mode is {mode})");
    Err(StoreError::unavailable(path, io::Error::other(why)))
}

/// Runs the migrations that the file has not seen, all in one transaction, so that a crash leaves no half.
async fn migrate(conn: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let failed = |error| StoreError::from_sqlx(path, error);
    query("BEGIN IMMEDIATE").execute(&mut *conn).await.map_err(failed)?;
    // Asked again under the lock: another process may have been faster.
    let from = version(conn, path).await?;
    for (n, sql) in (0_i64..).zip(MIGRATIONS).filter(|&(n, _)| n >= from) {
        raw_sql(sql).execute(&mut *conn).await.map_err(failed)?;
        // A PRAGMA takes no parameters; a number is safe to write out.
        let mark = AssertSqlSafe(format!("PRAGMA user_version = {}", n + 1));
        raw_sql(mark).execute(&mut *conn).await.map_err(failed)?;
        tracing::info!(path = %path.display(), version = n + 1, "database migrated");
    }
    query("COMMIT").execute(conn).await.map_err(failed)?;
    Ok(())
}

/// Tells a file that is no database at all from one that cannot be read.
fn explain(path: &Path, error: sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(DatabaseError::code);
    if code.as_deref() == Some(NOT_A_DATABASE) {
        StoreError::Foreign { path: path.to_owned() }
    } else {
        StoreError::from_sqlx(path, error)
    }
}

#[cfg(test)]
mod tests {
    use sqlx::Connection;

    use super::*;

    /// No test can cut the power, so this looks at the two settings that SQLite's promise rests on.
    #[tokio::test]
    async fn the_writer_syncs_every_commit() -> Result<(), Box<dyn std::error::Error>> {
        let path = std::env::temp_dir().join(format!("stolik-store-sync-{}.db", std::process::id()));
        let connect = connect_options(&path, &SqliteOptions::default());
        let mut conn = open_writer(&path, &connect).await?;
        let synchronous: i64 = query_scalar("PRAGMA synchronous").fetch_one(&mut conn).await?;
        let journal: String = query_scalar("PRAGMA journal_mode").fetch_one(&mut conn).await?;
        conn.close().await?;
        fs::remove_file(path)?;
        assert_eq!((synchronous, journal.as_str()), (2, "wal"), "2 is FULL");
        Ok(())
    }
}
