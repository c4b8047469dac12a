//! What is drawn of a table, once for all streams that see the same.

use crate::chat::Chat;
use crate::drawing::history::Lines;
use crate::words::Lang;
use bytes::Bytes;
use engine::{Seats, Viewer};
use maud::Markup;
use rustc_hash::FxHasher;
use std::collections::{HashMap, VecDeque};
use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use tokio::sync::watch;

/// A part of the page: the id of its element and its content.
pub(crate) type Part = (&'static str, Markup);

/// How many pictures are kept for streams that are a little behind each other.
const KEPT: usize = 16;

/// Who sees the same: a seat, or all spectators, in one language.
type Eyes = (Viewer, Lang);

/// What a picture shows: the viewer's step of this number, or the table when its log has this length, in this span of
/// time, with these seats away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shown {
    /// A step, by its number among those that the viewer is told.
    Step(u64),
    /// The table as it stands between two changes, with those away from it.
    Settled(usize, u64, Seats),
}

/// The place of a picture: empty, until the first stream that wants it has drawn it.
type Cell = Arc<OnceLock<Arc<Drawn>>>;

/// The newest pictures of a table for those who see the same. Kept only while several streams do.
#[derive(Debug, Default)]
pub(crate) struct Pictures {
    kept: Mutex<Kept>,
    /// The newest events in words.
    pub(crate) lines: Lines,
    /// What is said at the table.
    pub(crate) chat: Chat,
    comings: watch::Sender<u64>,
    away: watch::Sender<Seats>,
}

#[derive(Debug, Default)]
struct Kept {
    streams: HashMap<Eyes, usize>,
    drawn: VecDeque<(Eyes, Shown, Cell)>,
}

impl Pictures {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        // Nothing panics while the lock is held.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes whenever a stream begins or ends to look.
    pub(crate) fn comings(&self) -> watch::Receiver<u64> {
        self.comings.subscribe()
    }

    /// The seats whose people have looked elsewhere for a while, and each change of them.
    pub(crate) fn away(&self) -> watch::Receiver<Seats> {
        self.away.subscribe()
    }

    /// These are away from now on.
    pub(crate) fn note_away(&self, away: Seats) {
        self.away.send_if_modified(|known| std::mem::replace(known, away) != away);
    }

    /// Something else has changed about who is there.
    pub(crate) fn look_again(&self) {
        self.comings.send_modify(|count| *count += 1);
    }

    /// A stream begins to look.
    pub(crate) fn open(&self, eyes: Eyes) {
        *self.kept().streams.entry(eyes).or_default() += 1;
        self.look_again();
    }

    /// A stream no longer looks.
    pub(crate) fn close(&self, eyes: Eyes) {
        let mut kept = self.kept();
        if let Some(open) = kept.streams.get_mut(&eyes) {
            *open -= 1;
            if *open < 2 {
                kept.drawn.retain(|(other, ..)| *other != eyes);
            }
        }
        kept.streams.retain(|_, open| *open > 0);
        if kept.streams.is_empty() {
            self.lines.clear();
        }
        drop(kept);
        self.look_again();
    }

    /// The picture, drawn once if several streams see the same.
    pub(crate) fn get(&self, eyes: Eyes, shown: Shown, draw: impl FnOnce() -> Drawn) -> Arc<Drawn> {
        match self.cell(eyes, shown) {
            Some(cell) => Arc::clone(cell.get_or_init(|| Arc::new(draw()))),
            None => Arc::new(draw()),
        }
    }

    fn cell(&self, eyes: Eyes, shown: Shown) -> Option<Cell> {
        let mut kept = self.kept();
        if kept.streams.get(&eyes).is_none_or(|open| *open < 2) {
            return None;
        }
        if let Some((.., cell)) = kept.drawn.iter().find(|(other, what, _)| (*other, *what) == (eyes, shown))
        {
            return Some(Arc::clone(cell));
        }
        let cell = Cell::default();
        kept.drawn.push_front((eyes, shown, Arc::clone(&cell)));
        kept.drawn.truncate(KEPT);
        Some(cell)
    }
}

