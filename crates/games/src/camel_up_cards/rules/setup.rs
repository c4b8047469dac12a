//! Setup: the cards of the starting places (`CC-2`).

use crate::camel_up_cards::data::data;
use crate::camel_up_cards::event::Event;
use crate::camel_up_cards::state::{CamelUpCards, OwnCards, Phase};
use crate::camel_up_cards::{Cards, RaceCard};
use engine::{Audience, Sink};

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

    /// The cards among which chance draws now.
    ///
    /// Clauses: `CC-2.7` (setup: all but those drawn), `CC-4.14` (dealing: those not dealt), `CC-7.1` (race deck).
    #[inline]
    pub(in crate::camel_up_cards) fn drawn_from(&self) -> Cards {
        match self.board.phase {
            Phase::Start => Cards::all() - self.board.pile.cards(),
            Phase::Deal => self.own.iter().fold(Cards::all(), |cards, own| cards - own.hand),
            Phase::Sort
            | Phase::Turn
            | Phase::Race
            | Phase::Draw
            | Phase::DrawAfterBet
            | Phase::Bet
            | Phase::Over => self.deck,
        }
    }

    /// How many race cards there are in all places together, for the census.
    pub(in crate::camel_up_cards) fn count_cards(&self) -> usize {
        let board = &self.board;
        if board.phase == Phase::Start {
            return self.drawn_from().len() + board.pile.len();
        }
        // In a leg the cards of `own.deck` are in the race deck or on the revealed pile.
        let in_deck = |own: &OwnCards| if board.phase.in_leg() { Cards::NONE } else { own.deck };
        let own = self
            .own
            .iter()
            .map(|own| own.hand + own.discards + own.kept.cards() + own.show.cards() + in_deck(own));
        let played = board.played.iter().map(|slot| slot.cards());
        let dealt = own.chain(played).fold(self.deck + board.pile.cards(), |sum, cards| sum + cards);
        let dealing = board.phase == Phase::Deal;
        let undealt = if dealing { self.drawn_from().len() } else { board.setup.undealt() };
        dealt.len() + undealt
    }
}
