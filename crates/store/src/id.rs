//! The name of a table.

use std::fmt;
use std::str::FromStr;

/// The id of a table: 1 to 32 characters of `a-z`, `0-9` and `-`, so that it can stand in a link as it is.
///
/// ```
/// use store::TableId;
/// assert_eq!("amber-lynx-7".parse::<TableId>().unwrap().as_str(), "amber-lynx-7");
/// assert!("../etc".parse::<TableId>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(String);

/// Why a text is no [`TableId`]; carries its beginning.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a table id: use 1 to {max} of a-z, 0-9 and -", max = TableId::MAX_LEN)]
pub struct BadTableId(String);

impl TableId {
    /// The most characters that an id may have.
    pub const MAX_LEN: usize = 32;

    /// Checks `id` and takes it over.
    pub fn new(id: impl Into<String>) -> Result<Self, BadTableId> {
        let id = id.into();
        let allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if (1..=Self::MAX_LEN).contains(&id.len()) && id.bytes().all(allowed) {
            Ok(Self(id))
        } else {
            // Only the beginning is kept: the text comes from outside and may be megabytes long.
            Err(BadTableId(id.chars().take(Self::MAX_LEN + 1).collect()))
        }
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for TableId {
    type Err = BadTableId;

    fn from_str(text: &str) -> Result<Self, BadTableId> {
        Self::new(text)
    }
}

impl TryFrom<String> for TableId {
    type Error = BadTableId;

    fn try_from(text: String) -> Result<Self, BadTableId> {
        Self::new(text)
    }
}

impl AsRef<str> for TableId {
    fn as_ref(&self) -> &str {
        &self.0
    }
}
