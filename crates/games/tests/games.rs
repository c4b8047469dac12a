//! Tests of the games against their rules, in one program, since each would build and link the games again.

mod camel_up;
mod camel_up_cards;
mod dragon_racer;
mod input;
mod keltis;
#[cfg(feature = "schema")]
mod schema;
mod sobek;
mod support;
