//! What viewers may know: the board, how many finish cards everyone has, and a seat's own cards.

use super::cards::{Deck, Decks, FinishCard, Racers};
use super::data::data;
use super::pieces::{OwnTile, ShownDie, Ticket};
use super::state::{Board, CamelUp, Phase};
use crate::camel_up::race::{Dice, Racer, Space, Stack};
use crate::fields::fields;
use engine::json::Entries;
use engine::{MAX_SEATS, Options, Seat};
use serde::Serialize;

/// What everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "PublicJson"))]
#[serde(into = "PublicJson")]
pub struct Public {
    /// Everything that lies open, money totals included (`CU-16.4`); hiding them by `setup.money_hidden` is the page's
    /// task.
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
        self.decks.in_order().for_each(|(deck, position, card)| {
            if let FinishCard { owner, colour: Some(colour) } = card
                && owner == seat
            {
                played[colour.index()] = Some(PlayedCard { colour, deck, position: position as u8 + 1 });
            }
        });
        Private { hand: self.hand(seat), played }
    }
}

impl Public {
    /// How many finish cards a seat has in hand.
    pub const fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat.index()]
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
        /// The number of the leg, from 1; 0 in setup.
        leg: u16 = board.leg,
        /// The first player; none before one is drawn.
        first: Option<Seat> = board.first,
        /// Whose turn it is; none before the first player is drawn, and when the game is over.
        active: Option<Seat> = board.active(),
        /// The stacks by space, bottom to top.
        camels: Entries<Space, Stack> = board.race.stacks().collect(),
        /// In setup the racers that wait beside a starting space until their stack is settled, by space.
        #[serde(skip_serializing_if = "Entries::is_empty")]
        waiting: Entries<Space, Racers> = waiting(board),
        /// The racers from place 1 to place 5; none before all of them stand on the track.
        ranking: Option<[Racer; Racer::COUNT]> = board.ranking(),
        /// The dice that are out, in the order in which they came; in setup those rolled so far.
        dice: Vec<ShownDie> = board.dice.iter().collect(),
        /// The dice still in the pyramid.
        inside: Dice = board.inside(),
        /// The values of the betting tickets left of each colour, from the top.
        tickets_left: Entries<Racer, &'static [u8]> =
            Racer::ALL.map(|colour| (colour, board.tickets.left(colour))).into(),
        /// How many pyramid tickets are left.
        pyramid_tickets_left: u8 = board.pyramid_tickets_left(),
        /// The players, by seat.
        players: Vec<PlayerJson> =
            Seat::all(board.seats()).map(|seat| PlayerJson::of(&public, seat)).collect(),
        /// The finish decks, as far as they are open.
        decks: Decks = public.decks,
    }

    /// What everybody knows of one player.
    struct PlayerJson of(public: &Public, seat: Seat) as "Player":
    let board = &public.board;
    {
        /// Whose it is.
        seat: Seat = seat,
        /// In EP.
        money: u16 = board.money(seat),
        /// How many finish cards are in hand.
        hand_size: u8 = public.hand_size(seat),
        /// The betting tickets taken in this leg.
        tickets: Vec<Ticket> = board.tickets_of(seat).collect(),
        /// How many pyramid tickets were taken in this leg.
        pyramid_tickets: u8 = board.pyramid_tickets(seat),
        /// The spectator tile, if it lies on the track.
        tile: Option<OwnTile> = board.tile_of(seat),
        /// The partner of this leg (`CU-13`).
        partner: Option<Seat> = board.partner(seat),
    }
}

fn waiting(board: &Board) -> Entries<Space, Racers> {
    let at = |&space: &Space| {
        Racer::ALL.into_iter().filter(move |&racer| board.waiting(racer) == Some(space)).collect()
    };
    let spaces = data().racing_space.iter().map(|space| (*space, at(space)));
    spaces.filter(|(_, racers): &(_, Racers)| !racers.is_empty()).collect()
}
