//! The numbers of the box, as the rulebook of the second edition (2018) has them.

use crate::camel_race::{Camel, Crazy, Racer, Space};
use engine::MAX_SEATS;
use std::ops::RangeInclusive;

/// The numbers of the game. Counts of camels and spaces are those of their types.
#[derive(Clone, Debug)]
pub struct Data {
    /// `CU-2.1`: how many play without the option `two_players`.
    pub players: RangeInclusive<usize>,
    /// `CU-5.2`: where tiles may lie, bit n for space n.
    pub tile_spaces: u32,
    /// `CU-1.4`: the faces of a racing die; each of 1, 2, 3 is there equally often.
    pub racing_faces: [u8; 6],
    /// `CU-1.5`: the faces of the grey die; each crazy has 1, 2, 3 once.
    pub grey_faces: [(Crazy, u8); 6],
    /// `CU-6.8`: with this many dice out the leg is over.
    pub dice_per_leg: usize,
    /// `CU-2.4`: in EP.
    pub start_money: u16,
    /// `CU-2.8`: where a racer starts whose die shows 1, 2, 3.
    pub racing_space: [Space; 3],
    /// `CU-2.11`: where a crazy starts when the grey die shows 1, 2, 3.
    pub crazy_space: [Space; 3],
    /// `CU-1.6`, `CU-2.6`: the betting tickets of a colour from the top, in EP; the last two are alike.
    pub ticket_values: [u8; 4],
    /// `CU-14.3`: what a ticket for the second racer earns.
    pub second_place: i32,
    /// `CU-14.4`: what a ticket for any later racer earns.
    pub other_place: i32,
    /// `CU-1.7`: how many pyramid tickets there are.
    pub pyramid_tickets: u8,
    /// `CU-14.5`: what a pyramid ticket earns.
    pub pyramid_value: i32,
    /// `CU-9.1`: what a tile earns when a unit lands on it.
    pub tile_income: u16,
    /// `CU-15.3`: what the first right finish cards of a deck earn.
    pub finish_pay: &'static [i32],
    /// `CU-15.3`: what each later right card earns.
    pub finish_pay_later: i32,
    /// `CU-15.5`: what a wrong card earns.
    pub finish_wrong: i32,
    /// `CU-1.9`: partnership cards a player has, by number of players.
    pub partnership_cards: [u8; MAX_SEATS + 1],
    /// `CU-1.10`: coins in the box, as (value, how many).
    pub coins: &'static [(u32, u32)],
    /// `CU-16.1`: money never falls below.
    pub money_floor: i32,
}

const DATA: Data = Data {
    players: 3..=MAX_SEATS,
    tile_spaces: {
        // No tile lies on space 1.
        let all_of_loop = (1 << (Space::LOOP + 1)) - 2;
        all_of_loop & !Space::at(1).bit()
    },
    racing_faces: [1, 1, 2, 2, 3, 3],
    grey_faces: [
        (Crazy::White, 1),
        (Crazy::White, 2),
        (Crazy::White, 3),
        (Crazy::Black, 1),
        (Crazy::Black, 2),
        (Crazy::Black, 3),
    ],
    dice_per_leg: 5,
    start_money: 3,
    racing_space: [Space::at(1), Space::at(2), Space::at(3)],
    crazy_space: [Space::at(16), Space::at(15), Space::at(14)],
    ticket_values: [5, 3, 2, 2],
    second_place: 1,
    other_place: -1,
    pyramid_tickets: 5,
    pyramid_value: 1,
    tile_income: 1,
    finish_pay: &[8, 5, 3, 2],
    finish_pay_later: 1,
    finish_wrong: -1,
    partnership_cards: [0, 0, 0, 0, 0, 0, 1, 1, 1],
    coins: &[(1, 50), (5, 30)],
    money_floor: 0,
};

/// The numbers of the game.
#[inline]
pub const fn data() -> &'static Data {
    &DATA
}

/// `CU-1.2`, `CU-1.3`: the camels are those of the race.
const _: () = assert!(Camel::COUNT == Racer::COUNT + Crazy::COUNT);
