//! Going through a whole game, a step at a time.

use super::chance::luck;
use super::report::{Analysis, Chance, Decision, Moment, VERSION, balances};
use super::study::Study;
use super::task::{Task, tasks};
use crate::registry::{self, Entry};
use crate::search::{Guide, Lists};
use engine::any::{AnyGame, Refusal};
use engine::record;
use engine::{Game, Scores, Seat, View, Viewer};

/// How much is done for an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// About how many playouts are spent on a whole game.
    pub playouts: u32,
}

impl Effort {
    /// As much as is done in some seconds on one core, for the game of this name.
    pub fn usual(game: &str) -> Self {
        Self { playouts: registry::find(game).map_or(0, Entry::analysed) }
    }
}

/// The fewest and the most playouts of a decision.
const LEAST: usize = 16;
const MOST: usize = 1600;
/// Of how many playouts of a decision there is a pair for what chance brought.
const A_PAIR: usize = 3;

/// Why a game cannot be analysed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    /// It is not over.
    #[error("the game is not over; only a game that is over can be analysed")]
    NotOver,
    /// An entry is refused.
    #[error("entry {number}: {refusal}")]
    Entry {
        /// The number of the entry, from 1.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
    /// The position is of another game than it says.
    #[error("the position is of another game")]
    OtherGame,
    /// Nobody here knows how the game is played.
    #[error(transparent)]
    Unknown(#[from] registry::Error),
}

/// Goes through a game that is over. The same game and effort give the same analysis.
pub struct Analyst {
    work: Box<dyn Steps>,
    done: usize,
}

/// The analysis of some game.
pub(crate) trait Steps: Send {
    /// How many steps there are.
    fn all(&self) -> usize;
    /// Does the step with this number.
    fn step(&mut self, number: usize);
    /// What was found.
    fn analysis(&self) -> Analysis;
}

impl Analyst {
    /// Begins with the analysis of a game from its start.
    pub fn new(start: &AnyGame, entries: &[record::Entry], effort: Effort) -> Result<Self, Error> {
        let game = registry::find(start.kind().id())?;
        Ok(Self { work: game.analyst(start, entries, effort)?, done: 0 })
    }

    /// How many steps are done, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.work.all())
    }

    /// Does a step: one decision, or what chance brought between two. Gives whether anything is left to do.
    pub fn step(&mut self) -> bool {
        if self.done < self.work.all() {
            self.work.step(self.done);
            self.done += 1;
        }
        self.done < self.work.all()
    }

    /// What there is to say when all is done.
    pub fn finish(mut self) -> Analysis {
        while self.step() {}
        self.work.analysis()
    }
}

/// The analysis of a game.
pub(crate) struct Work<G: Game> {
    guide: &'static dyn Guide<G>,
    tasks: Vec<Task<G>>,
    entries: Vec<String>,
    effort: Effort,
    /// Playouts of a decision.
    playouts: usize,
    seed: u64,
    scores: Scores,
    curve: Vec<Moment>,
    decisions: Vec<Decision>,
    chances: Vec<Chance>,
    lists: Lists<G>,
}

impl<G: Game> Work<G> {
    pub(crate) fn new(
        guide: &'static dyn Guide<G>,
        start: &AnyGame,
        entries: &[record::Entry],
        effort: Effort,
    ) -> Result<Self, Error> {
        let (tasks, end) = tasks::<G>(start, entries)?;
        let decisions = tasks.iter().filter(|task| matches!(task, Task::Decision { .. })).count();
        let chances = tasks.len() - decisions;
        let parts = decisions * A_PAIR + chances * 2;
        let playouts = effort.playouts as usize * A_PAIR / parts.max(1);
        Ok(Self {
            guide,
            tasks,
            entries: entries.iter().map(|entry| entry.text.clone()).collect(),
            effort,
            playouts: playouts.clamp(LEAST, MOST),
            seed: seed(entries),
            scores: end.scores(),
            curve: Vec::new(),
            decisions: Vec::new(),
            chances: Vec::new(),
            lists: Lists::default(),
        })
    }

    fn study(
        &self,
        number: usize,
        (entry, seat): (usize, Seat),
        position: &G,
        action: G::Action,
    ) -> Option<Decision> {
        let view = View::of(position, Viewer::Seat(seat));
        let mut study = Study::new(view, self.guide, self.seed ^ number as u64)?;
        let chosen = study.open().iter().position(|&open| open == action)?;
        let (best, gap) = study.judge(chosen, self.playouts);
        Some(Decision {
            entry,
            seat,
            open: study.open().len(),
            chosen: action.to_string(),
            best: study.open()[best].to_string(),
            counts: gap.value.is_clear(),
            win: gap.win,
            points: gap.points,
        })
    }
}

impl<G: Game> Steps for Work<G> {
    fn all(&self) -> usize {
        self.tasks.len()
    }

    fn step(&mut self, number: usize) {
        match &self.tasks[number] {
            Task::Decision { entry, seat, position, action } => {
                self.decisions.extend(self.study(number, (*entry, *seat), position, *action));
            }
            Task::Chance { entry, made, before, after } => {
                let pairs = (self.playouts / A_PAIR).max(LEAST / A_PAIR);
                let luck = luck(self.guide, before, after, pairs, self.seed ^ number as u64, &mut self.lists);
                let (entry, made) = (*entry, *made);
                self.curve.push(Moment { made: entry, win: luck.before });
                self.curve.push(Moment { made, win: luck.after });
                let outcomes = self.entries[entry..made].to_vec();
                self.chances.push(Chance { entry, made, outcomes, win: luck.win, points: luck.points });
            }
        }
    }

    fn analysis(&self) -> Analysis {
        let seats = Seat::all(self.scores.points().len());
        let end =
            Moment { made: self.entries.len(), win: seats.map(|seat| self.scores.win_share(seat)).collect() };
        Analysis {
            version: VERSION,
            game: G::ID.to_owned(),
            playouts: self.effort.playouts,
            players: balances(&self.scores, &self.decisions, &self.chances),
            curve: self.curve.iter().cloned().chain([end]).collect(),
            decisions: self.decisions.clone(),
            chances: self.chances.clone(),
        }
    }
}

/// A seed of a game of its own, so that chance in playouts has nothing to do with chance in other games (FNV-1a).
fn seed(entries: &[record::Entry]) -> u64 {
    let bytes = entries.iter().flat_map(|entry| entry.text.bytes().chain([b'\n']));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
