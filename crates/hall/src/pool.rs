//! Where thinking is done: the choices of bots, odds, and whatever else takes longer than answering.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Semaphore;

/// A panic in what was to be done; it is in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("something went wrong here; it has been logged")]
pub struct Broken;

/// A few threads for thinking, and a queue before them: first come, first served. The threads that answer requests
/// never think.
#[derive(Clone, Debug)]
pub struct Pool {
    free: Arc<Semaphore>,
    threads: usize,
    /// How many thoughts are being thought or wait.
    begun: Arc<AtomicUsize>,
}

impl Pool {
    /// A pool that does at most so many things at once.
    pub fn new(threads: usize) -> Self {
        let threads = threads.max(1);
        Self { free: Arc::new(Semaphore::new(threads)), threads, begun: Arc::default() }
    }

    /// A pool that leaves one core to those who answer.
    pub fn beside_answers() -> Self {
        Self::new(std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1))
    }

    /// How many thoughts there are for each thread now, those being thought included; at least 1.
    pub fn crowd(&self) -> usize {
        self.begun.load(Ordering::Relaxed).div_ceil(self.threads).max(1)
    }

    /// How many thoughts are being thought or wait.
    pub fn begun(&self) -> usize {
        self.begun.load(Ordering::Relaxed)
    }

    /// How many can be thought at once.
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// Thinks something through, and gives what came of it.
    pub async fn run<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Broken> {
        let _place = Place::take(&self.begun);
        // The semaphore is never closed.
        let turn = Arc::clone(&self.free).acquire_owned().await.map_err(|_| Broken)?;
        let about = tracing::Span::current();
        let thought = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            about.in_scope(think)
        });
        thought.await.map_err(|error| {
            tracing::error!(%error, "thinking broke off");
            Broken
        })
    }
}

/// A place among the thoughts, given back also by one that is given up.
struct Place(Arc<AtomicUsize>);

impl Place {
    fn take(begun: &Arc<AtomicUsize>) -> Self {
        begun.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(begun))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_crowd_is_counted_while_it_thinks() {
        let pool = Pool::new(1);
        assert_eq!(pool.crowd(), 1);
        let inside = pool.clone();
        // The first would be through before the second is in the queue: it waits until both have been asked for.
        let (both, wait) = std::sync::mpsc::channel();
        let counts = pool.run(move || wait.recv().map(|()| inside.crowd()));
        let (one, two, told) = tokio::join!(counts, pool.run(|| ()), async { both.send(()) });
        assert_eq!(told, Ok(()));
        assert_eq!((one, two, pool.crowd()), (Ok(Ok(2)), Ok(()), 1));
    }
}
