//! The scoring of a leg and the start of the next (`CU-14`).

use crate::camel_up::event::Event;
use crate::camel_up::pieces::{DiceShown, Tickets, TileRow};
use crate::camel_up::score::{leg_net, leg_results, settled};
use crate::camel_up::state::CamelUp;
use engine::{Audience, MAX_SEATS, Seat, Sink};

impl CamelUp {
    /// `CU-14.2`, `CU-14.3`, `CU-14.4`, `CU-14.5`, `CU-14.6`, `CU-14.7`, `CU-14.8`, `CU-14.9`: pays every seat its net
    /// sum; then partnerships end in any case (`CU-13.13`).
    pub(in crate::camel_up) fn score_leg<S: Sink<Self>>(&mut self, log: &mut S) {
        let before = self.board;
        for seat in Seat::all(before.seats()) {
            self.board.money[seat.index()] = settled(before.money(seat), leg_net(&before, seat));
        }
        log.event(Audience::ALL, self, || Event::LegScored {
            leg: before.leg,
            ranking: before.race.ranking(),
            seats: leg_results(&before),
        });
        self.board.partners = [0; MAX_SEATS];
    }

    /// `CU-14.10`, `CU-14.11`, `CU-14.12`: tickets, tiles and dice go back; camels, cards and money stay.
    pub(in crate::camel_up) fn next_leg<S: Sink<Self>>(&mut self, log: &mut S) {
        let board = &mut self.board;
        board.tickets = Tickets::default();
        board.pyramid = [0; MAX_SEATS];
        board.tiles = TileRow::default();
        board.dice = DiceShown::NONE;
        board.leg = board.leg.saturating_add(1);
        self.pass_turn();
        let (leg, seat) = (self.board.leg, self.board.active);
        log.event(Audience::ALL, self, || Event::LegBegins { leg, seat });
    }
}
