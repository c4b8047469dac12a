//! The promises of the store, tested on real files.

mod common;
mod crash;
mod failing;
mod grants;
mod lobby;
mod log;
mod many;
mod opening;
