//! The options of a game: chosen at set-up, named and explained by the rules.

use crate::game::Clause;
use crate::seat::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// Option names with chosen values, as text. Absent names have their default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Options(pub BTreeMap<String, String>);

impl Options {
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
    /// The words that may be chosen, if they are the same at every table.
    const fn words(&self) -> &'static [&'static str] {
        match self.values {
            OptionValues::Words(words) => words,
            OptionValues::Seat | OptionValues::Order => &[],
        }
    }

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

/// An option with the place in a game's setup where its choice is kept, so that each is spelled once.
///
/// ```
/// use engine::{Choice, OptionSpec, Options};
///
/// #[derive(Clone, Copy, Default)]
/// struct Setup {
///     joker: bool,
///     map: u8,
/// }
///
/// const CHOICES: [Choice<Setup>; 2] = [
///     Choice::flag("joker", true, &["yes", "no"], |setup| &mut setup.joker),
///     Choice::word("map", &["river", "hills"], |setup| &mut setup.map),
/// ];
/// const OPTIONS: &[OptionSpec] = &Choice::specs(&CHOICES);
///
/// let options = Options::parse("map=hills").unwrap();
/// let setup = Choice::read(&CHOICES, &options, Setup::default());
/// assert_eq!((setup.joker, setup.map), (true, 1));
/// assert_eq!(Choice::differing(&CHOICES, setup), options);
/// assert_eq!(OPTIONS[0].name, "joker");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Choice<S: 'static> {
    spec: OptionSpec,
    place: Place<S>,
}

/// How a choice is kept.
#[derive(Clone, Copy, Debug)]
enum Place<S: 'static> {
    /// As a flag, with its value by default.
    Flag(bool, fn(&mut S) -> &mut bool),
    /// As the place of the word among all.
    Word(fn(&mut S) -> &mut u8),
    /// As the seat, if it is not `random`.
    Seat(fn(&mut S) -> &mut Option<Seat>),
    /// In a way of the game's own.
    Own,
}

impl<S: Copy> Choice<S> {
    /// A flag: its default, then the words for the default and for the opposite.
    pub const fn flag(
        name: &'static str,
        default: bool,
        words: &'static [&'static str; 2],
        place: fn(&mut S) -> &mut bool,
    ) -> Self {
        let spec = OptionSpec { name, values: OptionValues::Words(words) };
        Self { spec, place: Place::Flag(default, place) }
    }

    /// One of some words, kept as its place among them.
    pub const fn word(
        name: &'static str,
        words: &'static [&'static str],
        place: fn(&mut S) -> &mut u8,
    ) -> Self {
        Self { spec: OptionSpec { name, values: OptionValues::Words(words) }, place: Place::Word(place) }
    }

    /// A seat, or none when chance names it.
    pub const fn seat(name: &'static str, place: fn(&mut S) -> &mut Option<Seat>) -> Self {
        Self { spec: OptionSpec { name, values: OptionValues::Seat }, place: Place::Seat(place) }
    }

    /// An option that the game itself reads and writes.
    pub const fn own(name: &'static str, values: OptionValues) -> Self {
        Self { spec: OptionSpec { name, values }, place: Place::Own }
    }

    /// The options alone.
    pub const fn specs<const N: usize>(choices: &[Self; N]) -> [OptionSpec; N] {
        let mut specs = [choices[0].spec; N];
        let mut at = 1;
        while at < N {
            specs[at] = choices[at].spec;
            at += 1;
        }
        specs
    }

    /// The setup with each choice in its place. What is no value of its option counts as the default:
    /// [`OptionSpec::check_all`] refuses it.
    pub fn read(choices: &[Self], options: &Options, mut setup: S) -> S {
        for Self { spec, place } in choices {
            let chosen = spec.chosen(options);
            let at = spec.words().iter().position(|&word| word == chosen).unwrap_or(0);
            match place {
                Place::Flag(default, place) => *place(&mut setup) = *default == (at == 0),
                Place::Word(place) => *place(&mut setup) = at as u8,
                Place::Seat(place) => *place(&mut setup) = chosen.parse().ok(),
                Place::Own => {}
            }
        }
        setup
    }

    /// The choices that differ from their defaults.
    pub fn differing(choices: &[Self], mut setup: S) -> Options {
        let word = |spec: &OptionSpec, at: usize| {
            spec.words().get(at).filter(|_| at > 0).map(|&word| word.to_owned())
        };
        let mut chosen = |Self { spec, place }: &Self| {
            let value = match place {
                Place::Flag(default, place) => word(spec, usize::from(*place(&mut setup) != *default)),
                Place::Word(place) => word(spec, usize::from(*place(&mut setup))),
                Place::Seat(place) => place(&mut setup).map(|seat| seat.to_string()),
                Place::Own => None,
            };
            Some((spec.name.to_owned(), value?))
        };
        Options(choices.iter().filter_map(&mut chosen).collect())
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
