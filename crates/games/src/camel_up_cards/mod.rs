//! Camel Up Cards: five camels on a row of cards, raced by a deck that the players put together in secret.
//!
//! The rules are those of `languages/en/camel-up-cards.md`, whose clause numbers (`CC-5.5`) the code cites.
//! [`CamelUpCards`] is a position: a [`Board`] with everything that lies open, and the cards that only their owners
//! know. [`Public`] and [`Private`] are what viewers get instead; [`Knowledge`] is what follows for the race deck.
//!
//! ```
//! use engine::{Game, Options, Seat};
//! use games::camel_up_cards::CamelUpCards;
//!
//! let setup = CamelUpCards::setup(4, &Options::default()).unwrap();
//! let mut game = CamelUpCards::new(setup);
//! game.resolve("start blue 2".parse().unwrap(), &mut ());
//! assert_eq!(game.board().race.to_string(), "start:green,orange,white,yellow 2:blue");
//! assert!(game.check(Seat::new(0), "reveal".parse().unwrap()).is_err());
//! ```

mod action;
mod bets;
mod camel;
mod cards;
mod cell;
pub mod data;
mod encode;
mod event;
mod json;
mod knowledge;
pub mod odds;
mod pile;
mod places;
pub mod preview;
mod race;
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
pub use action::{Action, Outcome};
pub use bets::{Bet, BetCard, BetKind, Bets};
pub use camel::Camel;
pub use cards::{Cards, RaceCard};
pub use cell::{Cell, Figure, Figures, Place, PlacedFigure};
pub use data::LegSetup;
pub use event::{Event, HomeReason, ShownCard};
pub use json::PositionJson;
pub use knowledge::Knowledge;
pub use pile::{Pile, Slot};
pub use race::{Race, Standing, Track, Unit};
pub use setup::Setup;
pub use state::{Board, CamelUpCards, OwnCards, Phase};
pub use view::{Private, Public, knowledge};

use crate::parts::parts;
use engine::random::{self, Rng};
use engine::{BadSetup, Disclosure, Game, Illegal, Options, Scores, Seat, Seats, Sink, Turn};
use std::ops::RangeInclusive;

impl CamelUpCards {
    /// `CC-5.1`, `CC-4.19`, `CC-11.2`: whether the seat has a decision to make.
    fn check_acts(&self, seat: Seat) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Act(seats) if seats.contains(seat) => Ok(()),
            Turn::Act(_) if self.board.phase == Phase::Sort => {
                Err(Illegal::new("CC-4.21", "sorted", "you have sorted all your cards, others have not yet"))
            }
            Turn::Act(_) => {
                let message = format!("it is the turn of seat {}", self.board.active);
                Err(Illegal::new("CC-5.1", "not-your-turn", message))
            }
            Turn::Chance => Err(Illegal::new("CC-5.1", "dealing", "cards are being dealt or turned up")),
            Turn::Over => Err(Self::over()),
        }
    }
}

impl Game for CamelUpCards {
    parts!();

    const ID: &'static str = "camel-up-cards";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<usize> = 2..=data::MOST;

    fn setup(seats: usize, options: &Options) -> Result<Setup, BadSetup> {
        Setup::new(seats, options)
    }

    fn over() -> Illegal {
        Illegal::new("CC-11.2", "game-over", "the race is over")
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.board.phase {
            Phase::Turn | Phase::Race | Phase::Bet => Turn::Act(Seats::one(self.board.active)),
            Phase::Sort => Turn::Act(self.board.sorting()),
            Phase::Start | Phase::Deal | Phase::Draw | Phase::DrawAfterBet => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.check_acts(seat).is_err() {
            return;
        }
        if self.board.phase == Phase::Sort {
            out.extend(self.open_sorting(seat).actions::<Self>());
        } else {
            self.list_turn(seat, out);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_acts(seat)?;
        match action {
            Action::Discard(_) | Action::Keep(_) | Action::Show(_) => self.check_sorting(seat, action),
            _ if self.board.phase == Phase::Sort => {
                Err(Illegal::new("CC-4.31", "sorting", "turns begin when everybody has sorted their cards"))
            }
            _ => self.check_turn(seat, action),
        }
    }

    // CC-5.4: each arm says what comes next.
    #[inline]
    fn act<S: Sink<Self>>(&mut self, seat: Seat, action: Action, log: &mut S) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "{seat} {action}");
        match action {
            Action::Discard(card) => self.discard(seat, card, log),
            Action::Keep(card) => self.keep(seat, card, log),
            Action::Show(card) => self.choose_show(seat, card, log),
            Action::Reveal => self.reveal(log),
            Action::Play(card) => self.play(card, log),
            Action::Place(figure, cell) => self.place_figure(figure, cell, log),
            Action::Bet(bet) => self.take_bet(bet, log),
            Action::Done => self.end_without_bet(log),
        }
    }

