//! Play and study board games: the server and the command line.

mod admin;
mod analyse;
mod backup;
mod check;
mod config;
mod copy;
mod failure;
#[cfg(feature = "data")]
mod generate;
mod house;
mod import;
mod input;
mod interrupt;
mod journal;
mod objects;
mod odds;
mod play;
mod protocol;
mod puzzles;
mod rebuild;
mod recover;
mod replay;
mod rules;
mod serve;
mod settings;
mod simulate;
mod state;
mod tournament;

use crate::failure::Failure;
use crate::settings::File;
use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// A page is drawn from many small texts: with the allocator of the C library a quarter of a busy server's time goes
/// there.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Board games in the browser and in the terminal, and their rules for programs
#[derive(Parser)]
#[command(version, args_conflicts_with_subcommands = true, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// File of settings (TOML) for what neither flags nor the environment say; `stolik config` shows them
    #[arg(long, env = settings::FILE, value_name = "FILE", global = true)]
    config: Option<PathBuf>,
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
  stolik tournament keltis --bots strong@300,fair,planner --games 400
  stolik check game.txt                   verify a record, its dice included
  stolik analyse game.txt                 what in it was luck, and what was not

Exit codes: 0 success, 1 a check failed or the work could not be done, 2 wrong usage.
`stolik COMMAND --help` tells more of a command.";

#[derive(Subcommand)]
enum Command {
    /// Run the server (the default)
    Serve(serve::Serve),
    /// Show the settings of the server and where each comes from
    Config(config::Config),
    /// Move a whole house from one store to another, and compare
    Copy(copy::Copy),
    /// Look after a house: tables, accounts, invitations, sizes
    Admin(admin::Admin),
    /// Make what is kept beside the logs again from them
    Rebuild(rebuild::Rebuild),
    /// Copy the house into a file while it is played in
    Backup(backup::Backup),
    /// Save what can be read of a damaged house
    Recover(recover::Recover),
    /// Bring records into a house as tables
    Import(import::Import),
    /// Play in the terminal against bots
    Play(play::Play),
    /// Let bots play many games and compare them
    Simulate(simulate::Simulate),
    /// Write games between bots as records and as Parquet
    #[cfg(feature = "data")]
    Generate(generate::Generate),
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
    /// Tell skill from luck in a recorded game
    Analyse(analyse::Analyse),
    /// Find puzzles in games between bots
    Puzzles(puzzles::Puzzles),
}

fn main() -> ExitCode {
    match Given::read().and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// What was asked for, and by what.
struct Given {
    cli: Cli,
    matches: ArgMatches,
    file: Option<File>,
}

impl Given {
    /// Reads the command line and the environment, and, if they name a file of settings, both again over that.
    fn read() -> Result<Self, Failure> {
        let given = Cli::command().get_matches();
        let path = given.get_one::<PathBuf>("config");
        let file = path.map(|path| File::read(path)).transpose()?;
        let matches = match &file {
            Some(file) => file.behind(Cli::command()).get_matches(),
            None => given,
        };
        let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
        Ok(Self { cli, matches, file })
    }
}

fn run(Given { cli, matches, file }: Given) -> Result<(), Failure> {
    let command = cli.command.unwrap_or(Command::Serve(cli.serve));
    // Not locked, because the server prints from threads of its own.
    let mut out = BufWriter::new(io::stdout());
    let matches = matches.subcommand().map_or(&matches, |(_, of_command)| of_command);
    let result = print(command, matches, file.as_ref(), &mut out);
    // What was printed before a failure is part of the answer.
    result.and(out.flush().map_err(Failure::from))
}

/// Runs a command that prints its answer. Where its options come from, only one wants to know.
fn print(
    command: Command,
    matches: &ArgMatches,
    file: Option<&File>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    match command {
        Command::Serve(serve) => serve.run(),
        Command::Config(config) => config.run(matches, file, out),
        Command::Copy(copy) => copy.run(out),
        Command::Admin(admin) => admin.run(out),
        Command::Rebuild(rebuild) => rebuild.run(out),
        Command::Backup(backup) => backup.run(out),
        Command::Recover(recover) => recover.run(out),
        Command::Import(import) => import.run(out),
        Command::Play(play) => play.run(out),
        Command::Simulate(simulate) => simulate.run(out),
        #[cfg(feature = "data")]
        Command::Generate(generate) => generate.run(out),
        Command::Tournament(tournament) => tournament.run(out),
        Command::Odds(odds) => odds.run(out),
        Command::State(state) => state.run(out),
        Command::Engine(engine) => engine.run(out),
        Command::Check(check) => check.run(out),
        Command::Rules(rules) => rules.run(out),
        Command::Replay(replay) => replay.run(out),
        Command::Analyse(analyse) => analyse.run(out),
        Command::Puzzles(puzzles) => puzzles.run(out),
    }
}
