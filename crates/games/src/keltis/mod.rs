//! Keltis: five paths of stones, cards that push markers along them, tiles, and a goal that ends it all.
//!
//! The rules are those of `languages/en/keltis.md`, whose clause numbers (`KE-4.6`) the code cites.
//! [`Keltis`] is a position: a [`Board`] with everything that lies open, the hands, and the cards that
//! nobody has seen, in no order. [`Public`] and [`Private`] are what viewers get instead. [`preview`]
//! answers what a page or a bot asks about the choices of a seat.
//!
//! ```
//! use engine::{Game, Options};
//! use games::keltis::Keltis;
//!
//! let setup = Keltis::setup(3, &Options::parse("layout=pairs").unwrap()).unwrap();
//! let mut game = Keltis::new(setup);
//! game.resolve("start 2".parse().unwrap(), &mut ());
//! game.resolve("tile blue 2 clover".parse().unwrap(), &mut ());
//! assert_eq!(game.draw_pile(), 110);
//! ```

mod action;
mod cards;
pub mod data;
mod encode;
mod event;
mod json;
mod paths;
mod places;
pub mod preview;
mod rules;
mod sample;
#[cfg(feature = "schema")]
mod schema;
pub mod score;
mod setup;
mod state;
mod table;
mod validate;
mod view;

pub use crate::form::BadPosition;
pub use action::{Action, Outcome};
pub use cards::{Card, Cards, Colour};
pub use event::{Cause, Ending, Event};
pub use json::PositionJson;
pub use paths::{Kind, LAST_STEP, Markers, Stone, Tile, Tiles};
pub use setup::Setup;
pub use state::{Board, Keltis, Phase, Played};
use state::{in_setup, seat_decides};
pub use table::{Column, Direction, Pile};
pub use view::{Private, Public};

use crate::open::Open;
use crate::parts::parts;
use engine::random::{self, Rng};
use engine::{BadSetup, Disclosure, Game, Illegal, Options, Scores, Seat, Seats, Sink, Turn};
use std::ops::RangeInclusive;

impl Keltis {
    /// The open decisions of the acting seat, in two parts.
    #[inline]
    fn open_decisions(&self) -> [Open; 2] {
        let one = |mask, first| [Open::new(mask, first), Open::default()];
        match self.board.phase {
            Phase::Card => {
                let (play, discard) = self.card_masks();
                [Open::new(play, 0), Open::new(discard, Action::DISCARD)]
            }
            Phase::Enter => one(self.board.kinds_mask(self.board.active), Action::ENTER),
            Phase::Step => one(0b11, Action::ADVANCE),
            Phase::Clover | Phase::Finished => one(self.board.bonus_mask(), Action::BONUS),
            Phase::Draw => one(self.board.draw_mask(), Action::DRAW_DECK),
            in_setup!() | Phase::Deck | Phase::Over => one(0, 0),
        }
    }

    /// `KE-3.1`, `KE-3.8`, `KE-3.9`: whether the seat has a decision to make.
    fn check_acts(&self, seat: Seat) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Act(seats) if seats.contains(seat) => Ok(()),
            Turn::Act(_) => {
                let message = format!("it is the turn of seat {}", self.board.active);
                Err(Illegal::new("KE-3.1", "not-your-turn", message))
            }
            Turn::Chance => Err(Illegal::new("KE-3.1", "cards-dealt", "cards or tiles are being dealt")),
            Turn::Over => Err(Self::over()),
        }
    }

    /// Refuses a decision that is not asked for in this phase.
    fn check_asked(&self, action: Action) -> Result<(), Illegal> {
        let asked = match action {
            Action::Play(_) | Action::Discard(_) => self.board.phase == Phase::Card,
            Action::Enter(_) => self.board.phase == Phase::Enter,
            Action::Advance | Action::Stay => self.board.phase == Phase::Step,
            Action::Bonus { .. } | Action::NoBonus => {
                matches!(self.board.phase, Phase::Clover | Phase::Finished)
            }
            Action::DrawDeck | Action::DrawPile(_) => self.board.phase == Phase::Draw,
        };
        if asked {
            return Ok(());
        }
        let (clause, code, message) = match self.board.phase {
            Phase::Enter => ("KE-6.4", "must-enter", "a marker must enter the path first: small or large"),
            Phase::Step => {
                ("KE-6.8", "step-first", "first move the marker of the card's path, or let it stay")
            }
            Phase::Clover => {
                ("KE-8.1", "clover-first", "first make the bonus step of the clover, or decline it")
            }
            Phase::Finished => {
                ("KE-9.2", "finished-first", "first move another marker for the finished path, or decline")
            }
            Phase::Draw => ("KE-10.1", "must-draw", "you have played your card, now draw one"),
            in_setup!() | Phase::Card | Phase::Deck | Phase::Over => {
                ("KE-3.2", "card-first", "play a card first: lay it or discard it")
            }
        };
        Err(Illegal::new(clause, code, message))
    }
}

