//! Which server drives which table.
//!
//! A server says every now and then that it is alive. A lease holds as long as the server that has it is alive, and
//! is anybody's afterwards. A server that was gone for longer than it says comes back under another name, and so
//! without leases. Two that both believe to have one do no harm: only one append at an index lands.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use deadpool_postgres::Client;
use rand::random;

use super::connections::Connections;
use super::fault::Fault;
use super::log::name;
use crate::{StoreError, TableId};

/// How long a server counts as alive after it said so. It says so several times in this span.
const ALIVE: Duration = Duration::from_millis(1_200);

/// What this server holds, as far as it knows.
#[derive(Debug)]
pub(super) struct Leases {
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    /// The name under which this server is alive.
    server: String,
    said: Instant,
    held: HashSet<TableId>,
}

impl State {
    fn new() -> Self {
        Self { server: format!("{:016x}", random::<u64>()), said: Instant::now(), held: HashSet::new() }
    }
}

impl Leases {
    pub(super) fn new() -> Self {
        Self { state: Mutex::new(State::new()) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing panics while the lock is held.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this server certainly has the lease. A process that was stopped for a while knows by its clock.
    pub(super) fn has(&self, table: &TableId) -> bool {
        let state = self.state();
        state.said.elapsed() < ALIVE && state.held.contains(table)
    }

    /// [`Store::lease`](crate::Store::lease).
    pub(super) async fn take(&self, database: &Connections, table: &TableId) -> Result<bool, StoreError> {
        if self.has(table) {
            return Ok(true);
        }
        let server = self.state().server.clone();
        let taken = database.ask(|client, _| take(client, table, &server)).await?;
        let mut state = self.state();
        // It may have got another name in the meantime.
        let ours = taken && state.server == server;
        if ours {
            state.held.insert(table.clone());
        }
        Ok(ours)
    }

    /// [`Store::take_over`](crate::Store::take_over).
    pub(super) async fn take_over(
        &self,
        database: &Connections,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let server = self.state().server.clone();
        let began = Instant::now();
        if !database.ask(|client, _| live_on(client, &server)).await? {
            *self.state() = State::new();
            return Ok(Vec::new());
        }
        self.state().said = began;
        let taken = database.ask(|client, _| adopt(client, &server, limit)).await?;
        let mut state = self.state();
        if state.server == server {
            state.held.extend(taken.iter().cloned());
        }
        Ok(taken)
    }

    /// No longer relies on having this lease without asking.
    pub(super) fn doubt(&self, table: &TableId) {
        self.state().held.remove(table);
    }

    /// [`Store::release`](crate::Store::release).
    pub(super) async fn release(&self, database: &Connections, tables: &[TableId]) -> Result<(), StoreError> {
        let (server, held): (String, Vec<String>) = {
            let mut state = self.state();
            let held = tables.iter().filter(|table| state.held.remove(*table)).map(ToString::to_string);
            let held = held.collect();
            (state.server.clone(), held)
        };
        if held.is_empty() {
            return Ok(());
        }
        database.ask(|client, _| give_up(client, &server, &held)).await
    }

    /// Leaves everything to the others at once.
    pub(super) async fn leave(&self, database: &Connections) -> Result<(), StoreError> {
        let server = std::mem::replace(&mut *self.state(), State::new()).server;
        database.ask(|client, _| go(client, &server)).await
    }
}

/// Takes a lease that is this server's already, or nobody's who is alive.
async fn take(client: Client, table: &TableId, server: &str) -> Result<bool, Fault> {
    let sql = "INSERT INTO leases (table_id, server) VALUES ($1, $2)
        ON CONFLICT (table_id) DO UPDATE SET server = excluded.server
        WHERE leases.server = excluded.server OR NOT EXISTS
            (SELECT FROM servers WHERE id = leases.server AND until > clock_timestamp())
        RETURNING table_id";
    let statement = client.prepare_cached(sql).await?;
    Ok(client.query_opt(&statement, &[&table.as_str(), &server]).await?.is_some())
}

async fn give_up(client: Client, server: &str, held: &[String]) -> Result<(), Fault> {
    let sql = "DELETE FROM leases WHERE server = $1 AND table_id = ANY ($2)";
    client.execute(sql, &[&server, &held]).await?;
    Ok(())
}

async fn go(client: Client, server: &str) -> Result<(), Fault> {
    let sql = "WITH gone AS (DELETE FROM servers WHERE id = $1) DELETE FROM leases WHERE server = $1";
    client.execute(sql, &[&server]).await?;
    Ok(())
}

/// Says that the server is alive; `false` if it counts as gone already. Those long gone are forgotten.
async fn live_on(client: Client, server: &str) -> Result<bool, Fault> {
    let sql = "WITH gone AS (DELETE FROM servers WHERE until < clock_timestamp() - interval '1 minute' RETURNING id),
        free AS (DELETE FROM leases USING gone WHERE leases.server = gone.id)
        INSERT INTO servers (id, until) VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond')
        ON CONFLICT (id) DO UPDATE SET until = excluded.until WHERE servers.until > clock_timestamp()";
    let alive = ALIVE.as_millis() as f64;
    let statement = client.prepare_cached(sql).await?;
    Ok(client.execute(&statement, &[&server, &alive]).await? > 0)
}

/// Takes the leases of tables that go on by themselves and that nobody who is alive drives.
async fn adopt(client: Client, server: &str, limit: u32) -> Result<Vec<TableId>, Fault> {
    let sql = "INSERT INTO leases (table_id, server)
        SELECT id, $1 FROM tables
        WHERE goes_on AND NOT EXISTS (SELECT FROM leases JOIN servers ON servers.id = leases.server
            WHERE leases.table_id = tables.id AND servers.until > clock_timestamp())
        ORDER BY id LIMIT $2
        ON CONFLICT (table_id) DO UPDATE SET server = excluded.server
        WHERE NOT EXISTS (SELECT FROM servers WHERE id = leases.server AND until > clock_timestamp())
        RETURNING table_id";
    let statement = client.prepare_cached(sql).await?;
    let rows = client.query(&statement, &[&server, &i64::from(limit)]).await?;
    rows.iter().map(|row| name(row, 0)).collect()
}
