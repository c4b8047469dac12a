//! Answers that are remembered for a while.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// How many positions are remembered. Many viewers of a table ask about the same one.
const REMEMBERED: usize = 64;

/// Answers to the latest questions.
pub(crate) struct Recent<K, V>(Mutex<VecDeque<(K, Arc<V>)>>);

impl<K: PartialEq, V> Recent<K, V> {
    pub(crate) fn new() -> Self {
        Self(Mutex::new(VecDeque::new()))
    }

    /// The answer, found once: who asks meanwhile waits for it.
    pub(crate) fn get(&self, key: K, find: impl FnOnce() -> V) -> Arc<V> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, answer)) = known.iter().find(|(other, _)| *other == key) {
            return Arc::clone(answer);
        }
        let answer = Arc::new(find());
        known.push_front((key, Arc::clone(&answer)));
        known.truncate(REMEMBERED);
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_found_once_and_forgotten_in_turn() {
        let recent = Recent::new();
        assert_eq!(*recent.get(1, || "one"), "one");
        assert_eq!(*recent.get(1, || "other"), "one");
        for key in 2..=REMEMBERED + 1 {
            recent.get(key, || "more");
        }
        assert_eq!(*recent.get(1, || "again"), "again");
    }
}
