//! The games that were seen again last, ready to be seen further.

use crate::app::{App, Live};
use crate::guest::Guest;
use crate::problem::Problem;
use crate::replay::Reel;
use crate::watching;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::Table;

/// How many are kept.
const KEPT: usize = 32;
/// How many entries they may have together: a game of a thousand steps has some hundred.
const ENTRIES: usize = 40_000;

/// The games that were seen again last.
#[derive(Default)]
pub(crate) struct Reels(Mutex<VecDeque<Known>>);

struct Known {
    /// The table's name, or the text of a record.
    key: String,
    /// How many entries the log had.
    length: usize,
    reel: Arc<Reel>,
}

impl Reels {
    fn known(&self) -> MutexGuard<'_, VecDeque<Known>> {
        // Nothing panics while the lock is held.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, key: &str, length: usize) -> Option<Arc<Reel>> {
        let mut known = self.known();
        let at = known.iter().position(|known| known.key == key && known.length == length)?;
        let found = known.remove(at)?;
        let reel = Arc::clone(&found.reel);
        known.push_front(found);
        Some(reel)
    }

    fn keep(&self, key: &str, length: usize, reel: &Arc<Reel>) {
        let mut known = self.known();
        known.retain(|known| known.key != key);
        known.push_front(Known { key: key.to_owned(), length, reel: Arc::clone(reel) });
        let entries =
            |known: &VecDeque<Known>| known.iter().map(|known| known.reel.table.made()).sum::<usize>();
        while known.len() > KEPT || (known.len() > 1 && entries(&known) > ENTRIES) {
            known.pop_back();
        }
    }

    /// The game of a table as far as who asks may see it.
    pub(crate) async fn of_table(&self, app: &App, live: &Live, guest: &Guest) -> Result<Arc<Reel>, Problem> {
        let length = watching::moment(live, guest)?.table.length();
        let is_newest = length == live.read(Table::length);
        let key = &if is_newest { live.id().to_string() } else { format!("{}, later", live.id()) };
        if let Some(reel) = self.find(key, length) {
            return Ok(reel);
        }
        let table = app.hall.whole_until(live, length).await?;
        let reel = aside(move || Reel::of(table)).await?.ok_or_else(|| Problem::not_found("game"))?;
        let reel = Arc::new(reel);
        self.keep(key, length, &reel);
        Ok(reel)
    }

    /// The game of a record.
    pub(crate) async fn of_record(
        &self,
        text: &str,
        read: impl FnOnce() -> Result<Table, Problem> + Send + 'static,
    ) -> Result<Arc<Reel>, Problem> {
        if let Some(reel) = self.find(text, 0) {
            return Ok(reel);
        }
        let made = move || Reel::of(read()?).ok_or_else(|| Problem::not_found("game"));
        let reel = Arc::new(aside(made).await??);
        self.keep(text, 0, &reel);
        Ok(reel)
    }
}

/// Does something that takes a while on a thread that answers nobody else.
pub(crate) async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    tokio::task::spawn_blocking(work).await.map_err(|error| {
        tracing::error!(%error, "a replay broke off");
        Problem::new(axum::http::StatusCode::INTERNAL_SERVER_ERROR, "broken", "this did not work")
    })
}
