//! `stolik admin`: the host's desk.

use crate::failure::Failure;
use crate::house::{House, close, runtime};
use clap::{Args, Subcommand, ValueEnum};
use hall::{Card, Closed, HallError, close_table};
use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};
use store::{AnyStore, Filter, Status, StoreError, Summary, TableId};
use table::TableError;
use time::OffsetDateTime;
use web::desk;

/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

#[derive(Args)]
#[command(after_help = "\
A server may run on the house meanwhile. Servers that share a PostgreSQL hear of what is done here within a second; one on a file
notices when a table changes next, or when nobody has looked at it for a minute.")]
pub(crate) struct Admin {
    #[command(flatten)]
    house: House,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// List tables, those changed last first
    Tables(Tables),
    /// Close a table: one that has not begun is removed, a running one stays to be looked at
    Close {
        /// The table's name, as in /t/TABLE
        table: TableId,
    },
    /// Remove tables with their logs, for good
    Remove {
        /// The tables' names
        #[arg(required = true)]
        tables: Vec<TableId>,
    },
    /// List accounts
    Accounts {
        /// Only those whose names hold this
        #[arg(default_value = "")]
        part: String,
    },
    /// New recovery words for who has lost passphrase and words
    Reset {
        /// The account's name
        name: String,
    },
    /// Let somebody open tables in a private house: an account, or whoever uses the link that is printed
    Invite(Invite),
    /// No longer let an account open tables in a private house
    Uninvite {
        /// The account's name
        name: String,
    },
    /// Show how much the house holds
    Sizes,
}

#[derive(Args)]
struct Tables {
    /// Only those of this game: `keltis`
    #[arg(long)]
    game: Option<String>,
    /// Only those that have come so far
    #[arg(long)]
    status: Option<Progress>,
    /// Only those at which this account sits
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Only those without a change for so many days
    #[arg(long, value_name = "DAYS", default_value_t = 0)]
    quiet: u32,
    /// At most so many
    #[arg(long, default_value_t = 50)]
    limit: u32,
}

#[derive(Args)]
struct Invite {
    /// The account's name; without one a link is made
    name: Option<String>,
    /// For how many days the link works, once
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=365))]
    days: u32,
    /// Where people reach the house, for the link
    #[arg(long, default_value = "http://127.0.0.1:8080")]
    url: String,
}

#[derive(Clone, Copy, ValueEnum)]
enum Progress {
    Open,
    Playing,
    Finished,
}

impl Admin {
    /// Does the task, and tells what became of it.
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        runtime()?.block_on(async {
            let store = self.house.open().await?;
            let done = self.task.run(&store, out).await;
            close(&store).await.and(done)
        })
    }
}

impl Task {
    async fn run(self, store: &AnyStore, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Self::Tables(wanted) => tables(store, wanted, out).await,
            Self::Close { table } => shut(store, &table, out).await,
            Self::Remove { tables } => remove(store, &tables, out).await,
            Self::Accounts { part } => accounts(store, &part, out).await,
            Self::Reset { name } => {
                let words = desk::reset(store, &name).await.map_err(anyhow::Error::from)?;
                writeln!(out, "The recovery words of {name}, valid from now on, told only here:")?;
                writeln!(out, "{}", words.join(" "))?;
                writeln!(out, "At /you/recover they open the account, with a new passphrase.")?;
                Ok(())
            }
            Self::Invite(Invite { name: Some(name), .. }) => {
                desk::invite(store, &name, true).await.map_err(anyhow::Error::from)?;
                Ok(writeln!(out, "{name} may open tables.")?)
            }
            Self::Invite(Invite { name: None, days, url }) => {
                let until = now().saturating_add(i64::from(days) * DAY);
                let path = desk::invitation(store, until).await.map_err(anyhow::Error::from)?;
                Ok(writeln!(
                    out,
                    "{}{path}\nIt works once, until {}.",
                    url.trim_end_matches('/'),
                    day(until)
                )?)
            }
            Self::Uninvite { name } => {
                desk::invite(store, &name, false).await.map_err(anyhow::Error::from)?;
                Ok(writeln!(out, "{name} may no longer open tables in a private house.")?)
            }
            Self::Sizes => sizes(store, out).await,
        }
    }
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// The day as `2026-11-23`, in universal time.
fn day(milliseconds: i64) -> String {
    let time = OffsetDateTime::from_unix_timestamp(milliseconds.div_euclid(1000));
    time.map_or_else(|_| "-".to_owned(), |time| time.date().to_string())
}

