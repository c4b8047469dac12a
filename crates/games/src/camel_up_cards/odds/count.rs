//! Counts every order in which the race deck can come, or samples orders.

use super::deck::{Completions, Decks};
use crate::camel_up_cards::camel::Camel;
use crate::camel_up_cards::cards::{Cards, RaceCard};
use crate::camel_up_cards::cell::{Figure, Figures};
use crate::camel_up_cards::pile::Pile;
use crate::camel_up_cards::race::{Race, Track};
use crate::camel_up_cards::{Board, Knowledge};
use crate::merge::{Key, Layer};
use engine::random::Rng;
use std::mem;

/// A race in the middle of a leg, to be played on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scene {
    /// Where the camels stand.
    pub race: Race,
    /// The track.
    pub track: Track,
    /// Where fox and palm stand.
    pub figures: Figures,
    /// `CC-3.7`: whether camels on the Start have the best place that they could fill.
    pub ties_best: bool,
}

/// The sums over all ways in which a leg can end.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Tally {
    /// By camel and place, 0 for the lead.
    pub(super) places: [[f64; Camel::COUNT]; Camel::COUNT],
    /// Of ways in which the race ends.
    pub(super) race_ends: f64,
    /// Of ways in which the fox, then the palm is still on the track.
    pub(super) figure_stays: [f64; 2],
    /// Of all ways.
    pub(super) total: f64,
}

impl Scene {
    /// The race of a board.
    pub fn of(board: &Board) -> Self {
        let Board { race, track, figures, .. } = *board;
        Self { race, track, figures, ties_best: board.setup.ties_best }
    }

    /// The race after a card; whether it is over.
    #[inline]
    fn after(self, race: Race, figures: Figures, card: RaceCard) -> (Race, Figures) {
        race.run(card.camel(), card.value(), self.track, figures)
    }

    /// The race after a hand card (`CC-7.5`).
    #[must_use]
    pub fn after_hand_card(self, card: RaceCard) -> Self {
        let (race, figures) = self.race.run(card.camel(), 1, self.track, self.figures);
        Self { race, figures, ..self }
    }

    /// Race and figures after all cards of a pile, or when the race ends.
    pub fn play(self, cards: Pile) -> (Race, Figures) {
        let (mut race, mut figures) = (self.race, self.figures);
        let mut cards = cards.iter();
        while let Some(card) = cards.next().filter(|_| !race.is_over()) {
            (race, figures) = self.after(race, figures, card);
        }
        (race, figures)
    }
}

impl Tally {
    /// Adds a way for a leg to end.
    pub(super) fn add(&mut self, race: Race, figures: Figures, ties_best: bool, ways: f64) {
        for (row, place) in self.places.iter_mut().zip(race.places(ties_best)) {
            row[usize::from(place) - 1] += ways;
        }
        if race.is_over() {
            self.race_ends += ways;
        }
        for (stays, figure) in self.figure_stays.iter_mut().zip(Figure::ALL) {
            *stays += if figures.at(figure) > 0 { ways } else { 0.0 };
        }
        self.total += ways;
    }
}

/// The race with the figures that are still out, and the cards drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct State {
    race: Race,
    figures: Figures,
    drawn: Cards,
}

impl Key for State {
    #[inline]
    fn mixed(self) -> u64 {
        // A figure stands where it stands or is gone, which takes the two highest bits.
        let out = |figure| u64::from(self.figures.at(figure) > 0);
        let figures = out(Figure::Fox) << 62 | out(Figure::Palm) << 63;
        (self.race.bits() | figures, self.drawn.bits()).mixed()
    }
}

/// Memory for counting, kept between calls so that they allocate little.
#[derive(Clone, Debug)]
pub struct Workspace {
    from: Layer<State, f64>,
    to: Layer<State, f64>,
}

impl Default for Workspace {
    fn default() -> Self {
        Self::new()
    }
}

impl Workspace {
    /// Memory that grows as it is used.
    pub fn new() -> Self {
        Self { from: Layer::new(), to: Layer::new() }
    }

    /// Counts every order of the cards left in the deck, weighed by how likely it is.
    ///
    /// Card by card, all races that can come about are kept once each, with the cards drawn and the number of orders
    /// of them that lead there. What an order weighs depends on its cards alone, so that it is looked up at the end.
    pub(super) fn count(&mut self, scene: Scene, completions: &mut Completions) -> Tally {
        let mut tally = Tally::default();
        let Scene { race, figures, ties_best, .. } = scene;
        if completions.left == 0 || race.is_over() {
            tally.add(race, figures, ties_best, 1.0);
            return tally;
        }
        self.to.clear(1);
        self.to.add(State { race, figures, drawn: Cards::NONE }, 1.0);
        for left in (0..completions.left).rev() {
            mem::swap(&mut self.from, &mut self.to);
            self.to.clear(2 * self.from.states.len());
            for &(state, ways) in &self.from.states {
                for card in RaceCard::ALL {
                    let drawn = state.drawn.with(card);
                    let missing = completions.least.minus_up_to(drawn).len();
                    if drawn.count(card) > completions.most.count(card) || missing > left {
                        continue;
                    }
                    let (race, figures) = scene.after(state.race, state.figures, card);
                    if left == 0 || race.is_over() {
                        tally.add(race, figures, ties_best, ways * completions.weight(drawn));
                    } else {
                        self.to.add(State { race, figures, drawn }, ways);
                    }
                }
            }
        }
        tally
    }
}

/// Plays out `samples` orders of decks that the viewer can imagine.
pub(super) fn sample<R: Rng>(scene: Scene, knowledge: Knowledge, samples: u32, rng: &mut R) -> Tally {
    let decks = Decks::new(knowledge);
    let mut tally = Tally::default();
    for _ in 0..samples {
        let (race, figures) = scene.play(decks.order(rng));
        tally.add(race, figures, scene.ties_best, 1.0);
    }
    tally
}
