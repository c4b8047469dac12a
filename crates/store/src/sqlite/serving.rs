//! One server to a file, and a look at the whole of the file when it is opened.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use super::schema;
use crate::StoreError;

/// How long a server waits for the one before it to go.
const PATIENCE: Duration = Duration::from_secs(3);
const BETWEEN: Duration = Duration::from_millis(50);

/// Locks the file for one server, for as long as what it gives is kept. The system lets go of it when the process ends,
/// however that happens. Where a file system has no locks, nothing is locked. Blocks.
///
/// Errors: [`StoreError::InUse`].
pub(super) fn claim(path: &Path) -> Result<Option<File>, StoreError> {
    // Not the file itself: to close it again would drop this process's own locks on it.
    let mut name = path.as_os_str().to_owned();
    name.push("-serving");
    let name = PathBuf::from(name);
    let mut open = OpenOptions::new();
    open.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
    let lock = open.open(&name).map_err(|error| StoreError::unavailable(name.display(), error))?;
    let end = Instant::now() + PATIENCE;
    loop {
        match lock.try_lock() {
            Ok(()) => return Ok(Some(lock)),
            Err(TryLockError::WouldBlock) if Instant::now() < end => thread::sleep(BETWEEN),
            Err(TryLockError::WouldBlock) => {
                return Err(StoreError::InUse { place: path.display().to_string() });
            }
            Err(TryLockError::Error(error)) => {
                tracing::warn!(%error, file = %name.display(), "the file cannot be locked");
                return Ok(None);
            }
        }
    }
}

/// Looks at every page of the file, and says so in the server's log where something is wrong.
pub(super) fn look_at_all(path: PathBuf) {
    let looking = thread::Builder::new().name("stolik-check".to_owned());
    let look = move || {
        if let Err(error) = schema::check(&path) {
            tracing::error!(%error, "the house is damaged: `stolik recover` saves what can be read");
        }
    };
    if let Err(error) = looking.spawn(look) {
        tracing::warn!(%error, "nobody has looked whether the file is sound");
    }
}