async fn tables(store: &AnyStore, wanted: Tables, out: &mut dyn Write) -> Result<(), Failure> {
    let Tables { game, status, player, quiet, limit } = wanted;
    if let Some(game) = &game
        && games::kind(game).is_none()
    {
        let known: Vec<_> = games::KINDS.iter().map(|kind| kind.id()).collect();
        return Err(Failure::Usage(format!("there is no game `{game}`; there are {}", known.join(", "))));
    }
    let statuses = status.map(|status| match status {
        Progress::Open => Status::Open,
        Progress::Playing => Status::Playing,
        Progress::Finished => Status::Finished,
    });
    let player = match player {
        Some(name) => Some(desk::player(store, &name).await.map_err(anyhow::Error::from)?.0),
        None => None,
    };
    let filter = Filter { game, statuses: statuses.into_iter().collect(), player, ..Filter::default() };
    let before = now().saturating_sub(i64::from(quiet) * DAY);
    let mut listed = store.list(&filter).await.map_err(anyhow::Error::from)?;
    listed.retain(|(_, summary)| quiet == 0 || summary.updated_at_ms < before);
    let all = listed.len();
    listed.truncate(limit as usize);
    let ids: Vec<TableId> = listed.iter().map(|(id, _)| id.clone()).collect();
    let lengths = store.lengths(&ids).await.map_err(anyhow::Error::from)?;
    writeln!(out, "table             game            status    changed     entries  people")?;
    for (id, summary) in &listed {
        let length = lengths.iter().find(|(table, _)| table == id).map_or(0, |(_, length)| *length);
        let Summary { game, status, updated_at_ms, .. } = summary;
        let (status, changed, people) = (status.as_str(), day(*updated_at_ms), people(summary));
        writeln!(out, "{:<17} {game:<15} {status:<9} {changed} {length:>8}  {people}", id.as_str())?;
    }
    if all > listed.len() {
        writeln!(out, "and {} more; --limit shows them", all - listed.len())?;
    }
    Ok(())
}

/// Who sits at a table, by name.
fn people(summary: &Summary) -> String {
    let chairs = Card::read(summary).map(|card| card.chairs).unwrap_or_default();
    let names = chairs.iter().map(|chair| chair.as_ref().map_or_else(|| "-".to_owned(), ToString::to_string));
    names.collect::<Vec<_>>().join(", ")
}

async fn shut(store: &AnyStore, table: &TableId, out: &mut dyn Write) -> Result<(), Failure> {
    let at = u64::try_from(now()).unwrap_or_default();
    match close_table(store, games::KINDS, table, at).await {
        Ok(Closed::Removed) => writeln!(out, "Table {table} had not begun and is gone.")?,
        Ok(Closed::Shut) => writeln!(out, "Table {table} is closed; it stays to be looked at.")?,
        Err(HallError::Store(StoreError::Unknown { .. })) => return Err(no_table(table)),
        Err(HallError::Table(TableError::Over)) => {
            return Err(Failure::Failed(format!("the game at table {table} is over; `remove` removes it")));
        }
        Err(HallError::Table(TableError::Shut)) => {
            return Err(Failure::Failed(format!("table {table} is closed already")));
        }
        Err(error) => return Err(anyhow::Error::from(error).into()),
    }
    Ok(())
}

fn no_table(table: &TableId) -> Failure {
    Failure::Failed(format!("there is no table {table}"))
}

async fn remove(store: &AnyStore, tables: &[TableId], out: &mut dyn Write) -> Result<(), Failure> {
    let filter = Filter { ids: tables.to_vec(), ..Filter::default() };
    let there = store.list(&filter).await.map_err(anyhow::Error::from)?;
    // All or none: a mistyped name stops before anything is gone.
    if let Some(missing) = tables.iter().find(|table| !there.iter().any(|(id, _)| id == *table)) {
        return Err(no_table(missing));
    }
    store.remove(tables).await.map_err(anyhow::Error::from)?;
    Ok(writeln!(out, "Removed: {}.", there.len())?)
}

async fn accounts(store: &AnyStore, part: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let accounts = desk::accounts(store, part).await.map_err(anyhow::Error::from)?;
    writeln!(out, "name                      since       sessions  tables  page     opens tables")?;
    for account in accounts {
        let desk::AccountInfo { name, kept_at, sessions, tables, public, invited } = account;
        let since = day(i64::try_from(kept_at).unwrap_or(i64::MAX));
        let (page, invited) =
            (if public { "public" } else { "private" }, if invited { "invited" } else { "-" });
        writeln!(out, "{name:<25} {since} {sessions:>9} {tables:>7}  {page:<7}  {invited}")?;
    }
    Ok(())
}

async fn sizes(store: &AnyStore, out: &mut dyn Write) -> Result<(), Failure> {
    let sizes = store.sizes().await.map_err(anyhow::Error::from)?;
    let accounts = desk::accounts(store, "").await.map_err(anyhow::Error::from)?.len();
    for status in [Status::Open, Status::Playing, Status::Finished] {
        let filter = Filter { statuses: vec![status], ..Filter::default() };
        let count = store.list(&filter).await.map_err(anyhow::Error::from)?.len();
        writeln!(out, "tables, {:<9} {count:>10}", status.as_str())?;
    }
    writeln!(out, "tables            {:>10}", sizes.tables)?;
    writeln!(out, "entries of logs   {:>10}", sizes.entries)?;
    writeln!(out, "accounts          {accounts:>10}")?;
    writeln!(out, "notes             {:>10}", sizes.notes)?;
    writeln!(out, "kB on the disk    {:>10}", sizes.bytes.div_ceil(1024))?;
    Ok(())
}
