//! Pages while strong bots think at two hundred tables.

use crate::house::{House, Server};
use crate::people::get;
use crate::soak::{Counted, begin, guest, play};
use engine::random::nth_rng;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// At how many tables they think.
const TABLES: usize = 200;
/// How long it takes until all have come and the tables are far apart in their games.
const COMING: Duration = Duration::from_secs(40);
/// How long pages are asked for, and how often.
const MEASURED: Duration = Duration::from_secs(40);
const PAUSE: Duration = Duration::from_millis(10);

/// Times pages of a house without people, and then of one where a person plays at each table: with bots that move at
/// once, and with strong ones.
pub(crate) async fn measure() {
    println!(
        "| at 200 tables | page | times | p50, ms | p99, ms | the server's cores |\n|---|---|---|---|---|---|"
    );
    evening("nobody", 0, None).await;
    evening("quick bots", TABLES, None).await;
    evening("strong bots", TABLES, Some("strong")).await;
}

async fn evening(name: &str, tables: usize, bot: Option<&'static str>) {
    let house = House::file();
    drop(house.open().await);
    let server = Server::at_pace(&house, "1");
    let (token, mut rng) = (guest(server.address, 0).await, nth_rng(0, 0));
    let table = begin(server.address, 0, &token, None, &mut rng).await;
    let here = format!("/t/{table}");
    let pages = [("lobby", "/"), ("a table", &here), ("rules", "/rules/keltis")];
    let counted = Arc::new(Counted::default());
    let mut people = JoinSet::new();
    for number in 1..=tables {
        people.spawn(person(server.address, number, bot, Arc::clone(&counted)));
    }
    if tables > 0 {
        tokio::time::sleep(COMING).await;
    }
    rows(name, &server, &pages).await;
}

/// Asks for the pages in turn; a row for each.
async fn rows(who: &str, server: &Server, pages: &[(&str, &str)]) {
    let (begun, before) = (Instant::now(), server.processor());
    let mut times = vec![Vec::new(); pages.len()];
    for at in (0..pages.len()).cycle().take_while(|_| begun.elapsed() < MEASURED) {
        let asked = Instant::now();
        get(server.address, pages[at].1).await;
        times[at].push(asked.elapsed());
        tokio::time::sleep(PAUSE).await;
    }
    let cores = (server.processor() - before) / begun.elapsed().as_secs_f64();
    for ((name, _), mut times) in pages.iter().zip(times) {
        times.sort();
        let at = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1_000.0;
        println!("| {who} | {name} | {} | {:.1} | {:.1} | {cores:.2} |", times.len(), at(50), at(99));
    }
}

/// Somebody who plays against such bots, or any that move at once, one game after another.
async fn person(server: SocketAddr, number: usize, bot: Option<&'static str>, counted: Arc<Counted>) {
    let (token, mut rng) = (guest(server, number).await, nth_rng(number as u64, 0));
    loop {
        let table = begin(server, number, &token, bot, &mut rng).await;
        play(server, number, &token, &table, &counted, &mut rng).await;
    }
}
