//! `stolik import`: records become tables of a house.

use crate::failure::Failure;
use crate::house::{House, runtime};
use crate::input;
use clap::Args;
use hall::{NoText, Paper, bring_in, unpack};
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};
use store::AnyStore;
use table::PlayerId;

#[derive(Args)]
#[command(after_help = "\
Each record is verified as `stolik check` does it, and its finished game becomes a table that can be seen again at
/t/TABLE/replay. A record that is there already is not brought in again. A server may run on the house meanwhile.")]
pub(crate) struct Import {
    /// Records, or ZIP archives of records
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    house: House,
}

impl Import {
    /// Brings all files in, and tells a line of each; a fault is told as `file: line 17, column 3: reason`.
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        runtime()?.block_on(self.bring_in(out))
    }

    async fn bring_in(self, out: &mut dyn Write) -> Result<(), Failure> {
        let store = AnyStore::open(&self.house.place()).await.map_err(anyhow::Error::from)?;
        let at = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
        let mut all_good = true;
        for file in &self.files {
            let name = input::name(file);
            let papers = match fs::read(file) {
                Ok(bytes) => unpack(&name, bytes),
                Err(error) => vec![Paper { name, text: Err(NoText::Unread(error.to_string())) }],
            };
            for Paper { name, text } in papers {
                let done = match text {
                    Err(reason) => Err(reason.to_string()),
                    Ok(text) => bring_in(&store, games::KINDS, &text, &PlayerId(String::new()), at)
                        .await
                        .map_err(|error| error.to_string()),
                };
                all_good &= done.is_ok();
                match done {
                    Ok(done) if done.new => writeln!(out, "{name}: table {}", done.table)?,
                    Ok(done) => writeln!(out, "{name}: table {}, there already", done.table)?,
                    Err(reason) => writeln!(out, "{name}: {reason}")?,
                }
            }
        }
        store.close().await.map_err(anyhow::Error::from)?;
        if all_good { Ok(()) } else { Err(Failure::Told) }
    }
}
