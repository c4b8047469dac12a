//! Heroes, first trophies and teams (`DR-2`).

use crate::dragon_racer::action::Slot;
use crate::dragon_racer::cards::Cards;
use crate::dragon_racer::data::{MOST, MOST_DEALT, data};
use crate::dragon_racer::event::Event;
use crate::dragon_racer::piece::{Dragon, Hero};
use crate::dragon_racer::setup::Setup;
use crate::dragon_racer::state::{Board, DragonRacer, Phase};
use engine::{Audience, Seat, Sink};

impl Board {
    /// `DR-2.6`: the seat that gets a hero next.
    #[inline]
    pub(in crate::dragon_racer) fn next_for_hero(&self) -> Option<Seat> {
        Seat::all(self.seats()).find(|&seat| self.hero(seat).is_none())
    }

    /// `DR-2.7`, `DR-2.8`, `DR-2.9`, `DR-2.10`, `DR-2.11`: whether a hero can still be taken.
    pub(in crate::dragon_racer) fn is_free(&self, hero: Hero) -> bool {
        let taken = |hero| self.heroes.contains(&Some(hero));
        self.setup.admits(hero) && !taken(hero) && (self.setup.two_copies() || !taken(hero.back()))
    }

    /// The heroes that can still be taken, in order.
    #[inline]
    pub fn free_heroes(&self) -> impl Iterator<Item = Hero> + '_ {
        Hero::all().filter(|&hero| self.is_free(hero))
    }

    /// `DR-2.16`: the seat that is dealt a starting dragon next.
    #[inline]
    pub(in crate::dragon_racer) fn next_for_team(&self) -> Option<Seat> {
        let wanted = |seat: Seat| self.hero(seat).map_or(0, Hero::team_size);
        Seat::all(self.seats()).find(|&seat| self.team(seat).len() < wanted(seat))
    }
}

impl DragonRacer {
    /// `DR-2.1`, `DR-2.17`: the corners' cards make the first deck; teams will be dealt from it.
    pub(in crate::dragon_racer) fn start(setup: Setup) -> Self {
        Self {
            board: Board::new(setup),
            hands: [Cards::NONE; MOST],
            drafted: [Cards::NONE; MOST],
            picks: [[None; MOST_DEALT]; MOST],
            deck: data().in_game(setup.seats, data().corner_mask),
        }
    }

    /// `DR-2.6`: a seat has its hero. The last free one goes without a draw.
    pub(in crate::dragon_racer) fn give_hero<S: Sink<Self>>(&mut self, seat: Seat, hero: Hero, log: &mut S) {
        let drawn = self.board.setup.random_heroes;
        self.board.heroes[seat.index()] = Some(hero);
        let next = self.board.next_for_hero();
        if next.is_none() {
            self.board.phase = Phase::Trophies;
        }
        log.event(Audience::ALL, self, || Event::HeroTaken { seat, hero, drawn });
        let Some(next) = next else { return self.deal_trophies(log) };
        let mut free = self.board.free_heroes();
        if let (Some(only), None, true) = (free.next(), free.next(), drawn) {
            drop(free);
            self.give_hero(next, only, log);
        }
    }

    /// `DR-2.12`, `DR-4.5`, `DR-4.6`: the next trophies in order, up to the first that chance must deal.
    pub(in crate::dragon_racer) fn deal_trophies<S: Sink<Self>>(&mut self, log: &mut S) {
        while let Some(place) = self.board.next_trophy() {
            let equals = self.board.next_in_rank();
            if equals.len() > 1 {
                return;
            }
            for seat in equals.iter() {
                self.give_trophy(place, seat, false, log);
            }
        }
        if self.board.turn > 0 {
            let order = || self.board.flight_order().collect();
            log.event(Audience::ALL, self, || Event::TrophiesRedealt { flight_order: order() });
        }
    }

    pub(in crate::dragon_racer) fn give_trophy<S: Sink<Self>>(
        &mut self,
        place: u8,
        seat: Seat,
        drawn: bool,
        log: &mut S,
    ) {
        self.board.trophies[seat.index()] = place;
        if self.board.next_trophy().is_none() {
            self.board.phase = if self.board.turn > 0 { Phase::Deal } else { Phase::Teams };
        }
        log.event(Audience::ALL, self, || Event::TrophyDealt { seat, place, drawn });
    }

    /// `DR-2.14`: a starting dragon; after the last one turn 1 begins.
    pub(in crate::dragon_racer) fn deal_team<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        dragon: Dragon,
        log: &mut S,
    ) {
        let slot = Slot::new(self.board.team(seat).len());
        self.board.teams[seat.index()].put(slot, dragon);
        self.deck = self.deck.without(dragon);
        log.event(Audience::ALL, self, || Event::TeamDealt { seat, slot, dragon });
        if self.board.next_for_team().is_none() {
            self.begin_turn(1, log);
        }
    }
}
