//! Load over real sockets: a server of its own, and people who send moves and look, from a second process.
//!
//! `cargo xtask bench load` builds both and runs it, `cargo xtask bench servers` with several servers at one database,
//! `cargo xtask bench thinking` while strong bots think, `cargo xtask soak` for an hour. Each row starts a fresh server
//! on tables of all five games in turn, in the middle of their life: every chair is a person's, and the moves are what
//! the house's bots choose. The moves are found before the clock runs, since the seeds of the dice are known here.

#[path = "../../../store/tests/it/cluster.rs"]
#[allow(dead_code, reason = "shared with the tests of the store, which use all of it")]
mod cluster;
mod house;
mod people;
mod soak;
mod thinking;

use house::{House, Server};
use people::{Looker, Measured};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long each row is measured.
const MEASURED: Duration = Duration::from_secs(6);
/// How many games are played in a row, one after another at as many tables as are played at once.
const GAMES: usize = 640;

#[tokio::main]
async fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["servers"] => return several_servers().await,
        ["thinking"] => return thinking::measure().await,
        ["soak", minutes, tables, folder] => {
            let number = |word: &str| word.parse().expect("a number of minutes, and of tables");
            let flat = soak::soak(number(minutes) as u64, number(tables), folder.as_ref()).await;
            std::process::exit(i32::from(!flat));
        }
        _ => {}
    }
    // To look closer at one row: `load TABLES STREAMS`.
    let numbers: Vec<usize> = words.iter().filter_map(|number| number.parse().ok()).collect();
    if let [tables, streams] = numbers[..] {
        return row(tables, streams, Duration::ZERO).await;
    }
    println!(
        "| tables | streams a table | moves a second | pictures a second | p50, ms | p99, ms | server: processor, memory |"
    );
    println!("|---|---|---|---|---|---|---|");
    for (tables, streams) in [(1, 0), (8, 0), (64, 0), (256, 0), (50, 2), (64, 5), (64, 16)] {
        row(tables, streams, Duration::ZERO).await;
    }
    row(1_000, 2, Duration::from_secs(4)).await;
    spectators(1_000).await;
    by_length().await;
    streams_at_rest(10_000).await;
    stored(100_000).await;
}

/// Moves as fast as they are answered, or one every `pause` at each table. Who has played a game to its end goes on at
/// another table, at which people look already.
async fn row(tables: usize, streams: usize, pause: Duration) {
    let games = if pause.is_zero() { (GAMES / tables).clamp(1, 40) } else { 1 };
    let house = House::with(tables * games, 4_000).await;
    let server = Server::start(&house);
    let going = Arc::new(AtomicBool::new(true));
    let lookers = people::look(&server, &house, streams, &going).await;
    let before = (server.processor(), Instant::now());
    let movers: Vec<_> = (0..tables)
        .map(|at| {
            let games = house.tables.iter().skip(at).step_by(tables).cloned().collect();
            let delay = pause.mul_f64(at as f64 / tables as f64);
            tokio::spawn(people::play(vec![server.address], games, delay, pause, Arc::clone(&going)))
        })
        .collect();
    let most = if pause.is_zero() { MEASURED } else { MEASURED * 3 };
    // Until the time is over, or somebody has played all games.
    while before.1.elapsed() < most && going.load(Ordering::Relaxed) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let seconds = before.1.elapsed().as_secs_f64();
    let processor = (server.processor() - before.0) / seconds;
    going.store(false, Ordering::Relaxed);
    let mut measured = Measured::default();
    for mover in movers {
        measured.add(mover.await.expect("a mover does not fail"));
    }
    let memory = server.memory();
    let pictures = Looker::pictures(lookers).await;
    let (p50, p99) = measured.percentiles(&pictures);
    println!(
        "| {tables} | {streams} | {:.0} | {:.0} | {p50:.1} | {p99:.1} | {processor:.2} cores, {memory:.0} MB |",
        measured.moves() as f64 / seconds,
        pictures.len() as f64 / seconds,
    );
}

/// One to three servers that share a database which waits for its disk: each table's moves go to one server, or to all
/// in turn.
async fn several_servers() {
    let cluster = cluster::Cluster::start("synchronous_commit=on");
    println!(
        "| servers | a table's moves go to | tables | moves a second | p50, ms | p99, ms | all servers' cores |"
    );
    println!("|---|---|---|---|---|---|---|");
    for (servers, in_turn, tables) in
        [(1, false, 1), (1, false, 64), (2, false, 64), (3, false, 64), (3, true, 64), (3, false, 256)]
    {
        shared(cluster.house(), servers, in_turn, tables).await;
    }
}

