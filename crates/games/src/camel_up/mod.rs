//! Camel Up, second edition: five racers, two crazy camels, and bets on all of it.
//!
//! The rules are those of `languages/en/camel-up.md`, whose clause numbers (`CU-5.5`) the code cites.
//! [`CamelUp`] is a position: a [`Board`] with everything that lies open, and the finish cards, whose
//! colours are the only secret. [`Public`] and [`Private`] are what viewers get instead.
//!
//! ```
//! use engine::{Game, Options, Seat};
//! use games::camel_up::CamelUp;
//!
//! let setup = CamelUp::setup(4, &Options::parse("first_seat=2").unwrap()).unwrap();
//! let mut game = CamelUp::new(setup);
//! game.resolve("start blue 3".parse().unwrap(), &mut ());
//! assert!(game.check(Seat::new(1), "roll".parse().unwrap()).is_err());
//! ```

mod action;
mod cards;
pub mod data;
mod encode;
mod event;
mod json;
pub mod odds;
mod pieces;
mod places;
pub mod preview;
pub mod race;
mod rules;
mod sample;
#[cfg(feature = "schema")]
mod schema;
pub mod score;
mod setup;
mod state;
mod validate;
mod view;

pub use crate::form::BadPosition;
pub use action::{Action, Outcome, Stacking};
pub use cards::{Deck, Decks, FinishCard, Racers};
pub use event::Event;
pub use json::PositionJson;
pub use pieces::{DiceShown, OwnTile, ShownDie, Ticket, Tickets, TileRow};
pub use setup::Setup;
pub use state::{Board, CamelUp, Phase};
use state::{set_up_by_chance, set_up_by_chooser};
pub use view::{PlayedCard, Private, Public};

use crate::camel_up::race::{Camel, Die, Racer};
use crate::open::Open;
use crate::parts::parts;
use engine::random::{self, Rng};
use engine::{BadSetup, Disclosure, Game, Illegal, Options, Scores, Seat, Seats, Sink, Turn};
use std::ops::RangeInclusive;

impl CamelUp {
    /// The open decisions of the acting seat.
    #[inline]
    fn open_decisions(&self) -> Open {
        match self.board.phase {
            Phase::Turn => Open::new(self.turn_mask(), 0),
            set_up_by_chooser!() if !self.board.setup.random_stacks => {
                Open::new(self.board.setup_mask(), Action::STACK)
            }
            set_up_by_chance!() | set_up_by_chooser!() | Phase::Die | Phase::Over => Open::default(),
        }
    }

    /// `CU-3.1`, `CU-2.9`, `CU-10.3`: whether the seat has a decision to make.
    fn check_acts(&self, seat: Seat) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Act(seats) if seats.contains(seat) => Ok(()),
            Turn::Act(_) => {
                let message = format!("it is the turn of seat {}", self.board.active);
                Err(Illegal::new("CU-3.1", "not-your-turn", message))
            }
            Turn::Chance => Err(Illegal::new("CU-3.1", "dice-roll", "a die is being rolled")),
            Turn::Over => Err(Self::over()),
        }
    }
}

impl Game for CamelUp {
    parts!();

    const ID: &'static str = "camel-up";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<usize> = 2..=8;

    fn setup(seats: usize, options: &Options) -> Result<Setup, BadSetup> {
        Setup::new(seats, options)
    }

    fn over() -> Illegal {
        Illegal::new("CU-10.3", "game-over", "the race is over")
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.board.phase {
            Phase::Turn => Turn::Act(Seats::one(self.board.active)),
            set_up_by_chooser!() if !self.board.setup.random_stacks => {
                Turn::Act(Seats::one(self.board.active))
            }
            set_up_by_chance!() | set_up_by_chooser!() | Phase::Die => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.check_acts(seat).is_ok() {
            out.extend(self.open_decisions().actions::<Self>());
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_acts(seat)?;
        match action {
            Action::Stack(stacking) => return self.board.check_stack(stacking),
            Action::Crazy(_) => return self.board.check_crazy(),
            _ if self.board.phase != Phase::Turn => {
                let message = "leg 1 has not begun, the starting order is being settled";
                return Err(Illegal::new("CU-2.14", "setup", message));
            }
            _ => {}
        }
        match action {
            Action::Bet(colour) => self.board.check_bet(colour),
            Action::Tile { space, .. } => self.board.check_tile(seat, space),
            Action::Finish { racer, .. } => self.check_finish(seat, racer),
            Action::Ally(partner) => self.board.check_ally(seat, partner),
            // CU-3.4: rolling is always possible.
            Action::Roll | Action::Stack(_) | Action::Crazy(_) => Ok(()),
        }
    }

    // CU-3.1, CU-3.2: exactly one action a turn.
    #[inline]
    fn act<S: Sink<Self>>(&mut self, seat: Seat, action: Action, log: &mut S) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "{seat} {action}");
        match action {
            Action::Bet(colour) => self.take_ticket(colour, log),
            Action::Tile { side, space } => self.place_tile(side, space, log),
            Action::Roll => self.take_pyramid_ticket(log),
            Action::Finish { deck, racer } => self.play_finish(deck, racer, log),
            Action::Ally(partner) => self.form_partnership(partner, log),
            Action::Stack(stacking) => self.stack(stacking, log),
            Action::Crazy(crazy) => self.choose_crazy(crazy, log),
        }
    }

