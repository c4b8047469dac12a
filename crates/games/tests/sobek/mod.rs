//! Tests of Sobek against its rules; each names the clause it guards.

mod cards;
mod components;
mod events;
mod fill;
mod json;
mod laws;
mod notation;
mod preview;
mod properties;
mod record;
mod scenario_files;
mod views;
