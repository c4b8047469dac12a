//! Whole games of each kind. They take longest, so they come early by their names.

pub(crate) mod camel_up;
mod camel_up_cards;
mod dragon_racer;
mod keltis;
mod sobek;
