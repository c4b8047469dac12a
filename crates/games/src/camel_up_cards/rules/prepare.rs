//! Before a leg: restock, track, starting player, dealing (`CC-4.1`..`CC-4.16`).

use crate::camel_up_cards::cell::Figures;
use crate::camel_up_cards::data::{MOST, data};
use crate::camel_up_cards::event::Event;
use crate::camel_up_cards::race::{Race, Track, longest};
use crate::camel_up_cards::state::{Board, CamelUpCards, OwnCards, Phase};
use crate::camel_up_cards::{Cards, Pile, RaceCard, Slot};
use engine::{Audience, Seat, Seats, Sink};

impl CamelUpCards {
    /// `CC-4.1`: everything before the deal, in the order of the clause.
    pub(in crate::camel_up_cards) fn prepare_leg<S: Sink<Self>>(&mut self, log: &mut S) {
        self.restock();
        let leg = self.board.leg;
        log.event(Audience::ALL, self, || Event::Preparation { leg });
        self.extend_track(log);
        self.sweep(log);
        self.board.first = self.board.starting_player();
        let seat = self.board.first;
        log.event(Audience::ALL, self, || {
            let money = self.board.money(seat);
            let poor = Seat::all(self.board.seats()).filter(|&other| self.board.money(other) == money);
            Event::StartingPlayer { seat, money, tied: poor.filter(|&other| other != seat).collect() }
        });
    }

    /// `CC-4.2`, `CC-4.3`, `CC-4.13`: leg bets, figures and all race cards go back.
    fn restock(&mut self) {
        let board = &mut self.board;
        board.bets.restock();
        board.figures = Figures::SUPPLY;
        board.figure_cards = [0; 2];
        board.pile = Pile::EMPTY;
        board.shown = [Slot::EMPTY; MOST];
        board.played = [Slot::EMPTY; MOST];
        board.dealt = 0;
        board.leg = board.leg.saturating_add(1);
        board.phase = Phase::Deal;
        // Nobody is active while cards are dealt and sorted.
        board.active = Seat::new(0);
        self.own = [OwnCards::default(); MOST];
        self.deck = Cards::NONE;
    }

    /// `CC-4.4`, `CC-4.5`, `CC-4.6`, `CC-4.32`: at least three cells must be free ahead of the leader.
    fn extend_track<S: Sink<Self>>(&mut self, log: &mut S) {
        let Board { race, track, .. } = self.board;
        let to = track.needed(race);
        if to > track.last() {
            self.board.track.extend(to);
            log.event(Audience::ALL, self, || Event::TrackExtended {
                leader: self.board.place_name(race.lead()),
                free: track.free_ahead(race.lead()),
                from: track.last(),
                to,
            });
        }
    }

    /// `CC-4.7`, `CC-4.8`, `CC-4.9`, `CC-4.10`: turns every empty card between the last camel and the leader.
    fn sweep<S: Sink<Self>>(&mut self, log: &mut S) {
        for card in self.board.track.to_sweep(self.board.race) {
            self.board.track.turn(card);
            log.event(Audience::ALL, self, || Event::Storm {
                card,
                cell: self.board.track.cell(2 * card - 1),
            });
        }
    }

    /// `CC-4.14`: one card more for the seat that is dealt to.
    #[inline]
    pub(in crate::camel_up_cards) fn deal<S: Sink<Self>>(&mut self, card: RaceCard, log: &mut S) {
        let Some(seat) = self.board.dealing_to() else {
            unreachable!("cards are dealt in the deal");
        };
        let own = &mut self.own[seat.index()];
        own.hand = own.hand.with(card);
        self.board.dealt += 1;
        log.tell(Seats::one(seat), self, |seen| Event::Dealt { seat, card: seen.then_some(card) });
        let setup = &self.board.setup;
        if usize::from(self.board.dealt) < setup.seats * usize::from(setup.leg_setup.deal) {
            return;
        }
        let choices = setup.choices();
        self.board.choices[..self.board.setup.seats].fill(choices);
        self.board.phase = Phase::Sort;
        log.event(Audience::ALL, self, || Event::SortingBegins { undealt: self.board.setup.undealt() });
    }
}

impl Board {
    /// `CC-4.11`: the poorest seat, among equals the youngest.
    pub(in crate::camel_up_cards) fn starting_player(&self) -> Seat {
        let poorer = |seat: &Seat| (self.money(*seat), self.setup.younger[seat.index()]);
        Seat::all(self.seats()).min_by_key(poorer).unwrap_or(Seat::new(0))
    }
}

impl Track {
    /// `CC-4.4`, `CC-4.5`, `CC-4.32`: the last space that the track must have before a leg.
    pub(in crate::camel_up_cards) fn needed(self, race: Race) -> u8 {
        let needed = (race.lead() + data().min_free).min(longest());
        needed.max(self.last())
    }

    /// `CC-4.7`, `CC-4.8`, `CC-4.9`: the cards that are to be turned before a leg: those between the last camel's and
    /// the leader's that hold no camel.
    pub(in crate::camel_up_cards) fn to_sweep(self, race: Race) -> impl Iterator<Item = u8> {
        let occupied = race.occupied();
        // CC-4.8: the Start counts as the cell of a camel that is on it.
        let between = race.rear().div_ceil(2) + 1..race.lead().div_ceil(2);
        between.filter(move |&card| !self.is_storm(card) && occupied & 0b11 << (2 * card - 2) == 0)
    }

    /// The track as it is prepared for a leg (`CC-4.4`, `CC-4.7`).
    #[must_use]
    pub fn prepared(mut self, race: Race) -> Self {
        self.extend(self.needed(race));
        self.to_sweep(race).for_each(|card| self.turn(card));
        self
    }
}
