//! Randomness for playouts, bots and samples; the table's own dice are in [`crate::fair`].

use crate::game::Game;
use crate::seat::Seat;
pub use rand::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// The generator of playouts and bots: small, fast and the same on every machine.
pub type PlayoutRng = rand_xoshiro::Xoshiro256PlusPlus;

/// A generator for item `index` of the series that `seed` names.
///
/// Items are independent, so that game 7 of a series is the same whichever thread plays it.
pub fn nth_rng(seed: u64, index: u64) -> PlayoutRng {
    let mut hash = Sha256::new();
    hash.update(seed.to_le_bytes());
    hash.update(index.to_le_bytes());
    PlayoutRng::from_seed(hash.finalize().into())
}

/// A uniform number below `bound`, without bias (multiply and reject, after Lemire 2019).
///
/// `bound` must not be 0.
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, bound: u32) -> u32 {
    debug_assert!(bound > 0);
    let mut wide = u64::from(rng.next_u32()) * u64::from(bound);
    if (wide as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (wide as u32) < threshold {
            wide = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (wide >> 32) as u32
}

/// A uniform element of a slice that is not empty.
#[inline]
pub fn pick<'a, T, R: Rng + ?Sized>(rng: &mut R, items: &'a [T]) -> &'a T {
    &items[below(rng, items.len() as u32) as usize]
}

/// One outcome of a weighted list, each with chance weight / sum. The list must not be empty.
pub fn pick_weighted<T: Copy, R: Rng + ?Sized>(rng: &mut R, outcomes: &[(T, u32)]) -> T {
    let total: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
    nth_outcome(outcomes, below(rng, total))
}

/// The outcome that owns ticket `ticket`, when each outcome owns as many as its weight, in list order.
pub fn nth_outcome<T: Copy>(outcomes: &[(T, u32)], mut ticket: u32) -> T {
    for &(outcome, weight) in outcomes {
        match ticket.checked_sub(weight) {
            Some(rest) => ticket = rest,
            None => return outcome,
        }
    }
    unreachable!("the ticket is below the sum of the weights")
}

/// A uniformly random decision of the list of those open to `seat`, which acts.
pub fn listed_action<G: Game, R: Rng>(
    game: &G,
    seat: Seat,
    rng: &mut R,
    buffer: &mut Vec<G::Action>,
) -> G::Action {
    buffer.clear();
    game.legal(seat, buffer);
    *pick(rng, buffer)
}

/// An outcome of the list of all, drawn by its weight, when it is the dealer's turn.
pub fn listed_outcome<G: Game, R: Rng>(
    game: &G,
    rng: &mut R,
    buffer: &mut Vec<(G::Outcome, u32)>,
) -> G::Outcome {
    buffer.clear();
    game.chances(buffer);
    pick_weighted(rng, buffer)
}

/// Puts the items in uniform random order.
pub fn shuffle<T, R: Rng + ?Sized>(rng: &mut R, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_is_uniform() {
        let mut rng = nth_rng(1, 0);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[below(&mut rng, 6) as usize] += 1;
        }
        // Five standard deviations of a count are 456.
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 456), "{counts:?}");
    }

    #[test]
    fn items_of_a_series_differ_and_repeat() {
        let first = |index| nth_rng(7, index).next_u64();
        assert_eq!(first(3), first(3));
        assert_ne!(first(3), first(4));
    }

    #[test]
    fn outcomes_own_tickets_by_weight() {
        let list = [('a', 2), ('b', 1)];
        let owners: String = (0..3).map(|ticket| nth_outcome(&list, ticket)).collect();
        assert_eq!(owners, "aab");
    }

    #[test]
    fn shuffle_reaches_every_order_equally() {
        let mut rng = nth_rng(2, 0);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..6_000 {
            let mut items = [1, 2, 3];
            shuffle(&mut rng, &mut items);
            *counts.entry(items).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|count| count.abs_diff(1_000) < 150), "{counts:?}");
    }
}
