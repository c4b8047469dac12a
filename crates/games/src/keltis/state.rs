//! The position: what lies open on the table, the hands, and the cards that nobody has seen.

use super::cards::{Card, Cards, Colour};
use super::data::{MAX_SEATS, data};
use super::paths::{Markers, Stone, Tile, Tiles};
use super::setup::Setup;
use super::table::{Column, Pile};
use crate::fields::board;
use crate::phases::groups;
use engine::Seat;
use engine::words::{Numbered, Words};
use serde::{Deserialize, Serialize};

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Numbered)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[words(serde)]
pub enum Phase {
    /// Chance names the first player (`KE-2.11`).
    First,
    /// Chance lays the tiles out, stone by stone (`KE-2.4`).
    Tiles,
    /// Chance deals the hands, card by card (`KE-2.6`).
    Deal,
    /// The active seat plays a card (`KE-3.2`).
    Card,
    /// The active seat says which marker enters the path of its card (`KE-6.5`).
    Enter,
    /// The active seat moves the marker on the path of its card, or not (`KE-6.8`).
    Step,
    /// The active seat makes the bonus step of a clover (`KE-8`).
    Clover,
    /// The active seat makes the step of a card for a finished path (`KE-9.2`).
    Finished,
    /// The active seat draws (`KE-10.1`).
    Draw,
    /// Chance turns up the card drawn from the draw pile (`KE-10.3`).
    Deck,
    /// The game has ended and been scored (`KE-11`, `KE-12`).
    Over,
}

groups! {
    /// Chance prepares the game.
    in_setup = Phase::First | Phase::Tiles | Phase::Deal,
    /// The active seat decides.
    seat_decides = Phase::Card | Phase::Enter | Phase::Step | Phase::Clover | Phase::Finished | Phase::Draw,
}

impl Phase {
    /// Whether the first turn has not begun yet.
    #[inline]
    pub const fn in_setup(self) -> bool {
        matches!(self, in_setup!())
    }

    /// Whether the active seat owes a decision.
    #[inline]
    pub const fn decides(self) -> bool {
        matches!(self, seat_decides!())
    }
}

/// The card played this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Words, Serialize)]
#[words(expected = "laid or discarded, and the card", serde)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Played {
    /// It was laid (`KE-4`).
    Laid(Card),
    /// It was discarded (`KE-5`).
    Discarded(Card),
}

impl Played {
    /// The card.
    #[inline]
    pub const fn card(self) -> Card {
        match self {
            Self::Laid(card) | Self::Discarded(card) => card,
        }
    }
}

board! {
    /// Everything that lies open on the table, and what everybody has seen of hands.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Board

    /// `KE-2.2`, `KE-2.3`: the table before anything is laid out.
    fn new(setup: Setup):
    let first = setup.seat_1_first.then_some(Seat::new(0));
    {
        /// Seats and options.
        pub setup: Setup = setup,
        /// What happens next.
        pub phase: Phase = if first.is_some() { Phase::Tiles } else { Phase::First },
        /// The first player; none before one is drawn.
        pub first: Option<Seat> = first,
        /// Whose turn it is, and at the end whose it was; meaningless before the first player is drawn.
        pub(super) active: Seat = Seat::new(0),
        /// The card played this turn; none before that and when the game is over.
        pub played: Option<Played> = None,
        /// In phase [`Phase::Clover`] the path on which the marker stands that found the clover.
        pub clover: Option<Colour> = None,
        /// The tiles on stones; in setup those laid out so far.
        pub tiles: Tiles = Tiles::default(),
        pub(super) markers: [Markers; MAX_SEATS] = [Markers::default(); MAX_SEATS],
        pub(super) columns: [[Column; Colour::COUNT]; MAX_SEATS] =
            [[Column::EMPTY; Colour::COUNT]; MAX_SEATS],
        pub(super) piles: [Pile; Colour::COUNT] = [Pile::EMPTY; Colour::COUNT],
        /// `KE-10.4`: cards taken from discard piles and not played since.
        pub(super) known: [Cards; MAX_SEATS] = [Cards::NONE; MAX_SEATS],
        pub(super) points: [u8; MAX_SEATS] = [0; MAX_SEATS],
        pub(super) wishes: [u8; MAX_SEATS] = [0; MAX_SEATS],
        /// `KE-11.15`: idle turns in a row.
        pub idle: u16 = 0,
    }
}

