//! Race decks as a viewer can imagine them.

use crate::camel_up_cards::cards::{Cards, RaceCard};
use crate::camel_up_cards::knowledge::{Hidden, Knowledge};
use crate::camel_up_cards::pile::Pile;
use engine::random::Rng;
use rustc_hash::FxHashMap;

/// Draws the race decks that a viewer can imagine, each as often as it is likely.
#[derive(Clone, Debug)]
pub struct Decks {
    knowledge: Knowledge,
    hidden: Hidden,
}

impl Decks {
    /// The race decks that go with this knowledge.
    pub fn new(knowledge: Knowledge) -> Self {
        Self { knowledge, hidden: knowledge.hidden() }
    }

    /// The cards left in one such deck.
    pub fn left<R: Rng>(&self, rng: &mut R) -> Cards {
        self.knowledge.left_with(self.hidden.draw(rng))
    }

    /// One such deck in the order in which it will be revealed.
    pub fn order<R: Rng>(&self, rng: &mut R) -> Pile {
        shuffled(self.left(rng), usize::MAX, rng)
    }
}

/// The first `most` cards of a heap in random order.
pub fn shuffled<R: Rng>(mut cards: Cards, most: usize, rng: &mut R) -> Pile {
    let mut pile = Pile::EMPTY;
    while !cards.is_empty() && pile.len() < most.min(Pile::MOST) {
        let card = cards.draw(rng);
        cards = cards.without(card);
        pile.push(card);
    }
    pile
}

/// The weight of every number of cards of a kind that can be left in the deck, and sums over all completions.
pub(super) struct Completions {
    /// `weights[kind][cards]`: how likely it is that this many of the kind are left, but for a common factor, given
    /// an order of kinds.
    weights: [[f64; Pile::MOST + 1]; RaceCard::COUNT],
    /// The least cards of each kind that are left.
    pub(super) least: Cards,
    /// The most.
    pub(super) most: Cards,
    /// How many cards are left in all.
    pub(super) left: usize,
    known: FxHashMap<Cards, f64>,
}

impl Completions {
    pub(super) fn new(knowledge: &Knowledge) -> Self {
        let mut all = Self {
            weights: [[0.0; Pile::MOST + 1]; RaceCard::COUNT],
            least: Cards::NONE,
            most: Cards::NONE,
            left: knowledge.left(),
            known: FxHashMap::default(),
        };
        for card in RaceCard::ALL {
            let mut range = (usize::MAX, 0);
            for (cards, weight) in knowledge.left_weights(card) {
                all.weights[card.index()][cards] = weight;
                range = (range.0.min(cards), range.1.max(cards));
            }
            all.least = all.least + Cards::of(card, range.0.min(range.1));
            all.most = all.most + Cards::of(card, range.1);
        }
        all
    }

    /// How many orders of kinds there are.
    pub(super) fn orders(&self) -> f64 {
        self.sum(Cards::NONE, |weight| if weight > 0.0 { 1.0 } else { 0.0 })
    }

    /// The weights of all orders that begin with these cards in some certain order.
    pub(super) fn weight(&mut self, drawn: Cards) -> f64 {
        if let Some(&weight) = self.known.get(&drawn) {
            return weight;
        }
        let weight = self.sum(drawn, |weight| weight);
        self.known.insert(drawn, weight);
        weight
    }

    /// Sums over all ways to go on after `drawn`: an order of n cards, n of a kind alike, is one of n! / n! …
    fn sum(&self, drawn: Cards, of: impl Fn(f64) -> f64) -> f64 {
        let rest = self.left - drawn.len();
        let mut ways = [0.0; Pile::MOST + 1];
        ways[0] = 1.0;
        for card in RaceCard::ALL {
            let begun = drawn.count(card);
            let mut next = [0.0; Pile::MOST + 1];
            for more in 0..=rest.min(Pile::MOST - begun) {
                let weight = of(self.weights[card.index()][begun + more]) / factorial(more);
                if weight > 0.0 {
                    for before in 0..=rest - more {
                        next[before + more] += ways[before] * weight;
                    }
                }
            }
            ways = next;
        }
        ways[rest] * factorial(rest)
    }
}

fn factorial(number: usize) -> f64 {
    (1..=number).map(|factor| factor as f64).product()
}
