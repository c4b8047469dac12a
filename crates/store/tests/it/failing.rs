//! Disks that fill up and commits that fail.

use std::num::NonZeroU32;

use store::{SqliteOptions, SqliteStore, Store, StoreError, TableId};

use crate::common::{Hold, TempDir, create, fresh, log, meddle, texts};

/// Appends until there is no room, and returns the length of the log then.
async fn fill(store: &SqliteStore, table: &TableId) -> u64 {
    let mut length = 0;
    loop {
        // Two entries of a page each, so that room can end between them.
        let entries = vec!["x".repeat(5000), "y".repeat(5000)];
        match store.append(table, length, entries, None).await {
            Ok(new) => length = new,
            Err(error) => {
                assert!(matches!(error, StoreError::Unavailable { .. }), "{error}");
                assert!(error.to_string().contains("database or disk is full"), "{error}");
                return length;
            }
        }
    }
}

#[tokio::test]
async fn a_full_disk_fails_whole_appends_until_there_is_room() {
    let dir = TempDir::new();
    let options = SqliteOptions { max_pages: NonZeroU32::new(60), ..SqliteOptions::default() };
    let store = SqliteStore::open_with(dir.db(), &options).await.unwrap();
    let table = create(&store, "t", []).await;
    store.put_token("ballast", &"z".repeat(50_000), 1).await.unwrap();
    let length = fill(&store, &table).await;
    assert!(length >= 10, "{length}");
    assert_eq!(log(&store, &table).await.len() as u64, length, "no half of an append");

    // A change that needs no room still lands, and gives some back.
    assert_eq!(store.take_token("none", 2).await.unwrap(), None);
    assert_eq!(store.append(&table, length, texts(["on we go"]), None).await.unwrap(), length + 1);
    store.close().await.unwrap();
    let store = SqliteStore::open(dir.db()).await.unwrap();
    assert_eq!(log(&store, &table).await.len() as u64, length + 1);
}

#[tokio::test]
async fn a_change_without_room_fails_alone_in_its_group() {
    let dir = TempDir::new();
    let options = SqliteOptions { max_pages: NonZeroU32::new(40), ..SqliteOptions::default() };
    let store = SqliteStore::open_with(dir.db(), &options).await.unwrap();
    let (a, b) = (create(&store, "a", []).await, create(&store, "b", []).await);
    let hold = Hold::new(&dir.db());
    let (small, huge, after, ()) = tokio::join!(
        store.append(&a, 0, texts(["small"]), None),
        store.append(&b, 0, vec!["x".repeat(1 << 20)], None),
        store.append(&a, 1, texts(["small too"]), None),
        async { hold.release() },
    );
    assert!(matches!(huge, Err(StoreError::Unavailable { .. })));
    assert_eq!((small.unwrap(), after.unwrap()), (1, 2));
    assert_eq!(log(&store, &a).await, texts(["small", "small too"]));
    assert_eq!(log(&store, &b).await, texts([]));
}

/// A constraint that is checked at the commit stands in for a commit that fails.
#[tokio::test]
async fn a_failed_commit_fails_its_group_and_no_more() {
    let (dir, store) = fresh().await;
    let (a, b) = (create(&store, "a", []).await, create(&store, "b", []).await);
    let harm = "
        CREATE TABLE harm_done (id INTEGER PRIMARY KEY);
        CREATE TABLE harm (id INTEGER REFERENCES harm_done (id) DEFERRABLE INITIALLY DEFERRED);
        CREATE TRIGGER harm_at_commit AFTER INSERT ON entries WHEN new.text = 'harm'
        BEGIN INSERT INTO harm VALUES (1); END";
    meddle(&dir.db(), harm);
    let before = store.stats();
    let hold = Hold::new(&dir.db());
    let results = tokio::join!(
        store.append(&a, 0, texts(["good"]), None),
        store.append(&b, 0, texts(["harm"]), None),
        // Refused only because of the first, and that one does not land: no conflict to tell of.
        store.append(&a, 0, texts(["late"]), None),
        async { hold.release() },
    );
    for result in [results.0, results.1, results.2] {
        let error = result.unwrap_err();
        assert!(matches!(error, StoreError::Unavailable { .. }), "{error}");
        assert!(error.to_string().contains("FOREIGN KEY constraint failed"), "{error}");
    }
    assert_eq!(store.stats(), before);
    for table in [&a, &b] {
        assert_eq!(log(&store, table).await, texts([]));
        assert_eq!(store.append(table, 0, texts(["again"]), None).await.unwrap(), 1);
    }
    store.close().await.unwrap();
}

