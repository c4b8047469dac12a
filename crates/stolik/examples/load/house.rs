//! A house with started tables, and servers on it.

use bots::AnyBot;
use engine::fair::Seed;
use engine::random::nth_rng;
use engine::{Options, Seat, Turn, Viewer};
use futures_util::{StreamExt, stream};
use hmac::{Hmac, KeyInit, Mac};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use store::{AnyStore, Place, Status, TableId};
use table::{Creation, DiceWord, PlayerId, Sitter, Stamped, Table};

/// The key with which the server signs who people are.
const KEY: &str = "load";

/// A move that is sent: by whom, as answer to what, and its text.
pub(crate) struct Sent {
    pub(crate) seat: Seat,
    pub(crate) decision: u64,
    pub(crate) text: String,
}

/// A started table, and what will be played there.
pub(crate) struct Played {
    pub(crate) id: String,
    pub(crate) tokens: Vec<String>,
    pub(crate) moves: Vec<Sent>,
}

/// A house with started tables, gone with this value if it is a file.
pub(crate) struct House {
    pub(crate) tables: Vec<Arc<Played>>,
    address: String,
    _folder: Option<tempfile::TempDir>,
}

impl House {
    /// Started tables of all games in turn, with at most so many moves to come at each, in a file.
    pub(crate) async fn with(tables: usize, moves: usize) -> Self {
        Self::file().of(tables_with(tables, moves)).await
    }

    /// The same in a database.
    pub(crate) async fn in_database(address: String, tables: usize, moves: usize) -> Self {
        Self { tables: Vec::new(), address, _folder: None }.of(tables_with(tables, moves)).await
    }

    /// An empty one in a folder of its own.
    pub(crate) fn file() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let address = folder.path().join("stolik.db").display().to_string();
        Self { tables: Vec::new(), address, _folder: Some(folder) }
    }

    /// Its store, with the key of this program.
    pub(crate) async fn open(&self) -> AnyStore {
        let place: Place = self.address.parse().unwrap_or_else(|never| match never {});
        let store = AnyStore::open(&place).await.expect("a store can be opened");
        store.get_or_set_meta("cookie_key", KEY).await.expect("the key can be stored");
        store
    }

    /// One table with the longest of some games, which are played at random by the most seats.
    pub(crate) async fn long() -> Self {
        let random = bots::all("dragon-racer").swap_remove(0);
        let games = (0..40).map(|number| {
            let (log, table) = started("dragon-racer", 8, number);
            (log, script(table, &random, usize::MAX, number))
        });
        Self::file().of(games.max_by_key(|(_, moves)| moves.len())).await
    }

    /// So many stored tables: nine of ten are finished, and a bot owes a move at one of a hundred of the others.
    pub(crate) async fn stored(tables: usize) -> Self {
        let house = Self::file();
        let store = house.open().await;
        let creating = (0..tables).map(|number| {
            let game = games::KINDS[number % games::KINDS.len()].id();
            let bot = bots::all(game).into_iter().nth(1).filter(|_| number % 1_000 == 0);
            let (log, table) = started_with(game, 4, number, bot.as_ref());
            let mut summary = hall::summary(&table);
            if number % 10 != 0 {
                (summary.status, summary.goes_on) = (Status::Finished, false);
            }
            let store = &store;
            async move { store.create(&name(number), &summary, lines(&log)).await }
        });
        // The store writes together what is asked together.
        let mut creating = stream::iter(creating).buffer_unordered(500);
        while let Some(created) = creating.next().await {
            created.expect("the store takes a table");
        }
        drop(creating);
        store.close().await.expect("the store closes");
        house
    }

    /// The empty house with these logs of started tables, each with what will be played there.
    async fn of(mut self, tables: impl IntoIterator<Item = (Vec<Stamped>, Vec<Sent>)>) -> Self {
        let store = self.open().await;
        for (number, (log, moves)) in tables.into_iter().enumerate() {
            let table = Table::replay(games::KINDS, &log).expect("a new log replays");
            let id = name(number);
            store.create(&id, &hall::summary(&table), lines(&log)).await.expect("the store takes a table");
            let tokens = table.chairs().iter().filter_map(|chair| chair.person()).map(token).collect();
            self.tables.push(Arc::new(Played { id: id.to_string(), tokens, moves }));
        }
        store.close().await.expect("the store closes");
        self
    }
}

/// Logs of started tables of all games in turn, each with at most so many moves to come.
fn tables_with(tables: usize, moves: usize) -> impl Iterator<Item = (Vec<Stamped>, Vec<Sent>)> {
    (0..tables).map(move |number| {
        let game = games::KINDS[number % games::KINDS.len()].id();
        let bot = bots::all(game).swap_remove(1);
        let (log, table) = started(game, 4, number);
        (log, script(table, &bot, moves, number))
    })
}

fn name(number: usize) -> TableId {
    TableId::new(format!("t{number}")).expect("a plain name")
}

