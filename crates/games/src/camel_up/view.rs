//! What viewers may know: the board, how many finish cards everyone has, and a seat's own cards.

use super::cards::{Deck, Decks, FinishCard, Racers};
use super::pieces::{OwnTile, ShownDie, Ticket};
use super::state::{Board, CamelUp, Phase};
use crate::camel_race::{Dice, Racer, Space, Stack};
use engine::{MAX_SEATS, Options, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

/// What everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "PublicJson"))]
#[serde(into = "PublicJson")]
pub struct Public {
    /// Everything that lies open, money totals included (`CU-16.4`; a page obeys `setup.money_hidden`).
    pub board: Board,
    /// How many finish cards each seat has in hand (`CU-12.3`).
    pub hand_sizes: [u8; MAX_SEATS],
    /// The finish decks: owners in order of play, and the colours of the cards turned up (`CU-12.3`).
    pub decks: Decks,
}

/// What one seat alone knows: its own finish cards (`CU-12.8`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Private {
    /// The cards in hand.
    pub hand: Racers,
    /// Where each played card lies, by colour in listing order; none for a card in hand.
    pub played: [Option<PlayedCard>; Racer::COUNT],
}

/// Where a finish card of the seat lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayedCard {
    /// Its colour.
    pub colour: Racer,
    /// In which deck.
    pub deck: Deck,
    /// Its place in the deck, 1 for the card played earliest.
    pub position: u8,
}

impl CamelUp {
    /// Built field by field: the board, which is open, then counts and backs of cards.
    pub(super) fn public_view(&self) -> Public {
        Public {
            board: self.board,
            hand_sizes: self.hands.map(|hand| hand.len() as u8),
            decks: self.decks.shown(usize::from(self.board.turned)),
        }
    }

    pub(super) fn private_view(&self, seat: Seat) -> Private {
        let mut played = [None; Racer::COUNT];
        for (deck, position, card) in self.decks.in_order() {
            if let FinishCard { owner, colour: Some(colour) } = card
                && owner == seat
            {
                played[colour.index()] = Some(PlayedCard { colour, deck, position: position as u8 + 1 });
            }
        }
        Private { hand: self.hand(seat), played }
    }
}

impl Public {
    /// How many finish cards a seat has in hand.
    pub const fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat.index()]
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
    /// The number of the leg, from 1; 0 in setup.
    leg: u16,
    /// The first player; none before one is drawn.
    first: Option<Seat>,
    /// Whose turn it is; none before the first player is drawn, and when the game is over.
    active: Option<Seat>,
    /// The stacks by space, bottom to top.
    camels: BTreeMap<Space, Stack>,
    /// In setup the racers that wait beside a starting space until their stack is settled, by space.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    waiting: BTreeMap<Space, Racers>,
    /// The racers from place 1 to place 5; none before all of them stand on the track.
    ranking: Option<[Racer; Racer::COUNT]>,
    /// The dice that are out, in the order in which they came; in setup those rolled so far.
    dice: Vec<ShownDie>,
    /// The dice still in the pyramid.
    inside: Dice,
    /// The values of the betting tickets left of each colour, from the top.
    tickets_left: BTreeMap<Racer, &'static [u8]>,
    /// How many pyramid tickets are left.
    pyramid_tickets_left: u8,
    /// The players, by seat.
    players: Vec<PlayerJson>,
    /// The finish decks, as far as they are open.
    decks: Decks,
}

/// What everybody knows of one player.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Player"))]
struct PlayerJson {
    /// Whose it is.
    seat: Seat,
    /// In EP.
    money: u16,
    /// How many finish cards are in hand.
    hand_size: u8,
    /// The betting tickets taken in this leg.
    tickets: Vec<Ticket>,
    /// How many pyramid tickets were taken in this leg.
    pyramid_tickets: u8,
    /// The spectator tile, if it lies on the track.
    tile: Option<OwnTile>,
    /// The partner of this leg (`CU-13`).
    partner: Option<Seat>,
}

impl From<Public> for PublicJson {
    fn from(public: Public) -> Self {
        let board = &public.board;
        let player = |seat| PlayerJson {
            seat,
            money: board.money(seat),
            hand_size: public.hand_size(seat),
            tickets: board.tickets_of(seat).collect(),
            pyramid_tickets: board.pyramid_tickets(seat),
            tile: board.tile_of(seat),
            partner: board.partner(seat),
        };
        let mut waiting = BTreeMap::<Space, Racers>::new();
        for racer in Racer::ALL {
            if let Some(space) = board.waiting(racer) {
                let racers = waiting.entry(space).or_default();
                *racers = racers.with(racer);
            }
        }
        Self {
            seats: board.seats(),
            options: board.setup.options(),
            phase: board.phase,
            leg: board.leg,
            first: board.first,
            active: board.active(),
            camels: board.race.stacks().collect(),
            waiting,
            ranking: board.ranking(),
            dice: board.dice.iter().collect(),
            inside: board.inside(),
            tickets_left: Racer::ALL.map(|colour| (colour, board.tickets.left(colour))).into(),
            pyramid_tickets_left: board.pyramid_tickets_left(),
            players: Seat::all(board.seats()).map(player).collect(),
            decks: public.decks,
        }
    }
}
