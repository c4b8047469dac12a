//! What can happen to one machine, many times over: the long forms for `cargo xtask torture`, which prints a table of
//! the lines that begin with `torture|`: the fault, how often, what came of it, and what was lost.

use crate::process::{Process, STOLIK};
use crate::server::Client;
use engine::Seat;
use engine::random::{PlayoutRng, Rng, below, nth_rng, pick};
use rusqlite::Connection;
use serde_json::json;
use std::path::Path;
use std::process::{Command, Output};
use std::thread;
use std::time::{Duration, Instant};
use store::{SqliteStore, Store};
use table::{LogEntry, Stamped};

/// A table of a person and two bots, with the moves of the person that were acknowledged.
#[derive(Default, Clone)]
struct Played {
    id: String,
    acknowledged: Vec<String>,
    over: bool,
}

fn open(player: &Client) -> Played {
    let id = player.open(3, &json!({}));
    for seat in 2..=3 {
        player.seat_bot(&id, seat, "random");
    }
    player.start(&id);
    Played { id, ..Played::default() }
}

/// Plays until nobody answers, the game is over, or the end of the time; counts the moves that were refused.
fn play(player: &Client, table: &mut Played, rng: &mut PlayoutRng, until: Instant) -> u32 {
    let mut refused = 0;
    while Instant::now() < until {
        let path = format!("/api/v1/tables/{}/moves", table.id);
        let Some(open) = player.ask(&path) else { break };
        let Some(decision) = open["decision"].as_u64() else {
            let path = format!("/api/v1/tables/{}", table.id);
            table.over = player.ask(&path).is_some_and(|table| table["status"] == "finished");
            if table.over {
                break;
            }
            thread::sleep(Duration::from_millis(1));
            continue;
        };
        let moves = open["moves"].as_array().unwrap();
        let text = pick(rng, moves).as_str().unwrap();
        match player.try_play(&table.id, decision, text) {
            Some(200) => table.acknowledged.push(text.to_owned()),
            Some(503) => {
                refused += 1;
                thread::sleep(Duration::from_millis(20));
            }
            Some(status) => panic!("{text} was answered with {status}"),
            None => break,
        }
    }
    refused
}

/// The moves of the first seat that are stored.
fn stored(folder: &Path, ids: &[String]) -> Vec<Vec<String>> {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = SqliteStore::open(folder.join("stolik.db")).await.unwrap();
        let mut all = Vec::new();
        for id in ids {
            let lines = store.load(&id.parse().unwrap()).await.unwrap().expect("the table is there");
            let own = |line: &String| match Stamped::from_line(line).unwrap().entry {
                LogEntry::Move { seat, text } if seat == Seat::new(0) => Some(text),
                _ => None,
            };
            all.push(lines.iter().filter_map(own).collect());
        }
        store.close().await.unwrap();
        all
    })
}

/// Holds the log of each table against what was acknowledged: one move more may have been on its way. Gives how many
/// moves are lost, and takes the logs for what counts from now on.
fn compare(folder: &Path, tables: &mut [Played]) -> usize {
    let ids: Vec<_> = tables.iter().map(|table| table.id.clone()).collect();
    let mut lost = 0;
    for (table, log) in tables.iter_mut().zip(stored(folder, &ids)) {
        let agreed = table.acknowledged.iter().zip(&log).take_while(|(one, other)| one == other).count();
        lost += table.acknowledged.len() - agreed;
        assert!(log.len() <= table.acknowledged.len() + 1, "a move counts twice");
        table.acknowledged = log;
    }
    lost
}

const TOGETHER: usize = 4;

