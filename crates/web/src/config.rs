//! How a server is run.

use crate::game_page::AnyPage;
use crate::notices::Notices;
use crate::words::Language;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::Place;

/// How the server is run.
#[derive(Clone)]
pub struct Config {
    /// Where it listens. Port 0 picks a free one.
    pub address: SocketAddr,
    /// Where measures are told to Prometheus, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// Where the house is kept. The folder of a file is made if it is missing.
    pub store: Place,
    /// How tables are run: pace, clock, and how long old ones are kept.
    pub hall: hall::Config,
    /// How many times the usual rate one address may ask for, for load from one machine.
    pub rate: u32,
    /// The games: [`crate::GAMES`], and others besides. The first server of a process decides.
    pub games: &'static [&'static dyn AnyPage],
    /// Languages besides those of the house. The first server of a process decides.
    pub languages: Vec<Arc<Language>>,
    /// Whether only those whom the host has invited may open tables.
    pub private: bool,
    /// What the host says to all in the lobby; nothing if it is empty.
    pub motd: String,
    /// Whether a proxy stands before the server, whose `X-Forwarded-…` headers then count.
    pub behind_proxy: bool,
    /// The most connections at once; as many as the process has descriptors for, if not given.
    pub connections: Option<usize>,
    /// How long a peer may take nothing of what waits to be sent to it before its connection is cut.
    pub patience: Duration,
    /// How people are told that it is their turn.
    pub notices: Notices,
}

impl Config {
    /// The usual settings with the file `stolik.db` in this folder, on a free port of this machine.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self {
            address: ([127, 0, 0, 1], 0).into(),
            metrics: None,
            store: Place::File(folder.into().join("stolik.db")),
            hall: hall::Config::default(),
            rate: 1,
            games: crate::GAMES,
            languages: Vec::new(),
            private: false,
            motd: String::new(),
            behind_proxy: false,
            connections: None,
            patience: Duration::from_secs(20),
            notices: Notices::USUAL,
        }
    }
}
