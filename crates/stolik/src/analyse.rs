//! `stolik analyse`: what in a recorded game was luck, and what was not.

use crate::check;
use crate::failure::Failure;
use crate::input;
use bots::analysis::{Analysis, Analyst, Balance, Chance, Decision, Effort, Estimate};
use clap::Args;
use engine::any::AnyGame;
use engine::record::{Record, RecordError};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use text::Names;
use text::json::fitted;

const NOTES: &str = "\
For each player: the result; what was lost by choices that were not the best; what luck brought; the result with
luck taken out; and par, what the best choices would have brought without luck: result = par - lost + luck.
Chances to win are in percent, points beside them. The same record and --playouts give the same analysis.

Examples:
  stolik analyse game.txt
  stolik analyse game.txt --json > analysis.json
  stolik analyse game.txt --playouts 400000    ten times as long, surer by a factor of three";

#[derive(Args)]
#[command(after_help = NOTES)]
pub(crate) struct Analyse {
    /// Records of games that are over; - reads standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// About how many playouts each game gets [default: as many as take some seconds]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    playouts: Option<u32>,
    /// Print JSON: a list with an object for each file
    #[arg(long)]
    json: bool,
}

impl Analyse {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut objects = Vec::new();
        for path in &self.files {
            let (analysis, names) = self.analyse(path)?;
            if self.json {
                let mut object = json!({"file": input::name(path)});
                let found = serde_json::to_value(&analysis).map_err(anyhow::Error::from)?;
                if let (Some(object), Value::Object(found)) = (object.as_object_mut(), found) {
                    object.extend(found);
                }
                objects.push(object);
            } else {
                write_report(out, &input::name(path), &analysis, &names)?;
            }
        }
        if self.json {
            writeln!(out, "{}", fitted(&objects.into()))?;
        }
        Ok(())
    }

    fn analyse(&self, path: &Path) -> Result<(Analysis, Names), Failure> {
        let fault = |error: RecordError| Failure::Failed(check::fault(path, &error));
        let record = Record::parse(&input::text(path)?).map_err(fault)?;
        record.check(games::KINDS).map_err(fault)?;
        let start: AnyGame = record.start(games::KINDS).map_err(fault)?;
        let entries: Vec<_> = record.entries.iter().map(|(_, entry)| entry.clone()).collect();
        let playouts = self.playouts.unwrap_or_else(|| Effort::usual(start.kind().id()).playouts);
        let analyst = Analyst::new(&start, &entries, Effort { playouts });
        let mut analyst =
            analyst.map_err(|error| Failure::Failed(format!("{}: {error}", input::name(path))))?;
        let bar = progress(analyst.progress().1 as u64);
        while analyst.step() {
            bar.set_position(analyst.progress().0 as u64);
        }
        bar.finish_and_clear();
        let names = Names::new(start.seats(), |seat| record.text(&format!("Seat{seat}")).map(str::to_owned));
        Ok((analyst.finish(), names))
    }
}

/// A bar on standard error, drawn only on a terminal.
fn progress(steps: u64) -> ProgressBar {
    let bar = ProgressBar::new(steps);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {percent} %, {eta} left") {
        bar.set_style(style);
    }
    bar
}

fn write_report(out: &mut dyn Write, file: &str, analysis: &Analysis, names: &Names) -> Result<(), Failure> {
    let Analysis { game, players, curve, playouts, .. } = analysis;
    let entries = curve.last().map_or(0, |end| end.made);
    writeln!(out, "{file}: {game}, {} seats, {entries} entries, {playouts} playouts\n", players.len())?;
    let width = players.iter().map(|player| names.of(player.seat).chars().count()).max().unwrap_or(0);
    writeln!(
        out,
        "{:width$}  {:>15}  {:>15}  {:>15}  {:>15}  {:>15}  {:>8}",
        "", "result", "lost", "luck", "without luck", "par", "mistakes"
    )?;
    for player in players {
        let Balance { seat, result, lost, luck, without_luck, par, mistakes, .. } = player;
        write!(out, "{:width$}", names.of(*seat))?;
        for amount in [result, lost, luck, without_luck, par] {
            write!(out, "  {:>6.1} % {:>6.1}", 100.0 * amount.win, amount.points)?;
        }
        writeln!(out, "  {mistakes:>8}")?;
    }
    let mut worst: Vec<&Decision> = analysis.decisions.iter().filter(|one| one.is_mistake()).collect();
    worst.sort_by(|one, other| other.win.value.total_cmp(&one.win.value));
    writeln!(out, "\nMistakes, the dearest first:")?;
    for Decision { entry, seat, chosen, best, win, points, .. } in &worst {
        let who = names.of(*seat);
        writeln!(out, "  {:>4}  {who}: {chosen}; better {best}: {}", entry + 1, worth(*win, *points))?;
    }
    if worst.is_empty() {
        writeln!(out, "  none")?;
    }
    let mut strokes: Vec<(&Chance, engine::Seat, Estimate)> = (analysis.chances.iter())
        .filter_map(|chance| chance.stroke().map(|(seat, win)| (chance, seat, win)))
        .collect();
    strokes.sort_by(|one, other| other.2.value.abs().total_cmp(&one.2.value.abs()));
    writeln!(out, "\nStrokes of luck, the greatest first:")?;
    for (chance, seat, win) in &strokes {
        let (outcomes, who) = (shortened(&chance.outcomes), names.of(*seat));
        let points = chance.points[seat.index()];
        writeln!(out, "  {:>4}  {outcomes}: {who} {}", chance.entry + 1, worth(*win, points))?;
    }
    if strokes.is_empty() {
        writeln!(out, "  none")?;
    }
    writeln!(out)?;
    Ok(())
}

/// `+6.1 ± 1.2 %, +1.8 ± 0.5 points`.
fn worth(win: Estimate, points: Estimate) -> String {
    let win = format!("{:+.1} ± {:.1} %", 100.0 * win.value, 100.0 * win.error);
    format!("{win}, {:+.1} ± {:.1} points", points.value, points.error)
}

/// The first outcomes of many.
fn shortened(outcomes: &[String]) -> String {
    match outcomes {
        [first, second, _, ..] => format!("{first}, {second} and {} more", outcomes.len() - 2),
        few => few.join(", "),
    }
}
