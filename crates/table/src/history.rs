//! What a table remembers of its game in memory: the newest entries and events. The log has all of it.

use crate::chair::{Chair, PlayerId, Sitter};
use engine::any::{AnyEvent, AnyGame, Listener};
use engine::record::{Author, Entry};
use engine::{Audience, MAX_SEATS, Seat, Turn, Viewer};
use imbl::Vector;
use std::sync::Arc;

/// How many of the newest events are kept: some forty turns, and after the longest draft what was before it.
const EVENTS: usize = 192;
/// How many of the newest entries are kept at least.
const ENTRIES: usize = 64;
/// How many of the newest changes of chairs are kept.
const SEATINGS: usize = 32;
/// The seats and the spectators.
const VIEWERS: usize = MAX_SEATS + 1;

/// Something that happened in the game, as it is told in the table's history.
#[derive(Clone, Debug)]
pub struct Told {
    /// How many events had ever happened before this one. It counts what is secret: never to be shown.
    pub nth: u64,
    before: Heard,
    /// The index of the game entry it belongs to.
    pub entry: usize,
    /// Who may know of it.
    pub to: Audience,
    /// What happened.
    pub event: AnyEvent,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who sat where when it happened.
    pub chairs: Arc<Vec<Chair>>,
}

impl Told {
    /// The number of this event among all that the viewer was ever told of, if it is one of them.
    pub fn number(&self, viewer: Viewer) -> Option<u64> {
        self.to.includes(viewer).then(|| self.before.of(viewer))
    }
}

/// A chair that changed hands while the game went on. Everybody is told of it.
#[derive(Clone, Debug)]
pub struct Seating {
    /// Its number among those of the table.
    pub number: usize,
    /// How many events had happened before. It counts what is secret: never to be shown.
    pub nth: u64,
    /// The chair.
    pub seat: Seat,
    /// Who sat there.
    pub from: Sitter,
    /// Who sits there now.
    pub to: Sitter,
    /// Why.
    pub because: Because,
}

/// Why a chair changed hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Because {
    /// Who sat there went, or the others handed the chair on.
    Left,
    /// Time was out for who sits there still: a bot decides in the meantime.
    TimeOut,
    /// Who had gone, or whose time was out, is back.
    Back,
}

/// A step of the game as it is shown: the event and the position right after it.
#[derive(Clone, Debug)]
pub struct Frame {
    /// How many events each viewer was told of before: a count of all would betray those kept from it.
    before: Heard,
    /// How many events had happened when this one had.
    pub until: u64,
    /// What happened.
    pub event: AnyEvent,
    to: Audience,
    position: AnyGame,
}

impl Frame {
    /// The number of this frame among those of the viewer, if it is one of them. It follows from the log alone.
    pub fn number(&self, viewer: Viewer) -> Option<u64> {
        self.to.includes(viewer).then(|| self.before.of(viewer))
    }

    /// What the viewer sees at this moment.
    pub fn view(&self, viewer: Viewer) -> engine::any::AnyView {
        self.position.view(viewer)
    }
}

/// How many events each viewer was ever told of, also of those that were taken back.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Heard([u32; VIEWERS]);

impl Heard {
    pub(crate) fn of(&self, viewer: Viewer) -> u64 {
        u64::from(self.0[viewer.seat().map_or(MAX_SEATS, Seat::index)])
    }

    fn hear(&mut self, to: Audience) {
        for viewer in Viewer::all(MAX_SEATS).filter(|viewer| to.includes(*viewer)) {
            self.0[viewer.seat().map_or(MAX_SEATS, Seat::index)] += 1;
        }
    }
}

/// A decision with the number that it answered, or an outcome of chance.
#[derive(Clone, Debug)]
struct Kept {
    entry: Entry,
    answered: u64,
}

/// Turns counted: decisions of one seat in a row are one.
#[derive(Clone, Copy, Debug, Default)]
struct Turns {
    count: u64,
    last: Option<Seat>,
}

impl Turns {
    fn and(self, entry: &Entry) -> Self {
        match entry.author {
            Author::Seat(seat) if self.last != Some(seat) => Self { count: self.count + 1, last: Some(seat) },
            _ => self,
        }
    }
}

/// The newest entries and events of a game. Clones share what they have in common.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    /// How many entries the game has.
    made: usize,
    /// How many events ever happened.
    happened: u64,
    entries: Vector<Kept>,
    told: Vector<Told>,
    seatings: Vector<Seating>,
    heard: Heard,
    /// The turns in the entries that are forgotten.
    earlier: Turns,
    /// Whether nothing is forgotten.
    pub(crate) whole: bool,
}

impl History {
    /// How many entries the game has.
    pub(crate) fn made(&self) -> usize {
        self.made
    }

    /// How many turns were begun.
    pub(crate) fn turns(&self) -> u64 {
        self.entries.iter().fold(self.earlier, |turns, kept| turns.and(&kept.entry)).count
    }

    pub(crate) fn told(&self) -> &Vector<Told> {
        &self.told
    }

    pub(crate) fn seatings(&self) -> &Vector<Seating> {
        &self.seatings
    }

    /// A chair has changed hands.
    pub(crate) fn seated(&mut self, seat: Seat, from: Sitter, to: Sitter, because: Because) {
        let number = self.seatings.back().map_or(0, |last| last.number + 1);
        self.seatings.push_back(Seating { number, nth: self.happened, seat, from, to, because });
        if self.seatings.len() > SEATINGS && !self.whole {
            self.seatings.pop_front();
        }
    }

