//! How others see that cards are given up, and which character somebody got.

use super::action::Outcome;
use super::card::{Back, Card, Character};
use super::event::Event;
use super::state::{Phase, Sobek};
use engine::{Disclosure, Game, Step};
use std::sync::LazyLock;

/// One more than the most cards with a beige and an orange back.
const GOODS: usize = 46;
const ORANGES: usize = Character::COUNT + 1;

/// The finished surplus by its backs: `drop ? (1 green, 2 beige)`.
static SURPLUS_TEXTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let text = |number: usize| {
        let counts = [number / ORANGES / GOODS, number / ORANGES % GOODS, number % ORANGES];
        let parts = Back::ALL.into_iter().zip(counts).filter(|&(_, count)| count > 0);
        let parts: Vec<String> = parts.map(|(back, count)| format!("{count} {back}")).collect();
        format!("drop ? ({})", parts.join(", "))
    };
    (0..10 * GOODS * ORANGES).map(text).collect()
});

impl Sobek {
    /// Whether taking this card off the quay ends the round (`SO-9.1`).
    pub(super) fn ends_round(&self, cards: u8) -> bool {
        self.board.deck == 0 && self.board.quay.len() == usize::from(cards)
    }

    /// `SO-7.22`: how others see that a card is given up; the last one lets them see all backs.
    pub(super) fn surplus_disclosure(&self, card: Card) -> Disclosure {
        if self.board.focus.left > 1 {
            return Disclosure::As("drop ?");
        }
        let [green, beige, orange] = self.dropping.with(card).backs().map(usize::from);
        Disclosure::As(
            SURPLUS_TEXTS.get((green * GOODS + beige) * ORANGES + orange).map_or("drop ?", String::as_str),
        )
    }

    /// How others see that a character has come to its owner. If that ends the round, they see whether the owner
    /// can lay a set (`SO-9.8`); if nobody can, the piles are turned up at once.
    pub(super) fn reveal_disclosure(&self, outcome: Outcome) -> Disclosure {
        let mut after = *self;
        let mut log: Vec<Step<Self>> = Vec::new();
        after.resolve(outcome, &mut log);
        if !log.iter().any(|step| matches!(step.event, Event::RoundEnds { .. })) {
            return Disclosure::As("reveal ?");
        }
        match after.board.phase {
            Phase::Horizontal if after.board.active == self.board.active => Disclosure::As("reveal ?"),
            Phase::Horizontal => Disclosure::As("reveal ? (nothing to lay)"),
            _ => Disclosure::Open,
        }
    }
}
