//! Seats and options.

use super::data::{FEWEST, MOST};
use engine::{BadSetup, Clause, OptionSpec, OptionValues, Options};

/// Seats and options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

pub(super) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "amulet_only_sets", values: OptionValues::Words(&["off", "on"]) },
    OptionSpec { name: "thief_pick", values: OptionValues::Words(&["back", "random"]) },
    OptionSpec { name: "prosperity_new_set", values: OptionValues::Words(&["on", "off"]) },
    OptionSpec { name: "courtesan_amulets", values: OptionValues::Words(&["on", "off"]) },
    OptionSpec { name: "penalty_base", values: OptionValues::Words(&["sets", "deceit"]) },
    OptionSpec { name: "corruption_counts", values: OptionValues::Words(&["shown", "hidden"]) },
    OptionSpec { name: "memory", values: OptionValues::Words(&["on", "off"]) },
];

impl Setup {
    /// Checks the number of seats and the options.
    pub fn new(seats: usize, options: &Options) -> Result<Self, BadSetup> {
        if !(FEWEST..=MOST).contains(&seats) {
            let message = format!("Sobek is for {FEWEST} to {MOST} players, not {seats}");
            return Err(BadSetup::new(Some(Clause("SO-2.2")), "seats", message));
        }
        OptionSpec::check_all(OPTIONS, seats, options)?;
        let chosen = |at: usize| OPTIONS[at].chosen(options);
        Ok(Self {
            seats,
            amulet_only_sets: chosen(0) == "on",
            random_thief: chosen(1) == "random",
            prosperity_new_set: chosen(2) == "on",
            courtesan_amulets: chosen(3) == "on",
            penalty_counts_deceit: chosen(4) == "deceit",
            corruption_hidden: chosen(5) == "hidden",
            memory: chosen(6) == "on",
        })
    }

    /// The options that differ from their defaults.
    pub fn options(&self) -> Options {
        Options::differing([
            (self.amulet_only_sets, "amulet_only_sets", "on"),
            (self.random_thief, "thief_pick", "random"),
            (!self.prosperity_new_set, "prosperity_new_set", "off"),
            (!self.courtesan_amulets, "courtesan_amulets", "off"),
            (self.penalty_counts_deceit, "penalty_base", "deceit"),
            (self.corruption_hidden, "corruption_counts", "hidden"),
            (!self.memory, "memory", "off"),
        ])
    }
}