#[test]
#[ignore = "long: cargo xtask torture"]
fn torture_by_kills() {
    let kills: u32 = std::env::var("STOLIK_KILLS").map_or(1000, |kills| kills.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let mut rng = nth_rng(16, 0);
    let (mut token, mut tables, mut lost, mut moves, mut games) = (None, Vec::new(), 0, 0, 0);
    for _ in 0..kills {
        let process = Process::start(folder.path());
        let player = match &token {
            Some(_) => Client::new(process.address, token.clone()),
            None => process.guest(),
        };
        token.clone_from(&player.token);
        tables.retain(|table: &Played| !table.over);
        while tables.len() < TOGETHER {
            tables.push(open(&player));
            games += 1;
        }
        let before: usize = tables.iter().map(|table| table.acknowledged.len()).sum();
        let far = Instant::now() + Duration::from_mins(1);
        thread::scope(|scope| {
            for table in &mut tables {
                let (player, mut rng) = (player.clone(), nth_rng(17, rng.next_u64()));
                scope.spawn(move || play(&player, table, &mut rng, far));
            }
            thread::sleep(Duration::from_micros(u64::from(below(&mut rng, 300_000))));
            process.kill();
        });
        moves += tables.iter().map(|table| table.acknowledged.len()).sum::<usize>() - before;
        lost += compare(folder.path(), &mut tables);
    }
    println!(
        "\ntorture| `kill -9` under load | {kills} | {moves} moves acknowledged in {games} games | {lost} moves"
    );
    assert_eq!(lost, 0);
}

/// Plays for a while with a fault on and off; gives acknowledged and refused moves, and how many are lost in the end.
fn play_through(
    process: Process,
    folder: &Path,
    times: u32,
    mut fault: impl FnMut(&Process, &mut PlayoutRng),
) -> (usize, u32, usize) {
    let mut rng = nth_rng(18, 0);
    let player = process.guest();
    let mut tables = vec![open(&player)];
    let mut refused = 0;
    for _ in 0..times {
        thread::scope(|scope| {
            if tables.last().is_none_or(|table| table.over) {
                tables.push(open(&player));
            }
            let table = tables.last_mut().unwrap();
            let (player, mut own) = (player.clone(), nth_rng(19, rng.next_u64()));
            let playing = scope
                .spawn(move || play(&player, table, &mut own, Instant::now() + Duration::from_millis(400)));
            thread::sleep(Duration::from_millis(50));
            fault(&process, &mut rng);
            refused += playing.join().unwrap();
        });
    }
    process.kill();
    let moves = tables.iter().map(|table| table.acknowledged.len()).sum();
    (moves, refused, compare(folder, &mut tables))
}

#[cfg(target_os = "linux")]
#[test]
#[ignore = "long: cargo xtask torture"]
fn torture_by_full_disks() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", STOLIK]);
    let process = Process::run(command, folder.path(), 0.0);
    let limit = |process: &Process, bytes: &str| {
        let pid = process.child.id().to_string();
        let set = Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={bytes}:")]).status();
        assert!(set.unwrap().success());
    };
    let (moves, refused, lost) = play_through(process, folder.path(), 100, |process, rng| {
        let length = |file: &str| std::fs::metadata(folder.path().join(file)).unwrap().len();
        // Also in the middle of a page, so that what is written is half there.
        let most = length("stolik.db").max(length("stolik.db-wal")) + u64::from(below(rng, 9_000));
        limit(process, &most.to_string());
        thread::sleep(Duration::from_millis(150));
        limit(process, "unlimited");
    });
    println!(
        "\ntorture| disk full for 0.15 s | 100 | {moves} moves acknowledged, {refused} refused in words | {lost} moves"
    );
    assert!(lost == 0 && refused > 0);
}

#[test]
#[ignore = "long: cargo xtask torture"]
fn torture_by_slow_disks() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(folder.path());
    let (moves, refused, lost) = play_through(process, folder.path(), 30, |_, rng| {
        // Nobody can write while another connection holds the file; beyond five seconds changes are refused.
        let slow = Connection::open(folder.path().join("stolik.db")).unwrap();
        slow.busy_timeout(Duration::from_secs(10)).unwrap();
        slow.execute_batch("BEGIN IMMEDIATE").unwrap();
        let longest = if below(rng, 6) == 0 { 6_000 } else { 1_000 };
        thread::sleep(Duration::from_millis(u64::from(longest - below(rng, 500))));
        slow.execute_batch("ROLLBACK").unwrap();
    });
    println!(
        "\ntorture| disk that takes 0.5 to 6 s | 30 | {moves} moves acknowledged, {refused} refused in words | {lost} moves"
    );
    assert_eq!(lost, 0);
}

/// Runs the server where it cannot; what it says.
fn refused(mut command: Command, data: &Path) -> Output {
    let out = command.args(["serve", "--port", "0", "--data"]).arg(data).output().unwrap();
    assert_eq!(out.status.code(), Some(1), "{}", String::from_utf8_lossy(&out.stderr));
    out
}

fn house(folder: &Path) {
    let process = Process::start(folder);
    let player = process.guest();
    open(&player);
    process.kill();
}

