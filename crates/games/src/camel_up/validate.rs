//! Whether a position that was read can be, part by part.

use super::cards::Racers;
use super::data::data;
use super::state::{Board, CamelUp, Phase};
use crate::camel_race::{Camel, Die, Racer, Space};
use crate::form::{Checked, refuse};
use engine::{MAX_SEATS, Seat};

impl CamelUp {
    /// Checks what no single field shows. Each field has been read, with tickets, tiles and hands checked.
    pub(super) fn validate(&self) -> Checked<()> {
        let board = &self.board;
        board.check_first()?;
        board.check_partners()?;
        if board.phase.in_setup() {
            self.check_untouched()?;
            board.check_setup()
        } else {
            board.check_race()
        }
    }

    /// `CU-2.4`..`CU-2.7`, `CU-2.14`: in setup nobody has done anything.
    fn check_untouched(&self) -> Checked<()> {
        let board = &self.board;
        if board.leg != 0 {
            return refuse("leg", format!("{} is not 0 though the game is in setup", board.leg));
        }
        if board.tiles.tiles().spaces() != 0 {
            return refuse("tiles", "a tile is on the track though the game is in setup");
        }
        for seat in Seat::all(board.seats()) {
            let in_setup = |name: &str| {
                refuse(
                    format!("players[{seat}].{name}"),
                    "is not as at the start though the game is in setup",
                )
            };
            if board.money(seat) != data().start_money {
                return in_setup("money");
            }
            if self.hand(seat) != Racers::ALL {
                return in_setup("hand");
            }
            if board.tickets_of(seat).next().is_some() {
                return in_setup("tickets");
            }
            if board.pyramid_tickets(seat) > 0 {
                return in_setup("pyramid_tickets");
            }
            if board.partner(seat).is_some() {
                return in_setup("partner");
            }
        }
        Ok(())
    }
}

impl Board {
    /// `CU-2.3`, `CU-2.9`: the first player, who also acts in setup.
    fn check_first(&self) -> Checked<()> {
        match (self.phase, self.first) {
            (Phase::FirstSeat, Some(first)) => {
                return refuse("first", format!("is {first} though it is still to be drawn"));
            }
            (Phase::FirstSeat, None) if self.active != Seat::new(0) => {
                return refuse("turn", "must be left out before the first player is drawn");
            }
            (Phase::FirstSeat, None) | (_, Some(_)) => {}
            (_, None) => return refuse("first", "is missing"),
        }
        if let Some(seat) = self.setup.first_seat
            && self.first != Some(seat)
        {
            return refuse("first", format!("is not seat {seat}, which option first_seat names"));
        }
        if self.phase.in_setup() && self.first.is_some_and(|first| first != self.active) {
            return refuse("turn", "is not the first player's though the game is in setup");
        }
        Ok(())
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

    /// A race that is on, or over.
    fn check_race(&self) -> Checked<()> {
        if self.leg == 0 {
            return refuse("leg", "is 0 though the race is on");
        }
        if let Some(camel) = Camel::ALL.into_iter().find(|&camel| self.race.space(camel).is_none()) {
            return refuse("camels", format!("{camel} stands nowhere"));
        }
        self.check_finish_line()?;
        self.check_dice()
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
        // CU-9.4: a tile adds a step only to who lands on it, which is no farther than the line.
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

    /// `CU-2.8`..`CU-2.13`: dice and camels are those of this step of setup.
    fn check_setup(&self) -> Checked<()> {
        let racers_out =
            Racer::ALL.iter().filter(|racer| self.dice.out().contains(Die::Racing(**racer))).count();
        let grey_out = self.dice.get(Die::Grey).is_some();
        let (least, most) = match self.phase {
            Phase::FirstSeat => (0, 0),
            Phase::StartDice => (0, Racer::COUNT - 1),
            _ => (Racer::COUNT, Racer::COUNT),
        };
        if !(least..=most).contains(&racers_out) {
            let reason =
                format!("{racers_out} racing dice have been rolled, but it can be {least} to {most}");
            return refuse("dice", reason);
        }
        if Racer::ALL[..racers_out].iter().any(|&racer| self.inside().contains(Die::Racing(racer))) {
            return refuse("dice", "the racing dice of setup are rolled in the order of colours");
        }
        if grey_out != (self.phase == Phase::CrazyChoice) {
            return refuse("dice", "the grey die of setup is out just while a crazy is chosen for it");
        }
        self.check_start_crazies()?;
        self.check_start_stacks()
    }

    fn check_start_stacks(&self) -> Checked<()> {
        for racer in Racer::ALL {
            let Some(space) = self.race.space(racer.camel()) else { continue };
            let shown = self.dice.get(Die::Racing(racer));
            if shown.map(|shown| data().racing_space[usize::from(shown.number) - 1]) != Some(space) {
                return refuse(format!("camels.{space}"), format!("{racer} starts elsewhere by its die"));
            }
        }
        let placed = Racer::ALL.iter().any(|racer| self.race.space(racer.camel()).is_some());
        match (self.phase, self.next_stacking()) {
            (Phase::FirstSeat | Phase::StartDice, _) if placed => {
                refuse("camels", "no racer is placed before all racing dice of setup are rolled")
            }
            (Phase::FirstSeat | Phase::StartDice, _) => Ok(()),
            (Phase::Stacking, Some((space, racers))) => {
                // CU-2.10: spaces in order, and the last racer of a space is placed without asking.
                let later = self.race.stacks().any(|(other, _)| other > space);
                if later || racers.len() < 2 {
                    return refuse("camels", format!("space {space} cannot be the one to be ordered now"));
                }
                Ok(())
            }
            (Phase::Stacking, None) => refuse("camels", "all racers are placed, none is to be ordered"),
            (_, Some((space, _))) => refuse("camels", format!("a racer is not placed on space {space} yet")),
            (_, None) => Ok(()),
        }
    }

    fn check_start_crazies(&self) -> Checked<()> {
        let crazies = [Camel::Black, Camel::White].map(|camel| self.race.space(camel));
        let placed: Vec<Space> = crazies.into_iter().flatten().collect();
        let expected = usize::from(self.phase == Phase::SecondCrazyNumber);
        if placed.len() != expected {
            let reason = format!("{} crazy camels are placed, but it must be {expected}", placed.len());
            return refuse("camels", reason);
        }
        match placed.iter().find(|space| !data().crazy_space.contains(space)) {
            Some(space) => refuse(format!("camels.{space}"), "no crazy camel starts here"),
            None => Ok(()),
        }
    }
}

/// `CU-2.1`: positions have a place for every seat.
const _: () = assert!(MAX_SEATS == 8);