impl Game for Keltis {
    parts!();

    const ID: &'static str = "keltis";
    const RULES: u16 = setup::RULES;
    const OLDEST_RULES: u16 = setup::OLDEST_RULES;
    const SEATS: RangeInclusive<usize> = 2..=data::MAX_SEATS;

    fn setup(seats: usize, options: &Options) -> Result<Setup, BadSetup> {
        Setup::new(Self::RULES, seats, options)
    }

    fn setup_under(rules: u16, seats: usize, options: &Options) -> Result<Setup, BadSetup> {
        Setup::new(rules, seats, options)
    }

    fn over() -> Illegal {
        Illegal::new("KE-3.9", "game-over", "the game is over")
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.board.phase {
            seat_decides!() => Turn::Act(Seats::one(self.board.active)),
            in_setup!() | Phase::Deck => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.check_acts(seat).is_ok() {
            out.extend(self.open_decisions().into_iter().flat_map(Open::actions::<Self>));
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_acts(seat)?;
        self.check_asked(action)?;
        match action {
            Action::Play(card) => self.check_held(seat, card).and_then(|()| self.check_fits(seat, card)),
            // KE-5.2.
            Action::Discard(card) => self.check_held(seat, card),
            Action::Enter(kind) => self.board.check_kind(kind),
            Action::Bonus { path, enters } => self.board.check_bonus(path, enters),
            Action::NoBonus if self.board.phase == Phase::Clover && !self.board.setup.clover_optional => {
                let message = "at this table the bonus step of a clover cannot be declined";
                Err(Illegal::new("KE-8.5", "clover-forced", message))
            }
            Action::DrawPile(colour) => self.board.check_pile(colour),
            Action::Advance | Action::Stay | Action::NoBonus | Action::DrawDeck => Ok(()),
        }
    }

    // KE-3.2: a card, all that it causes, then a draw. Each function sets the phase that comes next before
    // it tells what happened, so that the positions of events can be drawn.
    #[inline]
    fn act<S: Sink<Self>>(&mut self, seat: Seat, action: Action, log: &mut S) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "{seat} {action}");
        match action {
            Action::Play(card) => self.lay(card, log),
            Action::Discard(card) => self.discard(card, log),
            Action::Enter(kind) => self.enter(kind, log),
            Action::Advance => self.advance(log),
            Action::Stay => self.decline(Cause::Card, log),
            Action::Bonus { path, enters } => self.bonus(path, enters, log),
            Action::NoBonus => self.decline(self.bonus_cause(), log),
            Action::DrawDeck => self.choose_deck(),
            Action::DrawPile(colour) => self.take_discard(colour, log),
        }
    }

