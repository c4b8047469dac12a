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
    /// Fraternity moved the own marker on (`SO-6.9`).
    FraternityForward,
    /// Fraternity moved a rival's marker back (`SO-6.9`).
    FraternityBack,
    /// Deceit paid for the own pile (`SO-6.22`).
    Deceit,
}

/// One thing that happened. Places of the quay count from 1 next to the temple; hidden faces are `None`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// `SO-2.10`, `SO-12.1`: a round begins with a cleared table.
    RoundBegins {
        /// From 1.
        round: u8,
    },
    /// `SO-2.2`: a starting card was dealt.
    HandDealt {
        /// To whom.
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
        /// Its back.
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
    FirstDrawn {
        /// The starting player.
        seat: Seat,
    },
    /// `SO-12.2`, `SO-12.4`: who chooses the starting player.
    ChooserNamed {
        /// The chooser.
        seat: Seat,
        /// All with the lowest score.
        lowest: Seats,
    },
    /// `SO-12.2`: the starting player was chosen.
    FirstChosen {
        /// The chooser.
        seat: Seat,
        /// The starting player.
        first: Seat,
    },
    /// `SO-4.3`: a skipped card went to the own corruption pile.
    Skipped {
        /// Whose.
        seat: Seat,
        /// From which place.
        place: u8,
        /// Which; a character is told to the pile's owner (`SO-4.6`).
        card: Option<Card>,
        /// Its back.
        back: Back,
    },
    /// `SO-4.2`: a card was taken off the quay.
    Taken {
        /// By whom.
        seat: Seat,
        /// From which place.
        place: u8,
        /// Which; a character is told to the taker (`SO-4.5`).
        card: Option<Card>,
        /// Its back.
        back: Back,
        /// `SO-7.31`: whether by the Merchant.
        merchant: bool,
    },
    /// `SO-7.1`: a character was played and lies on the discard pile.
    CharacterPlayed {
        /// By whom.
        seat: Seat,
        /// Which.
        character: Character,
    },
    /// `SO-7.2`: its power found nothing to do.
    PowerIdle {
        /// Who played it.
        seat: Seat,
        /// Which.
        character: Character,
    },
    /// `SO-5.1`, `SO-5.7`, `SO-9.3`: a set or an extension is begun; the Courtesan's addition too (`SO-7.26`).
    SetBegun {
        /// By whom.
        seat: Seat,
        /// Of which family.
        family: Family,
        /// Whether a set of the family lay there before.
        extension: bool,
        /// Whether at the end of the round.
        horizontal: bool,
    },
    /// `SO-5.10`: a card was put onto the set.
    CardLaid {
        /// By whom.
        seat: Seat,
        /// Onto which set.
        family: Family,
        /// Which.
        card: Card,
        /// Whether at the end of the round.
        horizontal: bool,
    },
    /// `SO-5.14`: the set is complete on the table.
    SetLaid {
        /// By whom.
        seat: Seat,
        /// What it is worth now.
        set: SetResult,
        /// How many cards were added.
        added: u8,
    },
    /// `SO-6.1`: the player takes the event stack to look at it.
    StackTaken {
        /// Who.
        seat: Seat,
        /// How many tokens it has.
        tokens: u8,
    },
    /// `SO-6.1`: a token of the stack as it is seen for the first time, told to the player.
    TokenSeen {
        /// Who sees it.
        seat: Seat,
        /// Which.
        token: Token,
    },
    /// `SO-6.1`: a token was chosen and revealed; the rest went back face down.
    EventChosen {
        /// By whom.
        seat: Seat,
        /// Which.
        token: Token,
        /// How many tokens are left.
        left: u8,
    },
    /// `SO-6.3`: the chosen token cannot be applied and is put away.
    EventIdle {
        /// Who chose it.
        seat: Seat,
        /// Which.
        token: Token,
    },
    /// A score marker moved.
    MarkerMoved {
        /// Whose.
        seat: Seat,
        /// From which score.
        from: u16,
        /// To which.
        to: u16,
        /// Why.
        because: Because,
        /// The glyph of Fraternity.
        glyph: Option<Glyph>,
    },
    /// `SO-6.12`: the same player has another turn.
    AnotherTurn {
        /// Who.
        seat: Seat,
    },
    /// `SO-6.14`: a Curse token was laid on a rival's pile.
    Cursed {
        /// By whom.
        seat: Seat,
        /// On whose pile.
        target: Seat,
        /// How many lie there now.
        curses: u8,
    },
    /// `SO-6.17`: a Prosperity token was laid on an own set.
    Blessed {
        /// By whom.
        seat: Seat,
        /// What the set is worth now.
        set: SetResult,
    },
    /// `SO-6.21`: the own pile went to the hand.
    Embalmed {
        /// Whose.
        seat: Seat,
        /// The backs of the cards.
        backs: Backs,
        /// The cards, told to their owner.
        cards: Option<Cards>,
    },
    /// `SO-6.22`: the own pile was shown to everyone.
    PileShown {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// `SO-7.5`: the Queen drew a card.
    Drawn {
        /// For whom.
        seat: Seat,
        /// Which, told to the drawer.
        card: Option<Card>,
        /// Its back.
        back: Back,
    },
    /// `SO-7.10`: a family was discarded from the own pile, face up.
    Purged {
        /// Whose pile.
        seat: Seat,
        /// Which family.
        family: Family,
        /// The cards.
        cards: Cards,
    },
    /// `SO-7.14`: the Thief goes to a victim's hand.
    VictimNamed {
        /// The thief.
        seat: Seat,
        /// The victim.
        victim: Seat,
    },
    /// `SO-7.16`: a card was stolen.
    Stolen {
        /// The thief.
        seat: Seat,
        /// The victim.
        victim: Seat,
        /// Which, told to both.
        card: Option<Card>,
        /// Its back.
        back: Back,
    },
    /// `SO-7.19`: a rival of the Scribe has to give up cards.
    SurplusDue {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// `SO-7.22`: a card was chosen to be given up; told to its owner alone.
    SurplusChosen {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// `SO-7.22`: one card less is missing; told to the others.
    SurplusLeft {
        /// Who.
        seat: Seat,
        /// How many are still missing.
        left: u8,
    },
    /// `SO-7.19`: the surplus went to the own pile.
    SurplusGiven {
        /// Who.
        seat: Seat,
        /// The backs of the cards.
        backs: Backs,
        /// The cards, told to their owner.
        cards: Option<Cards>,
    },
    /// `SO-7.23`: a pile is looked through.
    PileLookedAt {
        /// Who looks.
        seat: Seat,
        /// Whose pile.
        owner: Seat,
        /// The cards, told to the one who looks.
        cards: Option<Cards>,
    },
    /// `SO-7.25`: a card was taken out of that pile.
    Picked {
        /// Who took it.
        seat: Seat,
        /// Whose pile.
        owner: Seat,
        /// Which, told to both.
        card: Option<Card>,
        /// Its back.
        back: Back,
    },
    /// `SO-9.1`: the last card of the last delivery is gone.
    RoundEnds {
        /// Who took it.
        seat: Seat,
    },
    /// `SO-9.9`: the cards left in a hand went to the own pile.
    HandToPile {
        /// Whose.
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
        /// Whose.
        seat: Seat,
        /// What it is worth.
        set: SetResult,
        /// The seat's set points so far.
        sum: u32,
    },
    /// `SO-10.4`: the marker moves on by all set points of the seat.
    SetPoints {
        /// Whose.
        seat: Seat,
        /// The set points of the round.
        points: u32,
        /// From which score.
        from: u16,
        /// To which.
        to: u16,
    },
    /// `SO-10.5`..`SO-10.8`: corruption was counted.
    CorruptionCounted {
        /// By seat.
        seats: Vec<Corruption>,
        /// The most corrupt; none if nobody has any.
        most: Seats,
    },
    /// `SO-10.9`, `SO-10.13`: what the most corrupt player has to do.
    PenaltyDue {
        /// Who.
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
        /// Whose marker.
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
