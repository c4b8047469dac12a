//! Several servers, one house: people play through a proxy that sends each request to another server, while servers are
//! killed and stand still, connections to the database are cut, and the database crashes.

#[path = "../../../store/tests/it/cluster.rs"]
#[allow(dead_code, reason = "shared with the tests of the store, which use all of it")]
mod cluster;
mod doors;
mod house;
mod notices;
mod people;
#[path = "../live/process.rs"]
#[allow(dead_code, reason = "shared with the tests of one server")]
mod process;
mod proxy;
#[path = "../../../web/tests/http/server.rs"]
#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
mod server;
#[path = "../../../web/tests/http/services.rs"]
#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
mod services;

use crate::house::{Fault, House};
use crate::people::{Picture, guest, insist, play, sit_down};
use crate::server::Client;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// What the people at one table went through.
struct Evening {
    games: usize,
    /// When each move was acknowledged.
    times: Vec<Instant>,
}

/// Plays one game after another at a table while faults go on, and at least one.
fn evening(house: &House, number: u64, over: &AtomicBool) -> Evening {
    let people = [guest(house.proxy.address), guest(house.proxy.address)];
    let mut evening = Evening { games: 0, times: Vec::new() };
    let mut last;
    loop {
        let table = sit_down(&people);
        let playing = Arc::new(AtomicBool::new(true));
        let looking = look_on(house.proxy.address, table.clone(), Arc::clone(&playing), number);
        let times = play(&people, &table, number << 16 | evening.games as u64);
        playing.store(false, Ordering::Relaxed);
        let picture = looking.map(|looking| looking.join().unwrap());
        evening.games += 1;
        evening.times.extend(times);
        last = (table, picture);
        if over.load(Ordering::Relaxed) {
            break;
        }
    }
    let (table, picture) = last;
    same_picture(house, &people, &table, picture);
    evening
}

/// Somebody who looks on at every fourth table, going from server to server.
fn look_on(
    proxy: std::net::SocketAddr,
    table: String,
    playing: Arc<AtomicBool>,
    number: u64,
) -> Option<thread::JoinHandle<Picture>> {
    number.is_multiple_of(4).then(|| {
        thread::spawn(move || {
            let mut picture = Picture::default();
            while playing.load(Ordering::Relaxed) {
                picture.follow(proxy, &table);
            }
            // What was on its way when the game ended.
            picture.follow(proxy, &table);
            picture
        })
    })
}

/// Every server shows every viewer the same, and who followed the streams sees it too.
fn same_picture(house: &House, people: &[Client; 2], table: &str, followed: Option<Picture>) {
    for viewer in people.iter().map(|person| person.token.clone()).chain([None]) {
        let mut seen = house.each().map(|address| {
            let path = format!("/api/v1/tables/{table}");
            insist("a server", || Client::new(address, viewer.clone()).ask(&path))
        });
        let first = seen.next().unwrap();
        seen.for_each(|other| assert_eq!(other, first, "{table}"));
    }
    let Some(mut followed) = followed else { return };
    for address in house.each() {
        let fresh = insist("a picture", || {
            let mut picture = Picture::default();
            picture.follow(address, table);
            (!picture.parts.is_empty()).then_some(picture)
        });
        // Who went from server to server may not have seen the last of it yet; nothing comes after it.
        insist("the last of a stream", || {
            if followed.last < fresh.last {
                followed.follow(address, table);
            }
            (followed.last >= fresh.last).then_some(())
        });
        assert_eq!(fresh.last, followed.last, "{table}: the numbers of events are the log's");
        for (place, part) in &fresh.parts {
            assert_eq!(followed.parts.get(place), Some(part), "{table}: {place}");
        }
    }
}

/// How long each table that still had moves to make waited for the first of them, the shortest first.
fn waits(evenings: &[Evening], since: Instant) -> Vec<Duration> {
    let first =
        |evening: &Evening| evening.times.iter().find(|time| **time > since).map(|time| *time - since);
    let mut waits: Vec<_> = evenings.iter().filter_map(first).collect();
    waits.sort();
    waits
}

/// Lets people play at so many tables until all of this has happened, and no table stands still
/// for longer than so long.
fn live_through(tables: u64, pause: Duration, longest: Duration, faults: impl IntoIterator<Item = Fault>) {
    let (house, over) = (House::open(3), AtomicBool::new(false));
    let evenings = Mutex::new(Vec::new());
    let begun = Instant::now();
    let suffered = thread::scope(|scope| {
        for number in 0..tables {
            let (house, over, evenings) = (&house, &over, &evenings);
            scope.spawn(move || {
                let evening = evening(house, number, over);
                evenings.lock().unwrap().push(evening);
            });
        }
        let mut suffered = Vec::new();
        for fault in faults {
            thread::sleep(pause);
            suffered.push((fault, house.suffer(fault)));
        }
        thread::sleep(pause);
        over.store(true, Ordering::Relaxed);
        suffered
    });
    let evenings = evenings.into_inner().unwrap();
    let moves: usize = evenings.iter().map(|evening| evening.times.len()).sum();
    let games: usize = evenings.iter().map(|evening| evening.games).sum();
    println!("{games} games, {moves} moves in {:.0} s", begun.elapsed().as_secs_f64());
    for (fault, since) in suffered {
        let waits = waits(&evenings, since);
        let (median, most) = (waits[waits.len() / 2], waits[waits.len() - 1]);
        println!("{fault:?}: a table waited {median:.2?}, {most:.2?} at most");
        assert!(most < longest, "after {fault:?} a table stood still for {most:?}");
    }
    assert_eq!(evenings.len() as u64, tables, "everybody came home");
}

#[test]
fn no_move_is_lost_or_doubled_whatever_fails() {
    let faults = [
        Fault::Kill(0),
        Fault::Cut,
        Fault::Freeze(1, Duration::from_secs(3)),
        Fault::Crash,
        Fault::Kill(2),
        Fault::Restart,
    ];
    // Two seconds on a machine that does nothing else.
    live_through(8, Duration::from_millis(700), Duration::from_secs(8), faults);
}

#[test]
#[ignore = "takes minutes: cargo xtask servers"]
fn two_hundred_tables_live_through_two_dozen_faults() {
    let faults = (0..24).map(|n| match n % 8 {
        0 | 3 | 6 => Fault::Kill(n % 3),
        1 | 4 => Fault::Cut,
        2 => Fault::Freeze(n % 3, Duration::from_secs(10)),
        5 => Fault::Crash,
        _ => Fault::Restart,
    });
    live_through(200, Duration::from_secs(2), Duration::from_secs(20), faults);
}
