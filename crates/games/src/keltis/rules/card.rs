//! Playing a card: laid in a column or discarded (`KE-4`, `KE-5`).

use crate::keltis::cards::{Card, Colour};
use crate::keltis::event::Event;
use crate::keltis::paths::LAST_STEP;
use crate::keltis::state::{Board, Keltis, Phase, Played};
use crate::keltis::table::Direction;
use engine::{Audience, Illegal, Seat, Sink};

impl Board {
    /// `KE-4.3`, `KE-4.4`, `KE-4.5`, `KE-4.6`, `KE-4.7`, `KE-4.8`: the cards that fit into the columns of a seat, bit n
    /// for card number n.
    #[inline]
    pub(in crate::keltis) fn fitting_cards(&self, seat: Seat) -> u64 {
        let columns = &self.columns[seat.index()];
        let mut cards = 0;
        for colour in Colour::ALL {
            cards |= u64::from(columns[colour.index()].fitting()) << (colour.index() * Card::VALUES);
        }
        cards
    }

    /// `KE-6.4`, `KE-6.8`, `KE-9.2`: what follows when a seat lays a card of this colour.
    #[inline]
    pub(in crate::keltis) const fn after_laying(&self, seat: Seat, colour: Colour) -> Phase {
        match self.markers(seat).step(colour) {
            0 => Phase::Enter,
            LAST_STEP => Phase::Finished,
            _ => Phase::Step,
        }
    }
}

impl Keltis {
    /// `KE-3.4`, `KE-3.7`: the cards that the active seat may lay and discard, bit n for card number n.
    #[inline]
    pub(in crate::keltis) fn card_masks(&self) -> (u64, u64) {
        let seat = self.board.active;
        let hand = self.hand(seat).mask();
        (hand & self.board.fitting_cards(seat), hand)
    }

    /// Whether the seat holds a card that it wants to play.
    pub(in crate::keltis) fn check_held(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.hand(seat).has(card) {
            return Ok(());
        }
        Err(Illegal::new("KE-3.2", "not-in-hand", format!("you do not hold {card}")))
    }

    /// `KE-4.6`, `KE-4.7`: whether a card fits into the seat's column of its colour.
    pub(in crate::keltis) fn check_fits(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let column = self.board.column(seat, card.colour());
        let (colour, value) = (card.colour(), card.value());
        if column.fits(value) {
            return Ok(());
        }
        let last = column.last().unwrap_or(value);
        let (clause, code, way, bound) = match column.direction() {
            Direction::Down => ("KE-4.7", "column-runs-down", "downwards", "lower"),
            Direction::Up | Direction::Open => ("KE-4.6", "column-runs-up", "upwards", "higher"),
        };
        let message = format!("your {colour} column runs {way}: use {last} or {bound}, not {value}");
        Err(Illegal::new(clause, code, message))
    }

    fn leave_hand(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        // KE-10.4: a card that was openly taken is known until such a card leaves the hand.
        let known = &mut self.board.known[seat.index()];
        if known.has(card) {
            known.remove(card);
        }
    }

    /// `KE-4.1`: a card is laid; the move comes next (`KE-13.5`).
    #[inline]
    pub(in crate::keltis) fn lay<S: Sink<Self>>(&mut self, card: Card, log: &mut S) {
        let (seat, colour) = (self.board.active, card.colour());
        self.leave_hand(seat, card);
        let column = &mut self.board.columns[seat.index()][colour.index()];
        let before = column.direction();
        column.lay(card.value());
        let direction = column.direction();
        self.board.played = Some(Played::Laid(card));
        // KE-11.15.
        self.board.idle = 0;
        self.board.phase = self.board.after_laying(seat, colour);
        log.event(Audience::ALL, self, || Event::CardLaid {
            seat,
            card,
            direction,
            fixes: direction != before,
        });
    }

    /// `KE-5.1`, `KE-5.3`: a card is discarded; nothing moves.
    #[inline]
    pub(in crate::keltis) fn discard<S: Sink<Self>>(&mut self, card: Card, log: &mut S) {
        let seat = self.board.active;
        self.leave_hand(seat, card);
        self.board.piles[card.colour().index()].push(card.value());
        self.board.played = Some(Played::Discarded(card));
        self.board.phase = Phase::Draw;
        log.event(Audience::ALL, self, || Event::CardDiscarded { seat, card });
    }
}
