//! `stolik generate`: games between bots as data.

use crate::failure::Failure;
use crate::objects::{self, Problem};
use crate::serve::add_learned;
use crate::simulate::progress;
use clap::Args;
use learn::{Reward, Series, Unwritten};
use std::io::Write;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Example:
  stolik generate sobek --bots trader,random --games 100 --out data

decisions.parquet has one row a decision: game, seat (from 0), view (JSON), legal and choice (action numbers), text, and
the reward of the seat at the end. records/NNNNNN.txt is a game each, which `stolik check` verifies.
The same seed gives the same files, whatever the number of threads.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Generate {
    /// The game, such as camel-up
    game: String,
    /// The bots by seat, with commas between
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "random,random")]
    bots: Vec<String>,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// The folder for the files
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Names the series of games
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// What a seat gets at the end: win, win-zero-sum, place, points or points-zero-sum
    #[arg(long, default_value = "place")]
    reward: Reward,
    /// How many threads to play on; 0 for all cores
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=1024))]
    threads: u16,
    /// Write the Parquet file alone
    #[arg(long)]
    no_records: bool,
    /// An option of the game, such as `start_stacks=random`; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// A folder with the weights of learned bots, NAME.safetensors, which can be named then
    #[arg(long, value_name = "DIR")]
    weights: Option<PathBuf>,
}

impl Generate {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        if let Some(folder) = &self.weights {
            add_learned(folder)?;
        }
        let series = Series {
            bots: self.bots,
            options: objects::options(&self.options)?,
            seed: self.seed,
            threads: usize::from(self.threads),
            reward: self.reward,
            records: !self.no_records,
        };
        let bar = progress(self.games);
        let count =
            learn::generate(&self.game, &series, self.games, &self.out, &|done| bar.set_position(done));
        bar.finish_and_clear();
        let count = count.map_err(failure)?;
        let folder = self.out.display();
        writeln!(out, "{count} decisions of {} games of {} in {folder}", self.games, self.game)?;
        Ok(())
    }
}

fn failure(error: Unwritten) -> Failure {
    match error {
        Unwritten::Series(learn::Error::Bots(bad)) => Problem::from(bad).into(),
        Unwritten::Series(learn::Error::Setup(bad)) => Problem::from(bad).into(),
        Unwritten::Series(_) | Unwritten::NoGames => Failure::Usage(error.to_string()),
        Unwritten::File { .. } | Unwritten::Parquet(_) => Failure::Failed(error.to_string()),
    }
}
