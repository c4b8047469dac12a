//! Analyses of games that are over: made in the background when somebody asks, kept with the table.

use crate::app::{App, Shared};
use crate::problem::Problem;
use crate::replay::Reel;
use axum::http::StatusCode;
use bots::analysis::{Analysis, Analyst, Effort};
use hall::HallError;
use rustc_hash::FxHashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::{Edit, TableId};
use tokio::sync::Semaphore;

/// The kind of the notes that hold analyses, by table.
const ANALYSIS: &str = "analysis";
/// How long one goes on before bots and odds have their turn.
const SLICE: Duration = Duration::from_millis(40);
/// How many games may wait to be analysed.
const WAITING: usize = 64;

/// The games that are being analysed. One goes on at a time, in slices on the pool where bots think too.
pub(crate) struct Analyses {
    begun: Mutex<FxHashMap<TableId, Arc<Progress>>>,
    turn: Semaphore,
}

/// How far an analysis has come.
#[derive(Default)]
struct Progress {
    done: AtomicUsize,
    all: AtomicUsize,
}

/// What there is of the analysis of a game.
pub(crate) enum Found {
    /// Nobody has asked for it.
    Nothing,
    /// It is being made: how many steps are done, of how many.
    Begun(usize, usize),
    /// It is made.
    Made(Box<Analysis>),
}

impl Analyses {
    pub(crate) fn new() -> Self {
        Self { begun: Mutex::default(), turn: Semaphore::new(1) }
    }

    fn begun(&self) -> MutexGuard<'_, FxHashMap<TableId, Arc<Progress>>> {
        // Nothing panics while the lock is held.
        self.begun.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether games of this name can be analysed.
pub(crate) fn can_be(game: &str) -> bool {
    Effort::usual(game).playouts > 0
}

/// What there is of the analysis of a table's game.
pub(crate) async fn found(app: &App, table: &TableId) -> Result<Found, Problem> {
    let begun = app.analyses.begun().get(table).map(|progress| {
        let count = |number: &AtomicUsize| number.load(Ordering::Relaxed);
        Found::Begun(count(&progress.done), count(&progress.all))
    });
    if let Some(begun) = begun {
        return Ok(begun);
    }
    let kept = app.hall.store().note(ANALYSIS, table.as_str()).await?;
    let made = kept.and_then(|text| serde_json::from_str::<Analysis>(&text).ok());
    // One that was made another way is made again when somebody asks.
    Ok(made.filter(Analysis::is_current).map_or(Found::Nothing, |made| Found::Made(Box::new(made))))
}

/// Begins with the analysis of a game that is over, unless it is made or begun.
pub(crate) async fn begin(app: &Shared, table: &TableId, reel: Arc<Reel>) -> Result<(), Problem> {
    if !matches!(found(app, table).await?, Found::Nothing) {
        return Ok(());
    }
    let progress = Arc::new(Progress::default());
    {
        let mut begun = app.analyses.begun();
        if begun.contains_key(table) {
            return Ok(());
        }
        if begun.len() >= WAITING {
            let detail = "many games are being analysed, ask again later";
            return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "analyses-full", detail));
        }
        begun.insert(table.clone(), Arc::clone(&progress));
    }
    let (app, table) = (Arc::clone(app), table.clone());
    tokio::spawn(async move {
        if let Err(problem) = make(&app, &table, reel, &progress).await {
            tracing::error!(%table, problem = %problem.detail, "a game cannot be analysed");
        }
        app.analyses.begun().remove(&table);
    });
    Ok(())
}

/// Makes an analysis and keeps it.
async fn make(app: &App, table: &TableId, reel: Arc<Reel>, progress: &Progress) -> Result<(), Problem> {
    // The semaphore is never closed.
    let Ok(_turn) = app.analyses.turn.acquire().await else { return Ok(()) };
    let pool = app.hall.pool();
    let effort = Effort::usual(reel.page.id());
    let begin = move || Analyst::new(reel.table.start(), reel.entries(), effort);
    let mut analyst = pool.run(begin).await.map_err(HallError::from)?.map_err(refused)?;
    loop {
        let (done, all) = analyst.progress();
        progress.done.store(done, Ordering::Relaxed);
        progress.all.store(all, Ordering::Relaxed);
        if done == all || app.stop.asked() {
            break;
        }
        let slice = move || {
            let end = Instant::now() + SLICE;
            while analyst.step() && Instant::now() < end {}
            analyst
        };
        analyst = pool.run(slice).await.map_err(HallError::from)?;
    }
    // The server stops: who asks again begins again.
    if app.stop.asked() {
        return Ok(());
    }
    let analysis = analyst.finish();
    let text = serde_json::to_string(&analysis).map_err(|error| {
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", format!("it has no JSON form: {error}"))
    })?;
    Ok(app.hall.store().edit(vec![Edit::put_at(table, ANALYSIS, table.as_str(), &text)]).await.map(drop)?)
}

#[expect(clippy::needless_pass_by_value, reason = "as `map_err` gives it")]
fn refused(error: bots::analysis::Error) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "no-analysis", error.to_string())
}
