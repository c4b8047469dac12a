//! Sobek, edition of 2010: goods from a row of boats, sets, and a corruption that is paid back.
//!
//! The rules are those of `languages/en/sobek.md`, whose clause numbers (`SO-5.5`) the code cites.
//! [`Sobek`] is a position: a [`Board`] with everything that lies open, the hidden cards as counts by type, and
//! what everyone remembers. No order of a deck is stored: what comes next is an outcome of chance over all cards
//! not seen yet. [`Public`] and [`Private`] are what viewers get instead.
//!
//! ```
//! use engine::{Game, Options, Seat};
//! use games::sobek::Sobek;
//!
//! let setup = Sobek::setup(3, &Options::default()).unwrap();
//! let mut game = Sobek::new(setup);
//! game.resolve("hand wheat0g".parse().unwrap(), &mut ());
//! assert_eq!(game.hand(Seat::new(0)).len(), 1);
//! assert!(game.check(Seat::new(0), "take 1".parse().unwrap()).is_err());
//! ```

mod action;
mod card;
mod cards;
pub mod data;
mod encode;
mod event;
mod json;
mod memory;
mod places;
pub mod preview;
mod quay;
mod rules;
mod sample;
#[cfg(feature = "schema")]
mod schema;
pub mod score;
mod setup;
mod state;
mod token;
mod validate;
mod validate_board;
mod view;

pub use crate::form::BadPosition;
pub use action::{Action, Outcome};
pub use card::{Back, Card, Character, Family, Kind};
pub use cards::Cards;
pub use event::{Because, Event};
pub use json::PositionJson;
pub use memory::{Lists, Memory, Zone};
pub use quay::{Quay, QuayCard, Sets};
pub use setup::Setup;
pub use state::{Board, Focus, Phase, Sobek};
pub use token::{Glyph, Symbol, Token, Tokens};
pub use view::{Backs, Private, Public};

use crate::parts::parts;
use engine::random::{self, Rng};
use engine::{BadSetup, Disclosure, Game, Illegal, Options, Scores, Seat, Seats, Sink, Turn};
use std::ops::RangeInclusive;

impl Sobek {
    /// `SO-3.1`: whether the seat has a decision to make.
    fn check_acts(&self, seat: Seat) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Act(seats) if seats.contains(seat) => Ok(()),
            Turn::Act(seats) => {
                let acting = seats.first().unwrap_or(self.board.active);
                Err(Illegal::new("SO-3.1", "not-your-turn", format!("seat {acting} is to decide")))
            }
            Turn::Chance => Err(Illegal::new("SO-3.4", "chance", "chance decides first")),
            Turn::Over => Err(Self::over()),
        }
    }
}

impl Game for Sobek {
    parts!();

    const ID: &'static str = "sobek";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<usize> = data::FEWEST..=data::MOST;

    fn setup(seats: usize, options: &Options) -> Result<Setup, BadSetup> {
        Setup::new(seats, options)
    }

    fn over() -> Illegal {
        Illegal::new("SO-12.5", "game-over", "the game is over")
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.board.acting() {
            Some(seat) => Turn::Act(Seats::one(seat)),
            None if self.board.phase.is_chance() => Turn::Chance,
            None => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.board.acting() == Some(seat) {
            out.extend(self.open_decisions().actions::<Self>());
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_acts(seat)?;
        let real = Action::from_index(action.index()) == Some(action);
        let open = real && self.open_decisions().contains(action.index());
        if open { Ok(()) } else { Err(self.reason(action)) }
    }

    // SO-3.1: each arm says what comes next.
    #[inline]
    fn act<S: Sink<Self>>(&mut self, seat: Seat, action: Action, log: &mut S) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "{seat} {action}");
        match (action, self.board.phase) {
            (Action::Take(k), _) => self.take(k, log),
            (Action::Play(character), _) => self.play(character, log),
            (Action::Set(family), _) => self.begin_set(family, log),
            (Action::Add(card), _) => self.add(card, log),
            (Action::Done, Phase::Horizontal) => self.stop_laying(log),
            (Action::Done, Phase::HorizontalBuild) => self.finish_horizontal(log),
            (Action::Done, Phase::CourtesanCards) => self.finish_courtesan(log),
            (Action::Done, _) => self.finish_set(log),
            (Action::Lay(family), _) => self.begin_horizontal(family, log),
            (Action::Event(token), _) => self.choose_event(token, log),
            (Action::Target(rival), Phase::Curse) => self.curse(rival, log),
            (Action::Target(victim), Phase::ThiefVictim) => self.name_victim(victim, log),
            (Action::Target(owner), Phase::VizierRival) => self.look(owner, log),
            (Action::Target(rival), _) => self.set_back(rival, log),
            (Action::Bless(family), _) => self.bless(family, log),
            (Action::Purge(family), _) => self.purge(family, log),
            (Action::Back(back), _) => self.choose_back(back),
            (Action::Drop(card), _) => self.give_up(seat, card, log),
            (Action::Pick(card), _) => self.pick(card, log),
            (Action::Extend(family), _) => self.choose_extended(family, log),
            (Action::Fetch(k), _) => self.fetch(k, log),
            (Action::First(first), _) => self.first_chosen(first, log),
        }
    }

    fn disclosure(&self, _seat: Seat, action: Action) -> Disclosure {
        match action {
            Action::Drop(_) if self.board.focus.left > 1 => Disclosure::masked("drop ?"),
            // SO-7.22: with the last one given up all see the backs.
            Action::Drop(card) => {
                let given_up = self.dropping.with(card).backs();
                let backs = Back::ALL.into_iter().zip(given_up).filter(|&(_, count)| count > 0);
                let backs: Vec<String> = backs.map(|(back, count)| format!("{count} {back}")).collect();
                Disclosure::masked(format!("drop ? ({})", backs.join(", ")))
            }
            // SO-7.25: the back is seen by all, the face by the pile's owner too.
            Action::Pick(card) => Disclosure::masked(format!("pick ?{}", card.back())),
            _ => Disclosure::Open,
        }
    }

