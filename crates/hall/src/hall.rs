//! Everything that can be done with tables.

use crate::bells::Bells;
use crate::card::goes_on;
use crate::driver;
use crate::error::HallError;
use crate::games::Games;
use crate::hours::Hours;
use crate::live::{Ask, Live, load};
use crate::pool::{Broken, Pool};
use crate::sharing;
use crate::starting;
use crate::statistics::Book;
use engine::Seat;
use rand::RngExt;
use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{AnyStore, Filter, Status, StoreError, Summary, TableId};
use table::{Draft, PlayerId, Table, TableError};
use tracing::Instrument;

/// How many tables are opened at the same time after a start.
const OPENED_AT_ONCE: usize = 4;
/// How many tables one sweep removes at most before it looks again.
const SWEPT_AT_ONCE: u32 = 256;
/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// How a hall is run.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// How long steps are shown and bots wait, as a factor: 1 is normal, 0 at once.
    pub pace: f32,
    /// After how many days without a change an open table is removed; none keeps it.
    pub keep_open: Option<u32>,
    /// After how many days without a change a finished table is removed; none keeps it.
    pub keep_finished: Option<u32>,
    /// What time it is: [`SystemTime::now`] but in tests.
    pub clock: fn() -> SystemTime,
}

impl Default for Config {
    fn default() -> Self {
        Self { pace: 1.0, keep_open: Some(30), keep_finished: None, clock: SystemTime::now }
    }
}

/// The live tables over a store. `B` is what those who show a table keep beside it.
#[derive(Debug)]
pub struct Hall<B = ()> {
    store: AnyStore,
    games: Games,
    pool: Pool,
    background: Pool,
    config: Config,
    /// Whether other servers change tables too.
    shared: bool,
    tables: Mutex<HashMap<TableId, Arc<Live<B>>>>,
    pub(crate) hours: Hours,
    bells: Bells,
    pub(crate) book: Book,
}

