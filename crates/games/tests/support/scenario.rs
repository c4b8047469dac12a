//! Scenario files: a position, moves, and what is expected after them, in lines that a player can read.
//!
//! A file holds scenarios, each from a line `clause` to the next. `#` starts a comment. Lines of all games:
//! - `clause CU-5.5 CU-5.8`: the clauses that the scenario guards, with its title as a comment;
//! - `seats 3 first_seat=1`: the table; then either `new` (from the very start) or lines that describe the position by
//!   the fields of its JSON form (see [`scene`](super::scene));
//! - `1 roll`, `* die pink 3`: moves as in records, seat or `*` for chance;
//! - `refuse 1 tile 1 boo: CU-5.2 space 1 is`: the move is refused by the clause with a message that
//!   begins so (the message may be left out);
//! - `expect WHAT VALUES`: see [`Scenario::expect`], the fields of the JSON form, and the game's [`Scene::found`].

use super::scene::{self, Form, Scene};
use engine::{Game, Options, Seat, Step, Turn};
use serde_json::{Value, json};
use std::fmt::{Debug, Display};

/// All went well, or why not.
pub(crate) type Done = Result<(), String>;

/// A scenario while it is carried out.
pub(crate) struct Scenario<G: Game> {
    options: Options,
    form: Form,
    game: Option<G>,
    /// What happened in the last step.
    log: Vec<Step<G>>,
}

/// Carries out all scenarios of a file; panics with the line of the first one that fails.
pub(crate) fn run_file<G: Scene>(name: &str, text: &str) {
    let mut scenario = Scenario::<G>::new();
    let mut in_scenario = false;
    for (at, raw) in text.lines().enumerate() {
        let line = raw.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let result = match line.split_once(' ').unwrap_or((line, "")) {
            ("clause", _) => {
                in_scenario = true;
                scenario = Scenario::new();
                Ok(())
            }
            _ if !in_scenario => Err("a file begins with a line `clause`".to_owned()),
            (word, rest) => scenario.line(word, rest),
        };
        if let Err(reason) = result {
            panic!("{name}:{}: `{line}`: {reason}\nposition: {:?}", at + 1, scenario.game);
        }
    }
    assert!(in_scenario, "{name} has no scenario");
}

/// Equal, or what was found instead.
pub(crate) fn same<T: PartialEq + Debug>(found: &T, expected: &T) -> Done {
    if found == expected { Ok(()) } else { Err(format!("found {found:?}, expected {expected:?}")) }
}

/// An error as text.
pub(crate) fn error(error: impl Display) -> String {
    error.to_string()
}

/// The items of a list with commas.
pub(crate) fn items(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').map(str::trim).filter(|item| !item.is_empty())
}

/// Values separated by spaces.
pub(crate) fn list(values: impl Iterator<Item = impl Display>) -> String {
    values.map(|value| value.to_string()).collect::<Vec<_>>().join(" ")
}

impl<G: Scene> Scenario<G> {
    fn new() -> Self {
        Self { options: Options::default(), form: Form::new(0), game: None, log: Vec::new() }
    }

    fn line(&mut self, word: &str, rest: &str) -> Done {
        match word {
            "seats" => {
                let (seats, options) = rest.split_once(' ').unwrap_or((rest, ""));
                self.form = Form::new(seats.parse().map_err(error)?);
                self.options = Options::parse(options).map_err(error)?;
                Ok(())
            }
            "new" => {
                self.game = Some(G::new(G::setup(self.form.seats, &self.options).map_err(error)?));
                Ok(())
            }
            "refuse" => self.refuse(rest),
            "expect" => {
                let (what, values) = rest.split_once(' ').unwrap_or((rest, ""));
                self.expect(what, values)
            }
            _ if word == "*" || word.parse::<u8>().is_ok() => self.step(word, rest),
            _ if self.game.is_some() => Err("the position is settled by now".to_owned()),
            _ => self.form.line::<G>(word, rest),
        }
    }

    /// The position, built when it is first needed.
    fn game(&mut self) -> Result<G, String> {
        if self.game.is_none() {
            self.game = Some(self.form.position(&self.options)?);
        }
        self.game.clone().ok_or_else(|| "there is no position".to_owned())
    }

    fn step(&mut self, author: &str, text: &str) -> Done {
        let mut game = self.game()?;
        self.log.clear();
        if author == "*" {
            let outcome: G::Outcome = text.parse().map_err(error)?;
            let mut chances = Vec::new();
            game.chances(&mut chances);
            if !chances.iter().any(|&(listed, _)| listed == outcome) {
                return Err("chance has no such outcome now".to_owned());
            }
            game.resolve(outcome, &mut self.log);
        } else {
            let seat: Seat = author.parse().map_err(error)?;
            let action = text.parse().map_err(error)?;
            game.check(seat, action).map_err(error)?;
            game.act(seat, action, &mut self.log);
        }
        self.game = Some(game);
        Ok(())
    }

    fn refuse(&mut self, rest: &str) -> Done {
        let (step, reason) = rest.split_once(':').ok_or("expected `refuse SEAT MOVE: CLAUSE message`")?;
        let (seat, text) = step.split_once(' ').ok_or("expected a seat and a move")?;
        let seat: Seat = seat.parse().map_err(error)?;
        let verdict = self.game()?.check(seat, text.parse().map_err(error)?);
        let illegal = verdict.err().ok_or("it is accepted")?;
        let (clause, message) = reason.trim().split_once(' ').unwrap_or((reason.trim(), ""));
        same(&illegal.clause.0, &clause)?;
        if illegal.message.starts_with(message) { Ok(()) } else { Err(format!("refused: {illegal}")) }
    }

