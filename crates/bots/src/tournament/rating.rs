//! Ratings by the model of Bradley, Terry and Luce.

use serde::Serialize;

/// How strong a bot is, on the scale of Elo: of two in a game of two seats, one that is 400 points better wins ten
/// times as often. The mean of a tournament is 0.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The bot.
    pub bot: String,
    /// Its rating.
    pub rating: f64,
    /// Where it lies with a chance of 95 %, from drawing the deals again (bootstrap).
    pub low: f64,
    /// The other end of that.
    pub high: f64,
}

/// Points for a factor of e.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// More than enough: errors fall by more than a half each time.
const ROUNDS: usize = 60;

/// What a pairing came to: the lone bot, the others, deals played, deals won by the lone bot.
pub(super) type Tally = (usize, usize, f64, f64);

/// The most likely ratings if a lone bot of strength a wins against n of strength b with the chance a / (a + n b). One
/// deal of even play is added to each pairing, so that nobody is infinitely strong.
pub(super) fn ratings(bots: usize, seats: usize, tallies: &[Tally]) -> Vec<f64> {
    let others = (seats - 1) as f64;
    let mut strengths = vec![0.0_f64; bots];
    for _ in 0..ROUNDS {
        let (mut slope, mut bend) = (vec![0.0; bots], vec![0.0; bots]);
        for &(bot, among, deals, won) in tallies {
            let expected = 1.0 / (1.0 + others * (strengths[among] - strengths[bot]).exp());
            let (deals, won) = (deals + 1.0, won + 1.0 / seats as f64);
            let gain = won - deals * expected;
            let curve = deals * expected * (1.0 - expected);
            slope[bot] += gain;
            slope[among] -= gain;
            bend[bot] += curve;
            bend[among] += curve;
        }
        for ((strength, slope), bend) in strengths.iter_mut().zip(slope).zip(bend) {
            // Half a step of Newton's: both ends of a pairing move.
            *strength += (0.5 * slope / f64::max(bend, 1e-9)).clamp(-1.0, 1.0);
        }
    }
    let mean = strengths.iter().sum::<f64>() / bots as f64;
    strengths.into_iter().map(|strength| (strength - mean) * SCALE).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_wins_of_eleven_are_400_points() {
        let found = ratings(2, 2, &[(0, 1, 110_000.0, 100_000.0)]);
        assert!((found[0] - found[1] - 400.0).abs() < 0.5, "{found:?}");
        assert!((found[0] + found[1]).abs() < 1e-9);
    }

    #[test]
    fn a_quarter_of_games_of_four_is_even_play() {
        let found = ratings(3, 4, &[(0, 1, 1_000.0, 250.0), (1, 2, 1_000.0, 250.0), (2, 0, 1_000.0, 250.0)]);
        assert!(found.iter().all(|rating| rating.abs() < 0.1), "{found:?}");
    }

    #[test]
    fn who_wins_all_is_far_ahead_but_not_infinitely() {
        let found = ratings(2, 4, &[(0, 1, 100.0, 100.0), (1, 0, 100.0, 0.0)]);
        assert!(found[0] - found[1] > 500.0 && found[0] - found[1] < 3_000.0, "{found:?}");
    }
}
