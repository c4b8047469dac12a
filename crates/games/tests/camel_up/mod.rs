//! Tests of Camel Up against its rules; each names the clause it guards.

mod components;
mod events;
mod fill;
mod json;
mod laws;
mod notation;
mod odds;
mod preview;
mod properties;
mod race;
mod record;
mod scenario_files;
mod views;