fn lines(log: &[Stamped]) -> Vec<String> {
    log.iter().map(Stamped::to_line).collect()
}

/// What proves to the server who somebody is.
fn token(player: &PlayerId) -> String {
    let mut mac =
        Hmac::<sha2::Sha256>::new_from_slice(KEY.as_bytes()).expect("HMAC takes keys of any length");
    mac.update(player.0.as_bytes());
    format!("{}.{}", player.0, hex::encode(mac.finalize().into_bytes()))
}

/// The log of a table with a person on every chair, started.
fn started(game: &str, seats: usize, number: usize) -> (Vec<Stamped>, Table) {
    started_with(game, seats, number, None)
}

/// The same with a bot, if there is one, on all chairs but the first.
fn started_with(game: &str, seats: usize, number: usize, bot: Option<&AnyBot>) -> (Vec<Stamped>, Table) {
    let first = PlayerId(format!("{number}-1"));
    let mut seed = [7; 32];
    seed[..8].copy_from_slice(&(number as u64).to_le_bytes());
    let creation = Creation {
        game: game.to_owned(),
        rules: 0,
        seats,
        options: Options::default(),
        odds: false,
        public: true,
        host: first.clone(),
        clock: table::Clock::None,
        when_out: table::WhenOut::StandIn,
        watching: table::Watching::AtOnce,
        coach: false,
        seed: Seed::new(seed).to_string(),
        origin: None,
    };
    let opened =
        Stamped { at: 1, entry: Table::open(games::KINDS, creation).expect("the settings are admitted") };
    let table = Table::replay(games::KINDS, std::slice::from_ref(&opened)).expect("a new log replays");
    let mut draft = table.draft(1);
    for seat in Seat::all(seats) {
        if let Some(bot) = bot.filter(|_| seat.index() > 0) {
            draft.seat_bot(&first, seat, bot.name()).expect("the chair is free");
            continue;
        }
        let player = PlayerId(format!("{number}-{seat}"));
        draft.sit(seat, &player, &format!("Player {seat}"), DiceWord::None).expect("the chair is free");
    }
    draft.begin_game(&first).expect("all chairs are taken");
    let change = draft.finish();
    (std::iter::once(opened).chain(change.entries).collect(), change.after)
}

/// What a bot chooses on all chairs.
fn script(mut table: Table, bot: &AnyBot, most: usize, number: usize) -> Vec<Sent> {
    let mut rng = nth_rng(number as u64, 0);
    let mut moves = Vec::new();
    while moves.len() < most
        && let Some(Turn::Act(acting)) = table.game().map(|game| game.turn())
        && let Some(seat) = acting.first()
        && let (Some(decision), Some(game)) = (table.decision(seat), table.game())
    {
        let text = bot.choose(&game.view(Viewer::Seat(seat)), &mut rng);
        let mut draft = table.draft(1);
        draft.play_for(seat, decision, &[&text]).expect("a bot's move is legal");
        table = draft.finish().after;
        moves.push(Sent { seat, decision, text });
    }
    debug_assert!(table.chairs().iter().all(|chair| matches!(chair.sitter, Some(Sitter::Person { .. }))));
    moves
}

/// A server as a process of its own; it ends with this value.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    process: Child,
}

impl Server {
    /// Starts the release build beside this program on the house's data; its bots do not wait.
    pub(crate) fn start(house: &House) -> Self {
        Self::at_pace(house, "0")
    }

    /// The same with bots that take their time.
    pub(crate) fn at_pace(house: &House, pace: &str) -> Self {
        let here = std::env::current_exe().expect("a program has a path");
        let folder =
            here.parent().and_then(|examples| examples.parent()).expect("it lies in a target folder");
        let mut process = Command::new(folder.join("stolik"))
            .args(["serve", "--port", "0", "--pace", pace, "--rate", "100000", "--store", &house.address])
            .stdout(Stdio::piped())
            .spawn()
            .expect("`cargo build --release` has made the server");
        let mut line = String::new();
        let output = process.stdout.take().expect("the output is piped");
        std::io::BufRead::read_line(&mut std::io::BufReader::new(output), &mut line)
            .expect("it says where it is");
        let address = line.trim().rsplit('/').next().and_then(|address| address.parse().ok());
        Self { address: address.expect("it says where it listens"), process }
    }

    /// Seconds of processor time so far.
    pub(crate) fn processor(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id())).expect("Linux tells");
        let fields: Vec<_> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |at: usize| fields[at].parse::<f64>().expect("ticks are numbers");
        // User and system time, in hundredths of a second.
        (ticks(11) + ticks(12)) / 100.0
    }

    /// How many files and sockets are open.
    pub(crate) fn descriptors(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.process.id())).expect("Linux tells").count()
    }

    /// Resident memory in megabytes.
    pub(crate) fn memory(&self) -> f64 {
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).expect("Linux tells");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("RSS is listed");
        line.trim().trim_end_matches(" kB").parse::<f64>().expect("RSS is a number") / 1_000.0
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
