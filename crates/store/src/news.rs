//! What servers that share a store tell each other.

use crate::TableId;

/// Something that may have changed since one looked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The log of this table has, or had, so many entries.
    Table(TableId, u64),
    /// The note of this kind and key has changed.
    Note(String, String),
    /// What was granted to this holder has changed.
    Grants(String),
    /// Some news went past unheard: anything may have changed.
    Missed,
}