    /// Forgets the name of a person.
    pub(crate) fn forget(&mut self, person: &PlayerId) {
        let mut known: [Option<Arc<Vec<Chair>>>; 2] = [None, None];
        for told in &mut self.told {
            // Many events share who sat there.
            if let [Some(before), Some(after)] = &known
                && Arc::ptr_eq(before, &told.chairs)
            {
                told.chairs = Arc::clone(after);
                continue;
            }
            let before = Arc::clone(&told.chairs);
            for chair in Arc::make_mut(&mut told.chairs) {
                chair.forget(person);
            }
            known = [Some(before), Some(Arc::clone(&told.chairs))];
        }
        for seating in &mut self.seatings {
            seating.from.forget(person);
            seating.to.forget(person);
        }
    }

    /// How many events ever happened.
    pub(crate) fn happened(&self) -> u64 {
        self.happened
    }

    pub(crate) fn heard(&self) -> &Heard {
        &self.heard
    }

    /// The kept entries, the newest last.
    pub(crate) fn entries(&self) -> impl DoubleEndedIterator<Item = &Entry> {
        self.entries.iter().map(|kept| &kept.entry)
    }

    /// The text with which the seat answered a decision, if it is kept.
    pub(crate) fn answer(&self, seat: Seat, decision: u64) -> Option<&str> {
        let author = Author::Seat(seat);
        let found =
            self.entries.iter().rev().find(|kept| (kept.answered, kept.entry.author) == (decision, author));
        found.map(|kept| kept.entry.text.as_str())
    }

    /// Hears of the events of the next entry, made while these sit there, and makes frames of them for those who want
    /// to see them.
    pub(crate) fn listen<'a>(
        &'a mut self,
        at: u64,
        chairs: &'a Arc<Vec<Chair>>,
        frames: Option<&'a mut Vec<Frame>>,
    ) -> Telling<'a> {
        Telling { history: self, at, chairs, frames }
    }

    /// The entry whose events were heard is made. `needed` is the oldest that may be asked for again.
    pub(crate) fn push(&mut self, entry: Entry, answered: u64, needed: Option<usize>) {
        self.entries.push_back(Kept { entry, answered });
        self.made += 1;
        if self.whole {
            return;
        }
        let needed = self.made - needed.unwrap_or(self.made);
        while self.entries.len() > ENTRIES.max(needed) {
            let gone = self.entries.pop_front();
            self.earlier = gone.map_or(self.earlier, |gone| self.earlier.and(&gone.entry));
        }
        while self.told.len() > EVENTS {
            self.told.pop_front();
        }
    }

    /// The place of an entry among those kept.
    fn place(&self, index: usize) -> Option<usize> {
        index.checked_sub(self.made - self.entries.len())
    }

    /// Takes the last move of a seat out, for which the game is played again from `base`: the position before the
    /// entry of that index. Gives the position without the move, and whose turn it is after each entry since then.
    pub(crate) fn withdraw(
        &mut self,
        seat: Seat,
        base: &(usize, AnyGame),
    ) -> Result<(AnyGame, Vec<Turn>), String> {
        let last = self.entries.iter().rposition(|kept| kept.entry.author == Author::Seat(seat));
        let from = self.place(base.0).ok_or("too much was forgotten")?;
        let taken = last.filter(|last| *last >= from).ok_or("the seat has nothing to take back")?;
        let (mut game, mut turns) = (base.1.clone(), Vec::new());
        for (_, kept) in self.entries.iter().enumerate().skip(from).filter(|(at, _)| *at != taken) {
            kept.entry.make(&mut game, &mut ()).map_err(|refusal| refusal.to_string())?;
            turns.push(game.turn());
        }
        let index = self.made - self.entries.len() + taken;
        self.entries.remove(taken);
        self.made -= 1;
        self.forget_events(index);
        Ok((game, turns))
    }

    /// Forgets the events of an entry that is taken out; those after it move up.
    fn forget_events(&mut self, index: usize) {
        let keep = self.told.iter().rposition(|told| told.entry < index).map_or(0, |last| last + 1);
        let later = self.told.split_off(keep);
        let moved = later.into_iter().filter(|told| told.entry != index);
        self.told.extend(moved.map(|told| Told { entry: told.entry - 1, ..told }));
    }
}

/// Listens to one entry for a history.
pub(crate) struct Telling<'a> {
    history: &'a mut History,
    at: u64,
    chairs: &'a Arc<Vec<Chair>>,
    frames: Option<&'a mut Vec<Frame>>,
}

impl Listener for Telling<'_> {
    fn hear(&mut self, to: Audience, event: &dyn Fn() -> AnyEvent, position: &dyn Fn() -> AnyGame) {
        let history = &mut *self.history;
        let (event, before) = (event(), history.heard);
        let (nth, entry, at) = (history.happened, history.made, self.at);
        let chairs = Arc::clone(self.chairs);
        let told = Told { nth, before, entry, to, event: event.clone(), at, chairs };
        history.told.push_back(told);
        history.happened += 1;
        history.heard.hear(to);
        if let Some(frames) = &mut self.frames {
            frames.push(Frame { before, until: history.happened, event, to, position: position() });
        }
    }
}
