//! What happens on each decision and each outcome, by part of the rules.

mod characters;
mod events;
mod moves;
mod open;
mod refuse;
mod round_end;
mod scoring;
mod sets;
mod setup;
mod take;
