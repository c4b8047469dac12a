//! A whole game of which any step is found quickly: positions are kept at intervals, and from the nearest one before a
//! step only few entries are played again.

use crate::drawing::game_page;
use crate::game_page::AnyPage;
use crate::replay::Eyes;
use crate::replay::strip::Strip;
use crate::words::Lang;
use engine::any::{AnyGame, AnyStep};
use engine::record::Entry;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use table::{Status, Table, Told};

/// How many entries lie between two kept positions.
const INTERVAL: usize = 16;

/// A whole game.
pub(crate) struct Reel {
    /// The game's page.
    pub(crate) page: &'static dyn AnyPage,
    /// The table with all of its history.
    pub(crate) table: Table,
    entries: Vec<Entry>,
    told: Vec<Told>,
    /// The position before every entry whose number is a multiple of [`INTERVAL`].
    kept: Vec<AnyGame>,
    /// The position after the last entry.
    last: AnyGame,
    strips: Mutex<HashMap<(Eyes, Lang), Arc<Strip>>>,
}

impl Reel {
    /// The game of a table with all of its history; none if this house does not show the game, or it has not started.
    pub(crate) fn of(table: Table) -> Option<Self> {
        let page = game_page(&table.creation().game)?;
        table.game()?;
        let entries: Vec<Entry> = table.entries().cloned().collect();
        let told: Vec<Told> = table.told().iter().cloned().collect();
        let (mut game, mut kept) = (table.start().clone(), Vec::new());
        for (number, entry) in entries.iter().enumerate() {
            if number % INTERVAL == 0 {
                kept.push(game.clone());
            }
            entry.make(&mut game, &mut ()).ok()?;
        }
        Some(Self { page, table, entries, told, kept, last: game, strips: Mutex::default() })
    }

    /// Whether the game is over, so that nothing of it is secret any more.
    pub(crate) fn is_over(&self) -> bool {
        self.table.status() == Status::Finished
    }

    /// How many seats there are.
    pub(crate) fn seats(&self) -> usize {
        self.table.chairs().len()
    }

    /// All entries, in order.
    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// All events, in order.
    pub(crate) fn told(&self) -> &[Told] {
        &self.told
    }

    /// How many entries had been made once the event had happened; 0 at the start.
    pub(crate) fn made(&self, event: Option<usize>) -> usize {
        event.and_then(|event| self.told.get(event)).map_or(0, |told| told.entry + 1)
    }

    /// The position after so many entries.
    pub(crate) fn after(&self, made: usize) -> AnyGame {
        let Some(game) = self.kept.get(made / INTERVAL) else { return self.last.clone() };
        let mut game = game.clone();
        let from = made / INTERVAL * INTERVAL;
        for entry in self.entries.iter().take(made).skip(from) {
            // It was made before, in the same position.
            let _ = entry.make(&mut game, &mut ());
        }
        game
    }

    /// The position right after an event; that at the start for none.
    pub(crate) fn position(&self, event: Option<usize>) -> AnyGame {
        let Some((event, told)) = event.and_then(|event| Some((event, self.told.get(event)?))) else {
            return self.table.start().clone();
        };
        let mut game = self.after(told.entry);
        let steps = self.steps(&mut game, told.entry);
        let nth = event - self.told.partition_point(|other| other.entry < told.entry);
        steps.into_iter().nth(nth).map_or(game, |step| step.position)
    }

    /// The positions right after these events, which are in order; `found` gets each with its place in the list. The
    /// game is played once.
    pub(crate) fn positions(&self, events: &[usize], mut found: impl FnMut(usize, AnyGame)) {
        let (mut game, mut made, mut at) = (self.table.start().clone(), 0, 0);
        while let Some(told) = events.get(at).and_then(|event| self.told.get(*event)) {
            for entry in self.entries.iter().take(told.entry).skip(made) {
                let _ = entry.make(&mut game, &mut ());
            }
            let first = self.told.partition_point(|other| other.entry < told.entry);
            let steps = self.steps(&mut game, told.entry);
            made = told.entry + 1;
            while let Some(event) = events.get(at).filter(|event| self.made(Some(**event)) == made) {
                found(
                    at,
                    steps.get(event - first).map_or_else(|| game.clone(), |step| step.position.clone()),
                );
                at += 1;
            }
        }
    }

    /// Makes the entry with this number and gives its steps.
    fn steps(&self, game: &mut AnyGame, number: usize) -> Vec<AnyStep> {
        let mut steps = Vec::new();
        if let Some(entry) = self.entries.get(number) {
            let _ = entry.make(game, &mut steps);
        }
        steps
    }

    /// What these eyes are shown, in words of this language.
    pub(crate) fn strip(&self, eyes: Eyes, lang: Lang) -> Arc<Strip> {
        let known = |reel: &Self| {
            reel.strips.lock().unwrap_or_else(PoisonError::into_inner).get(&(eyes, lang)).cloned()
        };
        if let Some(strip) = known(self) {
            return strip;
        }
        let strip = Arc::new(Strip::of(self, eyes, lang));
        let mut strips = self.strips.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(strips.entry((eyes, lang)).or_insert(strip))
    }
}
