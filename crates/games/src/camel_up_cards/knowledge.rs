//! What a viewer knows of the race deck: "you know of the deck: …".

use super::cards::{Cards, RaceCard};
use super::state::{Board, OwnCards};
use engine::Seat;
use engine::random::Rng;
use serde::Serialize;

/// What a viewer knows of the cards left in the race deck, by perfect memory of this leg.
///
/// The deck held the viewer's own deck cards, all shown cards and cards that others put in unseen; some have
/// been revealed since. Before the race deck is formed everything is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Knowledge {
    /// Cards that are certainly left in the race deck.
    pub certain: Cards,
    /// How many cards left in it are not certain.
    pub unknown: usize,
    /// The cards that the viewer has never seen, of which the unknown ones are some; the rest are in others'
    /// hands or on the discard pile.
    pub unseen: Cards,
    /// What went into the deck for certain: the viewer's deck cards and all shown cards.
    #[serde(skip)]
    put_in: Cards,
    /// The cards revealed since.
    #[serde(skip)]
    revealed: Cards,
    /// Cards not seen before anything was revealed.
    #[serde(skip)]
    pool: Cards,
    /// How many cards others put in unseen.
    #[serde(skip)]
    hidden: usize,
}

/// The most cards of a race deck.
pub(super) const MOST: usize = super::pile::Pile::MOST;

impl Knowledge {
    /// What the owner of these cards knows; a spectator has none.
    pub(super) fn new(board: &Board, own: Option<&OwnCards>) -> Self {
        if !board.phase.in_leg() {
            return Self::default();
        }
        let all = |of: &dyn Fn(Seat) -> Option<RaceCard>| {
            Seat::all(board.seats()).filter_map(of).collect::<Cards>()
        };
        let shown = all(&|seat| board.shown(seat));
        let played = all(&|seat| board.played(seat));
        let none = OwnCards::default();
        let own = own.unwrap_or(&none);
        let put_in = own.deck + shown;
        let revealed = board.pile.cards();
        let pool = Cards::all() - put_in - played - own.discards - own.kept.cards();
        let found = revealed.minus_up_to(put_in);
        let certain = put_in.minus_up_to(revealed);
        let hidden = board.setup.race_deck() - put_in.len();
        Self { certain, unknown: hidden - found.len(), unseen: pool - found, put_in, revealed, pool, hidden }
    }

    /// What somebody knows who saw nothing revealed: cards that are certainly in the deck, and how many more are among
    /// the unseen ones.
    pub(super) fn of(certain: Cards, unknown: usize, unseen: Cards) -> Self {
        let (revealed, hidden) = (Cards::NONE, unknown);
        Self { certain, unknown, unseen, put_in: certain, revealed, pool: unseen, hidden }
    }

    /// How many cards are left in the race deck.
    pub fn left(&self) -> usize {
        self.certain.len() + self.unknown
    }

    /// What others can have put into the deck, with how likely it is.
    ///
    /// Any sorting of the unseen cards is taken as likely as any other, and what was revealed is weighed in: a deck
    /// with more cards of a kind shows that kind more often.
    pub(super) fn hidden(&self) -> Hidden {
        let mut hidden = Hidden {
            cards: self.hidden,
            weights: [[0.0; MOST + 1]; RaceCard::COUNT],
            ways: [[0.0; MOST + 1]; RaceCard::COUNT + 1],
        };
        hidden.ways[RaceCard::COUNT][0] = 1.0;
        for (kind, card) in RaceCard::ALL.into_iter().enumerate().rev() {
            for (count, weight) in self.weights(card) {
                hidden.weights[kind][count] = weight;
                for sum in count..=self.hidden {
                    hidden.ways[kind][sum] += weight * hidden.ways[kind + 1][sum - count];
                }
            }
        }
        hidden
    }

    /// The race deck left if this is what others put in.
    pub(super) fn left_with(&self, hidden: Cards) -> Cards {
        self.put_in + hidden - self.revealed
    }

    /// The unseen cards that are not in the race deck if this is what others put in.
    pub(super) fn pool_without(&self, hidden: Cards) -> Cards {
        self.pool - hidden
    }

    /// How many cards of a kind others can have put in, with the weight of each number: the ways to choose them from
    /// the unseen cards, times the ways to have drawn from the deck what was revealed.
    fn weights(&self, card: RaceCard) -> impl Iterator<Item = (usize, f64)> {
        let (pool, put_in, revealed) =
            (self.pool.count(card), self.put_in.count(card), self.revealed.count(card));
        let least = revealed.saturating_sub(put_in);
        (least..=pool.min(self.hidden)).map(move |count| {
            let choices = choose(pool, count);
            let draws: f64 = (0..revealed).map(|drawn| (put_in + count - drawn) as f64).product();
            (count, choices * draws)
        })
    }

    /// For odds: of each kind the least and the most cards that can be left in the deck, with the weight of each
    /// number given that all are drawn in some order.
    pub(super) fn left_weights(&self, card: RaceCard) -> impl Iterator<Item = (usize, f64)> {
        let (put_in, revealed) = (self.put_in.count(card), self.revealed.count(card));
        let pool = self.pool.count(card);
        let least = revealed.saturating_sub(put_in);
        (least..=pool.min(self.hidden)).map(move |count| {
            let total = put_in + count;
            // CC-7.1: an order of kinds stands for this many orders of the cards themselves.
            let orders: f64 = (1..=total).map(|number| number as f64).product();
            (total - revealed, choose(pool, count) * orders)
        })
    }
}

/// What others can have put into the deck unseen.
#[derive(Clone, Debug)]
pub(super) struct Hidden {
    /// How many cards.
    cards: usize,
    /// `weights[kind][count]`: how likely this many of a kind are, but for what is common to all.
    weights: [[f64; MOST + 1]; RaceCard::COUNT],
    /// `ways[kind][sum]`: the weights with which kinds from this one on make up `sum` cards.
    ways: [[f64; MOST + 1]; RaceCard::COUNT + 1],
}

impl Hidden {
    /// One such heap, drawn at random by how likely it is.
    pub(super) fn draw<R: Rng>(&self, rng: &mut R) -> Cards {
        let mut cards = Cards::NONE;
        let mut left = self.cards;
        for (kind, card) in RaceCard::ALL.into_iter().enumerate() {
            let mut ticket = self.ways[kind][left] * (f64::from(rng.next_u32()) / 4_294_967_296.0);
            let mut chosen = 0;
            for count in 0..=left {
                let share = self.weights[kind][count] * self.ways[kind + 1][left - count];
                if share > 0.0 {
                    chosen = count;
                    if ticket < share {
                        break;
                    }
                    ticket -= share;
                }
            }
            cards = cards + Cards::of(card, chosen);
            left -= chosen;
        }
        cards
    }
}

/// The number of ways to choose `chosen` of `of` things.
fn choose(of: usize, chosen: usize) -> f64 {
    (0..chosen).map(|at| (of - at) as f64 / (at + 1) as f64).product()
}