    fn disclosure(&self, _seat: Seat, action: Action) -> Disclosure {
        match action {
            // CU-12.3: the colour is secret.
            Action::Finish { .. } => Disclosure::masked(action.masked()),
            Action::Bet(_)
            | Action::Tile { .. }
            | Action::Roll
            | Action::Ally(_)
            | Action::Stack(_)
            | Action::Crazy(_) => Disclosure::Open,
        }
    }

    fn chances(&self, out: &mut Vec<(Outcome, u32)>) {
        if self.turn() == Turn::Chance {
            self.setup_chances(out);
            if self.board.phase == Phase::Die {
                self.die_chances(out);
            }
        }
    }

    #[inline]
    fn resolve<S: Sink<Self>>(&mut self, outcome: Outcome, log: &mut S) {
        match outcome {
            Outcome::First(seat) => self.first_player(seat, log),
            Outcome::Start(racer, number) => self.start_die(racer, number, log),
            Outcome::Stack(stacking) => self.stack(stacking, log),
            Outcome::CrazyStart(number) => self.crazy_number(number, log),
            Outcome::Crazy(crazy) => self.choose_crazy(crazy, log),
            Outcome::Die(racer, number) => self.racing_die(racer, number, log),
            Outcome::Grey(crazy, number) => self.grey_die(crazy, number, log),
        }
    }

    #[inline]
    fn random_action<R: Rng>(&self, _seat: Seat, rng: &mut R, _buffer: &mut Vec<Action>) -> Action {
        let open = self.open_decisions();
        open.nth::<Self>(random::below(rng, open.len()))
    }

    #[inline]
    fn roll<R: Rng>(&self, rng: &mut R, buffer: &mut Vec<(Outcome, u32)>) -> Outcome {
        if self.board.phase == Phase::Die {
            return self.roll_die(rng);
        }
        random::listed_outcome(self, rng, buffer)
    }

    fn scores(&self) -> Scores {
        // CU-15.10, CU-15.11: most money wins; equal sums share a place.
        Scores::by_points(&self.all_money())
    }

    fn census(&self) -> Vec<(&'static str, i64)> {
        let board = &self.board;
        let seats = || Seat::all(board.seats());
        let standing: usize = board.race.stacks().map(|(_, stack)| stack.len()).sum();
        let unplaced = Camel::ALL.into_iter().filter(|&camel| board.race.space(camel).is_none()).count();
        let held: usize = seats().map(|seat| board.tickets_of(seat).count()).sum();
        let left: usize = Racer::ALL.iter().map(|&colour| board.tickets.left(colour).len()).sum();
        let on_track = board.tiles.tiles().iter().count();
        let off_track = seats().filter(|&seat| board.tile_of(seat).is_none()).count();
        let in_hand: usize = seats().map(|seat| self.hand(seat).len()).sum();
        let partners = if board.setup.has_partnerships() { board.seats() } else { 0 };
        let pyramid: u8 = seats().map(|seat| board.pyramid_tickets(seat)).sum();
        [
            ("camels", standing + unplaced),
            ("betting tickets", held + left),
            ("pyramid tickets", usize::from(pyramid + board.pyramid_tickets_left())),
            (
                "dice",
                board.inside().len() + Die::ALL.into_iter().filter_map(|die| board.dice.get(die)).count(),
            ),
            ("spectator tiles", on_track + off_track),
            ("finish cards", in_hand + self.decks.total()),
            ("partnership cards", partners),
        ]
        .map(|(kind, count)| (kind, count as i64))
        .to_vec()
    }
}
