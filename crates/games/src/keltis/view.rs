//! What viewers may know: the board with what it remembers of hands, and a seat's own hand.

use super::cards::{Cards, Colour};
use super::data::{MAX_SEATS, data};
use super::paths::{Kind, Stone, Tile};
use super::score;
use super::state::{Board, Keltis, Phase, Played};
use super::table::{Column, Direction, Pile};
use engine::{Options, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

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

/// The JSON form of [`Public`].
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Public"))]
struct PublicJson {
    /// How many seats there are.
    seats: usize,
    /// The options that differ from the default.
    options: Options,
    /// What happens next.
    phase: Phase,
    /// The first player; none before one is drawn.
    first: Option<Seat>,
    /// Whose turn it is; none before the first player is drawn, and when the game is over.
    active: Option<Seat>,
    /// The card played in this turn, and whether it was laid or discarded.
    played: Option<Played>,
    /// The path on which a marker has found a clover, while its bonus step is open.
    clover: Option<Colour>,
    /// The tiles by stone, such as `blue 3`.
    tiles: BTreeMap<String, Tile>,
    /// The players, by seat.
    players: Vec<PlayerJson>,
    /// From the bottom to the top.
    discards: BTreeMap<Colour, Pile>,
    /// How many cards the draw pile has.
    draw_pile: u8,
    /// How many markers of all seats are in the goal area.
    goal_count: u8,
    /// How many markers in the goal area end the game.
    goal_markers: u8,
    /// Idle turns in a row (`KE-11.14`).
    idle: u16,
    /// How many of them end the game; none with `stall_rounds=0`.
    idle_limit: Option<u16>,
}

/// What everybody knows of one player.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Player"))]
struct PlayerJson {
    /// Whose it is.
    seat: Seat,
    /// How many cards are in hand.
    hand_size: u8,
    /// Cards in hand that everybody knows, because they were taken openly; at the end the whole hand.
    known: Cards,
    /// The markers that have entered a path, by path.
    markers: BTreeMap<Colour, MarkerJson>,
    /// The columns, by colour.
    columns: BTreeMap<Colour, ColumnJson>,
    /// Points from number tiles.
    points: u8,
    /// How many wishing stones.
    wishes: u8,
    /// The score if the game ended now; the final score when it has.
    total: i32,
}

/// A marker on a path.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Marker"))]
struct MarkerJson {
    /// Small or large.
    kind: Kind,
    /// The stone on which it stands, 1 to 9.
    step: u8,
}

/// A column of cards.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ColumnView"))]
struct ColumnJson {
    /// The values in the order in which they were laid.
    values: Column,
    /// Whether it rises, falls, or is still open to both.
    direction: Direction,
}

impl PlayerJson {
    fn of(public: &Public, seat: Seat) -> Self {
        let board = &public.board;
        let marker = |(stone, kind): (Stone, Kind)| (stone.path, MarkerJson { kind, step: stone.step });
        let column = |colour| {
            let values = board.column(seat, colour);
            (colour, ColumnJson { values, direction: values.direction() })
        };
        Self {
            seat,
            hand_size: public.hand_size(seat),
            known: public.known_hand(seat),
            markers: board.markers(seat).iter().map(marker).collect(),
            columns: Colour::ALL.map(column).into_iter().collect(),
            points: board.points(seat),
            wishes: board.wishes(seat),
            total: score::total(board, seat),
        }
    }
}

impl From<Public> for PublicJson {
    fn from(public: Public) -> Self {
        let board = &public.board;
        Self {
            seats: board.seats(),
            options: board.setup.options(),
            phase: board.phase,
            first: board.first,
            active: board.active(),
            played: board.played,
            clover: board.clover,
            tiles: board.tiles.iter().map(|(stone, tile)| (stone.to_string(), tile)).collect(),
            players: Seat::all(board.seats()).map(|seat| PlayerJson::of(&public, seat)).collect(),
            discards: Colour::ALL.map(|colour| (colour, board.pile(colour))).into(),
            draw_pile: public.draw_pile,
            goal_count: board.goal_count(),
            goal_markers: data().goal_markers,
            idle: board.idle,
            idle_limit: board.setup.idle_limit(),
        }
    }
}
