//! The puzzles of the house, and which is today's.

use crate::drawing::game_pages;
use crate::game_page::AnyPage;
use bots::puzzles::{Deck, Puzzle};
use engine::Viewer;
use engine::any::AnyGame;
use engine::random::{nth_rng, shuffle};
use include_dir::{Dir, include_dir};
use std::sync::LazyLock;

/// Files that `stolik puzzles` made, `<game>.jsonl`.
static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/puzzles");

/// The puzzles of the games of this process.
static SHELVES: LazyLock<Vec<Shelf>> = LazyLock::new(|| game_pages().filter_map(Shelf::of).collect());

const DAY: u64 = 24 * 60 * 60 * 1000;

/// The puzzles of a game.
pub(crate) struct Shelf {
    pub(crate) page: &'static dyn AnyPage,
    pub(super) deck: Deck,
}

/// A puzzle with its number.
#[derive(Clone, Copy)]
pub(super) struct Numbered<'a> {
    pub(super) number: usize,
    pub(super) puzzle: &'a Puzzle,
}

impl Shelf {
    fn of(page: &'static dyn AnyPage) -> Option<Self> {
        let file = FILES.get_file(format!("{}.jsonl", page.id()))?;
        // Built in, and read by the tests.
        let deck = Deck::read(file.contents_utf8().unwrap_or_default()).expect("puzzles are read by tests");
        Some(Self { page, deck }).filter(|shelf| shelf.count() > 0)
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.deck.puzzles.len()
    }

    /// The puzzle with this number, from 1.
    pub(super) fn puzzle(&self, number: usize) -> Option<Numbered<'_>> {
        let puzzle = self.deck.puzzles.get(number.checked_sub(1)?)?;
        Some(Numbered { number, puzzle })
    }

    /// The number of the puzzle of a day. Each comes once before any comes again, each time in another order.
    pub(super) fn of_day(&self, day: u64) -> usize {
        let count = self.count() as u64;
        let mut numbers: Vec<usize> = (1..=self.count()).collect();
        shuffle(&mut nth_rng(day / count, count), &mut numbers);
        numbers[(day % count) as usize]
    }
}

impl Numbered<'_> {
    /// The position. It is imagined from what the seat to choose sees, so that nothing that is shown can rest on more
    /// than that.
    pub(super) fn position(self, page: &dyn AnyPage) -> Option<AnyGame> {
        let kept = page.game().kind().read(&self.puzzle.position).ok()?;
        let seen = kept.view(Viewer::Seat(self.puzzle.seat));
        Some(seen.sample(&mut nth_rng(self.number as u64, 0)))
    }
}

/// The puzzles of all games.
pub(super) fn shelves() -> &'static [Shelf] {
    &SHELVES
}

/// The puzzles of the game of this name.
pub(super) fn shelf(game: &str) -> Option<&'static Shelf> {
    SHELVES.iter().find(|shelf| shelf.page.id() == game)
}

/// The number of the day in universal time, of a time in milliseconds since 1970.
pub(super) fn day(now: u64) -> u64 {
    now / DAY
}
