//! What is on its way to one machine: a few at a time, and not too much. A machine that is slow or dead delays only
//! what is for itself.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// How much may be on its way, what waits included.
const ROOM: u32 = 512;
/// How much is given at the same time.
const AT_ONCE: usize = 4;
/// How long it is waited after each attempt that may do better later.
const PAUSES: [Duration; 2] = [Duration::from_secs(2), Duration::from_secs(15)];

/// The way to one machine.
#[derive(Debug)]
pub(super) struct Lane {
    room: Arc<Semaphore>,
    going: Arc<Semaphore>,
    pauses: [Duration; 2],
}

/// What became of an attempt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// It was taken.
    Taken,
    /// Nobody is there any more, and never will be.
    Gone,
    /// It is refused for good.
    Refused(String),
    /// It may be taken later.
    Later(String),
}

impl Default for Lane {
    fn default() -> Self {
        Self::with(PAUSES)
    }
}

impl Lane {
    fn with(pauses: [Duration; 2]) -> Self {
        let [room, going] = [ROOM as usize, AT_ONCE].map(|places| Arc::new(Semaphore::new(places)));
        Self { room, going, pauses }
    }

    /// Sends something by attempts, and lets `done` know what became of it. Too much is dropped.
    pub(super) fn send<A, D>(
        &self,
        attempt: impl Fn() -> A + Send + 'static,
        done: impl FnOnce(Outcome) -> D + Send + 'static,
    ) where
        A: Future<Output = Outcome> + Send,
        D: Future<Output = ()> + Send,
    {
        let Ok(place) = Arc::clone(&self.room).try_acquire_owned() else {
            tracing::warn!("too many notices are on their way, one is dropped");
            return;
        };
        let (going, pauses) = (Arc::clone(&self.going), self.pauses);
        tokio::spawn(async move {
            let mut pauses = pauses.iter();
            let outcome = loop {
                let turn = going.acquire().await;
                let outcome = attempt().await;
                drop(turn);
                match (&outcome, pauses.next()) {
                    (Outcome::Later(_), Some(pause)) => tokio::time::sleep(*pause).await,
                    _ => break outcome,
                }
            };
            done(outcome).await;
            drop(place);
        });
    }

    /// Done when nothing is on its way any more.
    pub(super) async fn finish(&self) {
        // It is never closed.
        let _ = self.room.acquire_many(ROOM).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[tokio::test]
    async fn what_may_be_taken_later_is_tried_again_and_too_much_is_dropped() {
        let lane = Lane::with([Duration::ZERO; 2]);
        let (tries, taken) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        for _ in 0..ROOM + 10 {
            let (tries, taken) = (Arc::clone(&tries), Arc::clone(&taken));
            let attempt = move || {
                let first = tries.fetch_add(1, Ordering::Relaxed) < 5;
                async move { if first { Outcome::Later(String::new()) } else { Outcome::Taken } }
            };
            lane.send(attempt, move |outcome| async move {
                assert_eq!(outcome, Outcome::Taken);
                taken.fetch_add(1, Ordering::Relaxed);
            });
        }
        lane.finish().await;
        assert_eq!(
            (tries.load(Ordering::Relaxed), taken.load(Ordering::Relaxed)),
            (ROOM as usize + 5, ROOM as usize)
        );
    }

    #[tokio::test]
    async fn what_is_never_taken_is_given_up() {
        let lane = Lane::with([Duration::ZERO; 2]);
        let (send, got) = tokio::sync::oneshot::channel();
        lane.send(
            || async { Outcome::Later("busy".to_owned()) },
            move |outcome| async { drop(send.send(outcome)) },
        );
        assert_eq!(got.await.unwrap(), Outcome::Later("busy".to_owned()));
    }
}