/// SQLite drops the whole transaction by itself when a disk fails in the middle; so does this trigger.
#[tokio::test]
async fn a_change_that_costs_its_group_the_transaction_fails_alone() {
    let (dir, store) = fresh().await;
    let (a, b, c) =
        (create(&store, "a", []).await, create(&store, "b", []).await, create(&store, "c", []).await);
    let harm = "
        CREATE TRIGGER harm_now AFTER INSERT ON entries WHEN new.text = 'harm'
        BEGIN SELECT raise(ROLLBACK, 'the disk is gone'); END";
    meddle(&dir.db(), harm);
    let before = store.stats();
    let hold = Hold::new(&dir.db());
    let (first, harm, late, more, after, ()) = tokio::join!(
        store.append(&a, 0, texts(["good"]), None),
        store.append(&b, 0, texts(["fine", "harm"]), None),
        store.append(&a, 0, texts(["late"]), None),
        store.append(&b, 0, texts(["harm"]), None),
        store.append(&c, 0, texts(["good"]), None),
        async { hold.release() },
    );
    for error in [harm.unwrap_err(), more.unwrap_err()] {
        assert!(matches!(error, StoreError::Unavailable { .. }), "{error}");
        assert!(error.to_string().contains("the disk is gone"), "{error}");
    }
    assert!(matches!(late, Err(StoreError::Conflict { expected: 0, found: 1 })));
    assert_eq!((first.unwrap(), after.unwrap()), (1, 1));
    assert_eq!(store.stats().transactions - before.transactions, 1);
    assert_eq!(store.stats().changes - before.changes, 2);
    assert_eq!(log(&store, &a).await, texts(["good"]));
    assert_eq!(log(&store, &b).await, texts([]));
    assert_eq!(log(&store, &c).await, texts(["good"]));
    store.close().await.unwrap();
}

/// Tells a child which file to write.
#[cfg(unix)]
const FILE: &str = "STOLIK_FULL_FILE";

/// The child's part of the next test; in a usual run of the tests it does nothing.
#[cfg(unix)]
#[tokio::test]
async fn child() {
    let Some(file) = std::env::var_os(FILE) else { return };
    let store = SqliteStore::open(&file).await.unwrap();
    let table = create(&store, "t", []).await;
    // A short append puts whole pages into the log of changes, which is full long before the file.
    let length = until_refused(&store, &table, 0).await;
    // What failed is not to be seen, and the rest is.
    assert_eq!(log(&store, &table).await.len() as u64, length);
    // Closing moves the log of changes into the file, where there is room.
    store.close().await.unwrap();
    let store = SqliteStore::open(&file).await.unwrap();
    let end = until_refused(&store, &table, length).await;
    assert!(end > length && length > 10, "{length} {end}");
    println!("\nacknowledged {end}");
}

/// Appends until the system refuses to write, and returns the length of the log then.
#[cfg(unix)]
async fn until_refused(store: &SqliteStore, table: &TableId, mut length: u64) -> u64 {
    loop {
        match store.append(table, length, texts(["one", "two"]), None).await {
            Ok(new) => length = new,
            Err(error) => {
                assert!(matches!(error, StoreError::Unavailable { .. }), "{error}");
                return length;
            }
        }
    }
}

/// `max_pages` stops a change before the commit. A disk that is really full stops the commit itself, and so
/// does the system's limit on the size of files, which a shell can set for a child.
#[cfg(unix)]
#[tokio::test]
async fn a_file_that_the_system_lets_grow_no_more_loses_nothing() {
    let dir = TempDir::new();
    let child = std::process::Command::new("sh")
        // Without the trap the system kills who writes too much.
        .args(["-c", "trap '' XFSZ; ulimit -f 1000; exec \"$0\" --exact failing::child --nocapture"])
        .arg(std::env::current_exe().unwrap())
        .env(FILE, dir.db())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&child.stdout);
    assert!(child.status.success(), "{said}{}", String::from_utf8_lossy(&child.stderr));
    let end = said.lines().find_map(|line| line.strip_prefix("acknowledged ")?.parse().ok()).unwrap();
    let (store, table) = (SqliteStore::open(dir.db()).await.unwrap(), "t".parse().unwrap());
    assert_eq!(log(&store, &table).await.len() as u64, end);
    assert_eq!(store.append(&table, end, texts(["on we go"]), None).await.unwrap(), end + 1);
}
