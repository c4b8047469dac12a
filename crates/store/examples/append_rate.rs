//! How many appends a second the store makes durable, with 1 to 1000 tables playing at once:
//! `cargo run --release -p store --example append_rate [FOLDER]`.
//!
//! Name a folder on the disk that you mean to use: a temporary folder may be in memory, where a sync is free.

use std::error::Error;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use store::{SqliteStore, Stats, Status, Store, StoreError, Summary, TableId};
use tokio::task::JoinSet;

/// How long each line is measured.
const SPAN: Duration = Duration::from_secs(3);

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    let folder = folder.join(format!("stolik-append-rate-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    println!("| tables at once | appends a second | syncs a second | mean latency, ms |\n|---|---|---|---|");
    for tables in [1, 10, 100, 1000] {
        let path = folder.join(format!("{tables}.db"));
        let store = SqliteStore::open(&path).await?;
        let (stats, seconds) = measure(&store, tables).await?;
        store.close().await?;
        let (appends, syncs) = (stats.changes as f64 / seconds, stats.transactions as f64 / seconds);
        let latency = 1000.0 * f64::from(tables) / appends;
        println!("| {tables} | {appends:.0} | {syncs:.0} | {latency:.2} |");
    }
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}

/// Lets `tables` tables play as fast as they can; returns what was done, in how many seconds.
async fn measure(store: &SqliteStore, tables: u32) -> Result<(Stats, f64), Box<dyn Error>> {
    let mut ids = Vec::new();
    for n in 0..tables {
        let id = TableId::new(format!("table-{n}"))?;
        store.create(&id, &summary(0), Vec::new()).await?;
        ids.push(id);
    }
    let (before, start) = (store.stats(), Instant::now());
    let mut tasks = JoinSet::new();
    for id in ids {
        tasks.spawn(play(store.clone(), id, start + SPAN));
    }
    while let Some(done) = tasks.join_next().await {
        done??;
    }
    let (after, seconds) = (store.stats(), start.elapsed().as_secs_f64());
    let done = Stats {
        changes: after.changes - before.changes,
        transactions: after.transactions - before.transactions,
    };
    Ok((done, seconds))
}

/// One table: an action and its chance, then the next, as each is acknowledged.
async fn play(store: SqliteStore, table: TableId, end: Instant) -> Result<(), StoreError> {
    let mut length = 0;
    while Instant::now() < end {
        let entries = vec!["1 roll".to_owned(), "* die pink 3".to_owned()];
        length = store.append(&table, length, entries, Some(summary(length as i64))).await?;
    }
    Ok(())
}

fn summary(updated_at_ms: i64) -> Summary {
    Summary {
        game: "camel-up".into(),
        status: Status::Playing,
        public: true,
        updated_at_ms,
        goes_on: false,
        card: String::new(),
    }
}
