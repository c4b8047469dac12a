//! What happens, as facts, for the log, the animation and tests.

use super::cards::Deck;
use super::score::LegResult;
use crate::camel_up::race::{Camel, Crazy, CrazyReason, Racer, Side, Space, Stack};
use engine::{Scores, Seat};
use serde::Serialize;

/// One thing that happened. Positions of finish cards count from 1 for the card played earliest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "fields that are told by their event and their type have no words of their own"
)]
pub enum Event {
    /// `CU-2.3`: chance named the first player.
    FirstPlayer { seat: Seat },
    /// `CU-2.8`: a racing die of setup; the racer waits beside its space until stacks are settled.
    StartDie {
        /// The colour of the die.
        racer: Racer,
        /// 1 to 3.
        number: u8,
        /// Where the racer will start.
        space: Space,
    },
    /// `CU-2.9`, `CU-2.10`: a racer was put on top of its starting space.
    RacerPlaced {
        racer: Racer,
        /// Its starting space.
        space: Space,
    },
    /// `CU-2.11`: the grey die of setup; the printed colour is ignored.
    CrazyNumber {
        /// 1 to 3.
        number: u8,
        /// Where a crazy will start.
        space: Space,
    },
    /// `CU-2.12`, `CU-2.13`: a crazy was put on top of its starting space.
    CrazyPlaced {
        crazy: Crazy,
        /// Its starting space.
        space: Space,
    },
    /// `CU-2.14`, `CU-14.12`: a leg begins.
    LegBegins {
        /// The number of the leg, from 1.
        leg: u16,
        /// Who has the first turn of it.
        seat: Seat,
    },
    /// `CU-4.1`: a betting ticket was taken.
    TicketTaken {
        seat: Seat,
        /// Which racer it backs.
        colour: Racer,
        /// The printed value.
        value: u8,
    },
    /// `CU-5.1`, `CU-5.7`: a spectator tile was put on the track or moved.
    TilePlaced {
        seat: Seat,
        /// Where it lies now.
        space: Space,
        /// Which side is up.
        side: Side,
        /// Where it lay before, if on the track.
        from: Option<Space>,
    },
    /// `CU-6.1`: a pyramid ticket was taken; a die comes out next.
    PyramidTicketTaken { seat: Seat },
    /// `CU-6.3`: a racing die came out.
    DieShown {
        racer: Racer,
        /// 1 to 3.
        number: u8,
    },
    /// `CU-6.4`: the grey die came out.
    GreyDieShown {
        /// The colour it shows.
        printed: Crazy,
        /// 1 to 3.
        number: u8,
        /// The crazy that moves.
        mover: Crazy,
        /// Why that one (`CU-8`).
        reason: CrazyReason,
    },
    /// `CU-7.6`: the unit is lifted off its space. The position still shows it there.
    UnitLifted {
        /// The camel named by the die.
        mover: Camel,
        /// The mover and all above it, bottom to top.
        unit: Stack,
        /// Where it stood.
        from: Space,
    },
    /// `CU-7.8`, `CU-7.10`: the unit landed on its target. Over a tile the position shows it there in the air.
    UnitHopped {
        /// The camel named by the die.
        mover: Camel,
        /// The mover and all above it, bottom to top.
        unit: Stack,
        /// Where it stood.
        from: Space,
        /// Where it landed; beyond the finish line the raw number.
        to: Space,
    },
    /// `CU-9.1`: a tile was hit and paid its owner.
    TilePaid {
        owner: Seat,
        /// Where it lies.
        space: Space,
        /// Which side is up.
        side: Side,
        /// In EP.
        amount: u16,
        /// The owner's money afterwards.
        money: u16,
    },
    /// `CU-9.4`, `CU-9.5`: the unit was sent one space on, on top (cheer), or back, underneath (boo).
    ExtraStep {
        /// The camel named by the die.
        mover: Camel,
        /// The mover and all above it, bottom to top.
        unit: Stack,
        /// Cheer puts on top, boo underneath.
        side: Side,
        /// The space of the tile.
        from: Space,
        /// Where it came to rest.
        to: Space,
    },
    /// `CU-10.3`: the unit crossed the finish line, which ends the race.
    Crossed {
        /// The camel at its bottom.
        mover: Camel,
        /// The unit, bottom to top.
        unit: Stack,
        /// The raw number: 17 to 19, or 0 to −2.
        at: Space,
    },
    /// `CU-14`: the leg was scored. Tickets still lie in front of the players.
    LegScored {
        /// The number of the leg.
        leg: u16,
        /// The racers from place 1 to place 5.
        ranking: [Racer; Racer::COUNT],
        /// What each seat earned, in seat order.
        seats: Vec<LegResult>,
    },
    /// `CU-12.1`: a finish card was played.
    FinishCardPlayed {
        seat: Seat,
        /// Onto which deck.
        deck: Deck,
        /// Its place in the deck.
        position: u8,
        /// The colour, told only to its owner.
        colour: Option<Racer>,
    },
    /// `CU-13.1`: two players are partners for this leg.
    Partnership {
        seat: Seat,
        /// Who was named.
        partner: Seat,
    },
    /// `CU-10.8`, `CU-15.9`: the race is over, after its last leg scoring; finish cards come next.
    RaceOver {
        /// The racers from place 1 to place 5.
        ranking: [Racer; Racer::COUNT],
    },
    /// `CU-15.1`, `CU-15.2`, `CU-15.3`, `CU-15.4`, `CU-15.5`, `CU-15.6`: a finish card was turned up and settled.
    FinishCardTurned {
        /// In which deck.
        deck: Deck,
        /// Its place in the deck.
        position: u8,
        /// Whose it is.
        owner: Seat,
        colour: Racer,
        /// Whether it names the right camel.
        right: bool,
        /// What it would earn: a step of 8, 5, 3, 2, 1, or the fine.
        worth: i32,
        /// What changed hands: less than the fine when the owner has no money.
        amount: i32,
        /// The owner's money afterwards.
        money: u16,
    },
    /// `CU-15.10`: the game is over.
    GameOver {
        /// Money and places.
        standings: Scores,
    },
}
