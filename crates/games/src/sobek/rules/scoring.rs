//! Points of sets, corruption and its penalty, and the end of the game (`SO-10`, `SO-12`).

use crate::sobek::data::{MOST, data};
use crate::sobek::event::Event;
use crate::sobek::memory::Memory;
use crate::sobek::score::{
    Corruption, corruption_of, most_corrupt, penalty_steps, round_points, set_results, step_back,
};
use crate::sobek::state::{Focus, Phase, Sobek};
use crate::sobek::token::Symbol;
use arrayvec::ArrayVec;
use engine::{Audience, Game, Seat, Sink};

impl Sobek {
    /// `SO-10`: scores the round; then the next one is prepared or the game is over.
    pub(super) fn score_round<S: Sink<Self>>(&mut self, log: &mut S) {
        let seats = self.board.seats();
        let before = self.board.scores;
        self.board.phase = Phase::Scoring;
        self.board.focus = Focus::default();
        // SO-13.11.
        self.memory = Memory::NONE;
        log.event(Audience::ALL, self, || Event::PilesTurned { piles: self.piles[..seats].to_vec() });
        // SO-10.4: all sets before any penalty.
        for seat in Seat::all(seats) {
            self.score_sets(seat, log);
        }
        let all: ArrayVec<Corruption, MOST> =
            Seat::all(seats).map(|seat| corruption_of(&self.board, seat, self.pile(seat))).collect();
        let most = most_corrupt(&all);
        log.event(Audience::ALL, self, || Event::CorruptionCounted { seats: all.to_vec(), most });
        // SO-10.15: each by itself.
        for seat in most.iter() {
            self.penalise(seat, log);
        }
        let round = self.board.round;
        log.event(Audience::ALL, self, || Event::RoundScored {
            round,
            before: before[..seats].to_vec(),
            most,
            standings: self.scores(),
        });
        self.next_round_or_end(log);
    }

    /// `SO-10.1`, `SO-10.2`, `SO-10.3`, `SO-10.4`: one set after the other, then the marker moves.
    fn score_sets<S: Sink<Self>>(&mut self, seat: Seat, log: &mut S) {
        let points = round_points(&self.board, seat);
        let mut sum = 0;
        for set in set_results(&self.board, seat) {
            sum += set.points;
            log.event(Audience::ALL, self, || Event::SetScored { seat, set, sum });
        }
        let from = self.board.score(seat);
        let to = from + points as u16;
        self.board.scores[seat.index()] = to;
        log.event(Audience::ALL, self, || Event::SetPoints { seat, points, from, to });
    }

    /// `SO-10.9`, `SO-10.10`, `SO-10.11`, `SO-10.12`, `SO-10.13`: step by step back along the same symbol.
    fn penalise<S: Sink<Self>>(&mut self, seat: Seat, log: &mut S) {
        let steps = penalty_steps(&self.board, seat);
        let symbol = Symbol::at(self.board.score(seat));
        let deceit = if self.board.setup.penalty_counts_deceit { self.board.deceit_points(seat) } else { 0 };
        let points = round_points(&self.board, seat) + u32::from(deceit);
        log.event(Audience::ALL, self, || Event::PenaltyDue { seat, points, steps, symbol });
        for step in 1..=steps {
            let from = self.board.score(seat);
            let to = step_back(from);
            self.board.scores[seat.index()] = to;
            log.event(Audience::ALL, self, || Event::PenaltyStep { seat, step, of: steps, from, to, symbol });
        }
    }

    /// `SO-12.1`, `SO-12.5`, `SO-12.6`, `SO-12.7`.
    fn next_round_or_end<S: Sink<Self>>(&mut self, log: &mut S) {
        let board = &self.board;
        let rich = board.scores.iter().any(|&score| score > data().early_end_above);
        let early = board.round == data().early_end_after_round && board.round < data().rounds && rich;
        if early || board.round >= data().rounds {
            self.board.phase = Phase::Over;
            log.event(Audience::ALL, self, || Event::GameOver { early, standings: self.scores() });
            return;
        }
        self.begin_round();
        let round = self.board.round;
        log.event(Audience::ALL, self, || Event::RoundBegins { round });
    }
}