    /// What may be expected of all games:
    /// - `turn 2`: who acts (`chance`, `none` when the game is over); `places 1 2 2`, `score 3 -4 7`;
    /// - `legal roll`, `illegal bet green`, `count tile 28` (legal decisions that begin so) for the active seat;
    /// - `options roll, stop`: all that is legal, in order;
    /// - `chance die pink 3: 1/18`, `outcomes 18`;
    /// - `event {"event": "tile-paid", "owner": 2}`: the last step had an event with these fields;
    /// - `no-event tile-paid`, `events tile-paid, extra-step`: all events of the last step, in order, those told
    ///   to several audiences once.
    fn expect(&mut self, what: &str, values: &str) -> Done {
        let game = self.game()?;
        let keyed = values.strip_suffix(':').map(|key| (key, "")).or_else(|| values.split_once(": "));
        let (key, value) = keyed.map_or((values, ""), |(key, value)| (key, value.trim()));
        let found = match what {
            "turn" => match game.turn() {
                Turn::Act(seats) => list(seats.iter()),
                Turn::Chance => "chance".to_owned(),
                Turn::Over => "none".to_owned(),
            },
            "places" => list(game.scores().places().iter()),
            "score" => list(game.scores().points().iter()),
            "outcomes" => {
                let mut chances = Vec::new();
                game.chances(&mut chances);
                chances.len().to_string()
            }
            "legal" | "illegal" | "count" | "options" => return expect_legal(&game, what, values),
            "chance" => return expect_chance(&game, key, value),
            "event" | "no-event" | "events" => return self.expect_event(what, values),
            _ => {
                let found = match G::found(&game, what, key)? {
                    Some(found) => found,
                    None => scene::found(&game, what, keyed.map(|(key, _)| key))?,
                };
                return same(&found.as_str(), &keyed.map_or(values, |_| value));
            }
        };
        same(&found.as_str(), &values)
    }

    fn expect_event(&self, what: &str, values: &str) -> Done {
        let events: Vec<Value> = self.log.iter().map(|step| json!(step.event)).collect();
        if what == "no-event" {
            let met = events.iter().any(|event| event["event"] == values);
            return if met { Err("it happened".to_owned()) } else { Ok(()) };
        }
        if what == "events" {
            let mut names: Vec<&str> = events.iter().filter_map(|event| event["event"].as_str()).collect();
            names.dedup();
            return same(&names, &items(values).collect());
        }
        let wanted: Value = serde_json::from_str(values).map_err(error)?;
        let fields = wanted.as_object().ok_or("expected an object")?;
        let met = events.iter().any(|event| fields.iter().all(|(key, value)| event[key] == *value));
        if met { Ok(()) } else { Err(format!("the events were {}", json!(events))) }
    }
}

fn expect_legal<G: Game>(game: &G, what: &str, values: &str) -> Done {
    let Turn::Act(seats) = game.turn() else { return Err("nobody acts".to_owned()) };
    let mut legal = Vec::new();
    game.legal(seats.first().expect("somebody acts"), &mut legal);
    let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
    let listed = texts.iter().any(|text| text == values);
    match what {
        "count" => {
            let (word, number) = values.split_once(' ').ok_or("expected a word and a number")?;
            let count = texts.iter().filter(|text| text.split(' ').next() == Some(word)).count();
            same(&count.to_string().as_str(), &number)
        }
        "options" => same(&texts.join(", ").as_str(), &values),
        "legal" if !listed => Err(format!("legal are {texts:?}")),
        "illegal" if listed => Err("it is legal".to_owned()),
        _ => Ok(()),
    }
}

fn expect_chance<G: Game>(game: &G, outcome: &str, fraction: &str) -> Done {
    let outcome: G::Outcome = outcome.parse().map_err(error)?;
    let (part, whole) = fraction.split_once('/').ok_or("expected a fraction")?;
    let (part, whole): (u32, u32) = (part.parse().map_err(error)?, whole.parse().map_err(error)?);
    let mut chances = Vec::new();
    game.chances(&mut chances);
    let total: u32 = chances.iter().map(|&(_, weight)| weight).sum();
    let weight: u32 = chances.iter().filter(|(other, _)| *other == outcome).map(|&(_, weight)| weight).sum();
    same(&(weight * whole), &(part * total))
}

/// For tests in code: a position from the lines of a scenario.
pub(crate) fn position<G: Scene>(lines: &str) -> G {
    let mut scenario = Scenario::<G>::new();
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        scenario.line(word, rest).unwrap_or_else(|reason| panic!("`{line}`: {reason}"));
    }
    scenario.game().unwrap_or_else(|reason| panic!("{lines}: {reason}"))
}

/// For tests in code: carries out a step given as in records and returns what happened.
pub(crate) fn step<G: Scene>(game: &mut G, line: &str) -> Vec<Step<G>> {
    let mut scenario = Scenario::<G> { game: Some(game.clone()), ..Scenario::new() };
    let (author, text) = line.split_once(' ').expect("a seat or `*`, then a move");
    scenario.step(author, text).unwrap_or_else(|reason| panic!("`{line}`: {reason}; {game:?}"));
    *game = scenario.game.take().expect("a step leaves a position");
    scenario.log
}

/// The events without their positions.
pub(crate) fn events<G: Game>(log: Vec<Step<G>>) -> Vec<G::Event> {
    log.into_iter().map(|step| step.event).collect()
}
