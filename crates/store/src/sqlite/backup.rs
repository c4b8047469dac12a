//! A copy of the file as it is at one moment, made while it is in use.

use std::fs::{self, File};
use std::path::{self, Path, PathBuf};

use super::schema;
use crate::StoreError;

/// Copies the house in the file `from` into the new file `to`, as it is at one moment; servers go on meanwhile. The
/// copy has its name only once it is whole, checked and on the disk. Gives its size in bytes. Blocks.
///
/// Errors: [`StoreError::Unavailable`] with the file and the system's reason, also where `to` exists already;
/// [`StoreError::Foreign`] or [`StoreError::TooNew`] for a file that is no house.
pub fn backup(from: &Path, to: &Path) -> Result<u64, StoreError> {
    let at = |path: &Path| {
        let path = path.display().to_string();
        move |error: std::io::Error| StoreError::unavailable(path, error)
    };
    let (from, to) = (&path::absolute(from).map_err(at(from))?, &path::absolute(to).map_err(at(to))?);
    if to.try_exists().map_err(at(to))? {
        return Err(StoreError::taken(to));
    }
    let part = part_of(to);
    let made = copy(from, &part)
        .and_then(|()| File::open(&part).and_then(|file| file.sync_all()).map_err(at(&part)))
        .and_then(|()| fs::rename(&part, to).map_err(at(to)));
    if made.is_err() {
        // Nothing is left of what failed; that it cannot be removed says no more than why it failed.
        let _ = fs::remove_file(&part);
    }
    made?;
    Ok(fs::metadata(to).map_err(at(to))?.len())
}

/// The name of a copy that is being made.
fn part_of(to: &Path) -> PathBuf {
    let mut name = to.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

fn copy(from: &Path, part: &Path) -> Result<(), StoreError> {
    let failed = |path: &Path, error| StoreError::unavailable(path.display(), error);
    let _ = fs::remove_file(part);
    // SQLite takes an empty file for its copy; only its owner may read it, for the key of the cookies is in it.
    schema::create_file(part).map_err(|error| StoreError::unavailable(part.display(), error))?;
    let house = schema::open_to_copy(from)?;
    let name = part.to_string_lossy();
    house.execute("VACUUM INTO ?1", [&name]).map_err(|error| failed(part, error))?;
    schema::check(part)
}
