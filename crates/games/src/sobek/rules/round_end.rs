//! Horizontal sets at the end of a round (`SO-9`).

use crate::sobek::action::{Action, Outcome};
use crate::sobek::card::Family;
use crate::sobek::data::data;
use crate::sobek::event::Event;
use crate::sobek::memory::Zone;
use crate::sobek::state::{Board, Focus, Phase, Sobek};
use crate::sobek::view::Backs;
use engine::{Audience, Disclosure, Game, Seat, Seats, Sink, Step};

impl Board {
    /// Whether taking this many cards off the quay ends the round (`SO-9.1`).
    pub fn ends_round(&self, cards: u8) -> bool {
        self.deck == 0 && self.quay.len() == usize::from(cards)
    }
}

impl Sobek {
    /// How others see that a character has come to its owner. If that ends the round, they see whether the owner
    /// can lay a set (`SO-9.8`); if nobody can, the piles are turned up at once.
    pub(in crate::sobek) fn reveal_disclosure(&self, outcome: Outcome) -> Disclosure {
        let mut after = *self;
        let mut log: Vec<Step<Self>> = Vec::new();
        after.resolve(outcome, &mut log);
        if !log.iter().any(|step| matches!(step.event, Event::RoundEnds { .. })) {
            return Disclosure::masked(outcome.masked());
        }
        if after.board.phase != Phase::Horizontal {
            Disclosure::Open
        } else if after.board.active == self.board.active {
            Disclosure::masked(outcome.masked())
        } else {
            Disclosure::masked("reveal ? (nothing to lay)")
        }
    }

    /// `SO-9.1`, `SO-9.8`: the round ends at once; the player who took the last card lays first.
    pub(super) fn end_round<S: Sink<Self>>(&mut self, log: &mut S) {
        let seat = self.board.active;
        self.board.focus = Focus { seat: Some(seat), ..Focus::default() };
        self.board.again = false;
        self.board.phase = Phase::Horizontal;
        let done = self.pass_empty_hand();
        log.event(Audience::ALL, self, || Event::RoundEnds { seat });
        self.go_on_laying(done, log);
    }

    /// `SO-9.8`, `SO-9.9`: the next decision about horizontal sets, or the scoring when all have laid.
    pub(super) fn go_on_laying<S: Sink<Self>>(&mut self, mut done: bool, log: &mut S) {
        while !done && self.layable() == 0 {
            done = self.leave_hand(log);
        }
        if done {
            self.score_round(log);
        }
    }

    /// `SO-9.9`: the player lays no more.
    pub(in crate::sobek) fn stop_laying<S: Sink<Self>>(&mut self, log: &mut S) {
        let done = self.leave_hand(log);
        self.go_on_laying(done, log);
    }

    /// `SO-9.9`: the rest of the hand goes to the pile; whether that was the last hand.
    fn leave_hand<S: Sink<Self>>(&mut self, log: &mut S) -> bool {
        let seat = self.board.active;
        let cards = self.move_all(seat, Zone::Hand, Zone::Pile);
        let done = self.pass_empty_hand();
        log.tell(Seats::one(seat), self, |seen| Event::HandToPile {
            seat,
            backs: Backs::from(cards),
            cards: seen.then_some(cards),
        });
        done
    }

    /// `SO-9.8`: passes over those who have no card left; whether that is everybody.
    pub(super) fn pass_empty_hand(&mut self) -> bool {
        let ender = self.board.focus.seat;
        while self.hand(self.board.active).is_empty() {
            self.board.active = self.board.active.left(self.board.seats());
            self.board.focus = Focus { seat: ender, ..Focus::default() };
            if Some(self.board.active) == ender {
                return true;
            }
        }
        false
    }

    /// `SO-9.3`, `SO-9.4`, `SO-9.5`, `SO-9.6`: the families of which the active player may lay a horizontal set, bit n
    /// for family n; only families after the last one laid.
    pub(in crate::sobek) fn layable(&self) -> u64 {
        let board = &self.board;
        let hand = self.hand(board.active);
        let later = |family: &Family| board.focus.family.is_none_or(|last| *family > last);
        let open = |family: &Family| {
            let own = hand.family(*family).len();
            (own > 0 || board.setup.amulet_only_sets)
                && own + usize::from(hand.amulets()) >= usize::from(data().min_set)
        };
        let families = Family::ALL.into_iter().filter(later).filter(open);
        families.fold(0, |mask, family| mask | 1 << family.index())
    }

    /// The decisions of a player who lays horizontal sets, from action number [`Action::DONE`].
    pub(in crate::sobek) fn laying_mask(&self) -> u64 {
        1 | self.layable() << (Action::LAY - Action::DONE)
    }

    /// The seats in the order of `SO-9.8` that still have to lay after the active one.
    pub(in crate::sobek) fn still_to_lay(&self) -> impl Iterator<Item = Seat> + '_ {
        let ender = self.board.focus.seat;
        self.board.rivals(self.board.active).take_while(move |seat| Some(*seat) != ender)
    }
}
