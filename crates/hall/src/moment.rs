//! A table as it stands between two changes, with the newest frames for animation.

use engine::Viewer;
use engine::any::AnyEvent;
use imbl::Vector;
use std::sync::Arc;
use table::{Change, Frame, Table};

/// How many frames are kept for streams that are a little behind. Who is further behind sees the last picture.
const FRAMES: usize = 128;

/// A table as it stood between two changes, with the newest frames. It is shared and never changes.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The table.
    pub table: Table,
    pub(crate) frames: Vector<Arc<Frame>>,
}

/// What a stream shows next.
#[derive(Clone, Debug)]
pub enum Next {
    /// A step.
    Frame(Arc<Frame>),
    /// All steps have been shown; the table stands as it does.
    Settled,
}

impl Moment {
    /// A table without frames.
    pub(crate) fn alone(table: Table) -> Arc<Self> {
        Arc::new(Self { table, frames: Vector::new() })
    }

    /// What a stream of this viewer shows next, when it has shown all frames before `from`, and where it is then.
    pub fn next(&self, viewer: Viewer, from: u64) -> (u64, Next) {
        let mut newest_first = self.frames.iter().rev().filter_map(|frame| {
            let number = frame.number(viewer)?;
            Some((number, frame))
        });
        let mut next = None;
        while let Some((number, frame)) = newest_first.next()
            && number >= from
        {
            next = Some((number + 1, Next::Frame(Arc::clone(frame))));
        }
        next.unwrap_or_else(|| (self.table.heard(viewer), Next::Settled))
    }

    /// How many frames of the kind that `shown` says are waiting for this viewer from `from` on.
    pub fn waiting(&self, viewer: Viewer, from: u64, shown: impl Fn(&AnyEvent) -> bool) -> usize {
        let waiting = self.frames.iter().rev().filter_map(|frame| Some((frame.number(viewer)?, frame)));
        let waiting = waiting.take_while(|(number, _)| *number >= from);
        waiting.filter(|(_, frame)| shown(&frame.event)).count()
    }

    pub(crate) fn followed(&self, change: Change) -> Self {
        let mut frames = self.frames.clone();
        frames.extend(change.frames.into_iter().map(Arc::new));
        while frames.len() > FRAMES {
            frames.pop_front();
        }
        Self { table: change.after, frames }
    }
}
