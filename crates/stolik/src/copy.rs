//! `stolik copy`: a house moves.

use crate::failure::Failure;
use crate::house::{close, existing, runtime};
use clap::Args;
use std::io::Write;
use store::{AnyStore, Place};

#[derive(Args)]
#[command(after_help = "\
Places are files, such as stolik.db, or addresses: postgres://USER@MACHINE/DATABASE.
The house may be read and played in meanwhile; stop its servers before the last copy. An interrupted copy goes on
where it stopped. Nothing that is there already is changed.")]
pub(crate) struct Copy {
    /// The house to copy
    from: Place,
    /// An empty place, or one to which the same house was copied before
    to: Place,
}

impl Copy {
    /// Copies until both are the same, and tells how much that was.
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        runtime()?.block_on(self.copy(out))
    }

    async fn copy(self, out: &mut dyn Write) -> Result<(), Failure> {
        let from = existing(&self.from).await?;
        let to = AnyStore::open(&self.to).await.map_err(anyhow::Error::from)?;
        let copied = store::copy(&from, &to).await.map_err(anyhow::Error::from)?;
        for store in [&from, &to] {
            close(store).await?;
        }
        writeln!(
            out,
            "{} tables with {} entries are in {}, compared and equal.",
            copied.tables, copied.entries, &*to
        )?;
        Ok(())
    }
}
