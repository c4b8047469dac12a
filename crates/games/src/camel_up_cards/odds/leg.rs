//! The odds of one leg.

use super::count::{Scene, Tally, Workspace, sample};
use super::deck::Completions;
use super::values::Worth;
use crate::camel_up_cards::camel::Camel;
use crate::camel_up_cards::score::pay;
use crate::camel_up_cards::{BetCard, Board, CamelUpCards, Knowledge, knowledge};
use crate::estimate::Estimate;
use engine::View;
use engine::json::Entries;
use engine::random::Rng;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// Up to this many orders, all of them are counted.
pub const EXACT_ORDERS: f64 = 4_000_000.0;
/// How many orders are played out where there are too many to count: standard errors are 0.8 % at most.
pub const SAMPLES: u32 = 4_000;

/// How the current leg can end for what a viewer knows, if only reveals follow.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LegOdds {
    /// `places[camel][place]`: the chance that the camel has this place, 0 for place 1, when the leg ends.
    pub places: [[Estimate; Camel::COUNT]; Camel::COUNT],
    /// The chance that the race ends in this leg.
    pub race_ends: Estimate,
    /// The chance that the fox, then the palm, is still on the track at the payout (`CC-10.7`); 0 in the supply.
    pub figure_stays: [Estimate; 2],
    /// In how many orders of kinds the race deck can come.
    pub orders: f64,
    /// How many orders were played out; none when all were counted and chances are exact.
    pub samples: Option<u32>,
}

impl LegOdds {
    /// The odds for a viewer of a leg. Outside of a leg the camels stay where they are.
    pub fn of<R: Rng>(view: &View<CamelUpCards>, rng: &mut R) -> Self {
        Self::with(&mut Workspace::new(), &view.public.board, knowledge(view), SAMPLES, rng)
    }

    /// As [`LegOdds::of`], with memory that is kept for the next call and a number of samples.
    pub fn with<R: Rng>(
        workspace: &mut Workspace,
        board: &Board,
        knowledge: Knowledge,
        samples: u32,
        rng: &mut R,
    ) -> Self {
        Self::within(workspace, board, knowledge, EXACT_ORDERS, samples, rng)
    }

    /// As [`LegOdds::with`], counting all orders only where there are `most_orders` or fewer: for those who cannot
    /// wait.
    pub fn within<R: Rng>(
        workspace: &mut Workspace,
        board: &Board,
        knowledge: Knowledge,
        most_orders: f64,
        samples: u32,
        rng: &mut R,
    ) -> Self {
        Self::of_scene(workspace, Scene::of(board), knowledge, most_orders.min(EXACT_ORDERS), samples, rng)
    }

    /// The odds of a race with a deck of which this much is known.
    pub fn of_scene<R: Rng>(
        workspace: &mut Workspace,
        scene: Scene,
        knowledge: Knowledge,
        most_orders: f64,
        samples: u32,
        rng: &mut R,
    ) -> Self {
        let mut completions = Completions::new(&knowledge);
        let orders = completions.orders();
        if orders <= most_orders {
            let tally = workspace.count(scene, &mut completions);
            return Self::read(&tally, orders, None);
        }
        let samples = samples.max(1);
        Self::read(&sample(scene, knowledge, samples, rng), orders, Some(samples))
    }

    fn read(tally: &Tally, orders: f64, samples: Option<u32>) -> Self {
        let estimate = |ways: f64| {
            let chance = ways / tally.total;
            let error = samples.map_or(0.0, |samples| (chance * (1.0 - chance) / f64::from(samples)).sqrt());
            Estimate { chance, error }
        };
        Self {
            places: tally.places.map(|row| row.map(estimate)),
            race_ends: estimate(tally.race_ends),
            figure_stays: tally.figure_stays.map(estimate),
            orders,
            samples,
        }
    }

    /// What a leg-winner or third-place card can be expected to pay (`CC-10.4`, `CC-10.5`).
    pub fn worth(&self, card: BetCard) -> Worth {
        let row = self.places[card.camel.index()].map(|place| place.chance);
        Worth::of(row, |place| pay(card.kind, card.value.unwrap_or(0), place), self.samples)
    }
}

impl Serialize for LegOdds {
    /// `{"camels":{"blue":[{"chance","error"},…five places],…},"race_ends","fox_stays","palm_stays","orders",
    /// "exact","samples"}`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let camels: Entries<_, _> =
            Camel::ALL.into_iter().map(|camel| (camel, self.places[camel.index()])).collect();
        let mut map = serializer.serialize_map(Some(7))?;
        map.serialize_entry("camels", &camels)?;
        map.serialize_entry("race_ends", &self.race_ends)?;
        map.serialize_entry("fox_stays", &self.figure_stays[0])?;
        map.serialize_entry("palm_stays", &self.figure_stays[1])?;
        map.serialize_entry("orders", &self.orders)?;
        map.serialize_entry("exact", &self.samples.is_none())?;
        map.serialize_entry("samples", &self.samples)?;
        map.end()
    }
}
