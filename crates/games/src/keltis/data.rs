//! The numbers of the box, as the rulebook of 2008 has them; the values of the rows are from research, and the rulebook
//! confirms −4, 6, 7, 10 and both areas. Which stones are dark is known of no board: see [`Layout`].

use super::cards::{Card, Colour};
use super::paths::{LAST_STEP, Stone, Tile};
use crate::parts::numbers;
use std::ops::RangeInclusive;

/// `KE-2.1`: the most seats; positions have a place for each.
pub const MAX_SEATS: usize = 4;

/// `KE-1.1`: how many cards of each type there are.
pub(super) const COPIES: u8 = 2;

numbers! {
    /// The numbers of the game.
    Data {
        /// `KE-2.1`: how many play.
        pub players: RangeInclusive<usize> = 2..=MAX_SEATS,
        /// `KE-2.6`: how many cards a hand has.
        pub hand_size: usize = 8,
        /// `KE-2.7`, `KE-2.9`: how many cards are removed unseen, by number of seats.
        pub removed: [usize; MAX_SEATS + 1] = [0, 0, 30, 0, 0],
        /// `KE-2.8`: how many cards the draw pile starts with, by number of seats.
        pub draw_pile: [usize; MAX_SEATS + 1] = [0, 0, 64, 86, 78],
        /// `KE-12.2`: how often the row of the large marker counts.
        pub large_factor: i32 = 2,
        /// `KE-1.5`, `KE-12.3`: the value of each step, 0 for the start stone.
        pub rows: [i32; LAST_STEP as usize + 1] = [0, -4, -3, -2, 1, 2, 3, 6, 7, 10],
        /// `KE-1.6`: the first step of the goal area.
        pub goal_from_step: u8 = 7,
        /// `KE-11.2`: with this many markers in the goal area the game ends.
        pub goal_markers: u8 = 5,
        /// `KE-1.7`: how many tiles of each kind there are, in listing order.
        pub tiles: [usize; Tile::COUNT] = [9, 9, 2, 3, 2],
        /// `KE-12.4`: what wishing stones earn by number; the last entry holds for more too.
        pub wish_scores: &'static [i32] = &[-4, -3, 2, 3, 6, 10],
        /// `KE-12.6`: spaces of the printed track, for display.
        pub track_spaces: i32 = 50,
        /// `KE-12.6`: what a lap of the printed track adds, for display.
        pub lap_bonus: i32 = 50,
        /// `KE-11.14`: rounds of idle turns that end the game.
        pub stall_rounds: u16 = 10,
        /// `KE-1.9`: which stones are dark, one entry for each layout on offer, the default first.
        pub layouts: &'static [Layout] = LAYOUTS,
    }
}

/// The dark stones, so that a tile lies on them at the start. Only their number is certain: 20 dark stones among steps
/// 1 to 8, and the end stone (step 9) of each path.
///
/// You own the board? Then type in what it shows: add a layout with a name of your own, such as `my-board`, and for
/// each colour the dark stones of its path, counted from the start stone (the stone next to it is 1). All five lists
/// together must have 25 numbers, which is checked as the program is built. The table option `layout` offers every
/// layout of this list, the first one by default.
const LAYOUTS: &[Layout] = &[
    Layout::new(
        "checkerboard",
        true,
        [&[2, 4, 6, 8, 9], &[1, 3, 5, 7, 9], &[2, 4, 6, 8, 9], &[1, 3, 5, 7, 9], &[2, 4, 6, 8, 9]],
    ),
    // Dark stones in pairs, so that clovers lead on to tiles more often: longer chains.
    Layout::new(
        "pairs",
        true,
        [&[2, 3, 6, 7, 9], &[1, 4, 5, 8, 9], &[2, 3, 6, 7, 9], &[1, 4, 5, 8, 9], &[2, 3, 6, 7, 9]],
    ),
];

/// The names of the layouts, the default first.
pub const LAYOUT_NAMES: &[&str] = &{
    let mut names = [""; LAYOUTS.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = LAYOUTS[at].name;
        at += 1;
    }
    names
};

/// `KE-1.8`, `KE-1.9`: which stones get a tile.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The value of the option `layout`.
    pub name: &'static str,
    /// Bit n for stone number n, end stones included.
    pub(super) stones: u64,
    /// Whether it is no more than a guess or a design of ours.
    pub reconstructed: bool,
}

impl Layout {
    /// A layout from the dark stones of each path, in ascending order, the end stone included (`KE-1.8`).
    ///
    /// # Panics
    /// When a path has no end stone, or its stones are not in order.
    pub const fn new(name: &'static str, reconstructed: bool, paths: [&[u8]; Colour::COUNT]) -> Self {
        let (mut stones, mut path) = (0, 0);
        while path < paths.len() {
            let steps = paths[path];
            let mut at = 0;
            while at < steps.len() {
                assert!(steps[at] > if at == 0 { 0 } else { steps[at - 1] }, "in ascending order");
                stones |= Stone::new(Colour::ALL[path], steps[at]).bit();
                at += 1;
            }
            assert!(at > 0 && steps[at - 1] == LAST_STEP, "the end stone is dark");
            path += 1;
        }
        Self { name, stones, reconstructed }
    }

    /// Whether the stone gets a tile.
    pub const fn is_dark(&self, stone: Stone) -> bool {
        self.stones & stone.bit() != 0
    }
}

/// `KE-2.8`: what is left after dealing. `KE-1.8`: every layout has a place for every tile.
const _: () = {
    let mut seats = 2;
    while seats <= MAX_SEATS {
        let dealt = DATA.hand_size * seats;
        assert!(DATA.draw_pile[seats] == Card::COUNT * COPIES as usize - dealt - DATA.removed[seats]);
        seats += 1;
    }
    let [wishes, clovers, ones, twos, threes] = DATA.tiles;
    let mut layout = 0;
    while layout < LAYOUTS.len() {
        let dark = LAYOUTS[layout].stones.count_ones() as usize;
        assert!(dark == wishes + clovers + ones + twos + threes);
        layout += 1;
    }
};
