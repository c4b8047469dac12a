//! Tables from their logs.

use super::Table;
use crate::chair::Chair;
use crate::clock::Clocks;
use crate::error::{Corrupt, TableError};
use crate::history::{Frame, History};
use crate::log::{Creation, LogEntry, Stamped};
use crate::rights::{Decisions, Rights};
use engine::any::Kind;
use engine::{MAX_SEATS, Seats};
use std::sync::Arc;

impl Table {
    /// Checks settings and gives the entry that opens the table.
    pub fn open(kinds: &[&dyn Kind], creation: Creation) -> Result<LogEntry, TableError> {
        let kind = find(kinds, &creation.game)?;
        if creation.origin.as_ref().is_none_or(|origin| origin.position.is_none()) {
            kind.start(creation.seats, &creation.options)?;
        }
        creation.clock.check()?;
        creation.watching.check()?;
        Ok(LogEntry::Created(Creation { rules: kind.rules(), ..creation }))
    }

    /// Replays a whole log. The table remembers the newest of its history.
    pub fn replay(kinds: &[&dyn Kind], log: &[Stamped]) -> Result<Self, Corrupt> {
        Self::created(kinds, log)?.follow(log, 0, |_| ()).map(|(table, _)| table)
    }

    /// Replays a whole log and gives the frames of its last `framed` entries too, so that somebody who was shown a
    /// part of them elsewhere can go on. Shows the table after each entry.
    pub fn replay_framed(
        kinds: &[&dyn Kind],
        log: &[Stamped],
        framed: usize,
        each: impl FnMut(&Self),
    ) -> Result<(Self, Vec<Frame>), Corrupt> {
        Self::created(kinds, log)?.follow(log, framed, each)
    }

    /// Replays a whole log to a table that remembers all of its history: for what is told of a whole game.
    pub fn replay_whole(kinds: &[&dyn Kind], log: &[Stamped]) -> Result<Self, Corrupt> {
        let mut table = Self::created(kinds, log)?;
        table.history.whole = true;
        table.follow(log, 0, |_| ()).map(|(table, _)| table)
    }

    /// The table as the first entry opens it.
    fn created(kinds: &[&dyn Kind], log: &[Stamped]) -> Result<Self, Corrupt> {
        let corrupt = |reason: String| Corrupt { index: 0, reason };
        let Some(Stamped { at, entry: LogEntry::Created(creation) }) = log.first() else {
            return Err(corrupt("a log begins with `created`".to_owned()));
        };
        let kind = find(kinds, &creation.game).map_err(|error| corrupt(error.to_string()))?;
        if !kind.versions().contains(&creation.rules) {
            let reason = format!("rules version {} of {} is not played here", creation.rules, creation.game);
            return Err(corrupt(reason));
        }
        let start = match creation.origin.as_ref().and_then(|origin| origin.position.as_ref()) {
            None => kind
                .start_under(creation.rules, creation.seats, &creation.options)
                .map_err(|error| corrupt(error.to_string()))?,
            Some(position) => kind.read(position).map_err(|error| corrupt(error.to_string()))?,
        };
        if start.seats() != creation.seats {
            return Err(corrupt(format!("the position has {} seats", start.seats())));
        }
        Ok(Self {
            creation: Arc::new(creation.clone()),
            chairs: Arc::new(vec![Chair::default(); creation.seats]),
            length: 1,
            closed: false,
            start,
            game: None,
            dice: None,
            history: History::default(),
            rights: Rights::default(),
            decisions: Decisions::default(),
            clocks: Clocks::new(*at),
            hands_on: [Seats::NONE; MAX_SEATS],
            changed_at: *at,
            began_at: None,
            ended_at: None,
            shut: false,
            forgotten: 0,
            rematch: None,
        })
    }

    /// Carries out all entries of a log after the first, with the frames of the `last`.
    fn follow(
        mut self,
        log: &[Stamped],
        last: usize,
        mut each: impl FnMut(&Self),
    ) -> Result<(Self, Vec<Frame>), Corrupt> {
        let mut frames = Vec::new();
        each(&self);
        for (index, stamped) in log.iter().enumerate().skip(1) {
            let wanted = (index + last >= log.len()).then_some(&mut frames);
            self.apply(stamped, wanted).map_err(|reason| Corrupt { index, reason })?;
            each(&self);
        }
        Ok((self, frames))
    }
}

fn find<'a>(kinds: &[&'a dyn Kind], id: &str) -> Result<&'a dyn Kind, TableError> {
    kinds.iter().copied().find(|kind| kind.id() == id).ok_or_else(|| TableError::UnknownGame(id.to_owned()))
}
