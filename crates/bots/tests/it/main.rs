//! Tests of the bots, in one program, since each would build and link the games again.

mod analysis;
mod bots;
mod camel_up;
mod camel_up_cards;
mod dragon_racer;
mod keltis;
mod search;
mod sobek;
mod support;
mod tournament;
