//! What can be read of a damaged file.

use std::collections::BTreeSet;
use std::path::{self, Path};

use rusqlite::{Connection, Params, Row};

use super::{grants, notes, read, schema, sums};
use crate::{Edit, Grant, Note, SqliteStore, Status, Store, StoreError, Summary, TableId, Token};

/// What was saved of a damaged house.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Recovered {
    /// How many tables were saved.
    pub tables: u64,
    /// How many entries their logs have together.
    pub entries: u64,
    /// Saved tables whose last entries may be missing, because nothing tells any more how many there were.
    pub unsure: Vec<TableId>,
    /// Tables of which the log cannot be read to its end, with the first entry that is missing or damaged.
    pub lost: Vec<(TableId, u64)>,
    /// How many single values, tokens, grants and notes were saved.
    pub beside: u64,
    /// What SQLite says of the file, and of the rows that could not be read.
    pub faults: Vec<String>,
}

/// A log as far as it can be read.
struct Log {
    entries: Vec<String>,
    summary: Option<Summary>,
    sure: bool,
}

/// Saves what can be read of the house in the file `from` in the new file `to`: every table whose log is whole, with
/// what is beside them. Nothing is written into `from`. Lists of tables whose rows are lost say nothing until they are
/// made again from the logs.
///
/// Errors: [`StoreError::Unavailable`] where `to` exists already or cannot be written, or `from` cannot be opened at
/// all; [`StoreError::Foreign`] for a file that begins like no database.
pub async fn recover(from: &Path, to: &Path) -> Result<Recovered, StoreError> {
    let absolute =
        |path: &Path| path::absolute(path).map_err(|error| StoreError::unavailable(path.display(), error));
    let (from, to) = (absolute(from)?, absolute(to)?);
    if to.exists() {
        return Err(StoreError::taken(&to));
    }
    let conn = schema::open_to_copy(&from)?;
    let mut recovered = Recovered::default();
    recovered.faults.extend(schema::check(&from).err().map(|error| error.to_string()));
    let store = SqliteStore::open(&to).await?;
    for table in names(&conn) {
        match log(&conn, &table) {
            Ok(log) => save(&store, table, log, &mut recovered).await?,
            Err(index) => recovered.lost.push((table, index)),
        }
    }
    save_values(&conn, &store, &mut recovered).await?;
    store.close().await?;
    Ok(recovered)
}

async fn save(
    store: &SqliteStore,
    table: TableId,
    log: Log,
    recovered: &mut Recovered,
) -> Result<(), StoreError> {
    let Log { entries, summary, sure } = log;
    // Only what lists show; whoever knows what the entries mean makes it again.
    let lost = || Summary {
        game: String::new(),
        status: Status::Open,
        public: false,
        updated_at_ms: 0,
        goes_on: false,
        card: String::new(),
        people: Vec::new(),
        due_at_ms: None,
    };
    let length = entries.len() as u64;
    store.create(&table, &summary.unwrap_or_else(lost), entries).await?;
    recovered.tables += 1;
    recovered.entries += length;
    if !sure {
        recovered.unsure.push(table);
    }
    Ok(())
}

/// A query without its order, and the order from either end.
type Query = (&'static str, [&'static str; 2]);

/// Where names of tables stand: each index has pages of its own.
const NAMES: [Query; 4] = [
    ("SELECT id FROM tables NOT INDEXED", ["id", "id DESC"]),
    ("SELECT id FROM tables INDEXED BY tables_by_time", ["updated_at DESC, id", "updated_at, id DESC"]),
    ("SELECT DISTINCT table_id FROM entries", ["table_id", "table_id DESC"]),
    ("SELECT table_id FROM sitting INDEXED BY sitting_by_table", ["table_id", "table_id DESC"]),
];
const META: Query = ("SELECT key, value, sum FROM meta", ["key", "key DESC"]);
const TOKENS: Query = ("SELECT token, body, expires_at FROM tokens", ["token", "token DESC"]);
const GRANTS: Query = (grants::ALL, ["id", "id DESC"]);
const NOTES: Query = (notes::ALL, ["kind, key", "kind DESC, key DESC"]);

