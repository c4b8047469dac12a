//! The connections to the database, and what happens when they break.

use std::future::Future;
use std::time::{Duration, Instant};

use deadpool_postgres::{Client, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime};
use tokio::sync::RwLock;
use tokio_postgres::{Config, NoTls, config::Host};

use super::fault::Fault;
use crate::StoreError;

/// The most connections of one server.
const CONNECTIONS: usize = 12;
/// How long connecting, and each answer, may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long a request is tried again while the database is away: as long as a restart of it takes.
const AWAY: Duration = Duration::from_secs(5);
/// The pause between two attempts.
const PAUSE: Duration = Duration::from_millis(50);

/// A pool of connections to one house.
#[derive(Debug)]
pub(super) struct Connections {
    /// The house as it is told to people: no password in it.
    pub(super) place: String,
    pub(super) config: Config,
    pool: Pool,
    /// Read by each call under way, and written once by who closes.
    closed: RwLock<bool>,
}

impl Connections {
    /// Reads an address. Nothing is connected yet.
    pub(super) fn new(address: &str) -> Result<Self, StoreError> {
        let unusable = |error: tokio_postgres::Error| StoreError::unavailable("this address", error);
        let mut config: Config = address.parse().map_err(unusable)?;
        if config.get_application_name().is_none() {
            config.application_name("stolik");
        }
        config.connect_timeout(PATIENCE).tcp_user_timeout(PATIENCE);
        let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let place = place(&config);
        let pool = Pool::builder(Manager::from_config(config.clone(), NoTls, recycling))
            .max_size(CONNECTIONS)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(PATIENCE))
            .create_timeout(Some(PATIENCE))
            .build()
            .map_err(|error| StoreError::unavailable(&place, error))?;
        Ok(Self { place, config, pool, closed: RwLock::new(false) })
    }

    /// Asks the database something, and asks again for a while when the connection or the database is lost on the
    /// way. `ask` is told whether an earlier attempt may have been carried out.
    pub(super) async fn ask<T, F>(&self, ask: impl Fn(Client, bool) -> F) -> Result<T, StoreError>
    where
        F: Future<Output = Result<T, Fault>>,
    {
        let closed = self.closed.read().await;
        if *closed {
            return Err(StoreError::Closed);
        }
        let (begun, mut again) = (Instant::now(), false);
        loop {
            match self.attempt(&ask, again).await {
                Err(fault) if fault.may_pass() && begun.elapsed() < AWAY => {
                    tracing::debug!(?fault, "asking the database again");
                    again = true;
                    tokio::time::sleep(PAUSE).await;
                }
                result => return result.map_err(|fault| fault.of(&self.place)),
            }
        }
    }

    async fn attempt<T, F>(&self, ask: &impl Fn(Client, bool) -> F, again: bool) -> Result<T, Fault>
    where
        F: Future<Output = Result<T, Fault>>,
    {
        let client = self.pool.get().await?;
        tokio::time::timeout(PATIENCE, ask(client, again)).await.unwrap_or(Err(Fault::Silence))
    }

    /// Lets calls under way finish and closes all connections. Closing again is harmless.
    pub(super) async fn close(&self) {
        *self.closed.write().await = true;
        self.pool.close();
    }
}

/// The address without its password.
fn place(config: &Config) -> String {
    let host = config.get_hosts().first().map_or_else(String::new, |host| match host {
        Host::Tcp(name) => name.clone(),
        #[cfg(unix)]
        Host::Unix(folder) => folder.display().to_string(),
    });
    let port = config.get_ports().first().map_or_else(String::new, |port| format!(":{port}"));
    let user = config.get_user().map_or_else(String::new, |user| format!("{user}@"));
    format!("postgres://{user}{host}{port}/{}", config.get_dbname().unwrap_or_default())
}
