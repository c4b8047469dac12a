//! The position: what lies open on the table, and the hidden cards.

use super::action::Slot;
use super::cards::Cards;
use super::data::{COVERED, MOST, MOST_DEALT, TEAM, TURNS, Values, data};
use super::kinds::{Realm, Side, Support};
use super::piece::{Dragon, Hero, Tile};
use super::setup::Setup;
use super::support::{Demand, Needs, Supply};
use super::team::{Exchange, LyingAttack, LyingAttacks, Team};
use crate::fields::board;
use crate::phases::groups;
use engine::words::Numbered;
use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Numbered)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[words(serde)]
pub enum Phase {
    /// Seats choose heroes in order (`DR-2.6`).
    Heroes,
    /// Chance gives out heroes (`DR-2.6`).
    HeroDraw,
    /// Chance deals trophies at the start and among equals (`DR-2.12`, `DR-4.6`).
    Trophies,
    /// Chance deals the starting teams (`DR-2.14`).
    Teams,
    /// Chance turns a tile over (`DR-4.1`).
    Reveal,
    /// Chance deals the cards of the Draft (`DR-5.2`).
    Deal,
    /// All choose a card of their hand (`DR-5.5`).
    Draft,
    /// The flying seat says what an attack card does (`DR-8.1`).
    Attack,
    /// The flying seat says which dragons fire (`DR-7.6`).
    Fire,
    /// The flying seat may renew a dragon (`DR-8.14`).
    Swap,
    /// Majorities are counted (`DR-10`); only events show positions in this phase.
    Turbo,
    /// The seventh turn is over (`DR-11.1`).
    Over,
}

impl Phase {
    /// Whether chance decides.
    #[inline]
    pub const fn is_chance(self) -> bool {
        matches!(self, chance_decides!())
    }

    /// Whether one seat flies.
    #[inline]
    pub const fn is_flight(self) -> bool {
        matches!(self, in_flight!())
    }
}

groups! {
    /// Heroes are taken, trophies and teams dealt, a tile turned over: nobody has cards to draft.
    before_hands = Phase::Heroes | Phase::HeroDraw | Phase::Trophies | Phase::Teams | Phase::Reveal,
    /// Chance decides.
    chance_decides = Phase::HeroDraw | Phase::Trophies | Phase::Teams | Phase::Reveal | Phase::Deal,
    /// One seat flies.
    in_flight = Phase::Attack | Phase::Fire | Phase::Swap,
    /// No seat decides after the hands have been dealt.
    nobody_asked = Phase::Turbo | Phase::Over,
}

board! {
    /// Everything that lies open.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Board

    /// The table before anything is chosen or dealt.
    fn new(setup: Setup):
    {
        /// Seats and options.
        pub setup: Setup = setup,
        /// What happens next.
        pub phase: Phase = if setup.random_heroes { Phase::HeroDraw } else { Phase::Heroes },
        /// The turn, 1 to 7; 0 during setup.
        pub turn: u8 = 0,
        pub(super) heroes: [Option<Hero>; MOST] = [None; MOST],
        /// 0 for a seat without a trophy.
        pub(super) trophies: [u8; MOST] = [0; MOST],
        pub(super) distances: [u16; MOST] = [0; MOST],
        pub(super) moved: [u16; MOST] = [0; MOST],
        pub(super) teams: [Team; MOST] = [Team::default(); MOST],
        /// The tiles turned over, by the order of discovery.
        pub(super) tiles: [Option<Tile>; COVERED] = [None; COVERED],
        /// Cards dealt in this turn so far, to all seats together.
        pub(super) dealt: u8 = 0,
        /// `DR-5.7`: how often hands have been passed in this Draft; all cards of a hand once it is over.
        pub(super) pass: u8 = 0,
        /// `DR-5.6`: the seats that have chosen in this pass.
        pub committed: Seats = Seats::NONE,
        /// `DR-6.2`: the drafted cards of the seats that have flown or fly, without attack cards that lie on dragons.
        pub(super) shown: [Cards; MOST] = [Cards::NONE; MOST],
        pub(super) exchanges: [Option<Exchange>; MOST] = [None; MOST],
        /// Attack cards on dragons.
        pub attacks: LyingAttacks = LyingAttacks::default(),
        /// Who flies.
        pub(super) flyer: Option<Seat> = None,
        /// The attack card that the flying seat is asked about.
        pub(super) asking: Option<Dragon> = None,
        /// The dragons chosen to fire so far, a bit a slot.
        pub(super) firing: u8 = 0,
    }
}

