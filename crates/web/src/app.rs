//! What all requests share, and everything that can be done with tables. Pages and API both call this.

use crate::driver;
use crate::guest::{Signer, random_hex};
use crate::limits::Limits;
use crate::live::{ChangeError, Live, line, load, summary};
use crate::pages::{bot_names, kinds};
use crate::problem::Problem;
use crate::server::Config;
use engine::fair::Seed;
use engine::{Options, Seat};
use rand::RngExt;
use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{Filter, SqliteStore, Store, TableId};
use table::{Creation, LogEntry, Play, PlayerId, Stamped, Status, Table, TableError};

/// What all requests share.
pub(crate) type Shared = Arc<App>;

/// The bot that sits down where nothing else is said, and plays on for who leaves: the game's best.
pub(crate) fn usual_bot(game: &str) -> &'static str {
    bot_names(game).last().copied().unwrap_or("random")
}

/// The server's state.
pub(crate) struct App {
    pub(crate) store: SqliteStore,
    pub(crate) signer: Signer,
    pub(crate) limits: Limits,
    /// How long steps are shown and bots wait, as a factor: 1 is normal, 0 at once.
    pub(crate) pace: f32,
    /// Whether `X-Forwarded-…` headers come from a proxy of ours.
    pub(crate) behind_proxy: bool,
    clock: fn() -> SystemTime,
    tables: Mutex<HashMap<TableId, Arc<Live>>>,
}

/// Settings of a new table.
#[derive(Clone, Debug)]
pub(crate) struct NewTable {
    pub(crate) game: String,
    pub(crate) seats: usize,
    pub(crate) options: Options,
    pub(crate) odds: bool,
    pub(crate) public: bool,
}

impl App {
    pub(crate) fn new(store: SqliteStore, signer: Signer, config: &Config) -> Shared {
        let &Config { rate, pace, behind_proxy, clock, .. } = config;
        let limits = Limits::new(rate);
        Arc::new(Self { store, signer, limits, pace, behind_proxy, clock, tables: Mutex::default() })
    }

    /// Milliseconds since 1970. The clock of the house may be put back or forward at any time: good for dates, not
    /// for how long something takes.
    pub(crate) fn now(&self) -> u64 {
        (self.clock)().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
    }

    /// A time span at the server's pace.
    pub(crate) fn paced(&self, milliseconds: u32) -> Duration {
        Duration::from_millis(u64::from(milliseconds)).mul_f32(self.pace)
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<Live>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table with this name, from memory or the store.
    pub(crate) async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, Problem> {
        let id = TableId::new(id).map_err(|_| Problem::not_found("table"))?;
        if let Some(live) = self.tables().get(&id) {
            return Ok(Arc::clone(live));
        }
        let log = load(&self.store, &id).await?;
        let loaded = Live::new(id.clone(), kinds(), &log).map_err(ChangeError::from)?;
        // Somebody else may have loaded it in the meantime; the first one counts.
        let live = Arc::clone(self.tables().entry(id).or_insert_with(|| Arc::new(loaded)));
        driver::wake(self, &live);
        Ok(live)
    }

    /// Forgets tables that nobody looks at and no bot moves at; they come back from the store.
    pub(crate) fn forget_idle(&self) {
        let idle = |live: &Arc<Live>| {
            Arc::strong_count(live) == 1 && live.read(|table| table.bot_to_move().is_none())
        };
        self.tables().retain(|_, live| !idle(live));
    }

    /// Loads all running tables at which a bot is to move, so that they go on by themselves.
    pub(crate) async fn resume(self: &Arc<Self>) -> Result<(), Problem> {
        let filter = Filter { statuses: vec![store::Status::Playing], ..Filter::default() };
        for (id, _) in self.store.list(&filter).await? {
            if let Err(problem) = self.table(id.as_str()).await {
                tracing::warn!(table = %id, reason = problem.detail, "a running table cannot go on");
            }
        }
        self.forget_idle();
        Ok(())
    }

    /// Opens a table with those on it whom `seat` puts there: all of it or, when that is refused, nothing.
    pub(crate) async fn open(
        self: &Arc<Self>,
        host: &PlayerId,
        new: NewTable,
        seat: impl FnOnce(&Table) -> Result<Vec<LogEntry>, TableError>,
    ) -> Result<Arc<Live>, Problem> {
        let mut seed = [0u8; 32];
        rand::rng().fill(&mut seed);
        let creation = Creation {
            game: new.game,
            rules: 0,
            seats: new.seats,
            options: new.options,
            odds: new.odds,
            public: new.public,
            host: host.clone(),
            seed: Seed::new(seed).to_string(),
        };
        let at = self.now();
        let mut log = vec![Stamped { at, entry: Table::open(kinds(), creation)? }];
        let empty = Table::replay(kinds(), &log).map_err(ChangeError::from)?;
        log.extend(seat(&empty)?.into_iter().map(|entry| Stamped { at, entry }));
        let id = TableId::new(random_hex::<8>()).map_err(|_| Problem::not_found("table"))?;
        let live = Live::new(id.clone(), kinds(), &log).map_err(ChangeError::from)?;
        self.store.create(&id, &live.read(summary), log.iter().map(line).collect()).await?;
        let live = Arc::new(live);
        self.tables().insert(id, Arc::clone(&live));
        Ok(live)
    }

    /// Changes a table. The change is made by a task of its own, so that it is whole even when the request
    /// is dropped; it is stored when this returns.
    pub(crate) async fn change(
        self: &Arc<Self>,
        live: &Arc<Live>,
        ask: impl FnOnce(&Table) -> Result<Vec<LogEntry>, TableError> + Send + 'static,
    ) -> Result<(), Problem> {
        let (app, live) = (Arc::clone(self), Arc::clone(live));
        whole(async move {
            let result = live.change(&app.store, kinds(), app.now(), ask).await;
            driver::wake(&app, &live);
            Ok(result?)
        })
        .await
    }

    /// Makes moves for a person; see [`Table::play`].
    pub(crate) async fn play(
        self: &Arc<Self>,
        live: &Arc<Live>,
        by: PlayerId,
        seat: Seat,
        decision: u64,
        moves: Vec<String>,
    ) -> Result<(), Problem> {
        self.change(live, move |table| {
            let moves: Vec<_> = moves.iter().map(String::as_str).collect();
            table.play(&by, seat, decision, &moves).map(appended)
        })
        .await
    }

    /// The name of the table where the players go on, made when the first of them asks. Who asks sits down
    /// on their old chair, bots too; the others find their chairs free.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        live: &Arc<Live>,
        by: &PlayerId,
    ) -> Result<String, Problem> {
        let (app, live, by) = (Arc::clone(self), Arc::clone(live), by.clone());
        whole(async move { app.go_on(&live, &by).await }).await
    }

