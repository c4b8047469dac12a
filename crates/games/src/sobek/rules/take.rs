//! Taking cards off the quay (`SO-4`, `SO-7.31`).

use crate::sobek::card::{Back, Card, Character};
use crate::sobek::event::Event;
use crate::sobek::memory::Zone;
use crate::sobek::quay::QuayCard;
use crate::sobek::state::{Focus, Phase, Sobek};
use engine::{Audience, Seats, Sink};

impl Sobek {
    /// `SO-4.2`, `SO-4.3`: the active player takes available card number `k` and skips those before it.
    #[inline]
    pub(in crate::sobek) fn take<S: Sink<Self>>(&mut self, k: u8, log: &mut S) {
        self.board.focus.place = self.board.quay.place_of(k).unwrap_or(0);
        self.board.phase = Phase::Take;
        self.go_on_taking(log);
    }

    /// `SO-4.7`: skipped cards in order, then the taken one; stops at each character for its identity.
    fn go_on_taking<S: Sink<Self>>(&mut self, log: &mut S) {
        while let Some((place, QuayCard::Open(card))) = self.board.quay.first() {
            if place == self.board.focus.place {
                return self.take_off(place, card, log);
            }
            self.skip(place, card, log);
        }
    }

    /// Chance has said which character is taken, fetched or drawn.
    pub(in crate::sobek) fn reveal<S: Sink<Self>>(&mut self, character: Character, log: &mut S) {
        if self.board.phase == Phase::Take {
            self.reveal_taken(character, log);
        } else if self.board.phase == Phase::Fetch {
            self.reveal_fetched(character, log);
        } else {
            self.reveal_drawn(character, log);
        }
    }

    /// `SO-4.5`, `SO-4.6`: chance has said which character is skipped or taken.
    pub(in crate::sobek) fn reveal_taken<S: Sink<Self>>(&mut self, character: Character, log: &mut S) {
        let card = character.card();
        self.unrevealed = self.unrevealed.without(card);
        match self.board.quay.first() {
            Some((place, _)) if place != self.board.focus.place => {
                self.skip(place, card, log);
                self.go_on_taking(log);
            }
            _ => self.take_off(self.board.focus.place, card, log),
        }
    }

    /// `SO-4.3`: a skipped card goes face down under the player's tile.
    fn skip<S: Sink<Self>>(&mut self, place: u8, card: Card, log: &mut S) {
        let seat = self.board.active;
        self.board.quay.put(place, None);
        let back = card.back();
        if back == Back::Orange {
            self.put_hidden(seat, Zone::Pile, card);
            log.tell(Seats::one(seat), self, |seen| Event::Skipped {
                seat,
                place,
                card: seen.then_some(card),
                back,
            });
        } else {
            self.put_open(seat, Zone::Pile, card);
            log.event(Audience::ALL, self, || Event::Skipped { seat, place, card: Some(card), back });
        }
    }

    /// `SO-4.2`: the taken card goes to the hand.
    fn take_off<S: Sink<Self>>(&mut self, place: u8, card: Card, log: &mut S) {
        let seat = self.board.active;
        let merchant = matches!(self.board.phase, Phase::Merchant | Phase::Fetch);
        self.board.quay.put(place, None);
        let (back, ends) = (card.back(), self.board.ends_round(0));
        if !ends {
            self.after_taking();
        }
        if back == Back::Orange {
            self.put_hidden(seat, Zone::Hand, card);
            log.tell(Seats::one(seat), self, |seen| Event::Taken {
                seat,
                place,
                card: seen.then_some(card),
                back,
                merchant,
            });
        } else {
            self.put_open(seat, Zone::Hand, card);
            log.event(Audience::ALL, self, || Event::Taken { seat, place, card: Some(card), back, merchant });
        }
        if ends {
            self.end_round(log);
        }
    }

    /// `SO-4.8`, `SO-8.2`: the turn passes, and an empty quay brings a delivery.
    fn after_taking(&mut self) {
        self.end_turn();
        if self.board.quay.is_empty() {
            self.board.phase = Phase::Delivery;
        }
    }

    /// `SO-7.31`: the Merchant takes any card of the quay.
    pub(in crate::sobek) fn fetch<S: Sink<Self>>(&mut self, k: u8, log: &mut S) {
        let place = self.board.quay.place_of(k).unwrap_or(0);
        self.board.focus.place = place;
        match self.board.quay.at(place) {
            Some(QuayCard::Open(card)) => self.take_off(place, card, log),
            _ => self.board.phase = Phase::Fetch,
        }
    }

    /// `SO-7.32`: chance has said which character the Merchant took.
    pub(in crate::sobek) fn reveal_fetched<S: Sink<Self>>(&mut self, character: Character, log: &mut S) {
        self.unrevealed = self.unrevealed.without(character.card());
        self.take_off(self.board.focus.place, character.card(), log);
    }

    /// `SO-3.3`: the turn passes to the left.
    #[inline]
    pub(in crate::sobek) fn end_turn(&mut self) {
        self.board.focus = Focus::default();
        self.board.again = false;
        self.board.active = self.board.active.left(self.board.seats());
        self.board.phase = Phase::Turn;
    }
}