/// A position of Dragon Racer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "super::json::PositionJson", into = "super::json::PositionJson")]
pub struct DragonRacer {
    pub(super) board: Board,
    /// The hands, by the seat that holds them; a card that is chosen is out of it.
    pub(super) hands: [Cards; MOST],
    /// The drafted cards of the seats that have not flown.
    pub(super) drafted: [Cards; MOST],
    /// Which card each seat chose in which pass of this turn: what seats have seen in passed hands follows.
    pub(super) picks: [[Option<Dragon>; MOST_DEALT]; MOST],
    /// The cards of the dragon deck that are in no hand, team or drafted pile.
    pub(super) deck: Cards,
}

impl Board {
    /// How many play.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.setup.seats
    }

    /// `DR-1.3`: the values on the dragon cards.
    #[inline]
    pub fn values(&self) -> &'static Values {
        self.setup.values()
    }

    /// The hero of a seat, once it has one.
    #[inline]
    pub const fn hero(&self, seat: Seat) -> Option<Hero> {
        self.heroes[seat.index()]
    }

    /// `DR-1.13`: the number of a seat's trophy; none while trophies are dealt.
    #[inline]
    pub fn trophy(&self, seat: Seat) -> Option<u8> {
        Some(self.trophies[seat.index()]).filter(|&place| place > 0)
    }

    /// `DR-1.15`: how far a pawn has flown.
    #[inline]
    pub const fn distance(&self, seat: Seat) -> u16 {
        self.distances[seat.index()]
    }

    /// `DR-11.3`: how far a pawn has flown in this turn.
    #[inline]
    pub const fn moved(&self, seat: Seat) -> u16 {
        self.moved[seat.index()]
    }

    /// `DR-1.16`: the space on which a pawn is shown.
    pub fn space(&self, seat: Seat) -> u16 {
        self.distance(seat) % data().lap
    }

    /// The dragons of a seat.
    #[inline]
    pub const fn team(&self, seat: Seat) -> &Team {
        &self.teams[seat.index()]
    }

    /// The tiles turned over so far, at U1 to U3, then L1 to L3.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.tiles.into_iter().flatten()
    }

    /// The tile at covered place `at`, counted from 0 in the order of discovery, once it is turned over.
    pub const fn tile_at(&self, at: usize) -> Option<Tile> {
        self.tiles[at]
    }

    /// Tiles of a side of which nobody knows yet where they are, or that are out of the game.
    pub fn unseen_tiles(&self, side: Side) -> impl Iterator<Item = Tile> + '_ {
        Tile::all().filter(move |&tile| tile.side() == side && !self.tiles.contains(&Some(tile)))
    }

    /// `DR-2.3`: the tile of a side that is out of the game, once the other three have been turned over.
    pub fn removed_tile(&self, side: Side) -> Option<Tile> {
        let mut unseen = self.unseen_tiles(side);
        let only = unseen.next()?;
        (side != Side::Corner && unseen.next().is_none()).then_some(only)
    }

    /// `DR-5.1`: all cards that take part so far: the corners' and those of tiles turned over.
    #[inline]
    pub fn cards_in_play(&self) -> Cards {
        let mask = self.tiles().fold(data().corner_mask, |mask, tile| mask | tile.facts().mask);
        data().in_game(self.seats(), mask)
    }

    /// `DR-4.3`: the cards that come with a tile.
    pub fn cards_of_tile(&self, tile: Tile) -> Cards {
        data().in_game(self.seats(), tile.facts().mask)
    }

    /// `DR-10.2`: whether a realm is scored.
    #[inline]
    pub fn scores_realm(&self, realm: Realm) -> bool {
        Tile::all().take(4).chain(self.tiles()).any(|tile| tile.realm() == realm)
    }

    /// `DR-3.4`: the turn as an index; the first during setup.
    #[inline]
    fn turn_index(&self) -> usize {
        usize::from(self.turn).clamp(1, TURNS) - 1
    }

    /// `DR-3.4`: how many cards each player is dealt in this turn.
    #[inline]
    pub fn cards_dealt(&self) -> usize {
        data().turns.dealt[self.turn_index()].into()
    }

    /// `DR-5.7`: whether hands go to the left in this turn.
    #[inline]
    pub fn passes_left(&self) -> bool {
        data().turns.left[self.turn_index()]
    }

    /// `DR-10.6`: the turbo premium of this turn.
    #[inline]
    pub fn premium(&self) -> u8 {
        data().turns.turbo[self.turn_index()]
    }

    /// The passes made in this Draft: 0 while the hands as dealt are held.
    pub const fn pass(&self) -> u8 {
        self.pass
    }

    /// Who flies now.
    #[inline]
    pub const fn flyer(&self) -> Option<Seat> {
        self.flyer
    }

    /// The attack card that the flying seat is asked about.
    pub const fn asking(&self) -> Option<Dragon> {
        self.asking
    }

    /// The slots of the dragons chosen to fire so far.
    pub fn firing(&self) -> impl Iterator<Item = Slot> {
        let chosen = self.firing;
        (0..TEAM).filter(move |at| chosen >> at & 1 == 1).map(Slot::new)
    }

    /// The exchange that a seat has made in this turn.
    pub const fn exchange(&self, seat: Seat) -> Option<Exchange> {
        self.exchanges[seat.index()]
    }

    /// `DR-6.1`: the seats in the order in which they fly; empty while trophies are dealt.
    pub fn flight_order(&self) -> impl Iterator<Item = Seat> + '_ {
        let holder = |place: u8| Seat::all(self.seats()).find(|&seat| self.trophy(seat) == Some(place));
        (1..=self.seats() as u8).rev().filter_map(holder)
    }

    /// `DR-8.1`, `DR-8.2`: whether a seat has not begun its Flight of this turn.
    #[inline]
    pub fn is_to_fly(&self, seat: Seat) -> bool {
        match self.flyer {
            Some(flyer) => self.trophies[seat.index()] < self.trophies[flyer.index()],
            None => self.phase != Phase::Turbo,
        }
    }

    /// How many cards a seat holds in hand.
    pub fn hand_size(&self, seat: Seat) -> usize {
        let full = self.cards_dealt();
        if self.phase == Phase::Deal {
            usize::from(self.dealt).saturating_sub(full * seat.index()).min(full)
        } else if self.phase == Phase::Draft {
            full.saturating_sub(self.drafted_count(seat))
        } else {
            0
        }
    }

    /// How many cards lie on a seat's drafted pile, face down or open.
    pub fn drafted_count(&self, seat: Seat) -> usize {
        if self.phase == Phase::Draft {
            usize::from(self.pass) + usize::from(self.committed.contains(seat))
        } else if self.phase.is_flight() && self.is_to_fly(seat) {
            self.cards_dealt()
        } else {
            self.shown(seat).len()
        }
    }

    /// `DR-6.2`: the open drafted cards of a seat that has flown or flies in this turn.
    #[inline]
    pub const fn shown(&self, seat: Seat) -> Cards {
        self.shown[seat.index()]
    }

    /// All cards that a seat drafted in this turn, as they were shown at the start of its Flight.
    pub fn drafted_as_shown(&self, seat: Seat) -> Cards {
        let lying = self.attacks.iter().filter(|attack| attack.by == seat).map(|attack| attack.card);
        let cards = self.shown(seat).plus(lying.collect());
        self.exchange(seat).map_or(cards, |swap| cards.without(swap.left).with(swap.entered))
    }

    /// The attack cards on a dragon.
    pub fn attacks_on(&self, seat: Seat, slot: Slot) -> impl Iterator<Item = LyingAttack> + '_ {
        self.attacks.iter().filter(move |attack| attack.on == seat && attack.slot == slot)
    }

    /// `DR-7.1`: what the dragon in a slot must be given to fire; nothing for an empty slot.
    pub fn demand(&self, seat: Seat, slot: Slot) -> Demand {
        let printed = self.team(seat).at(slot).map_or(Needs::NONE, |dragon| self.values().needs(dragon));
        let colours = self.attacks_on(seat, slot).map(|attack| attack.card.colour());
        Demand { printed, attacks: colours.fold(Needs::NONE, Needs::with) }
    }

    /// What a seat could support its dragons with, had it drafted these cards.
    pub fn supply(&self, seat: Seat, drafted: Cards) -> Supply {
        Supply {
            cards: drafted.symbols(),
            hero: self.hero(seat).map_or(Support::None, Hero::support),
            hero_pays_attack: self.setup.hero_pays_attack,
        }
    }
}

impl DragonRacer {
    /// Everything that lies open.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The cards in a seat's hand.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The drafted cards of a seat, face down or open.
    pub fn drafted(&self, seat: Seat) -> Cards {
        self.drafted[seat.index()].plus(self.board.shown(seat))
    }

    /// The cards of the dragon deck that are in no hand, team or drafted pile.
    pub fn undealt(&self) -> Cards {
        self.deck
    }

    /// The cards that a seat chose in this turn, in order.
    pub fn picks(&self, seat: Seat) -> impl Iterator<Item = Dragon> {
        self.picks[seat.index()].into_iter().flatten()
    }
}
