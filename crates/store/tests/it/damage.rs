//! Files that the disk has damaged: what is read is right, or it is refused.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use store::{Edit, Filter, Note, SqliteStore, Status, Store, StoreError, TableId, recover};

use crate::common::{Random, TempDir, id, meddle, raw, summary};

const PAGE: usize = 4096;
/// Tables with short and long logs, whose entries need pages of their own.
const TABLES: u64 = 8;

/// What a sound house says.
#[derive(PartialEq, Debug)]
struct Truth {
    logs: BTreeMap<TableId, Vec<String>>,
    values: store::Values,
}

async fn truth(store: &SqliteStore) -> Result<Truth, StoreError> {
    let mut logs = BTreeMap::new();
    for name in store.names(None, 1000).await? {
        if let Some(log) = store.load(&name).await? {
            logs.insert(name, log);
        }
    }
    Ok(Truth { logs, values: store.values().await? })
}

/// A house of which everything is in the file, with tables, notes and values on several pages of each kind.
async fn house(path: &Path) -> Truth {
    let store = SqliteStore::open(path).await.unwrap();
    for table in 0..TABLES {
        let name = id(&format!("table-{table}"));
        let long = if table % 4 == 3 { 2000 } else { 30 };
        let entries = (0..20 + 9 * table).map(|at| format!("{at} {}", "pink 3 ".repeat(long / 7)));
        let mut listed = summary(Status::Playing, table as i64);
        listed.card = "card ".repeat(150);
        store.create(&name, &listed, entries.collect()).await.unwrap();
        let note = |key: u64| Note {
            kind: "account".into(),
            key: format!("{table}-{key}"),
            table: None,
            body: "Ola ".repeat(60),
        };
        store.edit((0..4).map(note).map(Edit::Put).collect()).await.unwrap();
    }
    for nth in 0..2 {
        store.put_token(&format!("token-{nth}"), "body", 5).await.unwrap();
        store.get_or_set_meta(&format!("key-{nth}"), "value").await.unwrap();
    }
    let truth = truth(&store).await.unwrap();
    store.close().await.unwrap();
    truth
}

/// A page as a disk may give it back.
fn damage(file: &mut Vec<u8>, page: usize, way: u64, random: &mut Random) {
    let at = page * PAGE;
    match way % 6 {
        0 => file[at..at + PAGE].fill(0),
        1 => file[at..at + PAGE].fill_with(|| random.below(256) as u8),
        // One bit, where it is not known.
        2 => file[at + random.below(PAGE as u64) as usize] ^= 1 << random.below(8),
        // One bit of the head, which says how many rows there are.
        3 => file[at + random.below(12) as usize] ^= 1 << random.below(8),
        // Half of it is lost.
        4 => file[at + PAGE / 2..at + PAGE].fill(0),
        // An empty file would be a new house.
        _ => file.truncate(at.max(PAGE)),
    }
}

/// How damaged houses answered.
#[derive(Default, Debug)]
struct Counts {
    refused: u32,
    tables_right: u32,
    tables_refused: u32,
    told_by_check: u32,
    recovered: u32,
    recovered_tables: u32,
}

/// Opens a damaged house, and holds every answer against the truth.
async fn look(path: &Path, truth: &Truth, counts: &mut Counts) {
    let sound = raw(path).query_row("PRAGMA integrity_check", [], |row| row.get::<_, String>(0));
    let noticed = sound.as_ref().map_or(true, |said| said != "ok");
    let mut readable = BTreeMap::new();
    match SqliteStore::open(path).await {
        Err(_) => counts.refused += 1,
        Ok(store) => {
            for (table, log) in &truth.logs {
                match store.load(table).await {
                    Ok(Some(read)) => {
                        assert_eq!(read, *log, "{table} is read otherwise than it was written");
                        readable.insert(table.clone(), read);
                        counts.tables_right += 1;
                    }
                    Ok(None) => assert!(noticed, "{table} is lost and nobody says so"),
                    Err(_) => counts.tables_refused += 1,
                }
            }
            // What is missing beside the tables is noticed by the look at the whole file.
            match store.values().await {
                Ok(values) => assert!(noticed || values == truth.values),
                Err(_) => counts.refused += 1,
            }
            let _ = store.list(&Filter::default()).await;
            let _ = tokio::time::timeout(Duration::from_secs(20), store.close()).await;
        }
    }
    counts.told_by_check += u32::from(noticed);
    save(path, truth, &readable, counts).await;
}

/// Every table that could be read is saved, and none is saved otherwise than it was.
async fn save(path: &Path, truth: &Truth, readable: &BTreeMap<TableId, Vec<String>>, counts: &mut Counts) {
    let new = path.with_extension("new");
    let Ok(saved) = recover(path, &new).await else {
        assert!(readable.is_empty(), "tables could be read and were not saved");
        return;
    };
    let store = SqliteStore::open(&new).await.unwrap();
    let mut logs = self::truth(&store).await.unwrap().logs;
    store.close().await.unwrap();
    assert_eq!(logs.len() as u64, saved.tables);
    for table in readable.keys() {
        assert!(logs.contains_key(table), "{table} could be read and was not saved: {saved:?}");
    }
    // Nobody knows where the log of one whose row is lost ends, and that is said.
    for table in &saved.unsure {
        let log = logs.remove(table).unwrap();
        assert!(truth.logs[table].starts_with(&log), "{table}");
    }
    for (table, log) in &logs {
        assert_eq!(log, &truth.logs[table], "{table} was saved otherwise than it was");
    }
    counts.recovered += 1;
    counts.recovered_tables += saved.tables as u32;
}

