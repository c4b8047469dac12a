//! Whether a position that was read can be, part by part.

use super::action::{Action, Outcome, Stacking};
use super::data::data;
use super::state::{Board, CamelUp, Phase};
use crate::camel_up::race::{Camel, Crazy, Die, Space};
use crate::form::{Check, Checked, Move, Validated, check_first, refuse};
use engine::{Game, MAX_SEATS, Seat, Turn};

impl Validated for CamelUp {
    fn stages(&self) -> &'static [&'static [Check<Self>]] {
        if self.board.phase.in_setup() { &[] } else { &[Self::CHECKS] }
    }

    fn origin(&self) -> Option<Self> {
        self.board.phase.in_setup().then(|| Self::start(self.board.setup))
    }

    /// `CU-2`: what came next in setup if this position came about.
    fn next(&self, now: &Self) -> Option<Move<Self>> {
        let board = &self.board;
        let decides = if now.turn() == Turn::Chance { None } else { board.first };
        let outcome = match now.board.phase {
            Phase::FirstSeat => Outcome::First(board.first?),
            Phase::StartDice => {
                let racer = now.board.next_start_die()?;
                Outcome::Start(racer, board.dice.get(Die::Racing(racer))?.number)
            }
            Phase::Stacking => {
                let (space, _) = now.board.next_stacking()?;
                let racer = board.race.stack(space).get(now.board.race.count(space))?.racer()?;
                let stacking = Stacking { space, racer };
                if let Some(seat) = decides {
                    return Some(Move::Decide(seat, Action::Stack(stacking)));
                }
                Outcome::Stack(stacking)
            }
            Phase::FirstCrazyNumber => match (board.dice.get(Die::Grey), self.first_crazy()) {
                (Some(shown), _) => Outcome::CrazyStart(shown.number),
                (None, Some((_, space))) => {
                    let number = (1..).zip(data().crazy_space).find(|&(_, start)| start == space);
                    Outcome::CrazyStart(number?.0)
                }
                (None, None) => return None,
            },
            Phase::CrazyChoice => {
                let (crazy, _) = self.first_crazy()?;
                if let Some(seat) = decides {
                    return Some(Move::Decide(seat, Action::Crazy(crazy)));
                }
                Outcome::Crazy(crazy)
            }
            Phase::SecondCrazyNumber | Phase::Turn | Phase::Die | Phase::Over => return None,
        };
        Some(Move::Chance(outcome))
    }
}

impl CamelUp {
    const CHECKS: &[Check<Self>] = &[
        ("CU-1.2", |game| game.board.check_camels()),
        ("CU-2.3", |game| check_first(game.board.first, game.board.setup.first_seat, "first_seat")),
        ("CU-13.1", |game| game.board.check_partners()),
        ("CU-3.1", |game| game.board.check_leg()),
        ("CU-10.3", |game| game.board.check_finish_line()),
        ("CU-6.1", |game| game.board.check_dice()),
    ];

    /// A crazy that stands on the track, in setup the only one.
    fn first_crazy(&self) -> Option<(Crazy, Space)> {
        Crazy::ALL.into_iter().find_map(|crazy| Some((crazy, self.board.race.space(crazy.camel())?)))
    }
}

impl Board {
    /// `CU-1.2`, `CU-1.3`: all camels are on the track.
    fn check_camels(&self) -> Checked<()> {
        match Camel::ALL.into_iter().find(|&camel| self.race.space(camel).is_none()) {
            Some(camel) => refuse("camels", format!("{camel} is nowhere")),
            None => Ok(()),
        }
    }

    fn check_leg(&self) -> Checked<()> {
        if self.leg == 0 { refuse("leg", "is 0 though the race is on") } else { Ok(()) }
    }

    /// `CU-13.1`, `CU-13.3`: partnerships are mutual, and there are none after the last scoring.
    fn check_partners(&self) -> Checked<()> {
        for seat in Seat::all(self.seats()) {
            let Some(partner) = self.partner(seat) else { continue };
            let field = format!("players[{seat}].partner");
            if !self.setup.has_partnerships() {
                return refuse(field, format!("there are no partnerships with {} players", self.seats()));
            }
            if partner == seat {
                return refuse(field, "is the player's own seat");
            }
            if self.partner(partner) != Some(seat) {
                return refuse(field, format!("seat {partner} is not partner of seat {seat}"));
            }
            if self.phase == Phase::Over {
                return refuse(field, "partnerships end with the last leg scoring");
            }
        }
        Ok(())
    }

    /// `CU-10.3`, `CU-10.7`: one unit is beyond the line exactly when the race is over.
    fn check_finish_line(&self) -> Checked<()> {
        let beyond: Vec<Space> =
            self.race.stacks().map(|(space, _)| space).filter(|space| !space.on_loop()).collect();
        match (self.phase, beyond.as_slice()) {
            (Phase::Over, []) => {
                refuse("camels", "nobody has crossed the finish line though the race is over")
            }
            (Phase::Over, &[space]) => self.check_crossed(space),
            (_, []) => Ok(()),
            (Phase::Over, _) => refuse("camels", "two units are beyond the finish line"),
            (_, [space, ..]) => {
                refuse(format!("camels.{space}"), "is beyond the finish line though the race goes on")
            }
        }
    }

    fn check_crossed(&self, space: Space) -> Checked<()> {
        let field = format!("camels.{space}");
        let reach = 3;
        let in_reach = (1 - reach..=Space::LOOP + reach).contains(&space.number());
        let Some(mover) = self.race.stack(space).bottom().filter(|_| in_reach) else {
            return refuse(field, format!("no camel can cross as far as {space}"));
        };
        if (mover.direction() > 0) != (space.number() > Space::LOOP) {
            return refuse(field, format!("{mover} at the bottom cannot have crossed on this side"));
        }
        let Some(shown) = self.dice.get(Die::of(mover)) else {
            return refuse("dice", format!("the die of {mover}, which crossed, is not out"));
        };
        // CU-9.4: a tile adds a step only to a unit that lands on it, and that is not beyond the line.
        let beyond = (space.number() - Space::LOOP).max(1 - space.number());
        if i8::try_from(shown.number).is_ok_and(|number| number < beyond) {
            return refuse(field, format!("{mover} cannot cross as far with {shown}"));
        }
        Ok(())
    }

    /// `CU-6.1`, `CU-6.6`, `CU-6.8`: a pyramid ticket for each die that is out, one more while a die comes out.
    fn check_dice(&self) -> Checked<()> {
        let out = self.dice.out().len();
        let most = data().dice_per_leg;
        let (least, most) = if self.phase == Phase::Over { (1, most) } else { (0, most - 1) };
        if !(least..=most).contains(&out) {
            return refuse("dice", format!("{out} are out, but it can be {least} to {most}"));
        }
        let held: usize = self.pyramid.iter().map(|&tickets| usize::from(tickets)).sum();
        let rolls = out + usize::from(self.phase == Phase::Die);
        if held != rolls {
            let reason = format!("{held} pyramid tickets are held in all, but {rolls} rolls were made");
            return refuse("players", reason);
        }
        if self.phase == Phase::Die && self.pyramid_tickets(self.active) == 0 {
            let field = format!("players[{}].pyramid_tickets", self.active);
            return refuse(field, "is 0 though this player rolls");
        }
        Ok(())
    }
}

/// `CU-2.1`: positions have a place for every seat.
const _: () = assert!(MAX_SEATS == 8);
