//! Seats and options.

use super::data::{FEWEST, MOST, Values, data};
use super::kinds::Talent;
use super::piece::Hero;
use engine::{BadSetup, Choice, Clause, OptionSpec, Options};

/// The version of the rules. Each changed the values on the cards (`DR-1.3`): see [`Values`].
pub(super) const RULES: u16 = 3;
/// The oldest version that is played.
pub(super) const OLDEST_RULES: u16 = 1;

/// Seats and options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of two values")]
pub struct Setup {
    /// The version of the rules, from `OLDEST_RULES` to `RULES`.
    pub rules: u16,
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

const CHOICES: [Choice<Setup>; 4] = [
    Choice::flag("heroes", false, &["pick", "random"], |setup| &mut setup.random_heroes),
    Choice::flag("heroes_set", false, &["all", "basic"], |setup| &mut setup.basic_heroes),
    Choice::flag("leap", false, &["each", "once"], |setup| &mut setup.leap_once),
    Choice::flag("hero_pays_attack", true, &["yes", "no"], |setup| &mut setup.hero_pays_attack),
];
pub(super) const OPTIONS: &[OptionSpec] = &Choice::specs(&CHOICES);

impl Setup {
    /// Checks the number of seats and the options of a game under a version of the rules.
    pub fn new(rules: u16, seats: usize, options: &Options) -> Result<Self, BadSetup> {
        if !(FEWEST..=MOST).contains(&seats) {
            let message = format!("Dragon Racer is for {FEWEST} to {MOST} players, not {seats}");
            return Err(BadSetup::new(Some(Clause("DR-2.1")), "seats", message));
        }
        OptionSpec::check_all(OPTIONS, seats, options)?;
        let setup = Choice::read(&CHOICES, options, Self { rules, seats, ..Self::default() });
        let heroes = Talent::ALL.into_iter().filter(|talent| talent.is_basic()).count();
        let available = if data().copies[seats] == 2 { 2 * heroes } else { heroes };
        if setup.basic_heroes && seats > available {
            let message = format!("there are only {available} basic heroes for {seats} players");
            return Err(BadSetup::new(Some(Clause("DR-2.11")), "heroes_set", message));
        }
        Ok(setup)
    }

    /// The options that differ from their defaults.
    pub fn options(&self) -> Options {
        Choice::differing(&CHOICES, *self)
    }

    /// `DR-1.3`: the values on the dragon cards.
    #[inline]
    pub fn values(&self) -> &'static Values {
        Values::of(self.rules)
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
