//! The rules by phase. Each part changes the position and says what comes next.

mod ends;
mod moves;
mod prepare;
mod setup;
mod sort;
mod turn;
