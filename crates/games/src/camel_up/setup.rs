//! Seats and options.

use super::data::data;
use engine::{BadSetup, Clause, OptionSpec, OptionValues, Options, Seat};

/// Seats and options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// How many play.
    pub seats: usize,
    /// `CU-2.3`: the first player, if not drawn.
    pub first_seat: Option<Seat>,
    /// `CU-2.9`, `CU-2.12`: whether chance orders starting stacks and picks the first crazy.
    pub random_stacks: bool,
    /// `CU-16.4`: whether pages show only the own money until the end. Display only: views keep all.
    pub money_hidden: bool,
    /// `CU-2.1`: whether two may play.
    pub two_players: bool,
}

pub(super) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "first_seat", values: OptionValues::Seat },
    OptionSpec { name: "start_stacks", values: OptionValues::Words(&["chooser", "random"]) },
    OptionSpec { name: "money_view", values: OptionValues::Words(&["open", "hidden"]) },
    OptionSpec { name: "two_players", values: OptionValues::Words(&["off", "on"]) },
];

impl Setup {
    /// `CU-2.1`: checks the number of seats and the options.
    pub fn new(seats: usize, options: &Options) -> Result<Self, BadSetup> {
        let players = &data().players;
        let two_players = OPTIONS[3].chosen(options) == "on";
        if !(players.contains(&seats) || seats == 2 && two_players) {
            let message = format!(
                "Camel Up is for {} to {} players (2 with two_players=on), not {seats}",
                players.start(),
                players.end()
            );
            return Err(BadSetup::new(Some(Clause("CU-2.1")), "seats", message));
        }
        OptionSpec::check_all(OPTIONS, seats, options)?;
        Ok(Self {
            seats,
            first_seat: OPTIONS[0].chosen(options).parse().ok(),
            random_stacks: OPTIONS[1].chosen(options) == "random",
            money_hidden: OPTIONS[2].chosen(options) == "hidden",
            two_players,
        })
    }

    /// The options that differ from their defaults.
    pub fn options(&self) -> Options {
        let first_seat = self.first_seat.map_or(String::new(), |seat| seat.to_string());
        Options::differing([
            (self.first_seat.is_some(), "first_seat", first_seat.as_str()),
            (self.random_stacks, "start_stacks", "random"),
            (self.money_hidden, "money_view", "hidden"),
            (self.two_players, "two_players", "on"),
        ])
    }

    /// `CU-1.9`, `CU-3.2`: whether there are partnership cards at this table.
    #[inline]
    pub fn has_partnerships(&self) -> bool {
        data().partnership_cards[self.seats] > 0
    }
}
