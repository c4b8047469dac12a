//! Opening, closing and reopening files, good and bad.

use std::error::Error;
use std::ffi::OsString;
use std::fs;
use std::time::Duration;

use store::{Filter, SqliteStore, Status, Store, StoreError, Summary};

use crate::common::{Hold, House, TempDir, create, fresh, id, log, meddle, texts};

/// Opens a file that must be refused, and returns why.
async fn refused(path: impl AsRef<std::path::Path>) -> StoreError {
    SqliteStore::open(path).await.unwrap_err()
}

/// The names of what lies in the folder of a test.
fn files(dir: &TempDir) -> Vec<OsString> {
    fs::read_dir(dir.path()).unwrap().map(|file| file.unwrap().file_name()).collect()
}

pub(crate) async fn a_reopened_store_has_everything(house: House) {
    let store = house.open().await;
    let table = create(&*store, "t", ["a"]).await;
    store.append(&table, 1, texts(["b", "c"]), None).await.unwrap();
    store.get_or_set_meta("key", "value").await.unwrap();
    store.put_token("token", "body", 100).await.unwrap();
    let values = store.values().await.unwrap();
    store.close().await.unwrap();

    let store = house.open().await;
    assert_eq!(log(&*store, &table).await, texts(["a", "b", "c"]));
    assert_eq!(store.list(&Filter::default()).await.unwrap().len(), 1);
    assert_eq!(store.values().await.unwrap(), values);
    assert_eq!(store.meta("key").await.unwrap().as_deref(), Some("value"));
    assert_eq!(store.take_token("token", 1).await.unwrap().as_deref(), Some("body"));
    assert_eq!(store.append(&table, 3, texts(["d"]), None).await.unwrap(), 4);
}

#[tokio::test]
async fn a_closed_store_is_one_file() {
    let (dir, store) = fresh().await;
    create(&store, "t", ["a"]).await;
    store.close().await.unwrap();
    assert_eq!(files(&dir), ["stolik.db"]);
}

pub(crate) async fn a_closed_store_says_so(house: House) {
    let store = house.open().await;
    let table = create(&*store, "t", ["a"]).await;
    let other = store.clone();
    let (first, second) = tokio::join!(store.close(), other.close());
    first.unwrap();
    second.unwrap();
    assert!(matches!(other.append(&table, 1, texts(["b"]), None).await, Err(StoreError::Closed)));
    assert!(matches!(other.load(&table).await, Err(StoreError::Closed)));
    assert!(matches!(other.list(&Filter::default()).await, Err(StoreError::Closed)));
    assert!(matches!(other.meta("key").await, Err(StoreError::Closed)));
}

pub(crate) async fn closing_lets_queued_changes_land(house: House) {
    let store = house.open().await;
    let table = create(&*store, "t", []).await;
    let (append, close) = tokio::join!(store.append(&table, 0, texts(["a"]), None), store.close());
    assert_eq!(append.unwrap(), 1);
    close.unwrap();
    let store = house.open().await;
    assert_eq!(log(&*store, &table).await, texts(["a"]));
}

#[tokio::test]
async fn a_caller_who_gives_up_closing_leaves_the_wait_to_the_next() {
    let (dir, store) = fresh().await;
    let table = create(&store, "t", []).await;
    let hold = Hold::new(&dir.db());
    let append = store.append(&table, 0, texts(["a"]), None);
    tokio::pin!(append);
    // Polled in this order: the change is queued, and the first to close waits for it in vain.
    tokio::select! {
        biased;
        _ = &mut append => panic!("the writer is held"),
        _ = store.close() => panic!("the writer is held"),
        () = tokio::time::sleep(Duration::from_millis(50)) => {}
    }
    hold.release();
    store.close().await.unwrap();
    assert_eq!(files(&dir), ["stolik.db"], "closed by now");
    assert_eq!(append.await.unwrap(), 1);
}

