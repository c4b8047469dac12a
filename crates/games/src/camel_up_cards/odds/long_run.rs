//! Chances of the places at the end of the race, by playing out many races.

use super::count::Scene;
use super::deck::{Decks, shuffled};
use super::values::Worth;
use crate::camel_up_cards::camel::Camel;
use crate::camel_up_cards::cards::Cards;
use crate::camel_up_cards::cell::Figures;
use crate::camel_up_cards::score::pay;
use crate::camel_up_cards::{BetKind, Board, Knowledge, Race};
use crate::estimate::Estimate;
use engine::random::Rng;
use serde::Serialize;

/// Estimated chances at the end of the race.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LongRun {
    /// `places[camel][place]`: the chance that the camel has this place, 0 for place 1.
    pub places: [[Estimate; Camel::COUNT]; Camel::COUNT],
    /// How many races were played out; standard errors are at most 0.5 / √races.
    pub races: u32,
}

/// The most legs of a race that is played out; more is as good as never.
const MOST_LEGS: usize = 60;

/// Plays out `races` races from here by reveals alone: this leg with the figures that are out and decks that the viewer
/// can imagine, later legs without figures and with decks drawn from all cards. At least one race is played.
pub fn long_run<R: Rng>(board: &Board, knowledge: Knowledge, races: u32, rng: &mut R) -> LongRun {
    let races = races.max(1);
    let mut counts = [[0u32; Camel::COUNT]; Camel::COUNT];
    let scene = Scene::of(board);
    let decks = Decks::new(knowledge);
    for _ in 0..races {
        let (race, _) = scene.play(decks.order(rng));
        let race = Scene { race, ..scene }.play_on(board.setup.race_deck(), rng);
        for (row, place) in counts.iter_mut().zip(race.places(scene.ties_best)) {
            row[usize::from(place) - 1] += 1;
        }
    }
    LongRun { places: counts.map(|row| row.map(|count| Estimate::share(count, races))), races }
}

impl Scene {
    /// The race after legs by reveals alone, without figures, with random decks of so many cards, until it is over.
    pub fn play_on<R: Rng>(mut self, deck: usize, rng: &mut R) -> Race {
        for _ in 0..MOST_LEGS {
            if self.race.is_over() {
                break;
            }
            self.track = self.track.prepared(self.race);
            self.figures = Figures::SUPPLY;
            self.race = self.play(shuffled(Cards::all(), deck, rng)).0;
        }
        self.race
    }
}

impl LongRun {
    /// What a final card can be expected to pay (`CC-11.6`, `CC-11.7`).
    pub fn worth(&self, kind: BetKind, camel: Camel) -> Worth {
        let row = self.places[camel.index()].map(|place| place.chance);
        Worth::of(row, |place| pay(kind, 0, place), Some(self.races))
    }
}
