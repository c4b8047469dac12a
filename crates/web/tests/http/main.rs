//! The server over real sockets with a real database: the API, its refusals, streams, and what stays secret.

mod analysis;
mod api;
mod archive;
mod chat;
mod clock;
mod coach;
mod contract;
// Only there a machine has so many addresses of its own, and watches for readers itself.
#[cfg(target_os = "linux")]
mod crowd;
mod devices;
mod dice;
mod editor;
mod feed;
mod house;
mod imagined;
mod invitations;
mod learn;
mod lobby;
mod metrics;
mod notices;
mod pages;
mod people;
mod played;
mod puzzles;
mod recovery;
mod replay;
mod rival;
mod round;
mod secrecy;
mod secrecy_camel_up;
mod secrecy_camel_up_cards;
mod secrecy_dragon_racer;
mod secrecy_keltis;
mod secrecy_sobek;
#[allow(dead_code, reason = "shared with the browser tests, which use the rest")]
mod server;
mod services;
mod skipping;
mod statistics;
mod time;
mod twins;
mod versions;
mod watching;
