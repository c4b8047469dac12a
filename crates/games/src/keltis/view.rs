//! What viewers may know: the board with what it remembers of hands, and a seat's own hand.

use super::cards::{Cards, Colour};
use super::data::{MAX_SEATS, data};
use super::paths::{Kind, Stone, Tile};
use super::score;
use super::state::{Board, Keltis, Phase, Played};
use super::table::{Column, Direction, Pile};
use crate::fields::fields;
use engine::json::Entries;
use engine::{Options, Seat};
use serde::Serialize;

/// What everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "PublicJson"))]
#[serde(into = "PublicJson")]
pub struct Public {
    /// Everything that lies open, with the cards openly taken into hands ([`Board::known`]).
    pub board: Board,
    /// How many cards each seat holds.
    pub hand_sizes: [u8; MAX_SEATS],
    /// `KE-10.9`: how many cards the draw pile has.
    pub draw_pile: u8,
    /// `KE-13.6`: all hands, once the game is over.
    pub hands: Option<[Cards; MAX_SEATS]>,
}

/// What one seat alone knows: its hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Private {
    /// The cards in hand.
    pub hand: Cards,
}

impl Keltis {
    pub(super) fn private_view(&self, seat: Seat) -> Private {
        Private { hand: self.hand(seat) }
    }

    /// Built field by field: the board, which is open, then counts; faces only at the end.
    pub(super) fn public_view(&self) -> Public {
        Public {
            board: self.board,
            hand_sizes: self.hands.map(|hand| hand.len() as u8),
            draw_pile: self.draw_pile() as u8,
            hands: (self.board.phase == Phase::Over).then_some(self.hands),
        }
    }
}

impl Public {
    /// How many cards a seat holds.
    pub const fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat.index()]
    }

    /// The cards of a seat that everybody knows: those taken openly, at the end the whole hand.
    pub fn known_hand(&self, seat: Seat) -> Cards {
        self.hands.map_or(self.board.known(seat), |hands| hands[seat.index()])
    }

    /// The cards that a viewer has not seen: in rivals' hands, in the draw pile or removed. Odds may be
    /// counted over these alone.
    ///
    /// `mine` is the viewer with its hand; none for a spectator.
    pub fn unseen(&self, mine: Option<(Seat, Cards)>) -> Cards {
        let seen = Seat::all(self.board.seats()).map(|seat| match mine {
            Some((me, hand)) if me == seat => hand,
            _ => self.known_hand(seat),
        });
        let open: Cards = self.board.open_cards().collect();
        seen.fold(Cards::DECK.minus(open), Cards::minus)
    }
}

fields! {
    /// The JSON form of [`Public`].
    struct PublicJson from(public: Public) as "Public":
    let board = &public.board;
    {
        /// How many seats there are.
        seats: usize = board.seats(),
        /// The options that differ from the default.
        options: Options = board.setup.options(),
        /// What happens next.
        phase: Phase = board.phase,
        /// The first player; none before one is drawn.
        first: Option<Seat> = board.first,
        /// Whose turn it is; none before the first player is drawn, and when the game is over.
        active: Option<Seat> = board.active(),
        /// The card played in this turn, and whether it was laid or discarded.
        played: Option<Played> = board.played,
        /// The path on which a marker has found a clover, while its bonus step is open.
        clover: Option<Colour> = board.clover,
        /// The tiles by stone, such as `blue 3`.
        tiles: Entries<String, Tile> =
            board.tiles.iter().map(|(stone, tile)| (stone.to_string(), tile)).collect(),
        /// The players, by seat.
        players: Vec<PlayerJson> =
            Seat::all(board.seats()).map(|seat| PlayerJson::of(&public, seat)).collect(),
        /// From the bottom to the top.
        discards: Entries<Colour, Pile> = Colour::ALL.map(|colour| (colour, board.pile(colour))).into(),
        /// How many cards the draw pile has.
        draw_pile: u8 = public.draw_pile,
        /// How many markers of all seats are in the goal area.
        goal_count: u8 = board.goal_count(),
        /// How many markers in the goal area end the game.
        goal_markers: u8 = data().goal_markers,
        /// Idle turns in a row (`KE-11.14`).
        idle: u16 = board.idle,
        /// How many of them end the game; none with `stall_rounds=0`.
        idle_limit: Option<u16> = board.setup.idle_limit(),
    }

    /// What everybody knows of one player.
    struct PlayerJson of(public: &Public, seat: Seat) as "Player":
    let board = &public.board;
    {
        /// Whose it is.
        seat: Seat = seat,
        /// How many cards are in hand.
        hand_size: u8 = public.hand_size(seat),
        /// Cards in hand that everybody knows, because they were taken openly; at the end the whole hand.
        known: Cards = public.known_hand(seat),
        /// The markers that have entered a path, by path.
        markers: Entries<Colour, MarkerJson> =
            board.markers(seat).iter().map(|(at, kind)| (at.path, MarkerJson::of(at, kind))).collect(),
        /// The columns, by colour.
        columns: Entries<Colour, ColumnJson> =
            Colour::ALL.map(|colour| (colour, ColumnJson::of(board.column(seat, colour)))).into(),
        /// Points from number tiles.
        points: u8 = board.points(seat),
        /// How many wishing stones.
        wishes: u8 = board.wishes(seat),
        /// The score if the game ended now; the final score when it has.
        total: i32 = score::total(board, seat),
    }

    /// A marker on a path.
    struct MarkerJson of(stone: Stone, kind: Kind) as "Marker":
    {
        /// Small or large.
        kind: Kind = kind,
        /// The stone on which it stands, 1 to 9.
        step: u8 = stone.step,
    }

    /// A column of cards.
    struct ColumnJson of(column: Column) as "ColumnView":
    {
        /// The values in the order in which they were laid.
        values: Column = column,
        /// Whether it rises, falls, or is still open to both.
        direction: Direction = column.direction(),
    }
}
