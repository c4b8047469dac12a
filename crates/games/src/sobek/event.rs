//! What happens, as facts, for the log, the animation and tests.
//!
//! A card that only some may see is told in two events: with its face to those, without to the others.

use super::card::{Back, Card, Character, Family};
use super::cards::Cards;
use super::score::{Corruption, SetResult};
use super::token::{Glyph, Symbol, Token};
use super::view::Backs;
use engine::{Scores, Seat, Seats};
use serde::Serialize;

/// Why a marker moves outside the scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// Fraternity moved the player's own marker on (`SO-6.9`).
    FraternityForward,
    /// Fraternity moved a rival's marker back (`SO-6.9`).
    FraternityBack,
    /// Deceit paid for the player's own pile (`SO-6.22`).
    Deceit,
}

/// One thing that happened. Places of the quay count from 1 next to the temple; hidden faces are `None`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "fields that are told by their event and their type have no words of their own"
)]
pub enum Event {
    /// `SO-2.10`, `SO-12.1`: a round begins with a cleared table.
    RoundBegins {
        /// From 1.
        round: u8,
    },
    /// `SO-2.2`: a starting card was dealt.
    HandDealt {
        seat: Seat,
        /// Which, told to its owner.
        card: Option<Card>,
    },
    /// `SO-8.1`: a card was laid on the quay.
    QuayCard {
        /// Where.
        place: u8,
        /// Which; none for a character, which lies face down for everybody.
        card: Option<Card>,
        back: Back,
    },
    /// `SO-8.2`: a delivery is complete.
    Delivered {
        /// How many cards it has.
        cards: u8,
        /// How many deliveries are still to come.
        left: u8,
    },
    /// `SO-2.9`: chance named the starting player of round 1.
    FirstDrawn { seat: Seat },
    /// `SO-12.2`, `SO-12.4`: who chooses the starting player.
    ChooserNamed {
        seat: Seat,
        /// All with the lowest score.
        lowest: Seats,
    },
    /// `SO-12.2`: the starting player was chosen.
    FirstChosen { seat: Seat, first: Seat },
    /// `SO-4.3`: a skipped card went to the player's corruption pile.
    Skipped {
        seat: Seat,
        /// From which place.
        place: u8,
        /// Which; a character is told to the pile's owner (`SO-4.6`).
        card: Option<Card>,
        back: Back,
    },
    /// `SO-4.2`: a card was taken off the quay.
    Taken {
        seat: Seat,
        /// From which place.
        place: u8,
        /// Which; a character is told to the taker (`SO-4.5`).
        card: Option<Card>,
        back: Back,
        /// `SO-7.31`: whether by the Merchant.
        merchant: bool,
    },
    /// `SO-7.1`: a character was played and lies on the discard pile.
    CharacterPlayed { seat: Seat, character: Character },
    /// `SO-7.2`: its power found nothing to do.
    PowerIdle { seat: Seat, character: Character },
    /// `SO-5.1`, `SO-5.7`, `SO-9.3`: a set or an extension is begun; the Courtesan's addition too (`SO-7.26`).
    SetBegun {
        seat: Seat,
        family: Family,
        /// Whether a set of the family lay there before.
        extension: bool,
        /// Whether at the end of the round.
        horizontal: bool,
    },
    /// `SO-5.10`: a card was put onto the set.
    CardLaid {
        seat: Seat,
        /// Onto which set.
        family: Family,
        card: Card,
        /// Whether at the end of the round.
        horizontal: bool,
    },
    /// `SO-5.14`: the set is complete on the table.
    SetLaid {
        seat: Seat,
        /// What it is worth now.
        set: SetResult,
        /// How many cards were added.
        added: u8,
    },
    /// `SO-6.1`: the player takes the event stack to look at it.
    StackTaken {
        seat: Seat,
        /// How many tokens it has.
        tokens: u8,
    },
    /// `SO-6.1`: a token of the stack as it is seen for the first time, told to the player.
    TokenSeen {
        /// Who sees it.
        seat: Seat,
        token: Token,
    },
    /// `SO-6.1`: a token was chosen and revealed; the rest went back face down.
    EventChosen {
        seat: Seat,
        token: Token,
        /// How many tokens are left.
        left: u8,
    },
    /// `SO-6.3`: the chosen token cannot be applied and is put away.
    EventIdle { seat: Seat, token: Token },
    /// A score marker moved.
    MarkerMoved {
        seat: Seat,
        /// From which score.
        from: u16,
        /// To which.
        to: u16,
        because: Because,
        /// The glyph of Fraternity.
        glyph: Option<Glyph>,
    },
    /// `SO-6.12`: the same player has another turn.
    AnotherTurn { seat: Seat },
    /// `SO-6.14`: a Curse token was laid on a rival's pile.
    Cursed {
        seat: Seat,
        /// On whose pile.
        target: Seat,
        /// How many lie there now.
        curses: u8,
    },
    /// `SO-6.17`: a Prosperity token was laid on one of the player's sets.
    Blessed {
        seat: Seat,
        /// What the set is worth now.
        set: SetResult,
    },
    /// `SO-6.21`: the player's pile went to the hand.
    Embalmed {
        seat: Seat,
        /// The backs of the cards.
        backs: Backs,
        /// The cards, told to their owner.
        cards: Option<Cards>,
    },
    /// `SO-6.22`: the player's pile was shown to everyone.
    PileShown {
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// `SO-7.5`: the Queen drew a card.
    Drawn {
        seat: Seat,
        /// Which, told to the drawer.
        card: Option<Card>,
        back: Back,
    },
    /// `SO-7.10`: a family was discarded from the player's pile, face up.
    Purged {
        /// Whose pile.
        seat: Seat,
        family: Family,
        /// The cards.
        cards: Cards,
    },
    /// `SO-7.14`: the Thief goes to a victim's hand.
    VictimNamed {
        /// The thief.
        seat: Seat,
        victim: Seat,
    },
    /// `SO-7.16`: a card was stolen.
    Stolen {
        /// The thief.
        seat: Seat,
        victim: Seat,
        /// Which, told to both.
        card: Option<Card>,
        back: Back,
    },
    /// `SO-7.19`: a rival of the Scribe has to give up cards.
    SurplusDue {
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// `SO-7.22`: a card was chosen to be given up; told to its owner alone.
    SurplusChosen { seat: Seat, card: Card },
    /// `SO-7.22`: one card less is missing; told to the others.
    SurplusLeft {
        seat: Seat,
        /// How many are still missing.
        left: u8,
    },
    /// `SO-7.19`: the surplus went to its owner's pile.
    SurplusGiven {
        seat: Seat,
        /// The backs of the cards.
        backs: Backs,
        /// The cards, told to their owner.
        cards: Option<Cards>,
    },
    /// `SO-7.23`: a pile is looked through.
    PileLookedAt {
        seat: Seat,
        /// Whose pile.
        owner: Seat,
        /// The cards, told to the one who looks.
        cards: Option<Cards>,
    },
    /// `SO-7.25`: a card was taken out of that pile.
    Picked {
        seat: Seat,
        /// Whose pile.
        owner: Seat,
        /// Which, told to both.
        card: Option<Card>,
        back: Back,
    },
    /// `SO-9.1`: the last card of the last delivery is gone.
    RoundEnds { seat: Seat },
    /// `SO-9.9`: the cards left in a hand went to its owner's pile.
    HandToPile {
        seat: Seat,
        /// The backs of the cards.
        backs: Backs,
        /// The cards, told to their owner.
        cards: Option<Cards>,
    },
    /// `SO-10.6`: all piles are turned face up.
    PilesTurned {
        /// The piles, by seat.
        piles: Vec<Cards>,
    },
    /// `SO-10.1`, `SO-10.2`: one set was scored.
    SetScored {
        seat: Seat,
        /// What it is worth.
        set: SetResult,
        /// The seat's set points so far.
        sum: u32,
    },
    /// `SO-10.4`: the marker moves on by all set points of the seat.
    SetPoints {
        seat: Seat,
        /// The set points of the round.
        points: u32,
        /// From which score.
        from: u16,
        /// To which.
        to: u16,
    },
    /// `SO-10.5`, `SO-10.6`, `SO-10.7`, `SO-10.8`: corruption was counted.
    CorruptionCounted {
        /// By seat.
        seats: Vec<Corruption>,
        /// The most corrupt; none if nobody has any.
        most: Seats,
    },
    /// `SO-10.9`, `SO-10.13`: what the most corrupt player has to do.
    PenaltyDue {
        seat: Seat,
        /// The points that count for it.
        points: u32,
        /// How many steps back.
        steps: u32,
        /// The symbol on which the marker stands.
        symbol: Symbol,
    },
    /// `SO-10.9`: one step back.
    PenaltyStep {
        seat: Seat,
        /// Which step, from 1.
        step: u32,
        /// How many there are.
        of: u32,
        /// From which score.
        from: u16,
        /// To which.
        to: u16,
        /// The symbol followed.
        symbol: Symbol,
    },
    /// The round has been scored.
    RoundScored {
        /// From 1.
        round: u8,
        /// The scores before it was scored, by seat.
        before: Vec<u16>,
        /// The most corrupt, who had to go back.
        most: Seats,
        /// Points and places.
        standings: Scores,
    },
    /// `SO-12.5`, `SO-12.6`: the game is over.
    GameOver {
        /// Whether a score above 100 ended it before the last round.
        early: bool,
        /// Points and places.
        standings: Scores,
    },
}
