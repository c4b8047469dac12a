//! Looking for puzzles in one game after another.

use super::variety::kind;
use super::{Puzzle, Worth};
use crate::analysis::{Estimate, Study};
use crate::bot::Bot;
use crate::search::Guide;
use engine::random::{PlayoutRng, Rng, nth_rng, shuffle};
use engine::{Game, Seat, Turn, View, Viewer};
use std::collections::BTreeSet;

/// The search for puzzles of some game.
pub(crate) trait Mining: Send + Sync {
    /// Looks through the game with this number for a puzzle, until `is_over`.
    fn game(&self, nth: u64, is_over: &dyn Fn() -> bool) -> Searched;
}

/// How a search through a game ended.
pub(crate) enum Searched {
    /// With a puzzle.
    Found(Box<Puzzle>),
    /// With none.
    Nothing,
    /// Before its end.
    Stopped,
}

/// Looks for puzzles of a game.
pub(crate) struct Miner<G: Game> {
    pub(crate) guide: &'static dyn Guide<G>,
    /// The quick bot, whose choices tempt.
    pub(crate) quick: Box<dyn Bot<G>>,
    /// A search that must agree.
    pub(crate) deep: Box<dyn Bot<G>>,
    /// By how much the best choice must be ahead of all others, in chance to win.
    pub(crate) margin: f64,
    /// The setups that are played in turn.
    pub(crate) setups: Vec<G::Setup>,
    pub(crate) seed: u64,
}

/// How often the search looks at a decision that is to be a puzzle.
pub(crate) const ITERATIONS: u32 = 800;
/// With how few choices nothing is puzzling.
const FEWEST: usize = 3;
/// Playouts of a choice at the first looks, and which part of the margin the best must have by then.
const GLANCES: [(usize, f64); 2] = [(8, 0.25), (16, 0.5)];
/// Playouts of those that prove best at that, and which part of the margin the best must have by then.
const SECOND: usize = 128;
const NEARLY: f64 = 0.75;
/// Playouts of all choices, twice as many each time, and the most.
const FIRST: usize = 32;
const MOST: usize = 1024;
/// Playouts of each choice, and of those that come nearest to the best, for the numbers that are kept.
const SHOWN: usize = 64;
const CONFIRMED: usize = 1000;
/// How many come nearest.
const NEAREST: usize = 2;
/// How many errors the margin must have from 0.
const SURE: f64 = 4.0;
/// How many errors a choice may lie off what it seems, where many are left out early.
const ROUGHLY: f64 = 2.0;
/// By how much the best choice must be worth more than the tempting one in this leg, in points, where that is exact.
const EXACTLY: f64 = 0.4;

impl<G: Game> Mining for Miner<G> {
    fn game(&self, nth: u64, is_over: &dyn Fn() -> bool) -> Searched {
        let mut rng = nth_rng(self.seed, nth);
        let mut decisions = self.decisions(nth, &mut rng);
        // One puzzle a game, so that no two are alike, and from anywhere in it; those of another kind first each time.
        shuffle(&mut rng, &mut decisions);
        let kinds: BTreeSet<String> = decisions.iter().map(|(view, _)| kind_of(view)).collect();
        if let Some(wanted) = kinds.iter().nth(nth as usize % kinds.len().max(1)) {
            decisions.sort_by_key(|(view, _)| kind_of(view) != *wanted);
        }
        for (view, seat) in decisions {
            if is_over() {
                return Searched::Stopped;
            }
            if let Some(puzzle) = self.puzzle(&view, seat, &mut rng) {
                return Searched::Found(Box::new(puzzle));
            }
        }
        Searched::Nothing
    }
}

impl<G: Game> Miner<G> {
    /// Plays a game as playouts do; gives all decisions in it that could be puzzling, as their seats saw them.
    fn decisions(&self, nth: u64, rng: &mut PlayoutRng) -> Vec<(View<G>, Seat)> {
        let mut position = G::new(self.setups[nth as usize % self.setups.len()]);
        let (mut decisions, mut outcomes, mut buffer) = (Vec::new(), Vec::new(), Vec::new());
        loop {
            match position.turn() {
                Turn::Over => return decisions,
                Turn::Chance => {
                    let outcome = position.roll(rng, &mut outcomes);
                    position.resolve(outcome, &mut ());
                }
                Turn::Act(seats) => {
                    let Some(seat) = seats.first() else { return decisions };
                    let view = View::of(&position, Viewer::Seat(seat));
                    let action = self.guide.play(&position, seat, rng, &mut buffer);
                    position.act(seat, action, &mut ());
                    if view.legal.len() >= FEWEST && self.guide.is_near(&view) {
                        decisions.push((view, seat));
                    }
                }
            }
        }
    }

    /// The puzzle of this view, if it is one.
    fn puzzle(&self, view: &View<G>, seat: Seat, rng: &mut PlayoutRng) -> Option<Puzzle> {
        let tempting = self.temptation(view, rng)?;
        self.glance(&mut self.study(view, rng)?, tempting)?;
        let best = self.settle(&mut self.study(view, rng)?)?;
        if best == tempting {
            return None;
        }
        let exact = self.exact(view, best, tempting)?;
        let mut study = self.study(view, rng)?;
        let margin = self.confirm(&mut study, best, tempting)?;
        if self.deep.choose(view, rng) != view.legal[best] {
            return None;
        }
        let worth =
            study.choices().into_iter().map(|choice| Worth { win: choice.win, points: choice.points });
        Some(Puzzle {
            seat,
            best: view.legal[best].to_string(),
            tempting: view.legal[tempting].to_string(),
            margin,
            exact,
            worth: worth.collect(),
            // Imagined, so that nothing that was hidden is kept.
            position: serde_json::to_value(G::sample(view, rng)).ok()?,
        })
    }

