//! The pages, streams and JSON API of Stolik.
//!
//! [`serve`] runs the server. Everything a viewer gets is drawn from a view of the position: see
//! [`mod@game_page`] for the contract between the table page and each game's drawing.

mod api;
mod app;
mod assets;
mod browser;
mod chairs;
mod chat;
mod coach;
mod config;
mod connections;
pub mod desk;
mod dice;
mod doors;
mod drawing;
mod eyes;
pub mod game_page;
mod guest;
mod house;
#[cfg(test)]
mod layers;
mod limits;
mod metrics;
mod notices;
mod pages;
mod people;
mod pictures;
mod prefs;
mod problem;
mod reader;
mod ready;
mod replay;
mod requests;
mod round;
pub mod scene;
mod security;
mod sender;
mod server;
mod sheets;
pub mod snapshot;
mod speed;
mod sse;
mod stop;
mod stream;
mod tally;
mod watching;
pub mod words;

pub use config::Config;
pub use drawing::GAMES;
pub use lettre::message::Mailbox;
pub use notices::{BadOrigin, BadServer, Mail, MailServer, Notices, Origin};
pub use problem::Problem;
pub use server::{Listening, ServeError, serve};

/// The bots of the documentation are compiled and run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/writing-a-bot.md")]
struct WritingABot;

/// The example of the project's first page is compiled and run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
