//! Tests of a table: what it takes, keeps, tells and hides.

#[path = "../../../engine/tests/it/auction/mod.rs"]
mod auction;
mod clocks;
mod dice;
mod games;
mod lantern;
mod lines;
mod support;
mod table;
mod taking_back;
mod twins;
