//! A table in memory: its state, the recent steps for animation, and the signal that something changed.

use engine::any::{AnyEvent, AnyGame, AnyStep, AnyView, Kind};
use engine::{Audience, MAX_SEATS, Seat, Viewer};
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::{SqliteStore, Store, StoreError, Summary, TableId};
use table::{Corrupt, LogEntry, Stamped, Status, Table, TableError};
use tokio::sync::watch;

/// How many steps are kept for streams that are a little behind. Who is further behind sees the last picture.
const FRAMES: usize = 256;

/// A step of the game as it is shown: the event and the position right after it.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    /// How many frames each viewer was told of before: a count of all would betray those kept from it.
    before: [u64; VIEWERS],
    /// The event.
    pub(crate) event: AnyEvent,
    /// How many events of the history are told when this frame is shown.
    pub(crate) told: usize,
    to: Audience,
    position: AnyGame,
}

/// The seats and the spectators.
const VIEWERS: usize = MAX_SEATS + 1;

/// The place of a viewer in lists of all.
fn place(viewer: Viewer) -> usize {
    viewer.seat().map_or(MAX_SEATS, Seat::index)
}

impl Frame {
    /// The number of this frame among those of the viewer, if it is one of them.
    fn number(&self, viewer: Viewer) -> Option<u64> {
        self.to.includes(viewer).then(|| self.before[place(viewer)])
    }

    /// What the viewer sees at this moment.
    pub(crate) fn view(&self, viewer: Viewer) -> AnyView {
        self.position.view(viewer)
    }
}

/// What a stream shows next.
#[derive(Debug)]
pub(crate) enum Next {
    /// A step.
    Frame(Box<Frame>),
    /// All steps have been shown; the table stands like this.
    Settled(Box<Table>),
}

struct State {
    table: Table,
    frames: VecDeque<Frame>,
    /// How many frames each viewer was told of.
    frames_told: [u64; VIEWERS],
}

/// A table in memory.
pub(crate) struct Live {
    id: TableId,
    state: Mutex<State>,
    /// Held while an entry is stored, so that requests to one table come one after another.
    storing: tokio::sync::Mutex<()>,
    changed: watch::Sender<u64>,
    /// Held by the task that moves the table's bots, so that there is one.
    pub(crate) driving: tokio::sync::Mutex<()>,
    /// Held while the table is opened where the players go on, so that there is one.
    pub(crate) going_on: tokio::sync::Mutex<()>,
}

/// Why a change of a table failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ChangeError {
    /// The request is refused.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The store failed or another process has moved on.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The stored log cannot be replayed.
    #[error("this table cannot be shown: {0}")]
    Corrupt(#[from] Corrupt),
}

impl Live {
    /// A table whose log starts with these entries.
    pub(crate) fn new(id: TableId, kinds: &[&dyn Kind], log: &[Stamped]) -> Result<Self, Corrupt> {
        let table = Table::replay(kinds, log)?;
        let state = State { table, frames: VecDeque::new(), frames_told: [0; VIEWERS] };
        Ok(Self {
            id,
            state: Mutex::new(state),
            storing: tokio::sync::Mutex::new(()),
            changed: watch::Sender::new(0),
            driving: tokio::sync::Mutex::new(()),
            going_on: tokio::sync::Mutex::new(()),
        })
    }

