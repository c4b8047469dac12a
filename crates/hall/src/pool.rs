//! Where thinking is done: the choices of bots, odds, and whatever else takes longer than answering.

use std::sync::Arc;
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
}

impl Pool {
    /// A pool that does at most so many things at once.
    pub fn new(threads: usize) -> Self {
        Self { free: Arc::new(Semaphore::new(threads.max(1))) }
    }

    /// A pool that leaves one core to those who answer.
    pub fn beside_answers() -> Self {
        Self::new(std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1))
    }

    /// Thinks something through, and gives what came of it.
    pub async fn run<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Broken> {
        // The semaphore is never closed.
        let turn = Arc::clone(&self.free).acquire_owned().await.map_err(|_| Broken)?;
        let thought = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            think()
        });
        thought.await.map_err(|error| {
            tracing::error!(%error, "thinking broke off");
            Broken
        })
    }
}
