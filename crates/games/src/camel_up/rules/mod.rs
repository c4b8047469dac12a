//! The rules by phase. Each part changes the position and says what comes next.

mod finale;
mod leg;
mod roll;
mod setup;
mod turn;
