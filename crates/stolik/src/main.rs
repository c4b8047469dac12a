//! Play and study board games: the server and the command line.

mod serve;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Board games in the browser, and their rules for programs.
#[derive(Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
}

#[derive(Subcommand)]
enum Command {
    /// Run the server (the default)
    Serve(serve::Serve),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let result = match cli.command {
        None => cli.serve.run(),
        Some(Command::Serve(serve)) => serve.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("stolik: {error:#}");
            ExitCode::FAILURE
        }
    }
}
