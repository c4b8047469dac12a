//! The odds of a leg by playing it out a number of times.

use super::count::ROLLS;
use super::leg::LegOdds;
use super::line::{Line, Marks, ranking};
use super::long_run::roll;
use crate::camel_up::race::{Dice, Race, Tiles};
use engine::random::Rng;

impl LegOdds {
    /// As [`LegOdds::of`], estimated by playing the rest of the leg out `legs` times, at least once: for playouts,
    /// which need many rough answers. Standard errors of chances are at most 0.5 / √legs.
    pub fn sampled<R: Rng>(race: Race, tiles: Tiles, out: Dice, legs: u32, rng: &mut R) -> Self {
        let Some(line) = Line::new(race) else { return Self::settled(race, tiles) };
        let mut odds = Self::none(tiles);
        let legs = legs.max(1);
        let share = 1.0 / f64::from(legs);
        for _ in 0..legs {
            odds.play_out(line, Marks::new(tiles), out, share, rng);
        }
        odds
    }

    /// Plays one leg, which counts `share`.
    fn play_out<R: Rng>(&mut self, mut line: Line, tiles: Marks, out: Dice, share: f64, rng: &mut R) {
        let mut inside = u32::from(out.complement().bits());
        while inside.count_ones() > Dice::ALL.len() as u32 - ROLLS {
            let hop = roll(line, &mut inside, tiles, rng);
            line = hop.line;
            if let Some(space) = hop.landing {
                self.landings[space as usize] += share;
            }
            if hop.crosses {
                self.race_ends += share;
                break;
            }
        }
        let Some(ranking) = ranking(line.without_crazies().order()) else { return };
        self.pairs[ranking[0]][ranking[1]] += share;
        for (place, racer) in ranking.into_iter().enumerate() {
            self.places[racer][place] += share;
        }
    }
}
