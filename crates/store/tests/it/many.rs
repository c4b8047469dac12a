//! Many callers at once.

use std::num::{NonZeroU32, NonZeroUsize};

use store::{AnyStore, SqliteOptions, SqliteStore, Store, StoreError, TableId};
use tokio::task::JoinSet;

use crate::common::{Hold, House, TempDir, create, fresh, log, texts};

/// Appends `rounds` entries signed by `who`, each at whatever the end of the log then is.
async fn push(store: AnyStore, table: TableId, who: usize, rounds: usize) -> Vec<(u64, String)> {
    let (mut at, mut won) = (0, Vec::new());
    while won.len() < rounds {
        let entry = format!("{who} move {}", won.len());
        match store.append(&table, at, vec![entry.clone()], None).await {
            Ok(length) => {
                won.push((at, entry));
                at = length;
            }
            Err(StoreError::Conflict { found, .. }) => at = found,
            Err(error) => panic!("{error}"),
        }
    }
    won
}

pub(crate) async fn of_rivals_for_an_index_exactly_one_wins(house: House) {
    const RIVALS: usize = 16;
    const ROUNDS: usize = 10;
    let store = house.open().await;
    let table = create(&*store, "t", []).await;
    let mut rivals = JoinSet::new();
    for who in 0..RIVALS {
        rivals.spawn(push(store.clone(), table.clone(), who, ROUNDS));
    }
    let mut won: Vec<_> = rivals.join_all().await.into_iter().flatten().collect();
    won.sort();
    // The indexes won are 0, 1, 2… without a double or a gap, and the log is what the winners wrote.
    assert!(won.iter().map(|&(at, _)| at).eq(0..(RIVALS * ROUNDS) as u64));
    assert!(won.into_iter().map(|(_, entry)| entry).eq(log(&*store, &table).await));
}

#[tokio::test]
async fn under_load_appends_share_transactions() {
    const TABLES: usize = 50;
    const ROUNDS: usize = 10;
    let (_dir, store) = fresh().await;
    let mut tables = Vec::new();
    for who in 0..TABLES {
        tables.push(create(&store, &format!("t{who}"), []).await);
    }
    let before = store.stats();
    let mut tasks = JoinSet::new();
    for (who, table) in tables.into_iter().enumerate() {
        tasks.spawn(push(store.clone().into(), table, who, ROUNDS));
    }
    tasks.join_all().await;
    let after = store.stats();
    let changes = after.changes - before.changes;
    let transactions = after.transactions - before.transactions;
    assert_eq!(changes, (TABLES * ROUNDS) as u64);
    assert!(transactions * 5 < changes, "{transactions} transactions for {changes} changes");
}

#[tokio::test]
async fn a_refusal_fails_alone_in_its_group() {
    let (dir, store) = fresh().await;
    let (a, b) = (create(&store, "a", ["a0"]).await, create(&store, "b", ["b0"]).await);
    let before = store.stats();
    let hold = Hold::new(&dir.db());
    let (first, late, other, ()) = tokio::join!(
        store.append(&a, 1, texts(["a1", "a2"]), None),
        store.append(&a, 1, texts(["x"]), None),
        store.append(&b, 1, texts(["b1"]), None),
        async { hold.release() },
    );
    assert_eq!(first.unwrap(), 3);
    assert!(matches!(late, Err(StoreError::Conflict { expected: 1, found: 3 })));
    assert_eq!(other.unwrap(), 2);
    assert_eq!(store.stats().transactions - before.transactions, 1);
    assert_eq!(store.stats().changes - before.changes, 2);
    assert_eq!(log(&store, &a).await, texts(["a0", "a1", "a2"]));
    assert_eq!(log(&store, &b).await, texts(["b0", "b1"]));
}

#[tokio::test]
async fn a_full_queue_makes_callers_wait_not_fail() {
    let dir = TempDir::new();
    let options = SqliteOptions { queue: NonZeroUsize::MIN, ..SqliteOptions::default() };
    let store = SqliteStore::open_with(dir.db(), &options).await.unwrap();
    let mut tasks = JoinSet::new();
    for who in 0..20 {
        let table = create(&store, &format!("t{who}"), []).await;
        tasks.spawn(push(store.clone().into(), table, who, 3));
    }
    assert!(tasks.join_all().await.iter().all(|won| won.len() == 3));
}

#[tokio::test]
async fn the_change_of_a_caller_who_went_away_lands() {
    let (dir, store) = fresh().await;
    let table = create(&store, "t", ["a"]).await;
    let hold = Hold::new(&dir.db());
    // `biased` polls the append first, which queues it; then the other branch wins and drops it.
    tokio::select! {
        biased;
        _ = store.append(&table, 1, texts(["b"]), None) => panic!("the writer is held"),
        () = std::future::ready(()) => {}
    }
    hold.release();
    // The queue keeps its order, so that the next change sees the last.
    assert_eq!(store.append(&table, 2, texts(["c"]), None).await.unwrap(), 3);
    assert_eq!(log(&store, &table).await, texts(["a", "b", "c"]));
}

#[tokio::test]
async fn a_dropped_store_lets_queued_changes_land() {
    let (dir, store) = fresh().await;
    let table = create(&store, "t", ["a"]).await;
    let append = {
        let (store, table) = (store.clone(), table.clone());
        tokio::spawn(async move { store.append(&table, 1, texts(["b"]), None).await })
    };
    drop(store);
    assert_eq!(append.await.unwrap().unwrap(), 2);
    let store = SqliteStore::open(dir.db()).await.unwrap();
    assert_eq!(log(&store, &table).await, texts(["a", "b"]));
}

/// As while another process makes a long change: that is no reason for readers, or for anything else in the
/// runtime, to wait.
#[tokio::test]
async fn a_writer_that_waits_holds_nobody_up() {
    let (dir, store) = fresh().await;
    let table = create(&store, "t", ["a"]).await;
    let hold = Hold::new(&dir.db());
    let (append, ()) = tokio::join!(store.append(&table, 1, texts(["b"]), None), async {
        assert_eq!(log(&store, &table).await, texts(["a"]));
        hold.release();
    });
    assert_eq!(append.unwrap(), 2);
    assert_eq!(log(&store, &table).await, texts(["a", "b"]));
}

#[tokio::test]
async fn many_readers_share_a_few_connections() {
    let dir = TempDir::new();
    let options = SqliteOptions { readers: NonZeroU32::MIN, ..SqliteOptions::default() };
    let store = SqliteStore::open_with(dir.db(), &options).await.unwrap();
    let table = create(&store, "t", ["a"]).await;
    let mut tasks = JoinSet::new();
    for _ in 0..50 {
        let (store, table) = (store.clone(), table.clone());
        tasks.spawn(async move { log(&store, &table).await });
    }
    // Half of them have not begun, or only just: a caller who goes away takes no connection along.
    for _ in 0..25 {
        tasks.join_next().await.unwrap().unwrap();
    }
    tasks.shutdown().await;
    assert_eq!(log(&store, &table).await, texts(["a"]));
    store.close().await.unwrap();
}
