//! Seats and options.

use super::data::{LAYOUT_NAMES, Layout, data};
use engine::{BadSetup, Choice, Clause, OptionSpec, Options};

/// The version of the rules. Version 2 changed `KE-2.6`: see [`Setup::cards_go_round`].
pub(super) const RULES: u16 = 2;
/// The oldest version that is played.
pub(super) const OLDEST_RULES: u16 = 1;

/// Seats and options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct Setup {
    /// The version of the rules, from `OLDEST_RULES` to `RULES`.
    pub rules: u16,
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

const CHOICES: [Choice<Setup>; 7] = [
    Choice::word("layout", LAYOUT_NAMES, |setup| &mut setup.layout),
    Choice::flag("first_player", false, &["random", "seat1"], |setup| &mut setup.seat_1_first),
    Choice::flag("redraw_own_discard", true, &["yes", "no"], |setup| &mut setup.redraw_own_discard),
    Choice::flag("clover_optional", true, &["yes", "no"], |setup| &mut setup.clover_optional),
    Choice::flag("bonus_enters", true, &["yes", "no"], |setup| &mut setup.bonus_enters),
    Choice::flag("stall_rounds", true, &["10", "0"], |setup| &mut setup.stall),
    Choice::flag("browse_discards", true, &["yes", "no"], |setup| &mut setup.browse_discards),
];
pub(super) const OPTIONS: &[OptionSpec] = &Choice::specs(&CHOICES);

impl Setup {
    /// `KE-2.1`: checks the number of seats and the options of a game under a version of the rules.
    pub fn new(rules: u16, seats: usize, options: &Options) -> Result<Self, BadSetup> {
        let players = &data().players;
        if !players.contains(&seats) {
            let message =
                format!("Keltis is for {} to {} players, not {seats}", players.start(), players.end());
            return Err(BadSetup::new(Some(Clause("KE-2.1")), "seats", message));
        }
        OptionSpec::check_all(OPTIONS, seats, options)?;
        Ok(Choice::read(&CHOICES, options, Self { rules, seats, ..Self::default() }))
    }

    /// The options that differ from their defaults.
    pub fn options(&self) -> Options {
        Choice::differing(&CHOICES, *self)
    }

    /// `KE-2.6` since version 2: the cards go round, one to each seat at a time. In version 1 each seat was dealt its
    /// whole hand before the next.
    pub(super) fn cards_go_round(&self) -> bool {
        self.rules >= 2
    }

    /// `KE-1.9`: which stones are dark.
    #[inline]
    pub fn layout(&self) -> &'static Layout {
        &data().layouts[usize::from(self.layout)]
    }

    /// `KE-11.14`: after this many idle turns in a row the game ends; none with `stall_rounds=0`.
    pub fn idle_limit(&self) -> Option<u16> {
        self.stall.then(|| data().stall_rounds * self.seats as u16)
    }
}