    /// A card shows its face as it leaves the hand (`KE-13.5`), unless all know that it is there; and the end
    /// of the game shows all hands.
    fn reveals(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Play(card) | Action::Discard(card) => !self.board.known(seat).has(card),
            _ => self.surprises(seat, action),
        }
    }

    /// `KE-13.6`: the end of the game shows the hands of the others. The seat's own card is no news to it.
    fn surprises(&self, seat: Seat, action: Action) -> bool {
        let mut after = *self;
        after.act(seat, action, &mut ());
        after.board.phase == Phase::Over
    }

    fn chances(&self, out: &mut Vec<(Outcome, u32)>) {
        match self.board.phase {
            in_setup!() => self.setup_chances(out),
            Phase::Deck => self.deck_chances(out),
            seat_decides!() | Phase::Over => {}
        }
    }

    #[inline]
    fn resolve<S: Sink<Self>>(&mut self, outcome: Outcome, log: &mut S) {
        match outcome {
            Outcome::Start(seat) => self.first_player(seat, log),
            Outcome::Tile { stone, tile } => self.lay_tile(stone, tile, log),
            Outcome::Deal { seat, card } => self.deal(seat, card, log),
            Outcome::Card(card) => self.draw_card(card, log),
        }
    }

    /// `KE-2.12`, `KE-10.3`: a card is seen by its receiver alone, but for the last one of the draw pile: it ends
    /// the game, which shows all hands (`KE-13.6`).
    fn outcome_disclosure(&self, outcome: Outcome) -> Disclosure {
        match outcome {
            Outcome::Card(_) if self.draw_pile() == 1 => Disclosure::Open,
            Outcome::Deal { .. } | Outcome::Card(_) => Disclosure::masked(outcome.masked()),
            Outcome::Start(_) | Outcome::Tile { .. } => Disclosure::Open,
        }
    }

    fn outcome_witnesses(&self, outcome: Outcome) -> Seats {
        match outcome {
            Outcome::Deal { seat, .. } => Seats::one(seat),
            Outcome::Card(_) => Seats::one(self.board.active),
            Outcome::Start(_) | Outcome::Tile { .. } => Seats::NONE,
        }
    }

    #[inline]
    fn random_action<R: Rng>(&self, _seat: Seat, rng: &mut R, _buffer: &mut Vec<Action>) -> Action {
        let [one, other] = self.open_decisions();
        let n = random::below(rng, one.len() + other.len());
        match n.checked_sub(one.len()) {
            None => one.nth::<Self>(n),
            Some(n) => other.nth::<Self>(n),
        }
    }

    #[inline]
    fn roll<R: Rng>(&self, rng: &mut R, _buffer: &mut Vec<(Outcome, u32)>) -> Outcome {
        self.roll_chance(rng)
    }

    fn scores(&self) -> Scores {
        // KE-12.8, KE-12.9, KE-12.10: most points win; equal scores share a place.
        let mut totals = [0; data::MAX_SEATS];
        for seat in Seat::all(self.board.seats()) {
            totals[seat.index()] = score::total(&self.board, seat);
        }
        Scores::by_points(&totals[..self.board.seats()])
    }

    fn census(&self) -> Vec<(&'static str, i64)> {
        let board = &self.board;
        let seats = || Seat::all(board.seats());
        let hands: usize = seats().map(|seat| self.hand(seat).len()).sum();
        let markers = |kind: Kind| -> usize {
            let of = |seat| {
                let markers = board.markers(seat);
                usize::from(markers.at_start(kind))
                    + markers.iter().filter(|&(_, other)| other == kind).count()
            };
            seats().map(of).sum()
        };
        let waiting =
            if board.phase.in_setup() { Tile::ALL.map(|tile| board.tiles_left(tile)) } else { [0; 5] };
        let tiles = |tile: Tile| board.tiles.count(tile) + waiting[tile.index()];
        let taken: usize = seats().map(|seat| usize::from(board.wishes(seat))).sum();
        [
            ("cards", hands + board.open_cards().count() + self.pool.len()),
            ("small markers", markers(Kind::Small)),
            ("large markers", markers(Kind::Large)),
            ("wishing stones", tiles(Tile::Wish) + taken),
            ("clovers", tiles(Tile::Clover)),
            ("number tiles", tiles(Tile::One) + tiles(Tile::Two) + tiles(Tile::Three)),
        ]
        .map(|(kind, count)| (kind, count as i64))
        .to_vec()
    }
}
