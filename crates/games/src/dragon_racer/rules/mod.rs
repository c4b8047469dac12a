//! What the rules do, by phase.

mod discovery;
mod draft;
mod flight;
mod reasons;
mod setup;
mod turbo;
