//! What viewers may know: everything that lies open, the own cards, and what follows for the race deck.

use super::bets::{Bet, BetCard};
use super::camel::Camel;
use super::cards::RaceCard;
use super::cell::{Cell, Figure, PlacedFigure};
use super::knowledge::Knowledge;
use super::pile::Pile;
use super::race::Standing;
use super::state::{Board, CamelUpCards, OwnCards, Phase};
use engine::{Options, Seat, Seats, View};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// What everybody knows: what lies open, shown and played cards of this leg included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// Everything that lies open. How far each seat is with its sorting is in it, the cards are not.
    pub board: Board,
    /// What a spectator knows of the race deck: the shown cards.
    pub deck: Knowledge,
}

/// What one seat knows besides: its own cards, discards included, and so more of the race deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Private {
    /// The own cards.
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
struct PublicJson {
    seats: usize,
    options: Options,
    phase: Phase,
    leg: u16,
    first: Option<Seat>,
    active: Option<Seat>,
    last_space: u8,
    cells: Vec<Cell>,
    camels: Vec<Standing>,
    places: BTreeMap<Camel, u8>,
    figures: Vec<PlacedFigure>,
    leg_cards_left: BTreeMap<Camel, &'static [u8]>,
    bets_on_display: Vec<String>,
    deck_left: usize,
    discard_pile: usize,
    revealed: Pile,
    sorting: Seats,
    race_deck: Knowledge,
    players: Vec<PlayerJson>,
}

#[derive(Serialize)]
struct PlayerJson {
    seat: Seat,
    money: u16,
    bets: Vec<BetCard>,
    figure_cards: Vec<Figure>,
    dealt: u8,
    choices_left: u8,
    shown: Option<RaceCard>,
    holds_card: bool,
    played: Option<RaceCard>,
}

impl From<&Public> for PublicJson {
    fn from(public: &Public) -> Self {
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

impl Serialize for Public {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PublicJson::from(self).serialize(serializer)
    }
}
