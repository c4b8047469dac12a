//! The disk is full: what cannot be stored is refused in words, what was acknowledged stands, and with room again play
//! goes on. A limit on the size of the process's files takes the part of the disk.

use crate::process::{Process, STOLIK, turn};
use crate::server::{Client, Reply};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

/// A server that is told of a file that may not grow as of any other failed write, rather than ended by it; and what it
/// writes into its own log.
fn start(data: &Path) -> (Process, Receiver<String>) {
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", STOLIK]);
    command.env("STOLIK_LOG", "warn").stderr(Stdio::piped());
    let mut process = Process::run(command, data, 0.2);
    let (send, said) = mpsc::channel();
    let lines = BufReader::new(process.child.stderr.take().unwrap()).lines();
    // It ends with the process, or when nobody listens any more.
    thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| send.send(line)));
    (process, said)
}

/// Sets how long, in bytes, the files may get that the process writes.
fn limit(process: &Process, bytes: &str) {
    let pid = process.child.id().to_string();
    let set = Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={bytes}:")]).status().unwrap();
    assert!(set.success());
}

/// Leaves no room for anything more.
fn fill_the_disk(process: &Process, data: &Path) {
    let length = |file: &str| std::fs::metadata(data.join(file)).unwrap().len();
    limit(process, &length("stolik.db").max(length("stolik.db-wal")).to_string());
}

/// A running table of three people, and one of the first of them with two bots.
fn tables(players: &[Client; 3]) -> (String, String) {
    let options = json!({"first_seat": "1", "start_stacks": "random"});
    let people = players[0].open(3, &options);
    for (player, seat) in players.iter().zip(1..).skip(1) {
        player.sit(&people, seat, "Jan");
    }
    let bots = players[0].open(3, &options);
    for seat in 2..=3 {
        players[0].seat_bot(&bots, seat, "random");
    }
    for table in [&people, &bots] {
        players[0].start(table);
    }
    (people, bots)
}

fn assert_refused(reply: &Reply) {
    assert_eq!((reply.status, reply.header("retry-after")), (503, "2"), "{}", reply.text);
    let said = if reply.header("content-type").contains("json") {
        "this could not be stored; nothing has changed, try again"
    } else {
        "Nie udało się tego zapisać. Nic się nie zmieniło, spróbuj jeszcze raz."
    };
    assert!(reply.text.contains(said), "{}", reply.text);
}

/// Asks for everything that would have to be stored.
fn ask_in_vain(player: &Client, table: &str, (decision, moves): &(u64, Vec<String>)) {
    assert_refused(&player.play(table, *decision, &moves[0]));
    assert_refused(&player.post("/api/v1/tables", &json!({"game": "sobek", "seats": 2})));
    assert_refused(&player.delete(&format!("/api/v1/tables/{table}/chairs/2")));
    let browser = player.as_browser().with("accept-language", "pl");
    let answer = format!("decision={decision}&move={}", moves[0].replace(' ', "+"));
    for (path, form) in [
        (format!("/t/{table}/play"), answer.as_str()),
        (format!("/t/{table}/leave"), "seat=2"),
        (format!("/t/{table}/device"), ""),
        ("/tables".to_owned(), "game=keltis&quick=1"),
    ] {
        assert_refused(&browser.form(&path, form));
        assert_refused(&browser.clone().with("hx-request", "true").form(&path, form));
    }
}

fn assert_readable(players: &[Client; 3], table: &str, before: &[Value; 3]) {
    for (player, before) in players.iter().zip(before) {
        assert_eq!(player.table(table), *before, "the table stands at the last acknowledged move");
        player.stream(&format!("/t/{table}/stream?from=0")).until("hx-target=\"#board-area\"");
        for path in ["/".to_owned(), format!("/t/{table}"), "/rules/sobek".to_owned()] {
            assert_eq!(player.get(&path).status, 200, "{path}");
        }
    }
}

#[test]
fn a_full_disk_is_told_of_in_words_and_play_goes_on_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let (process, log) = start(folder.path());
    let players = [process.guest(), process.guest(), process.guest()];
    let (table, bots) = tables(&players);
    let first = turn(&players[0], &table).unwrap();
    assert_eq!(players[0].play(&table, first.0, "bet green").status, 200);
    let look = || [0, 1, 2].map(|seat: usize| players[seat].table(&table));
    let before = look();
    let next = turn(&players[1], &table).unwrap();

    let with_bots = turn(&players[0], &bots).unwrap().0;
    assert_eq!(players[0].play(&bots, with_bots, "roll").status, 200);
    fill_the_disk(&process, folder.path());
    for _ in 0..3 {
        ask_in_vain(&players[1], &table, &(next.0, vec!["roll".to_owned()]));
        assert_readable(&players, &table, &before);
    }

    while !log.recv_timeout(Duration::from_secs(30)).expect("a bot tries").contains("a bot could not move") {}
    assert_eq!(players[0].moves(&bots).0, None);

    limit(&process, "unlimited");
    assert_eq!(players[1].play(&table, next.0, "roll").status, 200);
    assert_ne!(turn(&players[0], &bots).unwrap().0, with_bots, "the bots go on by themselves");
    let after = look();
    process.kill();
    let process = Process::start(folder.path());
    let again = players.map(|player| Client::new(process.address, player.token));
    assert_eq!([0, 1, 2].map(|seat: usize| again[seat].table(&table)), after);
    process.kill();
}
