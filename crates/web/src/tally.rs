//! Counts what each sender has open, so that nobody has it all.

use crate::sender::Sender;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many of one kind of thing are open, by sender and together.
#[derive(Clone)]
pub(crate) struct Tally {
    open: Arc<Mutex<Open>>,
    most_each: usize,
    most: usize,
}

#[derive(Default)]
struct Open {
    each: HashMap<Sender, usize>,
    all: usize,
}

/// Why nothing more may be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Full {
    /// The sender has as many as one may have.
    Sender,
    /// There are as many as there may be at all.
    All,
}

impl Tally {
    /// At most `most_each` of one sender and `most` of all together.
    pub(crate) fn new(most_each: usize, most: usize) -> Self {
        Self { open: Arc::default(), most_each, most }
    }

    /// How many are open.
    pub(crate) fn all(&self) -> usize {
        lock(&self.open).all
    }

    /// Counts one more until the place is dropped; without a sender it counts among all only.
    pub(crate) fn open(&self, sender: Option<Sender>) -> Result<Place, Full> {
        let mut open = lock(&self.open);
        let own = sender.map_or(0, |sender| open.each.get(&sender).copied().unwrap_or(0));
        if own >= self.most_each {
            return Err(Full::Sender);
        }
        if open.all >= self.most {
            return Err(Full::All);
        }
        open.all += 1;
        if let Some(sender) = sender {
            open.each.insert(sender, own + 1);
        }
        Ok(Place { sender, open: Arc::clone(&self.open) })
    }
}

/// Something open that counts for its sender as long as this lives.
pub(crate) struct Place {
    sender: Option<Sender>,
    open: Arc<Mutex<Open>>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = lock(&self.open);
        open.all -= 1;
        let Some(sender) = self.sender else { return };
        if let Some(own) = open.each.get_mut(&sender) {
            *own -= 1;
            if *own == 0 {
                open.each.remove(&sender);
            }
        }
    }
}

fn lock(open: &Mutex<Open>) -> MutexGuard<'_, Open> {
    open.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sender(last: u8) -> Sender {
        Sender::new([10, 0, 0, last].into())
    }

    #[test]
    fn what_is_open_is_counted_by_sender_and_together() {
        let tally = Tally::new(3, 5);
        let mut open: Vec<_> = (0..3).map(|_| tally.open(Some(sender(1))).unwrap()).collect();
        assert_eq!(tally.open(Some(sender(1))).err(), Some(Full::Sender));
        open.extend((0..2).map(|_| tally.open(Some(sender(2))).unwrap()));
        assert_eq!(tally.open(Some(sender(3))).err(), Some(Full::All));
        assert_eq!(tally.open(None).err(), Some(Full::All));
        open.remove(0);
        open.push(tally.open(Some(sender(1))).unwrap());
        drop(open);
        assert!(lock(&tally.open).each.is_empty(), "nothing is kept of who is gone");
        let all: Vec<_> = (0..5).map(|_| tally.open(None).unwrap()).collect();
        assert_eq!((all.len(), tally.open(None).err()), (5, Some(Full::All)), "nobody's count among all");
    }
}
