//! `stolik rebuild`: what is kept beside the logs is made again from them.

use crate::failure::Failure;
use crate::house::{House, close, runtime};
use clap::Args;
use std::io::Write;

#[derive(Args)]
#[command(after_help = "\
Lists of tables, who sits where, and the outcomes of which statistics are counted follow from the logs. This reads every log and
puts right what differs; a second run finds nothing. A server may run on the house meanwhile; it counts afresh when it is started
again, or within an hour.")]
pub(crate) struct Rebuild {
    #[command(flatten)]
    house: House,
}

impl Rebuild {
    /// Rebuilds, and tells how much there was to do.
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        runtime()?.block_on(self.rebuild(out))
    }

    async fn rebuild(self, out: &mut dyn Write) -> Result<(), Failure> {
        let store = self.house.open().await?;
        let rebuilt = hall::rebuild(&store, games::KINDS).await.map_err(anyhow::Error::from)?;
        close(&store).await?;
        for table in &rebuilt.unread {
            writeln!(out, "table {table}: its log cannot be read here; it was left as it is")?;
        }
        let hall::Rebuilt { tables, counted, changed, .. } = rebuilt;
        writeln!(
            out,
            "{tables} tables were read, {changed} put right; {counted} games count for statistics."
        )?;
        Ok(())
    }
}
