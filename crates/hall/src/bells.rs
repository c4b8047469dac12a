//! Telling people that something has changed at their tables, or between them and others.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use table::{PlayerId, Table};
use tokio::sync::watch;

/// A bell for each person who listens.
#[derive(Debug, Default)]
pub struct Bells {
    hung: Mutex<HashMap<String, watch::Sender<()>>>,
}

impl Bells {
    fn hung(&self) -> MutexGuard<'_, HashMap<String, watch::Sender<()>>> {
        // Nothing panics while the lock is held.
        self.hung.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes whenever something changes for this person.
    pub fn listen(&self, player: &PlayerId) -> watch::Receiver<()> {
        self.hung().entry(player.0.clone()).or_default().subscribe()
    }

    /// Something has changed for this person.
    pub fn ring(&self, player: &str) {
        if let Some(bell) = self.hung().get(player) {
            bell.send_replace(());
        }
    }

    /// Something has changed for all.
    pub fn ring_all(&self) {
        for bell in self.hung().values() {
            bell.send_replace(());
        }
    }

    /// Whether nobody listens.
    pub(crate) fn is_quiet(&self) -> bool {
        self.hung().is_empty()
    }

    /// Something has changed at a table.
    pub(crate) fn ring_at(&self, table: &Table) {
        table.chairs().iter().filter_map(|chair| chair.person()).for_each(|player| self.ring(&player.0));
    }

    /// Forgets those who no longer listen.
    pub(crate) fn forget_quiet(&self) {
        self.hung().retain(|_, bell| bell.receiver_count() > 0);
    }
}
