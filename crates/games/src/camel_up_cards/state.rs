//! The position: what lies open on the table, and the cards that are hidden.

use super::bets::{BetCard, BetKind, Bets};
use super::camel::Camel;
use super::cards::{Cards, RaceCard};
use super::cell::{Cell, Figure, Figures, Place, PlacedFigure};
use super::data::{MOST, data};
use super::pile::{Pile, Slot};
use super::race::{Race, Standing, Track};
use super::setup::Setup;
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
    /// Chance draws the cards of the starting places (`CC-2.7`).
    Start,
    /// Chance deals cards before a leg (`CC-4.14`).
    Deal,
    /// Everybody sorts the cards dealt, in secret (`CC-4.17`).
    Sort,
    /// The active player makes a race action or a bet (`CC-5.2`).
    Turn,
    /// The active player has bet and makes the race action (`CC-5.5`).
    Race,
    /// The top card of the race deck is turned up; a bet may follow (`CC-7.1`).
    Draw,
    /// The top card of the race deck is turned up after a bet (`CC-5.5`). While a unit moves and payouts are made, all
    /// events but the last show positions in the phase before.
    DrawAfterBet,
    /// The active player has made the race action and may bet (`CC-5.6`).
    Bet,
    /// The race is over and paid (`CC-11`).
    Over,
}

groups! {
    /// From the first turn of a leg on, and at the end.
    in_leg = Phase::Turn | Phase::Race | Phase::Draw | Phase::DrawAfterBet | Phase::Bet | Phase::Over,
}

impl Phase {
    /// Whether a leg is being run: from the first turn on.
    pub const fn in_leg(self) -> bool {
        matches!(self, in_leg!())
    }

    /// Whether the top card of the race deck is being turned up.
    pub const fn is_draw(self) -> bool {
        matches!(self, Self::Draw | Self::DrawAfterBet)
    }
}

board! {
    /// Everything that lies open on the table. Nothing in it is hidden from anybody.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Board

    /// `CC-2.1`, `CC-2.2`, `CC-2.3`, `CC-2.4`, `CC-2.5`, `CC-2.6`: the table before anything is drawn.
    fn new(setup: Setup):
    let money = |seat: usize| if seat < setup.seats { data().start_money } else { 0 };
    {
        /// Seats and options.
        pub setup: Setup = setup,
        /// What happens next.
        pub phase: Phase = Phase::Start,
        /// The number of the leg, from 1; 0 in setup.
        pub leg: u16 = 0,
        /// The starting player of the leg; meaningless in setup.
        pub(super) first: Seat = Seat::new(0),
        /// Whose turn it is; meaningless outside of a leg.
        pub(super) active: Seat = Seat::new(0),
        /// Where the camels stand.
        pub race: Race = Race::START,
        /// The track cards.
        pub track: Track = Track::new(setup.leg_setup.spaces),
        /// Where fox and palm stand.
        pub figures: Figures = Figures::SUPPLY,
        /// Seat index plus 1 of who holds the card of fox and palm; 0 in the supply.
        pub(super) figure_cards: [u8; 2] = [0; 2],
        /// The bet cards.
        pub bets: Bets = Bets::default(),
        pub(super) money: [u16; MOST] = std::array::from_fn(money),
        /// Cards dealt so far, in dealing.
        pub(super) dealt: u8 = 0,
        /// How many choices each seat still has to make in the sorting (`CC-4.19`: nothing else is known of it).
        pub(super) choices: [u8; MOST] = [0; MOST],
        /// The revealed pile (`CC-7.3`); in setup the cards of the starting places (`CC-2.10`).
        pub pile: Pile = Pile::EMPTY,
        /// The cards shown before this leg, by seat (`CC-4.26`).
        pub(super) shown: [Slot; MOST] = [Slot::EMPTY; MOST],
        /// The hand cards played in this leg, by seat (`CC-7.6`).
        pub(super) played: [Slot; MOST] = [Slot::EMPTY; MOST],
    }
}

/// The cards of one seat that others do not see. Before a leg is prepared there are none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OwnCards {
    /// Cards dealt that are not sorted yet.
    pub hand: Cards,
    /// Cards discarded in this leg's sorting.
    pub discards: Cards,
    /// Cards put into the race deck unseen, those revealed since included.
    pub deck: Cards,
    /// The card kept in hand (`CC-4.30`).
    pub kept: Slot,
    /// The card chosen to be shown, before all are turned up; then it is [`Board::shown`].
    pub show: Slot,
}

/// A position of Camel Up Cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "super::json::PositionJson", into = "super::json::PositionJson")]
pub struct CamelUpCards {
    pub(super) board: Board,
    pub(super) own: [OwnCards; MOST],
    /// The cards left in the race deck; its order is never known.
    pub(super) deck: Cards,
}