    pub(crate) fn id(&self) -> &TableId {
        &self.id
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A panic while the lock was held cannot have left a half-made state: entries are applied to a copy.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table as it stands now.
    pub(crate) fn table(&self) -> Table {
        self.state().table.clone()
    }

    /// Reads something off the table.
    pub(crate) fn read<T>(&self, read: impl FnOnce(&Table) -> T) -> T {
        read(&self.state().table)
    }

    /// A signal for each change.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// The number of the viewer's next frame: where a stream starts that has the present picture.
    pub(crate) fn next_frame(&self, viewer: Viewer) -> u64 {
        self.state().frames_told[place(viewer)]
    }

    /// What a stream of this viewer shows next, when it has shown all frames before `from`.
    pub(crate) fn next(&self, viewer: Viewer, from: u64) -> (u64, Next) {
        let state = self.state();
        let mut frames = state.frames.iter().filter_map(|frame| Some((frame.number(viewer)?, frame)));
        match frames.find(|(number, _)| *number >= from) {
            Some((number, frame)) => (number + 1, Next::Frame(Box::new(frame.clone()))),
            None => (state.frames_told[place(viewer)], Next::Settled(Box::new(state.table.clone()))),
        }
    }

    /// How many frames of the kind that `shown` says are waiting for this viewer from `from` on.
    pub(crate) fn waiting(&self, viewer: Viewer, from: u64, shown: impl Fn(&AnyEvent) -> bool) -> usize {
        let state = self.state();
        let waiting = |frame: &&Frame| frame.number(viewer).is_some_and(|number| number >= from);
        state.frames.iter().filter(waiting).filter(|frame| shown(&frame.event)).count()
    }

    /// Asks the table for entries, stores them, and only then carries them out. With no entries nothing
    /// happens. All or nothing, whatever fails.
    pub(crate) async fn change(
        &self,
        store: &SqliteStore,
        kinds: &[&dyn Kind],
        now: u64,
        ask: impl FnOnce(&Table) -> Result<Vec<LogEntry>, TableError>,
    ) -> Result<(), ChangeError> {
        let _one_at_a_time = self.storing.lock().await;
        let before = self.table();
        let entries = ask(&before)?;
        if entries.is_empty() {
            return Ok(());
        }
        let stamped: Vec<_> = entries.into_iter().map(|entry| Stamped { at: now, entry }).collect();
        let mut after = before.clone();
        let mut steps: Vec<(AnyStep, usize)> = Vec::new();
        for entry in &stamped {
            let told = after.told().len();
            let made = after.apply(entry).map_err(|reason| Corrupt { index: after.length(), reason })?;
            steps.extend(made.into_iter().enumerate().map(|(at, step)| (step, told + at + 1)));
        }
        let lines = stamped.iter().map(line).collect();
        let stored = store.append(&self.id, before.length() as u64, lines, Some(summary(&after))).await;
        if let Err(error) = stored {
            self.reload(store, kinds).await?;
            return Err(error.into());
        }
        self.show(after, steps);
        Ok(())
    }

    fn show(&self, table: Table, steps: Vec<(AnyStep, usize)>) {
        let mut state = self.state();
        state.table = table;
        for (step, told) in steps {
            let AnyStep { to, event, position } = step;
            let before = state.frames_told;
            for viewer in Viewer::all(MAX_SEATS).filter(|viewer| to.includes(*viewer)) {
                state.frames_told[place(viewer)] += 1;
            }
            state.frames.push_back(Frame { before, event, told, to, position });
        }
        while state.frames.len() > FRAMES {
            state.frames.pop_front();
        }
        drop(state);
        self.changed.send_modify(|version| *version += 1);
    }

    /// Takes the table from the store again: another process may have moved on, or a write failed half-way
    /// through the disk.
    async fn reload(&self, store: &SqliteStore, kinds: &[&dyn Kind]) -> Result<(), ChangeError> {
        let log = load(store, &self.id).await?;
        let table = Table::replay(kinds, &log)?;
        self.show(table, Vec::new());
        Ok(())
    }
}

/// The stored log of a table.
pub(crate) async fn load(store: &SqliteStore, id: &TableId) -> Result<Vec<Stamped>, ChangeError> {
    let lines = store.load(id).await?.ok_or_else(|| StoreError::Unknown { table: id.clone() })?;
    let read = |(index, line): (usize, &String)| {
        serde_json::from_str(line).map_err(|error| Corrupt { index, reason: error.to_string() })
    };
    Ok(lines.iter().enumerate().map(read).collect::<Result<_, _>>()?)
}

/// A log entry as it is stored.
pub(crate) fn line(stamped: &Stamped) -> String {
    // Entries are plain data with text keys, which always has a JSON form.
    serde_json::to_string(stamped).expect("entries have a JSON form")
}

/// The row of the lobby for a table.
pub(crate) fn summary(table: &Table) -> Summary {
    let status = match table.status() {
        Status::Open => store::Status::Open,
        Status::Playing => store::Status::Playing,
        Status::Finished => store::Status::Finished,
    };
    let creation = table.creation();
    let updated_at_ms = i64::try_from(table.changed_at()).unwrap_or(i64::MAX);
    Summary { game: creation.game.clone(), status, public: creation.public, updated_at_ms }
}

/// The names shown for the chairs; an empty chair has none. Bots are named by `bot`.
pub(crate) fn names(table: &Table, bot: impl Fn(&str) -> String) -> Vec<String> {
    let seats = Seat::all(table.chairs().len());
    let mut names: Vec<String> = Vec::new();
    for (seat, chair) in seats.zip(table.chairs()) {
        let name = match &chair.sitter {
            None => String::new(),
            Some(table::Sitter::Person { name, .. }) => name.clone(),
            Some(table::Sitter::Bot(kind)) => format!("{} {seat}", bot(kind)),
        };
        names.push(name);
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Options;
    use engine::fair::Seed;

    #[test]
    fn frame_numbers_tell_nothing_of_frames_kept_secret() {
        let creation = table::Creation {
            game: "camel-up".to_owned(),
            rules: 0,
            seats: 3,
            options: Options::default(),
            odds: false,
            public: false,
            host: table::PlayerId("ola".to_owned()),
            seed: Seed::new([7; 32]).to_string(),
        };
        let opened = Stamped { at: 1, entry: Table::open(games::KINDS, creation).unwrap() };
        let live = Live::new(TableId::new("t").unwrap(), games::KINDS, &[opened]).unwrap();
        let options = Options::parse("first_seat=1 start_stacks=random").unwrap();
        let mut game = games::kind("camel-up").unwrap().start(3, &options).unwrap();
        let mut steps = Vec::new();
        while let Some((outcome, _)) = game.chances().first() {
            steps.extend(game.resolve(outcome).unwrap());
        }
        let step = |to| (AnyStep { to, ..steps[0].clone() }, 1);
        let owner = Seat::new(0);
        live.show(live.table(), vec![step(Audience::only(owner)), step(Audience::ALL)]);
        for (viewer, count) in
            [(Viewer::Seat(owner), 2), (Viewer::Seat(Seat::new(1)), 1), (Viewer::Spectator, 1)]
        {
            assert_eq!(live.next_frame(viewer), count, "{viewer}");
            assert_eq!(live.waiting(viewer, 0, |_| true) as u64, count, "{viewer}");
            assert_eq!(live.next(viewer, 0).0, 1, "{viewer}");
            assert!(
                matches!(live.next(viewer, count), (after, Next::Settled(_)) if after == count),
                "{viewer}"
            );
        }
    }
}
