//! Majorities by realm, and the end of a turn (`DR-10`, `DR-11`).

use crate::dragon_racer::data::{MOST, MOST_DEALT, TURNS, data};
use crate::dragon_racer::event::{Because, Event, Moved, RealmCount};
use crate::dragon_racer::kinds::{Realm, Talent};
use crate::dragon_racer::score::{self, leaders, realm_counts};
use crate::dragon_racer::state::{Board, DragonRacer, Phase};
use engine::{Audience, Seat, Seats, Sink};

impl Board {
    /// How far everybody has moved in this turn.
    fn movements(&self) -> Vec<Moved> {
        let moved = |seat| Moved { seat, moved: self.moved(seat), distance: self.distance(seat) };
        Seat::all(self.seats()).map(moved).collect()
    }
}

impl DragonRacer {
    /// `DR-10.1`, `DR-10.2`: the realms that are scored, one after another; then the turn is over.
    pub(in crate::dragon_racer) fn turbo<S: Sink<Self>>(&mut self, log: &mut S) {
        self.board.flyer = None;
        self.board.phase = Phase::Turbo;
        let premium = self.board.premium();
        log.event(Audience::ALL, self, || Event::TurboBegins { premium });
        let mut counts = [[0; Realm::COUNT]; MOST];
        for seat in Seat::all(self.board.seats()) {
            counts[seat.index()] = realm_counts(&self.board, seat);
        }
        let mut leapt = Seats::NONE;
        for realm in Realm::ALL {
            if self.board.scores_realm(realm) {
                self.score_realm(realm, counts.map(|counts| counts[realm.index()]), &mut leapt, log);
            }
        }
        self.end_turn(log);
    }

    /// `DR-10.6`, `DR-10.7`, `DR-10.8`, `DR-10.9`, `DR-9.6`: the leaders of a realm move.
    fn score_realm<S: Sink<Self>>(
        &mut self,
        realm: Realm,
        counts: [u8; MOST],
        leapt: &mut Seats,
        log: &mut S,
    ) {
        let counts = &counts[..self.board.seats()];
        let (leaders, movement) = leaders(&self.board, counts);
        leaders.iter().for_each(|seat| self.move_in_turbo(seat, movement));
        log.event(Audience::ALL, self, || {
            let counted =
                Seat::all(counts.len()).zip(counts).map(|(seat, &cards)| RealmCount { seat, cards });
            Event::RealmScored { realm, counts: counted.collect(), leaders, movement }
        });
        for seat in leaders.iter() {
            if self.board.setup.leap_once && leapt.contains(seat) {
                continue;
            }
            *leapt = leapt.with(seat);
            let leap = data().talents.victory_leap;
            self.talent(seat, Talent::Leap, leap, Because::VictoryLeap(realm), log);
        }
    }

    /// `DR-10.12`, `DR-11.1`: cards go back into the deck; the game ends after turn 7.
    fn end_turn<S: Sink<Self>>(&mut self, log: &mut S) {
        let turn = self.board.turn;
        log.event(Audience::ALL, self, || Event::TurnEnds { turn, moved: self.board.movements() });
        self.collect();
        self.picks = [[None; MOST_DEALT]; MOST];
        self.board.exchanges = [None; MOST];
        self.board.pass = 0;
        if usize::from(turn) < TURNS {
            return self.begin_turn(turn + 1, log);
        }
        self.board.phase = Phase::Over;
        self.board.dealt = 0;
        log.event(Audience::ALL, self, || Event::GameOver {
            standings: score::scores(&self.board),
            last_turn: self.board.movements(),
        });
    }
}
