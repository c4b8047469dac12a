//! The rules by phase. Each part changes the position and says what comes next.

mod card;
mod draw;
mod finale;
mod setup;
mod step;
