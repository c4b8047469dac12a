//! Tests of Camel Up against its rules; each names the clause it guards.

mod clauses;
mod components;
mod events;
mod json;
mod laws;
mod notation;
mod properties;
mod race;
mod scenario;
mod scenario_files;
mod views;
