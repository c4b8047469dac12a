//! Tests of the engine with a game of their own.

mod auction;
mod engine;
mod words;
