//! Lists, values and one-time tokens.

use store::{AnyStore, Filter, Status, Store, StoreError, Summary};

use crate::common::{House, id, summary};

/// Five tables; the number in the id is the time, and two share one.
async fn lobby(house: &House) -> AnyStore {
    let store = house.open().await;
    for (table, game, status, public, updated_at_ms) in [
        ("b-2", "keltis", Status::Open, true, 2),
        ("a-1", "sobek", Status::Open, false, 1),
        ("d-3", "keltis", Status::Finished, true, 3),
        ("c-3", "sobek", Status::Playing, true, 3),
        ("e-5", "keltis", Status::Playing, false, 5),
    ] {
        let (game, card, people) = (game.into(), String::new(), Vec::new());
        let (goes_on, due_at_ms) = (false, None);
        let summary = Summary { game, status, public, updated_at_ms, goes_on, card, people, due_at_ms };
        store.create(&id(table), &summary, Vec::new()).await.unwrap();
    }
    store
}

async fn ids(store: &dyn Store, filter: Filter) -> Vec<String> {
    store.list(&filter).await.unwrap().into_iter().map(|(id, _)| id.to_string()).collect()
}

pub(crate) async fn lists_are_newest_first(house: House) {
    let store = lobby(&house).await;
    assert_eq!(ids(&*store, Filter::default()).await, ["e-5", "c-3", "d-3", "b-2", "a-1"]);
    let (table, summary) = store.list(&Filter::default()).await.unwrap().remove(2);
    assert_eq!(table, id("d-3"));
    let expected = Summary {
        game: "keltis".into(),
        status: Status::Finished,
        public: true,
        updated_at_ms: 3,
        goes_on: false,
        card: String::new(),
        people: Vec::new(),
        due_at_ms: None,
    };
    assert_eq!(summary, expected);
}

pub(crate) async fn filters_narrow_together(house: House) {
    let store = lobby(&house).await;
    let all = Filter::default;
    let alive = vec![Status::Open, Status::Playing];
    assert_eq!(ids(&*store, Filter { statuses: alive.clone(), ..all() }).await, ["e-5", "c-3", "b-2", "a-1"]);
    assert_eq!(ids(&*store, Filter { game: Some("sobek".into()), ..all() }).await, ["c-3", "a-1"]);
    assert_eq!(ids(&*store, Filter { public: Some(true), ..all() }).await, ["c-3", "d-3", "b-2"]);
    assert_eq!(ids(&*store, Filter { public: Some(false), ..all() }).await, ["e-5", "a-1"]);
    let narrow = Filter { statuses: alive, game: Some("keltis".into()), public: Some(true), ..all() };
    assert_eq!(ids(&*store, narrow).await, ["b-2"]);
    assert!(ids(&*store, Filter { game: Some("' OR true --".into()), ..all() }).await.is_empty());
}

pub(crate) async fn sizes_and_lengths_are_counted(house: House) {
    let store = lobby(&house).await;
    store.append(&id("c-3"), 0, vec!["one".into(), "two".into()], None).await.unwrap();
    store.edit(vec![store::Edit::put("account", "ola", "{}")]).await.unwrap();
    let sizes = store.sizes().await.unwrap();
    assert_eq!((sizes.tables, sizes.entries, sizes.notes), (5, 2, 1));
    assert!(sizes.bytes > 0, "{sizes:?}");
    let mut lengths = store.lengths(&[id("c-3"), id("a-1"), id("gone")]).await.unwrap();
    lengths.sort();
    assert_eq!(lengths, [(id("a-1"), 0), (id("c-3"), 2)]);
}

pub(crate) async fn tables_are_found_by_name_and_by_their_bots(house: House) {
    let store = lobby(&house).await;
    let named = Filter { ids: vec![id("a-1"), id("c-3"), id("nobody")], ..Filter::default() };
    assert_eq!(ids(&*store, named).await, ["c-3", "a-1"]);
    assert!(ids(&*store, Filter { goes_on: Some(true), ..Filter::default() }).await.is_empty());
    let summary = Summary { goes_on: true, card: "card".into(), ..summary(Status::Playing, 9) };
    store.append(&id("e-5"), 0, Vec::new(), Some(summary.clone())).await.unwrap();
    let filter = Filter { goes_on: Some(true), ..Filter::default() };
    assert_eq!(store.list(&filter).await.unwrap(), [(id("e-5"), summary)]);
}