    async fn go_on(self: &Arc<Self>, live: &Arc<Live>, by: &PlayerId) -> Result<String, Problem> {
        // Who asks at the same moment waits, and then finds the table of the first.
        let _one_at_a_time = live.going_on.lock().await;
        let table = live.table();
        if let Some(next) = table.rematch() {
            return Ok(next.to_owned());
        }
        own_seat(live, by)?;
        if table.status() != Status::Finished {
            return Err(TableError::NotOver.into());
        }
        let old = table.creation();
        let new = NewTable {
            game: old.game.clone(),
            seats: old.seats,
            options: old.options.clone(),
            odds: old.odds,
            public: old.public,
        };
        let seated = |fresh: &Table| {
            let mut entries = Vec::new();
            for (seat, chair) in Seat::all(table.chairs().len()).zip(table.chairs()) {
                match &chair.sitter {
                    Some(table::Sitter::Bot(bot)) => entries.push(fresh.seat_bot(by, seat, bot)?),
                    Some(table::Sitter::Person { player, name }) if player == by => {
                        entries.push(fresh.sit(seat, player, name, "")?);
                    }
                    _ => {}
                }
            }
            Ok(entries)
        };
        let next = self.open(by, new, seated).await?;
        let name = next.id().to_string();
        self.change(live, move |table| Ok(vec![table.go_on_at(&name)?])).await?;
        Ok(next.id().to_string())
    }
}

/// Does something as a task of its own, so that it is done to its end even when the request is dropped.
async fn whole<T: Send + 'static>(
    task: impl Future<Output = Result<T, Problem>> + Send + 'static,
) -> Result<T, Problem> {
    tokio::spawn(task).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a change broke off");
        let status = axum::http::StatusCode::INTERNAL_SERVER_ERROR;
        Err(Problem::new(status, "internal", "something went wrong here; it has been logged"))
    })
}

/// The seat of who asks, for what only players may do.
pub(crate) fn own_seat(live: &Live, by: &PlayerId) -> Result<Seat, Problem> {
    let forbidden = axum::http::StatusCode::FORBIDDEN;
    live.read(|table| table.seat_of(by))
        .ok_or_else(|| Problem::new(forbidden, "not-seated", "you do not sit at this table"))
}

/// The entries that a move appends.
pub(crate) fn appended(play: Play) -> Vec<LogEntry> {
    match play {
        Play::Append(entries) => entries,
        Play::DoneAlready => Vec::new(),
    }
}
