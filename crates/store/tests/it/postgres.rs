//! What only PostgreSQL does: breaking, coming back, and being shared.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use store::{Grant, News, PostgresStore, Status, Store, StoreError, Summary, TableId};
use tokio::sync::broadcast;

use crate::cluster::{Cluster, run};
use crate::common::{create, id, log, summary, texts};

async fn open(address: &str) -> PostgresStore {
    PostgresStore::open(address).await.expect("the house opens")
}

async fn refused(address: &str) -> StoreError {
    PostgresStore::open(address).await.unwrap_err()
}

#[tokio::test]
async fn a_newer_house_and_another_programs_schema_are_refused_untouched() {
    let address = Cluster::shared().house();
    open(&address).await.close().await.unwrap();
    run(&address, "UPDATE stolik SET version = 99");
    let error = refused(&address).await;
    assert!(matches!(error, StoreError::TooNew { found: 99, known: 2, .. }), "{error}");
    assert!(error.to_string().ends_with("is of version 99, this program knows up to 2: run a newer one"));

    let address = Cluster::shared().house();
    open(&address).await.close().await.unwrap();
    for versions in ["INSERT INTO stolik (version) VALUES (1)", "DELETE FROM stolik"] {
        run(&address, versions);
        assert!(matches!(refused(&address).await, StoreError::Foreign { .. }), "{versions}");
    }

    let address = Cluster::shared().house();
    run(&address, "CREATE TABLE recipes (name text)");
    let error = refused(&address).await;
    assert!(matches!(error, StoreError::Foreign { .. }), "{error}");
    let tables = "SELECT string_agg(tablename, ' ') FROM pg_tables WHERE schemaname = current_schema()";
    assert_eq!(run(&address, tables).trim(), "recipes");
}

#[tokio::test]
async fn an_address_that_cannot_be_used_is_named_without_its_password() {
    let error = refused("postgres://ola:secret@127.0.0.1:1/club").await;
    assert!(error.to_string().starts_with("cannot use postgres://ola@127.0.0.1:1/club: "), "{error}");
    assert!(!format!("{error} {error:?}").contains("secret"));
    let error = refused("postgres://ola:secret@host:port").await;
    assert!(!format!("{error} {error:?}").contains("secret"), "{error}");
}

#[tokio::test]
async fn a_damaged_log_is_named_and_the_others_load() {
    let address = Cluster::shared().house();
    let store = open(&address).await;
    let harm = [
        ("gap", 2, "DELETE FROM entries WHERE table_id = 'gap' AND idx = 2"),
        ("headless", 0, "DELETE FROM entries WHERE table_id = 'headless' AND idx = 0"),
        ("short", 3, "DELETE FROM entries WHERE table_id = 'short' AND idx = 3"),
        ("garbled", 1, "UPDATE entries SET text = '\\xff' WHERE table_id = 'garbled' AND idx = 1"),
    ];
    let sound = create(&store, "sound", ["a", "b"]).await;
    for (name, at, sql) in harm {
        let table = create(&store, name, ["a", "b", "c", "d"]).await;
        run(&address, sql);
        let error = store.load(&table).await.unwrap_err();
        assert!(
            matches!(&error, StoreError::Corrupt { table: t, index } if *t == table && *index == at),
            "{error}"
        );
    }
    assert_eq!(log(&store, &sound).await, texts(["a", "b"]));
}

/// Appends numbered entries to a table of its own until it is told to stop; what was acknowledged.
async fn play(store: PostgresStore, table: TableId, stop: Arc<AtomicBool>) -> Vec<String> {
    let mut said = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        let pair: Vec<String> = (0..2).map(|n| format!("{table} {}", said.len() + n)).collect();
        let summary = summary(Status::Playing, said.len() as i64);
        match store.append(&table, said.len() as u64, pair.clone(), Some(summary)).await {
            Ok(length) => {
                said.extend(pair);
                assert_eq!(length, said.len() as u64);
            }
            // On a machine with much else to do the database may be away for long; then it is to be looked.
            Err(StoreError::Unavailable { .. }) => {
                let now = log(&store, &table).await;
                assert!([said.as_slice(), &[said.as_slice(), &pair].concat()].contains(&now.as_slice()));
                said = now;
            }
            Err(error) => panic!("{error}"),
        }
    }
    said
}

