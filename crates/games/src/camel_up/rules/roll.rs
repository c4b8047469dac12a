//! A die comes out and a unit moves (`CU-6`..`CU-10`).

use crate::camel_up::action::Outcome;
use crate::camel_up::data::data;
use crate::camel_up::event::Event;
use crate::camel_up::pieces::ShownDie;
use crate::camel_up::race::{Camel, Crazy, Die, Move, Racer};
use crate::camel_up::state::CamelUp;
use engine::random::{self, Rng};
use engine::{Audience, Sink};

/// How many faces a die has.
const FACES: u32 = 6;

impl CamelUp {
    /// `CU-6.3`: a racing die came out.
    #[inline]
    pub(in crate::camel_up) fn racing_die<S: Sink<Self>>(&mut self, racer: Racer, number: u8, log: &mut S) {
        self.board.dice.show(ShownDie { die: Die::Racing(racer), number, crazy: None });
        log.event(Audience::ALL, self, || Event::DieShown { racer, number });
        self.move_camel(racer.camel(), number, log);
    }

    /// `CU-6.4`, `CU-8`: the grey die came out.
    #[inline]
    pub(in crate::camel_up) fn grey_die<S: Sink<Self>>(&mut self, printed: Crazy, number: u8, log: &mut S) {
        let (mover, reason) = self.board.race.crazy_mover(printed);
        self.board.dice.show(ShownDie { die: Die::Grey, number, crazy: Some(printed) });
        log.event(Audience::ALL, self, || Event::GreyDieShown { printed, number, mover, reason });
        self.move_camel(mover.camel(), number, log);
    }

    /// `CU-6.5`: carries out the move, step by step.
    #[inline]
    fn move_camel<S: Sink<Self>>(&mut self, mover: Camel, number: u8, log: &mut S) {
        let before = self.board.race;
        let plan = before.plan(mover, number, self.board.tiles.tiles());
        let (from, to) = (plan.from, plan.target);
        log.event(Audience::ALL, self, || Event::UnitLifted { mover, unit: before.list(plan.unit), from });
        self.board.race = before.landed(&plan);
        if plan.tile.is_none() {
            self.pass_after(&plan);
        }
        log.event(Audience::ALL, self, || Event::UnitHopped {
            mover,
            unit: before.list(plan.unit),
            from,
            to,
        });
        self.visit_tile(&plan, log);
        if plan.crosses() {
            let after = self.board.race;
            let unit = || after.list(after.unit(mover));
            log.event(Audience::ALL, self, || Event::Crossed { mover, unit: unit(), at: plan.end });
            // CU-10.3, CU-10.8; CU-14.1: once, also when it was the fifth die.
            self.score_leg(log);
            self.score_race(log);
        } else if self.is_last_die() {
            self.score_leg(log);
            self.next_leg(log);
        }
    }

    /// `CU-6.8`: whether the die that came out ends the leg.
    #[inline]
    fn is_last_die(&self) -> bool {
        self.board.dice.out().len() == data().dice_per_leg
    }

    /// `CU-3.1`: with its last step the turn passes, unless the move ends the leg.
    #[inline]
    fn pass_after(&mut self, plan: &Move) {
        if !plan.crosses() && !self.is_last_die() {
            self.pass_turn();
        }
    }

    /// `CU-9`: pays the owner of the tile on the target and makes the extra step.
    #[inline]
    fn visit_tile<S: Sink<Self>>(&mut self, plan: &Move, log: &mut S) {
        let Some(side) = plan.tile else { return };
        let (mover, space) = (plan.mover, plan.target);
        if let Some(owner) = self.board.tiles.owner(space) {
            let before = self.board.money[owner.index()];
            let money = before.saturating_add(data().tile_income);
            // What is paid in fact: nothing to a player who has as much as can be written.
            let amount = money - before;
            self.board.money[owner.index()] = money;
            log.event(Audience::ALL, self, || Event::TilePaid { owner, space, side, amount, money });
        }
        self.board.race = self.board.race.moved(plan);
        self.pass_after(plan);
        let after = self.board.race;
        log.event(Audience::ALL, self, || Event::ExtraStep {
            mover,
            unit: after.list(plan.unit),
            side,
            from: space,
            to: plan.end,
        });
    }

    /// `CU-6.2`: every die inside and every face equally likely. Weights count faces.
    pub(in crate::camel_up) fn die_chances(&self, out: &mut Vec<(Outcome, u32)>) {
        for die in self.board.inside().iter() {
            match die {
                Die::Racing(racer) => {
                    out.extend((1..=3).map(|number| (Outcome::Die(racer, number), FACES / 3)));
                }
                Die::Grey => {
                    for crazy in Crazy::ALL {
                        out.extend((1..=3).map(|number| (Outcome::Grey(crazy, number), FACES / 6)));
                    }
                }
            }
        }
    }

    /// `CU-6.2`: an outcome of [`Self::die_chances`] by one draw; equal to drawing from the list.
    #[inline]
    pub(in crate::camel_up) fn roll_die<R: Rng>(&self, rng: &mut R) -> Outcome {
        let inside = u64::from(self.board.inside().bits());
        let ticket = random::below(rng, inside.count_ones() * FACES);
        let (nth, face) = (ticket / FACES, ticket % FACES);
        let die = crate::bits::nth_set_bit(inside, nth) as usize;
        match Racer::ALL.get(die) {
            Some(&racer) => Outcome::Die(racer, (face / 2 + 1) as u8),
            None => Outcome::Grey(Crazy::ALL[(face / 3) as usize], (face % 3 + 1) as u8),
        }
    }
}