async fn shared(address: String, count: usize, in_turn: bool, tables: usize) {
    let games = (GAMES / tables).clamp(1, 10);
    let house = House::in_database(address, tables * games, 4_000).await;
    let servers: Vec<_> = (0..count).map(|_| Server::start(&house)).collect();
    let processor = || servers.iter().map(Server::processor).sum::<f64>();
    let going = Arc::new(AtomicBool::new(true));
    let before = (processor(), Instant::now());
    let movers: Vec<_> = (0..tables)
        .map(|at| {
            let games = house.tables.iter().skip(at).step_by(tables).cloned().collect();
            let addresses: Vec<_> = servers.iter().map(|server| server.address).collect();
            let addresses = if in_turn { addresses } else { vec![addresses[at % count]] };
            tokio::spawn(people::play(addresses, games, Duration::ZERO, Duration::ZERO, Arc::clone(&going)))
        })
        .collect();
    while before.1.elapsed() < MEASURED && going.load(Ordering::Relaxed) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let seconds = before.1.elapsed().as_secs_f64();
    let cores = (processor() - before.0) / seconds;
    going.store(false, Ordering::Relaxed);
    let mut measured = Measured::default();
    for mover in movers {
        measured.add(mover.await.expect("a mover does not fail"));
    }
    let (p50, p99) = measured.percentiles(&[]);
    let goes = if in_turn { "all in turn" } else { "one" };
    let rate = measured.moves() as f64 / seconds;
    println!("| {count} | {goes} | {tables} | {rate:.0} | {p50:.1} | {p99:.1} | {cores:.2} |");
}

/// What a move costs before many spectators of one table.
async fn spectators(count: usize) {
    let house = House::with(1, 400).await;
    let server = Server::start(&house);
    let going = Arc::new(AtomicBool::new(true));
    let lookers = people::look(&server, &house, count, &going).await;
    let before = server.processor();
    let pause = Duration::from_millis(250);
    let games = house.tables.clone();
    let mover =
        tokio::spawn(people::play(vec![server.address], games, Duration::ZERO, pause, Arc::clone(&going)));
    tokio::time::sleep(MEASURED).await;
    going.store(false, Ordering::Relaxed);
    let made = mover.await.expect("a mover does not fail").moves();
    let cost = (server.processor() - before) * 1_000.0 / made as f64;
    let pictures = Looker::pictures(lookers).await;
    println!(
        "\n{count} spectators of one table: {cost:.1} ms of processor time a move, {} pictures for {made} moves.",
        pictures.len()
    );
}

/// What moves cost early and late in the life of a table.
async fn by_length() {
    println!("\n| the moves of one table | microseconds of the server's processor time a move |\n|---|---|");
    let house = House::long().await;
    let server = Server::start(&house);
    let (table, step) = (&house.tables[0], 100);
    for from in (0..table.moves.len() / step).map(|part| part * step) {
        let before = server.processor();
        people::play_some(server.address, table, from..from + step).await;
        let cost = (server.processor() - before) * 1e6 / step as f64;
        println!("| {} to {} | {cost:.0} |", from + 1, from + step);
    }
}

/// What open streams weigh while nothing happens.
async fn streams_at_rest(count: usize) {
    let house = House::with(100, 8).await;
    let server = Server::start(&house);
    let going = Arc::new(AtomicBool::new(true));
    let lookers = people::look(&server, &house, count / 100, &going).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let before = (server.processor(), Instant::now());
    tokio::time::sleep(MEASURED).await;
    let idle = (server.processor() - before.0) / before.1.elapsed().as_secs_f64() * 100.0;
    println!("\n{count} open streams at rest: {:.0} MB, {idle:.1} % of a core.", server.memory());
    drop(lookers);
}

/// How soon the first page is there after a start, and how fast the lobby is then.
async fn stored(tables: usize) {
    let house = House::stored(tables).await;
    let start = Instant::now();
    let server = Server::start(&house);
    people::get(server.address, "/").await;
    let first = start.elapsed().as_secs_f64() * 1_000.0;
    println!("\n{tables} stored tables: the first page is there {first:.0} ms after the start.");
    for path in ["/", "/api/v1/tables"] {
        let mut times = Vec::new();
        for _ in 0..100 {
            let start = Instant::now();
            people::get(server.address, path).await;
            times.push(start.elapsed());
        }
        times.sort();
        let at = |part: usize| times[part].as_secs_f64() * 1_000.0;
        println!("`GET {path}` takes {:.1} ms, at most {:.1}.", at(50), at(99));
    }
}
