//! Playing sets, and the Courtesan's additions (`SO-5`, `SO-7.26`).

use crate::sobek::card::{Card, Family};
use crate::sobek::cards::Cards;
use crate::sobek::data::data;
use crate::sobek::event::Event;
use crate::sobek::memory::Zone;
use crate::sobek::score::set_result;
use crate::sobek::state::{Focus, Phase, Sobek};
use engine::{Audience, Seat, Sink};

impl Sobek {
    /// `SO-5.1`, `SO-5.7`: begins a set, or an extension where one of the family lies already (`SO-5.9`).
    pub(in crate::sobek) fn begin_set<S: Sink<Self>>(&mut self, family: Family, log: &mut S) {
        self.begin(family, Phase::Build, log);
    }

    /// `SO-9.3`: begins a horizontal set.
    pub(in crate::sobek) fn begin_horizontal<S: Sink<Self>>(&mut self, family: Family, log: &mut S) {
        self.begin(family, Phase::HorizontalBuild, log);
    }

    /// `SO-7.26`: the Courtesan's set is chosen.
    pub(in crate::sobek) fn choose_extended<S: Sink<Self>>(&mut self, family: Family, log: &mut S) {
        self.begin(family, Phase::CourtesanCards, log);
    }

    fn begin<S: Sink<Self>>(&mut self, family: Family, phase: Phase, log: &mut S) {
        let seat = self.board.active;
        let horizontal = phase == Phase::HorizontalBuild;
        let extension = !horizontal && self.board.sets[seat.index()].has(family);
        let ender = self.board.focus.seat;
        self.board.focus = Focus { family: Some(family), extension, seat: ender, ..Focus::default() };
        self.board.phase = phase;
        log.event(Audience::ALL, self, || Event::SetBegun { seat, family, extension, horizontal });
    }

    /// `SO-5.10`: puts a card onto the set in the making.
    pub(in crate::sobek) fn add<S: Sink<Self>>(&mut self, card: Card, log: &mut S) {
        let (seat, phase) = (self.board.active, self.board.phase);
        let Some(family) = self.board.focus.family else {
            unreachable!("a set in the making has a family");
        };
        let horizontal = phase == Phase::HorizontalBuild;
        self.take_open(seat, Zone::Hand, Cards::one(card));
        let sets = if horizontal { &mut self.board.horizontal } else { &mut self.board.sets };
        sets[seat.index()].add(family, card);
        self.board.focus.added += 1;
        self.board.focus.last = Some(card);
        log.event(Audience::ALL, self, || Event::CardLaid { seat, family, card, horizontal });
        // SO-7.26: two cards at most.
        if phase == Phase::CourtesanCards && self.board.focus.added == data().courtesan_max {
            self.finish_courtesan(log);
        }
    }

    /// `SO-5.14`: the set is complete; an event may follow (`SO-5.13`).
    pub(in crate::sobek) fn finish_set<S: Sink<Self>>(&mut self, log: &mut S) {
        if self.board.stack == 0 {
            self.end_with_set(log);
        } else {
            self.tell_set(self.board.active, self.board.focus, false, log);
            self.take_stack(log);
        }
    }

    /// `SO-6.7`, `SO-7.27`: no event follows what the Courtesan adds.
    pub(in crate::sobek) fn finish_courtesan<S: Sink<Self>>(&mut self, log: &mut S) {
        self.end_with_set(log);
    }

    fn end_with_set<S: Sink<Self>>(&mut self, log: &mut S) {
        let (seat, made) = (self.board.active, self.board.focus);
        self.end_turn();
        self.tell_set(seat, made, false, log);
    }

    /// `SO-9.7`: no event follows a horizontal set.
    pub(in crate::sobek) fn finish_horizontal<S: Sink<Self>>(&mut self, log: &mut S) {
        let (by, made) = (self.board.active, self.board.focus);
        let Focus { family, seat, .. } = made;
        self.board.focus = Focus { family, seat, ..Focus::default() };
        self.board.phase = Phase::Horizontal;
        let done = self.pass_empty_hand();
        self.tell_set(by, made, true, log);
        self.go_on_laying(done, log);
    }

    fn tell_set<S: Sink<Self>>(&self, seat: Seat, made: Focus, horizontal: bool, log: &mut S) {
        if let Some(family) = made.family {
            let laid = || set_result(&self.board, seat, family, horizontal);
            log.event(Audience::ALL, self, || Event::SetLaid { seat, set: laid(), added: made.added });
        }
    }
}
