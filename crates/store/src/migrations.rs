//! What brings an older house up to date.

use crate::StoreError;

/// The steps that a house of version `found` has not seen, each with the version to which it leads. Step `n` takes a
/// house from version `n` to version `n + 1`.
///
/// Errors: [`StoreError::TooNew`].
pub(crate) fn pending<'a>(
    place: &str,
    steps: &'a [&'a str],
    found: i64,
) -> Result<impl Iterator<Item = (i64, &'a str)> + use<'a>, StoreError> {
    let known = steps.len() as i64;
    if found > known {
        return Err(StoreError::TooNew { place: place.to_owned(), found, known });
    }
    Ok((1_i64..).zip(steps.iter().copied()).filter(move |(version, _)| *version > found))
}
