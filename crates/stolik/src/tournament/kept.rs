//! The file in which the results of a tournament are kept: a line of JSON that says what was played, then one a bout.

use crate::failure::Failure;
use bots::tournament::{Bout, Tournament, VICTORY};
use engine::Options;
use engine::any::Kind;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// What all results of a file rest on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Header {
    tournament: String,
    rules: u16,
    seats: usize,
    options: Options,
    seed: u64,
}

/// A result with the bots by name, so that a later tournament may have more of them.
#[derive(Serialize, Deserialize)]
struct Line {
    deal: u64,
    bot: String,
    among: String,
    won: u64,
    lead: i64,
}

/// The results so far, and the file to which more are added.
pub(super) struct Kept {
    file: File,
    path: PathBuf,
    lines: Vec<Line>,
    bots: Vec<String>,
}

impl Kept {
    /// Opens the file of a tournament, or begins one. Refuses one of another tournament.
    pub(super) fn open(path: &Path, kind: &dyn Kind, plan: &Tournament) -> Result<Self, Failure> {
        let named = |reason: String| Failure::Failed(format!("{}: {reason}", path.display()));
        let io = |error: std::io::Error| named(error.to_string());
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(io)?;
        let header = Header {
            tournament: kind.id().to_owned(),
            rules: kind.rules(),
            seats: plan.seats,
            options: plan.options.clone(),
            seed: plan.seed,
        };
        let mut reader = BufReader::new(&file);
        let (mut text, mut whole, mut lines) = (String::new(), 0, Vec::new());
        while reader.read_line(&mut text).map_err(io)? > 0 {
            // A line that was cut off is played again.
            if !text.ends_with('\n') {
                break;
            }
            if whole == 0 {
                let other = serde_json::from_str::<Header>(&text).ok().filter(|found| *found == header);
                other
                    .ok_or_else(|| named("holds something else; name another file with --keep".to_owned()))?;
            } else {
                lines.push(serde_json::from_str(&text).map_err(|error| named(error.to_string()))?);
            }
            whole += text.len() as u64;
            text.clear();
        }
        file.set_len(whole).map_err(io)?;
        file.seek(SeekFrom::Start(whole)).map_err(io)?;
        if whole == 0 {
            let header = serde_json::to_string(&header).map_err(anyhow::Error::from)?;
            writeln!(file, "{header}").map_err(io)?;
        }
        Ok(Self { file, path: path.to_owned(), lines, bots: plan.bots.clone() })
    }

    /// The results that belong to this tournament.
    pub(super) fn bouts(&self, plan: &Tournament) -> Vec<Bout> {
        let place: BTreeMap<&str, usize> =
            plan.bots.iter().enumerate().map(|(at, bot)| (bot.as_str(), at)).collect();
        let result = |line: &Line| {
            let (lone, among) = (*place.get(line.bot.as_str())?, *place.get(line.among.as_str())?);
            let Line { deal, won, lead, .. } = *line;
            let all = plan.seats as u64 * VICTORY;
            // With two seats a result is named by whichever bot was listed first then.
            Some(if plan.seats == 2 && lone > among {
                Bout { deal, bot: among, among: lone, won: all - won, lead: -lead }
            } else {
                Bout { deal, bot: lone, among, won, lead }
            })
        };
        self.lines.iter().filter(|line| line.deal < plan.deals).filter_map(result).collect()
    }

    /// Adds a result.
    pub(super) fn add(&mut self, result: &Bout) -> Result<(), Failure> {
        let Bout { deal, bot, among, won, lead } = *result;
        let name = |bot: usize| self.bots[bot].clone();
        let line = Line { deal, bot: name(bot), among: name(among), won, lead };
        let line = serde_json::to_string(&line).map_err(anyhow::Error::from)?;
        writeln!(self.file, "{line}")
            .map_err(|error| Failure::Failed(format!("{}: {error}", self.path.display())))
    }
}
