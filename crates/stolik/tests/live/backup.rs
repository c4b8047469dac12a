//! A copy of the house that is made while people play: it opens, has every move that was acknowledged before, and is
//! played on.

use crate::process::{Process, STOLIK, turn};
use crate::server::Client;
use serde_json::json;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use store::{SqliteStore, Store};

/// Makes the first move that is possible; `false` when the game is over.
fn play_one(player: &Client, table: &str) -> bool {
    let Some((decision, moves)) = turn(player, table) else { return false };
    assert_eq!(player.play(table, decision, &moves[0]).status, 200);
    true
}

/// The log of a table in the house of a folder.
fn log(folder: &Path, table: &str) -> Vec<String> {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = SqliteStore::open(folder.join("stolik.db")).await.unwrap();
        let log = store.load(&table.parse().unwrap()).await.unwrap().expect("the table is there");
        store.close().await.unwrap();
        log
    })
}

#[test]
fn a_backup_of_a_house_in_play_has_all_that_was_acknowledged_and_is_played_on() {
    let (house, restored) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let process = Process::start(house.path());
    let players: [_; 2] = std::array::from_fn(|_| {
        let player = process.guest();
        let table = player.open(3, &json!({}));
        (2..=3).for_each(|seat| player.seat_bot(&table, seat, "random"));
        player.start(&table);
        (player, table, AtomicU64::new(0))
    });
    let saved = AtomicBool::new(false);
    let acknowledged = thread::scope(|scope| {
        for (player, table, count) in &players {
            let saved = &saved;
            scope.spawn(move || {
                while !saved.load(Ordering::SeqCst) && play_one(player, table) {
                    count.fetch_add(1, Ordering::SeqCst);
                }
            });
        }
        while players.iter().any(|(.., count)| count.load(Ordering::SeqCst) < 3) {
            thread::yield_now();
        }
        let acknowledged = players.each_ref().map(|(.., count)| count.load(Ordering::SeqCst));
        let copy = restored.path().join("stolik.db");
        let backup = Command::new(STOLIK).arg("backup").arg(copy).arg("--data").arg(house.path()).output();
        saved.store(true, Ordering::SeqCst);
        assert!(backup.unwrap().status.success());
        acknowledged
    });
    process.kill();
    for (_, table, _) in &players {
        let (kept, whole) = (log(restored.path(), table), log(house.path(), table));
        assert!(whole.starts_with(&kept), "the copy is the table as it was at one moment");
    }

    let process = Process::start(restored.path());
    for ((player, table, _), acknowledged) in players.iter().zip(acknowledged) {
        let player = Client::new(process.address, player.token.clone());
        let Some((decision, _)) = turn(&player, table) else { continue };
        assert!(decision >= acknowledged, "{decision} of {acknowledged} moves are kept");
        assert!(play_one(&player, table));
    }
}
