//! JSON forms of positions: read in the games' own types, and refused by the field that cannot be.

use engine::json::clipped;
use engine::words::{self, Reader, Words};
use engine::{BadSetup, BadWord, Clause, Game, Illegal, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::{self, Display};

/// Why a JSON form is no position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field}: {reason}")]
pub struct BadPosition {
    /// The field, such as `players[2].money` or `players[2].hand[3]`, counted from 1.
    pub field: String,
    /// What is wrong with it.
    pub reason: String,
    /// The rule by which it is wrong, where one is named.
    pub clause: Option<Clause>,
}

/// A value, or which field is wrong.
pub(crate) type Checked<T> = Result<T, BadPosition>;

/// A refusal of a field.
pub(crate) fn refuse<T>(field: impl Display, reason: impl Into<String>) -> Checked<T> {
    Err(BadPosition { field: field.to_string(), reason: reason.into(), clause: None })
}

/// A refusal of a field by what would be illegal.
pub(crate) fn refuse_as<T>(field: impl Display, illegal: &Illegal) -> Checked<T> {
    let clause = Some(illegal.clause);
    Err(BadPosition { field: field.to_string(), reason: illegal.to_string(), clause })
}

/// One of the checks of a position as a whole, with the rule that it goes by.
pub(crate) type Check<G> = (&'static str, fn(&G) -> Checked<()>);

/// A game whose positions have a JSON form.
pub(crate) trait Sketched: Game {
    /// The form.
    type Form: DeserializeOwned;
    /// A position as it is written, before it is checked as a whole.
    fn sketch(form: Self::Form) -> Checked<Self>;
}

/// A game that tells which positions can be.
pub(crate) trait Validated: Sketched {
    /// The checks of this position, stage by stage: each stage relies on those before it.
    fn stages(&self) -> &'static [&'static [Check<Self>]];

    /// Where the one way to this position begins, if there is only one: the start of a game, a round or a leg.
    fn origin(&self) -> Option<Self>;

    /// What came next, `now`, if this position came about.
    fn next(&self, now: &Self) -> Option<Move<Self>>;

    /// The position, when what no single field shows has been checked; or the first thing that is wrong.
    fn checked(self) -> Checked<Self> {
        self.stages().iter().copied().flatten().try_for_each(|check| checked_by(&self, *check))?;
        // What follows from the rules is taken from there.
        self.led_up_to().map(|led_to| led_to.unwrap_or(self))
    }

    /// All that is wrong with a position that is being set up by hand.
    fn faults(&self) -> Vec<BadPosition> {
        let of_stage = |stage: &&[Check<Self>]| -> Vec<BadPosition> {
            stage.iter().filter_map(|check| checked_by(self, *check).err()).collect()
        };
        let faults = self.stages().iter().map(of_stage).find(|faults| !faults.is_empty());
        faults.unwrap_or_else(|| self.led_up_to().err().into_iter().collect())
    }

    /// The progress check: plays on from the origin by the moves that are read off the position, as long as the rules
    /// allow them. The position is what they lead to, or it is refused by the first field that differs.
    fn led_up_to(&self) -> Checked<Option<Self>> {
        let Some(mut now) = self.origin() else { return Ok(None) };
        while let Some(step) = self.next(&now) {
            match step {
                Move::Decide(seat, action) if now.check(seat, action).is_ok() => {
                    now.act(seat, action, &mut ());
                }
                Move::Chance(outcome) if may_come(&now, outcome) => now.resolve(outcome, &mut ()),
                Move::Decide(..) | Move::Chance(_) => break,
            }
        }
        // Positions are plain data: none fails to be written.
        let [found, led_to] = [self, &now].map(|game| serde_json::to_value(game).unwrap_or_default());
        match difference(String::new(), &found, &led_to) {
            Some((field, found, led_to)) => {
                refuse(field, format!("is {}, but what has happened leads to {}", told(found), told(led_to)))
            }
            None => Ok(Some(now)),
        }
    }
}

fn checked_by<G>(game: &G, (clause, check): Check<G>) -> Checked<()> {
    check(game).map_err(|bad| BadPosition { clause: bad.clause.or(Some(Clause(clause))), ..bad })
}

/// The refusal of a setup, by its field in the form.
pub(crate) fn bad_setup(bad: &BadSetup) -> BadPosition {
    BadPosition { field: bad.path(), reason: bad.to_string(), clause: None }
}

/// A value that positions hold as its text, whatever it looks like in views.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Text<T>(pub(crate) T);

impl<T: Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: Words> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        words::from_json(deserializer).map(Self)
    }
}

/// Something that belongs to a seat, written `boo@1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Owned<T> {
    pub(crate) what: T,
    pub(crate) owner: Seat,
}

impl<T: Display> Display for Owned<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.what, self.owner)
    }
}

impl<T: Words> Words for Owned<T> {
    fn expected() -> Cow<'static, str> {
        format!("{}, and its seat after @, such as @1", T::expected()).into()
    }

    fn read(words: &mut Reader<'_>) -> Result<Self, BadWord> {
        words.value(Self::expected, |word| {
            let (what, owner) = word.split_once('@')?;
            Some(Self { what: words::read(what).ok()?, owner: owner.parse().ok()? })
        })
    }
}

/// A number within `low` to `high`.
pub(crate) fn within<T: PartialOrd + Display + Copy>(
    field: impl Display,
    value: T,
    low: T,
    high: T,
) -> Checked<T> {
    if value >= low && value <= high {
        Ok(value)
    } else {
        refuse(field, format!("{value} is not within {low} to {high}"))
    }
}

/// A seat at a table of `seats`.
pub(crate) fn at_table(field: impl Display, seat: Seat, seats: usize) -> Checked<Seat> {
    within(field, seat.number(), 1, seats as u8).map(|_| seat)
}

