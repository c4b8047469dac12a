//! A copy of a file while it is written to.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use store::{SqliteStore, Status, Store, StoreError, backup};

use crate::common::{TempDir, id, summary};

/// The entries of a table, whose texts are their indices.
async fn length(store: &SqliteStore, table: &str) -> u64 {
    let entries = store.load(&id(table)).await.unwrap().expect("the table is there");
    for (at, entry) in entries.iter().enumerate() {
        assert_eq!(*entry, at.to_string());
    }
    entries.len() as u64
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_is_saved_while_it_is_played_in_and_opens_again() {
    let dir = TempDir::new();
    let store = SqliteStore::open(dir.db()).await.unwrap();
    for table in ["one", "two"] {
        store.create(&id(table), &summary(Status::Playing, 1), vec!["0".into()]).await.unwrap();
    }
    let stop = Arc::new(AtomicBool::new(false));
    let writer = tokio::spawn({
        let (store, stop) = (store.clone(), Arc::clone(&stop));
        async move {
            let mut next = 1_u64;
            while !stop.load(Ordering::Relaxed) {
                for table in ["one", "two"] {
                    store.append(&id(table), next, vec![next.to_string()], None).await.unwrap();
                }
                next += 1;
            }
            next
        }
    });
    let mut before = 1;
    for copy in 0..5 {
        while length(&store, "two").await < before + 3 {
            tokio::task::yield_now().await;
        }
        let acknowledged = length(&store, "one").await;
        let (from, to) = (dir.db(), dir.path().join(format!("copy-{copy}.db")));
        let saved = to.clone();
        let bytes = tokio::task::spawn_blocking(move || backup(&from, &saved)).await.unwrap().unwrap();
        assert_eq!(bytes, std::fs::metadata(&to).unwrap().len());
        // One moment: what was acknowledged before is there, and both tables are of the same moment.
        let restored = SqliteStore::open(&to).await.unwrap();
        let (one, two) = (length(&restored, "one").await, length(&restored, "two").await);
        assert!(one >= acknowledged && one > before && (one == two || one == two + 1), "{one} and {two}");
        // Play goes on in it.
        restored.append(&id("two"), two, vec![two.to_string()], None).await.unwrap();
        restored.close().await.unwrap();
        before = one;
    }
    stop.store(true, Ordering::Relaxed);
    assert_eq!(writer.await.unwrap(), length(&store, "one").await);
}

#[tokio::test]
async fn what_cannot_be_saved_is_said_and_nothing_is_left_of_it() {
    let dir = TempDir::new();
    let to = dir.path().join("copy.db");
    let missing = backup(&dir.path().join("none.db"), &to).unwrap_err();
    assert!(missing.to_string().contains("none.db"), "{missing}");
    let list = dir.path().join("list.txt");
    std::fs::write(&list, "This is a shopping list. ".repeat(100)).unwrap();
    assert!(matches!(backup(&list, &to), Err(StoreError::Foreign { .. })));
    SqliteStore::open(dir.db()).await.unwrap().close().await.unwrap();
    std::fs::write(&to, "mine").unwrap();
    assert!(matches!(backup(&dir.db(), &to), Err(StoreError::Unavailable { .. })), "nothing is written over");
    assert_eq!(std::fs::read(&to).unwrap(), b"mine");
    let nowhere = dir.path().join("no/copy.db");
    assert!(backup(&dir.db(), &nowhere).is_err());
    let mut left: Vec<_> =
        std::fs::read_dir(dir.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    left.sort();
    left.retain(|name| !name.to_string_lossy().starts_with("stolik.db"));
    assert_eq!(left, ["copy.db", "list.txt"]);
}
