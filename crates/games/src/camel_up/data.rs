//! The numbers of the box, as the rulebook of the second edition (2018) has them.

use crate::camel_up::race::{Camel, Crazy, Racer, Space};
use crate::parts::numbers;
use engine::MAX_SEATS;
use std::ops::RangeInclusive;

numbers! {
    /// The numbers of the game. Counts of camels and spaces are those of their types.
    Data {
        /// `CU-2.1`: how many play without the option `two_players`.
        pub players: RangeInclusive<usize> = 3..=MAX_SEATS,
        /// `CU-5.2`: where tiles may lie, bit n for space n.
        pub tile_spaces: u32 = {
            // No tile lies on space 1.
            let all_of_loop = (1 << (Space::LOOP + 1)) - 2;
            all_of_loop & !Space::at(1).bit()
        },
        /// `CU-1.4`: the faces of a racing die; each of 1, 2, 3 is there equally often.
        pub racing_faces: [u8; 6] = [1, 1, 2, 2, 3, 3],
        /// `CU-1.5`: the faces of the grey die; each crazy has 1, 2, 3 once.
        pub grey_faces: [(Crazy, u8); 6] = [
            (Crazy::White, 1),
            (Crazy::White, 2),
            (Crazy::White, 3),
            (Crazy::Black, 1),
            (Crazy::Black, 2),
            (Crazy::Black, 3),
        ],
        /// `CU-6.8`: with this many dice out the leg is over.
        pub dice_per_leg: usize = 5,
        /// `CU-2.4`: in EP.
        pub start_money: u16 = 3,
        /// `CU-2.8`: where a racer starts whose die shows 1, 2, 3.
        pub racing_space: [Space; 3] = [Space::at(1), Space::at(2), Space::at(3)],
        /// `CU-2.11`: where a crazy starts when the grey die shows 1, 2, 3.
        pub crazy_space: [Space; 3] = [Space::at(16), Space::at(15), Space::at(14)],
        /// `CU-1.6`, `CU-2.6`: the betting tickets of a colour from the top, in EP; the last two are alike.
        pub ticket_values: [u8; 4] = [5, 3, 2, 2],
        /// `CU-14.3`: what a ticket for the second racer earns.
        pub second_place: i32 = 1,
        /// `CU-14.4`: what a ticket for any later racer earns.
        pub other_place: i32 = -1,
        /// `CU-1.7`: how many pyramid tickets there are.
        pub pyramid_tickets: u8 = 5,
        /// `CU-14.5`: what a pyramid ticket earns.
        pub pyramid_value: i32 = 1,
        /// `CU-9.1`: what a tile earns when a unit lands on it.
        pub tile_income: u16 = 1,
        /// `CU-15.3`: what the first right finish cards of a deck earn.
        pub finish_pay: &'static [i32] = &[8, 5, 3, 2],
        /// `CU-15.3`: what each later right card earns.
        pub finish_pay_later: i32 = 1,
        /// `CU-15.5`: what a wrong card earns.
        pub finish_wrong: i32 = -1,
        /// `CU-1.9`: partnership cards a player has, by number of players.
        pub partnership_cards: [u8; MAX_SEATS + 1] = [0, 0, 0, 0, 0, 0, 1, 1, 1],
        /// `CU-1.10`: coins in the box, as (value, how many).
        pub coins: &'static [(u32, u32)] = &[(1, 50), (5, 30)],
        /// `CU-16.1`: money never falls below.
        pub money_floor: i32 = 0,
    }
}

/// `CU-1.2`, `CU-1.3`: the camels are those of the race.
const _: () = assert!(Camel::COUNT == Racer::COUNT + Crazy::COUNT);
