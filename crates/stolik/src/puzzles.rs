//! `stolik puzzles`: positions in which one choice is clearly best and the one that tempts is not.

use crate::failure::Failure;
use crate::interrupt::stop_at_interrupt;
use crate::objects::{self, Problem};
use anyhow::Context;
use bots::puzzles::{Head, Mine, Puzzle};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

const NOTES: &str = "\
Games between bots are looked through for decisions in which one choice is ahead of all others, and the quick bot, or
who only looks, would take another. The same game and --seed give the same puzzles, whatever the number of threads, and
fewer are the first of more. The file is a line of JSON a puzzle after a line that says what they are; it is replaced when
all are found. After Ctrl-C it is as it was, and what was found is in FILE.part.

Example:
  stolik puzzles keltis --count 100 --seed 1 --out keltis.jsonl";

#[derive(Args)]
#[command(after_help = NOTES)]
pub(crate) struct Puzzles {
    /// The game, such as keltis
    game: String,
    /// How many puzzles
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,
    /// Names the series of games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many threads to look on; 0 for all cores
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=1024))]
    threads: u16,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Puzzles {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let kind = objects::kind(&self.game)?;
        let head = Head { game: self.game.clone(), rules: kind.rules(), seed: self.seed };
        let mut part = Part::new(&self.out, &head)?;
        let count = self.count as usize;
        let mine = Mine { game: &self.game, count, seed: self.seed, threads: self.threads.into() };
        let bar = progress(self.count.into());
        let stop = stop_at_interrupt();
        let mut written = Ok(());
        let mut tell = |games: u64, puzzle: Option<&Puzzle>| {
            bar.set_message(games.to_string());
            let Some(puzzle) = puzzle else { return };
            bar.inc(1);
            written = part.line(puzzle);
            if written.is_err() {
                // What cannot be kept is not worth looking for.
                stop.store(true, Ordering::Relaxed);
            }
        };
        let found = mine.run(&stop, &mut tell).map_err(Problem::from)?.len();
        bar.finish_and_clear();
        written?;
        if found < count {
            let part = part.path.display();
            return Err(Failure::Failed(format!(
                "stopped with {found} of {count} puzzles, which are in {part}"
            )));
        }
        part.finish(&self.out)?;
        writeln!(out, "{found} puzzles of {} in {}", self.game, self.out.display())?;
        Ok(())
    }
}

/// A bar on standard error, drawn only on a terminal.
fn progress(count: u64) -> ProgressBar {
    let bar = ProgressBar::new(count);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} puzzles in {msg} games, {eta} left")
    {
        bar.set_style(style);
    }
    bar
}

/// What was found so far, beside the file that it is to become.
struct Part {
    path: PathBuf,
    file: File,
}

impl Part {
    fn new(out: &Path, head: &Head) -> Result<Self, Failure> {
        let mut path = out.to_owned().into_os_string();
        path.push(".part");
        let path = PathBuf::from(path);
        let file = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
        let mut part = Self { path, file };
        part.line(head)?;
        Ok(part)
    }

    fn line(&mut self, line: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string(line).map_err(anyhow::Error::from)?;
        writeln!(self.file, "{text}").with_context(|| format!("cannot write {}", self.path.display()))?;
        Ok(())
    }

    fn finish(self, out: &Path) -> Result<(), Failure> {
        let done: io::Result<()> = self.file.sync_all().and_then(|()| fs::rename(&self.path, out));
        done.with_context(|| format!("cannot write {}", out.display()))?;
        Ok(())
    }
}
