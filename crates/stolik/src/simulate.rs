//! `stolik simulate`: many games between bots.

use crate::failure::Failure;
use crate::objects::{self, Problem};
use crate::serve::add_learned;
use bots::{BotReport, GroupReport, Plan, Report};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::Write;
use std::path::PathBuf;
use text::json::fitted;

const EXAMPLES: &str = "\
Examples:
  stolik simulate camel-up --bots random,random,odds,odds --games 10000 --seed 7
  stolik simulate dragon-racer --bots racer,racer,racer,racer --option heroes=random --by hero

A win that several share counts in parts. Standard errors are those of the means over games.
The same seed gives the same games, whatever the number of threads.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Simulate {
    /// The game, such as camel-up
    game: String,
    /// How many seats [default: as many as bots, or 4]
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// The bots by seat, with commas between [default: random on every seat]
    #[arg(long, value_name = "BOTS", value_delimiter = ',')]
    bots: Vec<String>,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// Names the series of games
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// How many threads to play on; 0 for all cores
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=1024))]
    threads: u16,
    /// An option of the game, such as `start_stacks=random`; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Group seats by what they had, where the game can: `hero` or `card` of dragon-racer
    #[arg(long, value_name = "WHAT")]
    by: Option<String>,
    /// A folder with the weights of learned bots, NAME.safetensors, which can be named then
    #[arg(long, value_name = "DIR")]
    weights: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let kind = objects::kind(&self.game)?;
        if let Some(folder) = &self.weights {
            add_learned(folder)?;
        }
        let plan = self.plan()?;
        // Asks the game itself, so that a wrong number of seats is told before a wrong number of bots.
        objects::start(kind, plan.seats, &plan.options)?;
        let bar = progress(plan.games);
        let report = bots::simulate(&self.game, &plan, &|done| bar.set_position(done));
        bar.finish_and_clear();
        let report = report.map_err(Problem::from)?;
        if self.json {
            let json = serde_json::to_value(&report).map_err(anyhow::Error::from)?;
            writeln!(out, "{}", fitted(&json))?;
            return Ok(());
        }
        write_table(out, &report, self.seed)
    }

    fn plan(&self) -> Result<Plan, Problem> {
        let seats = self.seats.unwrap_or(if self.bots.is_empty() { 4 } else { self.bots.len() });
        let bots = if self.bots.is_empty() {
            // No more than any game has: too many seats are refused later.
            vec!["random".to_owned(); seats.min(engine::MAX_SEATS)]
        } else {
            self.bots.clone()
        };
        Ok(Plan {
            seats,
            options: objects::options(&self.options)?,
            bots,
            games: self.games,
            seed: self.seed,
            threads: usize::from(self.threads),
            by: self.by.clone(),
        })
    }
}

/// A bar on standard error, drawn only on a terminal.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    bar
}

fn write_table(out: &mut dyn Write, report: &Report, seed: u64) -> Result<(), Failure> {
    let Report { game, seats, games, moves, seconds, .. } = report;
    writeln!(out, "{game}, {seats} seats, {games} games of seed {seed}")?;
    writeln!(
        out,
        "{moves} moves in {seconds:.2} s: {:.0} games/s, {:.0} moves/s, {:.1} moves a game",
        report.games_per_second, report.moves_per_second, report.mean_length,
    )?;
    writeln!(out)?;
    let width = report.bots.iter().map(|bot| bot.bot.len()).max().unwrap_or(0).max(3);
    writeln!(out, "seat  {:width$}  {:>10}  {:>15}  {:>16}", "bot", "wins", "win share", "mean score")?;
    for BotReport { bot, seat, wins, win_share, win_share_se, mean_score, mean_score_se } in &report.bots {
        let share = format!("{:.2}% ± {:.2}%", 100.0 * win_share, 100.0 * win_share_se);
        let score = format!("{mean_score:.2} ± {mean_score_se:.2}");
        writeln!(out, "{seat:>4}  {bot:width$}  {wins:>10.1}  {share:>15}  {score:>16}")?;
    }
    write_groups(out, report)
}

fn write_groups(out: &mut dyn Write, report: &Report) -> Result<(), Failure> {
    let Some(by) = report.by else { return Ok(()) };
    let width = report.groups.iter().map(|group| group.group.len()).max().unwrap_or(0).max(by.len());
    write!(out, "\n{by:width$}  {:>10}  {:>15}  {:>13}", "times", "win share", "of fair share")?;
    let choices = report.groups.iter().any(|group| group.chosen.is_some());
    writeln!(out, "{}", if choices { "  chosen (1 as by chance)" } else { "" })?;
    for GroupReport { group, times, win_share, win_share_se, ratio, chosen } in &report.groups {
        let share = format!("{:.2}% ± {:.2}%", 100.0 * win_share, 100.0 * win_share_se);
        let chosen = chosen.map_or_else(String::new, |chosen| format!("  {chosen:>23.2}"));
        writeln!(out, "{group:width$}  {times:>10}  {share:>15}  {ratio:>13.2}{chosen}")?;
    }
    Ok(())
}
