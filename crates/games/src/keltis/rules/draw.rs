//! Drawing a card, which ends the turn (`KE-10`).

use crate::keltis::action::Outcome;
use crate::keltis::cards::{Card, Colour};
use crate::keltis::event::{Ending, Event};
use crate::keltis::state::{Board, Keltis, Phase, Played};
use engine::{Audience, Illegal, Seats, Sink};

impl Board {
    /// `KE-10.1`, `KE-10.6`: where the active seat may draw from: bit 0 the draw pile, bit 1 + n colour n.
    #[inline]
    pub(in crate::keltis) fn draw_mask(&self) -> u64 {
        let mut mask = 1;
        for colour in Colour::ALL {
            let open = !self.pile(colour).is_empty() && !self.is_barred(colour);
            mask |= u64::from(open) << (1 + colour.index());
        }
        mask
    }

    /// `KE-10.6`: whether the seat has just discarded onto this pile and may not take that back.
    #[inline]
    fn is_barred(&self, colour: Colour) -> bool {
        let own = matches!(self.played, Some(Played::Discarded(card)) if card.colour() == colour);
        own && !self.setup.redraw_own_discard
    }

    /// `KE-10.1`, `KE-10.6`: whether the active seat may take the top of this discard pile.
    pub(in crate::keltis) fn check_pile(&self, colour: Colour) -> Result<(), Illegal> {
        if self.pile(colour).is_empty() {
            let message = format!("the {colour} discard pile is empty");
            return Err(Illegal::new("KE-10.1", "empty-pile", message));
        }
        if self.is_barred(colour) {
            let message = format!("you discarded onto the {colour} pile this turn, draw from elsewhere");
            return Err(Illegal::new("KE-10.6", "own-discard", message));
        }
        Ok(())
    }
}

impl Keltis {
    /// `KE-10.1`: the draw pile is chosen; chance turns up the card (`KE-10.7`: there is one).
    #[inline]
    pub(in crate::keltis) fn choose_deck(&mut self) {
        // KE-11.15.
        self.board.idle = 0;
        self.board.phase = Phase::Deck;
    }

    /// `KE-10.4`: the top of a discard pile is taken for all to see.
    #[inline]
    pub(in crate::keltis) fn take_discard<S: Sink<Self>>(&mut self, colour: Colour, log: &mut S) {
        let seat = self.board.active;
        let Some(value) = self.board.piles[colour.index()].pop() else {
            unreachable!("`check` refuses an empty pile");
        };
        let card = Card::new(colour, value);
        self.hands[seat.index()].add(card);
        self.board.known[seat.index()].add(card);
        // KE-11.14: a turn is idle if its card was discarded and its draw came from a discard pile.
        let discarded = match self.board.played {
            Some(Played::Discarded(discarded)) => Some(discarded),
            _ => None,
        };
        self.board.idle = if discarded.is_some() { self.board.idle.saturating_add(1) } else { 0 };
        let (count, limit) = (self.board.idle, self.board.setup.idle_limit());
        let stalled = limit.is_some_and(|limit| count >= limit);
        self.end_turn(stalled);
        log.event(Audience::ALL, self, || Event::CardTaken { seat, card, own: discarded == Some(card) });
        if count > 0 {
            log.event(Audience::ALL, self, || Event::IdleTurn { seat, count, limit });
        }
        if stalled {
            self.finish(Ending::Stall, log);
        }
    }

    /// `KE-10.3`: the drawer receives a card of the draw pile.
    #[inline]
    pub(in crate::keltis) fn draw_card<S: Sink<Self>>(&mut self, card: Card, log: &mut S) {
        let seat = self.board.active;
        self.pool.remove(card);
        self.hands[seat.index()].add(card);
        let draw_pile = self.draw_pile();
        // KE-11.10: the drawer keeps the last card, and no further turn follows.
        let empty = draw_pile == 0;
        self.end_turn(empty);
        let drawn = |card| Event::CardDrawn { seat, card, draw_pile };
        log.tell(Seats::one(seat), self, |seen| drawn(seen.then_some(card)));
        if empty {
            self.finish(Ending::Deck, log);
        }
    }

    /// `KE-3.1`: the next seat clockwise has the turn, unless the game ends with this one.
    #[inline]
    fn end_turn(&mut self, last: bool) {
        self.board.played = None;
        if !last {
            self.board.active = self.board.active.left(self.board.seats());
            self.board.phase = Phase::Card;
        }
    }

    /// `KE-10.3`: every card never dealt nor drawn is equally likely, copy by copy.
    pub(in crate::keltis) fn deck_chances(&self, out: &mut Vec<(Outcome, u32)>) {
        out.extend(self.pool.iter().map(|(card, copies)| (Outcome::Card(card), copies.into())));
    }
}
