//! The choices of a seat, weighed from its view alone.

use super::ending::Ending;
use super::estimate::Estimate;
use crate::search::{Guide, Lists, commit_others, play_on};
use engine::random::{PlayoutRng, Rng, SeedableRng, nth_rng};
use engine::{Game, Seat, View};
use serde::Serialize;

/// A choice with what can be expected of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice<A> {
    /// Which decision.
    pub action: A,
    /// How many playouts follow it.
    pub playouts: usize,
    /// The chance to win, from 0 to 1.
    pub win: Estimate,
    /// The points, as far as playouts go: to the end of the leg or the round, with what then is still to come.
    pub points: Estimate,
    /// The place.
    pub place: Estimate,
}

/// By how much one choice is better than another. Both were played out in the same worlds with the same luck.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Gap {
    /// As the guide judges, by which choices are compared.
    pub value: Estimate,
    /// In chance to win.
    pub win: Estimate,
    /// In points.
    pub points: Estimate,
}

/// What a playout came to for the seat.
#[derive(Clone, Copy)]
struct Sample {
    value: f32,
    win: f32,
    points: f32,
    place: f32,
}

/// Weighs the choices of a seat. It can be asked for more playouts as often as one likes: what it says gets surer.
///
/// Playout n of each choice begins in the same imagined world, with the same luck to come. The same view, seed and
/// playouts asked for give the same.
pub struct Study<G: Game> {
    view: View<G>,
    seat: Seat,
    guide: &'static dyn Guide<G>,
    seed: u64,
    /// The stage at which playouts stop.
    stop: u32,
    /// By choice.
    samples: Vec<Vec<Sample>>,
    lists: Lists<G>,
}

/// How many of the choices that promise most are looked at where not all can be.
const FIELD: usize = 7;
/// Of how many the last playouts are.
const FINAL: usize = 3;
/// The fewest playouts of a choice that is looked at, each time.
const LEAST: usize = 4;
/// About how many playouts one deeper look takes: a few hundredths of a second.
const LOOK: usize = 160;

impl<G: Game> Study<G> {
    /// Begins to weigh what the viewer may do now; nothing for who has nothing to decide.
    pub fn new(view: View<G>, guide: &'static dyn Guide<G>, seed: u64) -> Option<Self> {
        let seat = view.viewer.seat().filter(|_| !view.legal.is_empty())?;
        // The stage is the same in all worlds that fit the view.
        let stop = guide.stage(&G::sample(&view, &mut nth_rng(seed, 0))) + guide.horizon();
        let samples = view.legal.iter().map(|_| Vec::new()).collect();
        Some(Self { view, seat, guide, seed, stop, samples, lists: Lists::default() })
    }

    /// What may be done, in order.
    pub fn open(&self) -> &[G::Action] {
        &self.view.legal
    }

    /// Plays out these choices, by their places in the order, so many times more each.
    pub fn look(&mut self, choices: &[usize], playouts: usize) {
        let first = choices.iter().map(|&choice| self.samples[choice].len()).min().unwrap_or(0);
        for nth in first..first + playouts {
            let mut rng = nth_rng(self.seed, nth as u64);
            let mut world = G::sample(&self.view, &mut rng);
            commit_others(self.guide, &mut world, self.seat, &mut rng, &mut self.lists);
            let luck = rng.next_u64();
            for &choice in choices {
                if self.samples[choice].len() == nth {
                    let sample = self.play(world.clone(), self.view.legal[choice], luck);
                    self.samples[choice].push(sample);
                }
            }
        }
    }

    fn play(&mut self, mut world: G, action: G::Action, luck: u64) -> Sample {
        world.act(self.seat, action, &mut ());
        let rng = &mut PlayoutRng::seed_from_u64(luck);
        let end = play_on(self.guide, &mut world, self.stop, rng, &mut self.lists);
        let Ending { value, win, points, place } = Ending::of(self.guide, &end, world.seats());
        let at = self.seat.index();
        Sample { value: value[at], win: win[at], points: points[at], place: place[at] }
    }

