//! A club's evening, for as long as one likes: people at many tables, bots beside them, streams that come and go. What
//! the server takes must not grow.

use crate::house::{House, Server};
use crate::people::{Stream, ask};
use engine::random::nth_rng;
use rand::{Rng, RngExt};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::timeout_at;

/// How often the server is looked at.
const LOOK: Duration = Duration::from_secs(10);
/// How long somebody thinks, in milliseconds.
const THINKING: Range<u64> = 1_000..9_000;
/// How long a stream stays open, in milliseconds.
const STREAM: Range<u64> = 5_000..60_000;
/// By how much what is taken may differ between the second and the last quarter of the time; latency is in milliseconds
/// where a fraction of them says nothing.
const GROWTH: f64 = 0.1;
const SLOWER: f64 = 0.5;
const NO_MATTER: f64 = 5.0;

/// What people have done and how long answers took, since it was last looked at.
#[derive(Default)]
pub(crate) struct Counted {
    answers: Mutex<Vec<Duration>>,
    games: AtomicU64,
    streams: AtomicU64,
}

/// One look at the server.
struct Look {
    minutes: f64,
    memory: f64,
    descriptors: usize,
    processor: f64,
    moves: f64,
    p50: f64,
    p99: f64,
    games: u64,
    streams: u64,
}

