//! The options of a game: chosen at set-up, named and explained by the rules.

use crate::game::Clause;
use crate::seat::MAX_SEATS;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// Option names with chosen values, as text. Absent names have their default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Options(pub BTreeMap<String, String>);

impl Options {
    /// Those of the choices that differ from their defaults, each given with whether it does, its name and its value.
    pub fn differing<'a>(choices: impl IntoIterator<Item = (bool, &'a str, &'a str)>) -> Self {
        let differing = choices.into_iter().filter(|&(differs, ..)| differs);
        Self(differing.map(|(_, name, value)| (name.to_owned(), value.to_owned())).collect())
    }

    /// The chosen value of an option, if one was chosen.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Adds a choice written as `name=value`.
    pub fn add(&mut self, choice: &str) -> Result<(), BadSetup> {
        let (name, value) = choice.split_once('=').ok_or_else(|| {
            BadSetup::new(None, "option", format!("`{choice}` is not of the form name=value"))
        })?;
        let name = name.trim();
        if self.0.contains_key(name) {
            return Err(BadSetup::new(None, name, format!("option {name} is given twice")));
        }
        self.0.insert(name.to_owned(), value.trim().to_owned());
        Ok(())
    }

    /// Reads choices written as `name=value name=value`.
    pub fn parse(text: &str) -> Result<Self, BadSetup> {
        let mut options = Self::default();
        for choice in text.split_whitespace() {
            options.add(choice)?;
        }
        Ok(options)
    }
}

impl fmt::Display for Options {
    /// As `name=value name=value`, by name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (name, value)) in self.0.iter().enumerate() {
            write!(f, "{}{name}={value}", if at == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The name, such as `first_seat`.
    pub name: &'static str,
    /// What may be chosen; the first value is the default.
    pub values: OptionValues,
}

/// What may be chosen for an option; the first is the default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionValues {
    /// One of these words.
    Words(&'static [&'static str]),
    /// `random`, or the number of a seat at the table.
    Seat,
    /// `seats` for the seats as they are numbered, or the numbers of all of them in another order: `3,1,2`.
    /// On offer are the orders round the table; any other can be written.
    Order,
}

impl OptionSpec {
    /// The values on offer at a table of `seats`, the default first.
    pub fn values(&self, seats: usize) -> Vec<String> {
        // The number may come from outside and not have been checked yet.
        let seats = seats.min(MAX_SEATS);
        match self.values {
            OptionValues::Words(words) => words.iter().map(|&word| word.to_owned()).collect(),
            OptionValues::Seat => {
                std::iter::once("random".to_owned()).chain((1..=seats).map(|seat| seat.to_string())).collect()
            }
            OptionValues::Order => {
                let from = |first: usize| {
                    let order: Vec<_> =
                        (0..seats).map(|step| ((first + step) % seats + 1).to_string()).collect();
                    order.join(",")
                };
                std::iter::once("seats".to_owned()).chain((1..seats).map(from)).collect()
            }
        }
    }

    /// Whether `value` may be chosen at a table of `seats`.
    fn admits(&self, value: &str, seats: usize) -> bool {
        let order = || {
            let mut numbers: Vec<&str> = value.split(',').collect();
            numbers.sort_unstable();
            numbers.into_iter().eq((1..=seats).map(|seat| seat.to_string()))
        };
        self.values(seats).iter().any(|known| known == value) || self.values == OptionValues::Order && order()
    }

    /// Checks that every choice names an option of `specs` and one of its values at a table of `seats`.
    pub fn check_all(specs: &[Self], seats: usize, options: &Options) -> Result<(), BadSetup> {
        for (name, value) in &options.0 {
            let Some(spec) = specs.iter().find(|spec| spec.name == name) else {
                let known: Vec<_> = specs.iter().map(|spec| spec.name).collect();
                return Err(BadSetup::new(
                    None,
                    name,
                    format!("there is no option `{name}`; there are {}", known.join(", ")),
                ));
            };
            if !spec.admits(value, seats) {
                let values = spec.values(seats).join(", ");
                return Err(BadSetup::new(
                    None,
                    name,
                    format!("option {name} cannot be `{value}`, use {values}"),
                ));
            }
        }
        Ok(())
    }

    /// The chosen value, or the default. `options` have been checked.
    pub fn chosen<'a>(&self, options: &'a Options) -> &'a str {
        options.get(self.name).unwrap_or(match self.values {
            OptionValues::Words(words) => words[0],
            OptionValues::Seat => "random",
            OptionValues::Order => "seats",
        })
    }
}

/// Why a game cannot start like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[error("{}{message}", clause.map_or_else(String::new, |clause| format!("{clause}: ")))]
pub struct BadSetup {
    /// The rule that speaks against it, if one does.
    pub clause: Option<Clause>,
    /// What is wrong: `seats` or the name of an option.
    pub field: String,
    /// The reason in English.
    pub message: String,
}

impl BadSetup {
    /// A refusal of `field` for the reason `message`.
    pub fn new(clause: Option<Clause>, field: &str, message: impl Into<String>) -> Self {
        Self { clause, field: field.to_owned(), message: message.into() }
    }

    /// The field of a position's JSON form that is wrong: `seats` or `options.first_seat`.
    pub fn path(&self) -> String {
        if self.field == "seats" { self.field.clone() } else { format!("options.{}", self.field) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec { name: "first_seat", values: OptionValues::Seat },
        OptionSpec { name: "two_players", values: OptionValues::Words(&["off", "on"]) },
    ];

    #[test]
    fn choices_are_checked_by_name_and_value() {
        let check = |text: &str| OptionSpec::check_all(SPECS, 3, &Options::parse(text).unwrap());
        assert!(check("first_seat=3 two_players=on").is_ok());
        assert_eq!(check("first_seat=4").unwrap_err().field, "first_seat");
        assert!(check("speed=1").unwrap_err().message.contains("no option `speed`"));
        assert!(Options::parse("speed").is_err());
        let twice = Options::parse("first_seat=3 two_players=on first_seat=3").unwrap_err();
        assert_eq!(
            (twice.field.as_str(), twice.message.as_str()),
            ("first_seat", "option first_seat is given twice")
        );
    }

    #[test]
    fn an_order_names_every_seat_once() {
        let spec = OptionSpec { name: "age_order", values: OptionValues::Order };
        assert_eq!(spec.values(3), ["seats", "2,3,1", "3,1,2"]);
        assert_eq!(spec.chosen(&Options::default()), "seats");
        for (value, admitted) in [
            ("seats", true),
            ("1,3,2", true),
            ("1,2,3", true),
            ("1,2", false),
            ("1,2,2", false),
            ("0,1,2", false),
        ] {
            assert_eq!(spec.admits(value, 3), admitted, "{value}");
        }
    }

    #[test]
    fn the_first_value_is_the_default() {
        assert_eq!(SPECS[0].chosen(&Options::default()), "random");
        assert_eq!(SPECS[1].chosen(&Options::parse("two_players=on").unwrap()), "on");
    }
}
