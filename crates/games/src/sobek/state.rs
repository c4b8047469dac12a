//! The position: what lies open on the table, and the hidden cards.

use super::card::{Card, Family};
use super::cards::Cards;
use super::data::{MOST, PLACES, data};
use super::json::is_zero;
use super::memory::Memory;
use super::quay::{Quay, Sets};
use super::setup::Setup;
use super::token::{Token, Tokens};
use crate::fields::board;
use crate::phases::groups;
use engine::words::Numbered;
use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Numbered)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[words(serde)]
pub enum Phase {
    /// Chance deals the starting hands (`SO-2.2`).
    Hands,
    /// Chance fills the quay (`SO-8.1`).
    Delivery,
    /// Chance names the starting player of round 1 (`SO-2.9`).
    FirstSeat,
    /// Chance names who chooses the starting player (`SO-12.4`).
    Chooser,
    /// The active seat chooses the starting player (`SO-12.2`).
    Starter,
    /// The active player takes a turn (`SO-3.1`).
    Turn,
    /// Chance says which character is taken or skipped (`SO-4.7`).
    Take,
    /// The active player puts cards onto a set (`SO-5.10`).
    Build,
    /// Chance draws the event stack, which the active player looks at (`SO-6.1`).
    Tokens,
    /// The active player chooses an event token (`SO-6.1`).
    Event,
    /// The active player names a rival for Fraternity (`SO-6.9`).
    Fraternity,
    /// The active player names a rival for the Curse (`SO-6.14`).
    Curse,
    /// The active player chooses a set for Prosperity (`SO-6.17`).
    Prosperity,
    /// Chance draws a card for the Queen (`SO-7.5`).
    Draw,
    /// Chance says which character the Queen drew.
    DrawReveal,
    /// The active player chooses a family to discard (`SO-7.10`).
    Priest,
    /// The active player names a victim of the Thief (`SO-7.14`).
    ThiefVictim,
    /// The active player chooses a back to steal (`SO-7.15`).
    ThiefBack,
    /// Chance draws the stolen card (`SO-7.15`).
    Steal,
    /// A rival of the Scribe gives up cards (`SO-7.19`).
    Surplus,
    /// The active player names a rival for the Vizier (`SO-7.23`).
    VizierRival,
    /// The active player takes a card out of the pile looked at (`SO-7.23`).
    VizierCard,
    /// The active player chooses a set for the Courtesan (`SO-7.26`).
    CourtesanSet,
    /// The active player adds cards to it (`SO-7.27`).
    CourtesanCards,
    /// The active player chooses a card of the quay (`SO-7.31`).
    Merchant,
    /// Chance says which character the Merchant took (`SO-7.32`).
    Fetch,
    /// The active player lays horizontal sets (`SO-9.3`).
    Horizontal,
    /// The active player puts cards onto a horizontal set.
    HorizontalBuild,
    /// The round is being scored (`SO-10`); only events show positions in this phase.
    Scoring,
    /// The last round has been scored (`SO-12.5`).
    Over,
}

groups! {
    /// Chance decides.
    chance_decides = Phase::Hands | Phase::Delivery | Phase::FirstSeat | Phase::Chooser | Phase::Take | Phase::Tokens
        | Phase::Draw | Phase::DrawReveal | Phase::Steal | Phase::Fetch,
    /// A seat decides.
    seat_decides = Phase::Starter | Phase::Turn | Phase::Build | Phase::Event | Phase::Fraternity | Phase::Curse
        | Phase::Prosperity | Phase::Priest | Phase::ThiefVictim | Phase::ThiefBack | Phase::Surplus | Phase::VizierRival
        | Phase::VizierCard | Phase::CourtesanSet | Phase::CourtesanCards | Phase::Merchant | Phase::Horizontal
        | Phase::HorizontalBuild,
    /// All piles lie face up (`SO-10.6`).
    scored = Phase::Scoring | Phase::Over,
}

/// What is remembered within an action until it is over: the set in the making, or the power or token being used.
/// Fields that the phase has no use for are empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Focus {
    /// The family of the set in the making or just made; at the end of a round the last one laid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub family: Option<Family>,
    /// How many cards have been added to it in this action.
    #[serde(skip_serializing_if = "is_zero")]
    pub added: u8,
    /// The card added last; the next is the same or later in canonical order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<Card>,
    /// Whether the family had a set before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub extension: bool,
    /// The place on the quay of the card being taken, 1 to 9; 0 for none.
    #[serde(skip_serializing_if = "is_zero")]
    pub place: u8,
    /// The victim, the owner of the pile looked at, the seat that gives up cards, or at the end of a round
    /// who took the last card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The back chosen by the Thief; none with `thief_pick = random`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back: Option<super::card::Back>,
    /// The token being carried out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
    /// How many cards are still to be drawn or given up.
    #[serde(skip_serializing_if = "is_zero")]
    pub left: u8,
}

