//! The server as a process: killed at random, asked to stop, without room on its disk, and crowded by one address.

mod admin;
mod backup;
mod crash;
#[cfg(target_os = "linux")]
mod crowd;
#[cfg(target_os = "linux")]
mod full;
mod journal;
mod process;
#[path = "../../../web/tests/http/server.rs"]
#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
mod server;
mod stop;
mod torture;
