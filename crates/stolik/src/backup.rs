//! `stolik backup`: a copy of the house while it is played in.

use crate::failure::Failure;
use crate::house::House;
use anyhow::Context;
use clap::Args;
use std::io::Write;
use std::path::PathBuf;
use store::Place;

#[derive(Args)]
#[command(after_help = "\
The house as it is at one moment, in one file that `stolik --store FILE` opens. Servers go on meanwhile. A house in PostgreSQL
is kept safe by PostgreSQL's own `pg_dump`.")]
pub(crate) struct Backup {
    /// The new file
    to: PathBuf,
    #[command(flatten)]
    house: House,
}

impl Backup {
    /// Copies the house and tells the size.
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let Place::File(file) = self.house.place() else {
            let how = "a house in PostgreSQL is kept safe by PostgreSQL's own `pg_dump`";
            return Err(Failure::Usage(how.to_owned()));
        };
        let bytes = store::backup(&file, &self.to).context("no backup was made")?;
        writeln!(out, "{} holds the house, {} kB, checked.", self.to.display(), bytes.div_ceil(1024))?;
        Ok(())
    }
}