impl<B: Default + Send + Sync + 'static> Hall<B> {
    /// A hall for these games over a store.
    pub fn new(store: AnyStore, games: Games, config: Config) -> Arc<Self> {
        let (shared, tables) = (store.news().is_some(), Mutex::default());
        let (pool, background) = (Pool::beside_answers(), Pool::giving_way());
        let (hours, bells, book) = (Hours::default(), Bells::default(), Book::default());
        Arc::new(Self { store, games, pool, background, config, shared, tables, hours, bells, book })
    }

    /// Where everything is kept.
    pub fn store(&self) -> &AnyStore {
        &self.store
    }

    /// The games that are played here.
    pub fn games(&self) -> &Games {
        &self.games
    }

    /// Who is told when something changes at a person's tables.
    pub fn bells(&self) -> &Bells {
        &self.bells
    }

    /// The pool for thinking that somebody waits for.
    pub fn pool(&self) -> &Pool {
        &self.pool
    }

    /// Where bots search, which may take all the time that is left.
    pub fn background(&self) -> &Pool {
        &self.background
    }

    /// Milliseconds since 1970. The clock of the house may be put back or forward at any time: good for dates, not
    /// for how long something takes.
    pub fn now(&self) -> u64 {
        (self.config.clock)().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
    }

    /// A time span at the hall's pace.
    pub fn paced(&self, milliseconds: u32) -> Duration {
        Duration::from_millis(u64::from(milliseconds)).mul_f32(self.config.pace)
    }

    pub(crate) fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Live<B>>>> {
        // Nothing panics while the lock is held.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether other servers change tables too.
    pub(crate) fn is_shared(&self) -> bool {
        self.shared
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.tables().len()
    }

    /// The table of this name, if it is in memory.
    pub fn known(&self, id: &TableId) -> Option<Arc<Live<B>>> {
        self.tables().get(id).cloned()
    }

    /// The table of this name, from memory or the store, with everything that was acknowledged by now.
    pub async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Live<B>>, HallError> {
        let id = TableId::new(id).map_err(|_| HallError::NoTable)?;
        let known = self.tables().get(&id).cloned();
        if let Some(live) = known {
            self.catch_up(&live).await?;
            return Ok(live);
        }
        let log = load(&self.store, &id).await?;
        let loaded = Live::of_log(id.clone(), self.games.kinds(), &log)?;
        // Somebody else may have loaded it in the meantime; the first one counts.
        let live = Arc::clone(self.tables().entry(id).or_insert_with(|| Arc::new(loaded)));
        self.wake(&live);
        Ok(live)
    }

    /// Has the table go on if it does so by itself.
    pub(crate) fn wake(self: &Arc<Self>, live: &Arc<Live<B>>) {
        driver::wake(self, live);
        starting::wake(self, live);
    }

    /// The table with all of its history, read from the store: for what is told of a whole game.
    pub async fn whole(&self, live: &Live<B>) -> Result<Table, HallError> {
        self.whole_until(live, usize::MAX).await
    }

    /// The same as it was when its log had this length.
    pub async fn whole_until(&self, live: &Live<B>, length: usize) -> Result<Table, HallError> {
        let mut log = load(&self.store, live.id()).await?;
        log.truncate(length);
        Ok(Table::replay_whole(self.games.kinds(), &log)?)
    }

    /// The tables of a list, without opening them.
    pub async fn list(&self, filter: &Filter) -> Result<Vec<(TableId, Summary)>, HallError> {
        Ok(self.store.list(filter).await?)
    }

    /// Forgets tables that nobody looks at and no bot moves at, and frames that nobody follows; they come back from
    /// the store.
    pub fn forget_idle(self: &Arc<Self>) {
        let idle = |_: &_, live: &mut Arc<Live<B>>| {
            Arc::strong_count(live) == 1 && live.read(|table| !goes_on(table))
        };
        let mut tables = self.tables();
        let forgotten = tables.extract_if(idle).map(|(id, _)| id).collect();
        tables.values().for_each(|live| live.rest());
        drop(tables);
        self.bells.forget_quiet();
        sharing::release(self, forgotten);
    }

    /// Removes what is older than the host wants to keep; says so in the log of the server.
    pub async fn sweep(&self) -> Result<u64, HallError> {
        let mut removed = 0;
        for (status, days) in
            [(Status::Open, self.config.keep_open), (Status::Finished, self.config.keep_finished)]
        {
            let Some(days) = days else { continue };
            let before = self.now().saturating_sub(u64::from(days) * DAY);
            loop {
                let gone = self.store.remove_older(status, before as i64, SWEPT_AT_ONCE).await?;
                let mut tables = self.tables();
                gone.iter().filter_map(|id| tables.remove(id)).for_each(drop);
                drop(tables);
                removed += gone.len() as u64;
                if gone.len() < SWEPT_AT_ONCE as usize {
                    break;
                }
            }
        }
        if removed > 0 {
            self.read_again().await;
            tracing::info!(removed, "old tables were removed");
        }
        Ok(removed)
    }

    /// Opens the tables that go on by themselves, a few at a time, so that they do. Among several servers those that
    /// nobody drives, from now on until the hall is dropped.
    pub async fn resume(self: &Arc<Self>) -> Result<(), HallError> {
        if sharing::begin(self) {
            return Ok(());
        }
        let filter = Filter {
            statuses: vec![Status::Open, Status::Playing],
            goes_on: Some(true),
            ..Filter::default()
        };
        let owing = self.store.list(&filter).await?;
        self.open_all(owing.into_iter().map(|(id, _)| id)).await;
        Ok(())
    }

    /// Opens tables, a few at a time, so that they go on.
    pub(crate) async fn open_all(self: &Arc<Self>, tables: impl IntoIterator<Item = TableId>) {
        let mut opening = tokio::task::JoinSet::new();
        for id in tables {
            if opening.len() >= OPENED_AT_ONCE {
                opening.join_next().await;
            }
            let hall = Arc::clone(self);
            opening.spawn(async move {
                match hall.table(id.as_str()).await {
                    Ok(live) => hall.wake(&live),
                    // What is being stopped goes on after the next start.
                    Err(HallError::Store(StoreError::Closed)) => {}
                    Err(error) => tracing::warn!(table = %id, %error, "a running table cannot go on"),
                }
            });
        }
        opening.join_all().await;
    }

    /// Changes a table. The change is made by a task of its own, so that it is whole even when the request
    /// is dropped; it is stored when this returns. Where another server is faster, it is asked for again.
    pub async fn change(
        self: &Arc<Self>,
        live: &Arc<Live<B>>,
        ask: impl Fn(&mut Draft) -> Result<(), TableError> + Send + Sync + 'static,
    ) -> Result<(), HallError> {
        self.change_by(live, Box::new(ask)).await
    }

    /// As [`Hall::change`]; apart from it, so that it is compiled once for all that can be asked.
    async fn change_by(
        self: &Arc<Self>,
        live: &Arc<Live<B>>,
        ask: Box<Ask<'static>>,
    ) -> Result<(), HallError> {
        let (hall, live) = (Arc::clone(self), Arc::clone(live));
        whole(async move {
            let result = hall.change_quietly(&live, &ask).await;
            hall.wake(&live);
            result
        })
        .await
    }

    /// As [`Hall::change`], in a task that nobody drops, and without waking the bots.
    pub(crate) async fn change_quietly(&self, live: &Live<B>, ask: &Ask<'_>) -> Result<(), HallError> {
        let (before, closed) = (live.now(), self.hours.closed());
        let open = move |draft: &mut Draft| {
            draft.house_was_closed(&closed);
            ask(draft)
        };
        let changed = live.change(&self.store, self.games.kinds(), self.now(), &open).await;
        if matches!(changed, Err(HallError::Store(StoreError::Unknown { .. }))) {
            // The host has removed it.
            self.tables().remove(live.id());
        }
        changed?;
        self.bells.ring_at(&before.table);
        self.bells.ring_at(&live.now().table);
        Ok(())
    }

    /// Makes moves for a person; see [`Draft::play`].
    pub async fn play(
        self: &Arc<Self>,
        live: &Arc<Live<B>>,
        by: PlayerId,
        seat: Seat,
        decision: u64,
        moves: Vec<String>,
    ) -> Result<(), HallError> {
        self.change(live, move |draft| {
            let moves: Vec<_> = moves.iter().map(String::as_str).collect();
            draft.play(&by, seat, decision, &moves)
        })
        .await
    }
}

/// Does something as a task of its own, so that it is done to its end even when the request is dropped.
pub(crate) async fn whole<T: Send + 'static>(
    task: impl Future<Output = Result<T, HallError>> + Send + 'static,
) -> Result<T, HallError> {
    // What it writes into the log of the server is about the same request.
    tokio::spawn(task.in_current_span()).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a change broke off");
        Err(Broken.into())
    })
}

/// Random bytes as hexadecimal digits.
pub fn random_hex<const BYTES: usize>() -> String {
    let mut bytes = [0u8; BYTES];
    rand::rng().fill(&mut bytes);
    hex::encode(bytes)
}