/// The first player and whose turn it is, which may be left out as long as nobody is the first player.
pub(crate) fn turn(first: Option<Seat>, turn: Option<Seat>, seats: usize) -> Checked<(Option<Seat>, Seat)> {
    let first = first.map(|first| at_table("first", first, seats)).transpose()?;
    match turn {
        Some(turn) => Ok((first, at_table("turn", turn, seats)?)),
        None if first.is_none() => Ok((first, Seat::new(0))),
        None => refuse("turn", "is missing though the first player is known"),
    }
}

/// Whose turn a position names. Before there is a first player it names nobody, unless it was read with a seat: the
/// progress check must see that one.
pub(crate) fn named_turn(first: Option<Seat>, active: Seat) -> Option<Seat> {
    (first.is_some() || active != Seat::new(0)).then_some(active)
}

/// Checks that the first player is known when the game is on, and is the one whom an option may name.
pub(crate) fn check_first(first: Option<Seat>, named: Option<Seat>, option: &str) -> Checked<()> {
    match (first, named) {
        (None, _) => refuse("first", "is missing"),
        (Some(first), Some(seat)) if first != seat => {
            refuse("first", format!("is not seat {seat}, which option {option} names"))
        }
        _ => Ok(()),
    }
}

/// The players with their seats; there must be one for each.
pub(crate) fn players<P>(players: Vec<P>, seats: usize) -> Checked<impl Iterator<Item = (Seat, P)>> {
    if players.len() == seats {
        Ok(Seat::all(seats).zip(players))
    } else {
        refuse("players", format!("there are {} for {seats} seats", players.len()))
    }
}

/// What is left of the box while the places of a position are gone through: each component is somewhere, none twice.
pub(crate) struct Census<C> {
    /// In order: each component, how many are left, and how many there are in all. There are at most a few dozen.
    counts: Vec<(C, usize, usize)>,
}

impl<C: Ord + Copy + Display> Census<C> {
    /// Of these components, of which several may be equal.
    pub(crate) fn of(components: impl IntoIterator<Item = C>) -> Self {
        let mut counts: Vec<(C, usize, usize)> = Vec::new();
        for component in components {
            let place = counts.partition_point(|&(other, ..)| other < component);
            match counts.get_mut(place) {
                Some((other, left, all)) if *other == component => (*left, *all) = (*left + 1, *all + 1),
                _ => counts.insert(place, (component, 1, 1)),
            }
        }
        Self { counts }
    }

    /// Takes a component for the field that names it.
    pub(crate) fn take(&mut self, field: impl Display, component: C) -> Checked<()> {
        match self.counts.iter_mut().find(|(other, ..)| *other == component) {
            None => refuse(field, format!("there is no {component} for it")),
            Some((_, 0, 1)) => refuse(field, format!("{component} is there twice")),
            Some((_, 0, all)) => refuse(field, format!("there are only {all} of {component}")),
            Some((_, left, _)) => {
                *left -= 1;
                Ok(())
            }
        }
    }

    /// Takes the components of a list, whose items are fields such as `players[2].hand[3]`.
    pub(crate) fn list<L: FromIterator<C>>(
        &mut self,
        field: &str,
        list: impl IntoIterator<Item = C>,
    ) -> Checked<L> {
        let take = |(item, component): (usize, C)| {
            self.take(format_args!("{field}[{item}]"), component).map(|()| component)
        };
        (1..).zip(list).map(take).collect()
    }

    /// The components that have not been taken.
    pub(crate) fn left(&self) -> impl Iterator<Item = C> + '_ {
        self.counts.iter().flat_map(|&(component, left, _)| std::iter::repeat_n(component, left))
    }

    /// Refuses `field` when a component has not been taken.
    pub(crate) fn all_taken(&self, field: impl Display) -> Checked<()> {
        match self.counts.iter().find(|&&(_, left, _)| left > 0) {
            None => Ok(()),
            Some((component, 1, 1)) => refuse(field, format!("{component} is nowhere")),
            Some((component, left, all)) => refuse(field, format!("{left} of {all} {component} are nowhere")),
        }
    }
}

/// A step of the game, whoever makes it.
pub(crate) enum Move<G: Game> {
    /// A decision of a seat.
    Decide(Seat, G::Action),
    /// An outcome of chance.
    Chance(G::Outcome),
}

/// Whether chance can have this outcome.
fn may_come<G: Game>(now: &G, outcome: G::Outcome) -> bool {
    let mut chances = Vec::new();
    now.chances(&mut chances);
    chances.iter().any(|&(listed, _)| listed == outcome)
}

/// A value in a message.
fn told(value: &Value) -> String {
    if value.is_null() { "nothing".to_owned() } else { clipped(&value.to_string()) }
}

/// The first field that differs, below `field`, with its two values.
fn difference<'a>(
    field: String,
    found: &'a Value,
    expected: &'a Value,
) -> Option<(String, &'a Value, &'a Value)> {
    match (found, expected) {
        (Value::Object(found), Value::Object(expected)) => {
            let names: BTreeSet<&String> = found.keys().chain(expected.keys()).collect();
            names.into_iter().find_map(|name| {
                let field = if field.is_empty() { name.clone() } else { format!("{field}.{name}") };
                let [found, expected] =
                    [found, expected].map(|fields| fields.get(name).unwrap_or(&Value::Null));
                difference(field, found, expected)
            })
        }
        (Value::Array(found), Value::Array(expected)) if found.len() == expected.len() => {
            let mut items = (1..).zip(found.iter().zip(expected));
            items
                .find_map(|(item, (found, expected))| difference(format!("{field}[{item}]"), found, expected))
        }
        _ => (found != expected).then_some((field, found, expected)),
    }
}
