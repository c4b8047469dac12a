//! `stolik tournament`: bots against each other, with seats balanced and the same luck for all.

mod kept;
mod plot;

use crate::failure::Failure;
use crate::interrupt::stop_at_interrupt;
use crate::objects::{self, Problem};
use crate::serve::add_learned;
use anyhow::Context;
use bots::Program;
use bots::tournament::{Bout, Cell, Rating, Standings, Tournament};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kept::Kept;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use text::json::fitted;

const EXAMPLES: &str = "\
Examples:
  stolik tournament keltis --bots strong@300,fair,planner --games 1000
  stolik tournament sobek --bots strong@400,strong@4000 --games 400 --plot sobek.svg
  stolik tournament camel-up --bots odds,mine --program 'mine=python3 mine.py' --games 200

Each bot sits alone among copies of each other one, on every seat of the same deals. Results are kept in a file as they
come: after Ctrl-C the same command goes on, and more --games add to what there is. Errors are standard errors over
deals; intervals of ratings are those of 95 %. `docs/bots.md` tells more.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Command {
    /// The game, such as keltis
    game: String,
    /// The bots, with commas between; `strong@2000` looks 2,000 times at each decision
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games each pairing plays; rounded up to whole deals, which are a game on each seat
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: u64,
    /// How many seats [default: 4, or the most that the game has]
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// Names the series of games
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// How many threads to play on; 0 for all cores
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=1024))]
    threads: u16,
    /// An option of the game, such as `start_stacks=random`; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// A folder with the weights of learned bots, NAME.safetensors, which can be named then
    #[arg(long, value_name = "DIR")]
    weights: Option<PathBuf>,
    /// A program that plays by the engine protocol, and its name; may be given several times
    #[arg(long = "program", value_name = "NAME=COMMAND")]
    programs: Vec<String>,
    /// How many seconds a program has for a decision
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0)]
    move_time: f64,
    /// Where results are kept [default: GAME.tournament]
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Draw the ratings with their intervals as SVG
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

impl Command {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let kind = objects::kind(&self.game)?;
        if let Some(folder) = &self.weights {
            add_learned(folder)?;
        }
        let programs = self.programs()?;
        let seats = self.seats.unwrap_or(4.min(*kind.seats().end()));
        let plan = Tournament {
            seats,
            options: objects::options(&self.options)?,
            bots: self.bots.clone(),
            deals: self.games.div_ceil(seats.max(1) as u64),
            seed: self.seed,
            threads: self.threads.into(),
        };
        objects::start(kind, plan.seats, &plan.options)?;
        for bot in &plan.bots {
            bots::bot(&self.game, bot).map_err(Problem::from)?;
        }
        let path = self.keep.clone().unwrap_or_else(|| format!("{}.tournament", self.game).into());
        let mut kept = Kept::open(&path, kind, &plan)?;
        let bouts = self.play(&plan, &mut kept)?;
        let standings = Standings::new(&self.game, &plan, &bouts);
        if let Some(file) = &self.plot {
            fs::write(file, plot::svg(&standings))
                .with_context(|| format!("cannot write {}", file.display()))?;
        }
        if self.json {
            let json = serde_json::to_value(&standings).map_err(anyhow::Error::from)?;
            writeln!(out, "{}", fitted(&json))?;
        } else {
            write_table(out, &standings, &plan.bots)?;
        }
        tell_faults(&programs);
        let left = plan.bouts() - bouts.len() as u64;
        if left > 0 {
            return Err(Failure::Failed(format!(
                "stopped with {left} bouts to go; the same command goes on from {}",
                path.display()
            )));
        }
        Ok(())
    }

    /// The programs that take part, added to the bots of the game.
    fn programs(&self) -> Result<Vec<Program>, Failure> {
        let limit = Duration::try_from_secs_f64(self.move_time)
            .map_err(|error| Failure::Usage(format!("--move-time {}: {error}", self.move_time)))?;
        let program = |text: &String| {
            let Some((name, command)) =
                text.split_once('=').filter(|(name, command)| is_name(name) && !command.is_empty())
            else {
                let message = "NAME=COMMAND is expected, the name of small letters, digits and hyphens";
                return Err(Failure::Usage(format!("--program {text}: {message}")));
            };
            let program = Program::new(name, command, limit);
            bots::add_program(&self.game, program.clone()).map_err(Problem::from)?;
            Ok(program)
        };
        self.programs.iter().map(program).collect()
    }

    /// Plays what is left, keeping each result; gives all that are asked for.
    fn play(&self, plan: &Tournament, kept: &mut Kept) -> Result<Vec<Bout>, Failure> {
        let done: Vec<Bout> = kept.bouts(plan);
        let bar = ProgressBar::new(plan.bouts() * plan.seats as u64)
            .with_position((done.len() * plan.seats) as u64);
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left") {
            bar.set_style(style);
        }
        bar.reset_eta();
        let stop = stop_at_interrupt();
        let state = Mutex::new((done.clone(), kept, Ok(())));
        let tell = |bout: Bout| {
            let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
            let (bouts, kept, written) = &mut *state;
            if let Err(error) = kept.add(&bout) {
                // What cannot be kept is not worth playing.
                *written = Err(error);
                stop.store(true, Ordering::Relaxed);
            }
            bouts.push(bout);
            bar.inc(plan.seats as u64);
        };
        plan.play(&self.game, &done, &stop, &tell).map_err(Problem::from)?;
        bar.finish_and_clear();
        let (bouts, _, written) = state.into_inner().unwrap_or_else(PoisonError::into_inner);
        written.map(|()| bouts)
    }
}

fn is_name(text: &str) -> bool {
    let letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    !text.is_empty() && text.bytes().all(letter)
}

fn write_table(out: &mut dyn Write, standings: &Standings, bots: &[String]) -> Result<(), Failure> {
    let Standings { game, seats, games, seed, ratings, .. } = standings;
    writeln!(out, "{game}, {seats} seats, {games} games of seed {seed}\n")?;
    let width = bots.iter().map(String::len).max().unwrap_or(0).max(3);
    writeln!(out, "{:width$}  {:>7}  {:>15}", "bot", "rating", "interval")?;
    for Rating { bot, rating, low, high } in ratings {
        let interval = format!("{low:+.0} to {high:+.0}");
        writeln!(out, "{bot:width$}  {rating:>+7.0}  {interval:>15}")?;
    }
    let even = 100.0 / *seats as f64;
    writeln!(out, "\nWins of one (row) among others (column); {even:.1}% is even play.")?;
    let columns = 15.max(width);
    write!(out, "{:width$}", "")?;
    bots.iter().try_for_each(|bot| write!(out, "  {bot:>columns$}"))?;
    writeln!(out)?;
    for bot in bots {
        write!(out, "{bot:width$}")?;
        for among in bots {
            let share =
                |cell: &Cell| format!("{:.2}% ± {:.2}%", 100.0 * cell.win_share, 100.0 * cell.win_share_se);
            let cell = standings.cell(bot, among).map_or_else(|| "·".to_owned(), share);
            write!(out, "  {cell:>columns$}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Says on standard error what programs did wrong: it is no part of the result.
fn tell_faults(programs: &[Program]) {
    for program in programs {
        if let (faults @ 1.., last) = program.faults() {
            let last = last.unwrap_or_default();
            eprintln!(
                "{}: {faults} faults, a random decision made for each; the last: {last}",
                program.name()
            );
        }
    }
}
