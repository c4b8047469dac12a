//! Who looks at which table in an open tab.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::TableId;
use table::PlayerId;

type Place = (PlayerId, TableId);

/// How many tabs of a person show a table.
#[derive(Debug, Default)]
pub(super) struct Looking(Mutex<HashMap<Place, usize>>);

impl Looking {
    fn tabs(&self) -> MutexGuard<'_, HashMap<Place, usize>> {
        // Nothing panics while the lock is held.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A tab more.
    pub(super) fn open(looking: &Arc<Self>, player: &PlayerId, table: &TableId) -> Look {
        let place = (player.clone(), table.clone());
        *looking.tabs().entry(place.clone()).or_default() += 1;
        Look { looking: Arc::clone(looking), place }
    }

    /// Whether somebody looks at a table.
    pub(super) fn is(&self, player: &PlayerId, table: &TableId) -> bool {
        self.tabs().contains_key(&(player.clone(), table.clone()))
    }
}

/// Somebody who looks at a table, as long as this lives.
#[derive(Debug)]
pub(crate) struct Look {
    looking: Arc<Looking>,
    place: Place,
}

impl Drop for Look {
    fn drop(&mut self) {
        let mut tabs = self.looking.tabs();
        if let Some(count) = tabs.get_mut(&self.place) {
            *count -= 1;
            if *count == 0 {
                tabs.remove(&self.place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_looks_until_the_last_tab_is_closed() {
        let looking = Arc::new(Looking::default());
        let (ola, table) = (PlayerId("ola".to_owned()), TableId::new("t-1").unwrap());
        let (one, other) = (Looking::open(&looking, &ola, &table), Looking::open(&looking, &ola, &table));
        drop(one);
        assert!(looking.is(&ola, &table) && !looking.is(&PlayerId("jan".to_owned()), &table));
        drop(other);
        assert!(!looking.is(&ola, &table) && looking.tabs().is_empty());
    }
}
