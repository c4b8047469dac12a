//! The odds of one leg.

use super::count::{Tally, Workspace};
use super::line::{Line, Marks, ranking};
use crate::camel_up::data::data;
use crate::camel_up::race::{Dice, Race, Racer, Space, Tiles};
use crate::camel_up::score::ticket_reward;
use engine::json::Entries;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// How the current leg can end, exactly, if only rolls follow.
///
/// All chances are sums over every order of the dice and every face, counted in whole numbers and divided
/// once at the end. The leg ends with its fifth die or with the race (`CU-14.1`).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LegOdds {
    /// `places[racer][place]`: the chance that the racer is in this place, 0 for the lead, at the leg's end.
    pub places: [[f64; 5]; 5],
    /// `pairs[first][second]`: the chance that these racers are in the first two places.
    pub pairs: [[f64; 5]; 5],
    /// The expected number of units whose die takes them onto each space 1 to 16 (index 0 for space 1)
    /// in the rest of the leg, before any extra step. For a space with a tile that is the EP it will pay.
    pub landings: [f64; 16],
    /// The chance that the race ends in this leg.
    pub race_ends: f64,
    /// Where tiles lie.
    pub tiles: Tiles,
}

impl LegOdds {
    /// The odds of a race with these tiles, of which the dice `out` are out.
    ///
    /// Where a camel has crossed the line or is not placed, or five dice are out, no roll follows and the
    /// places are certain.
    pub fn of(race: Race, tiles: Tiles, out: Dice) -> Self {
        Self::with(&mut Workspace::new(), race, tiles, out)
    }

    /// As [`LegOdds::of`], with memory that is kept for the next call.
    pub fn with(workspace: &mut Workspace, race: Race, tiles: Tiles, out: Dice) -> Self {
        let Some(line) = Line::new(race) else { return Self::settled(race, tiles) };
        let mut odds = Self::none(tiles);
        odds.read(workspace.count(line, Marks::new(tiles), out));
        odds
    }

    /// Before anything is counted.
    pub(super) const fn none(tiles: Tiles) -> Self {
        Self { places: [[0.0; 5]; 5], pairs: [[0.0; 5]; 5], landings: [0.0; 16], race_ends: 0.0, tiles }
    }

    fn read(&mut self, tally: &Tally) {
        let total = f64::from(tally.total);
        let mut places = [[0u32; 5]; 5];
        let mut pairs = [[0u32; 5]; 5];
        for (order, &ways) in tally.orders.iter().enumerate().filter(|&(_, &ways)| ways > 0) {
            let Some(ranking) = ranking(order) else { continue };
            pairs[ranking[0]][ranking[1]] += ways;
            for (place, racer) in ranking.into_iter().enumerate() {
                places[racer][place] += ways;
            }
        }
        self.places = places.map(|row| row.map(|ways| f64::from(ways) / total));
        self.pairs = pairs.map(|row| row.map(|ways| f64::from(ways) / total));
        self.landings = tally.landings.map(|sum| sum as f64 / total);
        self.race_ends = f64::from(tally.race_ends) / total;
    }

    /// The ranking stays as it is now.
    pub(super) fn settled(race: Race, tiles: Tiles) -> Self {
        let mut odds = Self::none(tiles);
        let ranking = race.ranking().map(Racer::index);
        odds.pairs[ranking[0]][ranking[1]] = 1.0;
        for (place, racer) in ranking.into_iter().enumerate() {
            odds.places[racer][place] = 1.0;
        }
        odds.race_ends = if race.crossed().is_some() { 1.0 } else { 0.0 };
        odds
    }

    /// The expected number of landings on a space, which is the EP that a tile there still earns its owner
    /// in this leg, if it lies there now (`CU-9.1`).
    pub fn landings_on(&self, space: Space) -> f64 {
        if space.on_loop() { self.landings[space.number() as usize - 1] } else { 0.0 }
    }

    /// The expected EP of a ticket of this racer with this printed value (`CU-14.2`, `CU-14.3`, `CU-14.4`).
    pub fn ticket(&self, racer: Racer, printed: u8) -> f64 {
        let chances = self.places[racer.index()].iter().zip(1..);
        chances.map(|(chance, place)| chance * f64::from(ticket_reward(printed, place))).sum()
    }

    /// The expected EP of the four tickets of a racer, from the top: 5, 3, 2, 2 (`CU-1.6`).
    pub fn tickets(&self, racer: Racer) -> [f64; 4] {
        data().ticket_values.map(|printed| self.ticket(racer, printed))
    }
}

struct RacerOdds<'a>(&'a [f64; 5]);

impl Serialize for RacerOdds<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        map.serialize_entry("places", self.0)?;
        map.end()
    }
}

impl Serialize for LegOdds {
    /// `{"racers":{"blue":{"places":[p1,…,p5]},…},"tiles":{"9":hits,…},"race_ends":p,
    /// "tickets":{"blue":[v5,v3,v2,v2],…}}`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let racers: Entries<_, _> =
            Racer::ALL.map(|racer| (racer.name(), RacerOdds(&self.places[racer.index()]))).into();
        let tickets: Entries<_, _> = Racer::ALL.map(|racer| (racer.name(), self.tickets(racer))).into();
        let tiles: Entries<_, _> =
            self.tiles.iter().map(|(space, _)| (space.number(), self.landings_on(space))).collect();
        let mut map = serializer.serialize_map(Some(4))?;
        map.serialize_entry("racers", &racers)?;
        map.serialize_entry("tiles", &tiles)?;
        map.serialize_entry("race_ends", &self.race_ends)?;
        map.serialize_entry("tickets", &tickets)?;
        map.end()
    }
}
