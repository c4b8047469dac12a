//! One house on several servers: following what the others do, and driving the tables that nobody drives.

use crate::driver;
use crate::error::HallError;
use crate::hall::Hall;
use crate::live::Live;
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::{News, StoreError, TableId};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

/// How often a server says that it is alive and looks for tables that nobody drives.
const BEAT: Duration = Duration::from_millis(300);
/// Every so many beats it looks whether any news was lost.
const LOOK: u32 = 3;
/// How many tables it takes over at once.
const TAKEN: u32 = 128;

/// Begins to follow the other servers; `false` where there can be none.
pub(crate) fn begin<B: Default + Send + Sync + 'static>(hall: &Arc<Hall<B>>) -> bool {
    let Some(news) = hall.store().news() else { return false };
    tokio::spawn(hear(Arc::downgrade(hall), news));
    tokio::spawn(beat(Arc::downgrade(hall)));
    true
}

/// Follows what is told.
async fn hear<B: Default + Send + Sync + 'static>(hall: Weak<Hall<B>>, mut news: broadcast::Receiver<News>) {
    loop {
        let said = news.recv().await;
        let Some(hall) = hall.upgrade() else { return };
        match said {
            Ok(News::Table(table, length)) => {
                hall.hear_of(&table, length);
                hall.ring_for(table);
            }
            Ok(News::Missed) | Err(RecvError::Lagged(_)) => {
                hall.bells().ring_all();
                hall.look_around().await;
            }
            Ok(News::Grants(_) | News::Note(..)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}

/// Stays alive, takes over, and looks for what was not told.
async fn beat<B: Default + Send + Sync + 'static>(hall: Weak<Hall<B>>) {
    for count in 1_u32.. {
        let Some(hall) = hall.upgrade() else { return };
        match hall.store().take_over(TAKEN).await {
            Ok(tables) => hall.open_all(tables).await,
            Err(StoreError::Closed) => return,
            Err(error) => tracing::warn!(%error, "no table can be taken over"),
        }
        if count.is_multiple_of(LOOK) {
            hall.look_around().await;
        }
        drop(hall);
        tokio::time::sleep(BEAT).await;
    }
}

/// Leaves these tables to the others.
pub(crate) fn release<B: Default + Send + Sync + 'static>(hall: &Arc<Hall<B>>, tables: Vec<TableId>) {
    if !hall.is_shared() || tables.is_empty() {
        return;
    }
    let hall = Arc::clone(hall);
    tokio::spawn(async move {
        if let Err(error) = hall.store().release(&tables).await {
            tracing::debug!(%error, "tables that are forgotten stay leased");
        }
    });
}

impl<B: Default + Send + Sync + 'static> Hall<B> {
    /// Reads what others have done at a table in memory.
    pub(crate) async fn catch_up(self: &Arc<Self>, live: &Arc<Live<B>>) -> Result<(), HallError> {
        if !self.is_shared() {
            return Ok(());
        }
        let before = live.read(table::Table::length);
        match live.catch_up(self.store()).await {
            Ok(()) => {}
            Err(HallError::Store(error @ StoreError::Unavailable { .. })) => {
                tracing::warn!(%error, "a table is shown as it was last known");
                return Ok(());
            }
            Err(error) => {
                // It was removed, or does not fit to what was before: it is read from the start, if at all.
                self.tables().remove(live.id());
                return Err(error);
            }
        }
        if live.read(table::Table::length) > before && self.store().holds(live.id()) {
            self.wake(live);
        }
        Ok(())
    }

    /// Follows a table whose log has so many entries, if it is in memory.
    fn hear_of(self: &Arc<Self>, table: &TableId, length: u64) {
        let known = self.tables().get(table).cloned();
        let Some(live) = known.filter(|live| (live.read(table::Table::length) as u64) < length) else {
            return;
        };
        let hall = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(error) = hall.catch_up(&live).await {
                tracing::warn!(table = %live.id(), %error, "a table cannot be followed");
            }
        });
    }

    /// Tells the people at a table which another server has changed.
    fn ring_for(self: &Arc<Self>, table: TableId) {
        if self.bells().is_quiet() {
            return;
        }
        let hall = Arc::clone(self);
        tokio::spawn(async move {
            match hall.store().people_at(&[table]).await {
                Ok(people) => people.iter().for_each(|player| hall.bells().ring(player)),
                Err(error) => tracing::debug!(%error, "nobody was told of a change"),
            }
        });
    }

    /// Follows all tables in memory whose logs have grown, and moves the bots that are this server's.
    async fn look_around(self: &Arc<Self>) {
        let known: Vec<Arc<Live<B>>> = self.tables().values().cloned().collect();
        if known.is_empty() {
            return;
        }
        known.iter().filter(|live| self.store().holds(live.id())).for_each(|live| driver::wake(self, live));
        let tables: Vec<TableId> = known.iter().map(|live| live.id().clone()).collect();
        match self.store().lengths(&tables).await {
            Ok(lengths) => lengths.iter().for_each(|(table, length)| self.hear_of(table, *length)),
            Err(error) => tracing::debug!(%error, "the tables cannot be looked at"),
        }
    }

    /// Whether this server is to drive a table.
    pub(crate) async fn drives(&self, live: &Live<B>) -> Result<bool, String> {
        self.store().lease(live.id()).await.map_err(|error| error.to_string())
    }
}
