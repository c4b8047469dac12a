//! Ctrl-C, for commands that work for long.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Is set when the person at the terminal wants to stop. Whoever works looks at it now and then.
pub(crate) fn stop_at_interrupt() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let set = Arc::clone(&stop);
    thread::spawn(move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else { return };
        if runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
            set.store(true, Ordering::Relaxed);
        }
    });
    stop
}
