//! Dealing, choosing and passing (`DR-5`).

use crate::dragon_racer::cards::Cards;
use crate::dragon_racer::data::MOST;
use crate::dragon_racer::event::Event;
use crate::dragon_racer::piece::Dragon;
use crate::dragon_racer::state::{Board, DragonRacer, Phase};
use crate::dragon_racer::view::Passing;
use engine::{Audience, Seat, Seats, Sink};

impl Board {
    /// `DR-5.2`: the seat that is dealt the next card: seat 1 gets its full hand first.
    #[inline]
    pub(in crate::dragon_racer) fn next_for_deal(&self) -> Seat {
        Seat::new(usize::from(self.dealt) / self.cards_dealt() % self.seats())
    }
}

impl DragonRacer {
    /// `DR-5.2`: a card for a hand.
    #[inline]
    pub(in crate::dragon_racer) fn deal<S: Sink<Self>>(&mut self, seat: Seat, card: Dragon, log: &mut S) {
        self.deck = self.deck.without(card);
        self.hands[seat.index()] = self.hand(seat).with(card);
        self.board.dealt += 1;
        if usize::from(self.board.dealt) == self.board.seats() * self.board.cards_dealt() {
            self.board.phase = Phase::Draft;
            self.board.committed = Seats::NONE;
        }
        log.tell(Seats::one(seat), self, |seen| Event::CardDealt { seat, card: seen.then_some(card) });
    }

    /// `DR-5.5`, `DR-5.6`: a card is chosen; when all have chosen, the hands are passed.
    #[inline]
    pub(in crate::dragon_racer) fn pick<S: Sink<Self>>(&mut self, seat: Seat, card: Dragon, log: &mut S) {
        self.draft(seat, card);
        self.board.committed = self.board.committed.with(seat);
        log.tell(Seats::one(seat), self, |seen| Event::PickCommitted { seat, card: seen.then_some(card) });
        if self.board.committed.len() == self.board.seats() {
            self.pass_hands(log);
        }
    }

    fn draft(&mut self, seat: Seat, card: Dragon) {
        let at = seat.index();
        self.hands[at] = self.hands[at].without(card);
        self.drafted[at] = self.drafted[at].with(card);
        self.picks[at][usize::from(self.board.pass)] = Some(card);
    }

    /// `DR-5.7`, `DR-5.8`: the hands go on; the last card of each is drafted without a decision.
    fn pass_hands<S: Sink<Self>>(&mut self, log: &mut S) {
        let passing = Passing::of(&self.board);
        let mut hands = [Cards::NONE; MOST];
        for seat in Seat::all(self.board.seats()) {
            hands[passing.holder(seat, 1).index()] = self.hand(seat);
        }
        self.hands = hands;
        self.board.pass += 1;
        self.board.committed = Seats::NONE;
        let cards = self.board.cards_dealt() as u8 - self.board.pass;
        let left = self.board.passes_left();
        log.event(Audience::ALL, self, || Event::HandsPassed { left, cards });
        if cards == 1 {
            self.take_last_cards(log);
        }
    }

    /// `DR-5.9`: a single card is no choice.
    fn take_last_cards<S: Sink<Self>>(&mut self, log: &mut S) {
        for seat in Seat::all(self.board.seats()) {
            for card in self.hand(seat).each() {
                self.draft(seat, card);
                self.board.committed = self.board.committed.with(seat);
                log.tell(Seats::one(seat), self, |seen| Event::LastCardTaken {
                    seat,
                    card: seen.then_some(card),
                });
            }
        }
        self.board.pass += 1;
        self.board.committed = Seats::NONE;
        self.begin_flights(log);
    }
}
