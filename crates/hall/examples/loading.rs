//! How long a stored table takes to open, and what it weighs in memory, by the length of its log.
//!
//! `cargo run --release -p hall --example loading`

use bots::AnyBot;
use engine::any::{AnyEvent, Kind};
use engine::random::{below, nth_rng, pick};
use engine::{Options, Seat, Turn};
use hall::{Config, Games, Hall, Playable};
use std::process::Command;
use std::time::Instant;
use store::{SqliteStore, Status, Store, Summary, TableId};
use table::{Creation, DiceWord, PlayerId, Stamped, Table};

struct Plain(&'static dyn Kind);

impl Playable for Plain {
    fn kind(&self) -> &'static dyn Kind {
        self.0
    }

    fn bots(&self) -> Vec<AnyBot> {
        bots::all(self.0.id())
    }

    fn pace(&self, _event: &AnyEvent) -> u32 {
        0
    }
}

/// How many tables are kept in memory to weigh one.
const WEIGHED: usize = 500;

/// Each row is measured in a process of its own, whose memory nothing was freed in before: `loading GAME SEATS
/// ENTRIES`.
#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [game, seats, entries] = &arguments[..] {
        let number = |text: &String| text.parse().expect("seats and entries are numbers");
        return opened(game, number(seats), number(entries)).await;
    }
    println!("| game, seats | entries of the log | to open it, ms | in memory, kB |\n|---|---|---|---|");
    for (game, seats) in
        [("camel-up", 8_usize), ("camel-up-cards", 6), ("dragon-racer", 8), ("keltis", 4), ("sobek", 4)]
    {
        for entries in [500_usize, 5_000] {
            let this = std::env::current_exe().expect("a program has a path");
            let arguments = [game, &seats.to_string(), &entries.to_string()];
            Command::new(this).args(arguments).status().expect("it can be started again");
        }
    }
}

async fn opened(game: &str, seats: usize, entries: usize) {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let store = SqliteStore::open(folder.path().join("stolik.db")).await.expect("a store can be opened");
    let kind = games::kind(game).expect("the house has it");
    let Some(log) = (0..200).find_map(|seed| log(game, seats, entries, seed)) else { return };
    let lines: Vec<_> = log.iter().map(Stamped::to_line).collect();
    let (status, public, goes_on, card) = (Status::Playing, false, false, String::new());
    let (of, people, due_at_ms) = (game.to_owned(), Vec::new(), None);
    let summary = Summary { game: of, status, public, updated_at_ms: 1, goes_on, card, people, due_at_ms };
    let name = |number: usize| TableId::new(format!("t{number}")).expect("a plain name");
    for number in 0..WEIGHED {
        store.create(&name(number), &summary, lines.clone()).await.expect("the store takes a table");
    }
    let plain: &'static Plain = Box::leak(Box::new(Plain(kind)));
    let hall: std::sync::Arc<Hall> =
        Hall::new(store.into(), Games::new([plain as &'static dyn Playable]), Config::default());
    let (before, mut times, mut live) = (resident(), Vec::new(), Vec::new());
    for number in 0..WEIGHED {
        let start = Instant::now();
        live.push(hall.table(name(number).as_str()).await.expect("the log replays"));
        times.push(start.elapsed());
    }
    times.sort();
    let (median, memory) = (times[WEIGHED / 2].as_secs_f64() * 1e3, (resident() - before) / WEIGHED as f64);
    println!("| {game}, {seats} | {} | {median:.1} | {memory:.0} |", log.len());
}

/// The memory of this process in kilobytes.
fn resident() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells the memory of a process");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("RSS is listed");
    line.trim().trim_end_matches(" kB").parse().expect("RSS is a number")
}

/// The log of a random game with so many entries, moves that were taken back included; none if the game ends before.
fn log(game: &str, seats: usize, entries: usize, seed: u64) -> Option<Vec<Stamped>> {
    let creation = Creation {
        game: game.to_owned(),
        rules: 0,
        seats,
        options: Options::default(),
        odds: false,
        public: false,
        host: PlayerId("1".to_owned()),
        clock: table::Clock::None,
        when_out: table::WhenOut::StandIn,
        watching: table::Watching::AtOnce,
        coach: false,
        seed: format!("{seed:064x}"),
        origin: None,
    };
    let mut log = vec![Stamped { at: 1, entry: Table::open(games::KINDS, creation).ok()? }];
    let mut table = Table::replay(games::KINDS, &log).ok()?;
    let mut rng = nth_rng(seed, entries as u64);
    let player = |seat: Seat| PlayerId(seat.to_string());
    let mut draft = table.draft(1);
    for seat in Seat::all(seats) {
        draft.sit(seat, &player(seat), "Somebody", DiceWord::None).ok()?;
    }
    draft.begin_game(&player(Seat::new(0))).ok()?;
    loop {
        let change = draft.finish();
        log.extend(change.entries);
        table = change.after;
        if log.len() >= entries {
            return Some(log);
        }
        draft = table.draft(1);
        let back = Seat::all(seats).find(|seat| table.can_take_back(*seat));
        let Some(Turn::Act(acting)) = table.game().map(|game| game.turn()) else { return None };
        if let Some(seat) = back.filter(|_| entries > 1_000 && below(&mut rng, 12) > 0) {
            draft.take_back(&player(seat), seat).ok()?;
            continue;
        }
        let seats: Vec<_> = acting.iter().collect();
        let seat = *pick(&mut rng, &seats);
        let legal = table.game()?.legal(seat);
        let text: &String = pick(&mut rng, &legal);
        draft.play_for(seat, table.decision(seat)?, &[text]).ok()?;
    }
}
