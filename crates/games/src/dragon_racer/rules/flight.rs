//! A player's Flight: attacks, firing, return of attack cards, swap (`DR-6` to `DR-9`).

use crate::dragon_racer::action::Slot;
use crate::dragon_racer::cards::Cards;
use crate::dragon_racer::data::{TEAM, data};
use crate::dragon_racer::event::{Because, Event};
use crate::dragon_racer::kinds::Talent;
use crate::dragon_racer::piece::{Dragon, Hero};
use crate::dragon_racer::preview;
use crate::dragon_racer::state::{Board, DragonRacer, Phase};
use crate::dragon_racer::support::Demand;
use crate::dragon_racer::team::{Exchange, LyingAttack};
use engine::{Audience, Seat, Sink};

/// A dragon on the table as a number: ascending by seat, then by slot.
const fn target_number(seat: Seat, slot: Slot) -> usize {
    seat.index() * TEAM + slot.index()
}

impl Board {
    /// `DR-8.1`, `DR-8.2`, `DR-8.3`: the dragons that the flying seat may put the asked card on, as bits of seat × 4 +
    /// slot. A second copy never goes to an earlier dragon than the first, so that each assignment has one spelling.
    #[inline]
    pub(in crate::dragon_racer) fn attack_targets(&self) -> u64 {
        let Some(flyer) = self.flyer else { return 0 };
        let mut mask = 0;
        for seat in Seat::all(self.seats()) {
            if seat == flyer || self.is_to_fly(seat) {
                mask |= ((1 << self.team(seat).len()) - 1) << target_number(seat, Slot::new(0));
            }
        }
        let copies = self.attacks.iter().filter(|lying| lying.by == flyer && Some(lying.card) == self.asking);
        copies.fold(mask, |mask, lying| mask & u64::MAX << target_number(lying.on, lying.slot))
    }

    /// The dragon behind a number of [`Board::attack_targets`].
    #[inline]
    pub(in crate::dragon_racer) const fn target(number: u32) -> (Seat, Slot) {
        let number = number as usize;
        (Seat::new(number / TEAM), Slot::new(number % TEAM))
    }

    /// What the dragons of the flying seat in these slots must be given together.
    #[inline]
    pub(in crate::dragon_racer) fn demand_of(&self, seat: Seat, slots: u8) -> Demand {
        let chosen = (0..TEAM).filter(|slot| slots >> slot & 1 == 1).map(Slot::new);
        chosen.fold(Demand::default(), |sum, slot| sum.plus(self.demand(seat, slot)))
    }

    /// `DR-7.7`: the slots that may join those chosen to fire, a bit a slot. Sets are built in ascending order, and of
    /// equal dragons under equal attacks the lower slot comes first.
    #[inline]
    pub(in crate::dragon_racer) fn open_slots(&self) -> u8 {
        let Some(seat) = self.flyer else { return 0 };
        let supply = self.supply(seat, self.shown(seat));
        let chosen = self.demand_of(seat, self.firing);
        let first = (u8::BITS - self.firing.leading_zeros()) as usize;
        let mut open = 0;
        for (slot, _) in self.team(seat).iter().skip(first) {
            let joins = supply.pays(chosen.plus(self.demand(seat, slot))).is_some();
            if joins && !self.has_unchosen_twin(seat, slot) {
                open |= 1 << slot.index();
            }
        }
        open
    }

    /// Whether an equal dragon under equal attacks in a lower slot has not been chosen to fire.
    pub(in crate::dragon_racer) fn has_unchosen_twin(&self, seat: Seat, slot: Slot) -> bool {
        let team = self.team(seat);
        team.iter().take(slot.index()).any(|(lower, dragon)| {
            self.firing >> lower.index() & 1 == 0
                && Some(dragon) == team.at(slot)
                && self.demand(seat, lower) == self.demand(seat, slot)
        })
    }

    /// `DR-8.14`, `DR-8.15`, `DR-8.16`, `DR-8.17`, `DR-8.18`, `DR-8.19`, `DR-8.20`, `DR-8.21`, `DR-8.22`: the drafted
    /// racing dragons that may take this place.
    #[inline]
    pub(in crate::dragon_racer) fn entrants(&self, seat: Seat, slot: Slot) -> u64 {
        let racers = self.shown(seat).racers().mask();
        self.team(seat).at(slot).map_or(0, |dragon| racers & !(1 << dragon.index()))
    }