    fn witnesses(&self, _seat: Seat, action: Action) -> Seats {
        match action {
            Action::Pick(_) => self.board.focus.seat.map_or(Seats::NONE, Seats::one),
            _ => Seats::NONE,
        }
    }

    fn reveals(&self, seat: Seat, action: Action) -> bool {
        match action {
            // Cards of one's own are shown to all, or a token is turned up.
            Action::Play(_) | Action::Add(_) | Action::Purge(_) | Action::Event(_) => true,
            Action::Target(_) => self.board.phase == Phase::VizierRival,
            Action::Done if self.board.phase == Phase::Build => {
                self.board.stack > 0 && !self.board.looked.contains(seat)
            }
            // Laying is over: the piles may be turned up.
            Action::Done => self.board.phase != Phase::CourtesanCards,
            Action::Take(k) => self.board.ends_round(k),
            Action::Fetch(_) => self.board.ends_round(1),
            _ => false,
        }
    }

    fn surprises(&self, seat: Seat, action: Action) -> bool {
        match action {
            // Neither one's own cards nor the tokens looked at are news to whoever shows them.
            Action::Play(_) | Action::Add(_) | Action::Purge(_) | Action::Event(_) => false,
            // Whether the player can lay another horizontal set is known to it; what comes after that is not.
            Action::Done if self.board.phase == Phase::HorizontalBuild => self.layable() == 0,
            _ => self.reveals(seat, action),
        }
    }

    fn chances(&self, out: &mut Vec<(Outcome, u32)>) {
        self.list_chances(out);
    }

    #[inline]
    fn resolve<S: Sink<Self>>(&mut self, outcome: Outcome, log: &mut S) {
        match outcome {
            Outcome::Hand(card) => self.deal_hand(card, log),
            Outcome::Quay(card) => self.deliver(Some(card), log),
            Outcome::QuayCharacter => self.deliver(None, log),
            Outcome::First(seat) => self.first_drawn(seat, log),
            Outcome::Chooser(seat) => self.name_chooser(seat, log),
            Outcome::Token(token) => self.draw_token(token, log),
            Outcome::Reveal(character) => self.reveal(character, log),
            Outcome::Draw(card) => self.draw(card, log),
            Outcome::DrawCharacter => self.draw_character(),
            Outcome::Steal(card) => self.steal(card, log),
        }
    }

    fn outcome_disclosure(&self, outcome: Outcome) -> Disclosure {
        match outcome {
            Outcome::Hand(_) | Outcome::Token(_) => Disclosure::masked(outcome.masked()),
            Outcome::Reveal(_) => self.reveal_disclosure(outcome),
            Outcome::Draw(_) => Disclosure::masked("draw ?beige"),
            Outcome::DrawCharacter => Disclosure::masked("draw ?orange"),
            Outcome::Steal(card) => Disclosure::masked(format!("steal ?{}", card.back())),
            Outcome::Quay(_) | Outcome::QuayCharacter | Outcome::First(_) | Outcome::Chooser(_) => {
                Disclosure::Open
            }
        }
    }

    fn outcome_witnesses(&self, outcome: Outcome) -> Seats {
        let active = Seats::one(self.board.active);
        match outcome {
            Outcome::Hand(_) => self.next_hand().map_or(Seats::NONE, Seats::one),
            Outcome::Steal(_) => self.board.focus.seat.map_or(active, |victim| active.with(victim)),
            _ => active,
        }
    }

    #[inline]
    fn random_action<R: Rng>(&self, _seat: Seat, rng: &mut R, _buffer: &mut Vec<Action>) -> Action {
        let open = self.open_decisions();
        open.nth::<Self>(random::below(rng, open.len()))
    }

    #[inline]
    fn roll<R: Rng>(&self, rng: &mut R, buffer: &mut Vec<(Outcome, u32)>) -> Outcome {
        self.draw_chance(rng).unwrap_or_else(|| random::listed_outcome(self, rng, buffer))
    }

    fn scores(&self) -> Scores {
        // SO-12.8: the highest score wins; equal scores share a place.
        Scores::by_points(&self.board.points())
    }

    fn census(&self) -> Vec<(&'static str, i64)> {
        let board = &self.board;
        let hidden = self.hands.iter().chain(&self.piles).fold(self.dropping, |all, &cards| all.plus(cards));
        let unseen = self.pool.plus(self.unrevealed).plus(self.greens);
        let all = board.open_cards().plus(hidden).plus(unseen);
        let waiting = board.quay.characters() + usize::from(board.phase == Phase::DrawReveal);
        let undealt = self.pool.len() + self.unrevealed.len() - waiting - usize::from(board.deck);
        let placed: u8 = board.curses.iter().chain(board.prosperity.iter().flatten()).sum();
        let used = board.used.len() + usize::from(board.focus.token.is_some());
        let mut census: Vec<(&'static str, i64)> =
            Family::ALL.into_iter().map(|family| (family.name(), all.family(family).len() as i64)).collect();
        census.extend([
            ("amulets", i64::from(all.amulets())),
            ("scarabs", i64::from(all.scarabs())),
            ("green backs", all.backed(Back::Green).len() as i64),
            ("characters", all.backed(Back::Orange).len() as i64),
            ("removed cards", undealt as i64),
            ("event tokens of the round", i64::from(board.stack + placed) + used as i64),
        ]);
        census
    }
}
