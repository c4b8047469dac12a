//! A table in memory: as it stands, and the signal that something changed.

use crate::card::summary;
use crate::error::HallError;
use crate::late::Late;
use crate::moment::Moment;
use engine::any::Kind;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{AnyStore, StoreError, TableId};
use table::{Change, Corrupt, Draft, Stamped, Table, TableError};
use tokio::sync::watch;

/// Of how many of its last entries a table that is opened has frames, for streams that were cut elsewhere.
const FRAMED: usize = 8;

/// What is asked of a table, perhaps more than once.
pub(crate) type Ask<'a> = dyn Fn(&mut Draft) -> Result<(), TableError> + Send + Sync + 'a;

/// A table in memory. `B` is what those who show it keep beside it.
#[derive(Debug)]
pub struct Live<B = ()> {
    id: TableId,
    now: watch::Sender<Arc<Moment>>,
    /// What those see who do not sit here, where they see it later.
    late: Option<Late>,
    /// Held while an entry is stored or the log is read, so that requests to one table come one after another: since
    /// when the table is as the store has it.
    storing: tokio::sync::Mutex<Instant>,
    /// Held by the task that moves the table's bots, so that there is one.
    pub(crate) driving: tokio::sync::Mutex<()>,
    /// Whether nobody wants to be shown what the bots do until a person is to move.
    hurried: watch::Sender<bool>,
    /// Held while the table is opened where the players go on, so that there is one.
    pub(crate) going_on: tokio::sync::Mutex<()>,
    /// What those who show the table keep beside it.
    pub beside: B,
}

impl<B: Default> Live<B> {
    /// The table of this log.
    pub(crate) fn of_log(id: TableId, kinds: &[&dyn Kind], log: &[Stamped]) -> Result<Self, Corrupt> {
        let mut late: Option<Late> = None;
        let (table, frames) = Table::replay_framed(kinds, log, FRAMED, |table| match &late {
            Some(late) => late.follow(&Moment::alone(table.clone())),
            None => late = Late::of(table),
        })?;
        let now = Self::new(id, Change { entries: Vec::new(), after: table, frames });
        Ok(Self { late, ..now })
    }

    /// A table as a change has made it.
    pub(crate) fn new(id: TableId, change: Change) -> Self {
        let frames = change.frames.into_iter().map(Arc::new).collect();
        Self {
            id,
            late: Late::of(&change.after),
            now: watch::Sender::new(Arc::new(Moment { table: change.after, frames })),
            storing: tokio::sync::Mutex::new(Instant::now()),
            driving: tokio::sync::Mutex::default(),
            hurried: watch::Sender::new(false),
            going_on: tokio::sync::Mutex::default(),
            beside: B::default(),
        }
    }
}

impl<B> Live<B> {
    /// The name of the table.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The table as it stands now.
    pub fn now(&self) -> Arc<Moment> {
        Arc::clone(&self.now.borrow())
    }

    /// Has the bots move without waiting until their moves are shown, up to the next move of a person.
    pub fn hurry(&self) {
        if self.read(|table| table.bot_to_move().is_some()) {
            self.hurried.send_replace(true);
        }
    }

    /// Sleeps so long, or until the bots are to hurry.
    pub(crate) async fn sleep(&self, wait: Duration) {
        let mut hurried = self.hurried.subscribe();
        let _ = tokio::time::timeout(wait, hurried.wait_for(|hurried| *hurried)).await;
    }

    /// Whether the bots are to hurry.
    pub(crate) fn is_hurried(&self) -> bool {
        *self.hurried.borrow()
    }

    /// A person is to move: what the bots do then is shown again.
    pub(crate) fn calm_down(&self) {
        self.hurried.send_replace(false);
    }

    /// Reads something off the table.
    pub fn read<T>(&self, read: impl FnOnce(&Table) -> T) -> T {
        read(&self.now().table)
    }

    /// Each moment after this one.
    pub fn changes(&self) -> watch::Receiver<Arc<Moment>> {
        self.now.subscribe()
    }