    /// Asks about the drafted attack cards in alphabetical order, from this place on; then about firing.
    fn ask_attacks(&mut self, seat: Seat, from: usize) {
        let shown = self.shown(seat);
        let mut rest = data().attack_order.into_iter().skip(from);
        self.asking = if shown.attacks().is_empty() { None } else { rest.find(|&card| shown.has(card)) };
        self.phase = if self.asking.is_some() { Phase::Attack } else { Phase::Fire };
        self.firing = 0;
    }

    fn ask_after(&mut self, seat: Seat, card: Dragon) {
        let at = data().attack_order.iter().position(|&other| other == card);
        self.ask_attacks(seat, at.map_or(0, |at| at + 1));
    }

    fn move_pawn(&mut self, seat: Seat, spaces: u8) {
        // DR-1.15: no game comes near what can be written; a position set up by hand may.
        let spaces = u16::from(spaces).min(u16::MAX - self.distance(seat));
        self.distances[seat.index()] += spaces;
        self.moved[seat.index()] += spaces;
    }
}

impl DragonRacer {
    /// `DR-6.1`: the holder of the highest trophy flies first.
    pub(in crate::dragon_racer) fn begin_flights<S: Sink<Self>>(&mut self, log: &mut S) {
        self.board.flyer = None;
        let first = self.board.flight_order().next();
        if let Some(seat) = first {
            self.begin_flight(seat, log);
        }
    }

    /// `DR-6.2`: what the seat drafted is turned up.
    fn begin_flight<S: Sink<Self>>(&mut self, seat: Seat, log: &mut S) {
        let drafted = std::mem::take(&mut self.drafted[seat.index()]);
        self.board.shown[seat.index()] = drafted;
        self.board.flyer = Some(seat);
        self.board.ask_attacks(seat, 0);
        let place = self.board.trophy(seat).unwrap_or(0);
        log.event(Audience::ALL, self, || Event::FlightBegins { seat, place, drafted });
        self.skip_firing(seat, log);
    }

    /// Where no dragon can fire, nobody is asked which ones do.
    fn skip_firing<S: Sink<Self>>(&mut self, seat: Seat, log: &mut S) {
        if self.board.phase == Phase::Fire && self.board.open_slots() == 0 {
            self.finish_firing(seat, log);
        }
    }