    fn disclosure(&self, seat: Seat, action: Action) -> Disclosure {
        match action {
            // CC-4.19; the last card to be shown is turned up as it is chosen (CC-4.26).
            Action::Show(_) if self.begins_leg(seat) => Disclosure::Open,
            Action::Discard(_) | Action::Keep(_) | Action::Show(_) => Disclosure::masked(action.masked()),
            Action::Reveal | Action::Play(_) | Action::Place(..) | Action::Bet(_) | Action::Done => {
                Disclosure::Open
            }
        }
    }

    fn reveals(&self, seat: Seat, action: Action) -> bool {
        match action {
            // CC-4.31: where nothing is shown, the last card kept still begins the leg.
            Action::Keep(_) | Action::Show(_) => self.begins_leg(seat),
            // CC-7.6: the card was secret.
            Action::Play(_) => true,
            _ => false,
        }
    }

    /// A seat's own card is no news to it; those that others show are.
    fn surprises(&self, seat: Seat, action: Action) -> bool {
        matches!(action, Action::Show(_)) && self.begins_leg(seat)
    }

    fn chances(&self, out: &mut Vec<(Outcome, u32)>) {
        let Some((draw, cards)) = self.next_draw() else { return };
        out.extend(cards.kinds().map(|card| (draw.outcome(card), cards.count(card) as u32)));
    }

    #[inline]
    fn resolve<S: Sink<Self>>(&mut self, outcome: Outcome, log: &mut S) {
        match outcome {
            Outcome::Start(card) => self.start_card(card, log),
            Outcome::Deal(card) => self.deal(card, log),
            Outcome::Draw(card) => self.draw(card, log),
        }
    }

    fn outcome_disclosure(&self, outcome: Outcome) -> Disclosure {
        match outcome {
            // CC-4.14: a dealt card is seen by its receiver alone.
            Outcome::Deal(_) => Disclosure::masked(outcome.masked()),
            Outcome::Start(_) | Outcome::Draw(_) => Disclosure::Open,
        }
    }

    fn outcome_witnesses(&self, _outcome: Outcome) -> Seats {
        self.board.dealing_to().map_or(Seats::NONE, Seats::one)
    }

    #[inline]
    fn random_action<R: Rng>(&self, seat: Seat, rng: &mut R, _buffer: &mut Vec<Action>) -> Action {
        if self.board.phase == Phase::Sort {
            let open = self.open_sorting(seat);
            return open.nth::<Self>(random::below(rng, open.len()));
        }
        let options = self.turn_options(seat);
        options.nth(&self.board, random::below(rng, options.len()))
    }

    #[inline]
    fn roll<R: Rng>(&self, rng: &mut R, _buffer: &mut Vec<(Outcome, u32)>) -> Outcome {
        match self.next_draw() {
            Some((draw, cards)) => draw.outcome(cards.draw(rng)),
            None => unreachable!("chance draws in its own phases"),
        }
    }

    fn scores(&self) -> Scores {
        // CC-11.11, CC-11.12: most money wins; equal sums share a place.
        Scores::by_points(&self.all_money())
    }

    fn census(&self) -> Vec<(&'static str, i64)> {
        let board = &self.board;
        let seats = || Seat::all(board.seats());
        let bets: usize = seats().map(|seat| board.bets_of(seat).count()).sum();
        let legs_left: usize = Camel::ALL.iter().map(|&camel| board.bets.legs_left(camel).len()).sum();
        let others_left = board.bets.on_display().filter(|bet| bet.kind != BetKind::Leg).count();
        let held = Figure::ALL.iter().filter(|&&figure| board.figure_holder(figure).is_some()).count();
        let home = Figure::ALL.iter().filter(|&&figure| board.figures.at(figure) == 0).count();
        let finals = |kind| seats().filter(|&seat| board.final_of(seat, kind).is_some()).count();
        let in_box = |kind| board.bets.on_display().filter(|bet| bet.kind == kind).count();
        [
            ("camels", board.race.stacks().map(|(_, stack)| stack.len()).sum()),
            ("bet cards", bets + legs_left + others_left),
            ("final-winner cards", finals(BetKind::Winner) + in_box(BetKind::Winner)),
            ("final-loser cards", finals(BetKind::Loser) + in_box(BetKind::Loser)),
            ("figures", held + home),
            ("race cards", self.count_cards()),
        ]
        .map(|(kind, count)| (kind, count as i64))
        .to_vec()
    }
}