    /// The best choice beside the one that was made, by their places in the order, and how much better it is, from
    /// about so many playouts.
    ///
    /// The choices that promise most are looked at, and longer those that prove best. How much better the best is, is
    /// asked of playouts that had no part in choosing it: of many choices that are equal one always looks better.
    pub fn judge(&mut self, made: usize, playouts: usize) -> (usize, Gap) {
        let mut field = self.promising(&[made], true);
        let part = playouts / 5;
        self.look(&field, (2 * part / field.len()).max(LEAST));
        field.sort_by(|&one, &other| self.mean(other).total_cmp(&self.mean(one)));
        let rest = field.split_off(field.len().min(FINAL));
        field.extend(Some(made).filter(|made| rest.contains(made)));
        self.look(&field, (part / field.len()).max(LEAST));
        let better =
            |best: usize, &choice: &usize| if self.mean(choice) > self.mean(best) { choice } else { best };
        let best = field.iter().fold(made, better);
        if best == made {
            return (made, Gap::default());
        }
        let from = self.samples[made].len();
        self.look(&[best, made], part.max(2 * LEAST));
        (best, self.gap(best, made, from))
    }

    /// Looks on at all choices that may still be the best: those that are not behind by more than chance.
    pub fn deepen(&mut self) {
        let means: Vec<Estimate> =
            self.samples.iter().map(|samples| of(samples, |sample| sample.value)).collect();
        let best = means.iter().map(|mean| mean.value).fold(f64::NEG_INFINITY, f64::max);
        let may_be = |choice: &usize| self.samples[*choice].len() < LEAST || means[*choice].may_be(best);
        let field: Vec<usize> = (0..means.len()).filter(may_be).collect();
        self.look(&field, (LOOK / field.len().max(1)).max(LEAST));
    }

    /// The choices that promise most, at a closer look or a quick one, and these.
    pub(crate) fn promising(&self, also: &[usize], closer: bool) -> Vec<usize> {
        let mut all: Vec<usize> = (0..self.samples.len()).collect();
        if all.len() <= FIELD {
            return all;
        }
        let mut rng = nth_rng(self.seed, u64::MAX);
        let world = G::sample(&self.view, &mut rng);
        let mut promises = Vec::with_capacity(all.len());
        self.guide.promises(&world, self.seat, &self.view.legal, closer, &mut rng, &mut promises);
        all.sort_by(|&one, &other| promises[other].total_cmp(&promises[one]));
        let rest = all.split_off(FIELD);
        all.extend(rest.into_iter().filter(|choice| also.contains(choice)));
        all
    }

    /// The mean value of a choice.
    pub(crate) fn mean(&self, choice: usize) -> f64 {
        let samples = &self.samples[choice];
        samples.iter().map(|sample| f64::from(sample.value)).sum::<f64>() / samples.len().max(1) as f64
    }

    /// That of these choices which is best in the mean.
    pub(crate) fn best(&self, field: &[usize]) -> usize {
        let better =
            |best: usize, &choice: &usize| if self.mean(choice) > self.mean(best) { choice } else { best };
        field.iter().fold(field[0], better)
    }

    /// All choices with what can be expected of them, in order.
    pub fn choices(&self) -> Vec<Choice<G::Action>> {
        let choice = |(&action, samples): (&G::Action, &Vec<Sample>)| Choice {
            action,
            playouts: samples.len(),
            win: of(samples, |sample| sample.win),
            points: of(samples, |sample| sample.points),
            place: of(samples, |sample| sample.place),
        };
        self.view.legal.iter().zip(&self.samples).map(choice).collect()
    }

    /// By how much one choice is better than another, from the playouts that both have, this one and later ones.
    pub(crate) fn gap(&self, better: usize, other: usize, from: usize) -> Gap {
        let pairs = || self.samples[better].iter().zip(&self.samples[other]).skip(from);
        let of = |what: fn(&Sample) -> f32| {
            Estimate::of(pairs().map(|(better, other)| f64::from(what(better)) - f64::from(what(other))))
        };
        Gap {
            value: of(|sample| sample.value),
            win: of(|sample| sample.win),
            points: of(|sample| sample.points),
        }
    }
}

/// The mean of a part of samples.
fn of(samples: &[Sample], what: fn(&Sample) -> f32) -> Estimate {
    Estimate::of(samples.iter().map(|sample| f64::from(what(sample))))
}
