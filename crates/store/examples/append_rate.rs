//! How many appends a second the store makes durable, with 1 to 1000 tables playing at once:
//! `cargo run --release -p store --example append_rate [FOLDER | postgres://…]`.
//!
//! Name a folder on the disk that you mean to use: a temporary folder may be in memory, where a sync is free. Several
//! of these at one database do what several servers would.

use std::error::Error;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use store::{AnyStore, Place, SqliteStore, Status, Store, StoreError, Summary, TableId};
use tokio::task::JoinSet;

/// How long each line is measured.
const SPAN: Duration = Duration::from_secs(3);

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    if let Some(Ok(place @ Place::Postgres(_))) = std::env::args().nth(1).map(|place| place.parse()) {
        return measure_database(&place).await;
    }
    let folder = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    let folder = folder.join(format!("stolik-append-rate-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    println!("| tables at once | appends a second | syncs a second | mean latency, ms |\n|---|---|---|---|");
    for tables in [1, 10, 100, 1000] {
        let path = folder.join(format!("{tables}.db"));
        let store = SqliteStore::open(&path).await?;
        let before = store.stats();
        let (_, seconds) = measure(&store.clone().into(), tables).await?;
        let after = store.stats();
        store.close().await?;
        let appends = (after.changes - before.changes - u64::from(tables)) as f64 / seconds;
        let syncs = (after.transactions - before.transactions) as f64 / seconds;
        let latency = 1000.0 * f64::from(tables) / appends;
        println!("| {tables} | {appends:.0} | {syncs:.0} | {latency:.2} |");
    }
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}

/// The same in a database, where others may append too.
async fn measure_database(place: &Place) -> Result<(), Box<dyn Error>> {
    println!("| tables at once | appends a second | mean latency, ms |\n|---|---|---|");
    for tables in [1, 10, 100] {
        let store = AnyStore::open(place).await?;
        let (appends, seconds) = measure(&store, tables).await?;
        store.close().await?;
        let rate = appends as f64 / seconds;
        println!("| {tables} | {rate:.0} | {:.2} |", 1000.0 * f64::from(tables) / rate);
    }
    Ok(())
}

/// Lets `tables` tables play as fast as they can; returns how many appends that were, in how many seconds.
async fn measure(store: &AnyStore, tables: u32) -> Result<(u64, f64), Box<dyn Error>> {
    let mut ids = Vec::new();
    for n in 0..tables {
        let id = TableId::new(format!("table-{}-{n}-{tables}", std::process::id()))?;
        store.create(&id, &summary(0), Vec::new()).await?;
        ids.push(id);
    }
    let start = Instant::now();
    let mut tasks = JoinSet::new();
    for id in ids {
        tasks.spawn(play(store.clone(), id, start + SPAN));
    }
    let mut appends = 0;
    while let Some(done) = tasks.join_next().await {
        appends += done??;
    }
    Ok((appends, start.elapsed().as_secs_f64()))
}

/// One table: an action and its chance, then the next, as each is acknowledged. Returns how many that were.
async fn play(store: AnyStore, table: TableId, end: Instant) -> Result<u64, StoreError> {
    let mut length = 0;
    while Instant::now() < end {
        let entries = vec!["1 roll".to_owned(), "* die pink 3".to_owned()];
        length = store.append(&table, length, entries, Some(summary(length as i64))).await?;
    }
    Ok(length / 2)
}

fn summary(updated_at_ms: i64) -> Summary {
    Summary {
        game: "camel-up".into(),
        status: Status::Playing,
        public: true,
        updated_at_ms,
        goes_on: false,
        card: String::new(),
        people: Vec::new(),
        due_at_ms: None,
    }
}
