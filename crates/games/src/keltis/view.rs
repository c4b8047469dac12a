//! What viewers may know: the board with what it remembers of hands, and the own hand.

use super::cards::{Cards, Colour};
use super::data::{MAX_SEATS, data};
use super::paths::{Kind, Stone, Tile};
use super::score;
use super::state::{Board, Keltis, Phase, Played};
use super::table::{Column, Direction, Pile};
use engine::{Options, Seat};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// What everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

/// What one seat knows besides: its hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Private {
    /// The cards in hand.
    pub hand: Cards,
}

impl Keltis {
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
struct PublicJson {
    seats: usize,
    options: Options,
    phase: Phase,
    first: Option<Seat>,
    active: Option<Seat>,
    played: Option<Played>,
    clover: Option<Colour>,
    tiles: BTreeMap<String, Tile>,
    players: Vec<PlayerJson>,
    /// From the bottom to the top.
    discards: BTreeMap<Colour, Pile>,
    draw_pile: u8,
    goal_count: u8,
    goal_markers: u8,
    idle: u16,
    idle_limit: Option<u16>,
}

#[derive(Serialize)]
struct PlayerJson {
    seat: Seat,
    hand_size: u8,
    known: Cards,
    markers: BTreeMap<Colour, MarkerJson>,
    columns: BTreeMap<Colour, ColumnJson>,
    points: u8,
    wishes: u8,
    total: i32,
}

#[derive(Serialize)]
struct MarkerJson {
    kind: Kind,
    step: u8,
}

#[derive(Serialize)]
struct ColumnJson {
    values: Column,
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

impl From<&Public> for PublicJson {
    fn from(public: &Public) -> Self {
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
            players: Seat::all(board.seats()).map(|seat| PlayerJson::of(public, seat)).collect(),
            discards: Colour::ALL.map(|colour| (colour, board.pile(colour))).into(),
            draw_pile: public.draw_pile,
            goal_count: board.goal_count(),
            goal_markers: data().goal_markers,
            idle: board.idle,
            idle_limit: board.setup.idle_limit(),
        }
    }
}

impl Serialize for Public {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PublicJson::from(self).serialize(serializer)
    }
}