/// Damages each page in as many ways; gives the counts and how many houses were damaged.
async fn each_page(ways: std::ops::Range<u64>, every: u64) -> (Counts, u32) {
    let dir = TempDir::new();
    let truth = house(&dir.db()).await;
    let sound = fs::read(dir.db()).unwrap();
    let (mut counts, mut random, mut tried) = (Counts::default(), Random(5), 0);
    for page in 0..sound.len() / PAGE {
        for way in ways.clone() {
            if !(page as u64 + way).is_multiple_of(every) {
                continue;
            }
            let damaged = TempDir::new();
            let mut file = sound.clone();
            damage(&mut file, page, way, &mut random);
            fs::write(damaged.db(), file).unwrap();
            look(&damaged.db(), &truth, &mut counts).await;
            tried += 1;
        }
    }
    (counts, tried)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_page_is_refused_or_read_right() {
    let (counts, tried) = each_page(0..6, 40).await;
    assert!(tried > 8 && counts.tables_right > 0 && counts.tables_refused > 0, "{tried}: {counts:?}");
}

/// The long form, for `cargo xtask torture`.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: cargo xtask torture"]
async fn torture_by_damaged_pages() {
    let (counts, tried) = each_page(0..36, 1).await;
    println!(
        "\ntorture| a page of the file damaged | {tried} | {} tables read, all right; {} refused; {} houses refused whole; \
         {} saved by `recover` with {} tables | 0 wrong",
        counts.tables_right, counts.tables_refused, counts.refused, counts.recovered, counts.recovered_tables
    );
}

#[tokio::test]
async fn a_changed_letter_and_a_lost_end_are_noticed() {
    let dir = TempDir::new();
    let truth = house(&dir.db()).await;
    meddle(
        &dir.db(),
        "UPDATE entries SET text = replace(text, '3', '2') WHERE table_id = 'table-1' AND idx = 5",
    );
    meddle(&dir.db(), "DELETE FROM entries WHERE table_id = 'table-2' AND idx > 10");
    meddle(&dir.db(), "PRAGMA foreign_keys = off; DELETE FROM tables WHERE id = 'table-4'");
    meddle(&dir.db(), "UPDATE notes SET body = 'Jan' WHERE key = '7-1'");
    meddle(&dir.db(), "UPDATE meta SET value = 'other' WHERE key = 'key-1'");
    let store = SqliteStore::open(dir.db()).await.unwrap();
    for (table, at) in [("table-1", 5), ("table-2", 11), ("table-4", 0)] {
        let error = store.load(&id(table)).await.unwrap_err();
        assert!(matches!(&error, StoreError::Corrupt { index, .. } if *index == at), "{table}: {error}");
    }
    let append = store.append(&id("table-2"), 11, vec!["again".into()], None).await;
    assert!(matches!(append, Err(StoreError::Corrupt { index: 11, .. })), "{append:?}");
    let note = store.note("account", "7-1").await.unwrap_err();
    assert!(note.to_string().contains("the note 7-1 about account is damaged"), "{note}");
    assert!(store.meta("key-1").await.unwrap_err().to_string().contains("the value of key-1 is damaged"));
    store.close().await.unwrap();

    let new = dir.path().join("new.db");
    let saved = recover(&dir.db(), &new).await.unwrap();
    assert_eq!(saved.lost, [(id("table-1"), 5), (id("table-2"), 11)]);
    assert_eq!((saved.tables, &saved.unsure[..]), (TABLES - 2, &[id("table-4")][..]));
    assert_eq!(saved.faults.len(), 2, "a note and a value: {:?}", saved.faults);
    let store = SqliteStore::open(&new).await.unwrap();
    assert_eq!(store.load(&id("table-4")).await.unwrap().as_ref(), truth.logs.get(&id("table-4")));
    assert_eq!(store.meta("key-1").await.unwrap(), None);
    assert_eq!(store.values().await.unwrap().notes.len(), truth.values.notes.len() - 1);
    assert!(recover(&dir.db(), &new).await.is_err(), "nothing is written over");
}

#[tokio::test]
async fn a_file_has_one_server() {
    let dir = TempDir::new();
    let first = SqliteStore::open_to_serve(dir.db()).await.unwrap();
    let second = SqliteStore::open_to_serve(dir.db()).await.unwrap_err();
    assert!(matches!(second, StoreError::InUse { .. }), "{second}");
    SqliteStore::open(dir.db()).await.expect("others may look").close().await.unwrap();
    first.close().await.unwrap();
    SqliteStore::open_to_serve(dir.db()).await.expect("the first has gone");
}
