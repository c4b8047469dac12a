//! The secret sorting and the common show (`CC-4.17`..`CC-4.31`).

use crate::camel_up_cards::data::MOST;
use crate::camel_up_cards::event::{Event, ShownCard};
use crate::camel_up_cards::state::{CamelUpCards, Phase};
use crate::camel_up_cards::{Action, Cards, RaceCard, Slot};
use crate::open::Open;
use engine::{Audience, Illegal, Seat, Seats, Sink};

/// What a seat decides next in the sorting (`CC-4.21`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Discard,
    Keep,
    Show,
    Done,
}

impl Step {
    /// The first action number of the step.
    const fn first(self) -> usize {
        self as usize * RaceCard::COUNT
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Discard => "discard",
            Self::Keep => "keep",
            Self::Show => "show",
            Self::Done => "do nothing",
        }
    }
}

impl CamelUpCards {
    #[inline]
    fn sorting_step(&self, seat: Seat) -> Step {
        let show = self.board.setup.leg_setup.show;
        match self.board.choices[seat.index()] {
            0 => Step::Done,
            left if left > 1 + show => Step::Discard,
            left if left == 1 + show => Step::Keep,
            _ => Step::Show,
        }
    }

    /// `CC-4.22`, `CC-4.23`: the kinds that a seat may choose next.
    #[inline]
    fn sorting_options(&self, seat: Seat) -> Cards {
        let own = &self.own[seat.index()];
        if self.sorting_step(seat) != Step::Discard {
            return own.hand;
        }
        let from = own.discards.last_kind().unwrap_or(RaceCard::ALL[0]);
        // The last kind of which, with all later kinds, enough cards remain.
        let left = self.discards_left(seat);
        let last = own.hand.nth(own.hand.len() - left);
        let options = own.hand.from_kind(from);
        options.before_kind(last) + Cards::of(last, options.count(last))
    }

    /// How many cards the seat still has to discard.
    fn discards_left(&self, seat: Seat) -> usize {
        usize::from(self.board.choices[seat.index()] - 1 - self.board.setup.leg_setup.show)
    }

    /// The decisions open to a seat that sorts.
    #[inline]
    pub(in crate::camel_up_cards) fn open_sorting(&self, seat: Seat) -> Open {
        Open::new(self.sorting_options(seat).kind_mask(), self.sorting_step(seat).first())
    }

    /// `CC-4.17`, `CC-4.18`, `CC-4.19`, `CC-4.20`, `CC-4.21`, `CC-4.22`, `CC-4.23`: whether the seat may sort this card
    /// like that now.
    pub(in crate::camel_up_cards) fn check_sorting(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let refuse = |clause, code, message: String| Err(Illegal::new(clause, code, message));
        if self.board.phase != Phase::Sort {
            return refuse("CC-4.17", "not-sorting", "cards are sorted only before a leg".to_owned());
        }
        let (step, card) = match action {
            Action::Discard(card) => (Step::Discard, card),
            Action::Keep(card) => (Step::Keep, card),
            Action::Show(card) => (Step::Show, card),
            _ => (Step::Done, RaceCard::ALL[0]),
        };
        let now = self.sorting_step(seat);
        if step != now {
            let message = format!("you are to {} a card now, not to {} one", now.word(), step.word());
            return refuse("CC-4.21", "sorting-order", message);
        }
        let own = &self.own[seat.index()];
        if !own.hand.contains(card) {
            return refuse("CC-4.22", "card-not-held", format!("you have no {card} left to sort"));
        }
        if step == Step::Discard && !self.sorting_options(seat).contains(card) {
            let from = own.discards.last_kind().unwrap_or(RaceCard::ALL[0]);
            let message = if card < from {
                format!("discards go in the order of cards: after {from} not {card}")
            } else {
                let (left, held) = (self.discards_left(seat), own.hand.from_kind(card).len());
                format!(
                    "discards go in the order of cards: from {card} on you have {held}, but must discard {left}"
                )
            };
            return refuse("CC-4.22", "discard-order", message);
        }
        Ok(())
    }

    /// `CC-4.17`: a card goes to the discard pile.
    #[inline]
    pub(in crate::camel_up_cards) fn discard<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        card: RaceCard,
        log: &mut S,
    ) {
        let own = &mut self.own[seat.index()];
        own.hand = own.hand.without(card);
        own.discards = own.discards.with(card);
        self.board.choices[seat.index()] -= 1;
        log.tell(Seats::one(seat), self, |seen| Event::Discarded { seat, card: seen.then_some(card) });
    }

    /// `CC-4.17`: a card stays in hand.
    #[inline]
    pub(in crate::camel_up_cards) fn keep<S: Sink<Self>>(&mut self, seat: Seat, card: RaceCard, log: &mut S) {
        let own = &mut self.own[seat.index()];
        own.hand = own.hand.without(card);
        own.kept = Slot::of(card);
        self.board.choices[seat.index()] -= 1;
        log.tell(Seats::one(seat), self, |seen| Event::Kept { seat, card: seen.then_some(card) });
        self.sorted(seat, log);
    }

    /// `CC-4.17`: a card is laid out to be shown.
    #[inline]
    pub(in crate::camel_up_cards) fn choose_show<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        card: RaceCard,
        log: &mut S,
    ) {
        let own = &mut self.own[seat.index()];
        own.hand = own.hand.without(card);
        own.show = Slot::of(card);
        self.board.choices[seat.index()] -= 1;
        log.tell(Seats::one(seat), self, |seen| Event::ShowChosen { seat, card: seen.then_some(card) });
        self.sorted(seat, log);
    }

    /// `CC-4.21`: after the last choice the rest goes to the deck; after that of the last seat the leg begins.
    #[inline]
    fn sorted<S: Sink<Self>>(&mut self, seat: Seat, log: &mut S) {
        if self.sorting_step(seat) != Step::Done {
            return;
        }
        let own = &mut self.own[seat.index()];
        own.deck = std::mem::take(&mut own.hand);
        log.event(Audience::ALL, self, || Event::Ready { seat });
        if self.board.sorting().is_empty() {
            self.begin_leg(log);
        }
    }

    /// `CC-4.26`, `CC-4.27`, `CC-4.28`, `CC-4.29`, `CC-4.30`, `CC-4.31`: the shown cards are turned up, the deck is
    /// formed, the starting player has the turn.
    fn begin_leg<S: Sink<Self>>(&mut self, log: &mut S) {
        self.deck = Cards::NONE;
        for seat in 0..MOST {
            let own = &mut self.own[seat];
            self.board.shown[seat] = std::mem::take(&mut own.show);
            self.deck = self.deck + own.deck + self.board.shown[seat].cards();
        }
        self.board.active = self.board.first;
        self.board.phase = Phase::Turn;
        if self.board.setup.leg_setup.show > 0 {
            log.event(Audience::ALL, self, || {
                let card = |seat| Some(ShownCard { seat, card: self.board.shown(seat)? });
                Event::CardsShown { cards: Seat::all(self.board.seats()).filter_map(card).collect() }
            });
        }
        let (leg, seat) = (self.board.leg, self.board.active);
        log.event(Audience::ALL, self, || Event::LegBegins { leg, seat, deck: self.deck.len() });
    }

    /// `CC-4.26`, `CC-4.31`: whether the next choice of this seat is the last of all, so that the shown cards are
    /// turned up and the leg begins.
    pub(in crate::camel_up_cards) fn begins_leg(&self, seat: Seat) -> bool {
        self.board.sorting() == Seats::one(seat) && self.board.choices[seat.index()] == 1
    }
}