impl Board {
    /// How many play.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.setup.seats
    }

    /// Whose turn it is, also while a card is turned up; none outside of a leg and after the race.
    pub fn active(&self) -> Option<Seat> {
        (self.phase.in_leg() && self.phase != Phase::Over).then_some(self.active)
    }

    /// `CC-4.11`: the starting player of this leg; none in setup.
    pub fn first(&self) -> Option<Seat> {
        (self.leg > 0).then_some(self.first)
    }

    /// The money of a seat in EP.
    #[inline]
    pub const fn money(&self, seat: Seat) -> u16 {
        self.money[seat.index()]
    }

    /// `CC-3.6`: the place of each camel by listing order, from 1 to 5.
    #[inline]
    pub fn places(&self) -> [u8; Camel::COUNT] {
        self.race.places(self.setup.ties_best)
    }

    /// The place of a position of the race by name.
    #[inline]
    pub const fn place_name(&self, at: u8) -> Place {
        match at {
            0 => Place::Start,
            Race::FINISH => Place::Finish,
            at => Place::Cell(self.track.cell(at)),
        }
    }

    /// Where a camel is.
    pub const fn place_of(&self, camel: Camel) -> Place {
        self.place_name(self.race.at(camel))
    }

    /// All stacks from the Start on, camels on the Start side by side.
    pub fn standings(&self) -> impl Iterator<Item = Standing> + '_ {
        self.race.stacks().map(|(at, camels)| Standing { cell: self.place_name(at), camels })
    }

    /// The cells of the track from the Start to the Finish, both left out.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        crate::bits::set_bits(self.track.cells()).map(|bit| self.track.cell(bit as u8 + 1))
    }

    /// A figure that is on the track, with who holds its card.
    pub fn figure(&self, figure: Figure) -> Option<PlacedFigure> {
        let at = self.figures.at(figure);
        let holder = self.figure_holder(figure)?;
        (at > 0).then(|| PlacedFigure { figure, cell: self.track.cell(at), holder })
    }

    /// Who holds the card of a figure; none while it is in the supply.
    pub const fn figure_holder(&self, figure: Figure) -> Option<Seat> {
        match self.figure_cards[figure as usize] {
            0 => None,
            code => Some(Seat::new(code as usize - 1)),
        }
    }

    /// The figure cards in front of a seat.
    pub fn figures_of(&self, seat: Seat) -> impl Iterator<Item = Figure> + '_ {
        Figure::ALL.into_iter().filter(move |&figure| self.figure_holder(figure) == Some(seat))
    }

    /// The bet cards in front of a seat.
    pub fn bets_of(&self, seat: Seat) -> impl Iterator<Item = BetCard> {
        self.bets.held(seat)
    }

    /// The final card of a kind in front of a seat.
    pub fn final_of(&self, seat: Seat, kind: BetKind) -> Option<Camel> {
        self.bets.final_of(seat, kind)
    }

    /// How many choices a seat still has to make in the sorting.
    pub const fn choices_left(&self, seat: Seat) -> u8 {
        self.choices[seat.index()]
    }

    /// The seats that are still sorting.
    #[inline]
    pub fn sorting(&self) -> Seats {
        if self.phase != Phase::Sort {
            return Seats::NONE;
        }
        (0..self.seats()).filter(|&seat| self.choices[seat] > 0).map(Seat::new).collect()
    }

    /// `CC-4.26`: the card that a seat showed before this leg.
    pub const fn shown(&self, seat: Seat) -> Option<RaceCard> {
        self.shown[seat.index()].card()
    }

    /// `CC-7.6`: the hand card that a seat has played in this leg.
    pub const fn played(&self, seat: Seat) -> Option<RaceCard> {
        self.played[seat.index()].card()
    }

    /// `CC-4.30`: whether a seat still holds the card it kept.
    pub fn holds_card(&self, seat: Seat) -> bool {
        self.phase.in_leg() && self.phase != Phase::Over && self.played[seat.index()].is_empty()
    }

    /// How many cards a seat has been dealt so far.
    pub fn dealt_to(&self, seat: Seat) -> u8 {
        let deal = self.setup.leg_setup.deal;
        match self.phase {
            Phase::Start => 0,
            Phase::Deal => {
                let turn = (seat.index() + self.seats() - self.first.index()) % self.seats();
                self.dealt.saturating_sub(turn as u8 * deal).min(deal)
            }
            Phase::Sort | in_leg!() => deal,
        }
    }

    /// The seat that is being dealt to.
    pub fn dealing_to(&self) -> Option<Seat> {
        (self.phase == Phase::Deal).then(|| {
            let turn = usize::from(self.dealt / self.setup.leg_setup.deal);
            Seat::new((self.first.index() + turn) % self.seats())
        })
    }

    /// `CC-4.28`, `CC-4.29`: how many cards are left in the race deck.
    pub fn deck_left(&self) -> usize {
        if self.phase.in_leg() { self.setup.race_deck() - self.pile.len() } else { 0 }
    }

    /// `CC-4.29`, `CC-10.2`: how many cards lie on the discard pile during a leg and when the race is over: undealt,
    /// discarded and played ones, and hand cards dropped at the end.
    pub fn discard_pile(&self) -> usize {
        if !self.phase.in_leg() {
            return 0;
        }
        let discarded = self.seats() * usize::from(self.setup.leg_setup.discard);
        let out_of_hand = Seat::all(self.seats()).filter(|&seat| !self.holds_card(seat)).count();
        self.setup.undealt() + discarded + out_of_hand
    }
}

impl CamelUpCards {
    /// Everything that lies open.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The cards of a seat that others do not see.
    pub fn own(&self, seat: Seat) -> &OwnCards {
        &self.own[seat.index()]
    }

    /// The cards left in the race deck.
    pub fn deck(&self) -> Cards {
        self.deck
    }

    /// The table before anything is drawn.
    pub(super) fn start(setup: Setup) -> Self {
        let own = [OwnCards::default(); MOST];
        Self { board: Board::new(setup), own, deck: Cards::NONE }
    }
}
