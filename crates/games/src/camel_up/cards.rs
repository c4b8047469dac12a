//! Finish cards: hands and the two decks.

use crate::camel_up::race::Racer;
use crate::sets::Set;
use engine::words::{Numbered, Words};
use engine::{MAX_SEATS, Seat, Seats};
use serde::{Serialize, Serializer};

/// A finish deck (`CU-12.1`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
pub enum Deck {
    /// Bets on the overall winner.
    Winner,
    /// Bets on the overall loser.
    Loser,
}

/// A set of racers, such as the colours of a hand: bit n for racer n of [`Racer::ALL`].
pub type Racers = Set<Racer>;

/// A card of a finish deck, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FinishCard {
    /// Whose character is on the back.
    pub owner: Seat,
    /// The colour; none while it lies face down to the viewer.
    pub colour: Option<Racer>,
}

/// The most cards that decks hold together.
const MOST: usize = MAX_SEATS * Racer::COUNT;

/// The two finish decks in order of play (`CU-12.2`). In a position every colour is there; in a view
/// only those turned up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Decks {
    /// The winner deck from the front, the loser deck from the back: owner in the upper bits, then the
    /// colour plus 1 (0: face down) in the lowest three; 0 where no card is.
    cards: [u8; MOST],
    lengths: [u8; 2],
}

impl Decks {
    /// Two empty decks.
    pub const EMPTY: Self = Self { cards: [0; MOST], lengths: [0; 2] };

    /// How many cards a deck has.
    #[inline]
    pub const fn len(&self, deck: Deck) -> usize {
        self.lengths[deck as usize] as usize
    }

    /// How many cards both decks have.
    pub const fn total(&self) -> usize {
        self.len(Deck::Winner) + self.len(Deck::Loser)
    }

    const fn place(deck: Deck, position: usize) -> usize {
        match deck {
            Deck::Winner => position,
            Deck::Loser => MOST - 1 - position,
        }
    }

    /// `CU-12.2`: puts a card on top of a deck.
    #[inline]
    pub fn push(&mut self, deck: Deck, card: FinishCard) {
        let place = Self::place(deck, self.len(deck));
        self.cards[place] = (card.owner.index() as u8) << 3 | card.colour.map_or(0, |racer| racer as u8 + 1);
        self.lengths[deck as usize] += 1;
    }

    /// The card at a position, 0 for the one played earliest.
    pub fn get(&self, deck: Deck, position: usize) -> Option<FinishCard> {
        if position >= self.len(deck) {
            return None;
        }
        let byte = self.cards[Self::place(deck, position)];
        let colour = Racer::ALL.get((byte as usize & 7).wrapping_sub(1)).copied();
        Some(FinishCard { owner: Seat::new(byte as usize >> 3), colour })
    }

    /// The cards of a deck from the one played earliest.
    pub fn iter(&self, deck: Deck) -> impl Iterator<Item = FinishCard> + '_ {
        (0..self.len(deck)).filter_map(move |position| self.get(deck, position))
    }

    /// How many right cards of other players may lie in a deck: of each at most one is right (`CU-15.7`).
    pub fn rivals(&self, deck: Deck, seat: Seat) -> usize {
        self.iter(deck).map(|card| card.owner).filter(|&owner| owner != seat).collect::<Seats>().len()
    }

    /// All cards, with deck and position, in the order in which they are turned up (`CU-15.1`).
    pub fn in_order(&self) -> impl Iterator<Item = (Deck, usize, FinishCard)> + '_ {
        Deck::ALL.into_iter().flat_map(move |deck| {
            self.iter(deck).enumerate().map(move |(position, card)| (deck, position, card))
        })
    }

    /// `CU-12.3`: what everybody sees: owners, and the colours of the first `turned` cards.
    #[must_use]
    pub fn shown(&self, turned: usize) -> Self {
        // The colours are the lowest bits.
        let mut shown = Self { cards: self.cards.map(|card| card & !7), lengths: self.lengths };
        for (deck, position, _) in self.in_order().take(turned) {
            let place = Self::place(deck, position);
            shown.cards[place] = self.cards[place];
        }
        shown
    }
}

impl Serialize for Decks {
    /// As `{"winner":[{"owner","colour"}…],"loser":[…]}`, the card played earliest first.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Deck::ALL.map(|deck| (deck, self.iter(deck).collect::<Vec<_>>())))
    }
}
