//! A server for a test.

#[path = "client.rs"]
mod client;
#[path = "pseudo.rs"]
pub(crate) mod pseudo;

pub(crate) use client::*;

use serde_json::json;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, SystemTime};
use tempfile::TempDir;
use web::game_page::AnyPage;
use web::{Listening, Notices};

/// A server of its own with an empty database. Ends with the test.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    /// Where it tells its measures.
    pub(crate) metrics: SocketAddr,
    pub(crate) folder: TempDir,
    manner: Manner,
    running: Option<Running>,
}

/// How a server is run.
#[derive(Clone)]
struct Manner {
    pace: f32,
    rate: u32,
    behind_proxy: bool,
    private: bool,
    motd: &'static str,
    clock: fn() -> SystemTime,
    games: &'static [&'static dyn AnyPage],
    connections: Option<usize>,
    patience: Duration,
    notices: Notices,
}

impl Manner {
    const USUAL: Self = Self {
        pace: 0.0,
        rate: 1000,
        behind_proxy: false,
        private: false,
        motd: "",
        clock: SystemTime::now,
        games: web::GAMES,
        connections: None,
        patience: Duration::from_secs(20),
        notices: Notices::USUAL,
    };
}

struct Running {
    stop: tokio::sync::oneshot::Sender<()>,
    done: thread::JoinHandle<()>,
}

impl Running {
    fn stop(self) {
        let _ = self.stop.send(());
        self.done.join().unwrap();
    }
}

fn run(address: SocketAddr, data: &Path, manner: Manner) -> (Listening, Running) {
    let Manner { pace, rate, behind_proxy, private, motd, clock, games, connections, patience, notices } =
        manner;
    let hall = hall::Config { pace, clock, ..hall::Config::default() };
    let config = web::Config {
        address,
        metrics: Some(([127, 0, 0, 1], 0).into()),
        hall,
        rate,
        games,
        behind_proxy,
        private,
        motd: motd.to_owned(),
        connections,
        patience,
        notices,
        languages: vec![pseudo::language()],
        ..web::Config::new(data)
    };
    let (stop, stopped) = tokio::sync::oneshot::channel();
    let (ready, listening) = mpsc::channel();
    let done = thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let stopped = async { drop(stopped.await) };
        runtime.block_on(web::serve(config, move |at| ready.send(at).unwrap(), stopped)).unwrap();
    });
    (listening.recv().unwrap(), Running { stop, done })
}

impl Server {
    /// Starts a server at which bots move at once.
    pub(crate) fn start() -> Self {
        Self::at_pace(0.0)
    }

    /// Starts a server that shows steps and lets bots wait at this pace.
    pub(crate) fn at_pace(pace: f32) -> Self {
        Self::run(Manner { pace, ..Manner::USUAL })
    }

    /// Starts a server with the limits of a public one, behind a proxy.
    pub(crate) fn strict() -> Self {
        Self::run(Manner { rate: 1, behind_proxy: true, ..Manner::USUAL })
    }

    /// Starts a server with room for so many connections, which cuts those whose peer does not read for so long.
    pub(crate) fn narrow(rate: u32, connections: usize, patience: Duration) -> Self {
        Self::run(Manner { rate, connections: Some(connections), patience, ..Manner::USUAL })
    }

    /// Starts a server in which only invited people may open tables, and which greets.
    pub(crate) fn private(motd: &'static str) -> Self {
        Self::run(Manner { private: true, motd, ..Manner::USUAL })
    }

    /// Starts a server with other games.
    pub(crate) fn with(games: &'static [&'static dyn AnyPage]) -> Self {
        Self::run(Manner { games, ..Manner::USUAL })
    }

    /// Starts a server that takes the time from this clock.
    pub(crate) fn by_clock(clock: fn() -> SystemTime) -> Self {
        Self::run(Manner { clock, ..Manner::USUAL })
    }

    /// Starts a server that takes the time from this clock and tells people so of their turns.
    pub(crate) fn that_tells(clock: fn() -> SystemTime, notices: Notices) -> Self {
        Self::run(Manner { clock, notices, ..Manner::USUAL })
    }

    fn run(manner: Manner) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (at, running) = run(([127, 0, 0, 1], 0).into(), folder.path(), manner.clone());
        let metrics = at.metrics.expect("it was asked to measure");
        Self { address: at.address, metrics, folder, manner, running: Some(running) }
    }

    /// Stops the server and starts it again on the same data and address.
    pub(crate) fn restart(&mut self) {
        self.stop();
        self.go_on();
    }

    /// Stops the server.
    pub(crate) fn stop(&mut self) {
        self.running.take().unwrap().stop();
    }

    /// Starts a stopped server again on the same data and address.
    pub(crate) fn go_on(&mut self) {
        let (_, running) = run(self.address, self.folder.path(), self.manner.clone());
        self.running = Some(running);
    }

    /// The address of a path.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Somebody new, with a token.
    pub(crate) fn guest(&self) -> Client {
        let nobody = Client::new(self.address, None);
        let reply = nobody.post("/api/v1/guests", &json!({}));
        assert_eq!(reply.status, 201, "{}", reply.text);
        Client::new(self.address, Some(reply.json()["token"].as_str().unwrap().to_owned()))
    }

    /// A running table of Camel Up for three at which the first of these people moves first; the other chairs are
    /// random bots'.
    pub(crate) fn playing<const PEOPLE: usize>(&self) -> ([Client; PEOPLE], String) {
        let people: [Client; PEOPLE] = std::array::from_fn(|_| self.guest());
        let host = &people[0];
        let table = host.open(3, &json!({"first_seat": "1", "start_stacks": "random"}));
        for (seat, name) in [(2, "Jan"), (3, "Ewa")] {
            match people.get(seat - 1) {
                Some(person) => person.sit(&table, seat, name),
                None => host.seat_bot(&table, seat, "random"),
            }
        }
        host.start(&table);
        (people, table)
    }

    /// Somebody without a token.
    pub(crate) fn stranger(&self) -> Client {
        Client::new(self.address, None)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(running) = self.running.take().filter(|_| !thread::panicking()) {
            running.stop();
        }
    }
}