#[cfg(target_os = "linux")]
#[test]
#[ignore = "long: cargo xtask torture"]
fn torture_by_read_only_disks() {
    let folder = tempfile::tempdir().unwrap();
    house(folder.path());
    let before = std::fs::read(folder.path().join("stolik.db")).unwrap();
    let script = "mount --bind \"$1\" \"$1\" && mount -o remount,bind,ro \"$1\" && shift && exec \"$@\"";
    let unshared = |script: &str| {
        let mut command = Command::new("unshare");
        command.args(["--user", "--map-root-user", "--mount", "sh", "-c", script, "sh"]).arg(folder.path());
        command
    };
    if !unshared("mount --bind \"$1\" \"$1\"").status().is_ok_and(|status| status.success()) {
        println!("\ntorture| read-only disk | 0 | this machine lets nobody mount | -");
        return;
    }
    for _ in 0..10 {
        let mut command = unshared(script);
        command.arg(STOLIK);
        let said = String::from_utf8_lossy(&refused(command, folder.path()).stderr).into_owned();
        assert!(
            said.contains("stolik.db") && said.contains("readonly") || said.contains("Read-only"),
            "{said}"
        );
    }
    assert_eq!(std::fs::read(folder.path().join("stolik.db")).unwrap(), before);
    println!("\ntorture| read-only disk | 10 | each start refused in words, the file untouched | 0");
}

#[test]
fn a_second_server_on_a_file_says_so_and_stops() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(folder.path());
    let said = String::from_utf8_lossy(&refused(Command::new(STOLIK), folder.path()).stderr).into_owned();
    assert!(said.contains("stolik.db is used by another server: a file has one"), "{said}");
    // The first one has not noticed, and the lock goes with it.
    open(&process.guest());
    process.kill();
    Process::start(folder.path()).kill();
}

#[test]
#[ignore = "long: cargo xtask torture"]
fn torture_by_second_servers() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(folder.path());
    let (moves, _, lost) = play_through(process, folder.path(), 10, |_, _| {
        let said = refused(Command::new(STOLIK), folder.path()).stderr;
        assert!(String::from_utf8_lossy(&said).contains("used by another server"));
    });
    println!(
        "\ntorture| second server on the file | 10 | each said so and stopped; {moves} moves beside | {lost} moves"
    );
    assert_eq!(lost, 0);
}

#[cfg(target_os = "linux")]
#[test]
#[ignore = "long: cargo xtask torture"]
fn torture_by_huge_requests() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(folder.path());
    let most = || {
        let status = std::fs::read_to_string(format!("/proc/{}/status", process.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        line.trim_end_matches("kB").trim().parse::<u64>().unwrap() / 1024
    };
    let player = process.guest();
    let mut table = open(&player);
    let mut rng = nth_rng(20, 0);
    play(&player, &mut table, &mut rng, Instant::now() + Duration::from_millis(300));
    let before = most();
    let (mut tried, huge) = (0, "x".repeat(40 << 20));
    for path in
        ["/tables", "/settings", "/replay", "/replay/keep", "/import", "/editor/camel-up", "/api/v1/tables"]
    {
        for part in [17 << 20, 30 << 20, 40 << 20] {
            for _ in 0..4 {
                let status = refused_body(&process, path, &huge[..part]);
                assert!(matches!(status, None | Some(400..=422)), "{path}: {status:?}");
                tried += 1;
            }
        }
    }
    let after = most();
    play(&player, &mut table, &mut rng, Instant::now() + Duration::from_millis(300));
    process.kill();
    let lost = compare(folder.path(), &mut [table]);
    println!(
        "\ntorture| body of 17 to 40 MB | {tried} | all refused; the most memory rose from {before} to {after} MB | {lost} moves"
    );
    assert!(lost == 0 && after < before + 100, "{before} {after}");
}

/// The status with which a body is refused; none where the connection was cut before it was sent.
#[cfg(target_os = "linux")]
fn refused_body(process: &Process, path: &str, body: &str) -> Option<u16> {
    use std::io::{Read, Write};
    let mut socket = std::net::TcpStream::connect(process.address).unwrap();
    socket.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let length = body.len();
    let head =
        format!("POST {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {length}\r\n");
    socket
        .write_all(format!("{head}content-type: application/x-www-form-urlencoded\r\n\r\n").as_bytes())
        .ok()?;
    // The server may have answered and closed before all is sent.
    let _ = socket.write_all(body.as_bytes());
    let mut reply = Vec::new();
    let _ = socket.read_to_end(&mut reply);
    String::from_utf8_lossy(&reply).get(9..12)?.parse().ok()
}
