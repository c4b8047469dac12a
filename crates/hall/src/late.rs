//! A table as those see it who do not sit there, where they see it later.

use crate::moment::Moment;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use table::{Status, Table, Watching};
use tokio::sync::watch;

/// The newest moment that may be seen, and those that wait until enough turns have gone by.
#[derive(Debug)]
pub(crate) struct Late {
    turns: u64,
    shown: watch::Sender<Arc<Moment>>,
    waiting: Mutex<VecDeque<(u64, Arc<Moment>)>>,
}

impl Late {
    /// What is shown later of a table, from its first moment on; nothing where all is seen at once, or nothing at all.
    pub(crate) fn of(first: &Table) -> Option<Self> {
        let Watching::Later(turns) = first.creation().watching else { return None };
        let shown = watch::Sender::new(Moment::alone(first.clone()));
        Some(Self { turns: turns.into(), shown, waiting: Mutex::default() })
    }

    /// The table has come to this moment.
    pub(crate) fn follow(&self, now: &Arc<Moment>) {
        // Nothing panics while the lock is held.
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if now.table.status() != Status::Playing {
            waiting.clear();
            self.shown.send_replace(Arc::clone(now));
            return;
        }
        let made = now.table.turns();
        waiting.push_back((made, Arc::clone(now)));
        let seen = made.saturating_sub(self.turns);
        let mut released = None;
        while waiting.front().is_some_and(|(turns, _)| *turns <= seen) {
            released = waiting.pop_front();
        }
        if let Some((_, moment)) = released {
            self.shown.send_replace(moment);
        }
    }

    /// Forgets what waits: the log is not what it was thought to be. What was shown stays.
    pub(crate) fn forget(&self) {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// What is shown now, and each moment after it.
    pub(crate) fn shown(&self) -> watch::Receiver<Arc<Moment>> {
        self.shown.subscribe()
    }
}
