//! The server's log, on standard error: as text for people or as JSON for programs.

use clap::ValueEnum;
use std::io::{self, IsTerminal};
use tracing_subscriber::EnvFilter;

/// How lines of the log look.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Format {
    Text,
    Json,
}

/// Checks what is to be told.
pub(crate) fn filter(text: &str) -> Result<String, String> {
    match EnvFilter::try_new(text) {
        Ok(_) => Ok(text.to_owned()),
        Err(error) => Err(error.to_string()),
    }
}

/// Writes the log from now on. A line has the request that it is about, with its id.
pub(crate) fn begin(filter: &str, format: Format) {
    let log = tracing_subscriber::fmt().with_env_filter(EnvFilter::new(filter)).with_writer(io::stderr);
    match format {
        Format::Text => log.with_ansi(io::stderr().is_terminal()).init(),
        Format::Json => log.json().flatten_event(true).with_current_span(true).with_span_list(false).init(),
    }
}
