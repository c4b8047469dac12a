//! The end of a leg and of the race, with their payouts (`CC-10`, `CC-11`).

use crate::camel_up_cards::event::{Event, HomeReason};
use crate::camel_up_cards::score::{final_items, final_payouts, leg_items, leg_payouts, settled};
use crate::camel_up_cards::state::{CamelUpCards, Phase};
use crate::camel_up_cards::{Figure, score};
use engine::{Audience, Game, Seat, Sink};

impl CamelUpCards {
    /// `CC-10.1`, `CC-10.10`: the leg is paid, everything goes back, the next one is prepared.
    pub(in crate::camel_up_cards) fn end_leg<S: Sink<Self>>(&mut self, log: &mut S) {
        self.pay_leg(log);
        for figure in Figure::ALL {
            self.send_home(figure, HomeReason::LegOver, log);
        }
        self.prepare_leg(log);
    }

    /// `CC-11.1`, `CC-11.2`, `CC-11.3`, `CC-11.4`, `CC-11.5`, `CC-11.6`, `CC-11.7`, `CC-11.8`: the last leg is paid,
    /// then the final bets.
    pub(in crate::camel_up_cards) fn end_race<S: Sink<Self>>(&mut self, log: &mut S) {
        // CC-11.4: once, also when the race ended with the last card of the deck.
        self.pay_leg(log);
        let before = self.board;
        for seat in Seat::all(before.seats()) {
            let sum = final_items(&before, seat).map(score::Item::amount).sum();
            self.board.money[seat.index()] = settled(before.money(seat), sum);
        }
        let places = before.places();
        log.event(Audience::ALL, self, || Event::RacePaid { places, payouts: final_payouts(&before) });
        self.board.phase = Phase::Over;
        log.event(Audience::ALL, self, || Event::GameOver { standings: self.scores() });
    }

    /// `CC-10.2`, `CC-10.3`, `CC-10.4`, `CC-10.5`, `CC-10.6`, `CC-10.7`, `CC-10.8`, `CC-10.9`: pays every seat for leg
    /// bets and figure cards, all at once.
    fn pay_leg<S: Sink<Self>>(&mut self, log: &mut S) {
        log.event(Audience::ALL, self, || {
            let held = Seat::all(self.board.seats()).filter(|&seat| self.board.holds_card(seat));
            Event::HandCardsDropped { seats: held.collect() }
        });
        let before = self.board;
        for seat in Seat::all(before.seats()) {
            let sum = leg_items(&before, seat).map(score::Item::amount).sum();
            self.board.money[seat.index()] = settled(before.money(seat), sum);
        }
        let (leg, places) = (before.leg, before.places());
        log.event(Audience::ALL, self, || Event::LegPaid { leg, places, payouts: leg_payouts(&before) });
    }
}
