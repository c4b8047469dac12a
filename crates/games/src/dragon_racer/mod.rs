//! Dragon Racer: draft dragons, let a small team of them fire, and win realms, for 2 to 8 players.
//!
//! The rules are those of `languages/en/dragon-racer.md`, whose clause numbers (`DR-5.5`) the code cites.
//! [`DragonRacer`] is a position: a [`Board`] with everything that lies open, the hands, the face-down drafted piles
//! and which card went in which pass of the Draft. No order of a deck is stored: what comes next is an outcome of
//! chance over all cards not dealt. [`Public`] and [`Private`] are what viewers get instead; [`preview`] tells what
//! choices would bring.
//!
//! ```
//! use engine::{Game, Options, Seat};
//! use games::dragon_racer::DragonRacer;
//!
//! let setup = DragonRacer::setup(4, &Options::default()).unwrap();
//! let mut game = DragonRacer::new(setup);
//! game.act(Seat::new(0), "hero kafka".parse().unwrap(), &mut ());
//! assert!(game.check(Seat::new(1), "hero mingzu".parse().unwrap()).is_err());
//! assert_eq!(game.board().hero(Seat::new(0)).unwrap().team_size(), 4);
//! ```

mod action;
mod cards;
pub mod data;
mod encode;
mod event;
mod json;
mod kinds;
mod piece;
mod places;
pub mod preview;
mod rules;
mod sample;
#[cfg(feature = "schema")]
mod schema;
pub mod score;
mod setup;
mod state;
mod support;
mod team;
mod validate;
mod view;

pub use crate::form::BadPosition;
pub use action::{Action, Outcome, Slot};
pub use cards::Cards;
pub use data::Values;
pub use event::{Because, Event, Moved, RealmCount};
pub use json::PositionJson;
pub use kinds::{Colour, Label, Realm, Side, Support, Talent};
pub use piece::{Dragon, Hero, Tile};
pub use setup::Setup;
pub use state::{Board, DragonRacer, Phase};
use state::{chance_decides, in_flight, nobody_asked};
pub use support::{Demand, Needs, Payment, Supply};
pub use team::{Exchange, LyingAttack, LyingAttacks, Team};
pub use view::{Private, Public};

use crate::bits::{nth_set_bit, set_bits};
use crate::parts::parts;
use engine::random::{self, Rng};
use engine::{BadSetup, Disclosure, Game, Illegal, Options, Scores, Seat, Seats, Sink, Turn};
use std::ops::RangeInclusive;

impl DragonRacer {
    /// `DR-3.2`: whether the seat has a decision to make.
    fn check_acts(&self, seat: Seat) -> Result<(), Illegal> {
        let acting = match self.turn() {
            Turn::Act(seats) if seats.contains(seat) => return Ok(()),
            Turn::Act(seats) => seats.first(),
            Turn::Chance => return Err(Illegal::new("DR-3.2", "chance", "chance decides first")),
            Turn::Over => return Err(Self::over()),
        };
        if self.board.phase == Phase::Draft && self.board.committed.contains(seat) {
            let message = "you have chosen a card, and a choice is final";
            return Err(Illegal::new("DR-5.6", "chosen-already", message));
        }
        let clause = if self.board.phase == Phase::Heroes { "DR-2.6" } else { "DR-6.1" };
        let acting = acting.map_or("nobody".to_owned(), |seat| format!("seat {seat}"));
        Err(Illegal::new(clause, "not-your-turn", format!("{acting} is to decide")))
    }
}

impl Game for DragonRacer {
    parts!();

    const ID: &'static str = "dragon-racer";
    const RULES: u16 = setup::RULES;
    const OLDEST_RULES: u16 = setup::OLDEST_RULES;
    const SEATS: RangeInclusive<usize> = data::FEWEST..=data::MOST;

    fn setup(seats: usize, options: &Options) -> Result<Setup, BadSetup> {
        Setup::new(Self::RULES, seats, options)
    }