board! {
    /// Everything that lies open on the table. Nothing in it is hidden from anybody.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Board

    /// `SO-2`: the table before anything is dealt.
    fn new(setup: Setup):
    {
        /// Seats and options.
        pub setup: Setup = setup,
        /// What happens next.
        pub phase: Phase = Phase::Hands,
        /// The round, from 1.
        pub round: u8 = 1,
        /// The starting player of the round; none before one is chosen.
        pub first: Option<Seat> = None,
        pub(super) active: Seat = Seat::new(0),
        /// Whether Flood gave this turn (`SO-6.12`).
        pub again: bool = false,
        /// The cards along the Nile.
        pub quay: Quay = Quay::default(),
        /// `SO-8.6`: how many cards are left in the deck.
        pub deck: u8 = data().deck[setup.seats],
        pub(super) scores: [u16; MOST] = [0; MOST],
        /// The sets laid in play, by seat.
        pub sets: [Sets; MOST] = [Sets::NONE; MOST],
        /// The horizontal sets laid at the end of the round, by seat.
        pub horizontal: [Sets; MOST] = [Sets::NONE; MOST],
        pub(super) prosperity: [[u8; Family::COUNT]; MOST] = [[0; Family::COUNT]; MOST],
        pub(super) curses: [u8; MOST] = [0; MOST],
        pub(super) deceit: [u8; MOST] = [0; MOST],
        /// Used characters and purged cards, face up.
        pub discard: Cards = Cards::NONE,
        /// How many tokens are left in the event stack.
        pub stack: u8 = data().events_per_round,
        /// The event tokens used and put away in this round.
        pub used: Tokens = Tokens::NONE,
        /// `SO-6.8`: who has taken the event stack in this round.
        pub looked: Seats = Seats::NONE,
        /// What the open decision is about.
        pub focus: Focus = Focus::default(),
    }
}

/// A position of Sobek.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "super::json::PositionJson", into = "super::json::PositionJson")]
pub struct Sobek {
    pub(super) board: Board,
    pub(super) hands: [Cards; MOST],
    pub(super) piles: [Cards; MOST],
    /// Cards given up to a Scribe by the seat that is still choosing.
    pub(super) dropping: Cards,
    /// Goods and amulets that nobody has seen yet: in the deck, or out of the round.
    pub(super) pool: Cards,
    /// Characters whose place nobody knows: in the deck, on the quay, or out of the round.
    pub(super) unrevealed: Cards,
    /// Starting cards that were not dealt.
    pub(super) greens: Cards,
    /// The event stack as far as it has been drawn.
    pub(super) stack: Tokens,
    pub(super) memory: Memory,
}

impl Board {
    /// `SO-12.1`: clears the table for the next round; only the scores stay.
    pub(super) fn next_round(&mut self) {
        *self = Self { round: self.round + 1, scores: self.scores, ..Self::new(self.setup) };
    }

    /// How many play.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.setup.seats
    }

    /// Whose turn it is; at the start of a round who chooses the starting player; none before that, and when
    /// the game is over. While a Scribe's rival gives up cards it is still the Scribe's player.
    pub fn active(&self) -> Option<Seat> {
        let shows = self.phase == Phase::Starter || self.first.is_some();
        (shows && !self.piles_open()).then_some(self.active)
    }

    /// Who has to decide now; none while chance decides and when the game is over.
    #[inline]
    pub fn acting(&self) -> Option<Seat> {
        if self.phase == Phase::Surplus {
            return self.focus.seat;
        }
        (!self.phase.is_chance() && !self.piles_open()).then_some(self.active)
    }

    /// The points of a seat.
    #[inline]
    pub const fn score(&self, seat: Seat) -> u16 {
        self.scores[seat.index()]
    }

    /// How many Curse tokens lie on the pile of a seat.
    pub const fn curses(&self, seat: Seat) -> u8 {
        self.curses[seat.index()]
    }

    /// How many Prosperity tokens lie on a set.
    pub const fn prosperity(&self, seat: Seat, family: Family) -> u8 {
        self.prosperity[seat.index()][family.index()]
    }

    /// The points that a seat got from Deceit in this round.
    pub const fn deceit_points(&self, seat: Seat) -> u8 {
        self.deceit[seat.index()]
    }

    /// `SO-8.6`: how many deliveries are still to come.
    pub fn deliveries_left(&self) -> usize {
        usize::from(self.deck).div_ceil(PLACES)
    }

    /// The rivals of a seat, clockwise from it.
    #[inline]
    pub fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let seats = self.seats();
        (1..seats).map(move |step| Seat::new((seat.index() + step) % seats))
    }
}

impl Phase {
    /// Whether chance decides.
    #[inline]
    pub const fn is_chance(self) -> bool {
        matches!(self, chance_decides!())
    }
}

impl Phase {
    /// Whether the round is being prepared and nobody has started it.
    pub(super) const fn in_preparation(self) -> bool {
        matches!(self, Self::Hands | Self::FirstSeat | Self::Chooser | Self::Starter)
    }

    /// Whether the last card of the round has been taken.
    pub(super) const fn is_after(self) -> bool {
        matches!(self, Self::Horizontal | Self::HorizontalBuild | Self::Scoring | Self::Over)
    }
}

impl Board {
    /// `SO-10.6`: whether all piles lie face up.
    pub const fn piles_open(&self) -> bool {
        matches!(self.phase, scored!())
    }
}

impl Sobek {
    /// Everything that lies open.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The cards in a seat's hand; not those it has given up to a Scribe already.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The cards in a seat's corruption pile.
    pub fn pile(&self, seat: Seat) -> Cards {
        self.piles[seat.index()]
    }

    /// The event stack as far as it has been drawn.
    pub fn stack(&self) -> Tokens {
        self.stack
    }

    /// What everyone remembers.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }
}
