//! Cards that go from place to place, with what everybody remembers of it (`SO-13.6`..`SO-13.10`).

use crate::sobek::card::{Back, Card};
use crate::sobek::cards::Cards;
use crate::sobek::memory::Zone;
use crate::sobek::state::Sobek;
use engine::Seat;

impl Sobek {
    #[inline]
    pub(super) fn zone_mut(&mut self, seat: Seat, zone: Zone) -> &mut Cards {
        match zone {
            Zone::Hand => &mut self.hands[seat.index()],
            Zone::Pile => &mut self.piles[seat.index()],
        }
    }

    /// Everybody sees the card enter.
    #[inline]
    pub(super) fn put_open(&mut self, seat: Seat, zone: Zone, card: Card) {
        self.put_hidden(seat, zone, card);
        if self.board.setup.memory {
            self.memory.seen_entering(self.board.seats(), seat, zone, card);
        }
    }

    /// Only the owner sees the card enter.
    #[inline]
    pub(super) fn put_hidden(&mut self, seat: Seat, zone: Zone, card: Card) {
        let cards = self.zone_mut(seat, zone);
        *cards = cards.with(card);
    }

    /// Everybody sees the cards leave.
    #[inline]
    pub(super) fn take_open(&mut self, seat: Seat, zone: Zone, cards: Cards) {
        let there = self.zone_mut(seat, zone);
        *there = there.minus(cards);
        if self.board.setup.memory {
            self.memory.seen_leaving(self.board.seats(), seat, zone, cards);
        }
    }

    /// `SO-13.10`: all of a zone goes to the other zone of the same seat.
    pub(super) fn move_all(&mut self, seat: Seat, from: Zone, to: Zone) -> Cards {
        let cards = std::mem::take(self.zone_mut(seat, from));
        let there = self.zone_mut(seat, to);
        *there = there.plus(cards);
        // With nothing remembered this adds nothing.
        self.memory.all_move(self.board.seats(), seat, from, to);
        cards
    }

    /// `SO-13.9`: what a seat has given up goes under its tile; the others see the backs. `SO-7.22`.
    pub(super) fn move_surplus(&mut self, seat: Seat) -> Cards {
        let cards = std::mem::take(&mut self.dropping);
        let before = self.hand(seat).plus(cards);
        let pile = self.zone_mut(seat, Zone::Pile);
        *pile = pile.plus(cards);
        for back in Back::ALL {
            let counts = (cards.backed(back).len() as u8, before.backed(back).len() as u8);
            let (hand, pile) = ((seat, Zone::Hand), (seat, Zone::Pile));
            self.memory.unseen_moving(self.board.seats(), hand, pile, back, counts);
        }
        cards
    }

    /// A card goes from a zone of one seat to the hand of another; the two see it, the others its back.
    pub(super) fn hand_over(&mut self, (from, zone): (Seat, Zone), to: Seat, card: Card) {
        let back = card.back();
        let there = self.zone_mut(from, zone);
        let n = there.backed(back).len() as u8;
        *there = there.without(card);
        self.put_hidden(to, Zone::Hand, card);
        if self.board.setup.memory {
            self.memory.unseen_moving(self.board.seats(), (from, zone), (to, Zone::Hand), back, (1, n));
            self.memory.parties_see((from, zone), to, card);
        }
    }
}
