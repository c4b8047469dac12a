//! Seats and options.

use super::data::{FEWEST, MOST};
use engine::{BadSetup, Choice, Clause, OptionSpec, Options};

/// Seats and options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of two values")]
pub struct Setup {
    /// How many play.
    pub seats: usize,
    /// `SO-5.5`: whether a new set may be amulets only.
    pub amulet_only_sets: bool,
    /// `SO-7.15`: whether the Thief takes any card of the hand instead of choosing a back.
    pub random_thief: bool,
    /// `SO-6.18`: whether Prosperity may go to the set that triggered the event.
    pub prosperity_new_set: bool,
    /// `SO-7.28`: whether the Courtesan may add amulets.
    pub courtesan_amulets: bool,
    /// `SO-10.10`: whether points from Deceit count for the length of the penalty.
    pub penalty_counts_deceit: bool,
    /// `SO-13.1`: whether pages hide what is in the rivals' piles. Display only: views keep all.
    pub corruption_hidden: bool,
    /// `SO-13.6`: whether cards seen are remembered for the players.
    pub memory: bool,
}

const CHOICES: [Choice<Setup>; 7] = [
    Choice::flag("amulet_only_sets", false, &["off", "on"], |setup| &mut setup.amulet_only_sets),
    Choice::flag("thief_pick", false, &["back", "random"], |setup| &mut setup.random_thief),
    Choice::flag("prosperity_new_set", true, &["on", "off"], |setup| &mut setup.prosperity_new_set),
    Choice::flag("courtesan_amulets", true, &["on", "off"], |setup| &mut setup.courtesan_amulets),
    Choice::flag("penalty_base", false, &["sets", "deceit"], |setup| &mut setup.penalty_counts_deceit),
    Choice::flag("corruption_counts", false, &["shown", "hidden"], |setup| &mut setup.corruption_hidden),
    Choice::flag("memory", true, &["on", "off"], |setup| &mut setup.memory),
];
pub(super) const OPTIONS: &[OptionSpec] = &Choice::specs(&CHOICES);

impl Setup {
    /// Checks the number of seats and the options.
    pub fn new(seats: usize, options: &Options) -> Result<Self, BadSetup> {
        if !(FEWEST..=MOST).contains(&seats) {
            let message = format!("Sobek is for {FEWEST} to {MOST} players, not {seats}");
            return Err(BadSetup::new(Some(Clause("SO-2.2")), "seats", message));
        }
        OptionSpec::check_all(OPTIONS, seats, options)?;
        Ok(Choice::read(&CHOICES, options, Self { seats, ..Self::default() }))
    }

    /// The options that differ from their defaults.
    pub fn options(&self) -> Options {
        Choice::differing(&CHOICES, *self)
    }
}