    fn setup_under(rules: u16, seats: usize, options: &Options) -> Result<Setup, BadSetup> {
        Setup::new(rules, seats, options)
    }

    fn over() -> Illegal {
        Illegal::new("DR-11.1", "game-over", "the race is over")
    }

    #[inline]
    fn turn(&self) -> Turn {
        let board = &self.board;
        match board.phase {
            Phase::Heroes => board.next_for_hero().map_or(Turn::Over, |seat| Turn::Act(Seats::one(seat))),
            Phase::Draft => Turn::Act(Seats::all(board.seats()).minus(board.committed)),
            in_flight!() => board.flyer().map_or(Turn::Over, |seat| Turn::Act(Seats::one(seat))),
            chance_decides!() => Turn::Chance,
            nobody_asked!() => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.check_acts(seat).is_err() {
            return;
        }
        let board = &self.board;
        match board.phase {
            Phase::Heroes => out.extend(board.free_heroes().map(Action::Hero)),
            Phase::Draft => out.extend(self.hand(seat).iter().map(|(card, _)| Action::Pick(card))),
            Phase::Attack => {
                let Some(card) = board.asking() else { return };
                let targets = set_bits(board.attack_targets()).map(Board::target);
                out.extend(targets.map(|(seat, slot)| Action::Attack { card, seat, slot }));
                out.push(Action::Hold(card));
            }
            Phase::Fire => {
                let slots = set_bits(board.open_slots().into());
                out.extend(slots.map(|slot| Action::Fire(Slot::new(slot as usize))));
                out.push(Action::Done);
            }
            Phase::Swap => {
                for (slot, _) in board.team(seat).iter() {
                    let entrants = set_bits(board.entrants(seat, slot));
                    out.extend(entrants.map(|card| Action::Swap { slot, card: Dragon::new(card as usize) }));
                }
                out.push(Action::Keep);
            }
            chance_decides!() | nobody_asked!() => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_acts(seat)?;
        let mut open = Vec::new();
        self.legal(seat, &mut open);
        if open.contains(&action) { Ok(()) } else { Err(self.reason(seat, action)) }
    }

    #[inline]
    fn act<S: Sink<Self>>(&mut self, seat: Seat, action: Action, log: &mut S) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "{seat} {action}");
        match action {
            Action::Hero(hero) => self.give_hero(seat, hero, log),
            Action::Pick(card) => self.pick(seat, card, log),
            Action::Attack { card, seat: on, slot } => self.attack(seat, card, (on, slot), log),
            Action::Hold(card) => self.hold(seat, card, log),
            Action::Fire(slot) => self.choose_to_fire(seat, slot, log),
            Action::Done => self.finish_firing(seat, log),
            Action::Swap { slot, card } => self.swap(seat, slot, card, log),
            Action::Keep => self.end_flight(seat, log),
        }
    }

    fn disclosure(&self, _seat: Seat, action: Action) -> Disclosure {
        match action {
            Action::Pick(_) => Disclosure::masked(action.masked()),
            _ => Disclosure::Open,
        }
    }

