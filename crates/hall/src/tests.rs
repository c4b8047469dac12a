//! Live tables over a real store.

mod counting;

use crate::{Config, Games, Hall, HallError, NewTable, Next, Playable};
use bots::AnyBot;
use engine::any::{AnyEvent, Kind};
use engine::{Options, Seat, Viewer};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::Poll;
use std::time::{Duration, SystemTime};
use store::{Filter, SqliteStore, Status};
use table::{Clock, DiceWord, Draft, PlayerId, TableError, WhenOut};

struct CamelUp;

impl Playable for CamelUp {
    fn kind(&self) -> &'static dyn Kind {
        games::kind("camel-up").expect("the house has it")
    }

    fn bots(&self) -> Vec<AnyBot> {
        bots::all("camel-up")
    }

    fn pace(&self, _event: &AnyEvent) -> u32 {
        0
    }
}

struct Keltis;

impl Playable for Keltis {
    fn kind(&self) -> &'static dyn Kind {
        games::kind("keltis").expect("the house has it")
    }

    fn bots(&self) -> Vec<AnyBot> {
        bots::all("keltis")
    }

    fn pace(&self, _event: &AnyEvent) -> u32 {
        0
    }
}

const CLOCKLESS: Config =
    Config { pace: 0.0, keep_open: Some(30), keep_finished: None, clock: SystemTime::now };

