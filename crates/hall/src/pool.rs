//! Where thinking is done: the choices of bots, odds, and whatever else takes longer than answering.

use rayon::{ThreadPool, ThreadPoolBuilder};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::oneshot;

/// A panic in what was to be done; it is in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("something went wrong here; it has been logged")]
pub struct Broken;

/// A few threads for thinking, and a queue before them: first come, first served. The threads that answer requests
/// never think.
#[derive(Clone, Debug)]
pub struct Pool {
    threads: Arc<ThreadPool>,
    /// How many thoughts are being thought or wait.
    begun: Arc<AtomicUsize>,
}

impl Pool {
    /// A pool that leaves one core to those who answer.
    ///
    /// # Panics
    /// When the system gives no threads.
    pub fn beside_answers() -> Self {
        Self::new(ThreadPoolBuilder::new())
    }

    /// As [`Pool::beside_answers`], of threads that get a core only while nothing else wants it. Whatever wakes up cuts
    /// their thoughts short at once; on a machine that is busy with other things they may never be thought.
    ///
    /// # Panics
    /// When the system gives no threads.
    pub fn giving_way() -> Self {
        Self::new(ThreadPoolBuilder::new().start_handler(|_| give_way()))
    }

    fn new(threads: ThreadPoolBuilder) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let named =
            threads.num_threads(cores.saturating_sub(1).max(1)).thread_name(|_| "thinking".to_owned());
        Self { threads: Arc::new(named.build().expect("a thread can be started")), begun: Arc::default() }
    }

    /// How many thoughts there are for each thread now, those being thought included; at least 1.
    pub fn crowd(&self) -> usize {
        self.begun().div_ceil(self.threads()).max(1)
    }

    /// How many thoughts are being thought or wait.
    pub fn begun(&self) -> usize {
        self.begun.load(Ordering::Relaxed)
    }

    /// How many can be thought at once.
    pub fn threads(&self) -> usize {
        self.threads.current_num_threads()
    }

    /// Thinks something through, and gives what came of it. Nothing is thought for one who gave up waiting.
    pub async fn run<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Broken> {
        let _place = Place::take(&self.begun);
        let (tell, told) = oneshot::channel();
        let about = tracing::Span::current();
        self.threads.spawn_fifo(move || {
            if tell.is_closed() {
                return;
            }
            match catch_unwind(AssertUnwindSafe(|| about.in_scope(think))) {
                // Nobody may wait for it any more.
                Ok(thought) => drop(tell.send(thought)),
                Err(_) => about.in_scope(|| tracing::error!("thinking broke off")),
            }
        });
        told.await.map_err(|_| Broken)
    }
}

/// Has the current thread run only where a core has nothing else to do.
fn give_way() {
    use thread_priority as thread;
    #[cfg(target_os = "linux")]
    let done = thread::set_thread_priority_and_policy(
        thread::thread_native_id(),
        thread::ThreadPriority::Min,
        thread::ThreadSchedulePolicy::Normal(thread::NormalThreadSchedulePolicy::Idle),
    );
    #[cfg(not(target_os = "linux"))]
    let done = thread::set_current_thread_priority(thread::ThreadPriority::Min);
    if let Err(error) = done {
        tracing::warn!(?error, "bots think at the priority of answers");
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
    use std::sync::mpsc;

    /// A pool of one thread.
    fn alone() -> Pool {
        let threads = ThreadPoolBuilder::new().num_threads(1).build().expect("a thread can be started");
        Pool { threads: Arc::new(threads), begun: Arc::default() }
    }

    #[tokio::test]
    async fn a_crowd_is_counted_while_it_thinks() {
        let pool = alone();
        assert_eq!(pool.crowd(), 1);
        let inside = pool.clone();
        // The first would be through before the second is in the queue: it waits until both have been asked for.
        let (both, wait) = mpsc::channel();
        let counts = pool.run(move || wait.recv().map(|()| inside.crowd()));
        let (one, two, told) = tokio::join!(counts, pool.run(|| ()), async { both.send(()) });
        assert_eq!(told, Ok(()));
        assert_eq!((one, two, pool.crowd()), (Ok(Ok(2)), Ok(()), 1));
    }

    #[tokio::test]
    async fn a_panic_breaks_one_thought_and_no_thread() {
        let pool = alone();
        let panics: Result<(), Broken> = pool.run(|| panic!("on purpose")).await;
        assert_eq!((panics, pool.run(|| 1).await), (Err(Broken), Ok(1)));
    }

    #[tokio::test]
    async fn nothing_is_thought_for_who_has_given_up() {
        let pool = alone();
        let (go, wait) = mpsc::channel::<()>();
        let first = pool.run(move || wait.recv());
        let (told, thought) = mpsc::channel();
        let given_up = async {
            let second = pool.run(move || told.send(()));
            assert!(tokio::time::timeout(std::time::Duration::ZERO, second).await.is_err());
            go.send(())
        };
        let (_, sent) = tokio::join!(first, given_up);
        assert_eq!((sent, pool.run(|| 1).await), (Ok(()), Ok(1)));
        assert!(thought.recv().is_err(), "it was thought all the same");
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn the_background_gives_way_and_answers_do_not() {
        let policy = || thread_priority::thread_schedule_policy().expect("a thread has a policy");
        let idle = thread_priority::NormalThreadSchedulePolicy::Idle;
        let idle = thread_priority::ThreadSchedulePolicy::Normal(idle);
        assert_eq!(Pool::giving_way().run(policy).await, Ok(idle));
        assert_ne!(Pool::beside_answers().run(policy).await, Ok(idle));
    }
}