/// What was acknowledged is there once, in its order, although connections are cut and the database crashes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_outlive_cut_connections_and_a_crash_of_the_database() {
    let cluster = Cluster::start("");
    let store = open(&cluster.house()).await;
    let stop = Arc::new(AtomicBool::new(false));
    let mut players = Vec::new();
    for number in 0..4 {
        let table = create(&store, &format!("table-{number}"), []).await;
        players.push(tokio::spawn(play(store.clone(), table, Arc::clone(&stop))));
    }
    let faults = tokio::task::spawn_blocking(move || {
        let cut =
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'stolik'";
        let mut cuts = 0;
        for mode in ["fast", "immediate", "immediate"] {
            for _ in 0..5 {
                cuts += cluster.run(cut).trim().parse::<u32>().unwrap();
                std::thread::sleep(Duration::from_millis(20));
            }
            cluster.restart(mode);
        }
        assert!(cuts > 10, "{cuts} cuts");
        cluster
    });
    let cluster = faults.await.unwrap();
    stop.store(true, Ordering::Relaxed);
    for (number, player) in players.into_iter().enumerate() {
        let said = player.await.unwrap();
        assert!(said.len() > 20, "{} entries", said.len());
        assert_eq!(log(&store, &id(&format!("table-{number}"))).await, said);
    }
    drop(cluster);
}

/// The next news that `wanted` picks.
async fn hear(news: &mut broadcast::Receiver<News>, wanted: impl Fn(&News) -> bool) -> News {
    let heard = async {
        loop {
            let said = news.recv().await.unwrap();
            if wanted(&said) {
                return said;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(10), heard).await.expect("the news comes")
}

#[tokio::test]
async fn servers_hear_of_each_others_changes_and_that_they_missed_some() {
    let cluster = Cluster::shared();
    let address = cluster.house();
    let (one, stranger) = (open(&address).await, open(&cluster.house()).await);
    let other = open(&address).await;
    let mut news = other.news().unwrap();
    // From here on it listens.
    hear(&mut news, |said| *said == News::Missed).await;
    create(&stranger, "elsewhere", ["a"]).await;
    stranger.append(&id("elsewhere"), 1, texts(["b"]), None).await.unwrap();
    let table = create(&one, "t", ["a"]).await;
    one.append(&table, 1, texts(["b"]), None).await.unwrap();
    let said = hear(&mut news, |_| true).await;
    assert_eq!(said, News::Table(table.clone(), 2), "the first that is told is of this house");
    let grant = Grant {
        id: "g".into(),
        holder: "phone".into(),
        table: None,
        player: "ola".into(),
        browser: String::new(),
        added_at_ms: 0,
    };
    one.put_grant(&grant).await.unwrap();
    assert_eq!(hear(&mut news, |_| true).await, News::Grants("phone".into()));
    assert!(one.remove_grant("g").await.unwrap());
    assert_eq!(hear(&mut news, |_| true).await, News::Grants("phone".into()));
    assert_eq!(other.lengths(&[table.clone(), id("nobody")]).await.unwrap(), [(table, 2)]);
    // Whoever was cut off does not know what was said meanwhile.
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    run(&address, cut);
    hear(&mut news, |said| *said == News::Missed).await;
}

/// A table at which a bot owes a move.
async fn owing(store: &PostgresStore, name: &str) -> TableId {
    let summary = Summary { goes_on: true, ..summary(Status::Playing, 0) };
    store.create(&id(name), &summary, texts(["a"])).await.unwrap();
    id(name)
}

#[tokio::test]
async fn one_server_at_a_time_drives_a_table_and_another_takes_over_within_two_seconds() {
    let address = Cluster::shared().house();
    let (one, other) = (open(&address).await, open(&address).await);
    let mut tables = BTreeSet::new();
    for name in ["a", "b", "c"] {
        tables.insert(owing(&one, name).await);
    }
    assert!(one.take_over(0).await.unwrap().is_empty(), "it only says that it is alive");
    let (some, rest) = (one.take_over(2).await.unwrap(), other.take_over(9).await.unwrap());
    assert_eq!((some.len(), rest.len()), (2, 1));
    assert_eq!(some.iter().chain(&rest).cloned().collect::<BTreeSet<_>>(), tables);
    assert!(one.lease(&some[0]).await.unwrap() && !other.lease(&some[0]).await.unwrap());
    assert!(other.lease(&rest[0]).await.unwrap() && !one.lease(&rest[0]).await.unwrap());
    // What one leaves the other may take.
    one.release(&some[..1]).await.unwrap();
    assert_eq!(other.take_over(9).await.unwrap(), some[..1]);
    // The first falls silent without a word.
    let silent = Instant::now();
    let taken = loop {
        let taken = other.take_over(9).await.unwrap();
        if !taken.is_empty() {
            break taken;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert_eq!(taken, some[1..]);
    assert!(silent.elapsed() < Duration::from_secs(2), "{:?}", silent.elapsed());
    // When it wakes up it drives nothing, and comes back as somebody new.
    assert!(!one.lease(&some[1]).await.unwrap());
    assert!(one.take_over(9).await.unwrap().is_empty());
    // Who leaves says so.
    other.close().await.unwrap();
    let mut left = one.take_over(9).await.unwrap();
    left.sort();
    assert_eq!(left.into_iter().collect::<BTreeSet<_>>(), tables);
}