/// A position of Keltis.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "super::json::PositionJson", into = "super::json::PositionJson")]
pub struct Keltis {
    pub(super) board: Board,
    pub(super) hands: [Cards; MAX_SEATS],
    /// Cards never dealt nor drawn: the draw pile, and with two seats the removed cards.
    pub(super) pool: Cards,
}

impl Board {
    /// How many play.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.setup.seats
    }

    /// Whose turn it is; none in setup and when the game is over.
    pub const fn active(&self) -> Option<Seat> {
        if self.phase.in_setup() || matches!(self.phase, Phase::Over) { None } else { Some(self.active) }
    }

    /// Where the markers of a seat are.
    #[inline]
    pub const fn markers(&self, seat: Seat) -> &Markers {
        &self.markers[seat.index()]
    }

    /// The cards that a seat has laid in a colour.
    #[inline]
    pub const fn column(&self, seat: Seat, colour: Colour) -> Column {
        self.columns[seat.index()][colour.index()]
    }

    /// The discard pile of a colour.
    #[inline]
    pub const fn pile(&self, colour: Colour) -> Pile {
        self.piles[colour.index()]
    }

    /// `KE-10.4`: the cards that everybody knows to be in the hand of a seat.
    #[inline]
    pub const fn known(&self, seat: Seat) -> Cards {
        self.known[seat.index()]
    }

    /// What a seat has scored by number tiles (`KE-7.4`).
    #[inline]
    pub const fn points(&self, seat: Seat) -> u8 {
        self.points[seat.index()]
    }

    /// How many wishing stones a seat has (`KE-7.6`).
    #[inline]
    pub const fn wishes(&self, seat: Seat) -> u8 {
        self.wishes[seat.index()]
    }

    /// `KE-11.1`: how many markers of all seats are in the goal area.
    pub fn goal_count(&self) -> u8 {
        let goal = data().goal_from_step;
        let markers = self.markers[..self.seats()].iter().flat_map(Markers::steps);
        markers.filter(|&step| step >= goal).count() as u8
    }

    /// In setup, the stone that gets the next tile (`KE-2.4`).
    pub(super) fn next_tile_stone(&self) -> Option<Stone> {
        let free = self.setup.layout().stones & !self.tiles.stones();
        (self.phase == Phase::Tiles && free != 0).then(|| Stone::ALL[free.trailing_zeros() as usize])
    }

    /// In setup, how many tiles of a kind are not laid out yet.
    pub(super) fn tiles_left(&self, tile: Tile) -> usize {
        data().tiles[tile.index()] - self.tiles.count(tile)
    }

    /// The cards in columns and discard piles.
    pub fn open_cards(&self) -> impl Iterator<Item = Card> {
        let columns = self.columns[..self.seats()].iter().flat_map(|row| {
            Colour::ALL
                .into_iter()
                .zip(row)
                .flat_map(|(colour, column)| column.values().map(move |value| Card::new(colour, value)))
        });
        let piles = Colour::ALL
            .into_iter()
            .zip(&self.piles)
            .flat_map(|(colour, pile)| pile.values().map(move |value| Card::new(colour, value)));
        columns.chain(piles)
    }
}

impl Keltis {
    /// Everything that lies open.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The hand of a seat.
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The cards that were never dealt nor drawn: the draw pile, and with two seats the removed cards.
    pub const fn undealt(&self) -> Cards {
        self.pool
    }

    /// `KE-10.9`: how many cards the draw pile has; before the deal is over, how many are left to deal and draw.
    #[inline]
    pub fn draw_pile(&self) -> usize {
        self.pool.len() - data().removed[self.board.seats()]
    }

    /// In setup, the seat that gets the next card (`KE-2.6`).
    #[inline]
    pub(super) fn next_to_deal(&self) -> Option<Seat> {
        let mut short =
            Seat::all(self.board.seats()).filter(|seat| self.hand(*seat).len() < data().hand_size);
        // Of those who have the fewest, the first.
        if self.board.setup.cards_go_round() {
            short.min_by_key(|seat| self.hand(*seat).len())
        } else {
            short.next()
        }
    }

    /// `KE-2.2`: the table before anything is laid out.
    pub(super) fn start(setup: Setup) -> Self {
        Self { board: Board::new(setup), hands: [Cards::NONE; MAX_SEATS], pool: Cards::DECK }
    }
}