pub(crate) async fn old_tables_are_removed_with_their_logs(house: House) {
    let store = lobby(&house).await;
    store.append(&id("d-3"), 0, vec!["a".into()], None).await.unwrap();
    assert!(store.remove_older(Status::Finished, 3, 10).await.unwrap().is_empty(), "not older than 3");
    assert_eq!(store.remove_older(Status::Finished, 4, 10).await.unwrap(), [id("d-3")]);
    assert_eq!(store.load(&id("d-3")).await.unwrap(), None);
    assert_eq!(store.remove_older(Status::Open, 9, 1).await.unwrap(), [id("a-1")], "the oldest first");
    assert_eq!(ids(&*store, Filter::default()).await, ["e-5", "c-3", "b-2"]);
}

pub(crate) async fn pages_do_not_overlap(house: House) {
    let store = lobby(&house).await;
    let page = |offset| Filter { limit: 2, offset, ..Filter::default() };
    assert_eq!(ids(&*store, page(0)).await, ["e-5", "c-3"]);
    assert_eq!(ids(&*store, page(2)).await, ["d-3", "b-2"]);
    assert_eq!(ids(&*store, page(4)).await, ["a-1"]);
    assert!(ids(&*store, page(6)).await.is_empty());
}

pub(crate) async fn the_first_writer_of_a_value_wins(house: House) {
    let store = house.open().await;
    assert_eq!(store.meta("key").await.unwrap(), None);
    let (a, b) = tokio::join!(store.get_or_set_meta("key", "a"), store.get_or_set_meta("key", "b"));
    let (a, b) = (a.unwrap(), b.unwrap());
    assert!(a == b && ["a", "b"].contains(&a.as_str()), "{a} {b}");
    assert_eq!(store.meta("key").await.unwrap(), Some(a));
    assert_eq!(store.get_or_set_meta("other", "c").await.unwrap(), "c");
}

pub(crate) async fn a_token_is_taken_once(house: House) {
    let store = house.open().await;
    store.put_token("secret", "seat 2", 100).await.unwrap();
    let takes = tokio::join!(
        store.take_token("secret", 50),
        store.take_token("secret", 50),
        store.take_token("secret", 50)
    );
    let mut takes = [takes.0.unwrap(), takes.1.unwrap(), takes.2.unwrap()];
    takes.sort();
    assert_eq!(takes, [None, None, Some("seat 2".into())]);
    assert_eq!(store.take_token("never put", 50).await.unwrap(), None);
}

pub(crate) async fn a_token_ends_at_its_time(house: House) {
    let store = house.open().await;
    store.put_token("early", "x", 100).await.unwrap();
    store.put_token("late", "y", 101).await.unwrap();
    assert_eq!(store.take_token("early", 100).await.unwrap(), None);
    assert_eq!(store.take_token("late", 100).await.unwrap().as_deref(), Some("y"));
}

pub(crate) async fn taking_any_token_sweeps_the_expired(house: House) {
    let store = house.open().await;
    store.put_token("old", "x", 100).await.unwrap();
    store.put_token("young", "y", 300).await.unwrap();
    assert_eq!(store.take_token("another", 200).await.unwrap(), None);
    let left: Vec<_> = store.values().await.unwrap().tokens.into_iter().map(|token| token.token).collect();
    assert_eq!(left, ["young"]);
}

pub(crate) async fn a_token_is_not_overwritten_nor_repeated_in_the_error(house: House) {
    let store = house.open().await;
    store.put_token("secret", "mine", 100).await.unwrap();
    let error = store.put_token("secret", "yours", 100).await.unwrap_err();
    assert!(matches!(error, StoreError::TokenExists));
    assert!(!format!("{error} {error:?}").contains("secret"));
    assert_eq!(store.take_token("secret", 1).await.unwrap().as_deref(), Some("mine"));
}
