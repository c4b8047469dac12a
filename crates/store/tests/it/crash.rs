//! `kill -9` at any moment loses nothing that was acknowledged.
//!
//! The test runs this same binary again as a child, which appends to several tables and prints each entry
//! once it is acknowledged. The parent kills it at a moment of its own, or the child dies by itself at the
//! very moment of an acknowledgement, when one given too early would show. Then the parent opens the house
//! and compares.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use store::{AnyStore, Status, StoreError};

use crate::common::{House, Random, id, summary};

/// Tells the child where to write, which round it is, and how many appends it lives for.
const PLACE: &str = "STOLIK_CRASH_PLACE";
const ROUND: &str = "STOLIK_CRASH_ROUND";
const LIFE: &str = "STOLIK_CRASH_LIFE";

const TABLES: u64 = 4;
const ROUNDS: u64 = 30;

/// Every acknowledged entry: (table, index) and the hash of its text.
type Acknowledged = BTreeMap<(u64, u64), u64>;

/// Hashes alike in every process.
fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// The child's part; in a usual run of the tests it does nothing.
#[test]
fn child() {
    let Ok(place) = std::env::var(PLACE) else { return };
    let number = |name| std::env::var(name).unwrap().parse::<u64>().unwrap();
    let (round, life) = (number(ROUND), Arc::new(AtomicU64::new(number(LIFE))));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    // The harness may have left a line unfinished.
    println!();
    runtime.block_on(async {
        let store = AnyStore::open(&place.parse().unwrap()).await.unwrap();
        let tables = (0..TABLES).map(|table| tokio::spawn(play(store.clone(), table, round, life.clone())));
        for table in tables.collect::<Vec<_>>() {
            table.await.unwrap();
        }
    });
}

/// Appends pairs of entries to one table for as long as it is let live.
async fn play(store: AnyStore, table: u64, round: u64, life: Arc<AtomicU64>) {
    let name = id(&format!("table-{table}"));
    let mut length = if let Some(entries) = store.load(&name).await.unwrap() {
        entries.len() as u64
    } else {
        store.create(&name, &summary(Status::Playing, 0), Vec::new()).await.unwrap();
        0
    };
    // In every other round entries are large, so that the kill also falls into moving the log into the file.
    let padding = ".".repeat(if round.is_multiple_of(2) { 20 } else { 20_000 });
    loop {
        let pair: Vec<String> =
            (length..length + 2).map(|at| format!("{round} {table} {at} {padding}")).collect();
        let hashes = [hash(&pair[0]), hash(&pair[1])];
        let summary = summary(Status::Playing, length as i64);
        let new = store.append(&name, length, pair, Some(summary)).await.unwrap();
        assert_eq!(new, length + 2);
        for (at, hash) in (length..).zip(hashes) {
            println!("ack {table} {at} {hash}");
        }
        if life.fetch_sub(1, Ordering::Relaxed) == 1 {
            std::process::abort();
        }
        length = new;
    }
}

/// Runs a child on a house until a random moment; returns what it had acknowledged.
fn run_and_kill(house: &House, round: u64, random: &mut Random) -> Acknowledged {
    let lines_first = if round % 3 == 1 { random.below(100) } else { 0 };
    let life = if round % 3 == 2 { 1 + random.below(100) } else { u64::MAX };
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::child", "--nocapture"])
        .env(PLACE, house.address())
        .env(ROUND, round.to_string())
        .env(LIFE, life.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    let mut said = String::new();
    for _ in 0..lines_first {
        assert!(lines.read_line(&mut said).unwrap() > 0, "the child died by itself");
    }
    if life == u64::MAX {
        // Not waiting for anything: this chooses the moment, in some rounds before the file is open.
        std::thread::sleep(Duration::from_micros(random.below(20_000)));
        child.kill().unwrap();
    }
    lines.read_to_string(&mut said).unwrap();
    // A panic would exit with a code.
    assert!(child.wait().unwrap().code().is_none() || cfg!(windows), "the child failed in round {round}");
    said.split_inclusive('\n').filter_map(acknowledgement).collect()
}

/// Reads a line of the child. The last one may be cut short, and then it was not said.
fn acknowledgement(line: &str) -> Option<((u64, u64), u64)> {
    let mut numbers =
        line.strip_prefix("ack ")?.strip_suffix('\n')?.split(' ').map(|word| word.parse().unwrap());
    Some(((numbers.next()?, numbers.next()?), numbers.next()?))
}

/// Opens the house as a restarted server would, checks every log, and appends to each.
async fn check_and_go_on(house: &House, acknowledged: &mut Acknowledged) {
    let store = house.open().await;
    for table in 0..TABLES {
        let name = id(&format!("table-{table}"));
        // A gap would be an error here.
        let Some(entries) = store.load(&name).await.unwrap() else {
            assert!(!acknowledged.keys().any(|key| key.0 == table), "table {table} is lost");
            continue;
        };
        assert!(entries.len().is_multiple_of(2), "table {table}: half of an append");
        for (&(_, at), &expected) in acknowledged.range((table, 0)..(table + 1, 0)) {
            let entry = entries.get(at as usize).unwrap_or_else(|| panic!("table {table}: {at} is lost"));
            assert_eq!(hash(entry), expected, "table {table}: {at} has changed to {entry}");
        }
        let mut at = entries.len() as u64;
        let pair = vec!["restarted".to_owned(), "and going".to_owned()];
        loop {
            match store.append(&name, at, pair.clone(), None).await {
                // A database may still carry out what the dead had asked for, whole and unacknowledged.
                Err(StoreError::Conflict { found, .. }) if found == at + 2 => at = found,
                length => break assert_eq!(length.unwrap(), at + 2),
            }
        }
        acknowledged.extend((at..).zip(&pair).map(|(at, entry)| ((table, at), hash(entry))));
    }
    store.close().await.unwrap();
}

pub(crate) async fn what_was_acknowledged_survives_being_killed(house: House) {
    let mut random = Random(20_261_101);
    let mut acknowledged = Acknowledged::new();
    let mut by_children = 0;
    for round in 0..ROUNDS {
        let said = run_and_kill(&house, round, &mut random);
        by_children += said.len();
        for (key, hash) in said {
            assert_eq!(acknowledged.insert(key, hash), None, "{key:?} was acknowledged twice");
        }
        check_and_go_on(&house, &mut acknowledged).await;
    }
    assert!(by_children > 100, "the children did next to nothing: {by_children}");
}
