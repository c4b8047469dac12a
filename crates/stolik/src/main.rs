//! Play and study board games: the server and the command line.

mod admin;
mod backup;
mod check;
mod copy;
mod failure;
mod house;
mod import;
mod input;
mod objects;
mod odds;
mod play;
mod protocol;
mod rebuild;
mod replay;
mod rules;
mod serve;
mod simulate;
mod state;
mod tournament;

use crate::failure::Failure;
use clap::{Parser, Subcommand};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// A page is drawn from many small texts: with the allocator of the C library a quarter of a busy server's time goes there.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Board games in the browser and in the terminal, and their rules for programs
#[derive(Parser)]
#[command(version, args_conflicts_with_subcommands = true, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten, next_help_heading = "Options of serve, also without the command")]
    serve: serve::Serve,
}

const EXAMPLES: &str = "\
Examples:
  stolik                                  serve on http://127.0.0.1:8080
  stolik play camel-up                    play in the terminal against bots
  stolik odds camel-up '1:blue,green 3:pink 5:purple,yellow 15:black 16:white'
  stolik state camel-up --seats 4 --json > start.json
  stolik simulate camel-up --bots odds,random,random --games 1000
  stolik tournament keltis --bots strong,fair,planner --games 400
  stolik check game.txt                   verify a record, its dice included

Exit codes: 0 success, 1 a check failed or the work could not be done, 2 wrong usage.
`stolik COMMAND --help` tells more of a command.";

#[derive(Subcommand)]
enum Command {
    /// Run the server (the default)
    Serve(serve::Serve),
    /// Move a whole house from one store to another, and compare
    Copy(copy::Copy),
    /// Look after a house: tables, accounts, invitations, sizes
    Admin(admin::Admin),
    /// Make what is kept beside the logs again from them
    Rebuild(rebuild::Rebuild),
    /// Copy the house into a file while it is played in
    Backup(backup::Backup),
    /// Bring records into a house as tables
    Import(import::Import),
    /// Play in the terminal against bots
    Play(play::Play),
    /// Let bots play many games and compare them
    Simulate(simulate::Simulate),
    /// Let bots and programs meet, with seats balanced, and rate them
    Tournament(tournament::Command),
    /// Count the exact odds of a position
    Odds(odds::Odds),
    /// Show a position, carry out moves, see it through a viewer's eyes
    State(state::State),
    /// Answer requests from standard input: the rules for programs in any language
    Engine(protocol::Engine),
    /// Replay records and verify every move, result and die
    Check(check::Check),
    /// List the versions of the rules that stored tables and records need
    Rules(rules::Rules),
    /// Tell a recorded game step by step
    Replay(replay::Replay),
}

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(cli: Cli) -> Result<(), Failure> {
    let command = cli.command.unwrap_or(Command::Serve(cli.serve));
    // Not locked, because the server prints from threads of its own.
    let mut out = BufWriter::new(io::stdout());
    let result = print(command, &mut out);
    // What was printed before a failure is part of the answer.
    result.and(out.flush().map_err(Failure::from))
}

/// Runs a command that prints its answer.
fn print(command: Command, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        Command::Serve(serve) => Ok(serve.run()?),
        Command::Copy(copy) => copy.run(out),
        Command::Admin(admin) => admin.run(out),
        Command::Rebuild(rebuild) => rebuild.run(out),
        Command::Backup(backup) => backup.run(out),
        Command::Import(import) => import.run(out),
        Command::Play(play) => play.run(out),
        Command::Simulate(simulate) => simulate.run(out),
        Command::Tournament(tournament) => tournament.run(out),
        Command::Odds(odds) => odds.run(out),
        Command::State(state) => state.run(out),
        Command::Engine(engine) => engine.run(out),
        Command::Check(check) => check.run(out),
        Command::Rules(rules) => rules.run(out),
        Command::Replay(replay) => replay.run(out),
    }
}
