//! What happens, as facts, for the log, the animation and tests.

use super::bets::{BetCard, BetKind};
use super::camel::Camel;
use super::cards::RaceCard;
use super::cell::{Cell, Figure, Place};
use super::score::Payout;
use crate::camel_race::Stack;
use engine::{Scores, Seat};
use serde::Serialize;

/// Why a figure went back to the supply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum HomeReason {
    /// `CC-8.8`: a unit ended on its cell.
    Acted,
    /// `CC-8.15`: all camels are ahead of it.
    Passed,
    /// `CC-10.10`: the leg is over.
    LegOver,
}

/// A card that a seat showed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShownCard {
    /// Whose card.
    pub seat: Seat,
    /// The card.
    pub card: RaceCard,
}

/// One thing that happened. Where `card` is `None`, only its owner is told which it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "fields that are told by their event and their type have no words of their own"
)]
pub enum Event {
    /// `CC-2.7`: a card of the starting places was drawn; its camel moves next.
    StartCard { card: RaceCard },
    /// `CC-4.1`: the preparation of a leg begins: bets are restocked, figures in the supply.
    Preparation {
        /// The number of the leg, from 1.
        leg: u16,
    },
    /// `CC-4.4`: fewer than three cells were free ahead of the leader, so the track grew.
    TrackExtended {
        /// The cell of the leader.
        leader: Place,
        /// How many cells were free ahead of it.
        free: u8,
        /// The last space before.
        from: u8,
        /// The last space now.
        to: u8,
    },
    /// `CC-4.7`: an empty track card between the last camel and the leader was turned.
    Storm {
        /// The card, from 1.
        card: u8,
        /// The sandstorm cell that it is now.
        cell: Cell,
    },
    /// `CC-4.11`: who starts the leg, having the fewest EP; among equals the youngest.
    StartingPlayer {
        seat: Seat,
        /// With how much money.
        money: u16,
        /// Who else has as little, and is older.
        tied: Vec<Seat>,
    },
    /// `CC-4.14`: a card was dealt.
    Dealt {
        seat: Seat,
        /// The card.
        card: Option<RaceCard>,
    },
    /// `CC-4.15`, `CC-4.17`: all cards are dealt; everybody sorts.
    SortingBegins {
        /// Cards that nobody was dealt, now on the discard pile.
        undealt: usize,
    },
    /// `CC-4.17`: a card was sorted to the discard pile.
    Discarded {
        seat: Seat,
        /// The card.
        card: Option<RaceCard>,
    },
    /// `CC-4.17`: a card is kept in hand.
    Kept {
        seat: Seat,
        /// The card.
        card: Option<RaceCard>,
    },
    /// `CC-4.17`: a card was laid out to be shown.
    ShowChosen {
        seat: Seat,
        /// The card.
        card: Option<RaceCard>,
    },
    /// `CC-4.19`: a seat has sorted all its cards.
    Ready { seat: Seat },
    /// `CC-4.26`: all shown cards were turned up together.
    CardsShown {
        /// By seat.
        cards: Vec<ShownCard>,
    },
    /// `CC-4.28`, `CC-4.31`: the race deck is formed and the leg begins.
    LegBegins {
        /// The number of the leg.
        leg: u16,
        /// Who has the first turn.
        seat: Seat,
        /// How many cards the race deck has.
        deck: usize,
    },
    /// `CC-6.1`: a figure was put on the track.
    FigurePlaced {
        /// Who put it there and now holds its card.
        seat: Seat,
        figure: Figure,
        /// Where it stands.
        cell: Cell,
    },
    /// `CC-7.1`: a player turns up the top card of the race deck, which follows.
    Revealing { seat: Seat },
    /// `CC-7.1`: the card that was turned up.
    CardDrawn {
        seat: Seat,
        card: RaceCard,
        /// Cards left in the race deck.
        left: usize,
    },
    /// `CC-7.5`: a hand card was played; its camel moves 1 whatever is printed.
    HandCardPlayed { seat: Seat, card: RaceCard },
    /// `CC-8.1`: the unit is lifted off its cell. The position still shows it there.
    UnitLifted {
        /// The camel named by the card.
        mover: Camel,
        /// The camel and all above it, bottom to top.
        unit: Stack<Camel>,
        /// Where it stood.
        from: Place,
        /// How many steps it will make.
        steps: u8,
    },
    /// `CC-8.3`, `CC-8.4`, `CC-8.5`: the unit landed. On the cell of a figure the position shows it there in the air.
    UnitHopped {
        /// The camel named by the card.
        mover: Camel,
        /// The camel and all above it, bottom to top.
        unit: Stack<Camel>,
        /// Where it stood.
        from: Place,
        /// Where it landed.
        to: Place,
    },
    /// `CC-8.6`, `CC-8.7`: a figure sent the unit on by one cell, on top (palm), or back, underneath (fox). The
    /// figure has gone home before (`CC-8.8`).
    ExtraStep {
        /// The camel named by the card.
        mover: Camel,
        /// The camel and all above it, bottom to top.
        unit: Stack<Camel>,
        figure: Figure,
        /// The cell of the figure.
        from: Place,
        /// Where the unit came to rest or met the other figure.
        to: Place,
    },
    /// A figure and its card went back to the supply.
    FigureHome {
        figure: Figure,
        /// Where it stood.
        cell: Cell,
        /// Who held its card.
        holder: Seat,
        reason: HomeReason,
    },
    /// `CC-11.1`: the unit reached the Finish, which ends the race.
    Finished {
        /// The camel named by the card.
        mover: Camel,
        /// The camels on the Finish, bottom to top.
        unit: Stack<Camel>,
    },
    /// `CC-9.7`: a final card was returned because its holder takes another.
    BetReturned {
        seat: Seat,
        kind: BetKind,
        /// On which camel.
        camel: Camel,
    },
    /// `CC-9.1`, `CC-9.2`, `CC-9.3`, `CC-9.4`, `CC-9.5`, `CC-9.6`: a bet card was taken.
    BetTaken {
        seat: Seat,
        /// The card.
        #[serde(flatten)]
        card: BetCard,
    },
    /// `CC-5.6`: the turn ended without a bet.
    NoBet { seat: Seat },
    /// `CC-10.2`: hand cards that were not played are discarded unseen.
    HandCardsDropped {
        /// Whose.
        seats: Vec<Seat>,
    },
    /// `CC-10`: the leg was paid. Cards still lie in front of the players.
    LegPaid {
        /// The number of the leg.
        leg: u16,
        /// The place of each camel by listing order, from 1 to 5.
        places: [u8; Camel::COUNT],
        /// What each seat was paid, in seat order.
        payouts: Vec<Payout>,
    },
    /// `CC-11.6`, `CC-11.7`: the final bets were paid.
    RacePaid {
        /// The place of each camel by listing order, from 1 to 5.
        places: [u8; Camel::COUNT],
        /// What each seat was paid, in seat order.
        payouts: Vec<Payout>,
    },
    /// `CC-11.11`: the game is over.
    GameOver {
        /// Money and places.
        standings: Scores,
    },
}
