//! Answers that are found once.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Answers to the latest questions. Two who ask the same wait for one answer; others never wait for it.
#[derive(Debug)]
pub struct Once<K, V> {
    most: usize,
    known: Mutex<VecDeque<(K, Cell<V>)>>,
}

/// The place of an answer: empty, until the first who asks has found it.
type Cell<V> = Arc<OnceLock<Arc<V>>>;

impl<K: PartialEq, V> Once<K, V> {
    /// Remembers the answers to so many questions.
    pub const fn new(most: usize) -> Self {
        Self { most, known: Mutex::new(VecDeque::new()) }
    }

    /// The answer, found once: who asks the same meanwhile waits for it.
    pub fn get(&self, key: K, find: impl FnOnce() -> V) -> Arc<V> {
        Arc::clone(self.cell(key).get_or_init(|| Arc::new(find())))
    }

    fn cell(&self, key: K) -> Cell<V> {
        // Nothing panics while the lock is held, and nothing is found then.
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, cell)) = known.iter().find(|(other, _)| *other == key) {
            return Arc::clone(cell);
        }
        let cell = Cell::default();
        known.push_front((key, Arc::clone(&cell)));
        known.truncate(self.most);
        cell
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_found_once_and_forgotten_in_turn() {
        let once = Once::new(2);
        assert_eq!(*once.get(1, || "one"), "one");
        assert_eq!(*once.get(1, || "other"), "one");
        for key in [2, 3] {
            once.get(key, || "more");
        }
        assert_eq!(*once.get(1, || "again"), "again");
    }

    #[test]
    fn who_asks_something_else_does_not_wait() {
        let once = Once::new(4);
        let answer = *once.get(1, || *once.get(2, || 7) + 1);
        assert_eq!(answer, 8);
    }
}
