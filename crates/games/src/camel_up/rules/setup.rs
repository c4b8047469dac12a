//! Setup: first player, start dice, starting stacks, crazy camels (`CU-2`).

use crate::camel_up::action::{Action, Outcome, Stacking};
use crate::camel_up::data::data;
use crate::camel_up::event::Event;
use crate::camel_up::pieces::{DiceShown, ShownDie};
use crate::camel_up::race::{Crazy, Die, Racer};
use crate::camel_up::state::{Board, CamelUp, Phase};
use engine::{Audience, Illegal, Seat, Sink};

impl Board {
    /// The racing die of setup that is rolled next.
    pub(in crate::camel_up) fn next_start_die(&self) -> Option<Racer> {
        Racer::ALL.into_iter().find(|&racer| self.inside().contains(Die::Racing(racer)))
    }

    /// `CU-2.8`, `CU-2.9`, `CU-2.10`, `CU-2.11`: what comes next while racers are placed: their dice, their order on
    /// shared spaces, then the first crazy.
    fn phase_of_racers(&self) -> Phase {
        if self.next_start_die().is_some() {
            Phase::StartDice
        } else if self.next_stacking().is_some() {
            Phase::Stacking
        } else {
            Phase::FirstCrazyNumber
        }
    }

    /// The decisions of setup that are open now, bit n for action number n + [`Action::STACK`]; all of a turn are
    /// below, so that a 64-bit mask holds them.
    pub(in crate::camel_up) fn setup_mask(&self) -> u64 {
        match self.phase {
            Phase::Stacking => self.next_stacking().map_or(0, |(space, racers)| {
                u64::from(racers.bits()) << ((space.number() as usize - 1) * Racer::COUNT)
            }),
            Phase::CrazyChoice => 0b11 << (Action::CRAZY - Action::STACK),
            Phase::FirstSeat
            | Phase::StartDice
            | Phase::FirstCrazyNumber
            | Phase::SecondCrazyNumber
            | Phase::Turn
            | Phase::Die
            | Phase::Over => 0,
        }
    }

    /// `CU-2.9`, `CU-2.10`: whether this racer may come next.
    pub(in crate::camel_up) fn check_stack(&self, stacking: Stacking) -> Result<(), Illegal> {
        let Stacking { space, racer } = stacking;
        let Some((next, racers)) = self.next_stacking().filter(|_| self.phase == Phase::Stacking) else {
            return Err(Illegal::new("CU-2.10", "no-stacking", "no starting space has to be ordered now"));
        };
        if space != next {
            let message = format!("space {next} is ordered now, not space {space}");
            return Err(Illegal::new("CU-2.10", "stacking-order", message));
        }
        if !racers.contains(racer) {
            let message = format!("{racer} is not waiting for a place on space {space}");
            return Err(Illegal::new("CU-2.9", "not-waiting", message));
        }
        Ok(())
    }

    /// `CU-2.12`: whether it is time to choose a crazy.
    pub(in crate::camel_up) fn check_crazy(&self) -> Result<(), Illegal> {
        if self.phase == Phase::CrazyChoice {
            return Ok(());
        }
        Err(Illegal::new("CU-2.12", "no-crazy-choice", "no crazy camel has to be chosen now"))
    }
}

impl CamelUp {
    /// `CU-2.3`: chance names the first player.
    pub(in crate::camel_up) fn first_player<S: Sink<Self>>(&mut self, seat: Seat, log: &mut S) {
        self.board.first = Some(seat);
        self.board.active = seat;
        self.board.phase = Phase::StartDice;
        log.event(Audience::ALL, self, || Event::FirstPlayer { seat });
    }

    /// `CU-2.8`: a racing die of setup.
    pub(in crate::camel_up) fn start_die<S: Sink<Self>>(&mut self, racer: Racer, number: u8, log: &mut S) {
        self.board.dice.show(ShownDie { die: Die::Racing(racer), number, crazy: None });
        self.board.phase = self.board.phase_of_racers();
        let space = data().racing_space[usize::from(number) - 1];
        log.event(Audience::ALL, self, || Event::StartDie { racer, number, space });
        self.place_forced(log);
    }

