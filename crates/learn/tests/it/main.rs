//! What games between bots teach: files of decisions, and rewards.

mod files;
mod reward;
