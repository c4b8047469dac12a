//! The position: what lies open on the table, and the finish cards.

use super::cards::{Decks, Racers};
use super::data::data;
use super::pieces::{DiceShown, OwnTile, Ticket, Tickets, TileRow};
use super::setup::Setup;
use crate::camel_up::race::{Camel, Crazy, Dice, Die, Race, Racer, Side, Space};
use crate::fields::board;
use crate::phases::groups;
use engine::words::Numbered;
use engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Numbered)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[words(serde)]
pub enum Phase {
    /// Chance names the first player (`CU-2.3`).
    FirstSeat,
    /// Chance rolls the racing dice of setup, in listing order (`CU-2.8`).
    StartDice,
    /// The first player, or chance, orders a shared starting space (`CU-2.9`).
    Stacking,
    /// Chance rolls the grey die for the first crazy (`CU-2.11`).
    FirstCrazyNumber,
    /// The first player, or chance, says which crazy goes there (`CU-2.12`).
    CrazyChoice,
    /// Chance rolls the grey die for the other crazy (`CU-2.13`).
    SecondCrazyNumber,
    /// The active player takes a turn (`CU-3.1`).
    Turn,
    /// A die comes out of the pyramid (`CU-6.2`). While its camel moves and the leg and the race are scored, all events
    /// but the last show positions in this phase.
    Die,
    /// The race has been scored (`CU-15.10`).
    Over,
}

groups! {
    /// Setup, where chance decides.
    set_up_by_chance = Phase::FirstSeat | Phase::StartDice | Phase::FirstCrazyNumber | Phase::SecondCrazyNumber,
    /// Setup, where the first player decides, or chance with `start_stacks=random`.
    set_up_by_chooser = Phase::Stacking | Phase::CrazyChoice,
}

impl Phase {
    /// Whether leg 1 has not begun yet.
    pub const fn in_setup(self) -> bool {
        matches!(self, set_up_by_chance!() | set_up_by_chooser!())
    }
}

board! {
    /// Everything that lies open on the table. Nothing in it is hidden from anybody.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Board

    /// `CU-2.4`, `CU-2.5`, `CU-2.6`, `CU-2.7`: the table before anything is rolled.
    fn new(setup: Setup):
    let money = |seat: usize| if seat < setup.seats { data().start_money } else { 0 };
    {
        /// Seats and options.
        pub setup: Setup = setup,
        /// What happens next.
        pub phase: Phase = if setup.first_seat.is_some() { Phase::StartDice } else { Phase::FirstSeat },
        /// The number of the leg, from 1; 0 in setup.
        pub leg: u16 = 0,
        /// The first player; none before one is drawn.
        pub first: Option<Seat> = setup.first_seat,
        /// Whose turn it is, in setup the first player's; meaningless before one is drawn.
        pub(super) active: Seat = setup.first_seat.unwrap_or(Seat::new(0)),
        /// Where the camels stand.
        pub race: Race = Race::EMPTY,
        /// The spectator tiles.
        pub tiles: TileRow = TileRow::default(),
        /// The dice that are out; in setup those rolled so far.
        pub dice: DiceShown = DiceShown::NONE,
        /// The betting tickets.
        pub tickets: Tickets = Tickets::default(),
        pub(super) pyramid: [u8; MAX_SEATS] = [0; MAX_SEATS],
        pub(super) money: [u16; MAX_SEATS] = std::array::from_fn(money),
        /// Seat index plus 1 of each seat's partner; 0 for none.
        pub(super) partners: [u8; MAX_SEATS] = [0; MAX_SEATS],
        /// How many finish cards have been turned up in final scoring, the winner deck's first.
        pub turned: u8 = 0,
    }
}

/// A position of Camel Up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "super::json::PositionJson", into = "super::json::PositionJson")]
pub struct CamelUp {
    pub(super) board: Board,
    /// The finish cards in hand, by seat.
    pub(super) hands: [Racers; MAX_SEATS],
    pub(super) decks: Decks,
}

