//! `stolik rules`: which versions of the rules are still needed, and by what.

use crate::failure::Failure;
use crate::house::runtime;
use clap::Args;
use engine::any::Kind;
use engine::record::Record;
use hall::Needed;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use store::{AnyStore, Place};

#[derive(Args)]
#[command(after_help = "\
A table is played and shown to its end under the version of the rules it began with. The code of an old version may go
once nothing needs it. Exit code 1: something needs a version that this program no longer plays.")]
pub(crate) struct Rules {
    /// The file of the house, or its address
    #[arg(
        long,
        env = "STOLIK_STORE",
        value_name = "PLACE",
        hide_env_values = true,
        default_value = "stolik.db"
    )]
    store: Place,
    /// Records that are to stay readable
    records: Vec<PathBuf>,
}

impl Rules {
    /// Lists the versions with how many tables and records need each.
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let records = count_records(&self.records)?;
        let tables = runtime()?.block_on(count_tables(&self.store))?;
        let played =
            games::KINDS.iter().flat_map(|kind| kind.versions().map(|rules| (kind.id().to_owned(), rules)));
        let played: BTreeSet<_> = played.collect();
        let needed: BTreeSet<_> = tables.keys().chain(records.keys()).cloned().collect();
        writeln!(out, "game             version   going  finished  records")?;
        for version in played.union(&needed) {
            let Needed { going, finished } = tables.get(version).copied().unwrap_or_default();
            let records = records.get(version).copied().unwrap_or_default();
            let note = match (played.contains(version), needed.contains(version), is_newest(version)) {
                (false, ..) => "not played here",
                (_, _, true) => "the newest",
                (_, true, false) => "needed",
                (_, false, false) => "needed by nothing",
            };
            let (game, rules) = version;
            writeln!(out, "{game:<16} {rules:>7} {going:>7} {finished:>9} {records:>8}  {note}")?;
        }
        if needed.is_subset(&played) { Ok(()) } else { Err(Failure::Told) }
    }
}

fn is_newest((game, rules): &(String, u16)) -> bool {
    games::kind(game).is_some_and(|kind: &dyn Kind| kind.rules() == *rules)
}

/// How many of these files are records of each version.
fn count_records(files: &[PathBuf]) -> Result<BTreeMap<(String, u16), u64>, Failure> {
    let mut count = BTreeMap::new();
    for file in files {
        let failed = |error: &dyn std::fmt::Display| Failure::Failed(format!("{}: {error}", file.display()));
        let text = std::fs::read_to_string(file).map_err(|error| failed(&error))?;
        let record = Record::parse(&text).map_err(|error| failed(&error))?;
        let (Some(game), Some(rules)) = (record.text("Game"), record.text("Rules")) else {
            return Err(failed(&"the headers Game and Rules are missing"));
        };
        let rules = rules.parse().map_err(|_| failed(&"the header Rules is no number"))?;
        *count.entry((game.to_owned(), rules)).or_default() += 1;
    }
    Ok(count)
}

async fn count_tables(place: &Place) -> Result<BTreeMap<(String, u16), Needed>, Failure> {
    if let Place::File(file) = place
        && !Path::exists(file)
    {
        return Err(Failure::Failed(format!("there is no file {}", file.display())));
    }
    let store = AnyStore::open(place).await.map_err(anyhow::Error::from)?;
    let needed = hall::rules_needed(&store).await.map_err(anyhow::Error::from)?;
    store.close().await.map_err(anyhow::Error::from)?;
    Ok(needed)
}
