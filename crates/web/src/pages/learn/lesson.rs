//! What a lesson is, and how it is written.
//!
//! A lesson is a folder `lessons/<game>/` of records, played one after the other. Comments in them are marks:
//!
//! | mark | what it means |
//! |---|---|
//! | `; step NAME CLAUSE` | a step begins with this position, about this clause; the next entries of one seat are the choice that is wanted, and what follows them is shown with it |
//! | `; then` | what comes from here on follows the choice, also if the same seat makes it |
//! | `; told WORDS` | what follows is told with these English words among others |
//! | `; also MOVES` or `; also MOVES: KEY` | this choice is right too; with a key, for a reason of its own |
//! | `; not MOVES: KEY` | why this one is not |
//! | `; end` | what comes is played unseen, up to the next step |
//! | `;; …` | a remark |
//!
//! Moves of one choice are joined by `;`, and a `*` at their end stands for anything. The words of a step are the
//! messages `<game>-learn-<name>-title`, `-text`, `-done`, and `-<key>` for each key.

use crate::drawing::game_pages;
use crate::game_page::AnyPage;
use engine::Seat;
use engine::any::AnyGame;
use engine::record::{Author, Entry, Record};
use include_dir::{Dir, include_dir};
use std::sync::LazyLock;

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/lessons");

/// The lessons of the games of this process.
static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    game_pages().filter_map(|page| Lesson::of(page).expect("lessons are replayed by tests")).collect()
});

/// How a game is learnt, step by step.
pub(super) struct Lesson {
    pub(super) page: &'static dyn AnyPage,
    pub(super) steps: Vec<Step>,
}

/// A position in which one thing is learnt.
#[derive(Debug)]
pub(super) struct Step {
    pub(super) name: String,
    /// The rule that it is about.
    pub(super) clause: Option<String>,
    pub(super) position: AnyGame,
    pub(super) seat: Seat,
    /// The choice that is wanted.
    pub(super) wanted: Vec<String>,
    /// What follows it.
    pub(super) after: Vec<Entry>,
    /// What is told of it, in English.
    pub(super) told: Vec<String>,
    /// Other choices of which something is known.
    pub(super) others: Vec<Other>,
    /// Whether the choice has been read whole.
    is_whole: bool,
}

/// A choice that is not the one that is wanted.
#[derive(Debug)]
pub(super) struct Other {
    pub(super) moves: String,
    pub(super) is_right: bool,
    pub(super) key: Option<String>,
}

impl Other {
    fn covers(&self, moves: &str) -> bool {
        self.moves.strip_suffix('*').map_or(self.moves == moves, |begin| moves.starts_with(begin))
    }

    /// Whether it goes on from these moves.
    fn begins_with(&self, moves: &str) -> bool {
        self.moves.strip_prefix(moves).is_some_and(|rest| rest.starts_with(';'))
    }
}

/// The lesson of a game.
pub(super) fn lesson(game: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.page.id() == game)
}

/// All lessons, in the order of the games.
pub(super) fn lessons() -> &'static [Lesson] {
    &LESSONS
}

impl Lesson {
    /// The lesson of a game of the house, if there is one.
    fn of(page: &'static dyn AnyPage) -> Result<Option<Self>, String> {
        let Some(folder) = FILES.get_dir(page.id()) else { return Ok(None) };
        let mut files: Vec<_> = folder.files().collect();
        files.sort_by_key(|file| file.path());
        let mut steps = Vec::new();
        for file in files {
            let text = file.contents_utf8().unwrap_or_default();
            read(page, text, &mut steps).map_err(|bad| format!("{}, {bad}", file.path().display()))?;
        }
        Ok(Some(Self { page, steps }))
    }

    /// The number of the step with this name, from 0.
    pub(super) fn find(&self, name: &str) -> Option<usize> {
        self.steps.iter().position(|step| step.name == name)
    }

