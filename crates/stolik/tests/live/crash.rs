//! The plug is pulled: the server is killed at random moments of a game, and no acknowledged move is lost.

use crate::process::{Process, turn};
use crate::server::Client;
use engine::random::{Rng, below, nth_rng, pick};
use engine::record::{Author, Record};
use serde_json::json;
use std::time::Duration;

#[test]
fn no_acknowledged_move_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let mut rng = nth_rng(11, 0);
    let mut process = Process::start(folder.path());
    let mut player = process.guest();
    let token = player.token.clone();
    let table = player.open(3, &json!({}));
    player.seat_bot(&table, 2, "odds");
    player.seat_bot(&table, 3, "random");
    player.start(&table);

    let mut acknowledged: Vec<String> = Vec::new();
    let mut kills = 0;
    while let Some((decision, moves)) = turn(&player, &table) {
        let text = pick(&mut rng, &moves).clone();
        if kills < 12 && below(&mut rng, 2) == 0 {
            // The move is on its way while the process dies; it is sent again to the next one.
            let (sender, at, sent) = (player.clone(), table.clone(), text.clone());
            let flying = std::thread::spawn(move || sender.try_play(&at, decision, &sent));
            std::thread::sleep(Duration::from_micros(rng.next_u64() % 4_000));
            process.kill();
            let _ = flying.join().unwrap();
            kills += 1;
            process = Process::start(folder.path());
            player = Client::new(process.address, token.clone());
        }
        let reply = player.play(&table, decision, &text);
        assert_eq!(reply.status, 200, "{}", reply.text);
        acknowledged.push(text);
    }
    assert!(kills > 5, "{kills} kills");

    let record = Record::parse(&player.get(&format!("/api/v1/tables/{table}/record")).text).unwrap();
    record.check(games::KINDS).unwrap();
    let seat = engine::Seat::new(0);
    let own = record.entries.iter().filter(|(_, entry)| entry.author == Author::Seat(seat));
    let own: Vec<_> = own.map(|(_, entry)| entry.text.clone()).collect();
    assert_eq!(own, acknowledged, "each move counts, once");
    process.kill();
}
