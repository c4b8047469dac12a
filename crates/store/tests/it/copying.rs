//! A house moves from one store to another.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use store::{AnyStore, CopyError, Filter, Grant, Status, copy};

use crate::common::{House, create, id, log, summary, texts};

/// A house with some of everything.
async fn furnish(store: &AnyStore) {
    for n in 0..150_i64 {
        let entries = (0..n % 7).map(|at| format!("entry {at}, żółw\0")).collect();
        let status = [Status::Open, Status::Playing, Status::Finished][n as usize % 3];
        store.create(&id(&format!("table-{n}")), &summary(status, n), entries).await.unwrap();
    }
    store.get_or_set_meta("cookie_key", "secret").await.unwrap();
    store.put_token("token", "seat 2", 100).await.unwrap();
    for (name, table) in [("g1", None), ("g2", Some(id("table-3")))] {
        let [id, holder, player] = [name, "phone", "ola"].map(str::to_owned);
        let grant = Grant { id, holder, table, player, browser: "Firefox".into(), added_at_ms: 5 };
        store.put_grant(&grant).await.unwrap();
    }
}

/// Everything in a house.
async fn all(store: &AnyStore) -> impl PartialEq + std::fmt::Debug + use<> {
    let tables = store.list(&Filter::default()).await.unwrap();
    let mut logs = Vec::new();
    for (table, _) in &tables {
        logs.push(log(&**store, table).await);
    }
    (tables, logs, store.values().await.unwrap())
}

async fn moves_whole(from: House, to: House) {
    let (from, to) = (from.open().await, to.open().await);
    furnish(&from).await;
    let copied = copy(&from, &to).await.unwrap();
    assert_eq!((copied.tables, copied.rounds), (150, 2));
    assert_eq!(all(&from).await, all(&to).await);
    // Copied again, it takes what is new.
    from.append(&id("table-0"), 0, texts(["a", "b"]), Some(summary(Status::Playing, 999))).await.unwrap();
    copy(&from, &to).await.unwrap();
    assert_eq!(all(&from).await, all(&to).await);
    // What somebody else put there is not touched.
    to.append(&id("table-0"), 2, texts(["theirs"]), None).await.unwrap();
    from.append(&id("table-0"), 2, texts(["ours"]), None).await.unwrap();
    let error = copy(&from, &to).await.unwrap_err();
    assert!(matches!(&error, CopyError::Differs { what, .. } if what == "table table-0"), "{error}");
    assert_eq!(log(&*to, &id("table-0")).await, texts(["a", "b", "theirs"]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_moves_from_a_file_to_postgresql() {
    moves_whole(House::sqlite(), House::postgres()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_moves_from_postgresql_to_a_file() {
    moves_whole(House::postgres(), House::sqlite()).await;
}

#[tokio::test]
async fn a_house_with_another_key_is_not_copied_into() {
    let (one, other) = (House::sqlite(), House::sqlite());
    let (from, to) = (one.open().await, other.open().await);
    furnish(&from).await;
    to.get_or_set_meta("cookie_key", "another").await.unwrap();
    let error = copy(&from, &to).await.unwrap_err();
    assert!(matches!(&error, CopyError::Differs { what, .. } if what == "value of cookie_key"), "{error}");
    assert!(to.names(None, 1).await.unwrap().is_empty());
}

/// While it is copied the house is read and played in; once that ends nothing is missing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_is_copied_while_it_is_used() {
    let (one, other) = (House::sqlite(), House::postgres());
    let (from, to) = (one.open().await, other.open().await);
    furnish(&from).await;
    let table = create(&*from, "busy", []).await;
    let stop = Arc::new(AtomicBool::new(false));
    let playing = tokio::spawn({
        let (from, table, stop) = (from.clone(), table.clone(), Arc::clone(&stop));
        async move {
            let mut length = 0;
            while !stop.load(Ordering::Relaxed) {
                assert_eq!(log(&*from, &table).await.len() as u64, length);
                length = from.append(&table, length, texts(["move"]), None).await.unwrap();
            }
        }
    });
    match copy(&from, &to).await {
        Ok(_) | Err(CopyError::GoesOn { .. }) => {}
        Err(error) => panic!("{error}"),
    }
    stop.store(true, Ordering::Relaxed);
    playing.await.unwrap();
    copy(&from, &to).await.unwrap();
    assert_eq!(all(&from).await, all(&to).await);
}