/// A picture in parts, with what tells whether a part looks different.
#[derive(Debug)]
pub(crate) struct Drawn {
    parts: Vec<(&'static str, u64, String)>,
    /// How long it is shown, in milliseconds, if it is one of several.
    pace: u32,
    /// Events made of this picture, by what was sent before.
    events: Mutex<Vec<(u64, Option<Bytes>)>>,
}

/// What each part looked like when it was last sent to a stream.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sent(Vec<(&'static str, u64)>);

impl Sent {
    fn look(&self) -> u64 {
        hash(&self.0)
    }

    /// Whether the part looks different from what was sent last; from now on it does not.
    fn update(&mut self, id: &'static str, look: u64) -> bool {
        if let Some((_, known)) = self.0.iter_mut().find(|(other, _)| *other == id) {
            return std::mem::replace(known, look) != look;
        }
        self.0.push((id, look));
        true
    }
}

fn hash(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

impl Drawn {
    /// These parts, drawn.
    pub(crate) fn new(parts: Vec<Part>) -> Self {
        let drawn = |(id, part): Part| {
            let part = part.into_string();
            (id, hash(&part), part)
        };
        Self { parts: parts.into_iter().map(drawn).collect(), pace: 0, events: Mutex::default() }
    }

    /// The same, to be shown for so many milliseconds.
    pub(crate) fn shown_for(self, pace: u32) -> Self {
        Self { pace, ..self }
    }

    /// How long it is shown, in milliseconds.
    pub(crate) fn pace(&self) -> u32 {
        self.pace
    }

    /// A part as HTML; nothing if the picture has none such.
    pub(crate) fn part(&self, id: &str) -> maud::PreEscaped<&str> {
        let found = self.parts.iter().find(|(other, ..)| *other == id);
        maud::PreEscaped(found.map_or("", |(.., html)| html))
    }

    /// What tells this picture from others, but for the clocks beside the players.
    pub(crate) fn look(&self) -> u64 {
        let looks = self.parts.iter().filter(|(id, ..)| *id != "players");
        hash(&looks.map(|(id, look, _)| (*id, *look)).collect::<Vec<_>>())
    }

    /// Notes that a stream's page shows this picture already.
    pub(crate) fn is_shown(&self, sent: &mut Sent) {
        for (id, look, _) in &self.parts {
            sent.update(id, *look);
        }
    }

    /// All parts.
    pub(crate) fn parts(&self) -> impl Iterator<Item = (&'static str, maud::PreEscaped<&str>)> {
        self.parts.iter().map(|(id, _, html)| (*id, maud::PreEscaped(html.as_str())))
    }

    /// The parts that look different from what was sent last, as one event with this id; none if all look the same.
    /// Streams that were sent the same before share it.
    pub(crate) fn event(&self, sent: &mut Sent, id: u64) -> Option<Bytes> {
        let before = sent.look();
        let changed: Vec<_> = self.parts.iter().filter(|(part, look, _)| sent.update(part, *look)).collect();
        // The event is a function of the picture, and of what was sent before.
        let mut events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, event)) = events.iter().find(|(other, _)| *other == before) {
            return event.clone();
        }
        let html = |changed: Vec<&(&'static str, u64, String)>| {
            let mut html = String::with_capacity(changed.iter().map(|(.., part)| part.len() + 80).sum());
            for (part, _, content) in changed {
                let _ = write!(
                    html,
                    "<hx-partial hx-target=\"#{part}\" hx-swap=\"innerMorph\">{content}</hx-partial>"
                );
            }
            html
        };
        let event =
            (!changed.is_empty()).then(|| crate::sse::event(Some(&id.to_string()), None, &html(changed)));
        events.push((before, event.clone()));
        event
    }
}
