//! What a house keeps beside its tables.

use crate::{Grant, Note};

/// Everything that is kept beside the tables, each list in the order of its first field.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Values {
    /// The single values, with their keys.
    pub meta: Vec<(String, String)>,
    /// The one-time tokens, also those that have expired and were not swept.
    pub tokens: Vec<Token>,
    /// The grants.
    pub grants: Vec<Grant>,
    /// The notes, in the order of kind and key.
    pub notes: Vec<Note>,
}

/// How much a house holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sizes {
    /// Tables, whatever their status.
    pub tables: u64,
    /// Entries of all their logs.
    pub entries: u64,
    /// Notes about people.
    pub notes: u64,
    /// What all of it takes on the disk, in bytes.
    pub bytes: u64,
}

/// A one-time token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// The secret text.
    pub token: String,
    /// What it stands for.
    pub body: String,
    /// Until when, in Unix milliseconds.
    pub expires_at_ms: i64,
}
