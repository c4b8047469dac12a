//! `stolik recover`: what can be read of a damaged house.

use crate::failure::Failure;
use crate::house::{close, runtime};
use anyhow::Context;
use clap::Args;
use std::io::Write;
use std::path::PathBuf;
use store::{AnyStore, Place};

#[derive(Args)]
#[command(after_help = "\
Every table whose log is whole is saved in a new house, with people, links and keys as far as they can be read. Nothing is
written into the damaged file; stop its server first. What is lost is listed, and then the exit code is 1.")]
pub(crate) struct Recover {
    /// The damaged file
    file: PathBuf,
    /// The new file
    new: PathBuf,
}

impl Recover {
    /// Saves what can be read, and tells what could not.
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        runtime()?.block_on(self.recover(out))
    }

    async fn recover(self, out: &mut dyn Write) -> Result<(), Failure> {
        let saved = store::recover(&self.file, &self.new).await.context("nothing was saved")?;
        let house = AnyStore::open(&Place::File(self.new.clone())).await.map_err(anyhow::Error::from)?;
        // Lists are made again of the logs, also of those whose rows are lost.
        let rebuilt = hall::rebuild(&house, games::KINDS).await.map_err(anyhow::Error::from)?;
        close(&house).await?;
        for fault in &saved.faults {
            writeln!(out, "found: {fault}")?;
        }
        for (table, index) in &saved.lost {
            writeln!(out, "lost: table {table} is damaged at entry {index}")?;
        }
        for table in &saved.unsure {
            writeln!(out, "not certain: whether the log of table {table} has more entries")?;
        }
        for table in &rebuilt.unread {
            writeln!(out, "not read: the log of table {table}, which was saved as it is")?;
        }
        let store::Recovered { tables, entries, beside, lost, faults, .. } = &saved;
        let new = self.new.display();
        writeln!(out, "{new} has {tables} tables with {entries} entries, and {beside} rows beside them.")?;
        if lost.is_empty() && faults.is_empty() { Ok(()) } else { Err(Failure::Told) }
    }
}