    /// The table as those see it who do not sit there, and each moment after that; none where they see nothing of a
    /// game that goes on.
    pub fn watched(&self) -> Option<watch::Receiver<Arc<Moment>>> {
        if self.read(|table| !table.is_watched()) {
            return None;
        }
        Some(self.late.as_ref().map_or_else(|| self.changes(), Late::shown))
    }

    fn show(&self, now: Arc<Moment>) {
        if let Some(late) = &self.late {
            late.follow(&now);
        }
        self.now.send_replace(now);
    }

    /// Forgets the frames if nobody follows the table.
    pub(crate) fn rest(&self) {
        if self.now.receiver_count() == 0 && !self.now.borrow().frames.is_empty() {
            let table = self.now.borrow().table.clone();
            self.now.send_replace(Moment::alone(table));
        }
    }

    /// Makes a change, stores its entries, and only then shows it. With no entries nothing happens. All or
    /// nothing, whatever fails. Where another server was faster, the change is asked of the table as it is then.
    pub(crate) async fn change(
        &self,
        store: &AnyStore,
        kinds: &[&dyn Kind],
        at: u64,
        ask: &Ask<'_>,
    ) -> Result<(), HallError> {
        let mut since = self.storing.lock().await;
        loop {
            let (before, begun) = (self.now(), Instant::now());
            let mut draft = before.table.draft(at);
            ask(&mut draft)?;
            let change = draft.finish();
            if change.entries.is_empty() {
                return Ok(());
            }
            let lines = change.entries.iter().map(Stamped::to_line).collect();
            let length = before.table.length() as u64;
            match store.append(&self.id, length, lines, Some(summary(&change.after))).await {
                Ok(_) => {
                    tracing::debug!(table = %self.id, at = length, entries = change.entries.len(), "appended");
                    self.show(Arc::new(before.followed(change)));
                    *since = begun;
                    return Ok(());
                }
                Err(StoreError::Conflict { found, .. }) if found > length => self.follow(store).await?,
                Err(error) => {
                    // A write failed half-way through the disk, or the log is not the one it was.
                    let table = Table::replay(kinds, &load(store, &self.id).await?)?;
                    self.late.as_ref().inspect(|late| late.forget());
                    self.show(Moment::alone(table));
                    return Err(error.into());
                }
            }
        }
    }

    /// Reads what other servers have added to the log, unless somebody else has read it since this was asked for.
    pub(crate) async fn catch_up(&self, store: &AnyStore) -> Result<(), HallError> {
        let asked = Instant::now();
        let mut since = self.storing.lock().await;
        if *since >= asked {
            return Ok(());
        }
        let begun = Instant::now();
        self.follow(store).await?;
        *since = begun;
        Ok(())
    }

    /// Carries out what the log has more than the table, and shows it as if it had been done here.
    async fn follow(&self, store: &AnyStore) -> Result<(), HallError> {
        let before = self.now();
        let from = before.table.length();
        let unknown = || StoreError::Unknown { table: self.id.clone() };
        let lines = store.tail(&self.id, from as u64).await?.ok_or_else(unknown)?;
        if lines.is_empty() {
            return Ok(());
        }
        let (mut table, mut frames) = (before.table.clone(), Vec::new());
        for (index, stamped) in (from..).zip(read(&lines, from)?) {
            table.apply(&stamped, Some(&mut frames)).map_err(|reason| Corrupt { index, reason })?;
        }
        let change = Change { entries: Vec::new(), after: table, frames };
        self.show(Arc::new(before.followed(change)));
        Ok(())
    }
}

/// The stored log of a table.
pub(crate) async fn load(store: &AnyStore, id: &TableId) -> Result<Vec<Stamped>, HallError> {
    let lines = store.load(id).await?.ok_or_else(|| StoreError::Unknown { table: id.clone() })?;
    Ok(read(&lines, 0)?)
}

/// The entries in these lines of a log, of which the first has this index.
fn read(lines: &[String], from: usize) -> Result<Vec<Stamped>, Corrupt> {
    let read = |(index, line): (usize, &String)| {
        Stamped::from_line(line).map_err(|error| Corrupt { index, reason: error.to_string() })
    };
    (from..).zip(lines).map(read).collect()
}