/// What is drawn and must stay flat: its name, its number, and whether it is a latency.
type Measure = (&'static str, fn(&Look) -> f64, bool);
const MEASURES: [Measure; 4] = [
    ("memory, MB", |look| look.memory, false),
    ("file descriptors", |look| look.descriptors as f64, false),
    ("a move's answer, median, ms", |look| look.p50, true),
    ("a move's answer, 99th percentile, ms", |look| look.p99, true),
];

/// Plays for so many minutes, writes `soak.csv` and `soak.svg` into the folder after every minute, and says whether all
/// stayed flat.
pub(crate) async fn soak(minutes: u64, tables: usize, folder: &Path) -> bool {
    std::fs::create_dir_all(folder).expect("the folder can be made");
    let house = House::file();
    drop(house.open().await);
    let server = Server::at_pace(&house, "1");
    let counted = Arc::new(Counted::default());
    let mut people = JoinSet::new();
    for number in 0..tables {
        people.spawn(person(server.address, number, Arc::clone(&counted)));
    }
    let begun = Instant::now();
    let (mut looks, mut before) = (Vec::new(), (server.processor(), begun));
    println!(
        "| minute | memory, MB | descriptors | cores | moves a second | p50, ms | p99, ms | games | streams |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    while begun.elapsed() < Duration::from_secs(minutes * 60) {
        tokio::time::sleep(LOOK).await;
        // Nobody leaves; who fails is heard of.
        if let Some(gone) = people.try_join_next() {
            gone.expect("people play on");
        }
        let now = (server.processor(), Instant::now());
        let seconds = (now.1 - before.1).as_secs_f64();
        let processor = (now.0 - before.0) / seconds;
        looks.push(counted.look(begun, &server, processor, seconds));
        before = now;
        if looks.len().is_multiple_of(6) {
            println!("{}", looks[looks.len() - 1].row());
            std::fs::write(folder.join("soak.csv"), csv(&looks)).expect("the table can be written");
            std::fs::write(folder.join("soak.svg"), svg(&looks, tables)).expect("the plot can be written");
        }
    }
    stayed_flat(&looks)
}

impl Counted {
    fn look(&self, begun: Instant, server: &Server, processor: f64, seconds: f64) -> Look {
        let mut answers = std::mem::take(&mut *self.answers.lock().expect("nobody fails while counting"));
        answers.sort();
        let at = |part: usize| {
            answers.get(answers.len().saturating_sub(1) * part / 100).map_or(0.0, Duration::as_secs_f64) * 1e3
        };
        Look {
            minutes: begun.elapsed().as_secs_f64() / 60.0,
            memory: server.memory(),
            descriptors: server.descriptors(),
            processor,
            moves: answers.len() as f64 / seconds,
            p50: at(50),
            p99: at(99),
            games: self.games.load(Ordering::Relaxed),
            streams: self.streams.load(Ordering::Relaxed),
        }
    }
}

impl Look {
    fn row(&self) -> String {
        let Self { minutes, memory, descriptors, processor, moves, p50, p99, games, streams } = self;
        format!(
            "| {minutes:.0} | {memory:.0} | {descriptors} | {processor:.2} | {moves:.0} | {p50:.1} | {p99:.1} | {games} | {streams} |"
        )
    }
}

/// Somebody who plays one game after another against bots, with a friend who looks on.
async fn person(server: std::net::SocketAddr, number: usize, counted: Arc<Counted>) {
    let mut rng = nth_rng(number as u64, 0);
    // Not all at once, as people do not come at once either.
    tokio::time::sleep(Duration::from_millis(rng.random_range(0..60_000))).await;
    let token = guest(server, number).await;
    loop {
        let table = begin(server, number, &token, None, &mut rng).await;
        tokio::select! {
            () = play(server, number, &token, &table, &counted, &mut rng) => {}
            () = look_on(server, number, &table, &counted) => {}
        }
        counted.games.fetch_add(1, Ordering::Relaxed);
    }
}

/// Comes in; what proves who that is.
pub(crate) async fn guest(server: std::net::SocketAddr, number: usize) -> String {
    let guest = ask(server, number, "POST", "/guests", None, Some(json!({}))).await;
    guest["token"].as_str().expect("a guest has a token").to_owned()
}

/// Opens a table with this bot on all other chairs, or with bots that move at once, and starts its game; its name.
pub(crate) async fn begin(
    server: std::net::SocketAddr,
    number: usize,
    token: &str,
    bot: Option<&str>,
    rng: &mut impl Rng,
) -> String {
    let game = games::KINDS[rng.random_range(0..games::KINDS.len())];
    // As many as every game is for.
    let seats = rng.random_range(3..=4);
    let ask = |method, path: String, body| ask_as(server, number, token, method, path, body);
    let opened =
        ask("POST", "/tables".into(), json!({ "game": game.id(), "seats": seats, "public": true })).await;
    let table = opened["table"].as_str().expect("a table has a name").to_owned();
    ask("PUT", format!("/tables/{table}/chairs/1"), json!({ "name": "Ola" })).await;
    for seat in 2..=seats {
        let quick = bots::all(game.id()).swap_remove(usize::from(rng.random_bool(0.5)));
        let bot = bot.unwrap_or(quick.name());
        ask("PUT", format!("/tables/{table}/chairs/{seat}"), json!({ "bot": bot })).await;
    }
    ask("POST", format!("/tables/{table}/start"), json!({})).await;
    table
}

async fn ask_as(
    server: std::net::SocketAddr,
    number: usize,
    token: &str,
    method: &str,
    path: String,
    body: Value,
) -> Value {
    ask(server, number, method, &path, Some(token), Some(body)).await
}

/// Plays at random to the end, on streams that come and go.
pub(crate) async fn play(
    server: std::net::SocketAddr,
    number: usize,
    token: &str,
    table: &str,
    counted: &Counted,
    rng: &mut impl Rng,
) {
    let here = format!("/tables/{table}");
    loop {
        let mut stream = Stream::open(server, number, &format!("/api/v1{here}/stream"), Some(token)).await;
        counted.streams.fetch_add(1, Ordering::Relaxed);
        let until = tokio::time::Instant::now() + Duration::from_millis(rng.random_range(STREAM));
        while let Ok(event) = timeout_at(until, stream.event()).await {
            if event.contains(r#""status":"finished""#) {
                return;
            }
            let now = ask(server, number, "GET", &format!("{here}/moves"), Some(token), None).await;
            let Some(moves) = now["moves"].as_array().filter(|moves| !moves.is_empty()) else { continue };
            tokio::time::sleep(Duration::from_millis(rng.random_range(THINKING))).await;
            let chosen = &moves[rng.random_range(0..moves.len())];
            let body = json!({ "decision": now["decision"], "moves": [chosen] });
            let sent = Instant::now();
            ask_as(server, number, token, "POST", format!("{here}/moves"), body).await;
            counted.answers.lock().expect("nobody fails while counting").push(sent.elapsed());
        }
    }
}

/// Looks on as a browser does, at one page after another.
async fn look_on(server: std::net::SocketAddr, number: usize, table: &str, counted: &Counted) {
    let mut rng = nth_rng(number as u64, 1);
    loop {
        let mut stream = Stream::open(server, number, &format!("/t/{table}/stream?from=0"), None).await;
        counted.streams.fetch_add(1, Ordering::Relaxed);
        let until = tokio::time::Instant::now() + Duration::from_millis(rng.random_range(STREAM));
        while timeout_at(until, stream.event()).await.is_ok() {}
    }
}

/// The means of the second quarter, when all have come, and of the last; whether they are alike.
fn stayed_flat(looks: &[Look]) -> bool {
    let quarter = looks.len() / 4;
    let mean =
        |looks: &[Look], of: fn(&Look) -> f64| looks.iter().map(of).sum::<f64>() / looks.len().max(1) as f64;
    println!("\n| | second quarter | last quarter | flat |\n|---|---|---|---|");
    let flat = MEASURES.map(|(name, of, latency)| {
        let (early, late) =
            (mean(&looks[quarter..2 * quarter], of), mean(&looks[looks.len() - quarter..], of));
        let most = if latency { early * (1.0 + SLOWER) + NO_MATTER } else { early * (1.0 + GROWTH) };
        println!("| {name} | {early:.1} | {late:.1} | {} |", if late <= most { "yes" } else { "**no**" });
        late <= most
    });
    flat.into_iter().all(|flat| flat)
}

fn csv(looks: &[Look]) -> String {
    let mut csv =
        "minutes,memory_mb,descriptors,cores,moves_per_second,p50_ms,p99_ms,games,streams\n".to_owned();
    for Look { minutes, memory, descriptors, processor, moves, p50, p99, games, streams } in looks {
        let _ = writeln!(
            csv,
            "{minutes:.2},{memory:.1},{descriptors},{processor:.3},{moves:.1},{p50:.2},{p99:.2},{games},{streams}"
        );
    }
    csv
}

/// Width and height of a panel of the plot, the gap between panels, and the margin for numbers.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 110.0;
const GAP: f64 = 44.0;
const MARGIN: f64 = 56.0;

/// A panel for each measure, from 0 to somewhat above its highest.
fn svg(looks: &[Look], tables: usize) -> String {
    let end = looks.last().map_or(1.0, |look| look.minutes);
    let (width, height) = (WIDTH + 2.0 * MARGIN, MEASURES.len() as f64 * (HEIGHT + GAP) + GAP);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    );
    for (number, (name, of, _)) in MEASURES.into_iter().enumerate() {
        let top = GAP + number as f64 * (HEIGHT + GAP);
        let bottom = top + HEIGHT;
        let highest = looks.iter().map(of).fold(f64::MIN_POSITIVE, f64::max);
        let y = |value: f64| bottom - value / (highest * 1.1) * HEIGHT;
        let points: Vec<_> = looks
            .iter()
            .map(|look| format!("{:.1} {:.1}", MARGIN + look.minutes / end * WIDTH, y(of(look))))
            .collect();
        let _ = writeln!(
            svg,
            "<text x=\"{MARGIN}\" y=\"{:.0}\" font-weight=\"bold\">{name}</text>\n\
             <path d=\"M{MARGIN} {top}V{bottom}H{:.0}\" fill=\"none\" stroke=\"#999\"/>\n\
             <text x=\"{:.0}\" y=\"{bottom}\" text-anchor=\"end\">0</text>\n\
             <text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"end\">{highest:.0}</text>\n\
             <path d=\"M{}\" fill=\"none\" stroke=\"#b8541a\" stroke-width=\"1.5\"/>",
            top - 8.0,
            MARGIN + WIDTH,
            MARGIN - 6.0,
            MARGIN - 6.0,
            y(highest) + 4.0,
            points.join("L"),
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"end\">{tables} tables, {end:.0} minutes</text>\n</svg>",
        MARGIN + WIDTH,
        height - 14.0
    );
    svg
}