    /// `CU-2.9`: the racer goes on top of its starting space.
    pub(in crate::camel_up) fn stack<S: Sink<Self>>(&mut self, stacking: Stacking, log: &mut S) {
        self.place_racer(stacking, log);
        self.place_forced(log);
    }

    /// `CU-2.10`: places racers that are the last or only ones of their space, until there is a choice.
    fn place_forced<S: Sink<Self>>(&mut self, log: &mut S) {
        while self.board.phase == Phase::Stacking {
            let Some((space, racers)) = self.board.next_stacking() else { return };
            let mut waiting = racers.iter();
            let (Some(racer), None) = (waiting.next(), waiting.next()) else { return };
            self.place_racer(Stacking { space, racer }, log);
        }
    }

    fn place_racer<S: Sink<Self>>(&mut self, stacking: Stacking, log: &mut S) {
        let Stacking { space, racer } = stacking;
        self.board.race = self.board.race.placed(racer.camel(), space);
        self.board.phase = self.board.phase_of_racers();
        log.event(Audience::ALL, self, || Event::RacerPlaced { racer, space });
    }

    /// `CU-2.11`, `CU-2.13`: the grey die of setup; its printed colour is ignored.
    pub(in crate::camel_up) fn crazy_number<S: Sink<Self>>(&mut self, number: u8, log: &mut S) {
        self.board.dice.show(ShownDie { die: Die::Grey, number, crazy: None });
        let last = self.board.missing_crazy().filter(|_| self.board.phase == Phase::SecondCrazyNumber);
        if last.is_none() {
            self.board.phase = Phase::CrazyChoice;
        }
        let space = data().crazy_space[usize::from(number) - 1];
        log.event(Audience::ALL, self, || Event::CrazyNumber { number, space });
        if let Some(other) = last {
            self.place_crazy(other, log);
            self.begin_race(log);
        }
    }

    /// `CU-2.12`: the chosen crazy goes to the space of the first number.
    pub(in crate::camel_up) fn choose_crazy<S: Sink<Self>>(&mut self, crazy: Crazy, log: &mut S) {
        self.board.phase = Phase::SecondCrazyNumber;
        self.place_crazy(crazy, log);
    }

    fn place_crazy<S: Sink<Self>>(&mut self, crazy: Crazy, log: &mut S) {
        let Some(space) = self.board.crazy_space() else {
            unreachable!("the number has been rolled");
        };
        self.board.race = self.board.race.placed(crazy.camel(), space);
        self.board.dice.put_back(Die::Grey);
        log.event(Audience::ALL, self, || Event::CrazyPlaced { crazy, space });
    }

    /// `CU-2.14`: all dice go into the pyramid and the first player has the first turn.
    fn begin_race<S: Sink<Self>>(&mut self, log: &mut S) {
        self.board.dice = DiceShown::NONE;
        self.board.leg = 1;
        self.board.phase = Phase::Turn;
        let seat = self.board.active;
        log.event(Audience::ALL, self, || Event::LegBegins { leg: 1, seat });
    }

    /// The outcomes of setup, with equal weights.
    pub(in crate::camel_up) fn setup_chances(&self, out: &mut Vec<(Outcome, u32)>) {
        let board = &self.board;
        match board.phase {
            Phase::FirstSeat => out.extend(Seat::all(board.seats()).map(|seat| (Outcome::First(seat), 1))),
            Phase::StartDice => {
                let next = board.next_start_die();
                out.extend(
                    next.into_iter().flat_map(|racer| (1..=3).map(move |n| (Outcome::Start(racer, n), 1))),
                );
            }
            Phase::Stacking => {
                let next = board.next_stacking();
                out.extend(next.into_iter().flat_map(|(space, racers)| {
                    racers.iter().map(move |racer| (Outcome::Stack(Stacking { space, racer }), 1))
                }));
            }
            Phase::FirstCrazyNumber | Phase::SecondCrazyNumber => {
                out.extend((1..=3).map(|number| (Outcome::CrazyStart(number), 1)));
            }
            Phase::CrazyChoice => out.extend(Crazy::ALL.map(|crazy| (Outcome::Crazy(crazy), 1))),
            Phase::Turn | Phase::Die | Phase::Over => {}
        }
    }
}
