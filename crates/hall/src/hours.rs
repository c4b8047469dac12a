//! When the house was open, and what is done when somebody's time is out.
//!
//! While clocks run the house notes every few seconds that it is open. Who opens it again finds how long it was closed,
//! and the next entry of each table says so ([`table::Draft::house_was_closed`]): nobody's time runs meanwhile.

use crate::error::HallError;
use crate::hall::Hall;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use store::{Edit, Filter, Status, StoreError, TableId};
use tokio::time::Instant;

/// How often tables are looked for at which time is out.
const TICK: Duration = Duration::from_millis(500);
/// How often the house notes that it is open.
const BEAT: Duration = Duration::from_secs(5);
/// A house of several servers was closed if nobody noted that it was open for so long, in milliseconds.
const SILENCE: u64 = 15_000;
/// How many tables are looked at together.
const TOGETHER: u32 = 64;
/// The kind of the notes about all of the house, and the one about when it was open last.
const HOUSE: &str = "house";
const OPEN: &str = "open";
/// The kind of the notes about spans in which it was closed.
const CLOSED: &str = "closed";

/// When the house was closed.
#[derive(Debug, Default)]
pub(crate) struct Hours {
    /// From when until when, in milliseconds since 1970.
    closed: Mutex<Arc<[(u64, u64)]>>,
}

impl Hours {
    /// The spans in which the house was closed while clocks ran.
    pub(crate) fn closed(&self) -> Arc<[(u64, u64)]> {
        Arc::clone(&self.closed.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl<B: Default + Send + Sync + 'static> Hall<B> {
    /// Opens the house: finds how long it was closed, so that this is nobody's time. To be done before anything else.
    pub async fn open_house(self: &Arc<Self>) -> Result<(), StoreError> {
        let now = self.now();
        let seen = self.store().note(HOUSE, OPEN).await?;
        let last = seen.as_deref().and_then(|text| text.parse::<u64>().ok());
        let silence = if self.is_shared() { SILENCE } else { 1 };
        if let (Some(seen), Some(last)) = (&seen, last)
            && now.saturating_sub(last) >= silence
            && self.clocks_run().await?
        {
            let span = format!("{last} {now}");
            // Of servers that start together the first one notes it.
            let edits = vec![
                Edit::expect(HOUSE, OPEN, seen),
                Edit::put(HOUSE, OPEN, &now.to_string()),
                Edit::put(CLOSED, &format!("{now:020}"), &span),
            ];
            self.store().edit(edits).await?;
        }
        let read = |body: &str| {
            let (from, until) = body.split_once(' ')?;
            Some((from.parse().ok()?, until.parse().ok()?))
        };
        let closed = self.store().notes(CLOSED, "").await?;
        let closed = closed.iter().filter_map(|note| read(&note.body)).collect();
        *self.hours.closed.lock().unwrap_or_else(PoisonError::into_inner) = closed;
        tokio::spawn(keep_time(Arc::downgrade(self)));
        Ok(())
    }

    /// Notes that the house is open, if any clock runs.
    pub async fn note_open(&self) -> Result<(), StoreError> {
        if self.clocks_run().await? {
            self.store().edit(vec![Edit::put(HOUSE, OPEN, &self.now().to_string())]).await?;
        }
        Ok(())
    }

    async fn clocks_run(&self) -> Result<bool, StoreError> {
        let filter = Filter { due_by_ms: Some(i64::MAX), limit: 1, ..Filter::default() };
        Ok(!self.store().list(&filter).await?.is_empty())
    }

    /// Ends the turns of all whose time is out.
    async fn end_turns(self: &Arc<Self>) -> Result<(), HallError> {
        let due_by_ms = Some(i64::try_from(self.now()).unwrap_or(i64::MAX));
        let statuses = vec![Status::Playing];
        let filter = Filter { due_by_ms, statuses, limit: TOGETHER, ..Filter::default() };
        for (id, _) in self.store().list(&filter).await? {
            if let Err(error) = self.end_turns_at(&id).await {
                tracing::warn!(table = %id, %error, "time is out, and nothing could be done");
            }
        }
        Ok(())
    }

    async fn end_turns_at(self: &Arc<Self>, id: &TableId) -> Result<(), HallError> {
        let live = self.table(id.as_str()).await?;
        if !self.store().lease(id).await? {
            return Ok(());
        }
        let bot = self.games().usual_bot(&live.now().table.creation().game);
        self.change(&live, move |draft| {
            draft.time_out(bot);
            Ok(())
        })
        .await
    }
}

/// Looks for tables at which time is out, and notes that the house is open.
async fn keep_time<B: Default + Send + Sync + 'static>(hall: Weak<Hall<B>>) {
    let mut beat = Instant::now();
    loop {
        tokio::time::sleep(TICK).await;
        let Some(hall) = hall.upgrade() else { return };
        let beats = beat.elapsed() >= BEAT;
        let done = async {
            if beats {
                hall.note_open().await?;
            }
            hall.end_turns().await
        };
        let done: Result<(), HallError> = done.await;
        match done {
            Ok(()) if beats => beat = Instant::now(),
            Ok(()) | Err(HallError::Store(StoreError::Closed)) => {}
            Err(error) => tracing::warn!(%error, "the clocks cannot be looked at"),
        }
    }
}
