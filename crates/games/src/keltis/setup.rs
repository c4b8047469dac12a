//! Seats and options.

use super::data::{Data, LAYOUT_NAMES, Layout, data};
use engine::{BadSetup, Clause, OptionSpec, OptionValues, Options};

/// Seats and options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct Setup {
    /// How many play.
    pub seats: usize,
    /// `KE-1.9`: which stones are dark, as the place in [`LAYOUT_NAMES`].
    pub layout: u8,
    /// `KE-2.11`: whether seat 1 begins instead of a seat drawn.
    pub seat_1_first: bool,
    /// `KE-10.5`, `KE-10.6`: whether the card discarded this turn may be drawn back.
    pub redraw_own_discard: bool,
    /// `KE-8.5`: whether the step of a clover may be declined.
    pub clover_optional: bool,
    /// `KE-8.3`, `KE-9.4`: whether bonus steps may bring a marker from the start stone.
    pub bonus_enters: bool,
    /// `KE-11.14`: whether too many idle turns in a row end the game.
    pub stall: bool,
    /// Whether pages show discard piles whole. Display only: views keep all.
    pub browse_discards: bool,
}

const YES_NO: OptionValues = OptionValues::Words(&["yes", "no"]);

pub(super) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "layout", values: OptionValues::Words(LAYOUT_NAMES) },
    OptionSpec { name: "first_player", values: OptionValues::Words(&["random", "seat1"]) },
    OptionSpec { name: "redraw_own_discard", values: YES_NO },
    OptionSpec { name: "clover_optional", values: YES_NO },
    OptionSpec { name: "bonus_enters", values: YES_NO },
    OptionSpec { name: "stall_rounds", values: OptionValues::Words(&["10", "0"]) },
    OptionSpec { name: "browse_discards", values: YES_NO },
];

impl Setup {
    /// `KE-2.1`: checks the number of seats and the options.
    pub fn new(seats: usize, options: &Options) -> Result<Self, BadSetup> {
        let players = &data().players;
        if !players.contains(&seats) {
            let message =
                format!("Keltis is for {} to {} players, not {seats}", players.start(), players.end());
            return Err(BadSetup::new(Some(Clause("KE-2.1")), "seats", message));
        }
        OptionSpec::check_all(OPTIONS, seats, options)?;
        let [layout, first, redraw, clover, enters, stall, browse] =
            [0, 1, 2, 3, 4, 5, 6].map(|at: usize| OPTIONS[at].chosen(options));
        let place = LAYOUT_NAMES.iter().position(|&name| name == layout).unwrap_or(0);
        Ok(Self {
            seats,
            layout: place as u8,
            seat_1_first: first == "seat1",
            redraw_own_discard: redraw == "yes",
            clover_optional: clover == "yes",
            bonus_enters: enters == "yes",
            stall: stall != "0",
            browse_discards: browse == "yes",
        })
    }

    /// The options that differ from their defaults.
    pub fn options(&self) -> Options {
        let layout = LAYOUT_NAMES[usize::from(self.layout)];
        Options::differing([
            (self.layout != 0, "layout", layout),
            (self.seat_1_first, "first_player", "seat1"),
            (!self.redraw_own_discard, "redraw_own_discard", "no"),
            (!self.clover_optional, "clover_optional", "no"),
            (!self.bonus_enters, "bonus_enters", "no"),
            (!self.stall, "stall_rounds", "0"),
            (!self.browse_discards, "browse_discards", "no"),
        ])
    }

    /// `KE-1.9`: which stones are dark.
    #[inline]
    pub fn layout(&self) -> &'static Layout {
        let data: &'static Data = data();
        &data.layouts[usize::from(self.layout)]
    }

    /// `KE-11.14`: after this many idle turns in a row the game ends; none with `stall_rounds=0`.
    pub fn idle_limit(&self) -> Option<u16> {
        self.stall.then(|| data().stall_rounds * self.seats as u16)
    }
}
