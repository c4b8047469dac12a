//! What happens on each decision and each outcome, by part of the rules.

mod characters;
mod events;
mod moves;
mod open;
mod reasons;
mod round_end;
mod scoring;
mod sets;
mod setup;
mod take;