async fn hall(folder: &tempfile::TempDir, config: Config) -> Arc<Hall> {
    let store = SqliteStore::open(folder.path().join("stolik.db")).await.unwrap();
    Hall::new(store.into(), Games::new([&CamelUp as &'static dyn Playable, &Keltis]), config)
}

fn ola() -> PlayerId {
    PlayerId("ola".to_owned())
}

fn new(public: bool) -> NewTable {
    let options = Options::default();
    let (clock, when_out) = (Clock::None, WhenOut::StandIn);
    NewTable {
        game: "camel-up".to_owned(),
        seats: 3,
        options,
        odds: false,
        public,
        clock,
        when_out,
        watching: table::Watching::AtOnce,
        coach: false,
        origin: None,
    }
}

fn seat(number: u8) -> Seat {
    Seat::try_from(number).unwrap()
}

/// Ola with two bots, started.
fn with_bots(draft: &mut Draft) -> Result<(), TableError> {
    draft.sit(seat(1), &ola(), "Ola", DiceWord::None)?;
    draft.seat_bot(&ola(), seat(2), "random")?;
    draft.seat_bot(&ola(), seat(3), "random")?;
    draft.begin_game(&ola())
}

/// Bots only, started.
fn bots_only(draft: &mut Draft) -> Result<(), TableError> {
    (1..=3).try_for_each(|number| draft.seat_bot(&ola(), seat(number), "random"))?;
    draft.begin_game(&ola())
}

async fn until(what: &str, mut holds: impl FnMut() -> bool) {
    for _ in 0..6_000 {
        if holds() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{what} did not come about within a minute");
}

#[tokio::test]
async fn a_table_comes_back_from_the_store_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall(&folder, CLOCKLESS).await;
    let live = hall.open(&ola(), new(true), with_bots).await.unwrap();
    let id = live.id().to_string();
    until("Ola's turn", || live.read(|table| table.decision(seat(1)).is_some())).await;
    let (length, heard) = live.read(|table| (table.length(), table.heard(Viewer::Spectator)));
    drop(live);
    until("rest", || {
        hall.forget_idle();
        hall.in_memory() == 0
    })
    .await;
    let again = hall.table(&id).await.unwrap();
    assert_eq!(again.read(|table| (table.length(), table.heard(Viewer::Spectator))), (length, heard));
    // A stream that was cut at an earlier step goes on with the steps since.
    let now = again.now();
    assert!(matches!(now.next(Viewer::Spectator, heard - 1), (next, Next::Frame(_)) if next == heard));
    assert!(matches!(now.next(Viewer::Spectator, heard), (next, Next::Settled) if next == heard));
    let whole = hall.whole(&again).await.unwrap();
    assert_eq!(whole.entries().count(), whole.made());
    assert!(matches!(hall.table("nobody").await, Err(HallError::Store(_))));
    assert!(matches!(hall.table("../x").await, Err(HallError::NoTable)));
}

#[tokio::test]
async fn only_tables_of_bots_are_opened_at_a_start() {
    let folder = tempfile::tempdir().unwrap();
    let ids = {
        // Bots that wait for ever leave their tables as they are.
        let slow = hall(&folder, Config { pace: 1_000.0, ..CLOCKLESS }).await;
        let mut ids = Vec::new();
        for _ in 0..6 {
            ids.push(slow.open(&ola(), new(true), bots_only).await.unwrap().id().clone());
        }
        slow.open(&ola(), new(true), |draft| draft.sit(seat(1), &ola(), "Ola", DiceWord::None))
            .await
            .unwrap();
        slow.store().close().await.unwrap();
        ids
    };
    let hall = hall(&folder, CLOCKLESS).await;
    hall.resume().await.unwrap();
    assert_eq!(hall.in_memory(), ids.len());
    for id in ids {
        let live = hall.table(id.as_str()).await.unwrap();
        until("the end of a game", || live.read(|table| table.status() == table::Status::Finished)).await;
    }
}

#[tokio::test]
async fn people_of_an_older_house_are_listed_once() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall(&folder, CLOCKLESS).await;
    let id = hall.open(&ola(), new(true), with_bots).await.unwrap().id().clone();
    let own = || Filter { player: Some(ola().0), ..Filter::default() };
    // As it was before people were listed.
    let (_, listed) = hall.list(&own()).await.unwrap().remove(0);
    let log = hall.store().load(&id).await.unwrap().unwrap();
    let old = store::Summary { people: Vec::new(), ..listed.clone() };
    let before: store::TableId = "before".parse().unwrap();
    hall.store().create(&before, &old, log).await.unwrap();
    assert_eq!(hall.list(&own()).await.unwrap().len(), 1);
    hall.bring_up_to_date().await.unwrap();
    let after = hall.list(&own()).await.unwrap();
    let found = after.iter().find(|(table, _)| *table == before).unwrap();
    assert_eq!(found.1.people, listed.people);
    hall.bring_up_to_date().await.unwrap();
}

static NOW: AtomicU64 = AtomicU64::new(0);

fn set_clock() -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_hours(24) * NOW.load(Ordering::Relaxed) as u32
}

#[tokio::test]
async fn old_open_tables_are_removed_and_others_stay() {
    let folder = tempfile::tempdir().unwrap();
    NOW.store(20_000, Ordering::Relaxed);
    let hall = hall(&folder, Config { clock: set_clock, pace: 1_000.0, ..CLOCKLESS }).await;
    let open = hall.open(&ola(), new(true), |_| Ok(())).await.unwrap().id().clone();
    let playing = hall.open(&ola(), new(true), with_bots).await.unwrap().id().clone();
    NOW.store(20_030, Ordering::Relaxed);
    assert_eq!(hall.sweep().await.unwrap(), 0, "thirty days are not more than thirty");
    NOW.store(20_031, Ordering::Relaxed);
    assert_eq!(hall.sweep().await.unwrap(), 1);
    assert!(hall.table(open.as_str()).await.is_err(), "it is gone from memory too");
    assert!(hall.table(playing.as_str()).await.is_ok());
    let left = hall.list(&Filter::default()).await.unwrap();
    assert_eq!(
        left.iter().map(|(id, summary)| (id, summary.status)).collect::<Vec<_>>(),
        [(&playing, Status::Playing)]
    );
}

#[tokio::test]
async fn a_refused_change_changes_nothing_and_a_dropped_one_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall(&folder, CLOCKLESS).await;
    let live = hall.open(&ola(), new(false), |_| Ok(())).await.unwrap();
    let refused = hall
        .change(&live, |draft| {
            draft.sit(seat(1), &ola(), "Ola", DiceWord::None)?;
            draft.sit(seat(8), &ola(), "Ola", DiceWord::None)
        })
        .await;
    assert!(matches!(refused, Err(HallError::Table(_))));
    assert_eq!(live.read(table::Table::length), 1);
    // The request goes away at its first wait; the change is made all the same.
    let mut change = Box::pin(hall.change(&live, |draft| draft.sit(seat(2), &ola(), "Ola", DiceWord::None)));
    let waits = std::future::poll_fn(|context| Poll::Ready(change.as_mut().poll(context).is_pending())).await;
    assert!(waits, "a change is made by a task of its own");
    drop(change);
    until("the chair is taken", || live.read(|table| table.seat_of(&ola()).is_some())).await;
    let log = hall.store().load(live.id()).await.unwrap().unwrap();
    assert_eq!(log.len(), 2);
}

