//! Seats and options.

use super::data::{FEWEST, MOST, data};
use super::kinds::Talent;
use super::piece::Hero;
use engine::{BadSetup, Clause, OptionSpec, OptionValues, Options};

/// Seats and options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of two values")]
pub struct Setup {
    /// How many play.
    pub seats: usize,
    /// `DR-2.6`: whether chance gives out the heroes.
    pub random_heroes: bool,
    /// `DR-2.10`, `DR-2.11`: whether only heroes of the three basic talents take part.
    pub basic_heroes: bool,
    /// `DR-9.6`: whether Victory Leap pays at most once a turn.
    pub leap_once: bool,
    /// `DR-8.7`: whether the hero's symbol may pay for an attack.
    pub hero_pays_attack: bool,
}

pub(super) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "heroes", values: OptionValues::Words(&["pick", "random"]) },
    OptionSpec { name: "heroes_set", values: OptionValues::Words(&["all", "basic"]) },
    OptionSpec { name: "leap", values: OptionValues::Words(&["each", "once"]) },
    OptionSpec { name: "hero_pays_attack", values: OptionValues::Words(&["yes", "no"]) },
];

impl Setup {
    /// Checks the number of seats and the options.
    pub fn new(seats: usize, options: &Options) -> Result<Self, BadSetup> {
        if !(FEWEST..=MOST).contains(&seats) {
            let message = format!("Dragon Racer is for {FEWEST} to {MOST} players, not {seats}");
            return Err(BadSetup::new(Some(Clause("DR-2.1")), "seats", message));
        }
        OptionSpec::check_all(OPTIONS, seats, options)?;
        let chosen = |at: usize| OPTIONS[at].chosen(options);
        let basic_heroes = chosen(1) == "basic";
        let heroes = Talent::ALL.into_iter().filter(|talent| talent.is_basic()).count();
        let available = if data().copies[seats] == 2 { 2 * heroes } else { heroes };
        if basic_heroes && seats > available {
            let message = format!("there are only {available} basic heroes for {seats} players");
            return Err(BadSetup::new(Some(Clause("DR-2.11")), "heroes_set", message));
        }
        Ok(Self {
            seats,
            random_heroes: chosen(0) == "random",
            basic_heroes,
            leap_once: chosen(2) == "once",
            hero_pays_attack: chosen(3) == "yes",
        })
    }

    /// The options that differ from their defaults.
    pub fn options(&self) -> Options {
        Options::differing([
            (self.random_heroes, "heroes", "random"),
            (self.basic_heroes, "heroes_set", "basic"),
            (self.leap_once, "leap", "once"),
            (!self.hero_pays_attack, "hero_pays_attack", "no"),
        ])
    }

    /// `DR-2.9`: whether two copies of the game are used.
    pub fn two_copies(&self) -> bool {
        data().copies[self.seats] == 2
    }

    /// `DR-2.10`, `DR-2.11`: whether a hero may take part at all.
    pub fn admits(&self, hero: Hero) -> bool {
        hero.talent().is_basic() || !self.basic_heroes && self.seats > FEWEST
    }
}
