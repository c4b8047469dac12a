//! The server's log, on standard error: as text for people or as JSON for programs.

use clap::ValueEnum;
use std::io::{self, IsTerminal};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::registry;
use tracing_subscriber::util::SubscriberInitExt;

/// How lines of the log look.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Format {
    Text,
    Json,
}

/// Writes the log from now on. A line has the request that it is about, with its id.
pub(crate) fn begin(told: &Targets, format: Format) {
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let lines = match format {
        Format::Text => lines.with_ansi(io::stderr().is_terminal()).boxed(),
        Format::Json => {
            lines.json().flatten_event(true).with_current_span(true).with_span_list(false).boxed()
        }
    };
    registry().with(lines.with_filter(told.clone())).init();
}
