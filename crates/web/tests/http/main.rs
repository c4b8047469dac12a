//! The server over real sockets with a real database: the API, its refusals, streams, and what stays secret.

mod api;
mod pages;
mod secrecy;
mod server;
