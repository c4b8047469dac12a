//! The numbers of the box, as the rulebook of the first edition (2016) has them; the colours are from research.

use super::camel::Camel;
use super::cards::{Cards, RaceCard};
use super::cell::MAX_SPACE;
use super::pile::Pile;
use crate::parts::numbers;
use std::ops::RangeInclusive;

/// The most players.
pub const MOST: usize = 6;

/// A leg setup card (`CC-1.8`): what each player does with the cards dealt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LegSetup {
    /// `CC-4.14`: cards dealt to a player.
    pub deal: u8,
    /// `CC-4.17`: cards that a player discards.
    pub discard: u8,
    /// `CC-4.17`: cards that a player puts into the race deck unseen.
    pub deck: u8,
    /// `CC-4.17`: cards that a player shows before they go into the race deck.
    pub show: u8,
    /// `CC-2.1`: spaces of the track at the start.
    pub spaces: u8,
}

numbers! {
    /// The numbers of the game.
    Data {
        /// How many can play.
        pub players: RangeInclusive<usize> = 2..=MOST,
        /// `CC-2.6`: in EP.
        pub start_money: u16 = 3,
        /// `CC-12.1`: money never falls below.
        pub floor: u16 = 1,
        /// `CC-1.2`: all race cards.
        pub all_cards: Cards = {
            let mut all = Cards::NONE;
            let mut at = 0;
            while at < Camel::COUNT {
                let [one, two] = [RaceCard::new(Camel::ALL[at], 1), RaceCard::new(Camel::ALL[at], 2)];
                all = all.with(one).with(one).with(one).with(one).with(one).with(two);
                at += 1;
            }
            all
        },
        /// `CC-2.7`: cards drawn for the starting places.
        pub start_draws: usize = 5,
        /// `CC-4.4`: cells that must be free ahead of the leader when a leg begins.
        pub min_free: u8 = 3,
        /// `CC-4.32`: the last space that a track can have.
        // A ruling: beyond space 24, cards of two spaces (25/26, 27/28, ...) are assumed.
        pub max_space: u8 = MAX_SPACE,
        /// `CC-1.8`: the leg setup cards for 2 players and up.
        // Of 3, 4 and 5 players no card was seen: what is dealt and discarded is a ruling, the rest is from research.
        leg_setup: [LegSetup; MOST - 1] = [
            LegSetup { deal: 12, discard: 5, deck: 6, show: 0, spaces: 15 },
            LegSetup { deal: 9, discard: 4, deck: 3, show: 1, spaces: 16 },
            LegSetup { deal: 7, discard: 3, deck: 2, show: 1, spaces: 17 },
            LegSetup { deal: 6, discard: 3, deck: 1, show: 1, spaces: 18 },
            LegSetup { deal: 5, discard: 2, deck: 1, show: 1, spaces: 19 },
        ],
        /// `CC-9.1`: the leg-winner cards of a camel from the top; the last two are alike.
        pub leg_values: [u8; 4] = [5, 3, 2, 2],
        /// `CC-10.4`: what a leg-winner card pays for places 2 to 5.
        pub leg_other_places: [i32; 4] = [1, -1, -1, -1],
        /// `CC-10.5`: what a third-place card pays by place.
        pub third_pay: [i32; 5] = [-1, 1, 2, 1, -1],
        /// `CC-11.6`: what a final-winner card pays by place.
        pub winner_pay: [i32; 5] = [7, 3, -1, -1, -1],
        /// `CC-11.7`: what a final-loser card pays by place.
        pub loser_pay: [i32; 5] = [-1, -1, -1, 3, 7],
        /// `CC-10.7`: what the card of the fox, then of the palm pays at the payout.
        pub figure_pay: [i32; 2] = [-1, -1],
    }
}

impl Data {
    /// The leg setup card of a number of players.
    pub const fn leg_setup(&self, seats: usize) -> LegSetup {
        self.leg_setup[seats - 2]
    }
}

/// `CC-4.14`, `CC-4.15`, `CC-4.16`, `CC-4.17`: each player keeps one card of those dealt, and the cards suffice.
const _: () = {
    let mut seats = 2;
    while seats <= MOST {
        let LegSetup { deal, discard, deck, show, .. } = DATA.leg_setup(seats);
        assert!(deal == discard + deck + show + 1);
        assert!(seats * deal as usize <= DATA.all_cards.len());
        assert!(seats * (deck + show) as usize <= Pile::MOST);
        seats += 1;
    }
};
