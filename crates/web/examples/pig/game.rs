//! The rules of Pig: two to six players roll one die as often as they dare; a 1 loses what the turn brought.

use engine::random::Rng;
use engine::words::{Numbered, Words};
use engine::{
    Audience, BadSetup, Encoded, Game, Illegal, OptionSpec, OptionValues, Options, Scores, Seat, Seats, Sink,
    Turn, View,
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The most seats.
pub(crate) const MOST: usize = 6;

/// Seats and the goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Setup {
    seats: usize,
    goal: u16,
}

/// The whole position. Nothing in it is hidden, so it is also what everybody sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pig {
    pub(crate) seats: usize,
    pub(crate) goal: u16,
    pub(crate) points: [u16; MOST],
    pub(crate) active: Seat,
    /// What the turn has brought so far.
    pub(crate) turn: u16,
    /// The active player has chosen to roll, and the die is in the air.
    pub(crate) rolling: bool,
}

/// A decision, written as its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
#[words(what = "a decision")]
pub(crate) enum Action {
    /// Roll the die (`PG-2.1`).
    Roll,
    /// Keep the points of the turn (`PG-2.4`).
    Hold,
}

/// What the die shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words)]
#[words("die {number}")]
pub(crate) struct Die(#[words(1..=6)] pub(crate) u8);

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    /// The die shows a number from 2 to 6 (`PG-2.2`).
    Rolled { seat: Seat, number: u8 },
    /// The die shows a 1: the turn is lost (`PG-2.3`).
    Lost { seat: Seat, points: u16 },
    /// The turn's points are kept (`PG-2.4`).
    Held { seat: Seat, points: u16, total: u16 },
}

impl Pig {
    fn end_turn(&mut self) {
        self.turn = 0;
        self.active = self.active.left(self.seats);
    }

    fn is_over(&self) -> bool {
        // PG-3.1: the first to hold enough wins at once.
        self.points.iter().any(|&points| points >= self.goal)
    }
}

impl Game for Pig {
    type Setup = Setup;
    type Action = Action;
    type Outcome = Die;
    type Event = Event;
    type Public = Self;
    type Private = ();

    const ID: &'static str = "pig";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<usize> = 2..=MOST;
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { name: "goal", values: OptionValues::Words(&["100", "50", "200"]) }];

    fn setup(seats: usize, options: &Options) -> Result<Setup, BadSetup> {
        if !Self::SEATS.contains(&seats) {
            return Err(BadSetup::new(None, "seats", format!("2 to 6 can play Pig, not {seats}")));
        }
        OptionSpec::check_all(Self::OPTIONS, seats, options)?;
        // The option's values are numbers.
        Ok(Setup { seats, goal: Self::OPTIONS[0].chosen(options).parse().unwrap_or(100) })
    }

    fn new(Setup { seats, goal }: Setup) -> Self {
        Self { seats, goal, points: [0; MOST], active: Seat::new(0), turn: 0, rolling: false }
    }

    fn over() -> Illegal {
        Illegal::new("PG-3.1", "game-over", "somebody has held enough points")
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn turn(&self) -> Turn {
        match (self.rolling, self.is_over()) {
            (true, _) => Turn::Chance,
            (_, true) => Turn::Over,
            _ => Turn::Act(Seats::one(self.active)),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(
            [Action::Roll, Action::Hold].into_iter().filter(|&action| self.check(seat, action).is_ok()),
        );
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.turn() != Turn::Act(Seats::one(seat)) {
            return Err(Illegal::new("PG-1.2", "not-your-turn", "it is not your turn"));
        }
        if action == Action::Hold && self.turn == 0 {
            return Err(Illegal::new("PG-2.1", "nothing-to-hold", "a turn begins with a roll"));
        }
        Ok(())
    }

    fn act<S: Sink<Self>>(&mut self, seat: Seat, action: Action, log: &mut S) {
        match action {
            Action::Roll => self.rolling = true,
            Action::Hold => {
                let points = self.turn;
                self.points[seat.index()] += points;
                let total = self.points[seat.index()];
                self.end_turn();
                log.event(Audience::ALL, self, || Event::Held { seat, points, total });
            }
        }
    }

    fn chances(&self, out: &mut Vec<(Die, u32)>) {
        if self.rolling {
            out.extend((1..=6).map(|number| (Die(number), 1)));
        }
    }

    fn resolve<S: Sink<Self>>(&mut self, Die(number): Die, log: &mut S) {
        let (seat, points) = (self.active, self.turn);
        self.rolling = false;
        if number == 1 {
            self.end_turn();
            log.event(Audience::ALL, self, || Event::Lost { seat, points });
        } else {
            self.turn += u16::from(number);
            log.event(Audience::ALL, self, || Event::Rolled { seat, number });
        }
    }

    fn scores(&self) -> Scores {
        let points: Vec<i32> = self.points[..self.seats].iter().map(|&points| i32::from(points)).collect();
        Scores::by_points(&points)
    }

    fn public(&self) -> Self {
        self.clone()
    }

    fn private(&self, _seat: Seat) {}

    fn sample<R: Rng>(view: &View<Self>, _rng: &mut R) -> Self {
        // Nothing is hidden.
        view.public.clone()
    }

    fn census(&self) -> Vec<(&'static str, i64)> {
        vec![("players", self.seats as i64)]
    }
}

impl Encoded for Pig {
    const OBSERVATION: engine::Parts =
        &[("rolling", &[1]), ("turn", &[1]), ("active", &[MOST]), ("points", &[MOST])];

    fn observe(view: &View<Self>, out: &mut [f32]) {
        let part = |points: u16| f32::from(points) / f32::from(view.public.goal);
        let first = view.viewer.seat().map_or(0, Seat::index);
        out[0] = f32::from(u8::from(view.public.rolling));
        out[1] = part(view.public.turn);
        for step in 0..view.public.seats {
            let seat = (first + step) % view.public.seats;
            out[2 + step] = f32::from(u8::from(view.public.active.index() == seat));
            out[2 + MOST + step] = part(view.public.points[seat]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::laws;

    #[test]
    fn laws_hold_at_every_number_of_seats() {
        for (seats, goal) in (2..=MOST).flat_map(|seats| ["goal=50", "goal=100"].map(|goal| (seats, goal))) {
            laws::check::<Pig>(seats, &Options::parse(goal).unwrap(), 20, 100_000);
        }
    }

    #[test]
    fn a_one_loses_the_turn_and_holding_keeps_it() {
        let mut game = Pig::new(Pig::setup(2, &Options::default()).unwrap());
        let first = Seat::new(0);
        assert_eq!(game.check(first, Action::Hold).unwrap_err().code, "nothing-to-hold");
        for (number, turn) in [(6, 6), (5, 11)] {
            game.act(first, Action::Roll, &mut ());
            game.resolve(Die(number), &mut ());
            assert_eq!(game.turn, turn, "PG-2.2");
        }
        let mut lost = game.clone();
        lost.act(first, Action::Roll, &mut ());
        lost.resolve(Die(1), &mut ());
        assert_eq!((lost.points[0], lost.active), (0, Seat::new(1)), "PG-2.3");
        game.act(first, Action::Hold, &mut ());
        assert_eq!((game.points[0], game.active), (11, Seat::new(1)), "PG-2.4");
    }
}