/// The names of all tables, wherever one stands.
fn names(conn: &Connection) -> BTreeSet<TableId> {
    let name = |row: &Row<'_>| row.get::<_, String>(0);
    let found = NAMES.into_iter().flat_map(|query| both_ways(conn, query, name, &mut Vec::new()));
    found.filter_map(|name| TableId::new(name).ok()).collect()
}

/// The rows of a query as far as they can be read from its beginning, and from its end if that is not all of them.
fn both_ways<T>(
    conn: &Connection,
    (sql, orders): Query,
    read: impl Fn(&Row<'_>) -> rusqlite::Result<T> + Copy,
    faults: &mut Vec<String>,
) -> Vec<T> {
    let mut found = Vec::new();
    for order in orders {
        let (more, whole) = rows(conn, &format!("{sql} ORDER BY {order}"), [], read, faults);
        found.extend(more);
        if whole {
            break;
        }
    }
    found
}

/// The rows of a query until one cannot be reached, and whether that was the end; those that are damaged are left out.
fn rows<T>(
    conn: &Connection,
    sql: &str,
    values: impl Params,
    read: impl Fn(&Row<'_>) -> rusqlite::Result<T>,
    faults: &mut Vec<String>,
) -> (Vec<T>, bool) {
    let mut found = Vec::new();
    let go = || -> rusqlite::Result<()> {
        let mut query = conn.prepare(sql)?;
        let mut rows = query.query(values)?;
        while let Some(row) = rows.next()? {
            match read(row) {
                Ok(value) => found.push(value),
                Err(error) => faults.push(error.to_string()),
            }
        }
        Ok(())
    };
    let end = go();
    let whole = end.is_ok();
    faults.extend(end.err().map(|error| error.to_string()));
    (found, whole)
}

/// The log of a table, read without the row that lists it; the index of what is wrong with it.
fn log(conn: &Connection, table: &TableId) -> Result<Log, u64> {
    let sql = "SELECT idx, text, sum FROM entries WHERE table_id = ? ORDER BY idx";
    let entry = |row: &Row<'_>| {
        let (idx, text): (i64, String) = (row.get(0)?, row.get(1)?);
        sums::check("an entry", row.get(2)?, sums::of_entry(table, idx, &text))?;
        Ok((idx, text))
    };
    let mut faults = Vec::new();
    let (found, _) = rows(conn, sql, [table.as_str()], entry, &mut faults);
    let mut entries = Vec::new();
    for (idx, text) in found {
        if idx as u64 != entries.len() as u64 {
            return Err(entries.len() as u64);
        }
        entries.push(text);
    }
    let length = entries.len() as u64;
    if !faults.is_empty() {
        return Err(length);
    }
    let row = "SELECT length FROM tables WHERE id = ?";
    let told = conn.query_row(row, [table.as_str()], |row| row.get::<_, Option<i64>>(0));
    match told {
        // Its name stands somewhere, and nothing of it can be read.
        Err(_) if length == 0 => Err(0),
        Ok(Some(told)) if told as u64 != length => Err(length.min(told as u64)),
        told => {
            Ok(Log { entries, summary: read::listed_as(conn, table).ok(), sure: matches!(told, Ok(Some(_))) })
        }
    }
}

/// Saves single values, tokens, grants and notes, row by row.
async fn save_values(
    conn: &Connection,
    store: &SqliteStore,
    recovered: &mut Recovered,
) -> Result<(), StoreError> {
    let faults = &mut recovered.faults;
    let meta = both_ways(conn, META, read::pair, faults);
    let tokens = both_ways(conn, TOKENS, read::as_token, faults);
    let grants: Vec<Grant> = both_ways(conn, GRANTS, grants::grant, faults);
    let notes: Vec<Note> = both_ways(conn, NOTES, notes::read, faults);
    recovered.beside = (meta.len() + tokens.len() + grants.len() + notes.len()) as u64;
    for (key, value) in meta {
        store.get_or_set_meta(&key, &value).await?;
    }
    for Token { token, body, expires_at_ms } in tokens {
        match store.put_token(&token, &body, expires_at_ms).await {
            // Met from the beginning and from the end.
            Ok(()) | Err(StoreError::TokenExists) => {}
            Err(error) => return Err(error),
        }
    }
    for grant in &grants {
        store.put_grant(grant).await?;
    }
    store.edit(notes.into_iter().map(Edit::Put).collect()).await?;
    Ok(())
}