#[tokio::test]
async fn a_dropped_store_closes_its_file() {
    let (dir, store) = fresh().await;
    let table = create(&store, "t", ["a"]).await;
    // Opens a connection that reads, so that there is one to close.
    assert_eq!(log(&store, &table).await, texts(["a"]));
    drop(store);
    let closed = async {
        while files(&dir) != ["stolik.db"] {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), closed).await.expect("the thread ends by itself");
}

pub(crate) async fn two_stores_on_one_house_keep_its_logs_right(house: House) {
    let (one, two) = (house.open().await, house.open().await);
    let table = create(&*one, "t", ["a"]).await;
    assert_eq!(two.append(&table, 1, texts(["b"]), None).await.unwrap(), 2);
    let late = one.append(&table, 1, texts(["x"]), None).await;
    assert!(matches!(late, Err(StoreError::Conflict { expected: 1, found: 2 })));
    assert_eq!(log(&*one, &table).await, texts(["a", "b"]));
    one.close().await.unwrap();
    assert_eq!(two.append(&table, 2, texts(["c"]), None).await.unwrap(), 3);
    assert_eq!(log(&*two, &table).await, texts(["a", "b", "c"]));
}

#[tokio::test]
async fn an_empty_file_is_a_fresh_store() {
    let dir = TempDir::new();
    fs::write(dir.db(), "").unwrap();
    let store = SqliteStore::open(dir.db()).await.unwrap();
    create(&store, "t", ["a"]).await;
}

#[tokio::test]
async fn a_newer_version_is_refused_untouched() {
    let (dir, store) = fresh().await;
    store.close().await.unwrap();
    meddle(&dir.db(), "PRAGMA user_version = 99");
    let before = fs::read(dir.db()).unwrap();
    let error = refused(dir.db()).await;
    assert!(matches!(error, StoreError::TooNew { found: 99, known: 5, .. }));
    let path = dir.db();
    let said = format!("{} is of version 99, this program knows up to 5: run a newer one", path.display());
    assert_eq!(error.to_string(), said);
    assert_eq!(fs::read(dir.db()).unwrap(), before);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_untouched() {
    let dir = TempDir::new();
    for text in ["x".to_owned(), "This is a shopping list. ".repeat(1000)] {
        fs::write(dir.db(), &text).unwrap();
        let error = refused(dir.db()).await;
        assert!(
            matches!(&error, StoreError::Foreign { place } if *place == dir.db().display().to_string()),
            "{error}"
        );
        assert!(error.to_string().ends_with("stolik.db is not a stolik database"), "{error}");
        assert_eq!(fs::read_to_string(dir.db()).unwrap(), text);
    }
}

#[tokio::test]
async fn a_database_of_another_program_is_refused_untouched() {
    for sql in ["CREATE TABLE recipes (name TEXT)", "PRAGMA application_id = 7", "PRAGMA user_version = 1"] {
        let dir = TempDir::new();
        meddle(&dir.db(), sql);
        let before = fs::read(dir.db()).unwrap();
        assert!(matches!(refused(dir.db()).await, StoreError::Foreign { .. }), "{sql}");
        assert_eq!(fs::read(dir.db()).unwrap(), before, "{sql}");
    }
}

#[tokio::test]
async fn an_unusable_path_is_named_with_the_reason() {
    let dir = TempDir::new();
    fs::write(dir.path().join("file"), "").unwrap();
    let missing = refused(dir.path().join("no/stolik.db")).await;
    assert!(missing.to_string().contains("no/stolik.db: No such file"), "{missing}");
    assert!(missing.source().is_some());
    let under_a_file = refused(dir.path().join("file/stolik.db")).await;
    assert!(under_a_file.to_string().contains("file/stolik.db: Not a directory"), "{under_a_file}");
    let folder = refused(dir.path()).await;
    assert!(folder.to_string().ends_with(": is a directory"), "{folder}");
    for error in [missing, under_a_file, folder] {
        assert!(matches!(error, StoreError::Unavailable { .. }));
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_folder_without_the_right_to_write_is_named() {
    use std::os::unix::fs::PermissionsExt;
    let dir = TempDir::new();
    fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o500)).unwrap();
    // The administrator may write everywhere, and then there is nothing to see.
    if fs::write(dir.path().join("probe"), "").is_err() {
        let error = refused(dir.db()).await;
        assert!(error.to_string().contains("stolik.db: Permission denied"), "{error}");
    }
    fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o700)).unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let (dir, store) = fresh().await;
    create(&store, "t", ["a"]).await;
    for file in fs::read_dir(dir.path()).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{}", file.path().display());
    }
}