    /// A word of a step.
    pub(super) fn key(&self, step: &Step, word: &str) -> String {
        format!("{}-learn-{}-{word}", self.page.id(), step.name)
    }
}

impl Step {
    /// Whether a choice is right, and the key of what is said of it, if something is; nothing while it may become one
    /// of those that are known.
    pub(super) fn judge(&self, moves: &[String]) -> Option<(bool, Option<&str>)> {
        if moves == self.wanted {
            return Some((true, Some("done")));
        }
        if self.wanted.starts_with(moves) {
            return None;
        }
        let text = moves.join(";");
        match self.others.iter().find(|other| other.covers(&text)) {
            Some(other) => Some((other.is_right, other.key.as_deref().or(other.is_right.then_some("done")))),
            None if self.others.iter().any(|other| other.begins_with(&text)) => None,
            None => Some((false, None)),
        }
    }
}

/// Reads the steps of a record.
fn read(page: &'static dyn AnyPage, text: &str, steps: &mut Vec<Step>) -> Result<(), String> {
    let record = Record::parse(text).map_err(|bad| bad.to_string())?;
    let mut game = record.start(&[page.game().kind()]).map_err(|bad| bad.to_string())?;
    let mut entries = record.entries.iter().peekable();
    let mut is_open = false;
    for (line, text) in (1..).zip(text.lines()) {
        let at = |bad: String| format!("line {line}: {bad}");
        if let Some((_, entry)) = entries.next_if(|(at, _)| *at == line) {
            if let Some(step) = steps.last_mut().filter(|_| is_open) {
                step.take(&game, entry).map_err(at)?;
            }
            entry.make(&mut game, &mut ()).map_err(|refusal| at(refusal.to_string()))?;
        } else if let Some(mark) = text.strip_prefix("; ") {
            is_open = match mark.split_once(' ').unwrap_or((mark, "")) {
                ("step", about) => {
                    steps.push(Step::new(about, &game));
                    true
                }
                ("end", "") => false,
                (word, rest) => {
                    let step = steps.last_mut().ok_or_else(|| at("no step has begun".to_owned()))?;
                    step.note(word, rest).ok_or_else(|| at(format!("`{mark}` is no mark")))?;
                    is_open
                }
            };
        }
    }
    Ok(())
}

impl Step {
    fn new(about: &str, game: &AnyGame) -> Self {
        let (name, clause) = about.split_once(' ').unwrap_or((about, ""));
        Self {
            name: name.to_owned(),
            clause: (!clause.is_empty()).then(|| clause.to_owned()),
            position: game.copy(),
            seat: Seat::new(0),
            wanted: Vec::new(),
            after: Vec::new(),
            told: Vec::new(),
            others: Vec::new(),
            is_whole: false,
        }
    }

    /// Takes the next entry: of the choice, or of what follows it.
    fn take(&mut self, game: &AnyGame, entry: &Entry) -> Result<(), String> {
        match entry.author {
            Author::Seat(seat) if !self.is_whole && (self.wanted.is_empty() || seat == self.seat) => {
                self.seat = seat;
                self.wanted.push(game.check(seat, &entry.text).map_err(|refusal| refusal.to_string())?);
            }
            _ => {
                self.is_whole = true;
                self.after.push(entry.clone());
            }
        }
        Ok(())
    }

    /// Takes a mark; none where it is not one.
    fn note(&mut self, word: &str, rest: &str) -> Option<()> {
        let (moves, key) = rest.split_once(": ").map_or((rest, None), |(moves, key)| (moves, Some(key)));
        let other = |is_right| Other { moves: moves.to_owned(), is_right, key: key.map(str::to_owned) };
        match word {
            "then" => self.is_whole = true,
            "told" => self.told.push(rest.to_owned()),
            "also" => self.others.push(other(true)),
            "not" if key.is_some() => self.others.push(other(false)),
            _ => return None,
        }
        Some(())
    }
}

#[cfg(test)]
mod tests;
