//! Setup: the cards of the starting places (`CC-2`).

use crate::camel_up_cards::data::data;
use crate::camel_up_cards::event::Event;
use crate::camel_up_cards::state::{CamelUpCards, OwnCards, Phase};
use crate::camel_up_cards::{Cards, Outcome, RaceCard};
use engine::{Audience, Sink};

/// What chance draws a card for.
#[derive(Clone, Copy)]
pub(in crate::camel_up_cards) enum Draw {
    Start,
    Deal,
    Reveal,
}

impl Draw {
    /// The outcome when it is this card.
    #[inline]
    pub(in crate::camel_up_cards) const fn outcome(self, card: RaceCard) -> Outcome {
        match self {
            Self::Start => Outcome::Start(card),
            Self::Deal => Outcome::Deal(card),
            Self::Reveal => Outcome::Draw(card),
        }
    }
}

impl CamelUpCards {
    /// `CC-2.7`, `CC-2.8`: the camel of the card moves as printed.
    pub(in crate::camel_up_cards) fn start_card<S: Sink<Self>>(&mut self, card: RaceCard, log: &mut S) {
        self.board.pile.push(card);
        log.event(Audience::ALL, self, || Event::StartCard { card });
        self.move_unit(card.camel(), card.value(), log);
        if self.board.pile.len() == data().start_draws {
            self.prepare_leg(log);
        }
    }

    /// What chance draws a card for now, and among which cards; nothing where seats decide.
    ///
    /// Clauses: `CC-2.7` (setup: all but those drawn), `CC-4.14` (dealing: those not dealt), `CC-7.1` (race deck).
    #[inline]
    pub(in crate::camel_up_cards) fn next_draw(&self) -> Option<(Draw, Cards)> {
        match self.board.phase {
            Phase::Start => Some((Draw::Start, Cards::all() - self.board.pile.cards())),
            Phase::Deal => {
                let left = self.own.iter().fold(Cards::all(), |cards, own| cards - own.hand);
                Some((Draw::Deal, left))
            }
            Phase::Draw | Phase::DrawAfterBet => Some((Draw::Reveal, self.deck)),
            Phase::Sort | Phase::Turn | Phase::Race | Phase::Bet | Phase::Over => None,
        }
    }

    /// How many race cards there are in all places together, for the census.
    pub(in crate::camel_up_cards) fn count_cards(&self) -> usize {
        let board = &self.board;
        let drawn_from = || self.next_draw().map_or(0, |(_, cards)| cards.len());
        if board.phase == Phase::Start {
            return drawn_from() + board.pile.len();
        }
        // In a leg the cards of `own.deck` are in the race deck or on the revealed pile.
        let in_deck = |own: &OwnCards| if board.phase.in_leg() { Cards::NONE } else { own.deck };
        let own = self
            .own
            .iter()
            .map(|own| own.hand + own.discards + own.kept.cards() + own.show.cards() + in_deck(own));
        let played = board.played.iter().map(|slot| slot.cards());
        let dealt = own.chain(played).fold(self.deck + board.pile.cards(), |sum, cards| sum + cards);
        let undealt = if board.phase == Phase::Deal { drawn_from() } else { board.setup.undealt() };
        dealt.len() + undealt
    }
}