#[tokio::test]
async fn a_name_that_sqlite_reads_otherwise_is_only_a_name() {
    let dir = TempDir::new();
    for name in [":memory:", "file:x?mode=memory", "a b%20c#d"] {
        let path = dir.path().join(name);
        let store = SqliteStore::open(&path).await.unwrap();
        create(&store, "t", ["a"]).await;
        store.close().await.unwrap();
        assert!(path.is_file(), "{name}");
        assert_eq!(store.path(), path);
    }
}

#[tokio::test]
async fn a_damaged_log_is_named_and_the_others_load() {
    let (dir, store) = fresh().await;
    let gap = create(&store, "gap", ["a", "b", "c", "d"]).await;
    let headless = create(&store, "headless", ["a", "b"]).await;
    let garbled = create(&store, "garbled", ["a", "b"]).await;
    let sound = create(&store, "sound", ["a", "b"]).await;
    meddle(&dir.db(), "DELETE FROM entries WHERE table_id = 'gap' AND idx = 2");
    meddle(&dir.db(), "DELETE FROM entries WHERE table_id = 'headless' AND idx = 0");
    let garble = "UPDATE entries SET text = CAST(x'ff' AS TEXT) WHERE table_id = 'garbled' AND idx = 1";
    meddle(&dir.db(), garble);
    for (table, at) in [(gap, 2), (headless, 0), (garbled, 1)] {
        let error = store.load(&table).await.unwrap_err();
        assert!(matches!(&error, StoreError::Corrupt { table: t, index } if *t == table && *index == at));
        assert_eq!(error.to_string(), format!("table {table} is damaged at entry {at}"));
    }
    assert_eq!(log(&store, &sound).await, texts(["a", "b"]));
}

#[tokio::test]
async fn a_damaged_summary_is_an_error_not_a_panic() {
    let (dir, store) = fresh().await;
    create(&store, "t", ["a"]).await;
    meddle(&dir.db(), "PRAGMA ignore_check_constraints = on; UPDATE tables SET status = 'lost'");
    let error = store.list(&Filter::default()).await.unwrap_err();
    assert!(error.to_string().contains(r#"table t has the status "lost""#), "{error}");
}

/// What an old file holds, as its version wrote it; it must open in every later version.
async fn opens(sql: &str, summary: Summary) {
    let dir = TempDir::new();
    meddle(&dir.db(), sql);
    let store = SqliteStore::open(dir.db()).await.unwrap();
    assert_eq!(log(&store, &id("old-table")).await, texts(["seats 2", "1 roll"]));
    assert_eq!(store.list(&Filter::default()).await.unwrap(), [(id("old-table"), summary)]);
    assert_eq!(store.meta("key").await.unwrap().as_deref(), Some("value"));
    assert_eq!(store.take_token("token", 0).await.unwrap().as_deref(), Some("body"));
    assert_eq!(store.grants_to("somebody").await.unwrap(), []);
}

fn old_summary() -> Summary {
    Summary {
        game: "camel-up".into(),
        status: Status::Playing,
        public: false,
        updated_at_ms: 1_700_000_000_000,
        goes_on: false,
        card: String::new(),
        people: Vec::new(),
        due_at_ms: None,
    }
}

#[tokio::test]
async fn a_file_of_version_1_opens() {
    opens(include_str!("version_1.sql"), old_summary()).await;
}

#[tokio::test]
async fn a_file_of_version_2_opens() {
    let summary = Summary { public: true, goes_on: true, card: "a card".into(), ..old_summary() };
    opens(include_str!("version_2.sql"), summary).await;
}