#[tokio::test]
async fn a_panic_in_a_change_leaves_the_table_whole() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall(&folder, CLOCKLESS).await;
    let live = hall.open(&ola(), new(false), |_| Ok(())).await.unwrap();
    let broken = hall.change(&live, |_| panic!("a test of panics")).await;
    assert!(matches!(broken, Err(HallError::Broken(_))));
    hall.change(&live, |draft| draft.sit(seat(1), &ola(), "Ola", DiceWord::None)).await.unwrap();
    assert_eq!(live.read(table::Table::length), 2);
}

#[tokio::test]
async fn the_players_go_on_at_one_table() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall(&folder, CLOCKLESS).await;
    let live = hall.open(&ola(), new(false), bots_only).await.unwrap();
    until("the end of the game", || live.read(|table| table.status() == table::Status::Finished)).await;
    let by = ola();
    let (one, other) = tokio::join!(hall.rematch(&live, &by), hall.rematch(&live, &by));
    assert_eq!(one.unwrap(), other.unwrap());
}

#[tokio::test]
async fn a_table_that_another_process_moved_on_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (hall(&folder, CLOCKLESS).await, hall(&folder, CLOCKLESS).await);
    let here = one.open(&ola(), new(false), |_| Ok(())).await.unwrap();
    let there = other.table(here.id().as_str()).await.unwrap();
    other.change(&there, |draft| draft.sit(seat(1), &ola(), "Ola", DiceWord::None)).await.unwrap();
    let jan = PlayerId("jan".to_owned());
    let sit = |number| {
        let jan = jan.clone();
        move |draft: &mut Draft| draft.sit(seat(number), &jan, "Jan", DiceWord::None)
    };
    let late = one.change(&here, sit(1)).await;
    assert!(matches!(late, Err(HallError::Table(TableError::Taken(_)))), "it is asked of the table as it is");
    assert_eq!(here.read(|table| table.seat_of(&ola())), Some(seat(1)), "the table is as the store has it");
    // What still fits is done where the log ends now.
    other.change(&there, |draft| draft.leave(&ola(), seat(1), "random")).await.unwrap();
    one.change(&here, sit(2)).await.unwrap();
    assert_eq!(here.read(|table| (table.seat_of(&jan), table.length())), (Some(seat(2)), 4));
}

/// A table that was opened before a rule changed is played to its end as it began, beside one of today.
#[tokio::test]
async fn a_table_goes_on_under_the_rules_it_began_with() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall(&folder, CLOCKLESS).await;
    let game = NewTable { game: "keltis".to_owned(), ..new(false) };
    let today = hall.open(&ola(), game, |_| Ok(())).await.unwrap();
    let mut log = hall.store().load(today.id()).await.unwrap().unwrap();
    log[0] = log[0].replace("\"rules\":2", "\"rules\":1");
    let summary = hall.list(&Filter::default()).await.unwrap().remove(0).1;
    hall.store().create(&"before".parse().unwrap(), &summary, log).await.unwrap();
    let before = hall.table("before").await.unwrap();
    for (live, rules) in [(&before, 1), (&today, 2)] {
        hall.change(live, bots_only).await.unwrap();
        until("the end", || live.read(|table| table.status() == table::Status::Finished)).await;
        let record = hall.whole(live).await.unwrap().record().unwrap();
        assert_eq!(record.text("Rules"), Some(rules.to_string().as_str()));
        assert!(record.check(games::KINDS).unwrap().fair_outcomes > Some(0));
    }
    let needed = crate::rules_needed(hall.store()).await.unwrap();
    let finished = crate::Needed { going: 0, finished: 1 };
    let expected = [("keltis".to_owned(), 1), ("keltis".to_owned(), 2)].map(|version| (version, finished));
    assert_eq!(needed, expected.into());
}
