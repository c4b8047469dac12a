//! The house that a command is about.

use crate::failure::Failure;
use anyhow::Context;
use clap::Args;
use std::path::PathBuf;
use store::{AnyStore, Place};
use tokio::runtime::Runtime;

/// Where the house is.
#[derive(Args)]
pub(crate) struct House {
    /// Folder of the database stolik.db
    #[arg(long, env = "STOLIK_DATA", default_value = ".", global = true)]
    data: PathBuf,
    /// Another place of the house: `postgres://USER@MACHINE/DATABASE`, or a file
    #[arg(long, value_name = "PLACE", env = "STOLIK_STORE", hide_env_values = true, global = true)]
    store: Option<Place>,
}

impl House {
    /// Where that is.
    pub(crate) fn place(self) -> Place {
        self.store.unwrap_or_else(|| Place::File(self.data.join("stolik.db")))
    }

    /// Opens the house, which must be there.
    pub(crate) async fn open(self) -> Result<AnyStore, Failure> {
        existing(&self.place()).await
    }
}

/// What carries out a command that waits for a house or for others.
pub(crate) fn runtime() -> Result<Runtime, Failure> {
    Ok(Runtime::new().context("cannot start the runtime")?)
}

/// Opens a house that must be there: a mistyped name would be made a new, empty one.
pub(crate) async fn existing(place: &Place) -> Result<AnyStore, Failure> {
    if let Place::File(file) = place
        && !file.exists()
    {
        return Err(anyhow::anyhow!("there is no file {}", file.display()).into());
    }
    Ok(AnyStore::open(place).await.map_err(anyhow::Error::from)?)
}

/// Closes a house at the end of a command.
pub(crate) async fn close(store: &AnyStore) -> Result<(), Failure> {
    Ok(store.close().await.map_err(anyhow::Error::from)?)
}