    /// The last choice of a pass shows hands to other seats, and the end of a Flight shows the next drafted pile.
    fn reveals(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Hero(_) => false,
            Action::Pick(_) => self.board.committed.len() + 1 == self.board.seats(),
            _ => {
                let mut after = *self;
                after.act(seat, action, &mut ());
                after.board.flyer() != self.board.flyer()
            }
        }
    }

    fn chances(&self, out: &mut Vec<(Outcome, u32)>) {
        let board = &self.board;
        match board.phase {
            Phase::HeroDraw => {
                let Some(seat) = board.next_for_hero() else { return };
                out.extend(board.free_heroes().map(|hero| (Outcome::Hero(seat, hero), 1)));
            }
            Phase::Trophies => {
                let Some(place) = board.next_trophy() else { return };
                out.extend(board.next_in_rank().iter().map(|seat| (Outcome::Trophy(place, seat), 1)));
            }
            Phase::Teams => {
                let Some(seat) = board.next_for_team() else { return };
                let cards = self.deck.level_one().iter();
                out.extend(cards.map(|(card, copies)| (Outcome::Team(seat, card), copies.into())));
            }
            Phase::Reveal => out.extend(board.candidates().map(|tile| (Outcome::Reveal(tile), 1))),
            Phase::Deal => {
                let seat = board.next_for_deal();
                let cards = self.deck.iter();
                out.extend(cards.map(|(card, copies)| (Outcome::Deal(seat, card), copies.into())));
            }
            Phase::Heroes | Phase::Draft | in_flight!() | nobody_asked!() => {}
        }
    }

    #[inline]
    fn resolve<S: Sink<Self>>(&mut self, outcome: Outcome, log: &mut S) {
        match outcome {
            Outcome::Hero(seat, hero) => self.give_hero(seat, hero, log),
            Outcome::Trophy(place, seat) => {
                self.give_trophy(place, seat, true, log);
                self.deal_trophies(log);
            }
            Outcome::Team(seat, dragon) => self.deal_team(seat, dragon, log),
            Outcome::Reveal(tile) => self.reveal(tile, log),
            Outcome::Deal(seat, card) => self.deal(seat, card, log),
        }
    }

    fn outcome_disclosure(&self, outcome: Outcome) -> Disclosure {
        match outcome {
            Outcome::Deal(..) => Disclosure::masked(outcome.masked()),
            Outcome::Hero(..) | Outcome::Trophy(..) | Outcome::Team(..) | Outcome::Reveal(_) => {
                Disclosure::Open
            }
        }
    }

    fn outcome_witnesses(&self, outcome: Outcome) -> Seats {
        match outcome {
            Outcome::Deal(seat, _) => Seats::one(seat),
            _ => Seats::NONE,
        }
    }

    #[inline]
    fn random_action<R: Rng>(&self, seat: Seat, rng: &mut R, buffer: &mut Vec<Action>) -> Action {
        let board = &self.board;
        if board.phase == Phase::Draft {
            let hand = self.hand(seat).mask();
            let card = nth_set_bit(hand, random::below(rng, hand.count_ones()));
            return Action::Pick(Dragon::new(card as usize));
        }
        if board.phase == Phase::Fire {
            let open = u64::from(board.open_slots());
            return match random::below(rng, open.count_ones() + 1) {
                n if n < open.count_ones() => Action::Fire(Slot::new(nth_set_bit(open, n) as usize)),
                _ => Action::Done,
            };
        }
        random::listed_action(self, seat, rng, buffer)
    }

    #[inline]
    fn roll<R: Rng>(&self, rng: &mut R, buffer: &mut Vec<(Outcome, u32)>) -> Outcome {
        if self.board.phase == Phase::Deal {
            return Outcome::Deal(self.board.next_for_deal(), self.deck.draw(rng));
        }
        random::listed_outcome(self, rng, buffer)
    }

    fn scores(&self) -> Scores {
        score::scores(&self.board)
    }

    fn census(&self) -> Vec<(&'static str, i64)> {
        let board = &self.board;
        let seats = Seat::all(board.seats());
        let placed = seats.clone().map(|seat| {
            let lying = board.attacks.iter().filter(|attack| attack.by == seat).map(|attack| attack.card);
            board.team(seat).cards().len() + self.hand(seat).len() + self.drafted(seat).len() + lying.count()
        });
        let waiting = data::data().in_game(board.seats(), u64::MAX).len() - board.cards_in_play().len();
        let cards = placed.sum::<usize>() + self.deck.len() + waiting;
        let tiles = board.tiles().count()
            + [Side::Upper, Side::Lower].map(|side| board.unseen_tiles(side).count()).iter().sum::<usize>();
        vec![("cards", cards as i64), ("covered tiles", tiles as i64)]
    }
}
