//! What bets are worth.

use super::leg::{LegOdds, SAMPLES};
use super::long_run::long_run;
use crate::camel_up_cards::camel::Camel;
use crate::camel_up_cards::{Bet, BetCard, CamelUpCards, knowledge};
use engine::View;
use engine::random::Rng;
use serde::Serialize;

/// An expected payment in EP.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Worth {
    /// The mean over all ways in which the leg or the race can end.
    pub value: f64,
    /// Its standard error; 0 when it is exact.
    pub error: f64,
}

impl Worth {
    /// Of chances of the places 1 to 5 and a payment for each.
    pub(super) fn of(chances: [f64; Camel::COUNT], pay: impl Fn(u8) -> i32, samples: Option<u32>) -> Self {
        let (mut mean, mut square) = (0.0, 0.0);
        for (chance, place) in chances.into_iter().zip(1..) {
            let pay = f64::from(pay(place));
            mean += chance * pay;
            square += chance * pay * pay;
        }
        let variance = (square - mean * mean).max(0.0);
        Self { value: mean, error: samples.map_or(0.0, |samples| (variance / f64::from(samples)).sqrt()) }
    }
}

/// A bet on offer with what it can be expected to pay.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct BetValue {
    /// The card.
    #[serde(flatten)]
    pub card: BetCard,
    /// What it can be expected to pay: at the leg's end, or of a final card at the end of the race.
    pub worth: Worth,
}

/// What each bet on display can be expected to pay, in listing order, if only reveals follow.
///
/// Leg bets go by the odds of the leg, final bets by races that are played out; a final card that is returned for
/// another is not taken off. That no total falls below 1 EP (`CC-12.1`) is left out of account.
pub fn bet_values<R: Rng>(view: &View<CamelUpCards>, rng: &mut R) -> Vec<BetValue> {
    let board = &view.public.board;
    let leg = LegOdds::of(view, rng);
    let finals = long_run(board, knowledge(view), SAMPLES, rng);
    let value = |bet: Bet| {
        let card = board.bets.card(bet)?;
        let worth = if bet.kind.is_final() { finals.worth(bet.kind, bet.camel) } else { leg.worth(card) };
        Some(BetValue { card, worth })
    };
    board.bets.on_display().filter_map(value).collect()
}
