//! What viewers may know: everything that lies open, a seat's own cards, and what follows for the race deck.

use super::bets::{Bet, BetCard};
use super::camel::Camel;
use super::cards::RaceCard;
use super::cell::{Cell, Figure, PlacedFigure};
use super::knowledge::Knowledge;
use super::pile::Pile;
use super::race::Standing;
use super::state::{Board, CamelUpCards, OwnCards, Phase};
use crate::fields::fields;
use engine::json::Entries;
use engine::{Options, Seat, Seats, View};
use serde::Serialize;

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

fields! {
    /// The JSON form of [`Public`].
    struct PublicJson from(public: Public) as "Public":
    let board = &public.board;
    let places = board.places();
    {
        /// How many seats there are.
        seats: usize = board.seats(),
        /// The options that differ from the default.
        options: Options = board.setup.options(),
        /// What happens next.
        phase: Phase = board.phase,
        /// The number of the leg, from 1; 0 in setup.
        leg: u16 = board.leg,
        /// The starting player of the leg; none in setup.
        first: Option<Seat> = board.first(),
        /// Whose turn it is; none outside of a leg.
        active: Option<Seat> = board.active(),
        /// The last space before the Finish.
        last_space: u8 = board.track.last(),
        /// The cells of the track from the Start to the Finish, both left out.
        cells: Vec<Cell> = board.cells().collect(),
        /// The stacks from the Start on.
        camels: Vec<Standing> = board.standings().collect(),
        /// The place of each camel, 1 to 5.
        places: Entries<Camel, u8> = Camel::ALL.map(|camel| (camel, places[camel.index()])).into(),
        /// The figures that stand on the track.
        figures: Vec<PlacedFigure> =
            Figure::ALL.into_iter().filter_map(|figure| board.figure(figure)).collect(),
        /// The values of the leg-winner cards left of each camel, from the top.
        leg_cards_left: Entries<Camel, &'static [u8]> =
            Camel::ALL.map(|camel| (camel, board.bets.legs_left(camel))).into(),
        /// The other bet cards that can be taken, each as the move that takes it.
        bets_on_display: Vec<String> = board.bets.on_display().map(|bet: Bet| bet.to_string()).collect(),
        /// How many cards are left in the race deck.
        deck_left: usize = board.deck_left(),
        /// How many cards lie face down on the discard pile.
        discard_pile: usize = board.discard_pile(),
        /// The race cards turned up in this leg; in setup those of the starting places.
        revealed: Pile = board.pile,
        /// The seats that are still sorting.
        sorting: Seats = board.sorting(),
        /// What a spectator knows of the race deck.
        race_deck: Knowledge = public.deck,
        /// The players, by seat.
        players: Vec<PlayerJson> = Seat::all(board.seats()).map(|seat| PlayerJson::of(board, seat)).collect(),
    }

    /// What everybody knows of one player.
    struct PlayerJson of(board: &Board, seat: Seat) as "Player":
    {
        /// Whose it is.
        seat: Seat = seat,
        /// In EP.
        money: u16 = board.money(seat),
        /// The bet cards taken.
        bets: Vec<BetCard> = board.bets_of(seat).collect(),
        /// The figures whose cards the player holds.
        figure_cards: Vec<Figure> = board.figures_of(seat).collect(),
        /// How many cards the player has been dealt so far in this leg.
        dealt: u8 = board.dealt_to(seat),
        /// How many choices the player still has to make in the sorting.
        choices_left: u8 = board.choices_left(seat),
        /// The card shown before this leg (`CC-4.26`).
        shown: Option<RaceCard> = board.shown(seat),
        /// Whether the player still holds the card kept in hand (`CC-4.30`).
        holds_card: bool = board.holds_card(seat),
        /// The hand card played in this leg (`CC-7.6`).
        played: Option<RaceCard> = board.played(seat),
    }
}