    /// `DR-8.1`, `DR-9.7`: an attack card is put on a dragon; a second copy is asked about next.
    pub(in crate::dragon_racer) fn attack<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        card: Dragon,
        (on, slot): (Seat, Slot),
        log: &mut S,
    ) {
        let board = &mut self.board;
        board.shown[seat.index()] = board.shown(seat).without(card);
        board.attacks.add(LyingAttack { card, by: seat, on, slot });
        if !board.shown(seat).has(card) {
            board.ask_after(seat, card);
        }
        if let Some(dragon) = self.board.team(on).at(slot) {
            log.event(Audience::ALL, self, || Event::AttackPlaced { seat, card, on, slot, dragon });
        }
        self.talent(seat, Talent::Strike, data().talents.strike_and_fly, Because::StrikeAndFly(card), log);
        self.skip_firing(seat, log);
    }

    /// `DR-6.6`: an attack card stays for support or lies aside, and its second copy too.
    pub(in crate::dragon_racer) fn hold<S: Sink<Self>>(&mut self, seat: Seat, card: Dragon, log: &mut S) {
        self.board.ask_after(seat, card);
        log.event(Audience::ALL, self, || Event::AttackHeld { seat, card });
        self.skip_firing(seat, log);
    }

    /// `DR-7.6`: one more dragon fires.
    pub(in crate::dragon_racer) fn choose_to_fire<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        slot: Slot,
        log: &mut S,
    ) {
        self.board.firing |= 1 << slot.index();
        if let Some(dragon) = self.board.team(seat).at(slot) {
            log.event(Audience::ALL, self, || Event::FireChosen { seat, slot, dragon });
        }
    }

    /// `DR-7.2`: the chosen dragons fire, attack cards go home, and the swap is asked about.
    pub(in crate::dragon_racer) fn finish_firing<S: Sink<Self>>(&mut self, seat: Seat, log: &mut S) {
        let before = self.board;
        let fired = std::mem::take(&mut self.board.firing);
        self.board.phase = Phase::Swap;
        for (slot, dragon) in before.team(seat).iter() {
            if fired >> slot.index() & 1 == 0 {
                log.event(Audience::ALL, self, || Event::DragonStayed { seat, slot, dragon });
                continue;
            }
            let from = self.board.distance(seat);
            let speed = before.values().speed(dragon);
            self.board.move_pawn(seat, speed);
            let to = self.board.distance(seat);
            log.event(Audience::ALL, self, || {
                let (supports, hero) = preview::supports(&before, seat, fired, slot);
                Event::DragonFired { seat, slot, dragon, supports, hero, speed, from, to }
            });
        }
        self.firing_talents(seat, fired, log);
        self.return_attacks(seat, log);
        let board = &self.board;
        if board.team(seat).iter().all(|(slot, _)| board.entrants(seat, slot) == 0) {
            self.end_flight(seat, log);
        }
    }

    /// `DR-9.2`, `DR-9.5`: what else fired dragons bring.
    fn firing_talents<S: Sink<Self>>(&mut self, seat: Seat, fired: u8, log: &mut S) {
        let (talents, values) = (&data().talents, self.board.values());
        if u32::from(fired).count_ones() as usize == self.board.team(seat).len() {
            self.talent(seat, Talent::Formation, talents.formation, Because::Formation, log);
        }
        for (slot, dragon) in self.board.teams[seat.index()].iter() {
            if fired >> slot.index() & 1 == 1 && values.speed(dragon) >= talents.high_flight_from_speed {
                self.talent(seat, Talent::High, talents.high_flight, Because::HighFlight(dragon), log);
            }
        }
    }

    /// `DR-9.1`: a pawn moves by a talent, if the seat's hero has it.
    pub(in crate::dragon_racer) fn talent<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        talent: Talent,
        movement: u8,
        because: Because,
        log: &mut S,
    ) {
        if self.board.hero(seat).map(Hero::talent) != Some(talent) {
            return;
        }
        let from = self.board.distance(seat);
        self.board.move_pawn(seat, movement);
        let to = self.board.distance(seat);
        log.event(Audience::ALL, self, || Event::TalentMoved { seat, because, movement, from, to });
    }

    /// `DR-8.11`: attack cards on this seat's dragons go back to the drafted cards of those who played them.
    fn return_attacks<S: Sink<Self>>(&mut self, seat: Seat, log: &mut S) {
        if self.board.attacks.is_empty() {
            return;
        }
        let lying = self.board.attacks;
        self.board.attacks.clear(seat);
        for LyingAttack { card, by, on, slot } in lying.iter().filter(|attack| attack.on == seat) {
            let shown = &mut self.board.shown[by.index()];
            *shown = shown.with(card);
            log.event(Audience::ALL, self, || Event::AttackReturned { owner: by, card, on, slot });
        }
    }

    /// `DR-8.14`, `DR-8.20`, `DR-9.3`: a drafted dragon takes the place of one of the team.
    pub(in crate::dragon_racer) fn swap<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        slot: Slot,
        entered: Dragon,
        log: &mut S,
    ) {
        if let Some(left) = self.board.team(seat).at(slot) {
            let board = &mut self.board;
            board.teams[seat.index()].put(slot, entered);
            board.shown[seat.index()] = board.shown(seat).without(entered).with(left);
            board.exchanges[seat.index()] = Some(Exchange { slot, left, entered });
            log.event(Audience::ALL, self, || Event::DragonSwapped { seat, slot, left, entered });
            if left.colour() != entered.colour() {
                let movement = data().talents.substitutes;
                self.talent(seat, Talent::Substitutes, movement, Because::Substitutes, log);
            }
        }
        self.end_flight(seat, log);
    }

    /// `DR-6.1`: the next seat flies; after the holder of trophy 1 comes Turbo.
    pub(in crate::dragon_racer) fn end_flight<S: Sink<Self>>(&mut self, seat: Seat, log: &mut S) {
        // Nothing else has moved the pawn in this turn so far.
        let movement = self.board.moved(seat);
        log.event(Audience::ALL, self, || Event::FlightEnds { seat, movement });
        let next = self.board.trophies[seat.index()].saturating_sub(1);
        match Seat::all(self.board.seats()).find(|&other| next > 0 && self.board.trophy(other) == Some(next))
        {
            Some(next) => self.begin_flight(next, log),
            None => self.turbo(log),
        }
    }

    /// Moves a pawn outside Flight.
    pub(in crate::dragon_racer) fn move_in_turbo(&mut self, seat: Seat, spaces: u8) {
        self.board.move_pawn(seat, spaces);
    }

    /// All open drafted cards go back into the deck (`DR-10.12`).
    pub(in crate::dragon_racer) fn collect(&mut self) {
        for shown in &mut self.board.shown {
            self.deck = self.deck.plus(std::mem::replace(shown, Cards::NONE));
        }
    }
}
