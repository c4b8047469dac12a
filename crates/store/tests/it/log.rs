//! Creating tables, appending and loading.

use store::{Filter, Status, StoreError, TableId};

use crate::common::{House, create, id, log, summary, texts};

pub(crate) async fn a_log_is_what_was_appended_in_order(house: House) {
    let store = house.open().await;
    let table = create(&*store, "t", ["seats 4"]).await;
    assert_eq!(store.append(&table, 1, texts(["1 roll", "* die pink 3"]), None).await.unwrap(), 3);
    assert_eq!(store.append(&table, 3, texts(["2 bet green"]), None).await.unwrap(), 4);
    assert_eq!(log(&*store, &table).await, texts(["seats 4", "1 roll", "* die pink 3", "2 bet green"]));
}

pub(crate) async fn entries_are_kept_as_they_are(house: House) {
    let store = house.open().await;
    let odd = texts(["", " ", "żółw\n\t'\";--", "nul \0 inside", "🐪"]);
    let table = id("t");
    store.create(&table, &summary(Status::Open, 0), odd.clone()).await.unwrap();
    assert_eq!(log(&*store, &table).await, odd);
}

pub(crate) async fn a_long_game_can_be_stored_at_once(house: House) {
    let store = house.open().await;
    let game: Vec<String> = (0..1234).map(|n| format!("entry {n}")).collect();
    let table = id("t");
    store.create(&table, &summary(Status::Finished, 0), game.clone()).await.unwrap();
    assert_eq!(store.append(&table, 1234, game.clone(), None).await.unwrap(), 2468);
    assert_eq!(log(&*store, &table).await, [game.clone(), game].concat());
}

pub(crate) async fn a_table_may_begin_empty(house: House) {
    let store = house.open().await;
    let table = create(&*store, "t", []).await;
    assert_eq!(log(&*store, &table).await, texts([]));
    assert_eq!(store.append(&table, 0, texts(["first"]), None).await.unwrap(), 1);
}

pub(crate) async fn a_conflict_leaves_nothing(house: House) {
    let store = house.open().await;
    let table = create(&*store, "t", ["a", "b"]).await;
    let before = store.list(&Filter::default()).await.unwrap();
    for at in [0, 1, 3, u64::MAX] {
        let finished = Some(summary(Status::Finished, 9));
        let error = store.append(&table, at, texts(["x", "y"]), finished).await.unwrap_err();
        assert!(
            matches!(error, StoreError::Conflict { expected, found: 2 } if expected == at),
            "at {at}: {error}"
        );
    }
    assert_eq!(log(&*store, &table).await, texts(["a", "b"]));
    assert_eq!(store.list(&Filter::default()).await.unwrap(), before);
}

pub(crate) async fn a_table_is_created_once(house: House) {
    let store = house.open().await;
    let table = create(&*store, "t", ["a"]).await;
    let error = store.create(&table, &summary(Status::Open, 5), texts(["x"])).await.unwrap_err();
    assert!(matches!(&error, StoreError::Exists { table } if table.as_str() == "t"));
    assert_eq!(error.to_string(), "table t exists already");
    assert_eq!(log(&*store, &table).await, texts(["a"]));
    assert_eq!(store.list(&Filter::default()).await.unwrap()[0].1, summary(Status::Playing, 0));
}

pub(crate) async fn an_unknown_table_is_told_from_an_empty_one(house: House) {
    let store = house.open().await;
    assert_eq!(store.load(&id("nobody")).await.unwrap(), None);
    let error = store.append(&id("nobody"), 0, texts(["a"]), None).await.unwrap_err();
    assert!(matches!(&error, StoreError::Unknown { table } if table.as_str() == "nobody"));
    assert_eq!(store.load(&id("nobody")).await.unwrap(), None);
}

pub(crate) async fn a_summary_changes_with_its_append_or_alone(house: House) {
    let store = house.open().await;
    let table = create(&*store, "t", ["a"]).await;
    store.append(&table, 1, texts(["b"]), Some(summary(Status::Playing, 7))).await.unwrap();
    assert_eq!(store.list(&Filter::default()).await.unwrap(), [(table.clone(), summary(Status::Playing, 7))]);
    // No entries: only the summary, at the length that is there.
    let length = store.append(&table, 2, texts([]), Some(summary(Status::Finished, 8))).await.unwrap();
    assert_eq!(length, 2);
    assert_eq!(
        store.list(&Filter::default()).await.unwrap(),
        [(table.clone(), summary(Status::Finished, 8))]
    );
    assert_eq!(log(&*store, &table).await, texts(["a", "b"]));
}

pub(crate) async fn tables_whose_ids_begin_alike_do_not_mix(house: House) {
    let store = house.open().await;
    let (short, long) = (create(&*store, "t", ["a"]).await, create(&*store, "t-1", ["b", "c"]).await);
    store.append(&short, 1, texts(["d"]), None).await.unwrap();
    assert_eq!(log(&*store, &short).await, texts(["a", "d"]));
    assert_eq!(log(&*store, &long).await, texts(["b", "c"]));
}

#[test]
fn ids_are_short_and_safe_in_links() {
    for good in ["a", "amber-lynx-7", "-", "0123456789abcdefghijklmnopqrstuv"] {
        assert_eq!(TableId::new(good).unwrap().to_string(), good);
    }
    for bad in ["", "A", "a b", "a/b", "ż", "a.b", "0123456789abcdefghijklmnopqrstuvw"] {
        assert!(TableId::new(bad).is_err(), "{bad:?}");
    }
    let error = "Nie".parse::<TableId>().unwrap_err();
    assert_eq!(error.to_string(), r#""Nie" is not a table id: use 1 to 32 of a-z, 0-9 and -"#);
    assert!(TableId::new("x".repeat(1 << 20)).unwrap_err().to_string().len() < 100);
}
