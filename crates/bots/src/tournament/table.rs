//! What a tournament comes to.

use super::rating::{Rating, Tally, ratings};
use super::{Bout, Tournament};
use crate::report::{VICTORY, mean};
use engine::random::{below, nth_rng};
use serde::Serialize;
use std::collections::BTreeMap;

/// How one bot did among copies of another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cell {
    /// The bot that sat alone.
    pub bot: String,
    /// The bot on the other seats.
    pub among: String,
    /// How many games.
    pub games: u64,
    /// Which part of them the lone bot won; even play is 1 / seats.
    pub win_share: f64,
    /// Standard error of `win_share`, over deals.
    pub win_share_se: f64,
    /// By how many points the lone bot was ahead of the mean of the others.
    pub lead: f64,
}

/// The table of a tournament, in the form in which it is written as JSON.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standings {
    /// [`engine::Game::ID`].
    pub game: String,
    /// How many seats a game has.
    pub seats: usize,
    /// Games played.
    pub games: u64,
    /// The seed of the series.
    pub seed: u64,
    /// The best first.
    pub ratings: Vec<Rating>,
    /// Every pairing that has been played, by the order of the bots.
    pub pairings: Vec<Cell>,
}

/// How often deals are drawn again for the intervals of ratings.
const DRAWS: u64 = 200;

/// The bouts of a pairing by deal: parts of a victory and lead, for a bout of one game.
type Deals = BTreeMap<u64, (f64, f64)>;

impl Standings {
    /// The table of these bouts.
    pub fn new(game: &str, tournament: &Tournament, bouts: &[Bout]) -> Self {
        let seats = tournament.seats as f64;
        let mut pairings: BTreeMap<(usize, usize), Deals> = BTreeMap::new();
        for bout in bouts {
            let won = bout.won as f64 / VICTORY as f64 / seats;
            let lead = bout.lead as f64 / seats / (seats - 1.0);
            let mut add = |pairing, result| pairings.entry(pairing).or_default().insert(bout.deal, result);
            add((bout.bot, bout.among), (won, lead));
            if tournament.seats == 2 {
                add((bout.among, bout.bot), (1.0 - won, -lead));
            }
        }
        let name = |bot: usize| tournament.bots[bot].clone();
        let cell = |(&(bot, among), deals): (&(usize, usize), &Deals)| {
            let count = deals.len() as f64;
            let sum: f64 = deals.values().map(|deal| deal.0).sum();
            let squares: f64 = deals.values().map(|deal| deal.0 * deal.0).sum();
            let (win_share, win_share_se) = mean(sum, squares, count);
            let lead = deals.values().map(|deal| deal.1).sum::<f64>() / count;
            let games = (deals.len() * tournament.seats) as u64;
            Cell { bot: name(bot), among: name(among), games, win_share, win_share_se, lead }
        };
        Self {
            game: game.to_owned(),
            seats: tournament.seats,
            games: (bouts.len() * tournament.seats) as u64,
            seed: tournament.seed,
            ratings: rated(tournament, &pairings),
            pairings: pairings.iter().map(cell).collect(),
        }
    }

    /// How a bot did among copies of another, if they have met.
    pub fn cell(&self, bot: &str, among: &str) -> Option<&Cell> {
        self.pairings.iter().find(|cell| cell.bot == bot && cell.among == among)
    }
}

/// The ratings with their intervals, the best first.
fn rated(tournament: &Tournament, pairings: &BTreeMap<(usize, usize), Deals>) -> Vec<Rating> {
    let bots = tournament.bots.len();
    // With two seats both ways tell the same.
    let once = || pairings.iter().filter(|((bot, among), _)| tournament.seats > 2 || bot < among);
    let deals = pairings.values().flat_map(BTreeMap::keys).max().map_or(0, |last| last + 1);
    if deals == 0 {
        return Vec::new();
    }
    let rate = |times: &dyn Fn(u64) -> f64| {
        let tally = |(&(bot, among), results): (&(usize, usize), &Deals)| -> Tally {
            let weights = results.iter().map(|(&deal, result)| (times(deal), result.0));
            let (count, won) =
                weights.fold((0.0, 0.0), |sum, (weight, won)| (sum.0 + weight, sum.1 + weight * won));
            (bot, among, count, won)
        };
        ratings(bots, tournament.seats, &once().map(tally).collect::<Vec<_>>())
    };
    let found = rate(&|_| 1.0);
    let mut drawn = vec![Vec::new(); bots];
    for draw in 0..DRAWS {
        let mut rng = nth_rng(tournament.seed, draw);
        let mut times = vec![0.0; deals as usize];
        (0..deals).for_each(|_| times[below(&mut rng, deals as u32) as usize] += 1.0);
        let again = rate(&|deal| times[deal as usize]);
        drawn.iter_mut().zip(again).for_each(|(drawn, rating)| drawn.push(rating));
    }
    let rating = |((bot, rating), mut drawn): ((&String, f64), Vec<f64>)| {
        drawn.sort_by(f64::total_cmp);
        let edge = drawn.len() / 40;
        Rating { bot: bot.clone(), rating, low: drawn[edge], high: drawn[drawn.len() - 1 - edge] }
    };
    let mut ratings: Vec<_> = tournament.bots.iter().zip(found).zip(drawn).map(rating).collect();
    ratings.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    ratings
}