    fn study(&self, view: &View<G>, rng: &mut PlayoutRng) -> Option<Study<G>> {
        Study::new(view.clone(), self.guide, rng.next_u64())
    }

    /// What tempts: what meets the eye, or else what the quick bot takes.
    fn temptation(&self, view: &View<G>, rng: &mut PlayoutRng) -> Option<usize> {
        let tempting = self.guide.temptation(view).unwrap_or_else(|| self.quick.choose(view, rng));
        view.legal.iter().position(|&open| open == tempting)
    }

    /// Drops decisions in which what tempts, or another choice, seems good enough: most of them.
    fn glance(&self, study: &mut Study<G>, tempting: usize) -> Option<()> {
        let mut field = study.promising(&[tempting], false);
        for (playouts, part) in GLANCES {
            study.look(&field, playouts);
            field.sort_by(|&one, &other| study.mean(other).total_cmp(&study.mean(one)));
            let ahead = |&other: &usize| study.gap(field[0], other, 0).win.value;
            if field[0] == tempting
                || ahead(&tempting) < part * self.margin
                || ahead(&field[1]) < part * self.margin
            {
                return None;
            }
        }
        field.truncate(NEAREST + 1);
        study.look(&field, SECOND);
        let best = study.best(&field);
        let is_ahead =
            |&other: &usize| other == best || study.gap(best, other, 0).win.value >= NEARLY * self.margin;
        field.iter().all(is_ahead).then_some(())
    }

    /// The choice that is ahead of all others by the margin and by far more than chance.
    fn settle(&self, study: &mut Study<G>) -> Option<usize> {
        let mut field: Vec<usize> = (0..study.open().len()).collect();
        study.look(&field, FIRST);
        let mut playouts = FIRST;
        loop {
            let best = study.best(&field);
            let behind = |other: usize| study.gap(best, other, 0).win;
            let is_as_good = |other: usize| behind(other).value + ROUGHLY * behind(other).error < self.margin;
            if field.iter().any(|&other| other != best && is_as_good(other)) {
                return None;
            }
            field.retain(|&other| other == best || !self.is_clear(behind(other)));
            if field.len() == 1 {
                return Some(best);
            }
            if playouts > MOST {
                return None;
            }
            study.look(&field, playouts);
            playouts *= 2;
        }
    }

    fn is_clear(&self, ahead: Estimate) -> bool {
        ahead.value >= self.margin && ahead.value > SURE * ahead.error
    }

    /// By how much the best choice is ahead of the next one, in playouts that had no part in choosing it; nothing if it
    /// is not the best in them.
    fn confirm(&self, study: &mut Study<G>, best: usize, tempting: usize) -> Option<Estimate> {
        let mut others: Vec<usize> = (0..study.open().len()).filter(|&other| other != best).collect();
        study.look(&(0..study.open().len()).collect::<Vec<_>>(), SHOWN);
        others.sort_by(|&one, &other| study.mean(other).total_cmp(&study.mean(one)));
        let far = others.split_off(others.len().min(NEAREST));
        others.extend(Some(tempting).filter(|tempting| far.contains(tempting)));
        study.look(&[&[best], &others[..]].concat(), CONFIRMED);
        let is_far = |&other: &usize| study.gap(best, other, 0).win.value > 0.0;
        let gaps: Vec<Estimate> = others.iter().map(|&other| study.gap(best, other, 0).win).collect();
        if !far.iter().all(is_far) || !gaps.iter().all(|&gap| self.is_clear(gap)) {
            return None;
        }
        gaps.into_iter().min_by(|one, other| one.value.total_cmp(&other.value))
    }

    /// What the two choices are worth in this leg, where both can be counted; nothing at all if the best is not better
    /// by it.
    #[expect(clippy::option_option, reason = "no puzzle, or one with or without exact numbers")]
    fn exact(&self, view: &View<G>, best: usize, tempting: usize) -> Option<Option<[f64; 2]>> {
        let values = self.guide.exact(view);
        let of = |choice: usize| {
            values.iter().find(|(action, _)| *action == view.legal[choice]).map(|&(_, worth)| worth)
        };
        let (Some(better), Some(worse)) = (of(best), of(tempting)) else { return Some(None) };
        (better >= worse + EXACTLY).then(|| Some([better, worse].map(|worth| (worth * 1e3).round() / 1e3)))
    }
}

/// The kind of a decision, by what may be done.
fn kind_of<G: Game>(view: &View<G>) -> String {
    view.legal.first().map(|action| kind(&action.to_string()).to_owned()).unwrap_or_default()
}

/// The setups with the numbers of seats that are played most: the fewest and up to two more.
pub(crate) fn setups<G: Game>() -> Vec<G::Setup> {
    let least = *G::SEATS.start();
    (least..=*G::SEATS.end().min(&(least + 2)))
        .filter_map(|seats| G::setup(seats, &engine::Options::default()).ok())
        .collect()
}
