//! What happens, as facts, for the log, the animation and tests.
//!
//! A card that only one seat may see is told in two events: with its face to that seat, without to the others.

use super::action::Slot;
use super::cards::Cards;
use super::kinds::{Colour, Realm};
use super::piece::{Dragon, Hero, Tile};
use engine::{Scores, Seat, Seats};
use serde::Serialize;

/// Why a talent moves a pawn (`DR-9.1`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// Flying Formation: the whole team fired (`DR-9.2`).
    Formation,
    /// Substitutes: the new dragon has another colour (`DR-9.3`).
    Substitutes,
    /// High Flight: this fast dragon fired (`DR-9.5`).
    HighFlight(Dragon),
    /// Victory Leap: this realm was won or tied (`DR-9.6`).
    VictoryLeap(Realm),
    /// Strike and Fly: this attack card was used (`DR-9.7`).
    StrikeAndFly(Dragon),
}

/// How many cards of a realm a seat has (`DR-10.3`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RealmCount {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub cards: u8,
}

/// How far a seat has moved in the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Moved {
    /// Whose pawn.
    pub seat: Seat,
    /// How far in this turn.
    pub moved: u16,
    /// How far in all.
    pub distance: u16,
}

/// One thing that happened; hidden faces are `None`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "fields that are told by their event and their type have no words of their own"
)]
pub enum Event {
    /// `DR-2.6`: a seat has its hero.
    HeroTaken {
        seat: Seat,
        hero: Hero,
        /// Whether by chance.
        drawn: bool,
    },
    /// `DR-2.12`, `DR-4.5`: a seat received a trophy.
    TrophyDealt {
        seat: Seat,
        /// Its number.
        place: u8,
        /// `DR-4.6`: whether chance decided among equals.
        drawn: bool,
    },
    /// `DR-2.14`: a starting dragon was dealt.
    TeamDealt {
        seat: Seat,
        /// Into which place of the team.
        slot: Slot,
        dragon: Dragon,
    },
    /// `DR-3.2`: a turn begins.
    TurnBegins {
        /// From 1.
        turn: u8,
        /// `DR-5.2`: cards to be dealt to each player.
        cards: u8,
        /// `DR-5.7`: whether hands will go to the left.
        left: bool,
        /// `DR-10.6`: the turbo premium.
        premium: u8,
    },
    /// `DR-4.1`, `DR-4.3`: a tile was turned over and its cards joined the deck.
    TileRevealed {
        /// U1 to U3, L1 to L3.
        place: &'static str,
        tile: Tile,
        /// The cards added.
        added: Cards,
        /// `DR-10.2`: whether its realm is scored from now on and was not before.
        opens_realm: bool,
    },
    /// `DR-4.5`: all trophies have been dealt anew.
    TrophiesRedealt {
        /// The seats in the order of flight, the last place first.
        flight_order: Vec<Seat>,
    },
    /// `DR-5.2`: a card was dealt.
    CardDealt {
        seat: Seat,
        /// Which, told to its owner.
        card: Option<Dragon>,
    },
    /// `DR-5.5`: a seat has chosen a card.
    PickCommitted {
        seat: Seat,
        /// Which, told to the seat itself.
        card: Option<Dragon>,
    },
    /// `DR-5.7`: all have chosen, and the hands were passed.
    HandsPassed {
        /// Whether to the left.
        left: bool,
        /// How many cards each hand has left.
        cards: u8,
    },
    /// `DR-5.9`: a seat took the last card of its hand.
    LastCardTaken {
        seat: Seat,
        /// Which, told to the seat itself.
        card: Option<Dragon>,
    },
    /// `DR-6.2`: a Flight begins, and the drafted cards of the seat are turned up.
    FlightBegins {
        seat: Seat,
        /// The number of its trophy.
        place: u8,
        /// What it drafted.
        drafted: Cards,
    },
    /// `DR-8.1`: an attack card was put on a dragon.
    AttackPlaced {
        seat: Seat,
        card: Dragon,
        /// Whose dragon.
        on: Seat,
        /// Which place of that team.
        slot: Slot,
        dragon: Dragon,
    },
    /// `DR-6.6`: an attack card is not used to attack.
    AttackHeld { seat: Seat, card: Dragon },
    /// `DR-7.6`: a dragon was chosen to fire.
    FireChosen {
        seat: Seat,
        /// Which place of the team.
        slot: Slot,
        dragon: Dragon,
    },
    /// `DR-7.2`: a dragon fired and moved the pawn.
    DragonFired {
        seat: Seat,
        /// Which place of the team.
        slot: Slot,
        dragon: Dragon,
        /// The cards that support it (`DR-7.10`).
        supports: Vec<Dragon>,
        /// The hero's symbol, if it supports this dragon.
        hero: Option<Colour>,
        /// How far it carries the pawn.
        speed: u8,
        /// The distance before.
        from: u16,
        /// The distance after.
        to: u16,
    },
    /// `DR-7.3`: a dragon of the flying seat stayed.
    DragonStayed {
        seat: Seat,
        /// Which place of the team.
        slot: Slot,
        dragon: Dragon,
    },
    /// `DR-9.1`: a talent moved a pawn.
    TalentMoved {
        seat: Seat,
        because: Because,
        /// How far.
        movement: u8,
        /// The distance before.
        from: u16,
        /// The distance after.
        to: u16,
    },
    /// `DR-8.11`: an attack card went back to who played it.
    AttackReturned {
        /// Who played it and gets it back.
        owner: Seat,
        card: Dragon,
        /// Whose dragon it lay on.
        on: Seat,
        /// Which place of that team.
        slot: Slot,
    },
    /// `DR-8.14`: a dragon of the team was exchanged.
    DragonSwapped {
        seat: Seat,
        /// Which place of the team.
        slot: Slot,
        /// The dragon that leaves.
        left: Dragon,
        /// The dragon that comes in.
        entered: Dragon,
    },
    /// A Flight is over (`DR-7.11`).
    FlightEnds {
        seat: Seat,
        /// How far dragons and talents have moved the pawn in it.
        movement: u16,
    },
    /// `DR-10.1`: the Turbo phase begins.
    TurboBegins {
        /// `DR-10.6`: what a sole leader moves.
        premium: u8,
    },
    /// `DR-10.3`: the cards of a realm were counted.
    RealmScored {
        realm: Realm,
        /// The cards of each seat.
        counts: Vec<RealmCount>,
        /// Who has most; nobody when there is no card (`DR-10.9`).
        leaders: Seats,
        /// How far each of them moves.
        movement: u8,
    },
    /// `DR-10.12`: a turn is over.
    TurnEnds {
        /// From 1.
        turn: u8,
        /// How far everybody has moved.
        moved: Vec<Moved>,
    },
    /// `DR-11.1`: the game is over.
    GameOver {
        /// Points are distances.
        standings: Scores,
        /// `DR-11.3`: movement in turn 7, which breaks ties.
        last_turn: Vec<Moved>,
    },
}
