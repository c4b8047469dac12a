//! Seats and options.

use super::data::data;
use engine::{BadSetup, Choice, Clause, OptionSpec, Options, Seat};

/// Seats and options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Setup {
    /// How many play.
    pub seats: usize,
    /// `CU-2.3`: the first player, if not drawn.
    pub first_seat: Option<Seat>,
    /// `CU-2.9`, `CU-2.12`: whether chance orders starting stacks and picks the first crazy.
    pub random_stacks: bool,
    /// `CU-16.4`: whether pages show each player only their own money until the end. Display only: views keep all.
    pub money_hidden: bool,
    /// `CU-2.1`: whether two may play.
    pub two_players: bool,
}

const CHOICES: [Choice<Setup>; 4] = [
    Choice::seat("first_seat", |setup| &mut setup.first_seat),
    Choice::flag("start_stacks", false, &["chooser", "random"], |setup| &mut setup.random_stacks),
    Choice::flag("money_view", false, &["open", "hidden"], |setup| &mut setup.money_hidden),
    Choice::flag("two_players", false, &["off", "on"], |setup| &mut setup.two_players),
];
pub(super) const OPTIONS: &[OptionSpec] = &Choice::specs(&CHOICES);

impl Setup {
    /// `CU-2.1`: checks the number of seats and the options.
    pub fn new(seats: usize, options: &Options) -> Result<Self, BadSetup> {
        let players = &data().players;
        let setup = Choice::read(&CHOICES, options, Self { seats, ..Self::default() });
        if !(players.contains(&seats) || seats == 2 && setup.two_players) {
            let message = format!(
                "Camel Up is for {} to {} players (2 with two_players=on), not {seats}",
                players.start(),
                players.end()
            );
            return Err(BadSetup::new(Some(Clause("CU-2.1")), "seats", message));
        }
        OptionSpec::check_all(OPTIONS, seats, options)?;
        Ok(setup)
    }

    /// The options that differ from their defaults.
    pub fn options(&self) -> Options {
        Choice::differing(&CHOICES, *self)
    }

    /// `CU-1.9`, `CU-3.2`: whether there are partnership cards at this table.
    #[inline]
    pub fn has_partnerships(&self) -> bool {
        data().partnership_cards[self.seats] > 0
    }
}
