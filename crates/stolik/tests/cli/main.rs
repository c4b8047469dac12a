//! Every command of the program, run as people and scripts run it.

mod backup;
mod config;
mod copy;
mod deploy;
mod docs;
mod engine;
#[cfg(feature = "data")]
mod generate;
mod import;
mod odds;
mod play;
mod puzzles;
mod records;
mod recover;
mod rules;
mod run;
mod simulate;
mod state;
mod tournament;
mod usage;