impl Board {
    /// How many play.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.setup.seats
    }

    /// Whose turn it is, also while the die of that turn comes out, and who decides in setup; none before
    /// the first player is drawn and when the game is over.
    pub fn active(&self) -> Option<Seat> {
        match self.phase {
            Phase::FirstSeat | Phase::Over => None,
            Phase::StartDice
            | Phase::FirstCrazyNumber
            | Phase::SecondCrazyNumber
            | set_up_by_chooser!()
            | Phase::Turn
            | Phase::Die => Some(self.active),
        }
    }

    /// The money of a seat in EP.
    #[inline]
    pub const fn money(&self, seat: Seat) -> u16 {
        self.money[seat.index()]
    }

    /// How many pyramid tickets a seat holds.
    #[inline]
    pub const fn pyramid_tickets(&self, seat: Seat) -> u8 {
        self.pyramid[seat.index()]
    }

    /// How many pyramid tickets are on the board.
    pub fn pyramid_tickets_left(&self) -> u8 {
        data().pyramid_tickets - self.pyramid.iter().sum::<u8>()
    }

    /// The betting tickets of a seat, by colour, highest value first.
    pub fn tickets_of(&self, seat: Seat) -> impl Iterator<Item = Ticket> {
        self.tickets.held(seat)
    }

    /// The partner of a seat in this leg.
    pub const fn partner(&self, seat: Seat) -> Option<Seat> {
        match self.partners[seat.index()] {
            0 => None,
            code => Some(Seat::new(code as usize - 1)),
        }
    }

    /// The tile of a seat, if it is on the track.
    pub fn tile_of(&self, seat: Seat) -> Option<OwnTile> {
        self.tiles.of(seat)
    }

    /// The tile on a space, with its owner.
    pub fn tile_at(&self, space: Space) -> Option<(Seat, Side)> {
        Some((self.tiles.owner(space)?, self.tiles.tiles().at(space)?))
    }

    /// The dice in the pyramid (`CU-6.9`); in setup those not rolled yet.
    #[inline]
    pub const fn inside(&self) -> Dice {
        self.dice.out().complement()
    }

    /// `CU-11`: the racers from place 1 to place 5; none before all are placed.
    pub fn ranking(&self) -> Option<[Racer; Racer::COUNT]> {
        let placed = Racer::ALL.iter().all(|racer| self.race.space(racer.camel()).is_some());
        placed.then(|| self.race.ranking())
    }

    /// In setup, a racer that is not placed yet though its die is known, with its starting space.
    pub fn waiting(&self, racer: Racer) -> Option<Space> {
        if self.leg > 0 || self.race.space(racer.camel()).is_some() {
            return None;
        }
        let shown = self.dice.get(Die::Racing(racer))?;
        Some(data().racing_space[shown.number as usize - 1])
    }

    /// `CU-2.9`, `CU-2.10`: the first starting space with racers not yet placed, and those racers.
    pub fn next_stacking(&self) -> Option<(Space, Racers)> {
        let space = Racer::ALL.into_iter().filter_map(|racer| self.waiting(racer)).min()?;
        Some((space, Racer::ALL.into_iter().filter(|&racer| self.waiting(racer) == Some(space)).collect()))
    }

    /// `CU-2.11`: where the crazy goes whose number has been rolled; none unless that is the question.
    pub fn crazy_space(&self) -> Option<Space> {
        let shown = self.dice.get(Die::Grey).filter(|_| self.leg == 0)?;
        Some(data().crazy_space[shown.number as usize - 1])
    }

    /// The crazy that is not placed yet while the other is.
    pub(super) fn missing_crazy(&self) -> Option<Crazy> {
        Crazy::ALL.into_iter().find(|crazy| self.race.space(Camel::from(*crazy)).is_none())
    }
}

impl CamelUp {
    /// Everything that lies open.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The finish cards in a seat's hand.
    pub fn hand(&self, seat: Seat) -> Racers {
        self.hands[seat.index()]
    }

    /// The finish decks with all colours.
    pub fn decks(&self) -> &Decks {
        &self.decks
    }

    /// `CU-2.4`: the table before anything is rolled.
    pub(super) fn start(setup: Setup) -> Self {
        let mut hands = [Racers::NONE; MAX_SEATS];
        hands[..setup.seats].fill(Racers::ALL);
        Self { board: Board::new(setup), hands, decks: Decks::EMPTY }
    }
}
