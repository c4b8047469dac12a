//! Telling people that something has changed at their tables, or between them and others.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use table::{PlayerId, Table};
use tokio::sync::{broadcast, watch};

/// How many reports wait for who reads them; who is further behind looks after everybody.
const REPORTS: usize = 1024;

/// A bell for each person who listens, and reports of those who are reported.
#[derive(Debug)]
pub struct Bells {
    hung: Mutex<HashMap<String, watch::Sender<()>>>,
    reported: Mutex<HashSet<String>>,
    reports: broadcast::Sender<Rung>,
}

/// For whom a bell was rung.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rung {
    /// For this person.
    For(String),
    /// For everybody.
    ForAll,
}

impl Default for Bells {
    fn default() -> Self {
        Self { hung: Mutex::default(), reported: Mutex::default(), reports: broadcast::Sender::new(REPORTS) }
    }
}

/// Nothing panics while one of the locks is held.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Bells {
    /// Changes whenever something changes for this person.
    pub fn listen(&self, player: &PlayerId) -> watch::Receiver<()> {
        lock(&self.hung).entry(player.0.clone()).or_default().subscribe()
    }

    /// What is reported from now on.
    pub fn reports(&self) -> broadcast::Receiver<Rung> {
        self.reports.subscribe()
    }

    /// Whenever something changes for this person, it is reported from now on.
    pub fn report(&self, player: &str) {
        lock(&self.reported).insert(player.to_owned());
    }

    /// Nobody is reported any more.
    pub fn report_nobody(&self) {
        lock(&self.reported).clear();
    }

    /// Something has changed for this person.
    pub fn ring(&self, player: &str) {
        if let Some(bell) = lock(&self.hung).get(player) {
            bell.send_replace(());
        }
        self.tell(player);
    }

    /// Something has changed for this person that only reports are about.
    pub fn tell(&self, player: &str) {
        if lock(&self.reported).contains(player) {
            // Nobody may read them yet.
            let _ = self.reports.send(Rung::For(player.to_owned()));
        }
    }

    /// Something has changed for all.
    pub fn ring_all(&self) {
        for bell in lock(&self.hung).values() {
            bell.send_replace(());
        }
        let _ = self.reports.send(Rung::ForAll);
    }

    /// Whether nobody listens, and nobody is reported.
    pub(crate) fn is_quiet(&self) -> bool {
        lock(&self.hung).is_empty() && lock(&self.reported).is_empty()
    }

    /// Something has changed at a table.
    pub(crate) fn ring_at(&self, table: &Table) {
        table.chairs().iter().filter_map(|chair| chair.person()).for_each(|player| self.ring(&player.0));
    }

    /// Forgets those who no longer listen.
    pub(crate) fn forget_quiet(&self) {
        lock(&self.hung).retain(|_, bell| bell.receiver_count() > 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_is_reported_is() {
        let bells = Bells::default();
        assert!(bells.is_quiet());
        let mut reports = bells.reports();
        bells.report("ola");
        bells.ring("jan");
        bells.ring("ola");
        bells.ring_all();
        bells.report_nobody();
        bells.ring("ola");
        let said = [reports.try_recv().unwrap(), reports.try_recv().unwrap()];
        assert_eq!(said, [Rung::For("ola".to_owned()), Rung::ForAll]);
        assert!(reports.try_recv().is_err() && bells.is_quiet());
    }
}
