//! What the tests of all games share.
#![allow(dead_code, reason = "the tests of each game use their own part")]

pub(crate) mod clauses;
pub(crate) mod scenario;
