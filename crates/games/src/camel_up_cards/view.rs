//! What viewers may know: everything that lies open, a seat's own cards, and what follows for the race deck.

use super::bets::{Bet, BetCard};
use super::camel::Camel;
use super::cards::RaceCard;
use super::cell::{Cell, Figure, PlacedFigure};
use super::knowledge::Knowledge;
use super::pile::Pile;
use super::race::Standing;
use super::state::{Board, CamelUpCards, OwnCards, Phase};
use engine::{Options, Seat, Seats, View};
use serde::Serialize;
use std::collections::BTreeMap;

/// What everybody knows: what lies open, shown and played cards of this leg included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "PublicJson"))]
#[serde(into = "PublicJson")]
pub struct Public {
    /// Everything that lies open. It tells how far each seat has come with its sorting, not with which cards.
    pub board: Board,
    /// What a spectator knows of the race deck: the shown cards.
    pub deck: Knowledge,
}

/// What one seat alone knows: its own cards, discards included, and so more of the race deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Private {
    /// The seat's own cards.
    #[serde(flatten)]
    pub own: OwnCards,
    /// What the seat knows of the race deck.
    #[serde(rename = "race_deck")]
    pub deck: Knowledge,
}

impl CamelUpCards {
    pub(super) fn public_view(&self) -> Public {
        Public { board: self.board, deck: Knowledge::new(&self.board, None) }
    }

    pub(super) fn private_view(&self, seat: Seat) -> Private {
        let OwnCards { hand, discards, deck, kept, show } = self.own[seat.index()];
        let own = OwnCards { hand, discards, deck, kept, show };
        Private { own, deck: Knowledge::new(&self.board, Some(&own)) }
    }
}

/// What the viewer knows of the race deck.
pub fn knowledge(view: &View<CamelUpCards>) -> Knowledge {
    view.private.as_ref().map_or(view.public.deck, |private| private.deck)
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
    /// The starting player of the leg; none in setup.
    first: Option<Seat>,
    /// Whose turn it is; none outside of a leg.
    active: Option<Seat>,
    /// The last space before the Finish.
    last_space: u8,
    /// The cells of the track from the Start to the Finish, both left out.
    cells: Vec<Cell>,
    /// The stacks from the Start on.
    camels: Vec<Standing>,
    /// The place of each camel, 1 to 5.
    places: BTreeMap<Camel, u8>,
    /// The figures that stand on the track.
    figures: Vec<PlacedFigure>,
    /// The values of the leg-winner cards left of each camel, from the top.
    leg_cards_left: BTreeMap<Camel, &'static [u8]>,
    /// The other bet cards that can be taken, each as the move that takes it.
    bets_on_display: Vec<String>,
    /// How many cards are left in the race deck.
    deck_left: usize,
    /// How many cards lie face down on the discard pile.
    discard_pile: usize,
    /// The race cards turned up in this leg; in setup those of the starting places.
    revealed: Pile,
    /// The seats that are still sorting.
    sorting: Seats,
    /// What a spectator knows of the race deck.
    race_deck: Knowledge,
    /// The players, by seat.
    players: Vec<PlayerJson>,
}

/// What everybody knows of one player.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Player"))]
struct PlayerJson {
    /// Whose it is.
    seat: Seat,
    /// In EP.
    money: u16,
    /// The bet cards taken.
    bets: Vec<BetCard>,
    /// The figures whose cards the player holds.
    figure_cards: Vec<Figure>,
    /// How many cards the player has been dealt so far in this leg.
    dealt: u8,
    /// How many choices the player still has to make in the sorting.
    choices_left: u8,
    /// The card shown before this leg (`CC-4.26`).
    shown: Option<RaceCard>,
    /// Whether the player still holds the card kept in hand (`CC-4.30`).
    holds_card: bool,
    /// The hand card played in this leg (`CC-7.6`).
    played: Option<RaceCard>,
}

impl From<Public> for PublicJson {
    fn from(public: Public) -> Self {
        let board = &public.board;
        let player = |seat| PlayerJson {
            seat,
            money: board.money(seat),
            bets: board.bets_of(seat).collect(),
            figure_cards: board.figures_of(seat).collect(),
            dealt: board.dealt_to(seat),
            choices_left: board.choices_left(seat),
            shown: board.shown(seat),
            holds_card: board.holds_card(seat),
            played: board.played(seat),
        };
        let places = board.places();
        Self {
            seats: board.seats(),
            options: board.setup.options(),
            phase: board.phase,
            leg: board.leg,
            first: board.first(),
            active: board.active(),
            last_space: board.track.last(),
            cells: board.cells().collect(),
            camels: board.standings().collect(),
            places: Camel::ALL.map(|camel| (camel, places[camel.index()])).into(),
            figures: Figure::ALL.into_iter().filter_map(|figure| board.figure(figure)).collect(),
            leg_cards_left: Camel::ALL.map(|camel| (camel, board.bets.legs_left(camel))).into(),
            bets_on_display: board.bets.on_display().map(|bet: Bet| bet.to_string()).collect(),
            deck_left: board.deck_left(),
            discard_pile: board.discard_pile(),
            revealed: board.pile,
            sorting: board.sorting(),
            race_deck: public.deck,
            players: Seat::all(board.seats()).map(player).collect(),
        }
    }
}
